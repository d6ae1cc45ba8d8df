/* SPDX-License-Identifier: MIT */
/* What two players of the same deal are told about each other: who did better,
   and how their games went on. */
#include <string.h>

#include "rules/sliding/sliding.h"
#include "table/stored/comparison.h"
#include "tests/kit/player.h"

/* Cells to slide on a board that the last one, 8, solves, and the time it
   took, 0 if it is not known. */
typedef struct ShortGame {
    const char *cells;
    u32 clock;
} ShortGame;

static void play_cells(Session *session, Purse *purse, const ShortGame *played)
{
    const char *cell;
    open_player(session, purse);
    set_board(session, &sliding, "3x3", "1 2 3\n4 5 6\n7 0 8\n");
    if (played->clock)
        assert_int_equal(carry_out(session, INTENT_TICK, played->clock, 0),
                         FINE);
    for (cell = played->cells; *cell; cell++)
        assert_int_equal(
            carry_out(session, INTENT_PLAY, 0, (u16)(*cell - '0')), FINE);
}

/* Returns the comparison with Ann's game, to be freed. */
static Page compare_in(int is_spoken, const ShortGame *mine,
                       const u32 *my_clocks, const ShortGame *hers,
                       u32 *her_clocks)
{
    Session own;
    Purse purse, her_purse;
    Challenge friendly = {.from = "Ann", .clocks = her_clocks};
    Page page = PAGE_EMPTY;
    play_cells(&own, &purse, mine);
    play_cells(&friendly.game, &her_purse, hers);
    comparison_page(&page, &own, my_clocks, &friendly, is_spoken);
    close_player(&own, &purse);
    close_player(&friendly.game, &her_purse);
    return page;
}

static Page compare(const ShortGame *mine, const u32 *my_clocks,
                    const ShortGame *hers, u32 *her_clocks)
{
    return compare_in(0, mine, my_clocks, hers, her_clocks);
}

static const struct Compared {
    ShortGame mine, hers;
    const char *sentence;
} cases[] = {
    {{"8", 0},
     {"8", 0},
     "You both won. You did as well as Ann: 1 move against 1 move."},
    {{"8", 0},
     {"478", 0},
     "You both won. You made fewer moves than Ann: 1 move against 3 "
     "moves."},
    {{"478", 0},
     {"8", 0},
     "You both won. You made more moves than Ann: 3 moves against 1 "
     "move."},
    {{"8", 0},
     {"178", 0}, /* two tiles down, two up, and one */
     "You both won. You made fewer moves than Ann: 1 move against 5 "
     "moves."},
    {{"8", 2000},
     {"8", 65000},
     "You both won. You were faster than Ann: 0:02 against 1:05."},
    {{"8", 65000},
     {"8", 2000},
     "You both won. You were slower than Ann: 1:05 against 0:02."},
    {{"8", 2000},
     {"478", 2999}, /* the same second */
     "You both won. You made fewer moves than Ann: 1 move against 3 "
     "moves."},
    {{"8", 2000},
     {"8", 0}, /* her time is unknown, and so can't be less */
     "You both won. You did as well as Ann: 1 move against 1 move."},
    {{"8", 9000},
     {"4", 1000},
     "You won, unlike Ann: 8 tiles in place against 6 tiles in place."},
    {{"4", 1000},
     {"8", 9000},
     "You didn't win, unlike Ann: 6 tiles in place against 8 tiles in "
     "place."},
    {{"", 0},
     {"4", 0},
     "You came further than Ann: 7 tiles in place against 6 tiles in "
     "place."},
    {{"4", 0},
     {"", 0},
     "You didn't come as far as Ann: 6 tiles in place against 7 tiles in "
     "place."},
    {{"4", 0},
     {"6", 0},
     "You came as far as Ann: 6 tiles in place against 6 tiles in "
     "place."}};

static void the_sentence_says_who_did_better(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page page = compare(&cases[i].mine, NULL, &cases[i].hers, NULL);
        *strchr(page.text, '\n') = '\0';
        assert_string_equal(page.text, cases[i].sentence);
        page_free(&page);
    }
}

static void assert_timeline(const ShortGame *mine, const u32 *my_clocks,
                            const ShortGame *hers, u32 *her_clocks,
                            const char *timeline)
{
    Page page = compare(mine, my_clocks, hers, her_clocks);
    const char *facts = strstr(page.text, "\nundos");
    assert_non_null(facts);
    assert_string_equal(strchr(facts + 1, '\n') + 1, timeline);
    page_free(&page);
}

static const ShortGame slow = {"478", 8000}, quick = {"8", 2000};

static void the_timeline_shows_what_each_had_done_by_then(void **state)
{
    static const u32 my_clocks[] = {1000, 6000, 8000};
    static u32 her_clocks[] = {2000};
    (void)state;
    assert_timeline(
        &slow, my_clocks, &quick, her_clocks,
        "\ntiles in place, as time went on:\n"
        "0:00               7 ##########              7 ##########\n"
        "0:01               6 #########               7 ##########\n"
        "0:02               6 #########               8 ############ won\n"
        "0:03               6 #########               8 ############\n"
        "0:04               6 #########               8 ############\n"
        "0:05               6 #########               8 ############\n"
        "0:06               7 ##########              8 ############\n"
        "0:08               8 ############ won        8 ############\n");
}

static void unknown_times_are_taken_to_be_steady(void **state)
{
    static const u32 my_clocks[] = {2000};
    (void)state;
    assert_timeline(
        &quick, my_clocks, &slow, NULL,
        "\ntiles in place, as time went on:\n"
        "0:00               7 ##########              7 ##########\n"
        "0:01               7 ##########              7 ##########\n"
        "0:02               8 ############ won        7 ##########\n"
        "0:03               8 ############            6 #########\n"
        "0:04               8 ############            6 #########\n"
        "0:05               8 ############            7 ##########\n"
        "0:06               8 ############            7 ##########\n"
        "0:08               8 ############            8 ############ won\n");
}

static void without_a_time_moves_are_compared(void **state)
{
    static const ShortGame untimed = {"478", 0};
    (void)state;
    assert_timeline(
        &untimed, NULL, &quick, NULL,
        "\ntiles in place, move by move:\n"
        "0                  7 ##########              7 ##########\n"
        "1                  6 #########               8 ############ won\n"
        "2                  7 ##########              8 ############\n"
        "3                  8 ############ won        8 ############\n");
}

static void games_without_moves_have_no_timeline(void **state)
{
    static const ShortGame none = {"", 0};
    (void)state;
    assert_timeline(&none, NULL, &none, NULL, "");
}

/* Columns and bars say nothing to who listens. */
static void a_comparison_can_be_listened_to(void **state)
{
    Page page = compare_in(1, &slow, NULL, &quick, NULL);
    (void)state;
    assert_string_equal(
        page.text,
        "You both won. You were slower than Ann: 0:08 against 0:02.\n"
        "You: won, 8 tiles in place, 8 seconds, 3 moves, 0 hints, 0 undos.\n"
        "Ann: won, 8 tiles in place, 2 seconds, 1 move, 0 hints, 0 undos.\n");
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sentence_says_who_did_better),
        cmocka_unit_test(the_timeline_shows_what_each_had_done_by_then),
        cmocka_unit_test(unknown_times_are_taken_to_be_steady),
        cmocka_unit_test(without_a_time_moves_are_compared),
        cmocka_unit_test(games_without_moves_have_no_timeline),
        cmocka_unit_test(a_comparison_can_be_listened_to)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
