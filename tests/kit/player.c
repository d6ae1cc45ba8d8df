/* SPDX-License-Identifier: MIT */
/* Sessions for tests, with an allocator that counts. */
#include "player.h"

#include "rules/games.h"
#include "session/daily.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAVE_ROOM = 1 << 20 };

static void *resize(void *context, void *memory, u32 size)
{
    Purse *purse = context;
    if (!size) {
        purse->blocks -= memory != NULL;
        free(memory);
        return NULL;
    }
    if (purse->most >= 0 && purse->calls >= purse->most) {
        purse->refused++;
        return NULL;
    }
    purse->calls++;
    purse->largest = size > purse->largest ? size : purse->largest;
    purse->blocks += memory == NULL;
    return realloc(memory, size);
}

void open_player(Session *session, Purse *purse)
{
    Host host = {purse, resize};
    memset(purse, 0, sizeof *purse);
    purse->most = -1;
    session_open(session, &host);
}

void close_player(Session *session, Purse *purse)
{
    session_close(session);
    assert_int_equal(purse->blocks, 0);
}

u8 carry_out(Session *session, u8 what, u32 number, u16 move)
{
    Intent intent = {.what = what, .number = number, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    intent.spot = (u8)number;
    return session_do(session, &intent, &reply);
}

void deal_by_word(Session *session, const Game *game, const char *variant,
                  const char *seed)
{
    u8 variant_bytes[VARIANT_SIZE];
    u8 seed_bytes[SEED_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(game, variant_bytes, &reader, &fault),
                     FINE);
    reader_start(&reader, seed, (u32)strlen(seed));
    assert_int_equal(game->read_seed(seed_bytes, &reader, &fault), FINE);
    assert_int_equal(
        session_deal(session, game, variant_bytes, seed_bytes, &fault), FINE);
}

void deal_day(Session *session, const Game *game, const char *date)
{
    Fault fault;
    assert_int_equal(session_deal_daily(session, game, date, &fault), FINE);
}

void set_board(Session *session, const Game *game, const char *variant,
               const char *text)
{
    u8 bytes[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {9};
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(game, bytes, &reader, &fault), FINE);
    assert_int_equal(session_start_board(session, game, bytes, seed, text,
                                         (u32)strlen(text), &fault),
                     FINE);
}

void play_at_random(Session *session, u32 count, u8 *rng)
{
    u16 *moves = calloc(session->game->most_moves, sizeof *moves);
    u16 most;
    while (count--) {
        most = session->game->list(session->position, moves,
                                   session->game->most_moves);
        if (!most)
            break;
        assert_int_equal(
            carry_out(session, INTENT_PLAY, 0, moves[rng_below(rng, most)]),
            FINE);
    }
    free(moves);
}

const char *saved_text(const Session *session, u32 *length)
{
    static char text[SAVE_ROOM];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    session_save(session, &writer);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    *length = writer.used;
    return text;
}

const char *golden_text(const char *name)
{
    static char text[GOLDEN_ROOM];
    char path[512];
    FILE *file;
    snprintf(path, sizeof path, "%s/tests/golden/%s", TEST_SOURCE, name);
    file = fopen(path, "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

void assert_same_session(const Session *a, const Session *b)
{
    assert_ptr_equal(a->game, b->game);
    assert_memory_equal(a->variant, b->variant, VARIANT_SIZE);
    assert_memory_equal(a->seed, b->seed, SEED_SIZE);
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->at, b->at);
    assert_int_equal(a->hints, b->hints);
    assert_int_equal(a->undos, b->undos);
    assert_int_equal(a->clock, b->clock);
    assert_string_equal(a->date, b->date);
    assert_string_equal(a->name, b->name);
    if (a->count)
        assert_memory_equal(a->moves, b->moves, a->count * sizeof *a->moves);
    assert_memory_equal(a->position, b->position, a->game->size);
}

void assert_comes_back(const Session *session)
{
    Session other;
    Purse purse;
    Fault fault;
    u32 length;
    char *text = strdup(saved_text(session, &length));
    open_player(&other, &purse);
    assert_int_equal(session_load(&other, text, length, &fault), FINE);
    assert_same_session(session, &other);
    assert_string_equal(saved_text(&other, &length), text);
    close_player(&other, &purse);
    free(text);
}

void replace_part(char *text, const char *part, const char *by)
{
    char rest[4096];
    char *at = strstr(text, part);
    assert_non_null(at);
    strcpy(rest, at + strlen(part));
    strcpy(at, by);
    strcat(text, rest);
}

u8 load_beside(const char *text, u32 *line)
{
    Session session;
    Purse purse;
    Fault fault;
    u8 reason;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("kulki"), "", "keep");
    reason = session_load(&session, text, (u32)strlen(text), &fault);
    *line = session_line_of(&fault, text);
    if (reason)
        assert_ptr_equal(session.game, games_find("kulki"));
    close_player(&session, &purse);
    return reason;
}
