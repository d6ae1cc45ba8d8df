/* SPDX-License-Identifier: MIT */
/* Tests that the list of keys is true: whatever it names is typed, in every
   game that it is listed for, and does what the list says. */
#include <stdio.h>
#include <string.h>

#include "front/tui/view/bars.h"
#include "rules/games.h"
#include "typist.h"

/* A game with one move played. */
static const struct Begun {
    const char *game, *words, *board, *keys, *moves;
} begun[] = {{"kulki", "",
              "1| 1           2     |1\n"
              "2|                   |2\n"
              "3|                   |3\n"
              "4|       3           |4\n"
              "5|                   |5\n"
              "6|                   |6\n"
              "7|                   |7\n"
              "8|                   |8\n"
              "9|                   |9\n",
              "d4c2", "d4 c2"},
             {"mahjong", "7", NULL, "2c", "g3 q7"},
             {"freecell", "617", NULL, "7a", "7a"},
             {"sliding", "3x3 plum", NULL, "4", "4"}};

enum { BEGUN = sizeof begun / sizeof *begun };

/* What a key of the list does after that move. A move of NULL says that the
   one above is still the only one. */
typedef struct Doing {
    const char *key;  /* as the list names it: a word of it */
    const char *game; /* NULL: all that it is listed for */
    const char *keys;
    const char *moves; /* played in the end, or one_more */
    const char *says;  /* on the screen in the end; NULL: it has changed */
} Doing;

static const char one_more[] = "one more";

#define EIGHT_TABS "\t\t\t\t\t\t\t\t"
#define DONE "\x17"

/* The sliding puzzle counts moves, where others number them. */
#define MOVED_ONCE(key, keys)                                                 \
    {key, "kulki", keys, NULL, "move 1  "},                                   \
        {key, "mahjong", keys, NULL, "move 1  "},                             \
        {key, "freecell", keys, NULL, "move 1  "},                            \
    {                                                                         \
        key, "sliding", keys, NULL, "1 move  "                                \
    }

static const Doing doings[] = {
    {"arrows", "kulki", "a1\4\4\2\r", "d4 c2;a1 b3", NULL},
    {"arrows", "mahjong", "\2", NULL, "4 of bamboo, layer 2"},
    {"arrows", "freecell", "\2", NULL, "king of spades"},
    {"arrows", "sliding", "\1", "4;4", NULL},
    {"Space", "kulki", "a1\4 ", "d4 c2;a1 a2", NULL},
    {"Space", "mahjong", "\x80 " EIGHT_TABS " ", "g3 q7;c1 i5", NULL},
    {"Space", "freecell", "\x81 ", NULL, NULL},
    {"Space", "sliding", "\t ", "4;4", NULL},
    {"Enter", "kulki", "a1\4\r", "d4 c2;a1 a2", NULL},
    {"Enter", "mahjong", "\x80\r" EIGHT_TABS "\r", "g3 q7;c1 i5", NULL},
    {"Enter", "freecell", "\r", NULL, NULL},
    {"Enter", "sliding", "\t\r", "4;4", NULL},
    {"Tab", NULL, "\t", NULL, NULL},
    {"Home", "kulki", "\x80", NULL, NULL},
    {"Home", "mahjong", "\2\x80", NULL, "9 of bamboo, layer 1"},
    {"Home", "freecell", "\2\x80", NULL, "jack of diamonds"},
    {"Home", "sliding", "\x80", NULL, NULL},
    {"End", NULL, "\x81", NULL, NULL},
    {".", "kulki", ".", NULL, "completes a line"},
    {".", "mahjong", ".", "g3 q7;c1 i5", NULL},
    {".", "freecell", ".", "7a;1b", NULL},
    {".", "sliding", "\t.", "4;4", NULL},
    {",", NULL, ",", NULL, NULL},
    {"!", "freecell", "!", NULL, NULL},
    {"!", "mahjong", "!", NULL, NULL},
    {"=", "freecell", "=", NULL, NULL},
    {"=", "mahjong", "=", NULL, NULL},
    {"/", "kulki", "/red", NULL, NULL},
    {"/", "mahjong", "/4b", NULL, NULL},
    {"/", "freecell", "/7", NULL, NULL},
    {"/", "sliding", "/8", NULL, NULL},
    {"d4 c2", "kulki", "c2 d4", "d4 c2;c2 d4", NULL},
    {"d4 c2", "kulki", "C2D4", "d4 c2;c2 d4", NULL},
    {"26", "freecell", "26", NULL, "doesn't go on"},
    {"26", "freecell", "58", "7a;58", NULL},
    {"3a", "freecell", "3b", "7a;3b", NULL},
    {"bh", "freecell", "ah", NULL, "can't go home yet: "},
    {"bh", "freecell", "a0", NULL, "can't go home yet: "},
    {"bh", "freecell", "a\r", NULL, "can't go home yet: "},
    {"5b", "mahjong", "5b", "g3 q7;a8 q11", NULL},
    {"we", "mahjong", "we", NULL, "There is no free pair of east wind"},
    {"1", "sliding", "1", "4;1", NULL},
    {"1", "sliding", "2", NULL, "2 can't move: it isn't in line"},
    {"12", "sliding", "12", "4;1", "2 can't move: it isn't in line"},
    {"Esc", "kulki", "a1\033", NULL, "!Your move"},
    {"Esc", "mahjong", "L\033", NULL, "!letters off"},
    {"Esc", "freecell", "2\033", NULL, "!Your move"},
    {"Esc", "sliding", "?\033", NULL, "!Keys"},
    {"u", NULL, "u", "", NULL},
    {"u", NULL, "z", "", NULL},
    {"u", NULL, "\b", "", NULL},
    MOVED_ONCE("U", "u" DONE "U"),
    MOVED_ONCE("U", "u" DONE "y"),
    MOVED_ONCE("U", "u" DONE "\x83"),
    {"t", NULL, "t" DONE, NULL, "Hint: "},
    {"p", NULL, "p" DONE "\7" DONE "\7" DONE, one_more, NULL},
    {"v", NULL, "v" DONE, NULL, "This can be won"},
    {"V", NULL, DONE "V", NULL, "Space play"},
    {"P", NULL, "P" DONE, NULL, NULL},
    {"x", NULL, "x" DONE, NULL, NULL},
    {"X", "kulki", "X", "", NULL},
    {"X", "mahjong", "X", NULL, NULL},
    {"X", "freecell", "X", NULL, NULL},
    {"X", "sliding", "X", NULL, NULL},
    {"m", NULL, "m", NULL, NULL},
    {"L", NULL, "L", NULL, "letters off"},
    {"Z", NULL, "Z", NULL, NULL},
    {"T", NULL, "T", NULL, "10 back"},
    {"F2", NULL, "\x87", NULL, NULL},
    {"R", NULL, "R", NULL, "Space play"},
    {"n", NULL, "n", NULL, "Deal"},
    {"r", NULL, "r", "", "Press r again to return to move 1"},
    MOVED_ONCE("r", "rr"),
    {"N", NULL, "N", NULL, "Press N again"},
    {">", NULL, ">", NULL, "Share"},
    {"Ctrl-S", NULL, "\x84", NULL, ".txt"},
    {"Ctrl-P", NULL, "\x82", NULL, "Any key resumes"},
    {"#", NULL, "#", NULL, "Statistics"},
    {":", NULL, ":undo\r", "", NULL},
    {":", NULL, ":help\r", NULL, "undo the last move"},
    {"o", NULL, "o", NULL, "Options"},
    {"q", NULL, "qu", NULL, ""},
};

enum { DOINGS = sizeof doings / sizeof *doings };

static void play(const Doing *doing, const struct Begun *one)
{
    char keys[64];
    Typing typing = {one->game, one->words, one->board,
                     keys,      NULL,       doing->says};
    uint64_t before;
    Session session;
    typing.keys = one->keys;
    play_typing(&typing, &session);
    session_close(&session);
    before = fake.digest;
    snprintf(keys, sizeof keys, "%s%s", one->keys, doing->keys);
    typing.keys = keys;
    typing.moves = doing->moves ? doing->moves : one->moves;
    if (typing.moves == one_more) {
        play_typing(&typing, &session);
        assert_int_equal(session.at, 2);
        session_close(&session);
    } else {
        check_typing(&typing);
    }
    if (!doing->says && !doing->moves && fake.digest == before)
        fail_msg("%s changes nothing in %s", doing->key, one->game);
}

/* Plays what is known of a key in a game. Returns how much that is. */
static int play_key(const char *key, size_t length, const struct Begun *one)
{
    int count = 0, i;
    for (i = 0; i < DOINGS; i++)
        if (strlen(doings[i].key) == length &&
            strncmp(doings[i].key, key, length) == 0 &&
            (!doings[i].game || strcmp(doings[i].game, one->game) == 0)) {
            play(&doings[i], one);
            count++;
        }
    return count;
}

/* A name is one key, or several between commas or double blanks. The mouse has
   tests of its own. */
static void see(void *own, const char *of, const char *name, const char *what)
{
    int *missing = own;
    (void)what;
    while (*name && strcmp(name, "mouse") != 0) {
        const char *end = name + 1;
        int i;
        while (*end && *end != ',' && strncmp(end, "  ", 2) != 0)
            end++;
        for (i = 0; i < BEGUN; i++)
            if ((!*of || strstr(of, begun[i].game)) &&
                !play_key(name, (size_t)(end - name), &begun[i])) {
                print_error("nothing types %.*s in %s\n", (int)(end - name),
                            name, begun[i].game);
                ++*missing;
            }
        name = end + strspn(end, ", ");
    }
}

static void every_key_that_the_help_lists_does_what_it_says(void **state)
{
    int missing = 0;
    (void)state;
    fake.thinks = 1;
    legend_see(&missing, see);
    assert_int_equal(missing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_key_that_the_help_lists_does_what_it_says),
    };
    return cmocka_run_group_tests_name("help", tests, NULL, NULL);
}
