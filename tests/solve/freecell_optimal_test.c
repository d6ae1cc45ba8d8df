/* SPDX-License-Identifier: MIT */
/* FreeCell's shortest lines are as short as published results and a plain
   breadth-first search say. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/freecell_deals.h"
#include "tests/kit/plain_freecell.h"

/* How much is tried. */
typedef struct Effort {
    int deals, proven; /* of published lengths; how many at least are proven */
    u64 nodes, size;   /* for each; memory */
    u32 boards;        /* small ones, without and with moves before */
} Effort;

static const Effort patient = {100, 100, ~(u64)0, (u64)LARGE_MEMORY * 4, 200},
                    usual = {24, 13, 100000, LARGE_MEMORY, 50},
                    hasty = {20, 6, 40000, LARGE_MEMORY, 40};

static const Effort *effort(void)
{
    if (getenv("QUADRILLE_LONG"))
        return &patient;
    return SLOW ? &hasty : &usual;
}

static int take_large_memory(void **state)
{
    (void)state;
    return take_block((size_t)effort()->size);
}

/* -------------------------------------------------------- known lengths */

typedef struct KnownLength {
    int deal;
    u32 moved;
} KnownLength;

/* Returns whether the line is proven. If it is not, its bounds must still be
   true. */
static int check_known(const KnownLength *known, u64 size, u64 most)
{
    Trial trial;
    Answer answer;
    deal_nth(&trial, known->deal % 2 ? "4cells" : "4cells:none", known->deal);
    answer = ask_within(&trial, SOLVE_OPTIMAL, size, most);
    assert_in_range(answer.optimum.least, answer.optimum.bound, known->moved);
    if (answer.verdict == LIMIT) {
        if (answer.length)
            assert_true(play_line(&trial, &answer) >= known->moved);
        return 0;
    }
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(answer.optimum.least, known->moved);
    assert_int_equal(play_line(&trial, &answer), known->moved);
    return 1;
}

static void shortest_lines_match_published_lengths(void **state)
{
    FILE *file = fopen(TEST_SOURCE "/data/freecell/optima.tsv", "r");
    const Effort *how = effort();
    char line[200];
    KnownLength known;
    int count = 0;
    int proven = 0;
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file) && count < how->deals)
        if (sscanf(line, "%d\t%u", &known.deal, &known.moved) == 2) {
            count++;
            proven += check_known(&known, how->size, how->nodes);
        }
    fclose(file);
    print_message("# %d of %d are proven\n", proven, count);
    assert_int_equal(count, how->deals);
    assert_true(proven >= how->proven);
}

/* ---------------------------------------------------------- small boards */

/* Shuffles the highest cards of each suit into the columns; the others are
   home. */
static void deal_small(Trial *trial, u8 *rng, u8 home)
{
    FreeCell *game = (FreeCell *)(void *)trial->bytes;
    u8 deck[FREECELL_CARDS];
    u8 count = 0;
    u8 card;
    for (card = FREECELL_CARD(home + 1, 0);
         card <= FREECELL_CARD(FREECELL_KING, 3); card++)
        deck[count++] = card;
    memset(game->column, 0, sizeof game->column);
    memset(game->height, 0, sizeof game->height);
    memset(game->home, home, sizeof game->home);
    while (count) {
        u8 column = (u8)(count % FREECELL_COLUMNS);
        u32 at = rng_below(rng, count);
        game->column[column][game->height[column]++] = deck[at];
        deck[at] = deck[--count];
    }
}

/* Plays some random single-card moves. */
static void play_on(Trial *trial, u8 *rng, u32 moves)
{
    u16 list[300];
    while (moves--) {
        u16 count = freecell.list(trial->bytes, list, COUNT_OF(list));
        u16 move = count ? list[rng_below(rng, count)] : 0;
        if (count && FREECELL_MOVE_COUNT(move) == 1 &&
            FREECELL_MOVE_TO(move) != FREECELL_HOME_PLACE)
            apply_move(trial, move);
    }
}

typedef struct BoundTally {
    u32 checked, lost;
    u32 above; /* games whose optimum exceeds the first bound */
} BoundTally;

static void check_small_board(const Trial *trial, BoundTally *tally)
{
    Answer answer;
    int fewest =
        count_fewest((const FreeCell *)(const void *)trial->bytes, 20000);
    if (fewest == CHECK_GAVE_UP)
        return;
    answer = ask_within(trial, SOLVE_OPTIMAL, LARGE_MEMORY, no_limit);
    if (fewest == CHECK_NO_LINE) {
        assert_int_equal(answer.verdict, IMPOSSIBLE);
        tally->lost++;
        return;
    }
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(play_line(trial, &answer), fewest);
    assert_int_equal(answer.optimum.least, fewest);
    assert_true(answer.optimum.bound <= answer.optimum.least);
    tally->checked++;
    tally->above += answer.optimum.bound < answer.optimum.least;
}

static const char *const few[] = {"0cells:none", "1cells:none"};

static void check_small_boards(u8 seed, u32 moves)
{
    u8 seeds[SEED_SIZE] = {seed};
    u8 rng[RNG_SIZE];
    BoundTally tally = {0, 0, 0};
    Trial trial;
    u32 number;
    rng_seed(rng, seeds);
    for (number = 0; tally.checked < effort()->boards && number < 1500;
         number++) {
        deal_nth(&trial, few[number % 2], 1);
        deal_small(&trial, rng, (u8)(6 + number / 2 % 4));
        play_on(&trial, rng, moves ? 1 + number % moves : 0);
        check_small_board(&trial, &tally);
    }
    print_message("# of %u boards %u were checked, %u need more moves than is "
                  "seen at once, %u are lost\n",
                  number, tally.checked, tally.above, tally.lost);
    assert_true(tally.checked >= effort()->boards);
    assert_true(tally.above > tally.checked / 40);
}

static void optima_match_breadth_first_search(void **state)
{
    (void)state;
    check_small_boards(11, 0);
}

static void
optima_of_games_in_progress_match_breadth_first_search(void **state)
{
    (void)state;
    check_small_boards(12, 9);
}

/* Without free cells or empty columns a card must go onto another one. There
   it needs no further move if that has left the lower cards of its suit
   before, which a bound that overlooks it counts once more. */
static void a_card_may_stay_on_one_that_has_left_its_column(void **state)
{
    BoundTally tally = {0, 0, 0};
    Trial trial;
    (void)state;
    deal_nth(&trial, "0cells:none", 1);
    try_board(&trial, "Foundations: H-6 C-6 D-6 S-6\n"
                      ": KH JC TC\n"
                      ": TD 8S KS KC\n"
                      ": KD 7D 8C\n"
                      ": QD TS 7S QH JS\n"
                      ": JD 7H JH 8D 7C\n"
                      ": 9S 9H QC\n"
                      ": 9D TH 9C\n"
                      ": 8H QS\n");
    check_small_board(&trial, &tally);
    assert_int_equal(tally.checked, 1);
}

/* --------------------------------------------------------------- limits */

static void unfinished_searches_prove_nothing(void **state)
{
    Trial trial;
    Answer answer;
    (void)state;
    deal_nth(&trial, "4cells", 7);
    answer = ask_within(&trial, SOLVE_OPTIMAL, LARGE_MEMORY, no_limit);
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(
        ask_within(&trial, SOLVE_OPTIMAL, LARGE_MEMORY, answer.nodes).verdict,
        SOLVED);
    answer = ask_within(&trial, SOLVE_OPTIMAL, LARGE_MEMORY, answer.nodes - 1);
    assert_int_equal(answer.verdict, LIMIT);
    assert_true(play_line(&trial, &answer) >= 76);
}

static void too_little_memory_is_reported(void **state)
{
    static const u64 sizes[] = {0, 1000, 100000, 1000000, 3000000, 8000000};
    const KnownLength known = {10, 85};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        Trial trial;
        deal_nth(&trial, "4cells:none", known.deal);
        assert_int_equal(
            ask_within(&trial, SOLVE_OPTIMAL, sizes[i], no_limit).verdict,
            LIMIT);
        if (sizes[i] >= 3000000)
            assert_false(check_known(&known, sizes[i], no_limit));
    }
    assert_true(check_known(&known, 64 << 20, no_limit));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shortest_lines_match_published_lengths),
        cmocka_unit_test(optima_match_breadth_first_search),
        cmocka_unit_test(
            optima_of_games_in_progress_match_breadth_first_search),
        cmocka_unit_test(a_card_may_stay_on_one_that_has_left_its_column),
        cmocka_unit_test(unfinished_searches_prove_nothing),
        cmocka_unit_test(too_little_memory_is_reported),
    };
    return cmocka_run_group_tests(tests, take_large_memory, give_memory);
}
