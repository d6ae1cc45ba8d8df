/* SPDX-License-Identifier: MIT */
/* Stores a game while it is played. An Autosave remembers what the file
   contains, so that a move costs one inserted row, and undos only delete the
   rows of moves that are gone. */
#include <stdlib.h>
#include <string.h>

#include "store_inside.h"

void autosave_start(Autosave *autosave, Store *store)
{
    memset(autosave, 0, sizeof *autosave);
    autosave->store = store;
}

void autosave_take(Autosave *autosave, const Session *session)
{
    ASSERT(!autosave->id); /* nothing of it has been stored */
    autosave->over = session->ended;
}

void autosave_stop(Autosave *autosave)
{
    ASSERT(!autosave->count || autosave->moves);
    free(autosave->moves);
    free(autosave->challenge);
    autosave_start(autosave, autosave->store);
}

/* Compares from the start, in time that grows with the game: 100,000 moves
   take less than storing one. */
static u32 count_same(const Autosave *autosave, const Session *session)
{
    u32 same = 0;
    ASSERT(autosave->count <= autosave->room);
    while (same < autosave->count && same < session->count &&
           autosave->moves[same] == session->moves[same])
        same++;
    return same;
}

static int has_changed(const Autosave *autosave, const Session *session)
{
    ASSERT(autosave->id);
    ASSERT(session->at <= session->count);
    return autosave->at != session->at || autosave->hints != session->hints ||
           autosave->undos != session->undos ||
           autosave->clock != session->clock ||
           autosave->count != session->count ||
           count_same(autosave, session) != session->count;
}

static void digest_start_of(const Session *session, Digest *digest)
{
    const Game *game = session->game;
    ASSERT(game && session->kept);
    digest_start(digest);
    digest_bytes(digest, game->name, (u16)strlen(game->name));
    digest_bytes(digest, session->variant, VARIANT_SIZE);
    digest_bytes(digest, session->seed, SEED_SIZE);
    digest_bytes(digest, session->date, DATE_SIZE);
    digest_bytes(digest, session->kept, game->size);
}

/* A newly dealt game must not replace the stored one. If the start is the
   same, it is another game only if all moves have disappeared, which no undo
   does. */
static int is_another(const Autosave *autosave, const Session *session)
{
    Digest start;
    ASSERT(autosave->id);
    digest_start_of(session, &start);
    return start.fnv != autosave->start.fnv ||
           start.jenkins != autosave->start.jenkins ||
           (autosave->count && !session->count);
}

/* ------------------------------------------------------------- the game */

static StoreAnswer add_game(Autosave *autosave, const Session *session,
                            const Moment *now)
{
    ASSERT(store_is_changing(autosave->store));
    ASSERT(session->game->version);
    return query_run(
        autosave->store,
        "INSERT INTO games (edition, game, rules, variant, seed, board, date,"
        " at, count, hints, undos, clock, status, score, digest, over,"
        " started, played, name, challenge) VALUES (0, ?, ?, ?, ?, ?, ?,"
        " 0, 0, 0, 0, 0, 0, 0, '', ?, ?, 0, ?, ?)",
        "tiwwwtiitt", session->game->name, (long long)session->game->version,
        session, session_text_variant, session, session_text_seed, session,
        session->board ? session_text_board : NULL, session->date,
        (long long)autosave->over, now->seconds, session->name,
        autosave->challenge);
}

/* Returns STORE_NONE if another program has changed the game since. */
static StoreAnswer write_state(Store *store, long long id, long long edition,
                               const Session *session, const Moment *now)
{
    const Game *game = session->game;
    StoreAnswer answer = query_run(
        store,
        "UPDATE games SET edition = edition + 1, at = ?, count = ?,"
        " hints = ?, undos = ?, clock = ?, status = ?, score = ?,"
        " digest = ?, over = over OR ?, played = ?"
        " WHERE id = ? AND edition = ?",
        "iiiiiiiwiiii", (long long)session->at, (long long)session->count,
        (long long)session->hints, (long long)session->undos,
        (long long)session->clock, (long long)game->status(session->position),
        (long long)game->score(session->position), session,
        session_text_digest, (long long)session_is_over(session), now->seconds,
        id, edition);
    ASSERT(session->at <= session->count);
    if (!answer && sqlite3_changes(store->base) == 0)
        return STORE_NONE;
    return answer;
}

/* The move before the position on the board was made now. Others that are new
   in the store came from elsewhere: nobody knows when; -1. */
static long long time_of(const Session *session, u32 number)
{
    ASSERT(number && number <= session->count);
    return number == session->at ? (long long)session->clock : -1;
}

static StoreAnswer write_moves(Store *store, long long id,
                               const Session *session, u32 from, u32 old)
{
    StoreAnswer answer = STORE_FINE;
    ASSERT(from <= old && from <= session->count);
    if (from < old)
        answer =
            query_run(store, "DELETE FROM moves WHERE game = ? AND number > ?",
                      "ii", id, (long long)from);
    for (; !answer && from < session->count; from++)
        answer = query_run(store,
                           "INSERT INTO moves (game, number, move, clock)"
                           " VALUES (?, ?, ?, nullif(?, -1))",
                           "iiii", id, (long long)from + 1,
                           (long long)session->moves[from],
                           time_of(session, from + 1));
    return answer;
}

/* -------------------------------------------------------------- a change */

int autosave_fit_moves(Autosave *autosave, u32 count)
{
    u16 *moves;
    ASSERT(count <= MOST_HISTORY && autosave->count <= autosave->room);
    if (count < autosave->room)
        return 1;
    moves = realloc(autosave->moves, ((size_t)count + 1) * 2 * sizeof *moves);
    if (!moves)
        return 0;
    autosave->moves = moves;
    autosave->room = (count + 1) * 2;
    return 1;
}

void autosave_note(Autosave *autosave, const Session *session)
{
    ASSERT(session->count < autosave->room); /* as was made sure of */
    autosave->at = session->at;
    autosave->hints = session->hints;
    autosave->undos = session->undos;
    autosave->clock = session->clock;
    autosave->count = session->count;
    if (session->count)
        memcpy(autosave->moves, session->moves, session->count * sizeof(u16));
    digest_start_of(session, &autosave->start);
}

/* "next" describes the row as it will be after the change. */
static StoreAnswer change_row(Autosave *next, const Session *session,
                              const Moment *now)
{
    Store *store = next->store;
    u32 same = count_same(next, session);
    StoreAnswer answer =
        write_state(store, next->id, next->edition, session, now);
    if (!answer)
        answer = write_moves(store, next->id, session, same, next->count);
    return answer;
}

StoreAnswer autosave_add(Autosave *next, const Session *session,
                         const Moment *now)
{
    StoreAnswer answer = add_game(next, session, now);
    if (answer)
        return answer;
    next->id = sqlite3_last_insert_rowid(next->store->base);
    next->edition = 0;
    next->count = 0;
    return change_row(next, session, now);
}

static StoreAnswer write_change(Autosave *next, const Session *session,
                                const Moment *now)
{
    StoreAnswer answer = STORE_FINE;
    int apart = 0;
    ASSERT(store_is_changing(next->store));
    if (next->id) {
        answer = change_row(next, session, now);
        apart = answer == STORE_NONE;
    }
    if (!next->id || apart)
        answer = autosave_add(next, session, now);
    if (!answer && session_is_over(session) && !next->over) {
        answer = outcomes_add(next->store, next->id, session, now);
        next->over = 1;
    }
    return !answer && apart ? STORE_APART : answer;
}

StoreAnswer autosave_session(Autosave *autosave, const Session *session,
                             const Moment *now)
{
    Store *store = autosave->store;
    Autosave next;
    StoreAnswer answer;
    ASSERT(store);
    if (store->state)
        return store->state;
    if (!autosave->id && autosave->over && session_is_over(session))
        return STORE_FINE;
    if (autosave->id && is_another(autosave, session))
        autosave_stop(autosave);
    if (autosave->id ? !has_changed(autosave, session) : !session->count)
        return STORE_FINE;
    if (RARELY(!autosave_fit_moves(autosave, session->count)))
        return store_failed(store, SQLITE_NOMEM);
    next = *autosave;
    answer = store_begin_change(store);
    if (!answer)
        answer = store_end_change(store, write_change(&next, session, now));
    if (answer > STORE_APART)
        return answer;
    *autosave = next;
    autosave->edition++;
    autosave_note(autosave, session);
    return answer;
}
