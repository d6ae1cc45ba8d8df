/* SPDX-License-Identifier: MIT */
/* Converts boards and lines between the rules and the searches. */
#include "board.h"

#include <string.h>

static u8 transposed_tile(const Sliding *game, const SlidingBoard *board,
                          u8 tile)
{
    u8 home = (u8)(tile - 1);
    u8 x = (u8)(home % game->width);
    ASSERT(tile);
    return (u8)(x * board->width + home / game->width + 1);
}

static void copy_transposed(SlidingBoard *board, const Sliding *game)
{
    u8 i;
    for (i = 0; i < board->cells; i++) {
        u8 tile = game->tile[board_mirror_cell(board, i)];
        board->tile[i] = (u8)(tile ? transposed_tile(game, board, tile) : 0);
    }
}

void board_from_game(SlidingBoard *board, const Sliding *game)
{
    board->transposed = game->width > game->height;
    board->width = board->transposed ? game->height : game->width;
    board->height = board->transposed ? game->width : game->height;
    board->cells = (u8)(game->width * game->height);
    if (board->transposed)
        copy_transposed(board, game);
    else
        memcpy(board->tile, game->tile, board->cells);
    ASSERT(board->width <= board->height);
    board->gap = 0;
    while (board->tile[board->gap])
        board->gap++;
}

u8 board_neighbour(const SlidingBoard *board, u8 cell, u8 way)
{
    u8 width = board->width;
    ASSERT_SLOW(way < DIRECTIONS && cell < board->cells);
    switch (way) {
    case GAP_UP:
        return (u8)(cell < width ? NO_SPOT : cell - width);
    case GAP_LEFT:
        return (u8)((cell % width) ? cell - 1 : NO_SPOT);
    case GAP_RIGHT:
        return (u8)(((cell + 1) % width) ? cell + 1 : NO_SPOT);
    default:
        return (u8)(cell + width < board->cells ? cell + width : NO_SPOT);
    }
}

u8 board_is_goal(const SlidingBoard *board)
{
    u8 i = 0;
    while (i + 1 < board->cells && board->tile[i] == i + 1)
        i++;
    return i + 1 == board->cells;
}

static u32 apart(u8 a, u8 b)
{
    return (u32)(a > b ? a - b : b - a);
}

u32 board_count_to_goal(const SlidingBoard *board, const u8 *steps, u32 count)
{
    SlidingBoard after = *board;
    u32 at = 0;
    while (at < count && !board_is_goal(&after))
        board_step(&after, steps[at++]);
    return at;
}

u8 board_is_symmetric(const SlidingBoard *board)
{
    u8 cell = 0;
    for (; cell < board->cells; cell++) {
        u8 tile = board->tile[cell];
        u8 image =
            tile ? (u8)(board_mirror_cell(board, (u8)(tile - 1)) + 1) : 0;
        if (board->width != board->height ||
            board->tile[board_mirror_cell(board, cell)] != image)
            return 0;
    }
    return 1;
}

u32 board_manhattan(const SlidingBoard *board)
{
    u8 width = board->width;
    u32 sum = 0;
    u8 i;
    for (i = 0; i < board->cells; i++) {
        u8 home = (u8)(board->tile[i] - 1);
        if (board->tile[i])
            sum += apart((u8)(home % width), (u8)(i % width)) +
                   apart((u8)(home / width), (u8)(i / width));
    }
    return sum;
}

void board_from_gap_first(Sliding *game)
{
    Sliding old = *game;
    u8 last = sliding_last_tile(game);
    u8 i;
    ASSERT(game->gap <= last);
    for (i = 0; i <= last; i++) {
        u8 tile = old.tile[last - i];
        game->tile[i] = (u8)(tile ? last + 1 - tile : 0);
    }
    game->gap = (u8)(last - old.gap);
}

/* ----------------------------------------------------------------- lines */

/* Whether three cells follow one another in the same direction, so that two
   steps form one move. */
static u8 go_on(u8 a, u8 b, u8 c)
{
    return b - a == c - b;
}

static u8 wins(const Question *question, const u16 *line, u32 length)
{
    Sliding game = *(const Sliding *)question->position;
    while (length--)
        if (sliding.apply(&game, *line++, NULL))
            return 0;
    return sliding.status(&game) == WON;
}

static u8 transposed_cell(const SlidingBoard *board, u8 cell)
{
    u8 width = board->height;
    return (u8)(board->transposed ? cell % width * board->width + cell / width
                                  : cell);
}

u8 board_read_line(const Question *question, const SlidingBoard *board,
                   const u16 *line, u32 length, u8 *steps, u32 room,
                   u32 *count)
{
    Sliding game = *(const Sliding *)question->position;
    ASSERT(board->cells <= SLIDING_CELLS);
    *count = 0;
    if (!wins(question, line, length))
        return 0;
    for (; length--; line++) {
        u8 way, far;
        for (far = sliding_find_slide(&game, (u8)*line, &way); far; far--) {
            if (*count == room)
                return 0;
            game.gap = (u8)(game.gap + sliding_gap_step(&game, way));
            steps[(*count)++] = transposed_cell(board, game.gap);
        }
    }
    return 1;
}

void board_answer(const Question *question, const SlidingBoard *board,
                  const u8 *steps, u32 count, Arena *arena, Answer *answer)
{
    u16 *line = take(arena, count, sizeof *line);
    u8 before = board->gap;
    u32 i;
    if (!line)
        return;
    answer->line = line;
    answer->length = 0;
    for (i = 0; i < count; i++) {
        u8 at = i ? steps[i - 1] : board->gap;
        u8 cell =
            board->transposed ? board_mirror_cell(board, steps[i]) : steps[i];
        if (i && go_on(before, at, steps[i]))
            answer->length--;
        line[answer->length++] = cell;
        before = at;
    }
    ASSERT(answer->length <= count);
    answer->verdict = wins(question, line, answer->length) ? SOLVED : REFUTED;
}
