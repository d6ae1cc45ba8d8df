/* SPDX-License-Identifier: MIT */
/* A board as the searches see it: never wider than high, the hole's home last,
   so that what is known of 3x4 serves 4x3 too. */
#ifndef SOLVE_SLIDING_TRAY_H
#define SOLVE_SLIDING_TRAY_H

#include "arena.h"
#include "rules/sliding/sliding.h"

/* The way that the hole goes. */
enum { HOLE_UP, HOLE_LEFT, HOLE_RIGHT, HOLE_DOWN, HOLE_WAYS };

typedef struct Tray {
    u8 width, height, cells;
    u8 turned; /* rows of the game are columns here */
    u8 hole;
    u8 tile[SLIDING_CELLS];
} Tray;

void lay_tray(Tray *tray, const Sliding *game);

/* The cell on the other side of the diagonal; of a turned board, a cell of
   the game. */
static inline u8 mirror_cell(const Tray *tray, u8 cell)
{
    return (u8)(cell % tray->width * tray->height + cell / tray->width);
}

/* Where the hole gets by going one way, or NO_SPOT beyond the rim. */
u8 beside(const Tray *tray, u8 cell, u8 way);

/* One tile into the hole. */
static inline void step_tray(Tray *tray, u8 from)
{
    tray->tile[tray->hole] = tray->tile[from];
    tray->tile[from] = 0;
    tray->hole = from;
}

u8 tray_in_order(const Tray *tray);
/* Whether the diagonal mirrors the board to itself. */
u8 is_own_image(const Tray *tray);
/* How far all tiles are from home along rows and columns. */
u32 tray_distance(const Tray *tray);

/* A board whose goal is _ 1 2 3 ... becomes the one that is as far from
   1 2 3 ... _, its cells and its numbers counted from the other end. */
void turn_about(Sliding *game);

/* The hole's steps in a line of moves of the rules; 0 when they refuse it, or
   it doesn't win, or there is no room. */
u8 read_steps(const Question *question, const Tray *tray, const u16 *line,
              u32 length, u8 *steps, u32 room, u32 *count);

/* Plays the hole's steps by the rules, those in one line as one move, and
   answers with them. */
void answer_steps(const Question *question, const Tray *tray, const u8 *steps,
                  u32 count, Arena *arena, Answer *answer);

#endif
