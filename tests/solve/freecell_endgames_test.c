/* SPDX-License-Identifier: MIT */
/* Every FreeCell search tells the truth about random endgames, in which cards
   are ready to go home, columns empty and cells taken, as they never are in
   deals. A plain search by the rules alone says which of the small ones can be
   won, and with how few cards moved. Of the others, those can be won for which
   some search finds a line that wins by the rules. */
#include <stdlib.h>

#include "tests/kit/freecell_deals.h"
#include "tests/kit/plain_freecell.h"

enum {
    /* Of each variant. Mistakes about which cards go home show most often
       where none does by itself. */
    BOARDS = 120,
    PLAIN_BOARDS = 400,
    LONGER = 50,
    MOST_BOARDS = 700, /* for the plain search */
    FEW_NODES = 1000,  /* for the others */
    BEAM_NODES = 300,
    ENDGAME_MEMORY = 8 << 20
};

static u32 longer(u32 boards)
{
    return getenv("QUADRILLE_LONG") ? boards * LONGER : boards;
}

typedef struct EndgameTally {
    u32 won, lost, open; /* by the plain search */
    u32 optimal, by_runs;
} EndgameTally;

/* What is known of a board. */
typedef struct Endgame {
    const Trial *trial;
    int fewest; /* by the plain search */
    u8 won, lost;
} Endgame;

/* A line proves that a board can be won. */
static Answer ask_search(Endgame *endgame, Ask *search, How how, u64 nodes)
{
    const Answer answer =
        ask_with(search, endgame->trial, how, ENDGAME_MEMORY, nodes);
    assert_int_not_equal(answer.verdict, REFUTED);
    if (answer.verdict == SOLVED)
        check_line(endgame->trial, &answer);
    endgame->won |= answer.verdict == SOLVED;
    endgame->lost |= answer.verdict == IMPOSSIBLE;
    assert_false(endgame->won && endgame->lost);
    return answer;
}

/* The solver decides small boards however it is asked. */
static void check_decided(Endgame *endgame, How how)
{
    const int is_small = endgame->fewest != CHECK_GAVE_UP;
    const Answer answer =
        ask_search(endgame, solve, how, is_small ? no_limit : FEW_NODES);
    if (is_small)
        assert_int_equal(answer.verdict, endgame->fewest == CHECK_NO_LINE
                                             ? IMPOSSIBLE
                                             : SOLVED);
}

/* A* moves one card at a time. Where every card goes home, it leaves open what
   only a run moved at once can win. */
static void check_optimum(Endgame *endgame, EndgameTally *tally)
{
    const Trial *trial = endgame->trial;
    const FreeCell *game = (const FreeCell *)(const void *)trial->bytes;
    const Answer answer = ask_search(endgame, solve, SOLVE_OPTIMAL, FEW_NODES);
    if (answer.optimum.least)
        assert_true(answer.optimum.bound <= answer.optimum.least);
    if (answer.verdict != SOLVED || endgame->fewest == CHECK_GAVE_UP)
        return;
    assert_int_equal(answer.optimum.least, play_line(trial, &answer));
    if (game->autoplay != FREECELL_AUTOPLAY_FULL)
        assert_int_equal(answer.optimum.least, endgame->fewest);
    assert_true(answer.optimum.least >= (u32)endgame->fewest);
    tally->by_runs += answer.optimum.least > (u32)endgame->fewest;
    tally->optimal++;
}

static void check_endgame(const Trial *trial, EndgameTally *tally)
{
    Endgame endgame = {.trial = trial};
    endgame.fewest = count_fewest((const FreeCell *)(const void *)trial->bytes,
                                  MOST_BOARDS);
    endgame.lost = endgame.fewest == CHECK_NO_LINE;
    endgame.won = endgame.fewest >= 0;
    tally->won += endgame.won;
    tally->lost += endgame.lost;
    tally->open += endgame.fewest == CHECK_GAVE_UP;
    check_decided(&endgame, SOLVE_FAST);
    check_decided(&endgame, SOLVE_PROVE);
    ask_search(&endgame, solve, SOLVE_SHORT, BEAM_NODES);
    ask_search(&endgame, freecell_best_first, SOLVE_FAST, FEW_NODES);
    ask_search(&endgame, freecell_beam_any, SOLVE_FAST, BEAM_NODES);
    ask_search(&endgame, freecell_proof, SOLVE_PROVE, FEW_NODES);
    check_optimum(&endgame, tally);
}

static void check_endgames(const char *variant, u32 count, EndgameTally *tally)
{
    static const u8 most_left[] = {16, 22, 30, 42};
    u8 seed[SEED_SIZE];
    u8 rng[RNG_SIZE];
    Trial trial;
    u32 i;
    number_seed(seed, 1);
    rng_seed(rng, seed);
    for (i = 0; i < count; i++) {
        deal_endgame(&trial, variant, rng, most_left[i % 4]);
        check_endgame(&trial, tally);
    }
}

static void check_variants(const char *const *variants, u32 count)
{
    EndgameTally tally = {0};
    for (; *variants; variants++)
        check_endgames(*variants, count, &tally);
    print_message("# won %u, lost %u, too many positions %u, optimal %u, "
                  "fewer by runs %u\n",
                  tally.won, tally.lost, tally.open, tally.optimal,
                  tally.by_runs);
    assert_true(tally.won > count / 8);
    assert_true(tally.lost > count / 16);
    assert_true(tally.optimal > count / 8);
}

static void endgames_without_autoplay_are_answered_truly(void **state)
{
    static const char *const variants[] = {"0cells:none", "1cells:none",
                                           "2cells:none", "4cells:none", NULL};
    (void)state;
    check_variants(variants, longer(PLAIN_BOARDS));
}

static void endgames_with_safe_autoplay_are_answered_truly(void **state)
{
    static const char *const variants[] = {"0cells", "1cells", "2cells",
                                           "4cells", NULL};
    (void)state;
    check_variants(variants, longer(BOARDS));
}

static void endgames_with_full_autoplay_are_answered_truly(void **state)
{
    static const char *const variants[] = {"0cells:full", "1cells:full",
                                           "2cells:full", "4cells:full", NULL};
    (void)state;
    check_variants(variants, longer(BOARDS));
}

/* Cards can go home before the first move. In the rules the spade goes home
   with the move of another card; Horne's rule, as the search knows it, holds
   it back. */
static void cards_may_go_home_before_the_first_move(void **state)
{
    static const char board[] = "Foundations: H-6 C-3 D-T S-5\n"
                                "Freecells:\n"
                                ": QD JC KH JS 9C\n"
                                ": JH QC QS\n"
                                ": 7H KD 7S\n"
                                ": 9S KS\n"
                                ": 6S\n"
                                ": 8C 8H TH\n"
                                ": 7C 4C 8S KC 5C 9H TC TS\n"
                                ": 6C QH JD\n";
    Trial trial;
    Answer answer;
    (void)state;
    try_variant(&trial, &freecell, "0cells");
    try_board(&trial, board);
    answer = ask_within(&trial, SOLVE_OPTIMAL, ENDGAME_MEMORY, no_limit);
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(answer.optimum.least, play_line(&trial, &answer));
}

/* The seven of clubs could go home: no red five is left that needs it. It must
   not, because the six of diamonds has to lie on it and carry the five of
   spades. So a card is safe only if its twin in colour has come far enough. */
static void a_card_stays_where_its_twin_needs_it(void **state)
{
    static const char board[] = "Foundations: H-5 C-6 D-5 S-3\n"
                                "Freecells:\n"
                                ": KS 7C\n"
                                ": 9H 6D\n"
                                ": 4S 8S 5S\n"
                                ": KD QD JD TD 9D 8D 7D JC\n"
                                ": KH QH JH TH 8H 7H 6H QS\n"
                                ": JS TS 9S 7S 6S\n"
                                ": 8C 9C TC QC\n"
                                ": KC\n";
    static const char *const variants[] = {"0cells", "0cells:none"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(variants); i++) {
        Trial trial;
        Answer answer;
        try_variant(&trial, &freecell, variants[i]);
        try_board(&trial, board);
        answer = ask_with(freecell_proof, &trial, SOLVE_PROVE, ENDGAME_MEMORY,
                          no_limit);
        assert_int_equal(answer.verdict, SOLVED);
        answer = ask_with(freecell_a_star, &trial, SOLVE_OPTIMAL,
                          ENDGAME_MEMORY, no_limit);
        assert_int_equal(answer.verdict, SOLVED);
        assert_int_equal(play_line(&trial, &answer), 33 + 6);
    }
}

/* Where every card goes home, a run that moves card by card can lose one on
   the way: it flies home, and others have nothing left to lie on. These boards
   are won only by moving a run at once. */
static void some_boards_are_won_only_by_a_run(void **state)
{
    static const struct {
        const char *variant, *board;
        int fewest;
    } known[] = {{"0cells:full",
                  "Foundations: H-7 C-8 D-2 S-9\n"
                  "Freecells:\n"
                  ": 8H KD JH 9D\n"
                  ": KC TS 7D JD\n"
                  ": 8D TD QD\n"
                  ": TH 4D QC\n"
                  ": 3D KH QS\n"
                  ": JS TC 9C\n"
                  ": JC KS QH\n"
                  ": 6D 9H 5D\n",
                  37},
                 {"1cells:full",
                  "Foundations: H-T C-5 D-9 S-0\n"
                  "Freecells: JC\n"
                  ": 7C 6S 4S 8C\n"
                  ": 9S 3S JH TD\n"
                  ": 9C 5S QS KH\n"
                  ": 7S TC 6C\n"
                  ": JS QC 8S\n"
                  ": 2S KS AS\n"
                  ": KD KC TS\n"
                  ": JD QD QH\n",
                  35}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(known); i++) {
        Endgame endgame = {0};
        Trial trial;
        try_variant(&trial, &freecell, known[i].variant);
        try_board(&trial, known[i].board);
        endgame.trial = &trial;
        endgame.fewest =
            count_fewest((const FreeCell *)(const void *)trial.bytes, 5000);
        assert_int_equal(endgame.fewest, known[i].fewest);
        endgame.won = 1;
        ask_search(&endgame, freecell_a_star, SOLVE_OPTIMAL, no_limit);
        assert_int_equal(
            ask_search(&endgame, freecell_proof, SOLVE_PROVE, no_limit)
                .verdict,
            SOLVED);
    }
}

static int take_little_memory(void **state)
{
    (void)state;
    return take_block(ENDGAME_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_may_go_home_before_the_first_move),
        cmocka_unit_test(a_card_stays_where_its_twin_needs_it),
        cmocka_unit_test(some_boards_are_won_only_by_a_run),
        cmocka_unit_test(endgames_without_autoplay_are_answered_truly),
        cmocka_unit_test(endgames_with_safe_autoplay_are_answered_truly),
        cmocka_unit_test(endgames_with_full_autoplay_are_answered_truly),
    };
    return cmocka_run_group_tests(tests, take_little_memory, give_memory);
}
