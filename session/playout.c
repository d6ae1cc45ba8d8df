/* SPDX-License-Identifier: MIT */
/* Plays random games that are the same on every machine. */
#include "playout.h"

enum { CHOOSER = 0xA5 };

/* Reads a number as a seed, as if a person had typed it. */
static u8 read_seed(const Game *game, u32 number, u8 *seed)
{
    char text[10];
    Writer writer;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    writer_number(&writer, number);
    ASSERT(writer.used <= sizeof text);
    reader_start(&reader, text, writer.used);
    return game->read_seed(seed, &reader, &fault);
}

static void list_moves(Playout *playout)
{
    const Game *game = playout->game;
    playout->count =
        game->list(playout->position, playout->moves, game->most_moves);
    ASSERT(playout->count <= game->most_moves);
}

u8 playout_start(Playout *playout, u32 number)
{
    u8 seed[SEED_SIZE];
    playout->played = 0;
    playout->count = 0;
    if (read_seed(playout->game, number, seed) ||
        playout->game->deal(playout->position, playout->variant, seed))
        return 0;
    seed[SEED_SIZE - 1] ^= CHOOSER; /* so that the choices don't use the random
                                       numbers of the deal */
    rng_seed(playout->rng, seed);
    list_moves(playout);
    return playout->count != 0;
}

u8 playout_step(Playout *playout)
{
    u16 nth;
    if (!playout->count || playout->played == PLAYOUT_MOST)
        return 0;
    nth = rng_below(playout->rng, playout->count);
    ASSERT(nth < playout->count);
    playout->game->apply(playout->position, playout->moves[nth], NULL);
    playout->played++;
    list_moves(playout);
    return 1;
}

void playout_digest(Playout *playout, u32 number, Digest *digest)
{
    const Game *game = playout->game;
    playout_start(playout, number);
    do {
        digest_bytes(digest, playout->position, game->size);
        digest_number(digest, playout->count);
        digest_number(digest, game->score(playout->position));
        digest_number(digest, (u32)game->status(playout->position));
    } while (playout_step(playout));
}
