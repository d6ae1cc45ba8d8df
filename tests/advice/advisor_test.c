/* SPDX-License-Identifier: MIT */
/* Tests that following the hints wins, and that a lost game is reported with
   the move that lost it. */
#include <string.h>

#include "advice/advisor.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/player.h"

typedef struct AdvisedGame {
    Session session;
    Purse purse;
    Advisor advisor;
} AdvisedGame;

static void start(AdvisedGame *pupil, const Game *game, const char *seed)
{
    open_player(&pupil->session, &pupil->purse);
    deal_by_word(&pupil->session, game, "", seed);
    advisor_start(&pupil->advisor, PATIENCE);
    pupil->session.hint_source = advisor_hint_source(&pupil->advisor);
}

static void deal_again(AdvisedGame *pupil, const char *variant,
                       const char *seed)
{
    deal_by_word(&pupil->session, pupil->session.game, variant, seed);
}

static void finish(AdvisedGame *pupil)
{
    advisor_stop(&pupil->advisor);
    close_player(&pupil->session, &pupil->purse);
}

static u8 ask_hint(AdvisedGame *pupil, Reply *reply)
{
    const Intent intent = {.what = INTENT_HINT};
    memset(reply, 0, sizeof *reply);
    return session_do(&pupil->session, &intent, reply);
}

static Status status_of(const AdvisedGame *pupil)
{
    return pupil->session.game->status(pupil->session.position);
}

static u32 follow_hints(AdvisedGame *pupil)
{
    Reply reply;
    u32 moves = 0;
    for (; status_of(pupil) != WON; moves++) {
        assert_int_equal(ask_hint(pupil, &reply), FINE);
        assert_true(strcmp(reply.says, "leads to a win") == 0 ||
                    strstr(reply.says, "the fewest possible"));
        assert_int_equal(
            carry_out(&pupil->session, INTENT_PLAY, 0, reply.move), FINE);
    }
    return moves;
}

static void following_the_hints_wins(void **state)
{
    static const struct {
        const Game *game;
        const char *seed;
    } deals[] = {{&freecell, "1"},     {&freecell, "617"},
                 {&freecell, "11983"}, {&freecell, "1000000"},
                 {&sliding, "7"},      {&sliding, "8"},
                 {&mahjong, "7"},      {&mahjong, "8"}};
    AdvisedGame pupil;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof deals / sizeof *deals; i++) {
        u32 promised;
        start(&pupil, deals[i].game, deals[i].seed);
        assert_int_equal(advisor_find_solution(&pupil.advisor, deals[i].game,
                                               pupil.session.position),
                         SOLVED);
        promised = pupil.advisor.length - pupil.advisor.at;
        assert_int_equal(follow_hints(&pupil), promised);
        finish(&pupil);
    }
}

static void the_first_hint_is_the_same_after_undo(void **state)
{
    AdvisedGame pupil;
    Reply first, second;
    (void)state;
    start(&pupil, &freecell, "617");
    ask_hint(&pupil, &first);
    carry_out(&pupil.session, INTENT_PLAY, 0, first.move);
    ask_hint(&pupil, &second);
    carry_out(&pupil.session, INTENT_UNDO, 0, 0);
    ask_hint(&pupil, &second);
    assert_int_equal(first.move, second.move);
    finish(&pupil);
}

static void later_hints_win_too(void **state)
{
    AdvisedGame pupil;
    Reply reply;
    u32 nth;
    (void)state;
    start(&pupil, &freecell, "2");
    for (nth = 0; nth < 4; nth++) {
        Advisor other;
        u8 next[sizeof(FreeCell)];
        assert_int_equal(ask_hint(&pupil, &reply), FINE);
        memcpy(next, pupil.session.position, sizeof next);
        assert_int_equal(freecell.apply(next, reply.move, NULL), FINE);
        advisor_start(&other, PATIENCE);
        assert_int_equal(advisor_find_solution(&other, &freecell, next),
                         SOLVED);
        advisor_stop(&other);
    }
    assert_int_equal(pupil.session.hints, 4);
    finish(&pupil);
}

static void an_impossible_deal_has_no_hint(void **state)
{
    AdvisedGame pupil;
    Reply reply;
    Loss loss;
    (void)state;
    start(&pupil, &freecell, "11982");
    assert_int_equal(ask_hint(&pupil, &reply), NEVER_WON);
    assert_int_equal(pupil.session.hints, 0);
    assert_int_equal(advisor_find_loss(&pupil.advisor, &pupil.session, &loss),
                     0);
    finish(&pupil);
}

/* Unless it loses, no pair opens more tiles than the suggested one. */
static void assert_opens_most(AdvisedGame *pupil, u16 advised)
{
    const Mahjong *game = (const void *)pupil->session.position;
    u16 moves[1024];
    u16 count = mahjong.list(game, moves, 1024);
    while (count--) {
        Mahjong next = *game;
        Advisor other;
        if (mahjong.worth(game, moves[count]) <= mahjong.worth(game, advised))
            continue;
        mahjong.apply(&next, moves[count], NULL);
        advisor_start(&other, PATIENCE);
        assert_int_equal(advisor_find_solution(&other, &mahjong, &next),
                         IMPOSSIBLE);
        advisor_stop(&other);
    }
}

static void mahjong_hints_open_most_tiles(void **state)
{
    static const char *const seeds[] = {"2", "3", "4"};
    AdvisedGame pupil;
    Reply reply;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        start(&pupil, &mahjong, "1");
        deal_again(&pupil, "random", seeds[i]);
        while (status_of(&pupil) != WON) {
            assert_int_equal(ask_hint(&pupil, &reply), FINE);
            assert_opens_most(&pupil, reply.move);
            assert_int_equal(
                carry_out(&pupil.session, INTENT_PLAY, 0, reply.move), FINE);
        }
        finish(&pupil);
    }
}

static void kulki_hints_have_reasons(void **state)
{
    AdvisedGame pupil;
    Reply reply;
    (void)state;
    start(&pupil, &kulki, "7");
    assert_int_equal(
        advisor_find_solution(&pupil.advisor, &kulki, pupil.session.position),
        NO_SOLVER);
    assert_int_equal(ask_hint(&pupil, &reply), FINE);
    assert_non_null(strstr(reply.says, " points"));
    finish(&pupil);
}

/* The trained players do not cover these boards; hints use rules of thumb and
   say so. */
static void larger_boards_have_hints_by_rule_of_thumb(void **state)
{
    AdvisedGame pupil;
    Reply reply;
    (void)state;
    start(&pupil, &kulki, "7");
    deal_by_word(&pupil.session, &kulki, "large", "7");
    assert_int_equal(ask_hint(&pupil, &reply), FINE);
    assert_non_null(strstr(reply.says, ", by rule of thumb"));
    finish(&pupil);
}

/* ------------------------------------------------------------------ loss */

static Verdict verdict_after(AdvisedGame *pupil, u32 number)
{
    u8 position[MOST_POSITION];
    Advisor other;
    Verdict verdict;
    advisor_start(&other, PATIENCE);
    session_position_at(&pupil->session, number, position);
    verdict = advisor_find_solution(&other, pupil->session.game, position);
    advisor_stop(&other);
    return verdict;
}

/* Plays at random until the game is lost; returns 0 if the moves run out
   before. */
static int lose(AdvisedGame *pupil, u8 *rng)
{
    while (status_of(pupil) == GOING) {
        play_at_random(&pupil->session, 1, rng);
        if (verdict_after(pupil, pupil->session.at) == IMPOSSIBLE)
            return 1;
    }
    return 0;
}

static void the_move_that_lost_is_named(void **state)
{
    static const char *const deals[] = {"3", "25", "178", "4711"};
    u8 rng[RNG_SIZE];
    AdvisedGame pupil;
    Loss loss;
    size_t i;
    int found = 0;
    (void)state;
    memset(rng, 7, sizeof rng);
    for (i = 0; i < sizeof deals / sizeof *deals; i++) {
        start(&pupil, &freecell, deals[i]);
        if (lose(&pupil, rng)) {
            const u32 end = pupil.session.at;
            play_at_random(&pupil.session, 5, rng);
            found += advisor_find_loss(&pupil.advisor, &pupil.session, &loss);
            assert_true(pupil.session.at >= end);
            assert_int_equal(verdict_after(&pupil, loss.won), SOLVED);
            assert_int_equal(verdict_after(&pupil, loss.lost), IMPOSSIBLE);
            assert_in_range(loss.won + 1, 1, loss.lost);
        }
        finish(&pupil);
    }
    assert_in_range(found, 2, 4);
}

/* Exactly one move loses the game: every position has its verdict. */
static void the_move_that_lost_mahjong_is_named(void **state)
{
    static const char *const seeds[] = {"2", "3", "4", "5", "6", "7", "8"};
    u8 rng[RNG_SIZE];
    AdvisedGame pupil;
    Loss loss;
    size_t i;
    (void)state;
    memset(rng, 9, sizeof rng);
    for (i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        start(&pupil, &mahjong, seeds[i]);
        deal_again(&pupil, "random", seeds[i]);
        assert_int_equal(verdict_after(&pupil, 0), SOLVED);
        assert_int_equal(lose(&pupil, rng), 1);
        assert_int_equal(
            advisor_find_loss(&pupil.advisor, &pupil.session, &loss), 1);
        assert_int_equal(loss.lost, loss.won + 1);
        assert_int_equal(loss.lost, pupil.session.at);
        assert_int_equal(verdict_after(&pupil, loss.won), SOLVED);
        finish(&pupil);
    }
}

/* A reshuffle deals a winnable rest, so the loss comes after it. */
static int lose_after_reshuffle(AdvisedGame *pupil, u8 *rng)
{
    Loss loss;
    u32 dealt;
    while (status_of(pupil) == GOING)
        play_at_random(&pupil->session, 1, rng);
    if (carry_out(&pupil->session, INTENT_PLAY, 0, MAHJONG_SHUFFLE))
        return 0;
    dealt = pupil->session.at;
    assert_int_equal(verdict_after(pupil, dealt), SOLVED);
    if (!lose(pupil, rng))
        return 0;
    assert_int_equal(
        advisor_find_loss(&pupil->advisor, &pupil->session, &loss), 1);
    assert_in_range(loss.won, dealt, pupil->session.at);
    assert_int_equal(loss.lost, loss.won + 1);
    return 1;
}

static void a_loss_is_searched_after_the_last_reshuffle(void **state)
{
    static const char *const seeds[] = {"2", "3", "4", "5", "6", "7", "8"};
    u8 rng[RNG_SIZE];
    AdvisedGame pupil;
    size_t i;
    int lost = 0;
    (void)state;
    memset(rng, 3, sizeof rng);
    for (i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        start(&pupil, &mahjong, "1");
        deal_again(&pupil, "random", seeds[i]);
        lost += lose_after_reshuffle(&pupil, rng);
        finish(&pupil);
    }
    assert_in_range(lost, 1, 7);
}

static void an_unwinnable_deal_is_reported(void **state)
{
    u8 rng[RNG_SIZE];
    AdvisedGame pupil;
    Loss loss;
    (void)state;
    memset(rng, 5, sizeof rng);
    start(&pupil, &freecell, "11982");
    play_at_random(&pupil.session, 3, rng);
    assert_int_equal(advisor_find_loss(&pupil.advisor, &pupil.session, &loss),
                     0);
    assert_int_equal(loss.dealt, IMPOSSIBLE);
    finish(&pupil);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(following_the_hints_wins),
        cmocka_unit_test(the_first_hint_is_the_same_after_undo),
        cmocka_unit_test(later_hints_win_too),
        cmocka_unit_test(an_impossible_deal_has_no_hint),
        cmocka_unit_test(mahjong_hints_open_most_tiles),
        cmocka_unit_test(kulki_hints_have_reasons),
        cmocka_unit_test(larger_boards_have_hints_by_rule_of_thumb),
        cmocka_unit_test(the_move_that_lost_is_named),
        cmocka_unit_test(the_move_that_lost_mahjong_is_named),
        cmocka_unit_test(a_loss_is_searched_after_the_last_reshuffle),
        cmocka_unit_test(an_unwinnable_deal_is_reported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
