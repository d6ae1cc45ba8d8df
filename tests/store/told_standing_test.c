/* SPDX-License-Identifier: MIT */
/* Tests what a player is told about the standing of a finished game: in words,
   or through the front end. */
#include <stdio.h>
#include <string.h>

#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

static char ranked[512];
static int ranked_best;

static void rank_null(void *own, const char *standing, int is_best)
{
    (void)own;
    snprintf(ranked, sizeof ranked, "%s", standing);
    ranked_best = is_best;
}

/* Plays the lines on a board that tile 8 solves, after "lap" milliseconds for
   each line. */
static Null play_stored(const char *path, const char *const *lines, u32 lap,
                        int watched, int ranks)
{
    Keeper keeper;
    Front front;
    Null null;
    open_keeper(&keeper, path);
    start_last_move(&keeper);
    null_start(&null, lines, &front);
    null.lap = lap;
    front.watched = watched;
    front.rank = ranks ? rank_null : NULL;
    table_play(&keeper.session, &front, &keeper.autosave);
    close_keeper(&keeper);
    return null;
}

/* The longer way home: the gap goes round once. */
static const char *const longer[] = {"r", "l", "8", NULL};
static const char *const shorter[] = {"8", NULL};

static void assert_says(Null *null, const char *words, int says)
{
    page_put(&null->told, "", 0);
    if ((strstr(null->told.text, words) != NULL) != says)
        fail_msg("%s\"%s\" in \"%s\"", says ? "no " : "", words,
                 null->told.text);
    page_free(&null->told);
}

static void a_win_is_ranked_in_words_where_somebody_watches(void **state)
{
    char path[128];
    Null null;
    (void)state;
    snprintf(path, sizeof path, "%s", scratch("ranked"));
    null = play_stored(path, longer, 1000, 1, 0);
    assert_says(&null, "Your first win: Sliding puzzle.", 1);
    null = play_stored(path, shorter, 900, 1, 0);
    assert_says(&null,
                "New personal best: 1 move (before: 3 moves), 0:00 (before: "
                "0:03).\nRank 1 of 2. 2 wins in a row (best: 2).\n",
                1);
    null = play_stored(path, LINES("r", "u", "d", "l", "8"), 900, 0, 0);
    assert_says(&null, "Rank", 0);
    null = play_stored(path, LINES("r", "u", "d", "l", "8", "standing"), 900,
                       0, 0);
    assert_says(&null, "Only a finished game that counts has a rank.", 1);
    remove_store(path);
}

static void a_front_end_can_show_the_rank_itself(void **state)
{
    char path[128];
    Null null;
    (void)state;
    snprintf(path, sizeof path, "%s", scratch("shown"));
    null = play_stored(path, longer, 1000, 1, 1);
    assert_string_equal(ranked, "Your first win: Sliding puzzle.\n");
    assert_false(ranked_best);
    assert_says(&null, "first win", 0);
    null = play_stored(path, shorter, 900, 1, 1);
    assert_true(ranked_best);
    page_free(&null.told);
    remove_store(path);
}

static void the_standing_is_told_again_on_request(void **state)
{
    char path[128];
    Null null;
    (void)state;
    snprintf(path, sizeof path, "%s", scratch("asked"));
    null = play_stored(path, LINES("8", "standing"), 1000, 0, 0);
    assert_says(&null, "Your first win: Sliding puzzle.", 1);
    null = play_stored(path, LINES("standing"), 1000, 0, 0);
    assert_says(&null, "Only a finished game that counts has a rank.", 1);
    remove_store(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_win_is_ranked_in_words_where_somebody_watches),
        cmocka_unit_test(a_front_end_can_show_the_rank_itself),
        cmocka_unit_test(the_standing_is_told_again_on_request),
    };
    return cmocka_run_group_tests_name("told standing", tests, NULL, NULL);
}
