/* SPDX-License-Identifier: MIT */
/* Lines with few peeks: on small layouts no line peeks less; on turtles, no
   line found without regard to peeks does; and limits are respected. */
#include "tests/kit/small_heaps.h"

#include <stdlib.h>
#include <string.h>

#include "solve/mahjong/peek/fewest_peeks.h"
#include "tests/kit/asking.h"

enum { MEMORY = 3 << 20, SMALL = 14, NEVER = 255 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

static Answer ask(const Mahjong *game, How how)
{
    return ask_on(&mahjong, game, how, MEMORY, no_limit);
}

/* ---------------------------------------------------------- brute force */

/* Uses only the rules and the definition of a peek; visits each set of tiles
   once. */
typedef struct PeekCount {
    const Mahjong *start;
    u8 least[1 << SMALL]; /* peeks from here on, plus 1; 0 is unknown */
} PeekCount;

static u8 peeks_of(const Mahjong *start, const Mahjong *game, u16 move)
{
    const u8 group = mahjong_tile_group(game, (u8)(move & 255));
    u8 peeks = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_tile_group(start, i) == group) {
            if (!game->face[i])
                return 0;
            if (count_above(game, i))
                peeks++;
        }
    return peeks;
}

static u8 least_peeks(PeekCount *count, const Mahjong *game)
{
    u16 moves[MOST_LIST];
    u16 listed;
    u32 set = 0;
    u8 least = NEVER;
    u8 i;
    if (!game->left)
        return 0;
    for (i = 0; i < game->layout.count; i++)
        set |= (u32)(game->face[i] != 0) << i;
    if (count->least[set])
        return (u8)(count->least[set] - 1);
    listed = mahjong.list(game, moves, MOST_LIST);
    while (listed-- && moves[listed] != MAHJONG_SHUFFLE) {
        Mahjong after = *game;
        u8 peeks = peeks_of(count->start, game, moves[listed]);
        u8 others;
        mahjong.apply(&after, moves[listed], NULL);
        others = least_peeks(count, &after);
        if (others < NEVER - 1 && peeks + others < least)
            least = (u8)(peeks + others);
    }
    if (least == NEVER)
        least = NEVER - 1;
    count->least[set] = (u8)(least + 1);
    return least;
}

static void check_line(const Mahjong *game, const Answer *answer)
{
    Mahjong after;
    win_line(&mahjong, game, answer, &after);
}

static void lines_on_small_layouts_peek_least(void **state)
{
    static const Room rooms[] = {{8, 6, 3}, {4, 3, 6}, {6, 4, 4}};
    static PeekCount count;
    u8 rng[RNG_SIZE];
    const u32 boards = getenv("QUADRILLE_LONG") ? 3000 : 900;
    u32 peeking = 0;
    u32 i;
    (void)state;
    seed_chance(rng, 11);
    for (i = 0; i < boards; i++) {
        Mahjong game;
        Answer answer;
        u8 least;
        make_heap(&game, &rooms[i % 3], (u8)(8 + 2 * (i % 4)), rng);
        memset(count.least, 0, sizeof count.least);
        count.start = &game;
        least = least_peeks(&count, &game);
        answer = ask(&game, SOLVE_SHORT);
        if (least == NEVER - 1) {
            assert_int_equal(answer.verdict, IMPOSSIBLE);
            continue;
        }
        check_line(&game, &answer);
        assert_int_equal(
            mahjong_count_peeks(&game, answer.line, answer.length), least);
        assert_int_equal(answer.proven, 1);
        peeking += least > 0;
    }
    print_message("# peeking %u\n", peeking);
    assert_in_range(peeking, boards / 10, boards * 9 / 10);
}

/* Wherever the nodes run out, a line is called proven only if no other peeks
   less. */
static void unfinished_searches_claim_no_proof(void **state)
{
    static const Room rooms[] = {{8, 6, 3}, {4, 3, 6}, {6, 4, 4}};
    static PeekCount count;
    u8 rng[RNG_SIZE];
    u32 unproven = 0;
    u32 i;
    (void)state;
    seed_chance(rng, 12);
    for (i = 0; i < 150; i++) {
        Mahjong game;
        u64 most;
        u8 least;
        make_heap(&game, &rooms[i % 3], (u8)(10 + 2 * (i % 3)), rng);
        memset(count.least, 0, sizeof count.least);
        count.start = &game;
        least = least_peeks(&count, &game);
        for (most = 1; most < 400; most++) {
            const Answer answer =
                ask_on(&mahjong, &game, SOLVE_SHORT, MEMORY, most);
            const u32 peeks =
                answer.verdict == SOLVED
                    ? mahjong_count_peeks(&game, answer.line, answer.length)
                    : NEVER;
            assert_true(!answer.proven || peeks == least);
            unproven += answer.verdict == SOLVED && peeks > least;
        }
    }
    print_message("# not the fewest yet %u\n", unproven);
    assert_true(unproven > 100);
}

/* -------------------------------------------------------------- turtles */

static void lines_on_turtles_peek_less_than_others(void **state)
{
    const u32 boards = getenv("QUADRILLE_LONG") ? 20 : 8;
    u32 fast = 0;
    u32 few = 0;
    u32 proven = 0;
    u32 i;
    (void)state;
    for (i = 0; i < boards; i++) {
        Mahjong game;
        Answer answer;
        deal_tiles(&game, i & 1 ? "turtle" : "turtle:flowers", i);
        answer = ask(&game, SOLVE_FAST);
        check_line(&game, &answer);
        fast += mahjong_count_peeks(&game, answer.line, answer.length);
        answer = ask_on(&mahjong, &game, SOLVE_SHORT, MEMORY, 100000);
        check_line(&game, &answer);
        proven += answer.proven;
        few += mahjong_count_peeks(&game, answer.line, answer.length);
    }
    print_message("# peeks %u, %u; proven %u\n", fast, few, proven);
    assert_int_equal(proven, 0);
    assert_true(4 * few < 3 * fast);
}

static void more_nodes_never_peek_more(void **state)
{
    static const u64 nodes[] = {1, 1000, 30000, 300000};
    const u32 boards = getenv("QUADRILLE_LONG") ? 5 : 2;
    Mahjong game;
    u32 i;
    (void)state;
    for (i = 0; i < boards; i++) {
        u32 least = MAHJONG_TILES;
        size_t j;
        deal_tiles(&game, "turtle", i);
        for (j = 0; j < COUNT_OF(nodes); j++) {
            Answer answer =
                ask_on(&mahjong, &game, SOLVE_SHORT, MEMORY, nodes[j]);
            u32 peeks;
            if (answer.verdict == LIMIT)
                continue;
            check_line(&game, &answer);
            peeks = mahjong_count_peeks(&game, answer.line, answer.length);
            assert_in_range(peeks, 0, least);
            assert_in_range(answer.nodes, 1, nodes[j] + 30000);
            least = peeks;
        }
    }
}

static void small_memory_gives_the_verdict_limit(void **state)
{
    static const u64 sizes[] = {0, 63, 1000, 500000, 900000, 1300000};
    Mahjong game;
    size_t i;
    (void)state;
    deal_tiles(&game, "turtle", 1);
    for (i = 0; i < COUNT_OF(sizes); i++) {
        Answer answer;
        lend_little(sizes[i]);
        answer = ask_on(&mahjong, &game, SOLVE_SHORT, sizes[i], 20000);
        if (answer.verdict == SOLVED)
            check_line(&game, &answer);
        assert_int_equal(answer.verdict, sizes[i] > 800000 ? SOLVED : LIMIT);
        end_loan();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_on_small_layouts_peek_least),
        cmocka_unit_test(unfinished_searches_claim_no_proof),
        cmocka_unit_test(lines_on_turtles_peek_less_than_others),
        cmocka_unit_test(more_nodes_never_peek_more),
        cmocka_unit_test(small_memory_gives_the_verdict_limit),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
