/* SPDX-License-Identifier: MIT */
/* Lines of the sliding puzzle that are shortened stretch by stretch. */
#include <stdlib.h>

#include "solve/sliding/beam/shorten.h"
#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20, MOST_LINE = 4096 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* A line to work on, outside the memory that is lent. */
typedef struct WinningLine {
    u16 moves[MOST_LINE];
    u32 length;
} WinningLine;

static void keep_line(WinningLine *line, const Answer *answer)
{
    u32 i;
    assert_true(answer->length <= MOST_LINE);
    for (i = 0; i < answer->length; i++)
        line->moves[i] = answer->line[i];
    line->length = answer->length;
}

static u32 count_line(const Sliding *game, const WinningLine *line)
{
    Sliding after = *game;
    u32 i;
    for (i = 0; i < line->length; i++)
        assert_int_equal(sliding.apply(&after, line->moves[i], NULL), FINE);
    assert_int_equal(sliding.status(&after), WON);
    return sliding.score(&after) - sliding.score(game);
}

/* Returns how many tiles the line moves afterwards. It wins before and
   after. */
static u32 polish(const Sliding *game, WinningLine *line, u32 stretch,
                  u64 most, Verdict verdict)
{
    Question question = question_on(&sliding, game, SOLVE_FAST, ROOM, most);
    u32 before = count_line(game, line);
    Answer answer;
    u32 after;
    shorten_line(&question, line->moves, line->length, stretch, &answer);
    assert_int_equal(answer.verdict, verdict);
    assert_true(answer.nodes <= most);
    keep_line(line, &answer);
    after = count_line(game, line);
    assert_true(after <= before);
    return after;
}

static void find_line(const Sliding *game, WinningLine *line)
{
    Answer answer = ask_on(&sliding, game, SOLVE_FAST, ROOM, no_limit);
    assert_int_equal(answer.verdict, SOLVED);
    keep_line(line, &answer);
}

/* A stretch as long as the line covers all of it. */
static void a_stretch_as_long_as_the_line_gives_the_optimum(void **state)
{
    u32 boards, i;
    u8 *distance = measure_boards(3, 2, IN_TILES, &boards);
    (void)state;
    for (i = 0; i < boards; i++) {
        Sliding game;
        WinningLine line;
        lay_number(&game, 3, 2, i);
        if (distance[i] == NOT_REACHED || distance[i] == 0)
            continue;
        find_line(&game, &line);
        assert_int_equal(polish(&game, &line, 200, no_limit, SOLVED),
                         distance[i]);
    }
    free(distance);
}

/* Shortening the result again changes nothing, and longer stretches never make
   a line longer. */
static void shortening_again_changes_nothing(void **state)
{
    static const u8 sizes[][2] = {{3, 3}, {4, 4}, {5, 3}, {3, 5},
                                  {6, 6}, {7, 6}, {6, 7}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        Sliding game;
        WinningLine line;
        u32 first, once, more;
        random_board(&game, sizes[i][0], sizes[i][1], 7);
        find_line(&game, &line);
        first = count_line(&game, &line);
        once = polish(&game, &line, 22, no_limit, SOLVED);
        assert_int_equal(polish(&game, &line, 22, no_limit, SOLVED), once);
        more = polish(&game, &line, 24, no_limit, SOLVED);
        assert_true(once <= first && more <= once);
    }
}

/* Adds steps back and forth on the way. */
static void detours_are_removed(void **state)
{
    Sliding game;
    WinningLine line;
    u32 least, i;
    (void)state;
    random_board(&game, 4, 4, 8);
    find_line(&game, &line);
    least = polish(&game, &line, 12, no_limit, SOLVED);
    for (i = line.length; i > 9; i--)
        line.moves[i + 7] = line.moves[i - 1];
    for (i = 9; i < 17; i += 2) {
        line.moves[i] = line.moves[7];
        line.moves[i + 1] = line.moves[8];
    }
    line.length += 8;
    assert_true(count_line(&game, &line) >= least + 8);
    assert_int_equal(polish(&game, &line, 12, no_limit, SOLVED), least);
}

static void the_node_limit_is_respected(void **state)
{
    Sliding game;
    WinningLine line;
    (void)state;
    random_board(&game, 5, 5, 3);
    find_line(&game, &line);
    polish(&game, &line, 30, 1000, LIMIT);
}

/* The gap goes around a square the long way. The shortest way between the ends
   of the first ten moves passes through the goal. */
static void the_line_wins_wherever_the_nodes_run_out(void **state)
{
    static const u16 moves[] = {10, 11, 15, 14, 10, 11, 15, 14, 10, 11, 15};
    Question question;
    Sliding game;
    (void)state;
    goal_board(&game, 4, 4);
    game.tile[15] = 15;
    game.tile[14] = 0;
    game.gap = 14;
    question = question_on(&sliding, &game, SOLVE_FAST, ROOM, 1);
    for (; question.most_nodes < 1000; question.most_nodes++) {
        WinningLine line;
        Answer answer;
        shorten_line(&question, moves, COUNT_OF(moves), 10, &answer);
        assert_int_not_equal(answer.verdict, REFUTED);
        keep_line(&line, &answer);
        count_line(&game, &line);
    }
}

static void losing_or_illegal_lines_are_refused(void **state)
{
    static const u16 line[] = {1, 0, 1, 99};
    Question question;
    Sliding game;
    Answer answer;
    u32 length;
    (void)state;
    random_board(&game, 4, 4, 3);
    question = question_on(&sliding, &game, SOLVE_FAST, ROOM, no_limit);
    for (length = 0; length <= COUNT_OF(line); length++) {
        shorten_line(&question, line, length, 10, &answer);
        assert_int_equal(answer.verdict, REFUTED);
    }
    question.size = 100;
    shorten_line(&question, line, 1, 10, &answer);
    assert_int_equal(answer.verdict, LIMIT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stretch_as_long_as_the_line_gives_the_optimum),
        cmocka_unit_test(shortening_again_changes_nothing),
        cmocka_unit_test(detours_are_removed),
        cmocka_unit_test(the_node_limit_is_respected),
        cmocka_unit_test(the_line_wins_wherever_the_nodes_run_out),
        cmocka_unit_test(losing_or_illegal_lines_are_refused),
    };
    return cmocka_run_group_tests_name("sliding_shorten", tests, take_memory,
                                       give_memory);
}
