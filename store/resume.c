/* SPDX-License-Identifier: MIT */
/* Resumes a stored game by replaying it from its start, as for a save. */
#include <stdlib.h>
#include <string.h>

#include "store_inside.h"

#include "rules/games.h"
#include "session/daily.h"

static StoreAnswer say_unfit(Store *store, long long id, const char *why)
{
    return store_says(store, STORE_UNFIT, _("Can't resume game #%1$lld: %2$s"),
                      id, why);
}

/* Reports why a game can't be replayed: a refusal by the rules, or lack of
   memory. */
static StoreAnswer say_why(Store *store, long long id, u8 reason,
                           const char *why)
{
    ASSERT(reason != FINE);
    return reason == NO_MEMORY ? store_failed(store, SQLITE_NOMEM)
                               : say_unfit(store, id, why);
}

static u8 read_start(const Game *game, const char *variant_text,
                     const char *seed_text, u8 *variant, u8 *seed)
{
    Reader reader;
    Fault fault;
    reader_start(&reader, variant_text, (u32)strlen(variant_text));
    if (game_read_variant(game, variant, &reader, &fault))
        return fault.reason;
    reader_start(&reader, seed_text, (u32)strlen(seed_text));
    return game->read_seed(seed, &reader, &fault);
}

/* Reads the columns of the query in resume_game. */
static u8 deal_row(Session *fresh, sqlite3_stmt *row, const Game *game)
{
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    const char *board = (const char *)sqlite3_column_text(row, 4);
    Fault fault;
    ASSERT(!fresh->game); /* nothing has been dealt */
    if (read_start(game, query_text(row, 2), query_text(row, 3), variant,
                   seed))
        return BAD_SAVE;
    return board ? session_start_board(fresh, game, variant, seed, board,
                                       (u32)strlen(board), &fault)
                 : session_deal(fresh, game, variant, seed, &fault);
}

static u8 play_moves_of(Session *fresh, sqlite3_stmt *moves)
{
    Intent play = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    u8 reason = FINE;
    u32 move;
    ASSERT(fresh->at == 0 && fresh->count == 0);
    while (!reason && query_next(moves)) {
        move = query_number(moves, 1);
        if (query_number(moves, 0) != fresh->at + 1 || move != (u16)move)
            return BAD_SAVE;
        play.move = (u16)move;
        reason = session_do(fresh, &play, &reply);
    }
    return reason;
}

static StoreAnswer play_row(Store *store, Session *fresh, long long id)
{
    sqlite3_stmt *moves = query_start(
        store, "SELECT number, move FROM moves WHERE game = ? ORDER BY number",
        "i", id);
    u8 reason = moves ? play_moves_of(fresh, moves) : FINE;
    StoreAnswer answer = query_end(store, moves);
    return !answer && reason
               ? say_why(store, id, reason, _("it contains an illegal move"))
               : answer;
}

/* Reads the date of a daily puzzle, or none. Returns 0 if a save couldn't
   state it. */
static int read_date(char *date, const Session *fresh, const char *text)
{
    Reader reader;
    Fault fault;
    ASSERT(fresh->game && !*date);
    reader_start(&reader, text, (u32)strlen(text));
    return !*text ||
           (!fresh->board && !daily_read_date(date, &reader, &fault) &&
            strcmp(date, text) == 0 &&
            daily_is_start(fresh->game, date, fresh->variant, fresh->seed));
}

/* Reads the name of a start, or none. A daily puzzle has none. */
static int read_name(Past *past, const char *text)
{
    ASSERT(!*past->name);
    return !*text || (!*past->date &&
                      session_read_name(past->name, text, (u32)strlen(text)));
}

static int read_past(Past *past, const Session *fresh, sqlite3_stmt *row)
{
    memset(past, 0, sizeof *past);
    past->at = query_number(row, 5);
    past->hints = query_number(row, 7);
    past->undos = query_number(row, 8);
    past->clock = query_number(row, 9);
    past->ended = query_number(row, 13) != 0;
    return read_date(past->date, fresh, query_text(row, 10)) &&
           read_name(past, query_text(row, 14));
}

/* Goes to the player's place among the moves and compares the digest. */
static StoreAnswer check_row(Store *store, Session *fresh, const Past *past,
                             sqlite3_stmt *row, long long id)
{
    char *digest;
    int same;
    if (query_number(row, 6) != fresh->count || past->at > fresh->count)
        return say_unfit(store, id, _("some moves are missing"));
    session_resume(fresh, past);
    ASSERT(fresh->at == past->at);
    digest = session_text_from(fresh, session_text_digest);
    if (RARELY(!digest)) {
        free(digest);
        return store_failed(store, SQLITE_NOMEM);
    }
    same = strcmp(digest, query_text(row, 11)) == 0;
    free(digest);
    if (!same)
        return say_unfit(store, id, _("its digest doesn't match"));
    return STORE_FINE;
}

static StoreAnswer rebuild(Store *store, Session *fresh, sqlite3_stmt *row,
                           long long id)
{
    const Game *game = games_find(query_text(row, 0));
    StoreAnswer answer;
    Past past;
    u8 reason;
    if (!game)
        return say_unfit(store, id, _("this version doesn't have the game"));
    if (query_number(row, 1) != game->version)
        return say_unfit(store, id, _("it was played by other rules"));
    reason = deal_row(fresh, row, game);
    if (!reason && !read_past(&past, fresh, row))
        reason = BAD_SAVE;
    if (reason)
        return say_why(store, id, reason, _("its start is invalid"));
    ASSERT(fresh->game == game);
    answer = play_row(store, fresh, id);
    return answer ? answer : check_row(store, fresh, &past, row, id);
}

/* Records that the session and the stored game agree. Whatever needs memory
   comes first, so that lack of it leaves the autosave as it was. */
static StoreAnswer note_row(Autosave *autosave, const Session *session,
                            sqlite3_stmt *row, long long id)
{
    const char *code = query_text(row, 15);
    if (RARELY(!autosave_fit_moves(autosave, session->count)) ||
        (*code && !autosave_challenge(autosave, code)))
        return store_failed(autosave->store, SQLITE_NOMEM);
    if (!*code) {
        free(autosave->challenge);
        autosave->challenge = NULL;
    }
    autosave->id = id;
    autosave->edition = sqlite3_column_int64(row, 12);
    autosave->over = (int)query_number(row, 13);
    autosave_note(autosave, session);
    ASSERT(!autosave->challenge == !*code);
    return STORE_FINE;
}

static StoreAnswer resume_row(Autosave *autosave, Session *session,
                              sqlite3_stmt *row, long long id)
{
    Session fresh;
    StoreAnswer answer;
    session_open(&fresh, &session->host);
    fresh.hint_source = session->hint_source;
    answer = rebuild(autosave->store, &fresh, row, id);
    if (!answer)
        answer = note_row(autosave, &fresh, row, id);
    if (answer) {
        session_close(&fresh);
        return answer;
    }
    ASSERT(fresh.game && autosave->id == id);
    session_close(session);
    *session = fresh;
    return STORE_FINE;
}

StoreAnswer resume_game(Autosave *autosave, Session *session, long long id)
{
    Store *store = autosave->store;
    StoreAnswer answer = STORE_NONE;
    StoreAnswer ended;
    sqlite3_stmt *row =
        query_start(store,
                    "SELECT game, rules, variant, seed, board, at, count,"
                    " hints, undos, clock, date, digest, edition, over,"
                    " name, challenge"
                    " FROM games WHERE id = ?",
                    "i", id);
    ASSERT(autosave->store);
    if (query_next(row))
        answer = resume_row(autosave, session, row, id);
    ended = query_end(store, row);
    if (ended || answer != STORE_NONE)
        return ended ? ended : answer;
    return store_says(store, STORE_NONE, _("Game #%lld is not in progress"),
                      id);
}
