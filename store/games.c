/* SPDX-License-Identifier: MIT */
/* The games in progress: which there are, what they are called. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

static void read_kept(sqlite3_stmt *query, KeptGame *game)
{
    game->id = sqlite3_column_int64(query, 0);
    game->slot = text_in(query, 1);
    game->game = text_in(query, 2);
    game->variant = text_in(query, 3);
    game->seed = text_in(query, 4);
    game->date = text_in(query, 5);
    game->at = number_in(query, 6);
    game->count = number_in(query, 7);
    game->hints = number_in(query, 8);
    game->undos = number_in(query, 9);
    game->clock = number_in(query, 10);
    game->status = (u8)number_in(query, 11);
    game->score = number_in(query, 12);
    game->own_board = (u8)number_in(query, 13);
    game->started = sqlite3_column_int64(query, 14);
    game->played = sqlite3_column_int64(query, 15);
}

StoreAnswer list_games(Store *store, SeeGame see, void *own)
{
    sqlite3_stmt *query;
    KeptGame game;
    if (store->state)
        return store->state;
    query = start_query(store,
                        "SELECT id, slot, game, variant, seed, date, at, count"
                        ", hints, undos, clock, status, score,"
                        " board IS NOT NULL, started, played FROM games"
                        " WHERE status NOT IN (1, 3) OR slot IS NOT NULL"
                        " ORDER BY played DESC, id DESC",
                        "");
    while (next_row(query)) {
        read_kept(query, &game);
        see(own, &game);
    }
    return end_query(store, query);
}

/* ---------------------------------------------------------------- names */

/* The number that a name is, or 0. */
static long long number_of(const char *name)
{
    long long number = 0;
    name += *name == '#';
    if (!*name || strlen(name) > 15 || name[strspn(name, "0123456789")])
        return 0;
    for (; *name; name++)
        number = number * 10 + (*name - '0');
    return number;
}

static StoreAnswer say_none(Store *store, StoreAnswer answer, const char *name)
{
    if (answer != STORE_NONE)
        return answer;
    return store_says(store, STORE_NONE, "There is no game %s", name);
}

StoreAnswer find_kept(Store *store, const char *name, long long *id)
{
    const long long number = number_of(name);
    if (store->state)
        return store->state;
    if (number)
        return say_none(store,
                        look_up(store, id,
                                "SELECT id FROM games WHERE id = ?1 UNION "
                                "SELECT id FROM outcomes WHERE id = ?1",
                                "i", number),
                        name);
    return say_none(
        store,
        look_up(store, id, "SELECT id FROM games WHERE slot = ?", "s", name),
        name);
}

StoreAnswer find_kept_daily(Store *store, const char *game, const char *date,
                            long long *id)
{
    if (store->state)
        return store->state;
    return look_up(store, id,
                   "SELECT id FROM games WHERE date = ? AND game = ?"
                   " AND NOT over ORDER BY played DESC",
                   "ss", date, game);
}

StoreAnswer name_game(Store *store, long long id, const char *slot)
{
    long long other = 0;
    StoreAnswer answer;
    if (store->state)
        return store->state;
    if (number_of(slot))
        return store_says(store, STORE_TAKEN,
                          "A number is no name: put a letter into it");
    answer = look_up(store, &other,
                     "SELECT id FROM games WHERE slot = ? AND id <> ?", "si",
                     slot, id);
    if (!answer)
        return store_says(store, STORE_TAKEN,
                          "Game #%lld is called %s already", other, slot);
    if (answer != STORE_NONE)
        return answer;
    return run_query(store,
                     "UPDATE games SET slot = nullif(?, '') WHERE id = ?",
                     "si", slot, id);
}

/* ------------------------------------------------------------- dropping */

/* A game that cannot be played any more leaves no outcome. */
static StoreAnswer give_up(Store *store, long long id, const Moment *now)
{
    Keeping keeping;
    Session session;
    StoreAnswer answer;
    open_session(&session, &store->host);
    start_keeping(&keeping, store);
    answer = resume_game(&keeping, &session, id);
    if (!answer && !keeping.over)
        answer = add_outcome(store, id, &session, now);
    if (answer == STORE_UNFIT)
        answer = STORE_FINE;
    stop_keeping(&keeping);
    close_session(&session);
    return answer;
}

StoreAnswer drop_game(Store *store, long long id, const Moment *now)
{
    StoreAnswer answer;
    if (store->state)
        return store->state;
    answer = begin_change(store);
    if (answer)
        return answer;
    answer = give_up(store, id, now);
    if (!answer)
        answer = run_query(store, "DELETE FROM games WHERE id = ?", "i", id);
    return end_change(store, answer);
}
