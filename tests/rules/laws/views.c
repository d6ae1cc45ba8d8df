/* SPDX-License-Identifier: MIT */
/* Laws of what a screen gets: pieces, touches, traces. */
#include <stdlib.h>
#include <string.h>

#include "laws.h"

/* Collects every move that two touches can mean. */
static void collect_touches(Walk *walk, const Piece *pieces, u16 count,
                            u8 held, u8 *found)
{
    const Game *game = walk->game;
    u16 i, move;
    for (i = 0; i < count; i++) {
        if (pieces[i].spot == NO_SPOT)
            continue;
        if (game->touch(walk->playout.position, held, pieces[i].spot, &move) ==
            TOUCH_MOVE)
            found[move] = 1;
    }
}

static void visit_touch(Walk *walk)
{
    static u8 found[ALL_MOVES];
    const Game *game = walk->game;
    Piece *pieces = calloc(game->most_pieces, sizeof *pieces);
    u16 count = game->look(walk->playout.position, pieces, game->most_pieces);
    u16 i, move;
    memset(found, 0, sizeof found);
    keep_position(walk);
    collect_touches(walk, pieces, count, NO_SPOT, found);
    for (i = 0; i < count; i++)
        if (game->touch(walk->playout.position, NO_SPOT, pieces[i].spot,
                        &move) == TOUCH_HOLD)
            collect_touches(walk, pieces, count, pieces[i].spot, found);
    for (i = 0; i < walk->playout.count; i++)
        assert_int_equal(found[walk->playout.moves[i]], 1);
    assert_untouched(walk);
    free(pieces);
}

void law_touch_makes_every_move(const Game *game)
{
    walk_games(game, 4, 7, visit_touch);
}

/* No touch crashes, and touching an invalid spot never means a legal move. */
static void visit_wild_touch(Walk *walk)
{
    u16 held, spot, move;
    keep_position(walk);
    for (held = 0; held < 256; held++)
        for (spot = 0; spot < 256; spot++) {
            move = 0;
            walk->game->touch(walk->copy, (u8)held, (u8)spot, &move);
        }
    assert_untouched(walk);
}

void law_any_touch_is_harmless(const Game *game)
{
    walk_games(game, 1, 60, visit_wild_touch);
}

/* Touching a piece that can't be picked up may mean a move, but only so that
   apply explains the refusal. */
static void visit_fixed(Walk *walk)
{
    const Game *game = walk->game;
    Piece *pieces = calloc((size_t)game->most_pieces + 1, sizeof *pieces);
    u16 count = game->look(walk->playout.position, pieces, game->most_pieces);
    u16 i, move;
    keep_position(walk);
    for (i = 0; i < count; i++) {
        move = 0;
        if (pieces[i].marks & (CAN_MOVE | IS_FREE) ||
            game->touch(walk->copy, NO_SPOT, pieces[i].spot, &move) !=
                TOUCH_MOVE)
            continue;
        assert_int_not_equal(game->apply(walk->copy, move, NULL), FINE);
    }
    assert_untouched(walk);
    free(pieces);
}

void law_what_is_fixed_stays(const Game *game)
{
    walk_games(game, 4, 7, visit_fixed);
}

/* A piece is the same whatever the memory held before. */
static void visit_look(Walk *walk)
{
    const Game *game = walk->game;
    const u16 room = (u16)(game->most_pieces + 1);
    Piece *pieces = calloc(room, sizeof *pieces);
    Piece *others = calloc(room, sizeof *others);
    u8 seen[256] = {0};
    u16 count = game->look(walk->playout.position, pieces, room);
    u16 i;
    assert_in_range(count, 0, game->most_pieces);
    memset(others, 77, room * sizeof *others);
    assert_int_equal(game->look(walk->playout.position, others, room), count);
    assert_memory_equal(pieces, others, count * sizeof *pieces);
    for (i = 0; i < count; i++) {
        assert_int_equal(pieces[i].spot != NO_SPOT && seen[pieces[i].spot], 0);
        seen[pieces[i].spot] = 1;
    }
    pieces[count / 2].spot = 77;
    pieces[count / 2].kind = 77;
    assert_int_equal(
        game->look(walk->playout.position, pieces, (u16)(count / 2)),
        count / 2);
    assert_int_equal(pieces[count / 2].kind, 77);
    free(pieces);
    free(others);
}

void law_look_is_sound(const Game *game)
{
    walk_games(game, 6, 3, visit_look);
}

/* Tracing a move does not change its result, however short the trace. */
static void visit_trace(Walk *walk)
{
    const Game *game = walk->game;
    Event *events = calloc((size_t)game->most_events + 1, sizeof *events);
    Trace trace = {events, (u16)(game->most_events + 1), 0};
    Trace short_one = {events, 1, 0};
    u16 step = (u16)(walk->playout.count / 40 + 1);
    u16 i;
    for (i = 0; i < walk->playout.count; i = (u16)(i + step)) {
        keep_position(walk);
        memcpy(walk->other, walk->copy, game->size);
        game->apply(walk->copy, walk->playout.moves[i], NULL);
        trace.count = 0;
        game->apply(walk->other, walk->playout.moves[i], &trace);
        assert_memory_equal(walk->copy, walk->other, game->size);
        assert_in_range(trace.count, 1, game->most_events);
        memcpy(walk->other, walk->playout.position, game->size);
        short_one.count = 0;
        game->apply(walk->other, walk->playout.moves[i], &short_one);
        assert_memory_equal(walk->copy, walk->other, game->size);
    }
    free(events);
}

void law_traces_change_nothing(const Game *game)
{
    walk_games(game, 6, 5, visit_trace);
}
