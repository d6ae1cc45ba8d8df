/* SPDX-License-Identifier: MIT */
/* How games ended. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

StoreAnswer add_outcome(Store *store, long long id, const Session *session,
                        const Moment *now)
{
    const Game *game = session->game;
    char *variant = text_from(session, put_variant_of);
    char *seed = text_from(session, put_seed_of);
    char *save = text_from(session, save_session);
    StoreAnswer answer = run_query(
        store,
        "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
        " ?, ?)",
        "issssisiiiiiiis", id, game->name, variant, seed, session->date,
        (long long)(session->board != NULL), now->day, now->seconds,
        (long long)game->status(session->position), (long long)session->at,
        (long long)game->score(session->position), (long long)session->hints,
        (long long)session->undos, (long long)session->clock, save);
    free(variant);
    free(seed);
    free(save);
    return answer;
}

static void read_outcome(sqlite3_stmt *query, Outcome *outcome)
{
    outcome->id = sqlite3_column_int64(query, 0);
    outcome->game = text_in(query, 1);
    outcome->variant = text_in(query, 2);
    outcome->seed = text_in(query, 3);
    outcome->date = text_in(query, 4);
    outcome->own_board = (u8)number_in(query, 5);
    outcome->day = text_in(query, 6);
    outcome->ended = sqlite3_column_int64(query, 7);
    outcome->status = (u8)number_in(query, 8);
    outcome->moves = number_in(query, 9);
    outcome->score = number_in(query, 10);
    outcome->hints = number_in(query, 11);
    outcome->undos = number_in(query, 12);
    outcome->clock = number_in(query, 13);
}

StoreAnswer list_outcomes(Store *store, const char *game, SeeOutcome see,
                          void *own)
{
    sqlite3_stmt *query;
    Outcome outcome;
    if (store->state)
        return store->state;
    query = start_query(store,
                        "SELECT id, game, variant, seed, date, own_board, day,"
                        " ended, status, moves, score, hints, undos, clock"
                        " FROM outcomes WHERE ?1 IS NULL OR game = ?1"
                        " ORDER BY ended, id",
                        "s", game);
    while (next_row(query)) {
        read_outcome(query, &outcome);
        see(own, &outcome);
    }
    return end_query(store, query);
}

StoreAnswer find_save(Store *store, long long id, char **text)
{
    sqlite3_stmt *query;
    StoreAnswer answer;
    *text = NULL;
    if (store->state)
        return store->state;
    query =
        start_query(store, "SELECT save FROM outcomes WHERE id = ?", "i", id);
    if (next_row(query))
        *text = strdup(text_in(query, 0));
    answer = end_query(store, query);
    return answer || *text ? answer : STORE_NONE;
}
