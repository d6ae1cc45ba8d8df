/* SPDX-License-Identifier: MIT */
/* Tests statistics and best games as they are printed. */
#include <string.h>

#include "statistics/statistics_page.h"
#include "tests/kit/drawn.h"
#include "tests/kit/sample_outcomes.h"

/* A few days of play. */
static const Outcome played[] = {
    {1, "kulki", "kulki", "tulip", "", "", "2026-11-01", 1, 40, 120, 0, 2,
     300500, LOST, 0, 0, 0, ""},
    {2, "kulki", "kulki", "rose", "", "", "2026-11-01", 2, 61, 1205, 3, 0, 0,
     LOST, 0, 0, 0, ""},
    {3, "kulki", "lines98:12x10:5", "2026-11-02", "2026-11-02", "",
     "2026-11-02", 3, 20, 64, 0, 0, 61000, LOST, 0, 0, 0, ""},
    {4, "kulki", "kulki", "a", "", "", "2026-11-02", 4, 9, 12, 0, 0, 5000,
     GOING, 0, 0, 0, ""},
    {5, "freecell", "4cells", "617", "", "", "2026-11-02", 5, 97, 52, 0, 3,
     272000, WON, 0, 0, 0, ""},
    {6, "freecell", "4cells", "11982", "", "", "2026-11-03", 6, 40, 9, 1, 0,
     3605000, STUCK, 0, 0, 0, ""},
    {7, "freecell", "4cells", "90210", "2026-11-03", "", "2026-11-03", 7, 88,
     52, 0, 0, 199999, WON, 0, 0, 0, ""},
    {8, "freecell", "4cells", "0", "", "", "2026-11-03", 8, 3, 52, 0, 0, 4000,
     WON, 1, 0, 0, ""},
    {9, "go", "a,\"b\"", "x\ny", "", "", "2026-11-03", 9, 7, 1, 0, 0, 0, WON,
     0, 0, 0, ""},
};

enum { PLAYED = COUNT_OF(played), GIVEN_UP = 3 };

/* What people are told of the sample's variants. */
static const char *title_of(const Game *game, const char *variant)
{
    return game && strcmp(variant, "lines98:12x10:5") == 0
               ? "a title that is too long"
               : variant;
}

static void put_games(Page *page, const Tallies *tallies)
{
    statistics_page_games(page, tallies, title_of);
}

static void put_scores(Page *page, const Scores *scores)
{
    scores_page(page, scores, title_of);
}

static void assert_tallied(void (*put)(Page *, const Tallies *), size_t from,
                           size_t count, const char *name)
{
    Tallies tallies = tally_outcomes(played + from, count, "2026-11-04");
    Page page = PAGE_EMPTY;
    put(&page, &tallies);
    assert_drawn(&page, name);
    tallies_free(&tallies);
}

static void assert_scored(void (*put)(Page *, const Scores *),
                          const char *game, const char *name)
{
    Scores scores = score_outcomes(played, PLAYED, game, NULL, 10);
    Page page = PAGE_EMPTY;
    put(&page, &scores);
    assert_drawn(&page, name);
    scores_free(&scores);
}

static void each_game_has_a_table(void **state)
{
    (void)state;
    assert_tallied(put_games, 0, PLAYED, "stats.txt");
}

static void json_has_all_numbers(void **state)
{
    (void)state;
    assert_tallied(statistics_page_games_json, 0, PLAYED, "stats.json");
    assert_tallied(statistics_page_games_csv, 0, PLAYED, "stats.csv");
}

/* Each level and each layout has a row; unnamed results are in none. */
static void levels_and_layouts_have_rows(void **state)
{
    static const struct {
        const char *name, *variant;
        u8 status, own_board;
        u32 hints;
    } ended[] = {{"easy", "turtle:random", WON, 0, 0},
                 {"easy", "turtle:random", WON, 0, 0},
                 {"easy", "turtle:random", STUCK, 0, 0},
                 {"hard", "turtle:random", WON, 0, 2},
                 {"", "turtle:random", WON, 0, 0},
                 {"lotus", "turtle", WON, 1, 0}};
    Outcome outcomes[COUNT_OF(ended)];
    Tallies tallies;
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(ended); i++) {
        outcomes[i] = plain_outcome;
        outcomes[i].game = "mahjong";
        outcomes[i].variant = ended[i].variant;
        outcomes[i].name = ended[i].name;
        outcomes[i].status = ended[i].status;
        outcomes[i].own_board = ended[i].own_board;
        outcomes[i].hints = ended[i].hints;
    }
    tallies = tally_outcomes(outcomes, COUNT_OF(ended), "2026-11-04");
    statistics_page_games(&page, &tallies, NULL);
    assert_drawn(&page, "levels.txt");
    assert_int_equal(
        tallies_find(&tallies, OF_LEVEL, "mahjong", "easy")->games, 3);
    assert_int_equal(tallies_find(&tallies, OF_LEVEL, "mahjong", "easy")->won,
                     2);
    assert_int_equal(tallies_find(&tallies, OF_LEVEL, "mahjong", "hard")->won,
                     0);
    assert_int_equal(
        tallies_find(&tallies, OF_LAYOUT, "mahjong", "lotus")->won, 1);
    assert_int_equal(tallies_find(&tallies, OF_GAME, "mahjong", "")->games, 5);
    assert_null(tallies_find(&tallies, OF_LEVEL, "mahjong", ""));
    page.used = 0;
    statistics_page_games_json(&page, &tallies);
    assert_non_null(strstr(page.text, "\"of\":\"level\",\"game\":\"mahjong\","
                                      "\"name\":\"easy\",\"games\":3,"
                                      "\"won\":2,"));
    page_free(&page);
    tallies_free(&tallies);
}

/* They stand below "won", too. */
static void wins_with_help_have_a_column(void **state)
{
    Outcome outcomes[2] = {plain_outcome, plain_outcome};
    Tallies tallies;
    Page page = PAGE_EMPTY;
    (void)state;
    outcomes[0].hints = outcomes[1].hints = 3;
    tallies = tally_outcomes(outcomes, 2, "2026-11-01");
    statistics_page_games(&page, &tallies, NULL);
    statistics_page_days(&page, &tallies);
    assert_drawn(&page, "helped.txt");
    tallies_free(&tallies);
}

static void missing_values_are_null(void **state)
{
    (void)state;
    assert_tallied(statistics_page_games_json, GIVEN_UP, 1, "null.json");
    assert_tallied(statistics_page_games_csv, GIVEN_UP, 1, "null.csv");
}

static void days_come_in_order(void **state)
{
    (void)state;
    assert_tallied(statistics_page_days, 0, PLAYED, "days.txt");
    assert_tallied(statistics_page_days_json, 0, PLAYED, "days.json");
    assert_tallied(statistics_page_days_csv, 0, PLAYED, "days.csv");
}

static void statistics_without_games_say_so(void **state)
{
    (void)state;
    assert_tallied(put_games, 0, 0, "none.txt");
    assert_tallied(statistics_page_days, 0, 0, "none.txt");
    assert_tallied(statistics_page_games_json, 0, 0, "none.json");
    assert_tallied(statistics_page_days_csv, 0, 0, "none.csv");
}

static void the_best_games_are_numbered(void **state)
{
    (void)state;
    assert_scored(put_scores, "kulki", "kulki.txt");
    assert_scored(put_scores, "freecell", "freecell.txt");
    assert_scored(scores_page_json, "freecell", "freecell.json");
    assert_scored(scores_page_csv, "go", "go.csv");
}

static void scores_without_games_say_so(void **state)
{
    Scores scores;
    Page page = PAGE_EMPTY;
    (void)state;
    assert_scored(put_scores, "sliding", "unwon.txt");
    assert_scored(scores_page_json, "sliding", "none.json");
    scores_start(&scores, &(ResultKind){"kulki", KIND_OF_GAME, ""}, 10);
    scores_page(&page, &scores, NULL);
    assert_drawn(&page, "unplayed.txt");
    scores_free(&scores);
}

/* Numbers of any size stay separated. */
static void wide_numbers_push_later_columns(void **state)
{
    Outcome large = plain_outcome;
    Tallies tallies;
    Page page = PAGE_EMPTY;
    (void)state;
    large.moves = 4000000000U;
    large.clock = 4000000000U;
    tallies = tally_outcomes(&large, 1, "2026-11-01");
    statistics_page_games(&page, &tallies, NULL);
    assert_non_null(strstr(page.text, "1 100%    0 4000000000 4000000000.0 "
                                      "4000000000.0 1111:06:40 1111:06:40"));
    page_free(&page);
    tallies_free(&tallies);
}

/* A name may have 23 letters, which is more than a line has room for. */
static void long_names_of_players_fit_a_line(void **state)
{
    Outcome two[2] = {plain_outcome, plain_outcome};
    Page page = PAGE_EMPTY;
    Scores scores;
    const char *line;
    (void)state;
    two[0].player = "Bartholomew Featherston";
    two[1].player = "Ann";
    scores = score_outcomes(two, 2, "freecell", NULL, 10);
    scores_page(&page, &scores, NULL);
    for (line = page.text; *line; line += strcspn(line, "\n") + 1)
        assert_in_range(strcspn(line, "\n"), 1, 80 + 2); /* "…" has 3 bytes */
    assert_non_null(strstr(page.text, " Bartholome\xE2\x80\xA6\n"));
    assert_non_null(strstr(page.text, " Ann\n"));
    page_free(&page);
    scores_free(&scores);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_game_has_a_table),
        cmocka_unit_test(json_has_all_numbers),
        cmocka_unit_test(levels_and_layouts_have_rows),
        cmocka_unit_test(wins_with_help_have_a_column),
        cmocka_unit_test(missing_values_are_null),
        cmocka_unit_test(days_come_in_order),
        cmocka_unit_test(statistics_without_games_say_so),
        cmocka_unit_test(the_best_games_are_numbered),
        cmocka_unit_test(scores_without_games_say_so),
        cmocka_unit_test(wide_numbers_push_later_columns),
        cmocka_unit_test(long_names_of_players_fit_a_line),
    };
    return cmocka_run_group_tests_name("pages", tests, NULL, NULL);
}
