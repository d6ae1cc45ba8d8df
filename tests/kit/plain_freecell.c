/* SPDX-License-Identifier: MIT */
/* Breadth-first search over boards whose columns and cells are sorted, with
   every move that the rules list, and no heuristics. */
#include "plain_freecell.h"

#include <stdlib.h>
#include <string.h>

typedef struct Boards {
    FreeCell *board; /* in the order of discovery */
    u8 *round;       /* the round in which each board was last reached */
    u32 *slot;       /* for each board, 1 + its index */
    u32 count;
    u32 most;
    u32 slots;
} Boards;

/* Sorts records in descending order of their bytes. */
static void sort(u8 *records, size_t count, size_t size)
{
    u8 record[FREECELL_DEEPEST];
    size_t i, j;
    for (i = 1; i < count; i++) {
        memcpy(record, records + i * size, size);
        for (j = i; j && memcmp(records + (j - 1) * size, record, size) < 0;
             j--)
            memcpy(records + j * size, records + (j - 1) * size, size);
        memcpy(records + j * size, record, size);
    }
}

static u8 height_of(const u8 *column)
{
    u8 height = 0;
    while (height < FREECELL_DEEPEST && column[height])
        height++;
    return height;
}

static void put_in_order(FreeCell *game)
{
    u8 i;
    sort(game->cell, game->cells, 1);
    sort(game->column[0], FREECELL_COLUMNS, FREECELL_DEEPEST);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        game->height[i] = height_of(game->column[i]);
}

static u32 sum_of(const FreeCell *game)
{
    const u8 *bytes = (const u8 *)game;
    u32 sum = 2166136261U;
    size_t i;
    for (i = 0; i < sizeof *game; i++)
        sum = (sum ^ bytes[i]) * 16777619U;
    return sum;
}

static void add_board(Boards *boards, const FreeCell *game, u8 round)
{
    u32 slot = sum_of(game) % boards->slots;
    for (; boards->slot[slot]; slot = (slot + 1) % boards->slots) {
        u32 at = boards->slot[slot] - 1;
        if (memcmp(&boards->board[at], game, sizeof *game))
            continue;
        if (boards->round[at] <= round)
            return;
        break;
    }
    boards->board[boards->count] = *game;
    boards->round[boards->count] = round;
    boards->slot[slot] = ++boards->count;
}

/* A card goes home only once, so moves home do not end a round. A run moves as
   its cards do one by one, except that autoplay may send home one of these on
   the way. */
static void add_next(Boards *boards, u32 at)
{
    u16 moves[300];
    u16 count = freecell.list(&boards->board[at], moves, 300);
    u8 round = boards->round[at];
    u16 i;
    for (i = 0; i < count && boards->count < boards->most; i++) {
        FreeCell game = boards->board[at];
        u8 cards = FREECELL_MOVE_COUNT(moves[i]);
        if (cards != 1 && game.autoplay != FREECELL_AUTOPLAY_FULL)
            continue;
        freecell.apply(&game, moves[i], NULL);
        put_in_order(&game);
        add_board(
            boards, &game,
            (u8)(round + (FREECELL_MOVE_TO(moves[i]) != FREECELL_HOME_PLACE
                              ? cards
                              : 0)));
    }
}

/* Expands the boards of a round, which grow in number while it lasts; returns
   whether one of them is won. */
static u8 play_round(Boards *boards, u8 round, u8 *more)
{
    u32 at;
    *more = 0;
    for (at = 0; at < boards->count; at++) {
        *more |= boards->round[at] > round;
        if (boards->round[at] != round)
            continue;
        if (freecell.score(&boards->board[at]) == FREECELL_CARDS)
            return 1;
        *more = 1;
        add_next(boards, at);
    }
    return 0;
}

static int search(Boards *boards)
{
    int left = (int)(FREECELL_CARDS - freecell.score(boards->board));
    u8 round, more;
    for (round = 0;; round++) {
        if (play_round(boards, round, &more))
            return left + round;
        if (boards->count == boards->most)
            return CHECK_GAVE_UP;
        if (!more)
            return CHECK_NO_LINE;
    }
}

int count_fewest(const FreeCell *start, u32 most_boards)
{
    Boards boards = {NULL, NULL, NULL, 0, most_boards, most_boards * 2};
    FreeCell game = *start;
    int found;
    boards.board = malloc(boards.most * sizeof *boards.board);
    boards.round = malloc(boards.most);
    boards.slot = calloc(boards.slots, sizeof *boards.slot);
    put_in_order(&game);
    add_board(&boards, &game, 0);
    found = search(&boards);
    free(boards.board);
    free(boards.round);
    free(boards.slot);
    return found;
}
