/* SPDX-License-Identifier: MIT */
/* Tests how texts are fitted to a width: paragraphs are filled, tables stay
   tables, and no line is wider than the limit. */
#include <string.h>

#include "front/tui/canvas/texts.h"
#include "front/tui/view/bars.h"
#include "rules/games.h"
#include "table/game_words.h"
#include "tests/kit/drawn.h"

static int first_word(const char *at)
{
    return (int)strcspn(at, " \n");
}

/* Counts the lines of paragraphs that end although the next word would fit. */
static int count_short_lines(const char *text, int width)
{
    int count = 0;
    for (; *text; text = lines_next(text)) {
        const char *next = lines_next(text);
        assert_true(lines_columns(text) <= width);
        count += *text > ' ' && *next > ' ' &&
                 lines_columns(text) + 1 + first_word(next) <= width;
    }
    return count;
}

/* Only the last lines of the rules and of what is said about moves end
   early. */
static void rules_are_filled_to_any_width(void **state)
{
    int game, width;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (width = 24; width < 100; width++) {
            Page rules = PAGE_EMPTY;
            Page folded = PAGE_EMPTY;
            game_words_line_rules(&rules, games[game]);
            fold_text(&folded, rules.text, width);
            assert_true(count_short_lines(folded.text, width) <=
                        1 + (*wording_of(games[game])->hints != '\0'));
            page_free(&rules);
            page_free(&folded);
        }
}

/* A screen's rules omit whatever can't be typed or seen there. */
static void a_screen_has_its_own_rules(void **state)
{
    int game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        Page rules = PAGE_EMPTY;
        Page folded = PAGE_EMPTY;
        legend_page_rules(&rules, games[game]);
        assert_null(strstr(rules.text, "A * marks"));
        assert_null(strstr(rules.text, "c1 y1"));
        fold_text(&folded, rules.text, 60);
        assert_true(count_short_lines(folded.text, 60) <= 1);
        page_free(&rules);
        page_free(&folded);
    }
}

static const char table[] =
    "Things:\n"
    "  help, h     these words                hint        a move; then "
    "another one\n"
    "  undo        take a move back           redo        play it again\n"
    "\n"
    "The end.\n";

static void tables_are_narrowed_or_taken_apart(void **state)
{
    static const struct {
        int width;
        const char *folded;
    } cases[] = {
        {80, table},
        {70,
         "Things:\n"
         "  help, h  these words            hint        a move; then another "
         "one\n"
         "  undo     take a move back       redo        play it again\n"
         "\n"
         "The end.\n"},
        {40, "Things:\n"
             "  help, h     these words\n"
             "  hint        a move; then another one\n"
             "  undo        take a move back\n"
             "  redo        play it again\n"
             "\n"
             "The end.\n"},
        {28, "Things:\n"
             "  help, h     these words\n"
             "  hint        a move; then\n"
             "              another one\n"
             "  undo        take a move\n"
             "              back\n"
             "  redo        play it again\n"
             "\n"
             "The end.\n"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page page = PAGE_EMPTY;
        fold_text(&page, table, cases[i].width);
        assert_string_equal(page.text, cases[i].folded);
        page_free(&page);
    }
}

/* Each line of what "explain" says is wider than those of filled texts. */
static void sentences_that_were_never_filled_are_not_joined(void **state)
{
    static const char text[] =
        "Move 12 (g7 f6) cost 21 points; b2 i9 would have completed a line of "
        "five (see 'go 11')\n"
        "Move 4 (a1 c3) cost 9 points; h8 h2 would have kept the middle of "
        "the "
        "board open (see 'go 3')\n";
    Page page = PAGE_EMPTY;
    (void)state;
    fold_text(&page, text, 100);
    assert_string_equal(page.text, text);
    page.used = 0;
    fold_text(&page, text, 80);
    assert_int_equal(lines_count(page.text), 4);
    assert_non_null(strstr(page.text, "\nMove 4 "));
    page_free(&page);
}

/* A list of games keeps one line per game at any width. */
static void lists_keep_a_line_for_each_game(void **state)
{
    static const char list[] =
        "  Kulki (5 in a row) klines 84kua4jm   won         174 moves    1:21"
        "  2026-11-21\n"
        "  Sliding puzzle plum                  won          22 moves    0:21"
        "  2026-11-20\n";
    Page page = PAGE_EMPTY;
    (void)state;
    fold_tables(&page, list, 75, 1);
    assert_string_equal(
        page.text, "  Kulki (5 in a row) klines 84kua4jm  won     174 moves"
                   "    1:21  2026-11-21\n"
                   "  Sliding puzzle plum                 won      22 moves"
                   "    0:21  2026-11-20\n");
    page.used = 0;
    fold_tables(&page, list, 20, 1);
    assert_int_equal(lines_count(page.text), 2);
    page_free(&page);
}

/* Chinese characters take two places each. */
static void wide_characters_have_their_width(void **state)
{
    Page folded = PAGE_EMPTY;
    const char *at;
    (void)state;
    assert_int_equal(lines_columns("棋子\nabc"), 4);
    assert_int_equal(lines_widest("棋子\nabcde"), 5);
    assert_int_equal(lines_widest("é\n"), 1);
    fold_text(&folded, "尽可能用图片 放得下时用汉字\n", 12);
    for (at = folded.text; *at; at = lines_next(at))
        assert_in_range(lines_columns(at), 1, 12);
    assert_string_equal(folded.text, "尽可能用图片\n放得下时用汉\n字\n");
    page_free(&folded);
    fold_tables(&folded, "  步   用时\n  12     3\n", 10, 0);
    assert_string_equal(folded.text, "  步  用时\n  12    3\n");
    page_free(&folded);
}

/* What has no full stop is no sentence: keys and what they do, and a chart
   below a line that is too long. */
static void lists_and_charts_are_no_sentences(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    fold_text(&page,
              "стрелки, Tab   выбрать игру\n"
              "Enter          играть или продолжить партию\n"
              "q              выход\n",
              30);
    assert_string_equal(page.text, "стрелки, Tab   выбрать игру\n"
                                   "Enter          играть или\n"
                                   "               продолжить\n"
                                   "               партию\n"
                                   "q              выход\n");
    page.used = 0;
    fold_text(&page, "Пока что: 0 очков за 0 ходов, без подсказок\n▁▁▂▂\n",
              36);
    assert_string_equal(page.text, "Пока что: 0 очков за 0 ходов, без\n"
                                   "подсказок\n▁▁▂▂\n");
    page_free(&page);
}

/* Lines of Chinese are joined without a blank, and break anywhere but before a
   comma and its like. Lines that end early stay apart. */
static void chinese_is_filled(void **state)
{
    static const char text[] =
        "把所有牌收进回收区，每种花色从 A 到 "
        "K。一个空当可放一张牌。列中的牌红黑"
        "相间、\n由大到小；任何牌都可以放到空列。\n请键入。\n";
    Page page = PAGE_EMPTY;
    int width;
    (void)state;
    fold_text(&page, text, 40);
    assert_string_equal(page.text,
                        "把所有牌收进回收区，每种花色从 A 到 K。\n"
                        "一个空当可放一张牌。列中的牌红黑相间、由\n"
                        "大到小；任何牌都可以放到空列。\n请键入。\n");
    for (width = 20; width < 60; width++) {
        const char *at;
        page.used = 0;
        fold_text(&page, text, width);
        for (at = page.text; *at; at = lines_next(at)) {
            assert_in_range(lines_columns(at), 1, width);
            assert_false(strncmp(at, "，", 3) == 0 ||
                         strncmp(at, "。", 3) == 0 ||
                         strncmp(at, "、", 3) == 0);
        }
    }
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_filled_to_any_width),
        cmocka_unit_test(a_screen_has_its_own_rules),
        cmocka_unit_test(tables_are_narrowed_or_taken_apart),
        cmocka_unit_test(sentences_that_were_never_filled_are_not_joined),
        cmocka_unit_test(lists_keep_a_line_for_each_game),
        cmocka_unit_test(wide_characters_have_their_width),
        cmocka_unit_test(lists_and_charts_are_no_sentences),
        cmocka_unit_test(chinese_is_filled),
    };
    return cmocka_run_group_tests_name("folding", tests, NULL, NULL);
}
