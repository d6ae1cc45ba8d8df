/* SPDX-License-Identifier: MIT */
/* Lists, finds, names and drops the games in progress. */
#include <string.h>

#include "slot.h"
#include "store_inside.h"

static void read_kept(sqlite3_stmt *query, KeptGame *game)
{
    ASSERT(sqlite3_data_count(query) == 17);
    game->id = sqlite3_column_int64(query, 0);
    game->slot = query_word(query, 1);
    game->game = query_word(query, 2);
    game->variant = query_word(query, 3);
    game->seed = query_word(query, 4);
    game->date = query_word(query, 5);
    game->at = query_number(query, 6);
    game->count = query_number(query, 7);
    game->hints = query_number(query, 8);
    game->undos = query_number(query, 9);
    game->clock = query_number(query, 10);
    game->status = query_status(query, 11);
    game->score = query_number(query, 12);
    game->own_board = (u8)query_number(query, 13);
    game->started = query_time(query, 14);
    game->played = query_time(query, 15);
    game->name = query_word(query, 16);
}

StoreAnswer in_progress_list(Store *store, SeeGame see, void *own)
{
    KeptGame game;
    sqlite3_stmt *query =
        query_start(store,
                    "SELECT id, slot, game, variant, seed, date, at, count"
                    ", hints, undos, clock, status, score,"
                    " board IS NOT NULL, started, played, name FROM games"
                    " WHERE NOT (" IS_PAST ")"
                    " ORDER BY played DESC, id DESC",
                    "");
    while (query_next(query)) {
        read_kept(query, &game);
        see(own, &game);
    }
    return query_end(store, query);
}

/* ---------------------------------------------------------------- names */

/* Returns the number that a name consists of, or 0. */
static long long number_of(const char *name)
{
    long long number = 0;
    name += *name == '#';
    if (!*name || strlen(name) > 15 || name[strspn(name, "0123456789")])
        return 0;
    for (; *name; name++)
        number = number * 10 + (*name - '0');
    ASSERT(number >= 0); /* 15 digits can't overflow */
    return number;
}

StoreAnswer in_progress_find(Store *store, const char *name, long long *id)
{
    const long long number = number_of(name);
    StoreAnswer answer =
        number
            ? query_look_up(store, id,
                            "SELECT id FROM games WHERE id = ?1 UNION "
                            "SELECT id FROM outcomes WHERE id = ?1",
                            "i", number)
            : query_look_up(store, id, "SELECT id FROM games WHERE slot = ?",
                            "t", name);
    if (answer != STORE_NONE)
        return answer;
    return store_says(store, STORE_NONE, _("Game %s not found"), name);
}

StoreAnswer in_progress_find_past(Store *store, long long id)
{
    return query_look_up(store, &id,
                         "SELECT id FROM games WHERE id = ? AND " IS_PAST
                         " AND id IN (SELECT id FROM outcomes)",
                         "i", id);
}

StoreAnswer in_progress_find_daily(Store *store, const char *game,
                                   const char *date, long long *id)
{
    StoreAnswer answer = query_look_up(
        store, id,
        "SELECT id FROM games WHERE date = ? AND date <> ''"
        " AND game = ? AND NOT over ORDER BY played DESC, id DESC",
        "tt", date, game);
    if (answer != STORE_NONE)
        return answer;
    return store_says(store, STORE_NONE,
                      _("The %1$s puzzle of %2$s is not in progress"), game,
                      date);
}

/* A name is part of a game's version. When a name comes back, its version
   must not, because backups may have outdated that. So the time of a game that
   some backup contains grows with each name. */
static StoreAnswer set_slot(Store *store, long long id, const char *slot)
{
    long long other = 0;
    StoreAnswer answer;
    ASSERT(store_is_changing(store));
    answer = query_look_up(store, &other,
                           "SELECT id FROM games WHERE slot = ? AND id <> ?",
                           "ti", slot, id);
    if (!answer)
        return store_says(store, STORE_TAKEN,
                          _("Game #%1$lld already has the name %2$s"), other,
                          slot);
    if (answer != STORE_NONE)
        return answer;
    answer =
        query_run(store,
                  "UPDATE games SET slot = nullif(?, ''), other_slot = NULL,"
                  " played = played + (played < ? AND EXISTS"
                  " (SELECT * FROM shared WHERE game = games.id))"
                  " WHERE id = ?",
                  "tii", slot, (long long)MOST_SECONDS, id);
    if (answer || sqlite3_changes(store->base))
        return answer;
    return store_says(store, STORE_NONE, _("Game #%lld is not in progress"),
                      id);
}

StoreAnswer in_progress_name(Store *store, long long id, const char *slot)
{
    StoreAnswer answer = store_begin_change(store);
    if (answer)
        return answer;
    if (*slot && !slot_is_name(slot))
        answer = store_says(store, STORE_TAKEN,
                            _("Names are a single word of at most %d "
                              "characters, and not just a number"),
                            LONGEST_SLOT);
    else
        answer = set_slot(store, id, slot);
    return store_end_change(store, answer);
}

/* ------------------------------------------------------------- dropping */

/* STORE_NONE if the game is one of the past, which can't be dropped. */
static StoreAnswer refuse_past(Store *store, long long id)
{
    const StoreAnswer answer = in_progress_find_past(store, id);
    return answer == STORE_NONE   ? STORE_FINE
           : answer == STORE_FINE ? STORE_NONE
                                  : answer;
}

/* A game that can't be resumed has no outcome. */
static StoreAnswer give_up(Store *store, long long id, const Moment *now)
{
    Autosave autosave;
    Session session;
    StoreAnswer answer;
    ASSERT(store_is_changing(store));
    session_open(&session, &store->host);
    autosave_start(&autosave, store);
    answer = resume_game(&autosave, &session, id);
    if (!answer)
        answer = refuse_past(store, id);
    if (!answer && !autosave.over)
        answer = outcomes_add(store, id, &session, now);
    if (answer == STORE_UNFIT)
        answer = STORE_FINE;
    autosave_stop(&autosave);
    session_close(&session);
    return answer;
}

static int was_given_up(Store *store, long long id)
{
    long long status;
    return !query_look_up(store, &status,
                          "SELECT status FROM outcomes WHERE id = ?", "i",
                          id) &&
           status == GOING;
}

/* Players can't delete the result of a finished game, unless it is damaged. */
static StoreAnswer drop_damaged(Store *store, long long id)
{
    const StoreAnswer answer = check_outcome(store, id);
    if (answer == STORE_UNFIT)
        return query_run(store, "DELETE FROM outcomes WHERE id = ?", "i", id);
    if (answer == STORE_NONE)
        return store_says(store, STORE_NONE, _("Game #%lld not found"), id);
    if (answer)
        return answer;
    return store_says(
        store, STORE_NONE,
        was_given_up(store, id)
            ? _("Game #%lld is deleted already: it counts as given up")
            : _("Game #%lld is finished: its result stays in the statistics"),
        id);
}

StoreAnswer in_progress_drop(Store *store, long long id, const Moment *now)
{
    StoreAnswer answer = store_begin_change(store);
    if (answer)
        return answer;
    answer = give_up(store, id, now);
    if (!answer) {
        answer = check_outcome(store, id);
        if (answer == STORE_NONE)
            answer = STORE_FINE;
    }
    if (answer == STORE_NONE || answer == STORE_UNFIT)
        answer = drop_damaged(store, id);
    if (!answer)
        answer = query_run(store, "DELETE FROM games WHERE id = ?", "i", id);
    return store_end_change(store, answer);
}
