/* SPDX-License-Identifier: MIT */
/* Tests solving through the library: the same answers and counts of nodes as
   the solvers give directly, and with limits. */
#include "library_kit.h"

#include "rules/games.h"
#include "solve/solve.h"

enum { MEMORY = 40 << 20 };

static _Alignas(64) unsigned char memory[MEMORY + 64];

static quadrille_question ask_for(int how)
{
    return (quadrille_question){.size = sizeof(quadrille_question),
                                .mode = how,
                                .memory = memory,
                                .memory_size = MEMORY,
                                .most_nodes = 200000};
}

static void answers_are_those_of_the_solvers(void **state)
{
    static _Alignas(64) unsigned char own[MEMORY];
    unsigned char position[POSITION_ROOM];
    int nth, how;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++)
        for (how = QUADRILLE_SOLVE_FAST; how <= QUADRILLE_SOLVE_PROVE; how++) {
            const quadrille_game *game =
                deal_start(&sample_starts[nth], position);
            quadrille_question asked = ask_for(how);
            quadrille_answer answer = {.size = sizeof answer};
            Question question = {.game = games_find(sample_starts[nth].game),
                                 .position = position,
                                 .how = (How)how,
                                 .memory = own,
                                 .size = MEMORY,
                                 .most_nodes = 200000};
            Answer found;
            asked.most_nodes = 200000;
            while ((uintptr_t)asked.memory % 64)
                asked.memory = (unsigned char *)asked.memory + 1;
            solve(&question, &found);
            assert_int_equal(quadrille_solve(game, position, &asked, &answer),
                             QUADRILLE_OK);
            assert_int_equal(answer.verdict, found.verdict);
            assert_true(answer.nodes == found.nodes);
            assert_true(answer.least == found.optimum.least);
            if (found.verdict != SOLVED)
                continue;
            assert_int_equal(answer.count, found.length);
            assert_memory_equal(answer.moves, found.line,
                                found.length * sizeof *found.line);
        }
}

/* The line is played to its end, whatever the memory's alignment. */
static void lines_win_in_memory_of_any_alignment(void **state)
{
    unsigned char position[POSITION_ROOM];
    size_t skipped, i;
    (void)state;
    for (skipped = 0; skipped < 64; skipped += 7) {
        const quadrille_game *game = deal_start(&sample_starts[4], position);
        quadrille_question asked = ask_for(QUADRILLE_SOLVE_FAST);
        quadrille_answer answer = {.size = sizeof answer};
        asked.memory = memory + skipped;
        assert_int_equal(quadrille_solve(game, position, &asked, &answer),
                         QUADRILLE_OK);
        assert_int_equal(answer.verdict, QUADRILLE_VERDICT_WON);
        for (i = 0; i < answer.count; i++)
            assert_int_equal(quadrille_position_play(game, position,
                                                     answer.moves[i], NULL, 0,
                                                     NULL),
                             QUADRILLE_OK);
        assert_int_equal(quadrille_position_status(game, position),
                         QUADRILLE_STATUS_WON);
    }
}

/* It says so only once. */
static int say_stop(void *own)
{
    int *asked = own;
    return ++*asked == 10;
}

static void a_search_stops_when_told(void **state)
{
    unsigned char position[POSITION_ROOM];
    const int nths[] = {2, 6, 8};
    int stopped = 0;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof nths / sizeof *nths; i++) {
        const quadrille_game *game =
            deal_start(&sample_starts[nths[i]], position);
        quadrille_question asked = ask_for(QUADRILLE_SOLVE_PROVE);
        quadrille_answer answer = {.size = sizeof answer};
        int count = 0;
        asked.mode =
            nths[i] == 8 ? QUADRILLE_SOLVE_OPTIMAL : QUADRILLE_SOLVE_PROVE;
        asked.most_nodes = 0;
        asked.stop = say_stop;
        asked.own = &count;
        assert_int_equal(quadrille_solve(game, position, &asked, &answer),
                         QUADRILLE_OK);
        assert_int_equal(answer.verdict == QUADRILLE_VERDICT_UNKNOWN,
                         count == 10);
        assert_true(count <= 10);
        stopped += count == 10;
    }
    assert_true(stopped > 0);
}

static void a_shortest_line_has_its_bound(void **state)
{
    const quadrille_game *game = quadrille_game_find("sliding");
    unsigned char position[POSITION_ROOM];
    quadrille_question asked = ask_for(QUADRILLE_SOLVE_OPTIMAL);
    quadrille_answer answer = {.size = sizeof answer};
    (void)state;
    /* one of the two hardest 8-puzzles: 31 moves */
    assert_int_equal(quadrille_position_read(game, position, POSITION_ROOM,
                                             "3x3", NULL, "8 6 7 2 5 4 3 0 1",
                                             QUADRILLE_TO_NUL, NULL),
                     QUADRILLE_OK);
    assert_int_equal(quadrille_solve(game, position, &asked, &answer),
                     QUADRILLE_OK);
    assert_int_equal(answer.verdict, QUADRILLE_VERDICT_WON);
    assert_int_equal(answer.least, 31);
}

/* If this fails, the answers of the solvers have changed: raise SOLVE_VERSION,
   and put the new number here. */
static void answers_belong_to_the_version_of_the_solvers(void **state)
{
    unsigned char position[POSITION_ROOM];
    uint64_t digest = 0;
    size_t i;
    int nth, how;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++)
        for (how = QUADRILLE_SOLVE_FAST; how <= QUADRILLE_SOLVE_PROVE; how++) {
            const quadrille_game *game =
                deal_start(&sample_starts[nth], position);
            quadrille_question asked = ask_for(how);
            quadrille_answer answer = {.size = sizeof answer};
            asked.most_nodes = 20000;
            assert_int_equal(quadrille_solve(game, position, &asked, &answer),
                             QUADRILLE_OK);
            digest = digest * 31 + (uint64_t)answer.verdict;
            digest = digest * 31 + answer.nodes;
            digest = digest * 31 + answer.least;
            for (i = 0; i < answer.count; i++)
                digest = digest * 31 + answer.moves[i];
        }
    assert_int_equal(quadrille_solver_version(), 1);
    assert_int_equal(digest, 0xc838e2a23f2c5639);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_are_those_of_the_solvers),
        cmocka_unit_test(lines_win_in_memory_of_any_alignment),
        cmocka_unit_test(a_search_stops_when_told),
        cmocka_unit_test(a_shortest_line_has_its_bound),
        cmocka_unit_test(answers_belong_to_the_version_of_the_solvers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
