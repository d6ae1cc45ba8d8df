/* SPDX-License-Identifier: MIT */
/* Tests the commands that offer starts and games in progress, with a store
   behind the table and without one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/games.h"
#include "table/titles.h"
#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

/* A player at a table, with all that was told. */
typedef struct Seated {
    Keeper keeper;
    Null null;
} Seated;

static void sit(Seated *seated, const char *path)
{
    memset(&seated->null, 0, sizeof seated->null);
    open_keeper(&seated->keeper, path);
}

/* Plays the lines by ear or not, and returns how many were refused. */
static int say_with(Seated *seated, const int *boardless,
                    const char *const *lines)
{
    Front front;
    page_free(&seated->null.told);
    null_start(&seated->null, lines, &front);
    front.boardless = boardless;
    return table_play(&seated->keeper.session, &front,
                      &seated->keeper.autosave);
}

static int say(Seated *seated, const char *const *lines)
{
    return say_with(seated, NULL, lines);
}

static void stand_up(Seated *seated)
{
    page_free(&seated->null.told);
    close_keeper(&seated->keeper);
}

static void sit_at(Seated *seated, const char *store, const char *game,
                   const char *seed)
{
    char path[128];
    snprintf(path, sizeof path, "%s", scratch(store));
    remove_store(path);
    sit(seated, path);
    start_game(&seated->keeper, game, seed);
}

static void assert_says(const Seated *seated, const char *words)
{
    if (!strstr(seated->null.told.text, words))
        fail_msg("\"%s\" is not in \"%s\"", words, seated->null.told.text);
}

/* The deal that is on the table. */
static void assert_dealt(const Seated *seated, const char *game,
                         const char *seed)
{
    const Session *session = &seated->keeper.session;
    Page page = PAGE_EMPTY;
    page_seed(&page, session->game, session->seed);
    assert_string_equal(session->game->name, game);
    assert_string_equal(page.text, seed);
    assert_int_equal(session->at, 0);
    page_free(&page);
}

/* ----------------------------------------------------------------- starts */

static void recent_deals_can_be_dealt_again(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "recent", "freecell", "617");
    assert_int_equal(say(&seated, LINES("recent")), 0);
    assert_says(&seated, "No games played yet.");
    assert_int_equal(say(&seated, LINES("7a", "new 618", "recent")), 0);
    assert_says(&seated, "   1  FreeCell 617\n");
    assert_int_equal(say(&seated, LINES("recent 1")), 0);
    assert_dealt(&seated, "freecell", "617");
    assert_int_equal(say(&seated, LINES("recent 2", "recent two")), 2);
    assert_says(&seated, "'recent 2' deals number 2 again.");
    stand_up(&seated);
}

/* Who listens hears no columns. */
static void lists_of_starts_can_be_listened_to(void **state)
{
    const int boardless = BOARDS_TOLD;
    Seated seated;
    (void)state;
    sit_at(&seated, "listened", "freecell", "617");
    assert_int_equal(say(&seated, LINES("7a", "favourite", "new 618")), 0);
    assert_int_equal(say_with(&seated, &boardless, LINES("recent")), 0);
    assert_says(&seated, "1: FreeCell 617.\n'recent 2' deals");
    assert_int_equal(say_with(&seated, &boardless, LINES("favourites")), 0);
    assert_says(&seated, "1: FreeCell 617.\n'favourites 2' deals");
    assert_int_equal(say_with(&seated, &boardless, LINES("today")), 0);
    assert_says(&seated, "\nMahjong: not started. Task: ");
    assert_int_equal(say_with(&seated, &boardless, LINES("calendar")), 0);
    assert_says(&seated, "\nDays without a finished puzzle: 1");
    assert_null(strstr(seated.null.told.text, "  "));
    stand_up(&seated);
}

/* A puzzle of the day that is finished leads to the next one of that day, and
   is not dealt again without a word. */
static void a_finished_puzzle_of_the_day_leads_to_the_next(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "next", "sliding", "1");
    assert_int_equal(say(&seated, LINES("new 2026-11-21")), 0);
    assert_says(&seated, "The day's task: without help.\n");
    assert_int_equal(say(&seated, LINES("auto")), 0);
    assert_true(session_is_over(&seated.keeper.session));
    assert_int_equal(say(&seated, LINES("new 2026-11-21")), 0);
    assert_says(&seated, "You have already finished this puzzle: won");
    assert_says(&seated, "The day's task was missed: without help.\n");
    assert_int_equal(say(&seated, LINES("auto", "next")), 0);
    assert_says(&seated, "The day's task: without undo.\n");
    assert_string_equal(seated.keeper.session.game->name, "kulki");
    assert_string_equal(seated.keeper.session.date, "2026-11-21");
    assert_int_equal(seated.keeper.session.at, 0);
    stand_up(&seated);
}

/* A list that can't be read is not an empty one. */
static void what_cannot_be_read_is_told(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "unread", "freecell", "617");
    edit_file(scratch("unread"), "ALTER TABLE outcomes RENAME TO lost;"
                                 "ALTER TABLE favourites RENAME TO gone");
    assert_int_equal(say(&seated, LINES("recent", "today")), 2);
    assert_says(&seated, "no such table: outcomes\n");
    assert_int_equal(say(&seated, LINES("favourites")), 1);
    assert_says(&seated, "no such table: favourites\n");
    stand_up(&seated);
}

static void favourites_are_marked_dealt_and_unmarked(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "favourites", "freecell", "617");
    assert_int_equal(say(&seated, LINES("favourites", "favourite")), 0);
    assert_says(&seated, "No favourites yet");
    assert_says(&seated, "FreeCell 617 is now a favourite.");
    assert_int_equal(say(&seated, LINES("new 5", "favourites 1")), 0);
    assert_dealt(&seated, "freecell", "617");
    assert_int_equal(say(&seated, LINES("favourites 2")), 1);
    assert_int_equal(say(&seated, LINES("favourite", "favourites")), 0);
    assert_says(&seated, "FreeCell 617 is no longer a favourite.");
    assert_says(&seated, "No favourites yet");
    stand_up(&seated);
}

static void a_custom_board_is_no_start(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "custom", "freecell", "617");
    start_last_move(&seated.keeper);
    assert_int_equal(say(&seated, LINES("favourite", "following")), 2);
    assert_says(&seated, "A custom board can't be dealt again");
    assert_says(&seated, "A custom board has no next deal");
    stand_up(&seated);
}

static void deals_are_stepped_through(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "steps", "freecell", "2");
    assert_int_equal(say(&seated, LINES("following")), 0);
    assert_dealt(&seated, "freecell", "3");
    assert_int_equal(say(&seated, LINES("previous", "previous")), 0);
    assert_dealt(&seated, "freecell", "1");
    assert_int_equal(say(&seated, LINES("previous")), 1);
    assert_says(&seated, "This is the first deal");
    assert_dealt(&seated, "freecell", "1");
    start_game(&seated.keeper, "freecell", "8589934591");
    assert_int_equal(say(&seated, LINES("following")), 1);
    assert_says(&seated, "This is the last deal");
    stand_up(&seated);
}

static void words_are_stepped_through_as_well(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "words", "kulki", "plum");
    assert_int_equal(say(&seated, LINES("following", "previous")), 0);
    assert_dealt(&seated, "kulki", "plum");
    stand_up(&seated);
}

static void a_level_or_a_seed_is_dealt_as_the_chooser_asks(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "dealt", "freecell", "617");
    assert_int_equal(say(&seated, LINES("dealt easy 4cells 618")), 0);
    assert_dealt(&seated, "freecell", "618");
    assert_string_equal(seated.keeper.session.name, "easy");
    assert_int_equal(say(&seated, LINES("following")), 0);
    assert_string_equal(seated.keeper.session.name, "");
    assert_int_equal(say(&seated, LINES("dealt", "dealt easy", "dealt x 617",
                                        "dealt easy 4cells 0",
                                        "dealt easy hard", "fresh 0")),
                     6);
    assert_int_equal(say(&seated, LINES("fresh 7")), 0);
    assert_dealt(&seated, "freecell", "7");
    stand_up(&seated);
}

static void today_lists_all_games(void **state)
{
    Seated seated;
    u8 i;
    (void)state;
    sit_at(&seated, "today", "freecell", "617");
    assert_int_equal(say(&seated, LINES("today")), 0);
    for (i = 0; i < games_count; i++) {
        char name[16];
        snprintf(name, sizeof name, "  %.*s  ",
                 (int)strcspn(games[i]->title, " "), games[i]->title);
        assert_says(&seated, name);
    }
    assert_says(&seated, "'new daily' plays today's puzzle");
    stand_up(&seated);
}

/* One of the four directions at least is a move. */
static void a_daily_puzzle_in_progress_goes_on(void **state)
{
    static const char date[] = "2026-11-21";
    const Session *session;
    Seated seated;
    (void)state;
    sit_at(&seated, "go_on", "sliding", "plum");
    session = &seated.keeper.session;
    (void)say(&seated,
              LINES("new 2026-11-21", "u", "d", "l", "r", "new 3x3 plum"));
    assert_string_equal(session->date, "");
    assert_int_equal(say(&seated, LINES("new 2026-11-21")), 0);
    assert_string_equal(session->date, date);
    assert_true(session->count > 0);
    assert_int_equal(say(&seated, LINES("new 2026-11-21")), 0);
    assert_string_equal(session->date, date);
    assert_int_equal(session->count, 0);
    stand_up(&seated);
}

/* ---------------------------------------------------------------- layouts */

static void write_layout(const char *name, const char *text)
{
    char path[192];
    FILE *file;
    snprintf(path, sizeof path, "%s/%s", scratch("quadrille/layouts"), name);
    file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Eight tiles in a row, for example. */
static void make_layouts(void)
{
    char home[128];
    snprintf(home, sizeof home, "%s", scratch(""));
    setenv("XDG_DATA_HOME", home, 1);
    mkdir(scratch("quadrille"), 0700);
    mkdir(scratch("quadrille/layouts"), 0700);
    write_layout("row",
                 "0 0 0\n0 2 0\n0 4 0\n0 6 0\n0 8 0\n0 10 0\n0 12 0\n0 14 "
                 "0\n");
    write_layout("row of four", "0 0 0\n0 2 0\n0 4 0\n0 6 0\n");
    write_layout("torn", "0 0 0\n0 x\n");
    write_layout(".hidden", "0 0 0\n0 2 0\n");
}

static void a_layout_is_dealt_by_its_name(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    sit_at(&seated, "layouts", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("layout")), 0);
    assert_says(&seated, "row, row of four, torn");
    assert_null(strstr(seated.null.told.text, "hidden"));
    assert_int_equal(say(&seated, LINES("layout row 5")), 0);
    assert_dealt(&seated, "mahjong", "5");
    assert_string_equal(seated.keeper.session.name, "row");
    assert_int_equal(say(&seated, LINES("following")), 0);
    assert_dealt(&seated, "mahjong", "6");
    assert_string_equal(seated.keeper.session.name, "row");
    assert_int_equal(say(&seated, LINES("layout row of four")), 0);
    assert_string_equal(seated.keeper.session.name, "row of four");
    stand_up(&seated);
}

static void a_layout_start_can_be_a_favourite(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    sit_at(&seated, "liked", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("layout row 5", "favourite", "new 8")),
                     0);
    assert_says(&seated, "is now a favourite");
    assert_int_equal(say(&seated, LINES("favourites 1")), 0);
    assert_dealt(&seated, "mahjong", "5");
    assert_string_equal(seated.keeper.session.name, "row");
    stand_up(&seated);
}

/* The variant tells whether a game is of a level, or on a layout whose name
   ends like one. */
static void a_layout_may_end_like_a_level(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    write_layout("row hard", "0 0 0\n0 2 0\n0 4 0\n0 6 0\n0 8 0\n0 10 0\n");
    sit_at(&seated, "ends", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("layout row hard 5", "new")), 0);
    assert_string_equal(seated.keeper.session.name, "row hard");
    assert_int_equal(say(&seated, LINES("following")), 0);
    assert_string_equal(seated.keeper.session.name, "row hard");
    assert_int_equal(
        say(&seated, LINES("dealt hard turtle:random 5 row", "favourite")), 0);
    assert_string_equal(seated.keeper.session.name, "row hard");
    assert_int_equal(say(&seated, LINES("new", "favourites 1")), 0);
    assert_string_equal(seated.keeper.session.name, "row hard");
    assert_int_equal(say(&seated, LINES("following")), 0);
    assert_string_equal(seated.keeper.session.name, "row");
    unlink(scratch("quadrille/layouts/row hard"));
    stand_up(&seated);
}

/* A word after "dealt" is what its place makes it, not a level or a day. */
static void a_start_is_dealt_exactly(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    sit_at(&seated, "exactly", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("dealt turtle easy")), 0);
    assert_dealt(&seated, "mahjong", "easy");
    assert_string_equal(seated.keeper.session.name, "");
    assert_int_equal(say(&seated, LINES("dealt turtle today row of four")), 0);
    assert_dealt(&seated, "mahjong", "today");
    assert_string_equal(seated.keeper.session.name, "row of four");
    assert_int_equal(say(&seated, LINES("dealt easy turtle:random 5 row")), 0);
    assert_dealt(&seated, "mahjong", "5");
    assert_string_equal(seated.keeper.session.name, "row easy");
    start_game(&seated.keeper, "freecell", "617");
    assert_int_equal(say(&seated, LINES("dealt 4cells 5 row", "dealt 4cells")),
                     2);
    assert_dealt(&seated, "freecell", "617");
    stand_up(&seated);
}

/* Its file has more letters than a name, or a map with another name. */
static void a_layout_has_one_name(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    write_layout("a layout of my very own making.layout",
                 "0 0 0\n0 2 0\n0 4 0\n0 6 0\n");
    write_layout("ziggurat.map",
                 "<mahjongg><map name=\"The Ziggurat\"><layer z=\"0\"><row "
                 "y=\"0\" left=\"0\" right=\"3\"/></layer></map>"
                 "</mahjongg>\n");
    sit_at(&seated, "named", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("layout ziggurat 5", "favourite")), 0);
    assert_string_equal(seated.keeper.session.name, "ziggurat");
    assert_int_equal(say(&seated, LINES("layout a layout of my very own making"
                                        " 5",
                                        "favourite", "following")),
                     0);
    assert_string_equal(seated.keeper.session.name, "a layout of my very own");
    assert_int_equal(say(&seated, LINES("favourites")), 0);
    assert_says(&seated, "Mahjong, ziggurat 5\n");
    assert_says(&seated, "Mahjong, a layout of my very own 5\n");
    stand_up(&seated);
}

static void a_wrong_layout_is_refused(void **state)
{
    Seated seated;
    (void)state;
    make_layouts();
    sit_at(&seated, "wrong", "mahjong", "7");
    assert_int_equal(say(&seated, LINES("layout nothing", "layout torn",
                                        "layout rows", "layout row 5 6 x")),
                     4);
    assert_says(&seated, "No such layout");
    assert_dealt(&seated, "mahjong", "7");
    start_game(&seated.keeper, "kulki", "plum");
    assert_int_equal(say(&seated, LINES("layout row")), 1);
    assert_says(&seated, "This game has no layouts");
    stand_up(&seated);
}

/* ------------------------------------------------------ games in progress */

static void games_in_progress_are_listed_named_and_opened(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "games", "freecell", "617");
    assert_int_equal(say(&seated, LINES("games", "name Ann")), 1);
    assert_says(&seated, "No games in progress.");
    assert_says(&seated, "Play a move first");
    assert_int_equal(say(&seated, LINES("7a", "name Ann", "new 618", "8a")),
                     0);
    assert_says(&seated, "is now called Ann.");
    assert_int_equal(say(&seated, LINES("games", "open Ann")), 0);
    assert_says(&seated, "FreeCell 617");
    assert_int_equal(seated.keeper.session.at, 1);
    assert_int_equal(say(&seated, LINES("name", "open", "open Bob")), 2);
    assert_says(&seated, "has no name now.");
    assert_says(&seated, "Usage: open 12 ('games' lists them)");
    stand_up(&seated);
}

static void two_games_do_not_share_a_name(void **state)
{
    Seated seated;
    (void)state;
    sit_at(&seated, "names", "freecell", "617");
    assert_int_equal(
        say(&seated, LINES("7a", "name Ann", "new 618", "8a", "name Ann")), 1);
    stand_up(&seated);
}

/* --------------------------------------------------------------- the menu */

/* Whether the lines choose something. */
static int choose(Keeper *keeper, const char *const *lines, Choice *choice,
                  unsigned *refusals)
{
    Front front;
    Null null;
    int chosen;
    null_start(&null, lines, &front);
    chosen = menu_choose(&front, keeper->store, choice);
    *refusals = null.refused;
    page_free(&null.told);
    return chosen;
}

static void the_menu_offers_games_in_progress(void **state)
{
    Seated seated;
    Choice choice;
    unsigned refusals;
    (void)state;
    sit_at(&seated, "menu", "freecell", "617");
    assert_false(
        choose(&seated.keeper, LINES("", "x", "q"), &choice, &refusals));
    assert_int_equal(refusals, 1);
    assert_false(choose(&seated.keeper, LINES(" QUIT"), &choice, &refusals));
    assert_false(choose(&seated.keeper, LINES("3 0"), &choice, &refusals));
    assert_int_equal(refusals, 1);
    assert_int_equal(say(&seated, LINES("7a", "name Ann")), 0);
    assert_true(choose(&seated.keeper, LINES(""), &choice, &refusals));
    assert_int_equal(choice.kept, seated.keeper.autosave.id);
    assert_true(choose(&seated.keeper, LINES("Ann"), &choice, &refusals));
    assert_int_equal(choice.kept, seated.keeper.autosave.id);
    assert_true(choose(&seated.keeper, LINES("3 618"), &choice, &refusals));
    assert_ptr_equal(choice.game, games_find("freecell"));
    assert_int_equal(choice.kept, 0);
    stand_up(&seated);
}

static int choose_first(void *own, Store *store, Choice *choice)
{
    (void)own;
    (void)store;
    choice_start(choice, games[0]);
    return 1;
}

static void a_front_end_can_have_a_menu_of_its_own(void **state)
{
    static const char *const nothing[] = {NULL};
    Choice choice;
    Front front;
    Null null;
    (void)state;
    null_start(&null, nothing, &front);
    front.choose = choose_first;
    assert_true(menu_choose(&front, NULL, &choice));
    assert_ptr_equal(choice.game, games[0]);
    assert_int_equal(null.asked, 0);
    page_free(&null.told);
}

/* --------------------------------------------------------- without a store */

static void without_a_store_nothing_is_offered(void **state)
{
    static const char *const lines[] = {"today",      "recent", "favourite",
                                        "favourites", "games",  "open 1",
                                        "name Ann",   NULL};
    Played played;
    (void)state;
    play(&played, "freecell", "617", lines);
    assert_int_equal(played.refused, 7);
    assert_told(&played, "Games aren't saved here");
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_finished_puzzle_of_the_day_leads_to_the_next),
        cmocka_unit_test(recent_deals_can_be_dealt_again),
        cmocka_unit_test(lists_of_starts_can_be_listened_to),
        cmocka_unit_test(what_cannot_be_read_is_told),
        cmocka_unit_test(favourites_are_marked_dealt_and_unmarked),
        cmocka_unit_test(a_custom_board_is_no_start),
        cmocka_unit_test(deals_are_stepped_through),
        cmocka_unit_test(words_are_stepped_through_as_well),
        cmocka_unit_test(a_level_or_a_seed_is_dealt_as_the_chooser_asks),
        cmocka_unit_test(today_lists_all_games),
        cmocka_unit_test(a_daily_puzzle_in_progress_goes_on),
        cmocka_unit_test(a_layout_is_dealt_by_its_name),
        cmocka_unit_test(a_layout_start_can_be_a_favourite),
        cmocka_unit_test(a_start_is_dealt_exactly),
        cmocka_unit_test(a_layout_may_end_like_a_level),
        cmocka_unit_test(a_layout_has_one_name),
        cmocka_unit_test(a_wrong_layout_is_refused),
        cmocka_unit_test(games_in_progress_are_listed_named_and_opened),
        cmocka_unit_test(two_games_do_not_share_a_name),
        cmocka_unit_test(the_menu_offers_games_in_progress),
        cmocka_unit_test(a_front_end_can_have_a_menu_of_its_own),
        cmocka_unit_test(without_a_store_nothing_is_offered),
    };
    return cmocka_run_group_tests_name("offered starts", tests, NULL, NULL);
}
