/* SPDX-License-Identifier: MIT */
/* Digests of random games, to compare with other machines. */
#include <stdlib.h>

#include "module.h"
#include "rules/games.h"
#include "session/playout.h"

enum { MOST_GAMES = 100000 };

static u8 start_games(Playout *playout, const Game *game, Reader *variant)
{
    Fault fault;
    playout->game = game;
    return game_read_variant(game, playout->variant, variant, &fault);
}

static void digest_range(Digest *digest, Playout *playout, u32 first, u32 last)
{
    playout->position = host_must_have(malloc(playout->game->size));
    playout->moves =
        host_must_have(calloc(playout->game->most_moves, sizeof(u16)));
    if (last > first + MOST_GAMES)
        last = first + MOST_GAMES;
    for (; first <= last; first++)
        playout_digest(playout, first, digest);
    free(playout->position);
    free(playout->moves);
}

static u32 tell_digest(const Digest *digest)
{
    char text[DIGEST_DIGITS];
    Writer writer;
    writer_start(&writer, text, sizeof text);
    digest_write(digest, &writer);
    page_put(exchange_fresh(), text, sizeof text);
    return exchange_end();
}

u32 module_digest_games(u32 index, u32 variant_length, u32 first, u32 last)
{
    Reader reader = exchange_read(0, variant_length);
    Playout playout;
    Digest digest;
    if (start_games(&playout, games[index < games_count ? index : 0], &reader))
        return 0;
    digest_start(&digest);
    digest_range(&digest, &playout, first, last);
    return tell_digest(&digest);
}

u32 module_digest_all_games(u32 first, u32 last)
{
    Reader reader;
    Playout playout;
    Digest digest;
    u8 i;
    digest_start(&digest);
    for (i = 0; i < games_count; i++) {
        reader_start(&reader, "", 0);
        if (!start_games(&playout, games[i], &reader))
            digest_range(&digest, &playout, first, last);
    }
    return tell_digest(&digest);
}
