/* SPDX-License-Identifier: MIT */
/* Mahjong's searches need exactly the nodes recorded in golden/mahjong.nodes,
   on every machine. If you change a search on purpose, record the new numbers
   there. */
#include "tests/kit/tile_texts.h"

#include <stdio.h>
#include <string.h>

#include "solve/mahjong/peek/fewest_peeks.h"
#include "solve/mahjong/rollout/pair_chances.h"
#include "tests/kit/asking.h"
#include "tests/kit/player.h"

enum { MEMORY = 4 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

static unsigned long long nodes_of_proofs(const char *variant)
{
    unsigned long long nodes = 0;
    Mahjong game;
    u32 i;
    for (i = 0; i < 200; i++) {
        deal_tiles(&game, variant, i);
        nodes += ask_on(&mahjong, &game, SOLVE_PROVE, MEMORY, no_limit).nodes;
    }
    return nodes;
}

/* Also the number of peeks. */
static unsigned long long nodes_of_peeks(const char *variant)
{
    unsigned long long nodes = 0;
    Mahjong game;
    u32 i;
    for (i = 0; i < 5; i++) {
        Answer answer;
        deal_tiles(&game, variant, i);
        answer = ask_on(&mahjong, &game, SOLVE_SHORT, MEMORY, 50000);
        nodes += answer.nodes;
        nodes += mahjong_count_peeks(&game, answer.line, answer.length);
    }
    return nodes;
}

/* Also the pairs that are chosen. */
static unsigned long long nodes_of_fair_play(const char *variant)
{
    unsigned long long nodes = 0;
    Mahjong game;
    deal_tiles(&game, variant, 1);
    while (mahjong.status(&game) == GOING) {
        PairChancesQuestion question = {.game = &game,
                                        .seed = {5},
                                        .memory = lent,
                                        .size = MEMORY,
                                        .most_nodes = 3000};
        PairChancesAnswer answer;
        mahjong_pair_chances(&question, &answer);
        nodes += answer.nodes + answer.move;
        mahjong.apply(&game, answer.move, NULL);
    }
    return nodes;
}

static void searches_take_the_recorded_nodes(void **state)
{
    char text[512];
    int used = 0;
    (void)state;
    used += snprintf(text + used, sizeof text - (size_t)used,
                     "proofs turtle:random %llu\n"
                     "proofs turtle:flowers %llu\n",
                     nodes_of_proofs("turtle:random"),
                     nodes_of_proofs("turtle:flowers"));
    used += snprintf(text + used, sizeof text - (size_t)used,
                     "peeks turtle %llu\n", nodes_of_peeks("turtle"));
    snprintf(text + used, sizeof text - (size_t)used,
             "fair turtle:random %llu\n", nodes_of_fair_play("turtle:random"));
    assert_string_equal(text, golden_text("mahjong.nodes"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(searches_take_the_recorded_nodes),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
