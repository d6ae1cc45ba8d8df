/* SPDX-License-Identifier: MIT */
/* Tests what opens over the board: it leaves nothing behind when it closes,
   and themes are tried on the board itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "typist.h"

/* Plays the keys, and returns the last screen. */
static char *screen_after(const char *keys)
{
    const Typing typing = {"mahjong", "7", NULL, keys, "", NULL};
    Session session;
    char *screen;
    play_typing(&typing, &session);
    session_close(&session);
    screen = strdup(fake.screen.text);
    assert_non_null(screen);
    return screen;
}

static void nothing_is_left_behind(void **state)
{
    static const char *const popups[] = {
        "?\033",        "o\033",           "#\033",        "op\033\033",
        ":help\r\033",  ":help new\r\033", ":games\r\033", ":share\r\033",
        ":rules\r\033", ":scores\r\033"};
    char *before = screen_after("h\033");
    size_t i;
    (void)state;
    for (i = 0; i < sizeof popups / sizeof *popups; i++) {
        char keys[32] = "h\033";
        char *after;
        strcat(keys, popups[i]);
        after = screen_after(keys);
        if (strcmp(before, after) != 0)
            fail_msg("%s leaves this:\n%s", popups[i], after);
        free(after);
    }
    free(before);
}

/* Commands put it into the same session. */
static void another_game_is_shown_as_if_it_were_the_first(void **state)
{
    static const char *const shown[] = {"L", "m", "\4", "Lm"};
    char *plain = screen_after(":new 8\r");
    size_t i;
    (void)state;
    for (i = 0; i < sizeof shown / sizeof *shown; i++) {
        char keys[32];
        char *after;
        snprintf(keys, sizeof keys, "%s:new 8\r", shown[i]);
        after = screen_after(keys);
        if (strcmp(plain, after) != 0)
            fail_msg("%s leaves this:\n%s", shown[i], after);
        free(after);
    }
    free(plain);
}

/* The same deal begins as it was shown before. */
static void letters_stay_in_a_game(void **state)
{
    static const Typing typed[] = {
        {"mahjong", "7", NULL, "L:again\r", "", "letters off"},
        {"mahjong", "7", NULL, "L:2c\r:again\r", "", "letters off"},
        {"mahjong", "7", NULL, "L:2c\r", "g3 q7", "letters off"}};
    (void)state;
    CHECK_ALL(typed);
}

static void the_board_is_seen_beside_the_themes(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "op", "", "Colours"},
        {"freecell", "617", NULL, "op", "", "Solarized"},
        {"freecell", "617", NULL, "op", "", "K\u2666"},
        {"freecell", "617", NULL, "op", "", "!Options"},
        {"freecell", "617", NULL, "op\x04\x04\x04\r", "", "night"},
        {"freecell", "617", NULL, "op\x04\x04\x04\033", "", "automatic"},
        {"freecell", "617", NULL, "op\x04\x04\x04\033", "", "!night"},
        {"freecell", "617", NULL, "op\x04\x03\x03\r", "", "automatic"}};
    (void)state;
    CHECK_ALL(typed);
}

/* Whether all that the screen shows is ASCII. */
static int is_plain(const char *text)
{
    while (*text && !(*text & 0x80))
        text++;
    return !*text;
}

static void click(const Typing *typing, const char *words)
{
    fake.from = fake.to = words;
    check_typing(typing);
}

/* The options are a list like any other: arrows select and change, letters are
   shortcuts, and a click changes an option. */
static void options_are_chosen_with_arrows(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "o\4", "", "\u2192 a  Characters"},
        {"freecell", "617", NULL, "o\3\3", "", "\u2192 p  Colours"},
        {"freecell", "617", NULL, "o\x81", "", "\u2192 o  Your own pictures"},
        {"freecell", "617", NULL, "o\x81\4", "",
         "\u2192 o  Your own pictures"},
        {"freecell", "617", NULL, "o\2", "", "Colours                 green"},
        {"freecell", "617", NULL, "o\1\2", "",
         "Colours                 automatic"},
        {"freecell", "617", NULL, "o\1", "", "Colours                 none"},
        {"freecell", "617", NULL, "oc", "",
         "\u2192 c  Clock                   hidden"},
        {"freecell", "617", NULL, "oc\r", "",
         "\u2192 c  Clock                   shown"},
        {"freecell", "617", NULL, "oc ", "", "Clock                   shown"},
        {"freecell", "617", NULL, "oc\1", "", "Clock                   shown"},
        {"freecell", "617", NULL, "o\r", "", "Solarized"},
        {"freecell", "617", NULL, "o\r\033", "",
         "Colours                 automatic"},
        {"freecell", "617", NULL, "ox1", "", "Options"},
        {"freecell", "617", NULL, "oq", "", "!Options"}};
    static const Typing clicked[] = {{"freecell", "617", NULL, "o\x11\x12", "",
                                      "Clock                   hidden"},
                                     {"freecell", "617", NULL,
                                      "o\x11\x12\x11\x12", "",
                                      "Clock                   shown"}};
    size_t i;
    (void)state;
    CHECK_ALL(typed);
    for (i = 0; i < sizeof clicked / sizeof *clicked; i++)
        click(&clicked[i], "Clock");
}

static void other_characters_are_used_at_once(void **state)
{
    static const char *const ways[] = {":signs ascii\r", "oa",
                                       ":signs ascii\r:pause\r"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof ways / sizeof *ways; i++) {
        char *screen = screen_after(ways[i]);
        if (!is_plain(screen))
            fail_msg("%s leaves this:\n%s", ways[i], screen);
        free(screen);
    }
}

/* The cells of the bar and of the timeline mean something while no dialog is
   open. */
static void
a_click_beside_a_dialog_closes_it_and_does_nothing_else(void **state)
{
    static const Typing title[] = {
        {"freecell", "617", NULL, "o\x11\x12", "", "!Options"},
        {"freecell", "617", NULL, "o\x11\x12o", "",
         "Hints and autoplay      on"}};
    static const Typing bar[] = {
        {"freecell", "617", NULL, "?\x11\x12", "", "!New game"},
        {"freecell", "617", NULL, "n\x11\x12", "", "New game"}};
    static const Typing line[] = {
        {"freecell", "617", NULL, "7aR\4op\x11\x12", "7a", "Options"},
        {"freecell", "617", NULL, "7aR\4op\x11\x12", "7a",
         "!Colours                 none"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof title / sizeof *title; i++)
        click(&title[i], "FreeCell 617");
    for (i = 0; i < sizeof bar / sizeof *bar; i++)
        click(&bar[i], "n new");
    for (i = 0; i < sizeof line / sizeof *line; i++)
        click(&line[i], "\u25cf");
}

/* Options are saved in a folder of their own. */
static int use_own_folder(void)
{
    static char folder[] = "/tmp/popups.XXXXXX";
    return !mkdtemp(folder) || setenv("XDG_CONFIG_HOME", folder, 1);
}

/* A box says what it answers; all titles look the same. */
static void answers_have_titles(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":help\r", "", "\u2500 Help \u2500"},
        {"freecell", "617", NULL, ":h\r", "", "\u2500 Help \u2500"},
        {"freecell", "617", NULL, ":moves\r", "", "\u2500 Moves \u2500"},
        {"freecell", "617", NULL, "o", "", "\u2500 Options \u2500"},
        {"freecell", "617", NULL, "op", "", "\u2500 Colours \u2500"},
        {"freecell", "617", NULL, "?", "", "\u2500 Keys \u2500"},
        {"freecell", "617", NULL, "\x82", "", "\u2500 Paused \u2500"}};
    (void)state;
    CHECK_ALL(typed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_have_titles),
        cmocka_unit_test(nothing_is_left_behind),
        cmocka_unit_test(another_game_is_shown_as_if_it_were_the_first),
        cmocka_unit_test(letters_stay_in_a_game),
        cmocka_unit_test(the_board_is_seen_beside_the_themes),
        cmocka_unit_test(options_are_chosen_with_arrows),
        cmocka_unit_test(other_characters_are_used_at_once),
        cmocka_unit_test(
            a_click_beside_a_dialog_closes_it_and_does_nothing_else),
    };
    if (use_own_folder())
        return 1;
    return cmocka_run_group_tests_name("popups", tests, NULL, NULL);
}
