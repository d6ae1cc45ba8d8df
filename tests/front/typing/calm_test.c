/* SPDX-License-Identifier: MIT */
/* Tests what keeps the screen quiet: switches, the pause, the bell, the
   window's title, and cards that move home by themselves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/tui/canvas/settings.h"
#include "typist.h"

/* The settings are saved in a folder of this program's own. */
static int open_folder(void **state)
{
    static char folder[] = "/tmp/quadrille-XXXXXX";
    *state = mkdtemp(folder);
    return !*state || setenv("XDG_CONFIG_HOME", folder, 1);
}

static int remove_folder(void **state)
{
    char path[128];
    snprintf(path, sizeof path, "%s/quadrille/settings", (char *)*state);
    unlink(path);
    *strrchr(path, '/') = '\0';
    rmdir(path);
    return rmdir(*state);
}

/* In the list of options, a letter and two spaces begin a line. */
static void every_option_has_a_letter_of_its_own(void **state)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    static const Typing typed = {"freecell", "617", NULL,
                                 "o",        "",    "letter the same"};
    char taken[sizeof letters] = "";
    const char *at;
    (void)state;
    check_typing(&typed);
    for (at = strstr(fake.screen.text, "Options"); at; at = strchr(at, '\n')) {
        at += strcspn(at, letters);
        if (*at && strncmp(at + 1, "  ", 2) == 0 && at[3] != ' ') {
            assert_null(strchr(taken, *at));
            taken[strlen(taken)] = *at;
        }
    }
    assert_in_range(strlen(taken), 10, sizeof letters - 1);
}

static void parts_of_the_bar_are_switched_off(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "\x10", "", "1:00"},
        {"freecell", "617", NULL, ":clock off\r\x10", "", "!1:00"},
        {"freecell", "617", NULL, ":clock off\r:clock on\r\x10", "", "1:00"},
        {"freecell", "617", NULL, "oc\033\x10", "", "!1:00"},
        {"freecell", "617", NULL, ":clock never\r", "",
         "Usage: clock, then one of: on off"}};
    (void)state;
    CHECK_ALL(typed);
    assert_int_equal(fake.patience, 1000);
    check_typing(&typed[1]);
    assert_int_equal(fake.patience, -1);
}

#define MANY_BLANKS                                                           \
    "                                                                      "

static void hints_are_refused_on_request(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":hints off\rt", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\rp\7\7\7", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\rV", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:hint\r", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:auto\r", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\rx", "", "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:explain\r", "",
         "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:Review\r", "",
         "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:hint \r", "",
         "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r: Hint\r", "",
         "Hints are off."},
        {"freecell", "617", NULL, ":hints off\r:AUTO 9\r", "",
         "Hints are off."},
        {"freecell", "617", NULL, ":Hints  OFF \rt", "", "Hints are off."},
        {"freecell", "617", NULL, ":Hints off\ro", "",
         "Hints and autoplay      off"},
        {"freecell", "617", NULL, ":Hints off\r:hints on\rt", "", "Hint: "},
        {"freecell", "617", NULL, ":hints off" MANY_BLANKS "\rt", "",
         "Hints are off."},
        {"freecell", "617", NULL,
         ":hints" MANY_BLANKS "off\r:hints on\r:hint\r", "", "Hint: "},
        {"freecell", "617", NULL, ":hints off\r:hints on\rt", "", "Hint: "},
        {"sliding", "2x2 plum", "1 2\n0 3\n", ":hints off\r3:explain\r", "3",
         "!Hints are off."}};
    (void)state;
    CHECK_ALL(typed);
}

static void assert_kept(const char *name, const char *value)
{
    const Look plain = {.ascii = 0};
    Look look = plain;
    const Setting *setting;
    char line[32];
    int expected;
    snprintf(line, sizeof line, "%s %s", name, value);
    setting = settings_read_line(line, strlen(line), &expected);
    settings_load(&look);
    assert_int_equal(*setting_value(&look, setting), expected);
}

/* This program draws with the values of its command line, and with those that
   another program has meanwhile changed in the file as they were before. */
static void only_what_is_changed_is_kept(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":palette nord\r:bell off\r", "", NULL},
        {"freecell", "617", NULL, "o\033", "", NULL},
        {"freecell", "617", NULL, "ol\033", "", NULL},
        {"freecell", "617", NULL, ":title on\r:title off\r", "", NULL}};
    (void)state;
    fake.look = (Look){.ascii = 1, .palette = PALETTE_MONO};
    CHECK_ALL(typed);
    fake.look = (Look){.ascii = 0};
    assert_kept("palette", "nord");
    assert_kept("signs", "unicode");
    assert_kept("bell", "on");
    assert_kept("title", "off");
}

/* It holds until the end, as the player has just seen. */
static void an_option_that_cannot_be_kept_is_told(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":clock off\r\x10", "",
         "This option can't be kept: Not a directory"},
        {"freecell", "617", NULL, ":clock off\r\x10", "", "!1:00"},
        {"freecell", "617", NULL, "oc", "",
         "This option can't be kept: Not a directory"},
        {"freecell", "617", NULL, "oc\033", "", "!can't be kept"}};
    setenv("XDG_CONFIG_HOME", "/dev/null", 1);
    CHECK_ALL(typed);
    setenv("XDG_CONFIG_HOME", *state, 1);
}

/* Not even one of them is lost with a file that can't be read. */
static void options_that_cannot_be_read_are_not_replaced(void **state)
{
    static const Typing typed = {
        "freecell",    "617", NULL,
        ":bell off\r", "",    "This option can't be kept: Is a directory"};
    char path[128];
    snprintf(path, sizeof path, "%s/quadrille", (char *)*state);
    mkdir(path, 0700);
    strcat(path, "/settings");
    unlink(path);
    assert_int_equal(mkdir(path, 0700), 0);
    check_typing(&typed);
    assert_int_equal(rmdir(path), 0);
}

/* The key that ends the pause does nothing else, and the time does not
   count. */
static void a_pause_hides_the_board_and_stops_the_clock(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "\x10\x1b", "", "1:00"},
        {"freecell", "617", NULL, "\x10:pause\r\x10\x10", "",
         "Any key resumes"},
        {"freecell", "617", NULL, "\x10:pause\r\x10\x10", "", "1:00"},
        {"freecell", "617", NULL, "\x10:pause\r\x10\x10", "", "!7\u2666"},
        {"freecell", "617", NULL, "\x10:pause\r\x10\x10u", "", "7\u2666"},
        {"freecell", "617", NULL, "\x10:pause\r\x10\x10u", "", "1:00"},
        {"freecell", "617", NULL, "2a\x10:pause\r\x10\x10u\x10", "2a",
         "2:00"}};
    (void)state;
    CHECK_ALL(typed);
}

static void a_click_on_the_clock_pauses(void **state)
{
    static const Typing typed = {"freecell", "617", NULL,
                                 "\x11\x12", "",    "Any key resumes"};
    (void)state;
    fake.from = fake.to = "0:00";
    check_typing(&typed);
}

static void the_bell_rings_for_refusals_and_wins_if_it_is_on(void **state)
{
    static const Typing refused = {"freecell", "617", NULL, "9", "", NULL};
    static const Typing on = {"freecell",           "617", NULL,
                              ":bell on\r9:undo\r", "",    NULL};
    static const Typing won = {"sliding",     "2x2 plum", "1 2\n0 3\n",
                               ":bell on\r3", "3",        "Game finished"};
    (void)state;
    fake.rings = 0;
    check_typing(&refused);
    assert_int_equal(fake.rings, 0);
    check_typing(&on);
    assert_int_equal(fake.rings, 2);
    check_typing(&won);
    assert_int_equal(fake.rings, 3);
}

/* Undoing is silent. */
static void pieces_are_heard_if_sound_is_on(void **state)
{
    static const char balls[] = "1| 1           2     |1\n"
                                "2|                   |2\n"
                                "3|                   |3\n"
                                "4|       3           |4\n"
                                "5|                   |5\n"
                                "6|                   |6\n"
                                "7|                   |7\n"
                                "8|                   |8\n"
                                "9|                   |9\n";
    static const struct {
        Typing typed;
        const char *heard;
    } cases[] = {
        {{"freecell", "617", NULL, "7a", "7a", NULL}, ""},
        {{"freecell", "617", NULL, ":sound off\r7a9", "7a", NULL}, ""},
        {{"freecell", "617", NULL, ":sound on\r7a9u", "", NULL},
         "felt moved;felt refused;"},
        {{"freecell", "617", NULL, ":sound loud\r7a", "7a", NULL},
         "felt moved;"},
        {{"mahjong", "7", NULL, ":sound quiet\r2c", "g3 q7", NULL},
         "bone cleared;"},
        {{"mahjong", "7", NULL, ":sound on\r2c", "g3 q7", NULL},
         "bone cleared;"},
        {{"kulki", "", balls, "d4c2", "d4 c2", NULL},
         "glass held;glass moved;"},
        {{"sliding", "2x2 plum", "1 2\n0 3\n", "3", "3", "Game finished"},
         "wood moved;wood won;"},
        {{"sliding", "3x3 plum", NULL, ":sound off\r4", "4", NULL}, ""}};
    size_t i;
    (void)state;
    fake.has_speaker = 1;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        fake.heard.used = 0;
        page_put(&fake.heard, "", 0);
        check_typing(&cases[i].typed);
        assert_string_equal(fake.heard.text, cases[i].heard);
        fake.look = (Look){.ascii = 0};
        settings_load(&fake.look);
    }
    fake.has_speaker = 0;
    fake.look = (Look){.ascii = 0};
}

static void where_nothing_plays_sounds_the_player_is_told(void **state)
{
    static const Typing told[] = {
        {"freecell", "617", NULL, ":sound on\r", "", "Install pipewire-bin"},
        {"freecell", "617", NULL, "o", "", "nothing here plays sounds"},
        {"freecell", "617", NULL, ":sound off\r", "", "!Install"}};
    static const Typing heard[] = {
        {"freecell", "617", NULL, ":sound on\r", "", "!Install"},
        {"freecell", "617", NULL, "o", "", "!nothing here plays sounds"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof told / sizeof *told; i++)
        check_typing(&told[i]);
    fake.has_speaker = 1;
    for (i = 0; i < sizeof heard / sizeof *heard; i++)
        check_typing(&heard[i]);
    fake.has_speaker = 0;
    check_typing(&told[2]);
}

static void sound_is_offered_once_where_it_can_be_heard(void **state)
{
    static const Typing silent = {"sliding", "2x2 plum", "1 2\n0 3\n",
                                  "3",       "3",        "!hear the pieces"};
    static const Typing offered = {"sliding", "2x2 plum", "1 2\n0 3\n",
                                   "3",       "3",        "hear the pieces"};
    (void)state;
    check_typing(&silent);
    fake.has_speaker = 1;
    check_typing(&offered);
    assert_kept("sound", "off");
    settings_load(&fake.look);
    check_typing(&silent);
    fake.has_speaker = 0;
    fake.look = (Look){.ascii = 0};
}

static void the_title_names_the_game_if_it_may(void **state)
{
    static const Typing off = {"freecell", "617", NULL, "2a", "2a", NULL};
    static const Typing on = {"freecell",    "617", NULL,
                              ":title on\r", "",    NULL};
    static const Typing off_again = {
        "freecell", "617", NULL, ":title on\r:title off\r", "", NULL};
    (void)state;
    check_typing(&off);
    assert_string_equal(fake.title.text, "none");
    check_typing(&on);
    assert_string_equal(fake.title.text, "FreeCell 617 \u2013 Quadrille");
    check_typing(&off_again);
    assert_string_equal(fake.title.text, "none");
}

/* All that is missing: the queen and king of spades, and four diamonds. */
static const char nearly_home[] = "Foundations: H-K C-K D-9 S-J\n"
                                  "Freecells: - - - -\n"
                                  ": KS\n: QS\n: KD QD JD TD\n"
                                  ":\n:\n:\n:\n:\n";

static void cards_move_home_after_a_move_if_the_option_says_so(void **state)
{
    static const Typing typed[] = {
        {"freecell", "4cells:none", nearly_home, "1a", "1a", NULL},
        {"freecell", "4cells:none", nearly_home, ":home safe\r1a",
         "1a;3h;3h;2h;3h;3h;ah", "You won"},
        {"freecell", "4cells:none", nearly_home, ":home all\r1a",
         "1a;2h;3h;3h;3h;3h;ah", "You won"},
        {"freecell", "4cells:none", nearly_home, ":home safe\r", "", NULL},
        {"freecell", "4cells:none", nearly_home, ":home safe\r1auu",
         "1a;3h;3h;2h;3h", "!You won"},
        {"freecell", "4cells:none", nearly_home, ":home safe\r1auuuU",
         "1a;3h;3h;2h;3h", NULL},
        {"freecell", "4cells:none", nearly_home, ":home safe\r1auuuuuuu1b",
         "1b;3h;3h;2h;3h;3h;bh", "You won"},
        {"freecell", "4cells:none", nearly_home, ":home safe\r:home rules\r1a",
         "1a", NULL},
        {"sliding", "2x2 plum", "1 2\n0 3\n", ":home all\r3", "3",
         "Game finished"}};
    (void)state;
    CHECK_ALL(typed);
}

/* They are the player's moves: neither help, nor a variant of the deal. */
static void automatic_moves_are_recorded_as_moves(void **state)
{
    static const Typing typed = {
        "freecell",       "4cells:none",          nearly_home,
        ":home safe\r1a", "1a;3h;3h;2h;3h;3h;ah", NULL};
    Session session;
    Page page = PAGE_EMPTY;
    (void)state;
    play_typing(&typed, &session);
    assert_int_equal(session.at, 7);
    assert_int_equal(session.hints, 0);
    page_variant(&page, session.game, session.variant);
    assert_string_equal(page.text, "4cells:none");
    page_free(&page);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_option_has_a_letter_of_its_own),
        cmocka_unit_test(parts_of_the_bar_are_switched_off),
        cmocka_unit_test(hints_are_refused_on_request),
        cmocka_unit_test(only_what_is_changed_is_kept),
        cmocka_unit_test(an_option_that_cannot_be_kept_is_told),
        cmocka_unit_test(options_that_cannot_be_read_are_not_replaced),
        cmocka_unit_test(a_pause_hides_the_board_and_stops_the_clock),
        cmocka_unit_test(a_click_on_the_clock_pauses),
        cmocka_unit_test(the_bell_rings_for_refusals_and_wins_if_it_is_on),
        cmocka_unit_test(where_nothing_plays_sounds_the_player_is_told),
        cmocka_unit_test(sound_is_offered_once_where_it_can_be_heard),
        cmocka_unit_test(pieces_are_heard_if_sound_is_on),
        cmocka_unit_test(the_title_names_the_game_if_it_may),
        cmocka_unit_test(cards_move_home_after_a_move_if_the_option_says_so),
        cmocka_unit_test(automatic_moves_are_recorded_as_moves),
    };
    return cmocka_run_group_tests_name("calm", tests, open_folder,
                                       remove_folder);
}
