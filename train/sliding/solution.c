/* SPDX-License-Identifier: MIT */
/* Reads and writes solved boards. */
#include "solution.h"

#include <stdlib.h>
#include <string.h>

#include "solve/sliding/network/network.h"

/* Of the tile, by the direction of the gap. */
static const char letters[] = "DRLU";
STATIC_ASSERT(sizeof letters == DIRECTIONS + 1);

static void give_up(const char *name, const char *reason)
{
    fprintf(stderr, "%s: %s\n", name, reason);
    exit(EXIT_FAILURE);
}

void solution_write(FILE *file, const char *name, const Solution *solution)
{
    const SlidingBoard *board = &solution->board;
    u8 gap = board->gap;
    u32 i;
    for (i = 0; i < board->cells; i++)
        fprintf(file, i ? " %d" : "%d", board->tile[i]);
    putc('\t', file);
    if (solution->is_rival)
        fprintf(file, "%u", (unsigned)solution->length);
    for (i = 0; i < solution->length && !solution->is_rival; i++) {
        u8 way = 0;
        while (board_neighbour(board, gap, way) != solution->steps[i])
            way++;
        putc(letters[way], file);
        gap = solution->steps[i];
    }
    putc('\n', file);
    if (fflush(file))
        give_up(name, "can't be written");
}

/* Lays a board on the last corner of the goal of a larger one. */
static int read_tiles(char **text, Sliding *game, u8 side)
{
    u8 number[SLIDING_CELLS];
    u32 count = 0;
    u8 small = 1;
    u32 i;
    do {
        const unsigned long tile = strtoul(*text, text, 10);
        if (tile >= (u32)side * side || count == (u32)side * side)
            return 0;
        number[count++] = (u8)tile;
    } while (**text == ' ');
    while ((u32)small * small < count)
        small++;
    for (i = 0; i < count; i++) {
        const u32 cell = network_corner_cell(i, small, small, side, side);
        if (number[i] >= count)
            return 0;
        game->tile[cell] =
            number[i] ? (u8)(network_corner_cell(number[i] - 1U, small, small,
                                                 side, side) +
                             1)
                      : 0;
        if (!number[i])
            game->gap = (u8)cell;
    }
    return (u32)small * small == count && sliding_is_sound(game) &&
           *(*text)++ == '\t';
}

static int read_steps(char *text, Solution *solution)
{
    SlidingBoard board = solution->board;
    const char *letter;
    solution->is_rival = *text >= '0' && *text <= '9';
    if (solution->is_rival) {
        solution->length = (u32)strtoul(text, &text, 10);
        return *text == '\n';
    }
    for (solution->length = 0;
         *text != '\n' && solution->length < MOST_SOLUTION; text++) {
        u8 to;
        letter = memchr(letters, *text, DIRECTIONS);
        to = letter
                 ? board_neighbour(&board, board.gap, (u8)(letter - letters))
                 : NO_SPOT;
        if (to == NO_SPOT)
            return 0;
        board_step(&board, to);
        solution->steps[solution->length++] = to;
    }
    return *text == '\n' && board_is_goal(&board);
}

int solution_read(FILE *file, const char *name, u8 side, Solution *solution)
{
    char line[MOST_SOLUTION + 4 * SLIDING_CELLS];
    char *text = line;
    Sliding game;
    u8 variant[VARIANT_SIZE] = {side, side};
    if (!fgets(line, sizeof line, file) || (!strchr(line, '\n') && feof(file)))
        return 0;
    sliding_set_goal(&game, variant);
    if (!read_tiles(&text, &game, side))
        give_up(name, "not a file of boards of this size or a smaller one");
    board_from_game(&solution->board, &game);
    if (!read_steps(text, solution))
        give_up(name, "a solution doesn't lead to the goal");
    return 1;
}
