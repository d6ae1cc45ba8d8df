/* SPDX-License-Identifier: MIT */
/* The sliding puzzle solved in the slide metric, compared with plain searches:
   on every board of small sizes, and near the goal of larger ones. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20, DATABASE_ROOM = 24 << 20, LONG_ROOM = 96 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* ---------------------------------------------------------------- asking */

typedef struct Kept {
    SlideDatabase database;
    void *memory;
} Kept;

static SlideDatabase *make_slide_database(u8 width, u8 height, u64 room)
{
    Kept *kept = malloc(sizeof *kept);
    Sliding game;
    SlidingBoard board;
    Arena arena;
    goal_board(&game, width, height);
    board_from_game(&board, &game);
    kept->memory = malloc(room);
    arena = arena_of(kept->memory, room);
    assert_true(slide_database_make(&kept->database, &board, &arena));
    return &kept->database;
}

static void free_slide_database(SlideDatabase *database)
{
    Kept *kept = (Kept *)(void *)database;
    free(kept->memory);
    free(kept);
}

static Answer ask(const SlideDatabase *database, const Sliding *game, How how,
                  u64 most, Certificate *proof)
{
    Question question = question_on(&sliding, game, how, ROOM, most);
    Answer answer;
    Inquiry inquiry = {0};
    inquiry.question = &question;
    inquiry.answer = &answer;
    inquiry.metric = IN_SLIDES;
    inquiry.slides = database;
    sliding_solve(&inquiry);
    *proof = inquiry.proof;
    return answer;
}

/* The number of slides that win, counted by the rules. */
static u32 solve_best(const SlideDatabase *database, const Sliding *game,
                      u64 *nodes)
{
    Certificate proof;
    Answer answer = ask(database, game, SOLVE_OPTIMAL, no_limit, &proof);
    Sliding after;
    win_line(&sliding, game, &answer, &after);
    assert_int_equal(proof.bound, answer.length);
    assert_int_equal(sliding_slides(&after) - sliding_slides(game),
                     answer.length);
    *nodes += answer.nodes;
    return answer.length;
}

/* ----------------------------------------------------------- small boards */

enum { MOST_DEPTH = 26 };

typedef struct BoardDepths {
    u8 width, height;
    u32 boards[MOST_DEPTH]; /* published number at each distance */
} BoardDepths;

static const BoardDepths sizes[] = {
    {2, 2, {1, 2, 2, 2, 2, 2, 1}},
    {2, 3, {1,  3,  4,  6,  8,  12, 15, 18, 22, 30, 36,
            45, 42, 30, 28, 24, 18, 9,  5,  3,  1}},
    {2, 4, {1,    4,    6,    12,  18,   36,   53,   96,   136,
            232,  324,  544,  728, 1064, 1366, 1928, 2321, 2780,
            2884, 2436, 1825, 800, 368,  140,  50,   8}},
    {3, 3, {1,     4,     8,     16,   32,   64,    127,   244,   454,
            856,   1576,  2854,  5117, 8588, 13466, 19739, 26558, 31485,
            30985, 23494, 11751, 3390, 589,  41,    1}},
};

static void check_depths(const BoardDepths *size, const u8 *distance,
                         u32 boards)
{
    u32 count[256] = {0};
    u32 i;
    for (i = 0; i < boards; i++)
        count[distance[i]]++;
    for (i = 0; i < MOST_DEPTH; i++)
        assert_int_equal(count[i], size->boards[i]);
}

/* Every board of the smaller sizes, one in a hundred of the others. */
static void solve_boards(const BoardDepths *size)
{
    u32 step = getenv("QUADRILLE_LONG") ? 1 : 101;
    u8 width = size->width;
    u8 height = size->height;
    SlideDatabase *database =
        make_slide_database(width, height, DATABASE_ROOM);
    u32 boards, i;
    u8 *distance = measure_boards(width, height, IN_SLIDES, &boards);
    u64 nodes = 0;
    check_depths(size, distance, boards);
    for (i = 0; i < boards; i++) {
        Sliding game;
        if (distance[i] == NOT_REACHED || (boards > 1000 && i % step))
            continue;
        lay_number(&game, width, height, i);
        assert_int_equal(solve_best(database, &game, &nodes), distance[i]);
    }
    free(distance);
    free_slide_database(database);
}

/* Wide boards have the same distances as high ones. */
static void solve_turned(const BoardDepths *size)
{
    BoardDepths transposed = *size;
    transposed.width = size->height;
    transposed.height = size->width;
    solve_boards(&transposed);
}

static void small_boards_are_solved_optimally(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++)
        solve_boards(&sizes[i]);
    solve_turned(&sizes[1]);
    solve_turned(&sizes[2]);
}

/* ---------------------------------------------------------- larger boards */

/* Whether some line of this many slides wins, by trying them all. */
static u8 can_win(const Sliding *game, u32 slides, u8 before)
{
    u16 moves[SLIDING_CELLS];
    u16 count, i;
    if (!slides || sliding_is_solved(game))
        return sliding_is_solved(game);
    count = sliding.list(game, moves, COUNT_OF(moves));
    for (i = 0; i < count; i++) {
        Sliding after = *game;
        u8 along = (u8)(moves[i] / game->width == game->gap / game->width);
        if (along == before)
            continue;
        sliding.apply(&after, moves[i], NULL);
        if (can_win(&after, slides - 1, along))
            return 1;
    }
    return 0;
}

/* Starts one step from the goal and makes some random slides. */
static void slide_by_chance(Sliding *game, u32 number, u32 slides)
{
    u8 rng[RNG_SIZE], seed[SEED_SIZE];
    u8 last = sliding_last_tile(game);
    number_seed(seed, number);
    rng_seed(rng, seed);
    game->tile[last] = game->tile[last - 1];
    game->tile[last - 1] = 0;
    game->gap = (u8)(last - 1);
    while (slides-- && !sliding_is_solved(game)) {
        u16 moves[SLIDING_CELLS];
        u16 count = sliding.list(game, moves, COUNT_OF(moves));
        sliding.apply(game, moves[rng_below(rng, count)], NULL);
    }
}

static void check_near(u8 width, u8 height, u64 room, u32 slides, u32 count)
{
    SlideDatabase *database = make_slide_database(width, height, room);
    u64 nodes = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        Sliding game;
        u32 least = 1;
        goal_board(&game, width, height);
        slide_by_chance(&game, i, slides);
        if (sliding_is_solved(&game))
            continue;
        while (!can_win(&game, least, 2))
            least++;
        assert_int_equal(solve_best(database, &game, &nodes), least);
    }
    free_slide_database(database);
}

static void boards_near_the_goal_are_solved_optimally(void **state)
{
    (void)state;
    check_near(2, 5, DATABASE_ROOM, 9, 20);
    check_near(5, 2, DATABASE_ROOM, 9, 20);
    if (getenv("QUADRILLE_LONG")) {
        check_near(2, 8, LONG_ROOM, 8, 20);
        check_near(3, 4, DATABASE_ROOM, 12, 40);
        check_near(4, 4, LONG_ROOM, 11, 40);
    }
}

/* ----------------------------------------------------------------- lanes */

static void build_in_slices(SlidePattern *pattern, Arena arena, u32 slices)
{
    u8 last;
    for (last = 0; last < AXES; last++) {
        Arena own = arena;
        SlideBuild spread;
        u8 any;
        assert_true(slide_build_begin(&spread, pattern, (Axis)last, &own));
        do {
            u32 i;
            any = 0;
            for (i = slices; i--;)
                any |= slide_build_expand(&spread, i, slices);
            spread.depth++;
        } while (any);
    }
}

static void building_in_slices_gives_the_same_bits(void **state)
{
    SlideDatabase *database = make_slide_database(2, 5, DATABASE_ROOM);
    SlideDatabase sliced = *database;
    u64 size = slide_database_size(database);
    u8 *bytes = malloc(size);
    u8 *memory = malloc(DATABASE_ROOM);
    (void)state;
    slide_database_place(&sliced, bytes);
    build_in_slices(&sliced.patterns[0], arena_of(memory, DATABASE_ROOM), 3);
    slide_database_seal(&sliced, NULL);
    assert_memory_equal(bytes, database->serialised, size);
    assert_true(slide_database_is_intact(&sliced, NULL));
    bytes[size - 1] ^= 4;
    assert_true(slide_database_matches(&sliced));
    assert_false(slide_database_is_intact(&sliced, NULL));
    bytes[8] = 3;
    assert_false(slide_database_matches(&sliced));
    free(bytes);
    free(memory);
    free_slide_database(database);
}

/* --------------------------------------------------------------- limits */

static void unfinished_searches_report_bounds(void **state)
{
    SlideDatabase *database = make_slide_database(2, 5, DATABASE_ROOM);
    Certificate proof;
    Sliding game;
    Answer answer;
    u64 nodes = 0;
    u32 least;
    (void)state;
    random_board(&game, 2, 5, 5);
    least = solve_best(database, &game, &nodes);
    answer = ask(database, &game, SOLVE_OPTIMAL, nodes - 1, &proof);
    assert_int_equal(answer.verdict, LIMIT);
    assert_int_equal(answer.nodes, nodes - 1);
    assert_true(proof.first <= proof.bound && proof.bound <= least);
    random_board(&game, 9, 9, 1);
    answer = ask(NULL, &game, SOLVE_OPTIMAL, nodes, &proof);
    assert_int_equal(answer.verdict, LIMIT);
    assert_true(proof.bound > 1);
    random_board(&game, 4, 4, 1);
    answer = ask(NULL, &game, SOLVE_OPTIMAL, nodes, &proof);
    assert_int_equal(answer.verdict, LIMIT);
    free_slide_database(database);
}

static void short_lines_in_slides_win(void **state)
{
    static const u8 sides[] = {2, 3, 4, 5};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sides); i++) {
        Certificate proof;
        Sliding game;
        Answer answer;
        random_board(&game, sides[i], sides[i], 4);
        answer = ask(NULL, &game, SOLVE_SHORT, 200000, &proof);
        assert_int_equal(answer.verdict, SOLVED);
        if (sides[i] <= 3) {
            u64 nodes = 0;
            assert_int_equal(answer.length, solve_best(NULL, &game, &nodes));
        }
    }
}

/* One number that summarises everything deterministic. */
static void searches_keep_their_signature(void **state)
{
    SlideDatabase *database = make_slide_database(2, 5, DATABASE_ROOM);
    u64 nodes = 0;
    u32 slides = 0;
    u32 i;
    (void)state;
    for (i = 0; i < 20; i++) {
        Sliding game;
        random_board(&game, (u8)(i & 1 ? 2 : 5), (u8)(i & 1 ? 5 : 2), i);
        slides += solve_best(database, &game, &nodes);
    }
    check_signature("2x5 in slides", nodes, slides);
    free_slide_database(database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boards_are_solved_optimally),
        cmocka_unit_test(boards_near_the_goal_are_solved_optimally),
        cmocka_unit_test(building_in_slices_gives_the_same_bits),
        cmocka_unit_test(unfinished_searches_report_bounds),
        cmocka_unit_test(short_lines_in_slides_win),
        cmocka_unit_test(searches_keep_their_signature),
    };
    return cmocka_run_group_tests_name("sliding_slides", tests, take_memory,
                                       give_memory);
}
