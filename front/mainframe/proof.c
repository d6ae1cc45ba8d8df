/* SPDX-License-Identifier: MIT */
/* The console command 'proof': digests of random games, which show that this
   machine plays exactly like any other. */
#include "proof.h"

#include "rules/games.h"
#include "session/playout.h"

enum { USUAL_GAMES = 3 };

static void choose_default(Playout *playout)
{
    Reader none;
    Fault fault;
    reader_start(&none, "", 0);
    game_read_variant(playout->game, playout->variant, &none, &fault);
}

static void give_back(const Host *host, void *memory)
{
    if (memory)
        host->resize(host->context, memory, 0);
}

static void digest_games(const Host *host, const Game *game, u32 most,
                         Digest *digest)
{
    Playout playout;
    u32 number;
    playout.game = game;
    playout.position = host->resize(host->context, NULL, game->size);
    playout.moves = host->resize(host->context, NULL,
                                 (u32)(game->most_moves * sizeof(u16)));
    choose_default(&playout);
    if (playout.position && playout.moves)
        for (number = 1; number <= most; number++)
            playout_digest(&playout, number, digest);
    give_back(host, playout.moves);
    give_back(host, playout.position);
}

u8 proof_obey(const Host *host, Reader *words, Writer *writer)
{
    Digest digest;
    u32 most = USUAL_GAMES;
    u8 i;
    if (!reader_take_word(words, "proof"))
        return 0;
    reader_skip_space(words);
    reader_take_number(words, &most);
    digest_start(&digest);
    for (i = 0; i < games_count; i++)
        digest_games(host, games[i], most, &digest);
    digest_write(&digest, writer);
    return 1;
}
