/* SPDX-License-Identifier: MIT */
/* Tests playing the sliding puzzle with advice: distances, hints on shortest
   solutions, deals at a distance, the length of lines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice/advisor.h"
#include "advice/metrics/sliding_line.h"
#include "advice/sliding/review.h"
#include "tests/kit/player.h"
#include "tests/kit/sliding_trials.h"

typedef struct AdvisedBoard {
    Session session;
    Purse purse;
    Advisor advisor;
} AdvisedBoard;

static void start(AdvisedBoard *pupil, const char *variant, const char *seed)
{
    open_player(&pupil->session, &pupil->purse);
    deal_by_word(&pupil->session, &sliding, variant, seed);
    advisor_start(&pupil->advisor, PATIENCE);
    pupil->session.hint_source = advisor_hint_source(&pupil->advisor);
}

static void finish(AdvisedBoard *pupil)
{
    advisor_stop(&pupil->advisor);
    close_player(&pupil->session, &pupil->purse);
}

static Distance distance_now(AdvisedBoard *pupil)
{
    return sliding_find_distance(&pupil->advisor, pupil->session.position);
}

static u16 ask_hint(AdvisedBoard *pupil)
{
    const Intent intent = {.what = INTENT_HINT};
    Reply reply;
    memset(&reply, 0, sizeof reply);
    assert_int_equal(session_do(&pupil->session, &intent, &reply), FINE);
    assert_non_null(strstr(reply.says, ", the fewest possible"));
    return reply.move;
}

/* Each hint reduces the distance by the number of tiles it moves. */
static void follow(const char *variant, const char *seed)
{
    AdvisedBoard pupil;
    Distance left;
    start(&pupil, variant, seed);
    left = distance_now(&pupil);
    assert_true(left.exact);
    while (left.moves) {
        const u32 score = sliding.score(pupil.session.position);
        carry_out(&pupil.session, INTENT_PLAY, 0, ask_hint(&pupil));
        left.moves -= sliding.score(pupil.session.position) - score;
        assert_int_equal(distance_now(&pupil).moves, left.moves);
    }
    assert_int_equal(sliding.status(pupil.session.position), WON);
    finish(&pupil);
}

static void hints_reduce_the_distance_by_each_tile(void **state)
{
    (void)state;
    follow("3x3", "7");
    follow("2x4", "7");
    follow("5x2", "7");
    follow("4x4", "7");
}

/* What a hint claims to be the fewest moves left; 0 if it claims nothing. */
static u32 claimed_fewest(AdvisedBoard *pupil)
{
    const Intent intent = {.what = INTENT_HINT};
    Reply reply;
    unsigned fewest = 0;
    memset(&reply, 0, sizeof reply);
    assert_int_equal(session_do(&pupil->session, &intent, &reply), FINE);
    if (!strstr(reply.says, "fewest"))
        return 0;
    assert_int_equal(sscanf(reply.says, "wins in %u", &fewest), 1);
    return fewest;
}

/* Plain search knows the distance of every board. */
static void hints_claim_the_fewest_moves_only_if_true(void **state)
{
    u32 boards;
    u8 *distance = measure_boards(3, 3, IN_TILES, &boards);
    u32 seed;
    (void)state;
    for (seed = 1; seed <= 40; seed++) {
        const u8 is_hasty = seed % 2;
        AdvisedBoard pupil;
        const Sliding *game;
        char word[8];
        u32 fewest;
        snprintf(word, sizeof word, "%u", seed);
        start(&pupil, "3x3", word);
        game = (const Sliding *)(const void *)pupil.session.position;
        if (is_hasty)
            pupil.advisor.patience = LITTLE_PATIENCE;
        fewest = claimed_fewest(&pupil);
        assert_int_equal(fewest,
                         is_hasty ? 0 : distance[board_number(game->tile, 9)]);
        finish(&pupil);
    }
    free(distance);
}

/* Nothing is known of boards of 5x5 without large tables, but that they can be
   solved. */
static void hints_on_large_boards_claim_no_fewest_moves(void **state)
{
    AdvisedBoard pupil;
    (void)state;
    start(&pupil, "5x5", "7");
    assert_int_equal(claimed_fewest(&pupil), 0);
    finish(&pupil);
}

static void a_hint_is_the_same_after_undo(void **state)
{
    AdvisedBoard pupil;
    u16 first;
    (void)state;
    start(&pupil, "4x4", "9");
    first = ask_hint(&pupil);
    carry_out(&pupil.session, INTENT_PLAY, 0, first);
    (void)ask_hint(&pupil);
    carry_out(&pupil.session, INTENT_UNDO, 0, 0);
    assert_int_equal(ask_hint(&pupil), first);
    finish(&pupil);
}

static void one_tile_changes_the_distance_by_one(void **state)
{
    AdvisedBoard pupil;
    u16 moves[8];
    u16 count, i;
    u32 before;
    (void)state;
    start(&pupil, "3x3", "3");
    before = distance_now(&pupil).moves;
    count = sliding.list(pupil.session.position, moves, COUNT_OF(moves));
    for (i = 0; i < count; i++) {
        Sliding next = *(const Sliding *)(const void *)pupil.session.position;
        u32 tiles, after;
        sliding.apply(&next, moves[i], NULL);
        tiles = sliding.score(&next);
        after = sliding_find_distance(&pupil.advisor, &next).moves;
        assert_true(after + tiles >= before && after <= before + tiles);
        assert_int_equal((after + before + tiles) % 2, 0);
    }
    finish(&pupil);
}

static void large_boards_have_a_lower_bound(void **state)
{
    AdvisedBoard pupil;
    Distance distance;
    Distance par;
    (void)state;
    start(&pupil, "6x6", "7");
    distance = distance_now(&pupil);
    assert_false(distance.exact);
    par = sliding_find_par(&pupil.advisor, pupil.session.kept);
    assert_false(par.exact);
    assert_in_range(distance.moves, 50, par.moves);
    finish(&pupil);
}

static u32 deal_at(AdvisedBoard *pupil, u32 wanted, const char *variant)
{
    u8 bytes[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {1};
    Distance distance;
    start(pupil, variant, "1");
    memcpy(bytes, pupil->session.variant, sizeof bytes);
    distance = sliding_find_deal_at(&pupil->advisor, wanted, bytes, seed);
    assert_true(distance.exact);
    sliding_deal(pupil->session.position, bytes, seed);
    assert_int_equal(distance_now(pupil).moves, distance.moves);
    finish(pupil);
    return distance.moves;
}

static void deals_have_the_requested_distance(void **state)
{
    AdvisedBoard pupil;
    u32 wanted;
    (void)state;
    for (wanted = 1; wanted <= 31; wanted++)
        assert_int_equal(deal_at(&pupil, wanted, "3x3"), wanted);
    assert_int_equal(deal_at(&pupil, 6, "2x2"), 6);
    assert_int_equal(deal_at(&pupil, 24, "4x4"), 24);
    assert_int_equal(deal_at(&pupil, 25, "4x4"), 25);
    assert_int_equal(deal_at(&pupil, 52, "4x4"), 52);
}

/* ---------------------------------------------------------------- measures */

static void tiles_in_one_direction_are_one_slide(void **state)
{
    const u8 variant[VARIANT_SIZE] = {3, 3};
    const u16 back[] = {7, 6, 3, 4, 7, 8};
    Sliding game;
    Slides slides = {&game, back, 0};
    Measures measures;
    Page page = PAGE_EMPTY;
    (void)state;
    sliding_set_goal(&game, variant);
    slides.count = COUNT_OF(back);
    measures = measure_slides(&slides);
    assert_int_equal(measures.singles, 6);
    assert_int_equal(measures.slides, 5);
    assert_int_equal(measures.distance, 0);
    sliding_page_ways(&page, &slides);
    assert_string_equal(page.text, "R2DLUL");
    page_free(&page);
}

static void advice_is_the_same_without_a_cache(void **state)
{
    (void)state;
    setenv("XDG_CACHE_HOME", "/proc/nowhere", 1);
    follow("4x4", "8");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advice_is_the_same_without_a_cache),
        cmocka_unit_test(hints_reduce_the_distance_by_each_tile),
        cmocka_unit_test(hints_claim_the_fewest_moves_only_if_true),
        cmocka_unit_test(hints_on_large_boards_claim_no_fewest_moves),
        cmocka_unit_test(a_hint_is_the_same_after_undo),
        cmocka_unit_test(one_tile_changes_the_distance_by_one),
        cmocka_unit_test(large_boards_have_a_lower_bound),
        cmocka_unit_test(deals_have_the_requested_distance),
        cmocka_unit_test(tiles_in_one_direction_are_one_slide),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
