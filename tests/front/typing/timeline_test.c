/* SPDX-License-Identifier: MIT */
/* Tests the keys of the timeline and of replays, and commands typed after a
   colon. */
#include "typist.h"

#define TWO "7a8b"

static void the_timeline_goes_to_any_move(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, TWO "T", "7a;8b", "move 2 of 2"},
        {"freecell", "617", NULL, TWO "Th", "7a", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "T\x01", "7a", NULL},
        {"freecell", "617", NULL, TWO "T\x06", "7a", NULL},
        {"freecell", "617", NULL, TWO "Thl", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "Th\x02", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "T0", "", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "T0 ", "7a", NULL},
        {"freecell", "617", NULL, TWO "T0$", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "Tk", "", NULL},
        {"freecell", "617", NULL, TWO "T\x03", "", NULL},
        {"freecell", "617", NULL, TWO "Tkj", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "T0\x04", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "T0h", "", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "Tl", "7a;8b", "move 2 of 2"},
    };
    (void)state;
    CHECK_ALL(typed);
}

/* Another key leaves the timeline, and plays on from there. */
static void a_move_leaves_the_timeline(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL,
         TWO "Th\033"
             "8c",
         "7a;8c", "move 2 "},
    };
    (void)state;
    CHECK_ALL(typed);
}

/* Restarting by accident costs nothing: the same key goes back to where the
   player was, unless something else was played since. */
static void a_second_restart_goes_back(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, TWO "r", "",
         "Restarted. Press r again to return to move 2."},
        {"freecell", "617", NULL, TWO "rr", "7a;8b", "move 2 "},
        {"freecell", "617", NULL, TWO "urr", "7a", "move 1 "},
        {"freecell", "617", NULL, TWO "rrr", "", "return to move 2"},
        {"freecell", "617", NULL, TWO "rt\033r", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO "rUr", "", "return to move 1"},
        {"freecell", "617", NULL, TWO "r8cur", "", "move 0 "},
        {"freecell", "617", NULL, TWO "r:new 618\rr", "", "FreeCell 618"},
        {"sliding", "3x3 plum", NULL, "44rr", "4;4", NULL},
        {"freecell", "617", NULL, "r", "", "!Restarted"},
    };
    (void)state;
    CHECK_ALL(typed);
}

/* A replay starts playing, and begins again at its end. */
static void a_replay_is_played_and_stopped(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, TWO "R", "7a;8b", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "R\x07", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "R\x07\x07\x07", "7a;8b", "move 2 of 2"},
        {"freecell", "617", NULL, TWO "Rp\x07", "7a;8b", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "Rpp\x07", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "R\x07\x07p\x07", "7a;8b",
         "move 1 of 2"},
        {"freecell", "617", NULL, TWO "R+++++++++++++-\x07", "7a;8b",
         "move 1 of 2"},
        {"freecell", "617", NULL, TWO "R------\x07", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "Rl\x07", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "Rllh", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "Rnnb\b", "7a;8b", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "R\x02\x02\x01\x06", "7a;8b",
         "move 0 of 2"},
        {"freecell", "617", NULL, TWO "R\x04", "7a;8b", "move 2 of 2"},
        {"freecell", "617", NULL, TWO "R\x04\x03", "7a;8b", "move 0 of 2"},
        {"freecell", "617", NULL, TWO "R2\r", "7a;8b", "move 2 of 2"},
        {"freecell", "617", NULL, TWO "R2\7\x16\r", "7a;8b", "move 2 of 2"},
        {"freecell", "617", NULL, TWO "R99999999999\r", "7a;8b",
         "move 2 of 2"},
        {"freecell", "617", NULL, TWO "R\r", "7a;8b", "move 1 of 2"},
        {"freecell", "617", NULL, TWO "Rq", "7a;8b", "!move 0 of 2"},
    };
    (void)state;
    CHECK_ALL(typed);
}

static void a_command_can_be_corrected(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, TWO ":undo\r", "7a", NULL},
        {"freecell", "617", NULL, TWO ":unxy\b\bdo\r", "7a", NULL},
        {"freecell", "617", NULL, TWO ":redo\x15undo\r", "7a", NULL},
        {"freecell", "617", NULL, TWO ":undo\033", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO ":u\b\bu", "7a", NULL},
        {"freecell", "617", NULL, TWO ":\r", "7a;8b", NULL},
        {"freecell", "617", NULL, TWO ":nonsense\r", "7a;8b",
         "No such command or move: nonsense"},
    };
    (void)state;
    CHECK_ALL(typed);
}

static void earlier_commands_come_back(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, TWO ":undo\r:\3\r", "", NULL},
        {"freecell", "617", NULL, TWO ":undo\r:redo\r:\3\3\r", "7a", NULL},
        {"freecell", "617", NULL, TWO ":undo\r:redo\r:\3\3\4", "7a;8b",
         ":redo"},
        {"freecell", "617", NULL, TWO ":undo\r:\3\4", "7a", "!:undo"},
        {"freecell", "617", NULL, TWO ":\3\4x", "7a;8b", ":x"},
        {"freecell", "617", NULL, TWO ":undo\r:undo\r:\3\3", "", ":undo"}};
    (void)state;
    CHECK_ALL(typed);
}

static void commands_of_the_screen_are_obeyed_or_refused(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":new 618\r", "", "FreeCell 618"},
        {"freecell", "617", NULL, ":auto x\r", "", "Usage: auto"},
        {"freecell", "617", NULL, ":auto 70000\r", "", "Usage: auto"},
        {"freecell", "617", NULL, ":auto 4294967297\r", "", "Usage: auto"},
        {"freecell", "617", NULL, ": NEW 618 \r", "", "FreeCell 618"},
        {"freecell", "617", NULL, ":Pause \r", "", "Any key resumes"},
        {"freecell", "617", NULL, ":verdict perhaps\r", "", "verdict"},
    };
    (void)state;
    CHECK_ALL(typed);
}

/* On a large board each choice takes a while, and the program must heed keys
   and signals in between. */
static void a_game_of_chance_goes_on_one_choice_at_a_time(void **state)
{
    static const Typing typed[] = {
        {"kulki", "7", NULL, "\x17V\x02", "", "move 1 of 1"},
        {"kulki", "7", NULL, "\x17V\x02\x02\x02", "", "move 3 of 3"},
        {"kulki", "7", NULL, "\x17V\x02\x02\x02\x01\x01", "", "move 1 of 3"},
    };
    (void)state;
    fake.thinks = 1;
    CHECK_ALL(typed);
    fake.thinks = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_of_chance_goes_on_one_choice_at_a_time),
        cmocka_unit_test(the_timeline_goes_to_any_move),
        cmocka_unit_test(a_move_leaves_the_timeline),
        cmocka_unit_test(a_second_restart_goes_back),
        cmocka_unit_test(a_replay_is_played_and_stopped),
        cmocka_unit_test(a_command_can_be_corrected),
        cmocka_unit_test(earlier_commands_come_back),
        cmocka_unit_test(commands_of_the_screen_are_obeyed_or_refused),
    };
    return cmocka_run_group_tests_name("timeline", tests, NULL, NULL);
}
