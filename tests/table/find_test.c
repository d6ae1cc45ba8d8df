/* SPDX-License-Identifier: MIT */
/* Tests which pieces "find" names, and which words it takes. */
#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "table/asked.h"
#include "tests/kit/null_play.h"

/* How many values a word names; -1 if the game doesn't know it. */
static int count_values(const char *game, const char *text)
{
    AskedValues values;
    Reader word;
    int count = 0;
    size_t i;
    reader_start(&word, text, (u32)strlen(text));
    if (!asked_read_values(&values, games_find(game), &word))
        return -1;
    for (i = 0; i < COUNT_OF(values.has); i++)
        count += values.has[i];
    return count;
}

static void a_rank_is_four_cards_and_a_card_is_one(void **state)
{
    static const char *const ranks[] = {"7", "10", "t",    "J",
                                        "k", "a",  "jack", "sevens"};
    static const char *const cards[] = {"7s", "10h", "td", "AC"};
    static const char *const nothing[] = {"", "0", "14", "x", "7x", "7sx"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(ranks); i++)
        assert_int_equal(count_values("freecell", ranks[i]), 4);
    for (i = 0; i < COUNT_OF(cards); i++)
        assert_int_equal(count_values("freecell", cards[i]), 1);
    for (i = 0; i < COUNT_OF(nothing); i++)
        assert_int_equal(count_values("freecell", nothing[i]), -1);
}

static void tiles_are_found_by_face_and_by_number(void **state)
{
    (void)state;
    assert_int_equal(count_values("mahjong", "4b"), 1);
    assert_int_equal(count_values("mahjong", "4"), 3);
    assert_int_equal(count_values("mahjong", "fp"), 5);
    assert_int_equal(count_values("mahjong", "0"), -1);
    assert_int_equal(count_values("mahjong", "44"), -1);
}

static void balls_have_colours_and_blocks_have_numbers(void **state)
{
    (void)state;
    assert_int_equal(count_values("kulki", "red"), 1);
    assert_int_equal(count_values("kulki", "9"), 1);
    assert_int_equal(count_values("kulki", "10"), -1);
    assert_int_equal(count_values("sliding", "99"), 1);
    assert_int_equal(count_values("sliding", "0"), -1);
    assert_int_equal(count_values("sliding", "256"), -1);
}

static void a_line_tells_where_they_are(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("find 10s", "find jack"));
    assert_told(&played, "10 of spades is in column 2 under king of spades.");
    assert_told(&played, "Jacks: clubs at the end of column 5");
    finish(&played);
    play(&played, "mahjong", "7", LINES("find 4b"));
    assert_told(&played, "4 of bamboo: 4 left.");
    finish(&played);
    play(&played, "sliding", "7", LINES("find 7"));
    assert_told(&played, "7 is in row 1, column 3.");
    finish(&played);
}

static void an_unknown_word_is_explained(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("find", "find 1x"));
    assert_int_equal(played.refused, 2);
    assert_told(&played, "'find' takes 7 or jack");
    finish(&played);
}

static void what_lies_under_the_cursor_has_its_like(void **state)
{
    AskedValues values;
    (void)state;
    assert_true(asked_values_like(&values, &freecell, FREECELL_CARD(7, 3)));
    assert_true(values.has[FREECELL_CARD(7, 0)] &&
                values.has[FREECELL_CARD(7, 3)]);
    assert_false(asked_values_like(&values, &sliding, 7));
}

static void what_was_taken_is_counted_and_listed(void **state)
{
    Page spoken = PAGE_EMPTY;
    Played played;
    (void)state;
    play(&played, "mahjong", "7", LINES("2c", "e5 s3", "undo", "taken"));
    assert_told(&played, "142 tiles are left of 144:");
    assert_told(&played, "characters  4  2  4");
    assert_told(&played, "Taken, pair by pair: 2c\n");
    assert_true(asked_page_taken(&spoken, &played.session, 1));
    assert_string_equal(spoken.text,
                        "142 tiles are left of 144.\n"
                        "2 left of: 2 of characters.\n"
                        "Taken, pair by pair: 2 of characters.\n");
    page_free(&spoken);
    finish(&played);
    play(&played, "freecell", "617", LINES("taken"));
    assert_told(&played, "Next: ace of clubs in column 4 under 5 cards");
    finish(&played);
    play(&played, "kulki", "1", LINES("taken"));
    assert_int_equal(played.refused, 1);
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rank_is_four_cards_and_a_card_is_one),
        cmocka_unit_test(tiles_are_found_by_face_and_by_number),
        cmocka_unit_test(balls_have_colours_and_blocks_have_numbers),
        cmocka_unit_test(a_line_tells_where_they_are),
        cmocka_unit_test(an_unknown_word_is_explained),
        cmocka_unit_test(what_lies_under_the_cursor_has_its_like),
        cmocka_unit_test(what_was_taken_is_counted_and_listed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
