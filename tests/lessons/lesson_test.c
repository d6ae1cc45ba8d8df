/* SPDX-License-Identifier: MIT */
/* Every lesson can be done as it is shown; any other move gets an answer and
   changes nothing; and what tactics claim is proven by the solvers. */
#include <string.h>

#include "advice/advisor.h"
#include "lessons/lesson.h"
#include "rules/games.h"
#include "tests/kit/player.h"

enum { MOST_MOVES = 7000, LEAST_TACTICS = 3, DEPTH = 6 };

typedef struct Pupil {
    Session session;
    Purse purse;
} Pupil;

static u16 moves[MOST_MOVES];

/* Calls the function with every lesson, at its start. */
static void with_each(void (*study)(const Lesson *lesson, Session *session))
{
    unsigned game;
    for (game = 0; game < games_count; game++) {
        const LessonBook *book = lesson_book_of(games[game]);
        u8 i;
        assert_non_null(book);
        for (i = 0; i < book->count; i++) {
            Fault fault = {.game = NULL};
            Pupil pupil;
            open_player(&pupil.session, &pupil.purse);
            assert_int_equal(lesson_start(&book->lessons[i], &pupil.session,
                                          games[game], &fault),
                             FINE);
            study(&book->lessons[i], &pupil.session);
            close_player(&pupil.session, &pupil.purse);
        }
    }
}

static u16 list_moves(const Session *session)
{
    const u16 count =
        session->game->list(session->position, moves, MOST_MOVES);
    assert_in_range(count, 1, MOST_MOVES);
    return count;
}

static void play(Session *session, u16 move)
{
    assert_int_equal(carry_out(session, INTENT_PLAY, 0, move), FINE);
}

static void do_as_shown(const Lesson *lesson, Session *session)
{
    Fault fault = {.game = NULL};
    int steps = 0;
    assert_int_equal(lesson_steps_made(lesson, session), 0);
    assert_string_equal(lesson_words(lesson, session), lesson->task);
    assert_comes_back(session);
    while (!lesson_is_finished(lesson, session)) {
        const u16 move = lesson_shown_move(lesson, session);
        assert_int_equal(lesson_judge(lesson, session, move, &fault),
                         LESSON_RIGHT);
        play(session, move);
        assert_string_equal(lesson_words(lesson, session),
                            lesson->steps[steps++].says);
    }
    assert_true(steps == LESSON_MOST_STEPS || !lesson->steps[steps].moves);
}

static void every_lesson_can_be_done_as_shown(void **state)
{
    (void)state;
    with_each(do_as_shown);
}

/* Tries all 65,536 moves at each step. */
static void try_others(const Lesson *lesson, Session *session)
{
    while (!lesson_is_finished(lesson, session)) {
        const u16 count = list_moves(session);
        u32 right = 0, wrong = 0, move;
        for (move = 0; move <= 0xFFFF; move++) {
            Fault fault = {.game = NULL};
            const LessonVerdict verdict =
                lesson_judge(lesson, session, (u16)move, &fault);
            right += verdict == LESSON_RIGHT;
            wrong += verdict == LESSON_WRONG;
            assert_true((verdict == LESSON_REFUSED) == (fault.reason != FINE));
        }
        assert_int_equal(right + wrong, count);
        assert_true(right > 0);
        assert_true(!wrong || *lesson->wrong);
        assert_true(*lesson->steps[lesson_steps_made(lesson, session)].moves ||
                    !wrong);
        play(session, lesson_shown_move(lesson, session));
    }
}

static void every_other_move_gets_an_answer(void **state)
{
    (void)state;
    with_each(try_others);
}

static void each_game_has_five_lessons_and_then_tactics(void **state)
{
    unsigned game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        const LessonBook *book = lesson_book_of(games[game]);
        const u8 first = lesson_count_first(book);
        u8 i;
        assert_int_equal(first, 5);
        assert_true(book->count >= first + LEAST_TACTICS);
        for (i = first; i < book->count; i++) {
            assert_int_not_equal(book->lessons[i].claim,
                                 LESSON_CLAIMS_NOTHING);
            assert_non_null(book->lessons[i].seed);
        }
    }
}

/* ------------------------------------------------------------ what is claimed
 */

static u8 after[MOST_POSITION];

static void apply_after(const Session *session, u16 move)
{
    memcpy(after, session->position, session->game->size);
    assert_int_equal(session->game->apply(after, move, NULL), FINE);
}

static void prove_only_win(const Session *session, u16 move, int is_right)
{
    Advisor advisor;
    Verdict verdict = SOLVED;
    apply_after(session, move);
    advisor_start(&advisor, PATIENCE);
    if (session->game->status(after) != WON)
        verdict = advisor_find_solution(&advisor, session->game, after);
    advisor_stop(&advisor);
    assert_int_equal(verdict, is_right ? SOLVED : IMPOSSIBLE);
}

static u32 points_of(const Session *session, u16 move)
{
    apply_after(session, move);
    return session->game->score(after);
}

static void prove_most_points(const Session *session, u16 move, int is_right)
{
    const u16 count = list_moves(session);
    const u32 points = points_of(session, move);
    u32 best = 0;
    u16 i;
    for (i = 0; i < count; i++) {
        const u32 other = points_of(session, moves[i]);
        best = other > best ? other : best;
    }
    assert_true(best > session->game->score(session->position));
    assert_true((points == best) == is_right);
}

/* The fewest moves of single tiles with which the puzzle is in order, tried
   to a depth; the score counts those of the whole game. */
static u32 fewest(const Game *game, const u8 *position, int depth)
{
    u16 list[16];
    u8 next[MOST_POSITION];
    u32 best =
        game->status(position) == WON ? game->score(position) : MOST_COUNTED;
    u16 count, i;
    if (best != MOST_COUNTED || !depth)
        return best;
    count = game->list(position, list, 16);
    assert_in_range(count, 1, 16);
    for (i = 0; i < count; i++) {
        u32 there;
        memcpy(next, position, game->size);
        game->apply(next, list[i], NULL);
        there = fewest(game, next, depth - 1);
        best = there < best ? there : best;
    }
    return best;
}

static void prove_only_shortest(const Session *session, u16 move, int is_right)
{
    const u32 best = fewest(session->game, session->position, DEPTH);
    assert_int_not_equal(best, MOST_COUNTED);
    apply_after(session, move);
    assert_true((fewest(session->game, after, DEPTH) == best) == is_right);
}

static void prove(const Lesson *lesson, Session *session)
{
    static void (*const proofs[])(const Session *session, u16 move,
                                  int is_right) = {
        NULL, prove_only_win, prove_only_shortest, prove_most_points};
    u16 listed[MOST_MOVES];
    u16 count, i;
    if (lesson->claim == LESSON_CLAIMS_NOTHING)
        return;
    while (!lesson_is_finished(lesson, session)) {
        int right = 0;
        count = list_moves(session);
        memcpy(listed, moves, sizeof *moves * count);
        for (i = 0; i < count; i++) {
            Fault fault = {.game = NULL};
            const int is_right = lesson_judge(lesson, session, listed[i],
                                              &fault) == LESSON_RIGHT;
            proofs[lesson->claim](session, listed[i], is_right);
            right += is_right;
        }
        assert_true(right < count);
        play(session, lesson_shown_move(lesson, session));
    }
}

static void tactics_are_proven(void **state)
{
    (void)state;
    with_each(prove);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_can_be_done_as_shown),
        cmocka_unit_test(every_other_move_gets_an_answer),
        cmocka_unit_test(each_game_has_five_lessons_and_then_tactics),
        cmocka_unit_test(tactics_are_proven)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
