/* SPDX-License-Identifier: MIT */
/* Stores and lists how games ended. */
#include <string.h>

#include "store_inside.h"

/* Returns the start and the moves of a save, from its board or its moves on.
   It leaves out the start's name and how the game was played. */
static const char *part_of_moves(const Session *session)
{
    return session->board ? "\nboard\n" : "\nmoves ";
}

/* Returns STORE_FINE if a game with the same start and moves has been counted,
   otherwise STORE_NONE. A player can load a save just before its last move and
   win again and again; that counts as one win. Two players may win alike. */
static StoreAnswer find_same(Store *store, const Session *session)
{
    long long id;
    ASSERT(session->at <= session->count);
    return query_look_up(
        store, &id,
        "SELECT id FROM outcomes WHERE game = ?1 AND variant = ?2"
        " AND seed = ?3 AND date = ?4 AND own_board = ?5"
        " AND moves = ?6 AND substr(save, instr(save, ?7)) ="
        " substr(?8, instr(?8, ?7)) AND player = ?9",
        "twwtiitwt", session->game->name, session, session_text_variant,
        session, session_text_seed, session->date,
        (long long)(session->board != NULL), (long long)session->at,
        part_of_moves(session), session, session_save, store->player);
}

StoreAnswer outcomes_add(Store *store, long long id, const Session *session,
                         const Moment *now)
{
    const Game *game = session->game;
    const Status status = game->status(session->position);
    StoreAnswer answer =
        status_is_final(status) ? find_same(store, session) : STORE_NONE;
    ResultPlace place;
    if (answer != STORE_NONE)
        return answer;
    answer = resets_find_place(store, session, now, &place);
    if (answer)
        return answer;
    return query_run(
        store,
        "INSERT INTO outcomes SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,"
        " ?11, ?12, ?13, ?14, ?15, ?16, max(coalesce(max(nth) + 1, 0), ?17),"
        " ?18 FROM outcomes WHERE ended = ?8",
        "itwwtitiiiiiiiwtit", id, game->name, session, session_text_variant,
        session, session_text_seed, session->date,
        (long long)(session->board != NULL), now->day, place.ended,
        (long long)status, (long long)session->at,
        (long long)game->score(session->position), (long long)session->hints,
        (long long)session->undos, (long long)session->clock, session,
        session_save, session->name, (long long)place.nth, store->player);
}

static void read_outcome(sqlite3_stmt *query, Outcome *outcome)
{
    ASSERT(sqlite3_data_count(query) == 18);
    outcome->id = sqlite3_column_int64(query, 0);
    outcome->game = query_word(query, 1);
    outcome->variant = query_word(query, 2);
    outcome->seed = query_word(query, 3);
    outcome->date = query_word(query, 4);
    outcome->own_board = (u8)query_number(query, 5);
    outcome->day = query_word(query, 6);
    outcome->ended = query_time(query, 7);
    outcome->status = query_status(query, 8);
    outcome->moves = query_number(query, 9);
    outcome->score = query_number(query, 10);
    outcome->hints = query_number(query, 11);
    outcome->undos = query_number(query, 12);
    outcome->clock = query_number(query, 13);
    outcome->name = query_word(query, 14);
    outcome->nth = query_number(query, 15);
    outcome->reset = (u8)query_number(query, 16);
    outcome->player = query_word(query, 17);
}

#define COLUMNS_WITH(day)                                                     \
    "SELECT id, game, variant, seed, date, own_board, " day                   \
    ", ended, status, moves, score, hints, undos, clock, name, "              \
    "nth, " IS_RESET ", player FROM outcomes"
#define OUTCOME_COLUMNS COLUMNS_WITH("day")

/* Merged stores count games in the same order, whatever their ids: of games
   that ended in the same second on two devices, their contents decide. */
#define OUTCOME_ORDER                                                         \
    " ORDER BY ended, nth, game, variant, seed, date, name, status, moves,"   \
    " score, hints, undos, clock, player, id"

static StoreAnswer list_found(Store *store, sqlite3_stmt *query,
                              SeeOutcome see, void *own)
{
    Outcome outcome;
    while (query_next(query)) {
        read_outcome(query, &outcome);
        see(own, &outcome);
    }
    return query_end(store, query);
}

/* The first parameter is the player who is shown, or NULL for everybody. */
#define IS_SHOWN " (?1 IS NULL OR player = ?1)"

StoreAnswer outcomes_list(Store *store, const char *game, SeeOutcome see,
                          void *own)
{
    return list_found(store,
                      query_start(store,
                                  OUTCOME_COLUMNS
                                  " WHERE (?2 IS NULL OR game = ?2)"
                                  " AND" IS_SHOWN OUTCOME_ORDER,
                                  "tt", players_shown(store), game),
                      see, own);
}

StoreAnswer outcomes_list_latest(Store *store, u32 most, SeeOutcome see,
                                 void *own)
{
    ASSERT(most);
    return list_found(
        store,
        query_start(store,
                    OUTCOME_COLUMNS
                    " WHERE" IS_SHOWN
                    " ORDER BY ended DESC, nth DESC, id DESC LIMIT ?2",
                    "ti", players_shown(store), (long long)most),
        see, own);
}

StoreAnswer outcomes_see(Store *store, long long id, SeeOutcome see, void *own)
{
    return list_found(
        store, query_start(store, OUTCOME_COLUMNS " WHERE id = ?", "i", id),
        see, own);
}

/* All columns are in the index outcomes_by_end, in this order. */
StoreAnswer outcomes_list_like(Store *store, long long id, SeeOutcome see,
                               void *own)
{
    return list_found(
        store,
        query_start(
            store,
            COLUMNS_WITH(
                "''") " WHERE (game, variant, own_board) = (SELECT game,"
                      " variant, own_board FROM outcomes WHERE id = "
                      "?2) AND" IS_SHOWN OUTCOME_ORDER,
            "ti", players_shown(store), id),
        see, own);
}

/* SQLite would rather look at all results in their order than sort these. */
StoreAnswer outcomes_list_dailies(Store *store, SeeOutcome see, void *own)
{
    return list_found(
        store,
        query_start(store,
                    OUTCOME_COLUMNS
                    " INDEXED BY outcomes_by_date"
                    " WHERE date <> '' AND" IS_SHOWN OUTCOME_ORDER,
                    "t", players_shown(store)),
        see, own);
}

StoreAnswer outcomes_find_save(Store *store, long long id, char **text)
{
    sqlite3_stmt *query =
        query_start(store, "SELECT save FROM outcomes WHERE id = ?", "i", id);
    const int found = query_next(query);
    StoreAnswer answer;
    *text = found ? strdup(query_text(query, 0)) : NULL;
    answer = query_end(store, query);
    if (answer || *text)
        return answer;
    if (found)
        return store_failed(store, SQLITE_NOMEM);
    return store_says(store, STORE_NONE, _("Game #%lld is not finished"), id);
}
