/* SPDX-License-Identifier: MIT */
/* Tests the list of games in progress: it tells apart games of one deal,
   resumes, renames and deletes them, and filters. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "front/tui/canvas/texts.h"
#include "front/tui/dialogs/statistics_board.h"
#include "typist.h"

static char place[] = "/tmp/lists.XXXXXX";

/* The calendar goes by the clock of the scripts. */
time_t time(time_t *also)
{
    const time_t now = 1790000000 + fake.seconds;
    if (also)
        *also = now;
    return now;
}

/* Plays the keys in a game of the store. */
static void type_kept(Store *store, const Typing *typing)
{
    Autosave autosave;
    autosave_start(&autosave, store);
    fake.autosave = &autosave;
    check_typing(typing);
    fake.autosave = NULL;
    autosave_stop(&autosave);
}

/* A store with three games: #1, an old one, #2, of the same deal, and #3. */
static Store *open_shelf(void)
{
    static const Typing played[] = {
        {"freecell", "617", NULL, "2a", "2a", ""},
        {"freecell", "617", NULL, "2a3b5c", "2a;3b;5c", ""},
        {"sliding", "plum", NULL, "\1\2", NULL, ""}};
    char path[64];
    Store *store;
    size_t i;
    snprintf(path, sizeof path, "%s/games.db", place);
    unlink(path);
    store = store_open(&malloc_host, path);
    if (store_state(store)) {
        store_close(store);
        skip();
    }
    for (i = 0; i < sizeof played / sizeof *played; i++) {
        type_kept(store, &played[i]);
        fake.seconds += 3600;
    }
    return store;
}

#define LIST ":games\r"

static void check_list(const char *keys, const char *says)
{
    Store *store = open_shelf();
    const Typing typing = {"freecell", "1", NULL, keys, NULL, says};
    type_kept(store, &typing);
    store_close(store);
    fake.seconds = 0;
}

static void games_of_one_deal_are_told_apart(void **state)
{
    (void)state;
    check_list(LIST, "#2  FreeCell 617  move 3  2 h ago");
    check_list(LIST, "#1  FreeCell 617  move 1  3 h ago");
    check_list(LIST, "#3  Sliding plum");
}

static void the_bar_shows_the_keys_of_the_list(void **state)
{
    (void)state;
    check_list(LIST, "Enter resume  r rename  Del delete  / filter  s sort  "
                     "Esc close");
    check_list(LIST, "!t hint");
    check_list(LIST "\033", "t hint");
}

static void a_game_is_resumed(void **state)
{
    (void)state;
    check_list(LIST "\4\r", "move 3");
    check_list(LIST "\4\4\r", "move 1");
}

static void a_game_is_renamed(void **state)
{
    (void)state;
    check_list(LIST "\4rlater", "Name of #2: later");
    check_list(LIST "\4rlater\r", "#2  FreeCell 617  later  move 3");
    check_list(LIST "\4rlater\033", "!later");
    /* The name that it has can be changed. */
    check_list(LIST "\4rlater\rr\x08\x08\r", "FreeCell 617  lat ");
    check_list(LIST "\4rlater\r\4rlater\r", "Game #2 already has the name");
    check_list(LIST "\4r17\r", "not just a number");
}

static void a_game_is_deleted_after_a_question(void **state)
{
    (void)state;
    check_list(LIST "\4\x86", "Delete game #2, FreeCell 617, move 3?");
    check_list(LIST "\4\x86y", "!#2  ");
    check_list(LIST "\4\x86y", "#1  FreeCell");
    check_list(LIST "\4dY", "!#2  ");
    check_list(LIST "\4\x86n", "#2  FreeCell");
    check_list(LIST "\4\x86\r", "#2  FreeCell");
    check_list(LIST "\4\x86\033", "#2  FreeCell");
    /* The last one closes the list. */
    check_list(LIST "dydydy", "!Resume game");
}

/* It would be stored again with the next move. */
static void the_game_being_played_is_not_deleted(void **state)
{
    (void)state;
    check_list("1a" LIST "\x86", "You are playing this game.");
    check_list("1a" LIST "\x86", "!Delete game");
    check_list("1a" LIST "\x86\x86y\4", "#4  FreeCell 1 ");
}

static void a_filter_leaves_what_was_typed(void **state)
{
    (void)state;
    check_list(LIST "/SLID", "#3  Sliding plum");
    check_list(LIST "/SLID", "!#1  ");
    check_list(LIST "/SLID", "Resume game /SLID");
    check_list(LIST "/slid\033", "#1  FreeCell 617");
    check_list(LIST "/slid\r\033", "#1  FreeCell 617");
    check_list(LIST "/slid\r\033\033", "t hint");
    check_list(LIST "/nothing like it", "No game has that in its line.");
    check_list(LIST "/nothing like it\r\r", "Resume game");
    check_list(LIST "/3 h\r\r", "FreeCell 617  ");
    check_list(LIST "/3 h\rd", "Delete game #1,");
}

/* A deleted game was given up. */
/* #3 is the newest and the last by title, and #2 has the most moves. */
static void games_are_sorted(void **state)
{
    (void)state;
    check_list(LIST "s", "Resume game, by title");
    check_list(LIST "ss", "Resume game, by moves");
    check_list(LIST "sss", "!Resume game, by");
    check_list(LIST "\x80r", "Name of #3:");
    check_list(LIST "s\x81r", "Name of #3:");
    check_list(LIST "ss\x80r", "Name of #2:");
    /* The selection stays on its game. */
    check_list(LIST "\x80ssr", "Name of #3:");
}

static void statistics_begin_with_games_like_this_one(void **state)
{
    (void)state;
    check_list(
        LIST "\4\x86y\033#",
        "Games like this one, four cells: 1. Won alone: 0, with help: 0.");
    check_list(LIST "\4\x86y\033:new 3cells 1\r#",
               "Games like this one, three cells: none has ended yet.");
    check_list(LIST "\4\x86y\033#\1", "!Games like this one");
}

/* p shows everybody's results, then those of each player. */
static void the_players_of_statistics_are_chosen(void **state)
{
    (void)state;
    check_list(":player Anna\r" LIST "\4\x86y\033#", "p player: Anna");
    check_list(":player Anna\r" LIST "\4\x86y\033#p", "p player: everybody");
    check_list(":player Anna\r" LIST "\4\x86y\033#pp", "p player: Anna");
    check_list(":player Anna\r:player -\r" LIST "\4\x86y\033#", "!p player");
}

static void options_say_who_plays(void **state)
{
    (void)state;
    check_list("oy", "Who plays?");
    check_list("oyAnna", "Who plays? Anna");
    check_list("oyAnna\r", "who plays               Anna");
    check_list("oyAnna\ry\025Ben\r", "who plays               Ben");
    check_list("oyAnna\ry\025\r", "who plays               no name");
    check_list("oyAnna\033", "who plays               no name");
    check_list("o\x81\r", "Who plays?");
    check_list("oyAnna\r\033:player\r", "Anna is playing.");
}

static void statistics_fit_a_narrow_screen(void **state)
{
    const Moment now = {1790000000, "2026-09-21"};
    const Typing typing = {"freecell", "1", NULL, "", NULL, ""};
    Store *store = open_shelf();
    const Canvas canvas = {.width = 40, .height = 20};
    StatisticsSource source;
    StatisticsBoard board = {.rows = 0};
    Page page = PAGE_EMPTY;
    Session session;
    (void)state;
    assert_int_equal(in_progress_drop(store, 2, &now), STORE_FINE);
    session_open(&session, &malloc_host);
    deal_typing(&session, &typing);
    statistics_source_read(&source, store);
    statistics_board_fill(&board, &source, session.game, &session, &canvas);
    canvas_page(&page, &board.sheet);
    assert_non_null(strstr(page.text, "Games like this one, four cells: 1."));
    assert_non_null(strstr(page.text, "Won alone"));
    assert_int_equal(board.sheet.width, 40);
    assert_in_range(board.rows, 20, 60);
    statistics_board_free(&board);
    statistics_source_free(&source);
    session_close(&session);
    page_free(&page);
    store_close(store);
    fake.seconds = 0;
}

static int make_place(void **state)
{
    (void)state;
    return !mkdtemp(place) || setenv("XDG_CONFIG_HOME", place, 1);
}

static int remove_place(void **state)
{
    char command[96];
    (void)state;
    snprintf(command, sizeof command, "rm -r %s", place);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_one_deal_are_told_apart),
        cmocka_unit_test(the_bar_shows_the_keys_of_the_list),
        cmocka_unit_test(a_game_is_resumed),
        cmocka_unit_test(a_game_is_renamed),
        cmocka_unit_test(a_game_is_deleted_after_a_question),
        cmocka_unit_test(the_game_being_played_is_not_deleted),
        cmocka_unit_test(a_filter_leaves_what_was_typed),
        cmocka_unit_test(games_are_sorted),
        cmocka_unit_test(statistics_begin_with_games_like_this_one),
        cmocka_unit_test(the_players_of_statistics_are_chosen),
        cmocka_unit_test(options_say_who_plays),
        cmocka_unit_test(statistics_fit_a_narrow_screen),
    };
    return cmocka_run_group_tests_name("lists", tests, make_place,
                                       remove_place);
}
