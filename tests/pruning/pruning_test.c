/* SPDX-License-Identifier: MIT */
/* Solvers answer the same when any one of the rules is left out by which they
   prune. Each rule has an effect on how much is searched, or else its switch
   would prove nothing. */
#include <stdlib.h>
#include <string.h>

#include "solve/mahjong/mahjong.h"
#include "solve/mahjong/peek/fewest_peeks.h"
#include "solve/pruning.h"
#include "tests/kit/freecell_deals.h"
#include "tests/kit/sliding_trials.h"
#include "tests/kit/small_heaps.h"

int pruning_without = PRUNING_RULES;

enum { MOST_FINDINGS = 256, ROOM = 8 << 20, MANY_NODES = 3000000 };

/* What solvers say about some boards, and how much they searched. */
typedef struct Findings {
    struct {
        Verdict verdict;
        u32 optimum;
    } board[MOST_FINDINGS];
    u32 count;
    u64 nodes;
} Findings;

static void note(Findings *findings, const Answer *answer, u32 optimum)
{
    assert_true(findings->count < MOST_FINDINGS);
    assert_true(answer->verdict == SOLVED || answer->verdict == IMPOSSIBLE);
    findings->board[findings->count].verdict = answer->verdict;
    findings->board[findings->count++].optimum =
        answer->verdict == SOLVED ? optimum : 0;
    findings->nodes += answer->nodes;
}

/* --------------------------------------------------------------- FreeCell */

static void try_endgames(Findings *findings, Ask *search, How how,
                         u8 most_left)
{
    static const char *const variants[] = {"0cells:none", "1cells:none",
                                           "2cells:none", "1cells"};
    u8 rng[RNG_SIZE];
    u32 i;
    seed_chance(rng, 65);
    for (i = 0; i < 240; i++) {
        Trial trial;
        Answer answer;
        deal_endgame(&trial, variants[i % COUNT_OF(variants)], rng, most_left);
        answer = ask_with(search, &trial, how, LARGE_MEMORY, MANY_NODES);
        note(findings, &answer, answer.optimum.least);
    }
}

static void prove_endgames(Findings *findings)
{
    try_endgames(findings, freecell_proof, SOLVE_PROVE, 20);
}

static void optimise_endgames(Findings *findings)
{
    try_endgames(findings, freecell_a_star, SOLVE_OPTIMAL, 30);
}

/* ---------------------------------------------------------------- Mahjong */

static void prove_turtles(Findings *findings)
{
    u32 i;
    for (i = 1; i <= 20; i++) {
        Mahjong game;
        Answer answer;
        deal_tiles(&game, "turtle:random", i);
        answer = ask_on(&mahjong, &game, SOLVE_PROVE, ROOM, MANY_NODES);
        note(findings, &answer, 0);
    }
}

static void peek_into_heaps(Findings *findings)
{
    static const Room rooms[] = {{8, 6, 3}, {4, 3, 6}, {6, 4, 4}};
    u8 rng[RNG_SIZE];
    u32 i;
    seed_chance(rng, 11);
    for (i = 0; i < 100; i++) {
        Mahjong game;
        Answer answer;
        make_heap(&game, &rooms[i % 3], (u8)(8 + 2 * (i % 4)), rng);
        answer = ask_on(&mahjong, &game, SOLVE_SHORT, ROOM, no_limit);
        note(findings, &answer,
             mahjong_count_peeks(&game, answer.line, answer.length));
        assert_true(answer.verdict != SOLVED || answer.proven);
    }
}

/* ---------------------------------------------------------------- sliding */

static void solve_steps(Findings *findings, const DatabaseSet *pdbs,
                        const Sliding *game)
{
    Question question =
        question_on(&sliding, game, SOLVE_OPTIMAL, ROOM, no_limit);
    Certificate proof;
    Answer answer = ask_sliding_with(pdbs, &question, &proof);
    note(findings, &answer, count_winning(game, &answer));
}

/* Exchanges tiles on both sides of the diagonal, so that the board remains its
   own mirror image. */
static void lay_symmetric(Sliding *game, u8 one, u8 other)
{
    const u8 pairs[2][2] = {
        {one, other},
        {(u8)(one % 4 * 4 + one / 4), (u8)(other % 4 * 4 + other / 4)}};
    int i;
    goal_board(game, 4, 4);
    for (i = 0; i < 2; i++) {
        const u8 tile = game->tile[pairs[i][0]];
        game->tile[pairs[i][0]] = game->tile[pairs[i][1]];
        game->tile[pairs[i][1]] = tile;
    }
}

static void solve_by_steps(Findings *findings)
{
    static const u8 exchanged[][2] = {{1, 2}, {2, 3}, {7, 11}, {3, 7}};
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    Sliding game;
    u32 i;
    for (i = 0; i < 10; i++) {
        goal_board(&game, 4, 4);
        walk_tiles(&game, i, 60);
        solve_steps(findings, pdbs, &game);
    }
    for (i = 0; i < COUNT_OF(exchanged); i++) {
        lay_symmetric(&game, exchanged[i][0], exchanged[i][1]);
        solve_steps(findings, pdbs, &game);
    }
    free_databases(pdbs);
}

static void solve_by_slides(Findings *findings)
{
    enum { DATABASE_ROOM = 96 << 20 };
    SlideDatabase slides;
    void *memory = malloc(DATABASE_ROOM);
    Arena arena = arena_of(memory, DATABASE_ROOM);
    SlidingBoard board;
    Sliding game;
    u32 i;
    goal_board(&game, 4, 4);
    board_from_game(&board, &game);
    assert_true(slide_database_make(&slides, &board, &arena));
    for (i = 0; i < 50; i++) {
        Answer answer;
        Question question;
        Inquiry inquiry = {.answer = &answer, .slides = &slides};
        goal_board(&game, 4, 4);
        walk_tiles(&game, i, 60);
        question = question_on(&sliding, &game, SOLVE_OPTIMAL, ROOM, no_limit);
        inquiry.question = &question;
        inquiry.metric = IN_SLIDES;
        sliding_solve(&inquiry);
        note(findings, &answer, answer.length);
    }
    free(memory);
}

/* ------------------------------------------------------------------ rules */

typedef struct Area {
    void (*find)(Findings *findings);
    int first, last; /* its rules */
} Area;

static const char *const names[PRUNING_RULES] = {
    "proof: autoplay",   "optimal: autoplay",     "optimal: cycles",
    "optimal: cliques",  "optimal: dead ends",    "optimal: upper bound",
    "pairs: look ahead", "pairs: strong clauses", "pairs: goals",
    "peeks: least",      "peeks: known",          "peeks: winnable",
    "steps: back",       "steps: duplicates",     "steps: symmetry",
    "steps: mirror",     "steps: parity",         "slides: views"};

static void check_area(const Area *area)
{
    static Findings whole, without;
    int rule;
    memset(&whole, 0, sizeof whole);
    pruning_without = PRUNING_RULES;
    area->find(&whole);
    for (rule = area->first; rule <= area->last; rule++) {
        memset(&without, 0, sizeof without);
        pruning_without = rule;
        area->find(&without);
        pruning_without = PRUNING_RULES;
        print_message("# without %s: %llu nodes instead of %llu\n",
                      names[rule], (unsigned long long)without.nodes,
                      (unsigned long long)whole.nodes);
        assert_int_equal(without.count, whole.count);
        assert_memory_equal(without.board, whole.board,
                            whole.count * sizeof *whole.board);
        assert_true(without.nodes != whole.nodes);
    }
}

static void freecell_is_proven_alike(void **state)
{
    static const Area area = {prove_endgames, PRUNING_PROOF_AUTOPLAY,
                              PRUNING_PROOF_AUTOPLAY};
    (void)state;
    check_area(&area);
}

static void freecell_is_optimised_alike(void **state)
{
    static const Area area = {optimise_endgames, PRUNING_OPTIMAL_AUTOPLAY,
                              PRUNING_OPTIMAL_UPPER_BOUND};
    (void)state;
    check_area(&area);
}

static void mahjong_is_proven_alike(void **state)
{
    static const Area area = {prove_turtles, PRUNING_PAIRS_LOOK_AHEAD,
                              PRUNING_PAIRS_GOALS};
    (void)state;
    check_area(&area);
}

static void peeks_are_counted_alike(void **state)
{
    static const Area area = {peek_into_heaps, PRUNING_PEEKS_LEAST,
                              PRUNING_PEEKS_WINNABLE};
    (void)state;
    check_area(&area);
}

static void steps_are_counted_alike(void **state)
{
    static const Area area = {solve_by_steps, PRUNING_STEPS_BACK,
                              PRUNING_STEPS_PARITY};
    (void)state;
    check_area(&area);
}

/* The smallest databases that leave something to search take long to make. */
static void slides_are_counted_alike(void **state)
{
    static const Area area = {solve_by_slides, PRUNING_SLIDES_VIEWS,
                              PRUNING_SLIDES_VIEWS};
    (void)state;
    if (getenv("QUADRILLE_LONG"))
        check_area(&area);
}

static int take_room(void **state)
{
    (void)state;
    return take_block(LARGE_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(freecell_is_proven_alike),
        cmocka_unit_test(freecell_is_optimised_alike),
        cmocka_unit_test(mahjong_is_proven_alike),
        cmocka_unit_test(peeks_are_counted_alike),
        cmocka_unit_test(steps_are_counted_alike),
        cmocka_unit_test(slides_are_counted_alike),
    };
    return cmocka_run_group_tests_name("pruning", tests, take_room,
                                       give_memory);
}
