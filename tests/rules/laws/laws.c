/* SPDX-License-Identifier: MIT */
/* Checks every law for every game in the list. */
#include <stdio.h>
#include <string.h>

#include "laws.h"

#include "rules/games.h"

void keep_position(Walk *walk)
{
    memcpy(walk->copy, walk->playout.position, walk->game->size);
}

void assert_untouched(const Walk *walk)
{
    assert_memory_equal(walk->copy, walk->playout.position, walk->game->size);
}

typedef struct Law {
    const char *name;
    void (*check)(const Game *game);
} Law;

static const Law laws[] = {
    {"each listed move applies", law_listed_moves_apply},
    {"each unlisted move is refused and changes nothing",
     law_unlisted_moves_are_refused},
    {"a list keeps to its room", law_list_keeps_to_its_room},
    {"moves survive as text", law_moves_survive_as_text},
    {"boards survive as text", law_boards_survive_as_text},
    {"spoilt boards change nothing", law_spoilt_boards_are_refused},
    {"touch makes every legal move", law_touch_makes_every_move},
    {"any touch is harmless", law_any_touch_is_harmless},
    {"what can't be picked up is refused", law_what_is_fixed_stays},
    {"look is sound", law_look_is_sound},
    {"traces change nothing", law_traces_change_nothing},
    {"status tells whether there are moves", law_status_tells_of_moves},
    {"worth leaves the position", law_worth_leaves_the_position},
    {"a seed is a deal", law_a_seed_is_a_deal},
    {"variants survive as text", law_variants_survive_as_text},
    {"seeds survive as text", law_seeds_survive_as_text},
    {"every variant can be typed", law_every_variant_can_be_typed},
    {"any text is a move or is refused", law_any_text_is_read_or_refused},
    {"every reason has words", law_every_reason_has_words},
    {"results are judged as declared", law_results_are_judged_as_declared},
    {"names differ in the first letter",
     law_names_differ_in_the_first_letter}};

enum { LAW_COUNT = sizeof laws / sizeof *laws };

typedef struct Case {
    const Game *game;
    const Law *law;
    char name[80];
} Case;

static void check(void **state)
{
    const Case *one = *state;
    one->law->check(one->game);
}

int main(void)
{
    static Case cases[16 * LAW_COUNT];
    static struct CMUnitTest tests[16 * LAW_COUNT];
    size_t count = 0;
    u8 game;
    size_t law;
    for (game = 0; game < games_count; game++)
        for (law = 0; law < LAW_COUNT; law++, count++) {
            cases[count].game = games[game];
            cases[count].law = &laws[law];
            snprintf(cases[count].name, sizeof cases[count].name, "%s: %s",
                     games[game]->name, laws[law].name);
            tests[count].name = cases[count].name;
            tests[count].test_func = check;
            tests[count].initial_state = &cases[count];
        }
    return _cmocka_run_group_tests("laws", tests, count, NULL, NULL);
}
