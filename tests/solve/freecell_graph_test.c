/* SPDX-License-Identifier: MIT */
/* Compares the proofs of the search with exact keys with an exhaustive search
   of small boards by the rules, one position after another. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "solve/freecell/freecell.h"
#include "tests/kit/trial.h"

enum { MOST = 2000, SLOTS = 1 << 14, MEMORY = 1 << 20 };

/* All positions seen, with a hash table to find them. */
typedef struct Met {
    FreeCell positions[MOST];
    u32 slots[SLOTS]; /* an index plus 1, or 0 */
    u32 count;
} Met;

static Met *met;
static void *memory;

static int take_memory(void **state)
{
    (void)state;
    met = malloc(sizeof *met);
    memory = malloc(MEMORY);
    return met && memory ? 0 : -1;
}

static int give_memory(void **state)
{
    (void)state;
    free(met);
    free(memory);
    return 0;
}

static u32 hash(const FreeCell *game)
{
    const u8 *byte = (const u8 *)game;
    u32 value = 2166136261U;
    size_t i;
    for (i = 0; i < sizeof *game; i++)
        value = (value ^ byte[i]) * 16777619U;
    return value ^ value >> 16;
}

static void swap_bytes(u8 *a, u8 *b, size_t count)
{
    for (; count; count--, a++, b++) {
        u8 kept = *a;
        *a = *b;
        *b = kept;
    }
}

/* Sorts the columns and cells, so that their order does not matter. */
static void put_in_order(FreeCell *game)
{
    u8 i, j;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < i; j++)
            if (memcmp(game->column[i], game->column[j], FREECELL_DEEPEST) >
                0) {
                swap_bytes(game->column[i], game->column[j], FREECELL_DEEPEST);
                swap_bytes(&game->height[i], &game->height[j], 1);
            }
    for (i = 0; i < FREECELL_MOST_CELLS; i++)
        for (j = 0; j < i; j++)
            if (game->cell[i] > game->cell[j])
                swap_bytes(&game->cell[i], &game->cell[j], 1);
}

static void meet(const FreeCell *game)
{
    u32 slot = hash(game) % SLOTS;
    for (; met->slots[slot]; slot = (slot + 1) % SLOTS)
        if (!memcmp(&met->positions[met->slots[slot] - 1], game, sizeof *game))
            return;
    if (met->count < MOST) {
        met->positions[met->count++] = *game;
        met->slots[slot] = met->count;
    }
}

static void meet_all_after(const FreeCell *game)
{
    u16 moves[300];
    u16 count = freecell.list(game, moves, 300);
    while (count--) {
        FreeCell after = *game;
        freecell.apply(&after, moves[count], NULL);
        put_in_order(&after);
        meet(&after);
    }
}

/* Uses only the rules; LIMIT if there are too many positions. */
static Verdict look_everywhere(const FreeCell *game)
{
    FreeCell start = *game;
    u32 i;
    put_in_order(&start);
    memset(met->slots, 0, sizeof met->slots);
    met->count = 0;
    meet(&start);
    for (i = 0; i < met->count; i++) {
        if (freecell.status(&met->positions[i]) == WON)
            return SOLVED;
        meet_all_after(&met->positions[i]);
    }
    return met->count == MOST ? LIMIT : IMPOSSIBLE;
}

/* Deals the highest ranks at random, leaving no column empty. */
static void make_board(FreeCell *game, u8 *rng, u8 lowest)
{
    u8 deck[FREECELL_CARDS];
    u8 left = 0;
    u8 card, i, nth;
    memset(game, 0, sizeof *game);
    game->cells = (u8)rng_below(rng, 3);
    game->autoplay = (u8)rng_below(rng, 3);
    for (i = 0; i < FREECELL_SUITS; i++)
        game->home[i] = (u8)(lowest - 1);
    for (card = FREECELL_CARD(lowest, 0); card < FREECELL_CARDS + 4; card++)
        deck[left++] = card;
    for (i = 0; left; i = (u8)((i + 1) % FREECELL_COLUMNS)) {
        nth = (u8)rng_below(rng, left);
        game->column[i][game->height[i]++] = deck[nth];
        deck[nth] = deck[--left];
    }
}

static Answer ask(const FreeCell *game)
{
    Question question = {0};
    Answer answer = {0};
    question.game = &freecell;
    question.position = game;
    question.memory = memory;
    question.size = MEMORY;
    question.most_nodes = ~(u64)0;
    answer.verdict = LIMIT;
    freecell_proof(&question, &answer);
    return answer;
}

/* Checks the number of positions as well as the verdict. A solvable game may
   have more positions than fit. Where the solver and the rules send the same
   cards home, they reach the same positions, except that the rules also count
   the first one before autoplay. */
static void check_answer(const FreeCell *game, Verdict verdict)
{
    Answer answer = ask(game);
    if (verdict == IMPOSSIBLE)
        assert_int_equal(answer.verdict, IMPOSSIBLE);
    if (verdict == IMPOSSIBLE && game->autoplay == FREECELL_AUTOPLAY_SAFE)
        assert_in_range(met->count - answer.positions, 0, 1);
    if (verdict == SOLVED)
        assert_int_not_equal(answer.verdict, IMPOSSIBLE);
    assert_int_not_equal(answer.verdict, REFUTED);
}

static void proofs_match_an_exhaustive_search(void **state)
{
    u8 seed[SEED_SIZE] = {42};
    u8 rng[RNG_SIZE];
    u32 found[REFUTED + 1] = {0};
    FreeCell game;
    int i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < 160; i++) {
        Verdict verdict;
        make_board(&game, rng, (u8)(i & 1 ? 9 + i % 3 : 3 + i % 4));
        verdict = look_everywhere(&game);
        found[verdict]++;
        check_answer(&game, verdict);
    }
    print_message("# solved %u, impossible %u, too many positions %u\n",
                  found[SOLVED], found[IMPOSSIBLE], found[LIMIT]);
    assert_true(found[SOLVED] > 20);
    assert_true(found[IMPOSSIBLE] > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_match_an_exhaustive_search),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
