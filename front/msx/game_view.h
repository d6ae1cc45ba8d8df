/* SPDX-License-Identifier: MIT */
/* How a game is drawn, based on the pieces that it reports. A game without its
   own view gets the plain one. */
#ifndef GAME_VIEW_H
#define GAME_VIEW_H

#include "msx_desk.h"
#include "screen2.h"

typedef struct View {
    const char *name;            /* or NULL: the game's own title */
    const char *counts;          /* the words before the score */
    const char *prompt;          /* the author's */
    const char *const *variants; /* to choose from; ends with NULL */
    const char *const *help;     /* lines; ends with NULL */
    u8 backdrop, pointing, holding;
    void (*load)(void);          /* loads the pictures */
    void (*load_icon)(u8 first); /* loads four pictures for the menu */
    void (*ground)(void);        /* draws around the board */
    void (*place)(const Piece *piece, SignBox *box);
    void (*paint)(const Piece *piece, const SignBox *box);
    u8 (*may_point)(const Piece *piece);
    /* The other members may be omitted. */
    const char *won;        /* shown at the end, with the score for # */
    const char *stuck;      /* shown when no move is left */
    const char *undoing;    /* shown where undo is slow */
    const char *no_hint;    /* why there are no hints */
    u8 (*walker)(u8 value); /* colour of a piece that moves */
    u8 counted_from; /* what the score is taken from before it is shown */
} View;

/* In the order of the menu and of the games' banks. The build generates it
   from games.txt. */
extern const View *const views[];
extern const u8 view_count;

/* The number of columns and rows of the board, calculated from its pieces. */
u8 board_width(void);
u8 board_height(void);

/* Shows the keys in the ten columns at the right. */
void board_put_keys(void);

#endif
