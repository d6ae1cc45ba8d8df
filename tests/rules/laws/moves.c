/* SPDX-License-Identifier: MIT */
/* Laws of moves: a listed move can be applied, any other is refused. */
#include <stdlib.h>
#include <string.h>

#include "laws.h"

static void visit_listed(Walk *walk)
{
    const Game *game = walk->game;
    u16 i;
    assert_true(game->size <= MOST_POSITION);
    assert_true(walk->playout.count <= game->most_moves);
    for (i = 0; i < walk->playout.count; i++) {
        keep_position(walk);
        assert_int_equal(game->apply(walk->copy, walk->playout.moves[i], NULL),
                         FINE);
        assert_memory_not_equal(walk->copy, walk->playout.position,
                                game->size);
    }
}

void law_listed_moves_apply(const Game *game)
{
    walk_games(game, 10, 5, visit_listed);
}

static void visit_unlisted(Walk *walk)
{
    static u8 listed[ALL_MOVES];
    u32 move;
    u16 i;
    memset(listed, 0, sizeof listed);
    for (i = 0; i < walk->playout.count; i++) {
        assert_int_equal(listed[walk->playout.moves[i]], 0);
        listed[walk->playout.moves[i]] = 1;
    }
    keep_position(walk);
    for (move = 0; move < ALL_MOVES; move++) {
        if (listed[move])
            continue;
        assert_int_not_equal(walk->game->apply(walk->copy, (u16)move, NULL),
                             FINE);
        assert_untouched(walk);
    }
}

void law_unlisted_moves_are_refused(const Game *game)
{
    walk_games(game, 2, 17, visit_unlisted);
}

static void visit_list_room(Walk *walk)
{
    const Game *game = walk->game;
    u16 few = (u16)(walk->playout.count / 2);
    u16 *moves = calloc((size_t)few + 1, sizeof *moves);
    moves[few] = 0xABCD;
    keep_position(walk);
    assert_int_equal(game->list(walk->copy, NULL, 0), walk->playout.count);
    assert_int_equal(game->list(walk->copy, moves, few), walk->playout.count);
    assert_int_equal(moves[few], 0xABCD);
    assert_memory_equal(moves, walk->playout.moves, few * sizeof *moves);
    assert_untouched(walk);
    free(moves);
}

void law_list_keeps_to_its_room(const Game *game)
{
    walk_games(game, 10, 3, visit_list_room);
}

static void visit_status(Walk *walk)
{
    switch (walk->game->status(walk->playout.position)) {
    case GOING:
        assert_int_not_equal(walk->playout.count, 0);
        break;
    case STUCK: /* at most a reshuffle is legal */
        assert_in_range(walk->playout.count, 0, 1);
        break;
    default:
        assert_int_equal(walk->playout.count, 0);
    }
}

void law_status_tells_of_moves(const Game *game)
{
    walk_games(game, 30, 1, visit_status);
}

static void visit_worth(Walk *walk)
{
    u16 step = (u16)(walk->playout.count / 20 + 1);
    u16 i;
    i32 first;
    keep_position(walk);
    for (i = 0; i < walk->playout.count; i = (u16)(i + step)) {
        first = walk->game->worth(walk->copy, walk->playout.moves[i]);
        assert_untouched(walk);
        assert_int_equal(walk->game->worth(walk->copy, walk->playout.moves[i]),
                         first);
    }
}

void law_worth_leaves_the_position(const Game *game)
{
    walk_games(game, 4, 9, visit_worth);
}

static void visit_start(Walk *walk)
{
    const Game *game = walk->game;
    u8 seed[SEED_SIZE] = {0};
    u8 number;
    for (number = 1; number < 20; number++) {
        seed[0] = number;
        memset(walk->copy, 0xAA, game->size);
        memset(walk->other, 0x55, game->size);
        assert_int_equal(game->deal(walk->copy, walk->playout.variant, seed),
                         FINE);
        game->deal(walk->other, walk->playout.variant, seed);
        assert_memory_equal(walk->copy, walk->other, game->size);
    }
}

void law_a_seed_is_a_deal(const Game *game)
{
    walk_games(game, 1, PLAYOUT_MOST, visit_start);
}
