/* SPDX-License-Identifier: MIT */
/* Tests the titles of games in lists, above boards, and on their own line. */
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "rules/games.h"
#include "table/choice.h"
#include "table/game_list.h"
#include "table/loop.h"
#include "table/stored.h"
#include "table/titles.h"
#include "tests/kit/player.h"

static void assert_page(Page *page, const char *text)
{
    page_put(page, "", 0);
    assert_string_equal(page->text, text);
    page_free(page);
}

static void a_title_includes_the_name_of_the_start(void **state)
{
    static const struct {
        Titled titled;
        const char *title;
    } cases[] = {
        {{"freecell", "4cells", "617", "", "", 0, NULL}, "FreeCell 617"},
        {{"freecell", "3cells", "617", "", "", 0, NULL},
         "FreeCell, three cells, 617"},
        {{"freecell", "4cells", "617", "", "easy", 0, NULL},
         "FreeCell, easy, 617"},
        {{"freecell", "4cells", "617", "", "", 1, NULL},
         "FreeCell, custom board"},
        {{"mahjong", "turtle:random", "plum", "", "hard", 0, NULL},
         "Mahjong solitaire, hard, plum"},
        {{"mahjong", "turtle:flowers:random", "plum", "", "hard", 0, NULL},
         "Mahjong solitaire, flowers, shuffled, hard, plum"},
        {{"mahjong", "turtle:random", "plum", "", "", 0, NULL},
         "Mahjong solitaire, shuffled, plum"},
        {{"mahjong", "turtle", "plum", "", "lotus", 1, NULL},
         "Mahjong solitaire, lotus"},
        {{"mahjong", "turtle:random", "plum", "", "lotus easy", 1, NULL},
         "Mahjong solitaire, lotus easy"},
        {{"kulki", "kulki", "a", "2026-11-21", "", 0, NULL},
         "Kulki (5 in a row), 21 November 2026"},
        {{"kulki", "kulki", "a", "2026-11-21", "", 0, "2026-11-22"},
         "Kulki (5 in a row), 21 November 2026"},
        {{"kulki", "kulki", "a", "2026-11-22", "", 0, "2026-11-22"},
         "Kulki (5 in a row), today, 22 November"},
        {{"kulki", "web5", "7", "", "", 0, NULL},
         "Kulki (5 in a row), five colours, 7"},
        {{"kulki", "web5:9x9", "7", "", "", 0, NULL},
         "Kulki (5 in a row), web5:9x9, 7"},
        {{"sliding", "4x4", "7", "", "", 0, NULL}, "Sliding puzzle, 4x4, 7"},
        {{"mahjong", "turtle", "a", "",
          "\xc2\x9b"
          "2J",
          1, NULL},
         "Mahjong solitaire, \\xc2\\x9b2J"},
        {{"go", "19x19", "a", "", "corner", 0, NULL}, "go, 19x19, corner, a"},
    };
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        title_page(&page, &cases[i].titled);
        assert_page(&page, cases[i].title);
    }
}

/* Moves are counted as everywhere else: tiles of the sliding puzzle. */
static void ended_games_have_their_results_in_lists(void **state)
{
    Outcome outcome = {.id = 12,
                       .game = "sliding",
                       .variant = "3x3",
                       .seed = "plum",
                       .date = "",
                       .name = "",
                       .day = "2026-11-21",
                       .status = WON,
                       .moves = 3,
                       .score = 5,
                       .clock = 65000};
    Page page = PAGE_EMPTY;
    (void)state;
    game_list_page_ended(&page, &outcome);
    assert_page(&page,
                "#12\tSliding plum\t\twon\t5 moves\t1:05\t2026-11-21\n");
    outcome.game = "freecell";
    outcome.variant = "4cells";
    outcome.status = GOING;
    game_list_page_ended(&page, &outcome);
    assert_page(&page,
                "#12\tFreeCell plum\t\tgiven up\t3 moves\t1:05\t2026-11-21\n");
}

/* -------------------------------------------------------------- at a table */

static Page told;

static void show(void *own, const Session *session, const Trace *trace,
                 int asked)
{
    (void)own;
    (void)session;
    (void)trace;
    (void)asked;
}

static void tell_text(void *own, Tone tone, const char *text)
{
    (void)own;
    (void)tone;
    page_text(&told, text);
}

static void obey(Table *table, const char *line)
{
    Reader reader;
    reader_start(&reader, line, (u32)strlen(line));
    table_obey_words(table, &reader);
}

/* A level names its game until another one is dealt. */
static void a_new_game_is_named_after_its_level(void **state)
{
    static const Front front = {.show = show, .tell = tell_text};
    static const struct {
        const char *line, *name;
    } cases[] = {{"new easy", "easy"},
                 {"again", "easy"},
                 {"new 617", ""},
                 {"new medium", "medium"},
                 {"new", ""},
                 {"new winnable", "winnable"},
                 {"new easy 1", "winnable"},
                 {"new daily", ""}};
    Session session;
    Advisor advisor;
    Table table = {.session = &session,
                   .front = &front,
                   .advisor = &advisor,
                   .offers = start_commands};
    Fault fault;
    Choice choice;
    size_t i;
    (void)state;
    advisor_start(&advisor, 1000);
    session_open(&session, &malloc_host);
    choice_start(&choice, games_find("freecell"));
    assert_int_equal(choice_set_seed(&choice, "617", &fault), FINE);
    assert_int_equal(session_deal(&session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    table_resize_trace(&table);
    for (i = 0; i < COUNT_OF(cases); i++) {
        obey(&table, cases[i].line);
        assert_string_equal(session.name, cases[i].name);
    }
    free(table.trace.events);
    advisor_stop(&advisor);
    session_close(&session);
    page_free(&told);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_title_includes_the_name_of_the_start),
        cmocka_unit_test(ended_games_have_their_results_in_lists),
        cmocka_unit_test(a_new_game_is_named_after_its_level),
    };
    return cmocka_run_group_tests_name("titles", tests, NULL, NULL);
}
