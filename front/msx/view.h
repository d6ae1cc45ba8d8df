/* SPDX-License-Identifier: MIT */
/* How a game looks, from the pieces that it shows. */
#ifndef VIEW_H
#define VIEW_H

#include "desk.h"
#include "screen.h"

typedef struct View {
    const char *name;
    const char *counts;          /* what stands before the score */
    const char *const *variants; /* to choose from, up to a NULL */
    const char *const *help;     /* lines, up to a NULL */
    u8 backdrop, pointing, holding;
    void (*load)(void);          /* its pictures */
    void (*load_icon)(u8 first); /* four of them, for the menu */
    void (*ground)(void);        /* what stands around the board */
    void (*place)(const Piece *piece, Box *box);
    void (*paint)(const Piece *piece, const Box *box);
    u8 (*may_point)(const Piece *piece);
} View;

extern const View kulki_view;
extern const View mahjong_view;
extern const View freecell_view;
extern const View sliding_view;

/* The board's columns and rows, as the pieces tell them. */
u8 board_width(void);
u8 board_height(void);

/* The colour of the ball that an event lets walk. */
u8 colour_of_ball(u8 ball);

/* What to press, in the ten columns at the right. */
void put_keys(void);

#endif
