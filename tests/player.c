/* SPDX-License-Identifier: MIT */
#include "player.h"

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
    if (purse->most >= 0 && purse->calls >= purse->most)
        return NULL;
    purse->calls++;
    purse->blocks += memory == NULL;
    return realloc(memory, size);
}

void open_player(Session *session, Purse *purse)
{
    Host host = {purse, resize};
    memset(purse, 0, sizeof *purse);
    purse->most = -1;
    open_session(session, &host);
}

void close_player(Session *session, Purse *purse)
{
    close_session(session);
    assert_int_equal(purse->blocks, 0);
}

u8 wish_for(Session *session, u8 what, u32 number, u16 move)
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
    read_from(&reader, variant, (u32)strlen(variant));
    assert_int_equal(parse_variant(game, variant_bytes, &reader, &fault),
                     FINE);
    read_from(&reader, seed, (u32)strlen(seed));
    assert_int_equal(game->read_seed(seed_bytes, &reader, &fault), FINE);
    assert_int_equal(
        deal_session(session, game, variant_bytes, seed_bytes, &fault), FINE);
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
            wish_for(session, WISH_PLAY, 0, moves[rng_below(rng, most)]),
            FINE);
    }
    free(moves);
}

const char *saved_text(const Session *session, u32 *length)
{
    static char text[SAVE_ROOM];
    Writer writer;
    write_to(&writer, text, sizeof text - 1);
    save_session(session, &writer);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    *length = writer.used;
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
    if (a->count)
        assert_memory_equal(a->moves, b->moves, a->count * sizeof *a->moves);
    assert_memory_equal(a->position, b->position, a->game->size);
}
