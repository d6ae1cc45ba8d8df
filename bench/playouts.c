/* SPDX-License-Identifier: MIT */
/* Random playouts per second for every game, compared with published or
   measured figures of other programs. Counts are reproducible; times depend on
   the machine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/games.h"
#include "session/playout.h"

typedef struct Figure {
    const char *game;
    double moves; /* per second */
    const char *whose;
} Figure;

/* What comparable programs do in a second. */
static const Figure figures[] = {
    {"kulki", 32600, "a random player of the same rules, in C, one core"},
    {"mahjong", 62e6, "a solver's bare removals of tiles, 144 in 2.3 us"},
    {"freecell", 1.1e6, "an exhaustive prover's positions, one core"},
    {"sliding", 76e6, "slidy's nodes of an optimal search, one core"}};

enum { SECONDS = 2, ROUND = 64 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void play_round(Playout *playout, u32 *number, u32 *games_played,
                       u32 *moves)
{
    int i;
    for (i = 0; i < ROUND; i++, ++*games_played) {
        playout_start(playout, ++*number);
        while (playout_step(playout))
            ++*moves;
    }
}

static const Figure *figure_of(const Game *game)
{
    size_t i;
    for (i = 0; i < sizeof figures / sizeof *figures; i++)
        if (strcmp(figures[i].game, game->name) == 0)
            return &figures[i];
    return NULL;
}

static void measure(const Game *game)
{
    Playout playout;
    const Figure *figure = figure_of(game);
    Reader reader;
    Fault fault;
    u32 number = 0;
    u32 played = 0;
    u32 moves = 0;
    double begin, seconds;
    memset(&playout, 0, sizeof playout);
    playout.game = game;
    playout.position = malloc(game->size);
    playout.moves = calloc(game->most_moves, sizeof(u16));
    reader_start(&reader, "", 0);
    if (!playout.position || !playout.moves ||
        game_read_variant(game, playout.variant, &reader, &fault))
        exit(4);
    begin = now();
    do {
        play_round(&playout, &number, &played, &moves);
        seconds = now() - begin;
    } while (seconds < SECONDS);
    printf("%-9s %9.0f playouts/s %6.1f moves each %11.0f moves/s", game->name,
           played / seconds, (double)moves / played, moves / seconds);
    if (figure)
        printf("  x%.3g of %s", moves / seconds / figure->moves,
               figure->whose);
    printf("\n");
    free(playout.position);
    free(playout.moves);
}

int main(void)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        measure(games[i]);
    return 0;
}
