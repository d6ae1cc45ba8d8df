/* SPDX-License-Identifier: MIT */
/* What a slide does, for a proof by Frama-C's WP: it exchanges the gap with a
   neighbour, again and again, and ends where it was told to. So the tiles
   remain a permutation. Each exchange is a transposition and takes the gap to
   a cell of the other colour, as on a chessboard; so a board that can be
   solved remains one. That last sentence is not proved here: it is the sign of
   permutations.

   The contracts precede the functions of rules/sliding/game.c, which is
   included below. theorem.sh puts SLIDES before the loop of apply, and the
   others at the end of its body. */
#include "rules/sliding/sliding.h"

/*@ predicate is_board(Sliding *game) =
      \valid(game) && game->width == WIDTH && 2 <= game->height <= 10 &&
      game->gap < WIDTH * game->height && game->tile[game->gap] == 0;

    predicate exchanged{A, B}(Sliding *game, integer i, integer j) =
      0 <= i < 100 && 0 <= j < 100 &&
      \at(game->tile[i], A) == \at(game->tile[j], B) &&
      \at(game->tile[j], A) == \at(game->tile[i], B) &&
      (\forall integer k; 0 <= k < 100 && k != i && k != j ==>
        \at(game->tile[k], A) == \at(game->tile[k], B));

    predicate unchanged{A, B}(Sliding *game) =
      \at(game->gap, A) == \at(game->gap, B) &&
      (\forall integer k; 0 <= k < 100 ==>
        \at(game->tile[k], A) == \at(game->tile[k], B));

    predicate in_line(Sliding *game, integer cell) =
      cell != game->gap && (cell / WIDTH == game->gap / WIDTH ||
                            (cell - game->gap) % WIDTH == 0);

    // In one row, or one above the other.
    predicate are_neighbours(integer i, integer j) =
      i - j == WIDTH || j - i == WIDTH ||
      ((i - j == 1 || j - i == 1) && i / WIDTH == j / WIDTH);

    // Any relation for which these hold; the least one is meant.
    axiomatic Slides {
      predicate slid{A, B}(Sliding *game) reads
        \at(game->gap, A), \at(game->gap, B),
        \at(game->tile[0 .. 99], A), \at(game->tile[0 .. 99], B);
      axiom none{A}: \forall Sliding *game; slid{A, A}(game);
      axiom one{A, B, C}: \forall Sliding *game;
        slid{A, B}(game) ==>
        are_neighbours(\at(game->gap, B), \at(game->gap, C)) ==>
        exchanged{B, C}(game, \at(game->gap, B), \at(game->gap, C)) ==>
        slid{A, C}(game);
      axiom same{A, B, C}: \forall Sliding *game;
        slid{A, B}(game) ==> unchanged{B, C}(game) ==> slid{A, C}(game);
    } */

/*@ requires is_board(game);
    assigns \nothing;
    ensures \result == WIDTH * game->height; */
static u8 cells_of(const Sliding *game);

/*@ requires \valid(counter + (0 .. 3));
    assigns counter[0 .. 3]; */
static void count_up(u8 *counter);

/*@ requires trace == \null;
    assigns \nothing; */
void trace_add(Trace *trace, u8 what, u8 from, u8 to, u8 value);

/*@ requires is_board(game);
    requires from < 100 && from != game->gap;
    assigns game->tile[0 .. 99], game->gap;
    ensures game->gap == from && game->tile[from] == 0;
    ensures exchanged{Pre, Post}(game, \old(game->gap), from); */
static void step(Sliding *game, u8 from);

/*@ requires is_board(game) && \valid(way) && \separated(way, game);
    requires cell < WIDTH * game->height;
    assigns *way;
    ensures \result > 0 <==> in_line(game, cell);
    ensures \result > 0 ==> *way < SLIDING_WAYS;
    ensures \result > 0 && *way == SLIDING_TILES_UP ==>
      cell == game->gap + \result * WIDTH;
    ensures \result > 0 && *way == SLIDING_TILES_DOWN ==>
      cell == game->gap - \result * WIDTH;
    ensures \result > 0 && *way == SLIDING_TILES_LEFT ==>
      cell == game->gap + \result && cell / WIDTH ==
      game->gap / WIDTH;
    ensures \result > 0 && *way == SLIDING_TILES_RIGHT ==>
      cell == game->gap - \result && cell / WIDTH ==
      game->gap / WIDTH; */
u8 sliding_find_slide(const Sliding *game, u8 cell, u8 *way);

/*@ requires is_board(game) && way < SLIDING_WAYS;
    assigns \nothing;
    ensures way == SLIDING_TILES_UP ==> \result == WIDTH;
    ensures way == SLIDING_TILES_DOWN ==> \result == -WIDTH;
    ensures way == SLIDING_TILES_LEFT ==> \result == 1;
    ensures way == SLIDING_TILES_RIGHT ==> \result == -1; */
i16 sliding_gap_step(const Sliding *game, u8 way);

/*@ requires is_board(game);
    assigns \nothing; */
u8 sliding_is_solved(const Sliding *game);

/*@ requires is_board(game);
    assigns \nothing;
    ensures \result == FINE ==>
      move < WIDTH * game->height && in_line(game, move); */
static u8 find_fault(const Sliding *game, u16 move);

/*@ requires is_board(game) && cell < WIDTH * game->height;
    assigns \nothing;
    ensures \result != 0 <==> in_line(game, cell); */
static u8 can_go(const Sliding *game, u8 cell);

/* clang-format off */
#define SLIDES                                                                \
    loop assigns count, from, game->tile[0 .. 99], game->gap,                 \
        game->steps[0 .. 3];                                                  \
    loop invariant 0 <= count <= \at(count, LoopEntry);                       \
    loop invariant is_board(game);                                            \
    loop invariant slid{Pre, Here}(game);                                     \
    loop invariant way == SLIDING_TILES_UP ==>                                \
        (u8)move == game->gap + count * WIDTH;                                \
    loop invariant way == SLIDING_TILES_DOWN ==>                              \
        (u8)move == game->gap - count * WIDTH;                                \
    loop invariant way == SLIDING_TILES_LEFT ==>                              \
        (u8)move == game->gap + count;                                        \
    loop invariant way == SLIDING_TILES_RIGHT ==>                             \
        (u8)move == game->gap - count;                                        \
    loop invariant way >= SLIDING_TILES_LEFT ==>                              \
        game->gap / WIDTH == (u8)move / WIDTH;                                \
    loop variant count;

/* What one step has done. */
#define NEIGHBOURS                                                            \
    assert are_neighbours(\at(game->gap, LoopCurrent), game->gap);
#define EXCHANGED                                                             \
    assert exchanged{LoopCurrent, Here}(                                      \
        game, \at(game->gap, LoopCurrent), game->gap);
#define SLID assert slid{Pre, Here}(game);
/* clang-format on */

/*@ requires is_board((Sliding *)position) && trace == \null;
    ensures \result != FINE ==> unchanged{Pre, Post}((Sliding *)position);
    ensures \result == FINE ==>
      is_board((Sliding *)position) &&
      ((Sliding *)position)->gap == move &&
      slid{Pre, Post}((Sliding *)position); */
static u8 apply(void *position, u16 move, Trace *trace);

#include THEOREM_SOURCE
