/* SPDX-License-Identifier: MIT */
/* Lists how games started: the latest starts, and those that the player
   marked. */
#include "store_inside.h"

static StoreAnswer list_found(Store *store, sqlite3_stmt *query, SeeStart see,
                              void *own)
{
    while (query_next(query)) {
        const KeptStart start = {.game = query_word(query, 0),
                                 .variant = query_word(query, 1),
                                 .seed = query_word(query, 2),
                                 .date = query_word(query, 3),
                                 .name = query_word(query, 4),
                                 .own_board = (u8)query_number(query, 5)};
        see(own, &start);
    }
    return query_end(store, query);
}

StoreAnswer starts_list_recent(Store *store, const char *game, u32 most,
                               SeeStart see, void *own)
{
    ASSERT(most);
    return list_found(
        store,
        query_start(store,
                    "SELECT game, variant, seed, date, name, own_board FROM"
                    " (SELECT game, variant, seed, date, name,"
                    "  board IS NOT NULL AS own_board, played AS time"
                    "  FROM games UNION ALL"
                    "  SELECT game, variant, seed, date, name, own_board,"
                    "  ended FROM outcomes)"
                    " WHERE (?1 IS NULL OR game = ?1)"
                    " AND (NOT own_board OR name <> '')"
                    " GROUP BY game, variant, seed, date, name, own_board"
                    " ORDER BY max(time) DESC LIMIT ?2",
                    "ti", game, (long long)most),
        see, own);
}

StoreAnswer starts_list_favourites(Store *store, const char *game,
                                   SeeStart see, void *own)
{
    return list_found(store,
                      query_start(store,
                                  "SELECT game, variant, seed, '', name,"
                                  " own_board FROM favourites"
                                  " WHERE ?1 IS NULL OR game = ?1"
                                  " ORDER BY marked DESC, game, variant, seed",
                                  "t", game),
                      see, own);
}

#define SAME_START                                                            \
    "game = ? AND variant = ? AND seed = ? AND name = ? AND own_board = ?"

StoreAnswer starts_find_favourite(Store *store, const KeptStart *start)
{
    long long marked;
    /* SQL finds no NULL equal to another */
    ASSERT(start->game && start->variant && start->seed && start->name);
    return query_look_up(store, &marked,
                         "SELECT marked FROM favourites WHERE " SAME_START,
                         "tttti", start->game, start->variant, start->seed,
                         start->name, (long long)start->own_board);
}

StoreAnswer starts_mark(Store *store, const KeptStart *start, int marked,
                        const Moment *now)
{
    ASSERT(start->game && start->name);
    if (!marked)
        return query_run(store, "DELETE FROM favourites WHERE " SAME_START,
                         "tttti", start->game, start->variant, start->seed,
                         start->name, (long long)start->own_board);
    return query_run(store,
                     "INSERT OR REPLACE INTO favourites"
                     " VALUES (?, ?, ?, ?, ?, ?)",
                     "ttttii", start->game, start->variant, start->seed,
                     start->name, (long long)start->own_board, now->seconds);
}
