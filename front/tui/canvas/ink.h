/* SPDX-License-Identifier: MIT */
/* Inks: the meanings of colours, and their values in each palette, for
   terminals of 8, 16, 256 or more colours. */
#ifndef FRONT_TUI_INK_H
#define FRONT_TUI_INK_H

typedef enum Ink {
    INK_GROUND, /* as paper: the terminal's own, unless settings say other */
    INK_TEXT,
    INK_FAINT,
    INK_BAR, /* paper of the bars above and below */
    INK_BAR_TEXT,
    INK_BAR_KEY,
    INK_GOOD,
    INK_BAD,
    INK_NOTE,
    INK_CURSOR, /* papers of what is pointed at, held, advised */
    INK_HELD,
    INK_HINT,
    INK_MATCH, /* a tile that matches the one that is held */
    INK_BOARD,
    INK_BOARD_TOO, /* every other square */
    INK_GRID,
    INK_FELT,
    INK_FELT_TOO, /* where a card can lie */
    INK_SHADOW,
    INK_BALL, /* and those of the other colours behind it */
    INK_LAST_BALL = INK_BALL + 8,
    INK_ON_BALL,
    INK_CARD,
    INK_CARD_EDGE,
    INK_CLUB,
    INK_DIAMOND,
    INK_HEART,
    INK_SPADE,
    INK_TILE,
    INK_SHUT_TILE,
    INK_TILE_EDGE,
    INK_TILE_TEXT,
    INK_BAMBOO,
    INK_CHARACTER,
    INK_DOT,
    INK_HONOUR,
    INK_BLOCK,
    INK_HOME_BLOCK,
    INK_BLOCK_EDGE,
    INK_HOME_EDGE,
    INK_BLOCK_TEXT,
    INK_COUNT
} Ink;

enum SignStyle {
    PLAIN_STYLE,
    BOLD_STYLE = 1,
    UNDER_STYLE = 2,
    REVERSE_STYLE = 4
};

typedef enum Palette {
    PALETTE_AUTO, /* one of the next that suits the terminal: look_palette */
    PALETTE_DEFAULT,
    PALETTE_BLUE,
    PALETTE_NIGHT,
    PALETTE_PAPER, /* light */
    PALETTE_SOLARIZED,
    PALETTE_GRUVBOX,
    PALETTE_NORD,
    PALETTE_CATPPUCCIN,
    PALETTE_DRACULA,
    PALETTE_TOKYO_NIGHT,
    PALETTE_SAFE, /* Okabe and Ito's colours, told apart by everybody */
    PALETTE_CONTRAST,
    PALETTE_MONO,
    PALETTE_COUNT
} Palette;

extern const char *const palette_names[];

/* A colour as the terminal expects it: red, green and blue in 24 bits,
   or an index into its 256, 16 or 8 colours. OWN_COLOUR is the
   terminal's default. */
enum { OWN_COLOUR = -1, ALL_COLOURS = 1 << 24 };
/* The colour of a cell: an Ink, or RGB_COLOUR with 24 bits. */
typedef unsigned CellColour;
enum { RGB_COLOUR = 1 << 24 };
long ink_rgb(Palette palette, Ink ink);
int ink_colour(Palette palette, CellColour ink, int colours);
/* The style of characters on a paper without a colour. */
int ink_paper_style(CellColour paper);

#endif
