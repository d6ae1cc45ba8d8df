/* SPDX-License-Identifier: MIT */
/* Whole games for backups. */
#include "transfer.h"

#include <string.h>

#include "store_inside.h"

StoreAnswer transfer_begin(Store *store)
{
    return store_begin_change(store);
}

StoreAnswer transfer_begin_look(Store *store)
{
    return store_begin_look(store);
}

StoreAnswer transfer_end(Store *store, StoreAnswer answer)
{
    return store_end_change(store, answer);
}

void transfer_cancel(Store *store)
{
    (void)store_end_change(store, STORE_NONE);
}

/* --------------------------------------------------------------- reading */

StoreAnswer transfer_list_games(Store *store, SeeTransferGame see, void *own)
{
    TransferGame game;
    sqlite3_stmt *query = query_start(
        store,
        "SELECT id, started, played, over, coalesce(slot, other_slot)"
        " FROM games WHERE NOT (" IS_PAST ") ORDER BY id",
        "");
    while (query_next(query)) {
        game.id = sqlite3_column_int64(query, 0);
        game.started = query_time(query, 1);
        game.played = query_time(query, 2);
        game.over = query_number(query, 3) != 0;
        game.slot = query_word(query, 4);
        see(own, &game);
    }
    return query_end(store, query);
}

StoreAnswer transfer_list_results(Store *store, SeeTransferResult see,
                                  void *own)
{
    TransferResult result;
    sqlite3_stmt *query = query_start(
        store,
        "SELECT id, ended, nth, day, save, status, player FROM outcomes"
        " ORDER BY id",
        "");
    while (query_next(query)) {
        result.id = sqlite3_column_int64(query, 0);
        result.ended = query_time(query, 1);
        result.nth = query_number(query, 2);
        result.day = query_text(query, 3);
        result.save = query_text(query, 4);
        result.status = query_status(query, 5);
        result.player = query_word(query, 6);
        see(own, &result);
    }
    return query_end(store, query);
}

StoreAnswer transfer_list_marks(Store *store, SeeTransferMark see, void *own)
{
    TransferMark mark = {.start = {.date = ""}};
    sqlite3_stmt *query = query_start(
        store,
        "SELECT game, variant, seed, name, own_board, marked FROM favourites",
        "");
    while (query_next(query)) {
        mark.start.game = query_text(query, 0);
        mark.start.variant = query_text(query, 1);
        mark.start.seed = query_text(query, 2);
        mark.start.name = query_text(query, 3);
        mark.start.own_board = (u8)query_number(query, 4);
        mark.marked = query_time(query, 5);
        see(own, &mark);
    }
    return query_end(store, query);
}

StoreAnswer transfer_list_versions(Store *store, SeeTransferVersion see,
                                   void *own)
{
    TransferVersion version;
    sqlite3_stmt *query = query_start(
        store, "SELECT version, game FROM shared ORDER BY version", "");
    while (query_next(query)) {
        version.version = query_text(query, 0);
        version.game = sqlite3_column_int64(query, 1);
        see(own, &version);
    }
    return query_end(store, query);
}

StoreAnswer transfer_list_settings(Store *store, SeeTransferSettings see,
                                   void *own)
{
    TransferSettings settings;
    sqlite3_stmt *query =
        query_start(store, "SELECT whose, text, changed FROM settings", "");
    while (query_next(query)) {
        settings.whose = query_text(query, 0);
        settings.text = query_text(query, 1);
        settings.changed = query_time(query, 2);
        see(own, &settings);
    }
    return query_end(store, query);
}

StoreAnswer transfer_device(Store *store, char *word, u32 room)
{
    sqlite3_stmt *query = query_start(store, "SELECT id FROM device", "");
    ASSERT(room > 1);
    *word = '\0';
    if (query_next(query))
        strncat(word, query_text(query, 0), room - 1);
    return query_end(store, query);
}

StoreAnswer transfer_renew_device(Store *store)
{
    return query_run(store, "UPDATE device SET id = lower(hex(randomblob(4)))",
                     "");
}

/* --------------------------------------------------------------- writing */

StoreAnswer transfer_settle_slots(Store *store)
{
    StoreAnswer answer = query_run(
        store,
        "UPDATE games SET other_slot = coalesce(slot, other_slot), slot = NULL"
        " WHERE coalesce(slot, other_slot) NOTNULL",
        "");
    return answer ? answer
                  : query_run(
                        store,
                        "UPDATE games SET slot = other_slot, other_slot = NULL"
                        " WHERE id IN (SELECT id FROM (SELECT id,"
                        " row_number() OVER (PARTITION BY other_slot"
                        " ORDER BY played DESC, started DESC, digest DESC)"
                        " AS place FROM games WHERE other_slot NOTNULL)"
                        " WHERE place = 1)",
                        "");
}

StoreAnswer transfer_add_game(Store *store, TransferGame *game,
                              const char *version, const Session *session)
{
    const Moment played = {.seconds = game->played};
    TransferVersion shared = {version, 0};
    Autosave autosave;
    StoreAnswer answer;
    ASSERT(*version && game->slot);
    autosave_start(&autosave, store);
    answer = autosave_add(&autosave, session, &played);
    game->id = shared.game = autosave.id;
    autosave_stop(&autosave);
    if (!answer)
        answer = query_run(store,
                           "UPDATE games SET started = ?, over = ?,"
                           " other_slot = nullif(?, '') WHERE id = ?",
                           "iiti", game->started, (long long)game->over,
                           game->slot, game->id);
    return answer ? answer : transfer_note_version(store, &shared);
}

StoreAnswer transfer_drop_game(Store *store, long long id)
{
    return query_run(store, "DELETE FROM games WHERE id = ?", "i", id);
}

/* A result has the id of its game. One from elsewhere takes the next id, and
   no game gets that any more. */
static StoreAnswer draw_id(Store *store, long long *id)
{
    StoreAnswer answer =
        query_run(store,
                  "INSERT INTO sqlite_sequence (name, seq) SELECT 'games', 0"
                  " WHERE NOT EXISTS (SELECT * FROM sqlite_sequence"
                  " WHERE name = 'games')",
                  "");
    ASSERT(!*id);
    if (!answer)
        answer = query_run(store,
                           "UPDATE sqlite_sequence SET seq = max(seq,"
                           " (SELECT coalesce(max(id), 0) FROM outcomes)) + 1"
                           " WHERE name = 'games'",
                           "");
    return answer ? answer
                  : query_look_up(store, id,
                                  "SELECT seq FROM sqlite_sequence"
                                  " WHERE name = 'games'",
                                  "");
}

StoreAnswer transfer_put_result(Store *store, TransferResult *result,
                                const Outcome *outcome)
{
    StoreAnswer answer = result->id ? STORE_FINE : draw_id(store, &result->id);
    ASSERT(outcome->game && result->day && result->save && result->player);
    if (answer)
        return answer;
    return query_run(
        store,
        "INSERT OR REPLACE INTO outcomes (id, game, variant, seed, date,"
        " own_board, day, ended, status, moves, score, hints, undos, clock,"
        " save, name, nth, player) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
        " ?, ?, ?, ?, ?, ?)",
        "ittttitiiiiiiittit", result->id, outcome->game, outcome->variant,
        outcome->seed, outcome->date, (long long)outcome->own_board,
        result->day, result->ended, (long long)outcome->status,
        (long long)outcome->moves, (long long)outcome->score,
        (long long)outcome->hints, (long long)outcome->undos,
        (long long)outcome->clock, result->save, outcome->name,
        (long long)result->nth, result->player);
}

StoreAnswer transfer_put_mark(Store *store, const TransferMark *mark)
{
    const Moment marked = {.seconds = mark->marked};
    return starts_mark(store, &mark->start, 1, &marked);
}

StoreAnswer transfer_put_settings(Store *store,
                                  const TransferSettings *settings)
{
    ASSERT(*settings->whose);
    return query_run(store, "INSERT OR REPLACE INTO settings VALUES (?, ?, ?)",
                     "tit", settings->whose, settings->changed,
                     settings->text);
}

StoreAnswer transfer_note_version(Store *store, const TransferVersion *version)
{
    ASSERT(*version->version);
    return query_run(store,
                     "INSERT INTO shared VALUES (?1, nullif(?2, 0))"
                     " ON CONFLICT (version) DO UPDATE"
                     " SET game = excluded.game WHERE excluded.game NOTNULL",
                     "ti", version->version, version->game);
}
