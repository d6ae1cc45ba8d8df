/* SPDX-License-Identifier: MIT */
/* Where pieces are seen, a hand shows a lesson's move: the cursor goes to the
   piece, takes it, and goes to its place; then the move is taken back. */
#include <string.h>

#include "lessons/lesson.h"
#include "rules/games.h"
#include "tests/kit/null_play.h"

/* What was shown, one word each: "turn" begins what a lesson tells, a number
   is a spot pointed at, "held" and the number of moves a position. */
static Page shown;

static void show_moves(void *own, const Session *session, const Trace *trace,
                       int asked)
{
    (void)own;
    (void)trace;
    (void)asked;
    page_format(&shown, session->held == NO_SPOT ? "at%lu " : "held ",
                (unsigned long)session->at);
}

static void note_taught(void *own, const Taught *taught)
{
    (void)own;
    if (!taught)
        page_text(&shown, "end ");
    else
        page_format(&shown, "%s%s ", *taught->answer ? "answer " : "",
                    taught->is_finished    ? "done"
                    : *taught->turn == 'w' ? "watch"
                                           : "turn");
}

static void note_spot(void *own, u8 spot)
{
    (void)own;
    page_format(&shown, "%u ", (unsigned)spot);
}

/* Returns what is shown while lines are played; a wait is interrupted. */
static const char *shown_for(const char *game, unsigned patience,
                             const char *const *lines)
{
    Session session;
    Choice choice;
    Fault fault;
    Front front;
    Null null;
    page_free(&shown);
    choice_start(&choice, games_find(game));
    assert_int_equal(choice_set_seed(&choice, "617", &fault), FINE);
    session_open(&session, &malloc_host);
    assert_int_equal(session_deal(&session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    null_start(&null, lines, &front);
    null.patience = patience;
    front.show = show_moves;
    front.teach = note_taught;
    front.point = note_spot;
    table_play(&session, &front, NULL);
    assert_int_equal(session.at, 0);
    page_free(&null.told);
    session_close(&session);
    return shown.text;
}

static void a_hand_takes_a_piece_to_its_place(void **state)
{
    u8 from, to;
    Session session;
    Fault fault;
    Page expected = PAGE_EMPTY;
    const LessonBook *book = lesson_book_of(games_find("freecell"));
    (void)state;
    session_open(&session, &malloc_host);
    assert_int_equal(lesson_start(&book->lessons[0], &session,
                                  games_find("freecell"), &fault),
                     FINE);
    lesson_find_touches(
        &session, lesson_shown_move(&book->lessons[0], &session), &from, &to);
    assert_int_not_equal(from, to);
    page_format(&expected,
                "at0 at0 turn watch %u held %u at1 at0 %u turn end at0 ",
                (unsigned)from, (unsigned)to, (unsigned)from);
    assert_string_equal(shown_for("freecell", 0, LINES("learn")),
                        expected.text);
    page_free(&expected);
    session_close(&session);
}

static void one_touch_is_enough_for_a_block(void **state)
{
    (void)state;
    assert_string_equal(shown_for("sliding", 0, LINES("learn")),
                        "at0 at0 turn watch 8 at1 at0 8 turn end at0 ");
}

static void a_key_ends_the_show_with_the_board_as_it_was(void **state)
{
    (void)state;
    assert_string_equal(shown_for("sliding", 1, LINES("learn", "8", "q")),
                        "at0 at0 turn watch 8 8 turn at1 done end at0 ");
    assert_non_null(strstr(shown_for("kulki", 2, LINES("learn")),
                           "held 40 at0 67 turn end"));
}

/* It would give the answer away. */
static void tactics_are_not_shown(void **state)
{
    (void)state;
    assert_string_equal(shown_for("freecell", 0, LINES("learn 6")),
                        "at0 at11 turn end at0 ");
}

static void a_wrong_move_is_answered_and_not_played(void **state)
{
    (void)state;
    assert_string_equal(
        shown_for("freecell", 0, LINES("learn 6", "4a", "72", "q")),
        "at0 at11 turn answer turn at12 done end at0 ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_takes_a_piece_to_its_place),
        cmocka_unit_test(one_touch_is_enough_for_a_block),
        cmocka_unit_test(a_key_ends_the_show_with_the_board_as_it_was),
        cmocka_unit_test(tactics_are_not_shown),
        cmocka_unit_test(a_wrong_move_is_answered_and_not_played)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    page_free(&shown);
    return failed;
}
