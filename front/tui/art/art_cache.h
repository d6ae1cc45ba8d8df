/* SPDX-License-Identifier: MIT */
/* The pictures of pieces, drawn once for each size and kept. */
#ifndef FRONT_TUI_ART_CACHE_H
#define FRONT_TUI_ART_CACHE_H

#include "raster.h"

typedef enum ArtKind {
    ART_CARD,
    ART_BACK,   /* the player's own picture; the value is its serial number */
    ART_SLOT,   /* where a card can lie; the value is a suit, or NO_ART */
    ART_SQUARE, /* of a board */
    ART_BALL,   /* with its number */
    ART_TILE,
    ART_SHUT_TILE, /* one that is not free */
    ART_BLOCK,     /* with its number */
    ART_PUZZLE,    /* a whole picture for sliding puzzles, an ArtPuzzle */
    ART_PART,      /* a tile's part of it, with its number in a corner */
    ART_MARK,      /* a dot where something can go */
    ART_RING,      /* around what is pointed at, held or advised */
    ART_KINDS
} ArtKind;

enum { NO_ART = 255 };

/* Pictures for sliding puzzles; 0 stands for none. The player's own picture
   has its serial number added. */
typedef enum ArtPuzzle {
    ART_COAST = 1,
    ART_ROSETTE,
    ART_OWN,
    ART_PUZZLES
} ArtPuzzle;

/* Which picture: its size is that of the piece, in pixels. */
typedef struct ArtSpec {
    ArtKind kind;
    int value;
    int width, height;
    long paper, ink;  /* where a picture has no colours of its own */
    int puzzle;       /* of a part: of which picture, */
    int across, down; /* and into how many parts that is divided */
} ArtSpec;

int art_is_same(const ArtSpec *a, const ArtSpec *b);
/* Sides and shadows may make a picture larger than its piece, to the right and
   below. */
void art_measure(const ArtSpec *spec, int *width, int *height);
/* Stays valid until art_forget is called. */
const Bitmap *art_bitmap(const ArtSpec *spec);
/* The same picture with so few colours that it takes few bytes. */
const Bitmap *art_with_few_colours(const ArtSpec *spec);
void art_forget(void);

#endif
