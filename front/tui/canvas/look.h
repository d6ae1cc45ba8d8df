/* SPDX-License-Identifier: MIT */
/* How the screen looks: the player's options, the terminal's abilities, and
   what both mean for a cell. */
#ifndef FRONT_TUI_LOOK_H
#define FRONT_TUI_LOOK_H

#include "canvas.h"

/* Into how many dots pixels divide a cell. */
enum PixelSize {
    PIXELS_AUTO,
    PIXELS_HALVES,
    PIXELS_QUADRANTS,
    PIXELS_SEXTANTS
};

/* Faces of tiles as letters, or as real characters: if the terminal draws them
   two columns wide, or in any case; or as numbers and signs for the suits. */
typedef enum Faces {
    FACES_AUTO,
    FACES_LETTERS,
    FACES_CHARACTERS,
    FACES_SIGNS
} Faces;

/* How pieces are drawn: as well as the terminal can, as images even where
   that may go wrong, with half blocks, or with characters alone. */
enum PictureChoice {
    IMAGES_IF_KNOWN,
    IMAGES_ASKED,
    BLOCKS_ASKED,
    CHARACTERS_ASKED
};

/* Pieces that are sent home after a move, besides those that the rules
   move. */
enum SendHome { SEND_NONE, SEND_SAFE, SEND_ALL };

/* Whether moves are heard, and how loud. Until sound is offered, they
   aren't. */
enum Hearing {
    HEARING_OFFERED,
    HEARING_OFF,
    HEARING_QUIET,
    HEARING_ON,
    HEARING_LOUD
};

typedef struct Look {
    int ascii;
    int colours; /* 0: none */
    int palette;
    int four_colours;   /* a deck whose suits all differ */
    int still;          /* nothing moves by itself */
    int arrows_gap;     /* arrows move the gap, not a block */
    int dark;           /* the ground is ours, not the terminal's */
    int pixels;         /* one of PixelSize */
    int hides_verdict;  /* nothing tells whether it can be won, */
    int hides_distance; /* or how far it is, */
    int hides_clock;
    int boardless;     /* line mode tells what changes: a BoardsShown value */
    int no_hints;      /* what counts as help is refused */
    int sends_home;    /* what moves home by itself: a SendHome */
    int rings;         /* a bell for a win and for refusals */
    int sound;         /* a Hearing */
    int titles;        /* the window's title names the game */
    int hover;         /* what the mouse points at lights up: a Hover */
    int faces;         /* one of Faces */
    int has_wide;      /* the terminal draws Chinese characters wide */
    CellColour ground; /* the terminal's background with RGB_COLOUR, if it is
                          known, or 0 */
    int pictures;      /* a PictureChoice */
    int puzzle;        /* the picture on sliding tiles, or 0: an ArtPuzzle */
} Look;

/* The palette that is drawn with: on a light terminal, the automatic one is a
   light one. */
Palette look_palette(const Look *look);

/* Whether characters of two columns are drawn. */
int look_has_wide(const Look *look);

/* Whether this screen shows colours. */
int look_in_colour(const Look *look);

/* A cell as the terminal should show it: colours from ink_colour, and a style
   that distinguishes what colours can't. */
typedef struct Paint {
    int ink, paper, style;
} Paint;
Paint look_paint(const Cell *cell, const Look *look);

/* nearest_colour.c: the colour that looks most like another among the usual
 * 256. */

/* An index from 16, into a cube of six steps and 24 greys; players often
   change the first sixteen. */
int nearest_colour(long rgb);
/* The red, green and blue of such an index. */
long nearest_colour_of_index(int index);

#endif
