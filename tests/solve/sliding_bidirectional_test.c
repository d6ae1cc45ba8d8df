/* SPDX-License-Identifier: MIT */
/* The fewest slides on 4x4 boards, compared with a plain search from both ends
   that knows the rules and nothing else. From the goal it lists all boards
   within 13 slides; from the other end it then needs at most 11. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/asking.h"
#include "tests/kit/freecell_deals.h"
#include "tests/kit/sliding_trials.h"

enum {
    SIDE = 4,
    CELLS = SIDE * SIDE,
    FROM_GOAL = 13,
    FROM_BOARD = 11,
    FAR = 21, /* two boards in three, since mistakes show more often there */
    BOARDS_WANTED = 90,
    SEARCH_MEMORY = 8 << 20,
    DATABASE_MEMORY = 96 << 20
};

/* ------------------------------------------------------- packed positions */

/* Four bits for each cell; the gap is 0. */
typedef u64 Packed;

static u8 tile_at(Packed board, u32 cell)
{
    return (u8)(board >> 4 * cell & 15);
}

static Packed pack(const Sliding *game)
{
    Packed board = 0;
    u32 cell;
    for (cell = 0; cell < CELLS; cell++)
        board |= (Packed)game->tile[cell] << 4 * cell;
    return board;
}

/* Moves the gap by a step and the tile there back. */
static Packed step_gap(Packed board, u32 gap, u32 to)
{
    const Packed tile = tile_at(board, to);
    return board ^ tile << 4 * to ^ tile << 4 * gap;
}

/* Writes the boards after each slide: three along the row, three along the
   column. */
static u32 list_slides(Packed board, Packed *after)
{
    u32 count = 0;
    u32 gap = 0;
    u32 way;
    while (tile_at(board, gap))
        gap++;
    for (way = 0; way < 4; way++) {
        const int step = way < 2 ? 1 : SIDE;
        const u32 at = way < 2 ? gap % SIDE : gap / SIDE;
        u32 left = way & 1 ? at : SIDE - 1 - at;
        u32 cell = gap;
        Packed now = board;
        for (; left; left--) {
            const u32 to = (u32)((int)cell + (way & 1 ? -step : step));
            after[count++] = now = step_gap(now, cell, to);
            cell = to;
        }
    }
    return count;
}

/* -------------------------------------------------------------- searching */

/* A set of boards in the order in which they were found. */
typedef struct PackedSet {
    Packed *list;
    u32 *slots; /* an index plus 1, or 0 */
    u32 mask, count;
} PackedSet;

static void packed_set_open(PackedSet *set, u32 slots)
{
    set->list = malloc(slots / 2 * sizeof *set->list);
    set->slots = calloc(slots, sizeof *set->slots);
    assert_true(set->list && set->slots);
    set->mask = slots - 1;
    set->count = 0;
}

static void packed_set_close(PackedSet *set)
{
    free(set->list);
    free(set->slots);
}

/* The slot of a board, or the empty one where it belongs. */
static u32 *packed_set_find(const PackedSet *set, Packed board)
{
    u32 slot = (u32)(board * 0x9E3779B97F4A7C15 >> 32) & set->mask;
    while (set->slots[slot] && set->list[set->slots[slot] - 1] != board)
        slot = (slot + 1) & set->mask;
    return &set->slots[slot];
}

static void packed_set_add(PackedSet *set, Packed board)
{
    u32 *slot = packed_set_find(set, board);
    if (*slot)
        return;
    assert_true(set->count < set->mask / 2);
    set->list[set->count++] = board;
    *slot = set->count;
}

/* Adds the boards that are one slide farther than those from "from" on;
   returns where they begin. */
static u32 packed_set_widen(PackedSet *set, u32 from)
{
    const u32 end = set->count;
    Packed after[2 * (SIDE - 1)];
    for (; from < end; from++) {
        u32 count = list_slides(set->list[from], after);
        while (count--)
            packed_set_add(set, after[count]);
    }
    return end;
}

static u8 has_any(const PackedSet *near, const PackedSet *seen, u32 from)
{
    for (; from < seen->count; from++)
        if (*packed_set_find(near, seen->list[from]))
            return 1;
    return 0;
}

/* How many slides a board needs that is farther than FROM_GOAL; 0 if it is
   nearer, or too far for the search. */
static u32 count_plainly(const PackedSet *near, Packed board)
{
    PackedSet seen;
    u32 level = 0;
    u32 depth = 0;
    packed_set_open(&seen, 1 << 22);
    packed_set_add(&seen, board);
    while (depth <= FROM_BOARD && !has_any(near, &seen, level)) {
        if (++depth <= FROM_BOARD)
            level = packed_set_widen(&seen, level);
    }
    packed_set_close(&seen);
    return depth && depth <= FROM_BOARD ? FROM_GOAL + depth : 0;
}

static void list_near(PackedSet *near)
{
    Sliding game;
    u32 level = 0;
    u32 depth;
    goal_board(&game, SIDE, SIDE);
    packed_set_open(near, 1 << 24);
    packed_set_add(near, pack(&game));
    for (depth = 0; depth < FROM_GOAL; depth++)
        level = packed_set_widen(near, level);
    print_message("# %u boards within %d slides\n", near->count, FROM_GOAL);
}

/* ------------------------------------------------------------- the solver */

static u32 solve_in_slides(const SlideDatabase *slides, const Sliding *game,
                           u64 *nodes)
{
    const Question question =
        question_on(&sliding, game, SOLVE_OPTIMAL, SEARCH_MEMORY, no_limit);
    Sliding after;
    Answer answer;
    Inquiry inquiry = {.question = &question,
                       .answer = &answer,
                       .metric = IN_SLIDES,
                       .slides = slides};
    sliding_solve(&inquiry);
    win_line(&sliding, game, &answer, &after);
    assert_int_equal(inquiry.proof.bound, answer.length);
    *nodes += answer.nodes;
    return answer.length;
}

/* Makes random slides, along columns and rows in turn. The first is along the
   last row; the rules list no moves at the goal. */
static void slide_away(Sliding *game, u8 *rng, u32 slides)
{
    u16 moves[SLIDING_CELLS];
    u16 count;
    u32 i;
    goal_board(game, SIDE, SIDE);
    game->gap = (u8)(CELLS - SIDE + rng_below(rng, SIDE - 1));
    for (i = CELLS - 1; i > game->gap; i--)
        game->tile[i] = game->tile[i - 1];
    game->tile[i] = 0;
    for (i = 1; i < slides && !sliding_is_solved(game); i++) {
        u16 move;
        count = sliding.list(game, moves, COUNT_OF(moves));
        do
            move = moves[rng_below(rng, count)];
        while ((move / SIDE == game->gap / SIDE) == (i & 1));
        assert_int_equal(sliding.apply(game, move, NULL), FINE);
    }
}

static void check_boards(const PackedSet *near, const SlideDatabase *slides)
{
    const u8 seed[SEED_SIZE] = {5};
    u8 rng[RNG_SIZE];
    u32 found[FROM_GOAL + FROM_BOARD + 1] = {0};
    u32 checked = 0;
    u32 length = 0;
    u64 nodes = 0;
    rng_seed(rng, seed);
    while (checked < BOARDS_WANTED) {
        Sliding game;
        u32 fewest;
        slide_away(&game, rng, 22 + checked % 8);
        fewest = count_plainly(near, pack(&game));
        if (!fewest || (checked % 3 && fewest < FAR))
            continue;
        assert_int_equal(solve_in_slides(slides, &game, &nodes), fewest);
        length += fewest;
        found[fewest]++;
        checked++;
    }
    for (checked = FROM_GOAL + 1; checked < COUNT_OF(found); checked++)
        print_message("# %u boards need %u slides\n", found[checked], checked);
    check_signature("4x4 in slides", nodes, length);
}

static void fewest_slides_match_a_search_from_both_ends(void **state)
{
    PackedSet near;
    SlideDatabase slides;
    SlidingBoard board;
    Sliding goal;
    Arena arena;
    void *memory;
    (void)state;
    if (SLOW)
        skip();
    memory = malloc(DATABASE_MEMORY);
    assert_non_null(memory);
    arena = arena_of(memory, DATABASE_MEMORY);
    goal_board(&goal, SIDE, SIDE);
    board_from_game(&board, &goal);
    assert_true(slide_database_make(&slides, &board, &arena));
    list_near(&near);
    check_boards(&near, &slides);
    packed_set_close(&near);
    free(memory);
}

static int take_search_memory(void **state)
{
    (void)state;
    return take_block(SEARCH_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fewest_slides_match_a_search_from_both_ends),
    };
    return cmocka_run_group_tests(tests, take_search_memory, give_memory);
}
