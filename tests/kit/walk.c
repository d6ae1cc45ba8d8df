/* SPDX-License-Identifier: MIT */
/* Plays random games of every variant and shows the positions to a visitor. */
#include "walk.h"

#include <stdlib.h>
#include <string.h>

enum { LONGER = 10 };

typedef struct Variants {
    const char *game;
    const char *names[12];
} Variants;

static const Variants known[] = {
    {"kulki",
     {"kulki", "web5", "web9", "klines", "lines98", "small", "medium", "large",
      "lines98:5x8:3", "kulki:15x6:9", "kulki:7x7:5", NULL}},
    {"mahjong",
     {"turtle", "turtle:flowers", "turtle:random", "turtle:flowers:random",
      "surprise", NULL}},
    {"freecell",
     {"4cells", "4cells:none", "4cells:full", "0cells", "1cells:none",
      "2cells", "7cells", NULL}},
    {"sliding",
     {"3x3", "2x2", "4x4", "2x3", "5x2", "10x10", "3x3:walk", "6x4:walk9",
      NULL}},
    {"lights", {"5x5", "3x3", "7x7", "6x6", NULL}},
    {"bubbles", {"3", "4", "5", NULL}}};

const char *const *variants_of(const Game *game)
{
    static const char *const plain[] = {"", NULL};
    size_t i;
    for (i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].game, game->name) == 0)
            return known[i].names;
    return plain;
}

static void set_up(Walk *walk, const Game *game)
{
    memset(walk, 0, sizeof *walk);
    walk->game = game;
    walk->playout.game = game;
    walk->playout.position = calloc(1, game->size);
    walk->playout.moves = calloc(game->most_moves, sizeof(u16));
    walk->copy = calloc(1, game->size);
    walk->other = calloc(1, game->size);
}

static void tear_down(Walk *walk)
{
    free(walk->playout.position);
    free(walk->playout.moves);
    free(walk->copy);
    free(walk->other);
}

static void walk_variant(Walk *walk, const char *name, u32 count, u16 every,
                         Visitor visit)
{
    Reader reader;
    Fault fault;
    u32 number;
    walk->variant = name;
    reader_start(&reader, name, (u32)strlen(name));
    assert_int_equal(
        game_read_variant(walk->game, walk->playout.variant, &reader, &fault),
        0);
    for (number = 1; number <= count; number++) {
        playout_start(&walk->playout, number);
        do
            if (walk->playout.played % every == 0)
                visit(walk);
        while (playout_step(&walk->playout));
        visit(walk);
    }
}

void walk_games(const Game *game, u32 count, u16 every, Visitor visit)
{
    const char *const *name = variants_of(game);
    Walk walk;
    if (getenv("QUADRILLE_LONG"))
        count *= LONGER;
    set_up(&walk, game);
    for (; *name; name++)
        walk_variant(&walk, *name, count, every, visit);
    tear_down(&walk);
}
