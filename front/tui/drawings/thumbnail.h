/* SPDX-License-Identifier: MIT */
/* A whole board in a small place, as on the start screen: in its usual drawing
   if all of it fits, and otherwise as a picture of coarse dots. */
#ifndef FRONT_TUI_THUMBNAIL_H
#define FRONT_TUI_THUMBNAIL_H

#include "scene.h"

/* A dot is as large as a pixel. Without colours, "weight" decides which
   character stands for two dots: 0 is empty, MOST_WEIGHT the heaviest. */
typedef struct Dot {
    unsigned char ink, weight;
    short level; /* for pixel_shade */
} Dot;

enum { MOST_WEIGHT = 8 };

typedef struct Dots {
    const Scene *scene;
    int room_x, room_y; /* the largest size that fits */
    int width, height;  /* the size of the picture */
    Ink ground;
    Dot *dots;
} Dots;

/* Starts an empty picture of this size on a ground. */
void dots_start(Dots *dots, int width, int height, Ink ground);
/* Fills a box of dots; parts outside of the picture are dropped. */
void dots_fill(Dots *dots, const Box *box, Dot dot);
/* Darkens what has been drawn there; 256 changes nothing. */
void dots_darken(Dots *dots, const Box *box, int part);

/* How one game becomes dots. It starts the picture and draws its pieces. */
typedef struct Thumbnail {
    const Game *game; /* NULL: any other */
    void (*draw)(Dots *dots);
} Thumbnail;

extern const Thumbnail mahjong_thumbnail, freecell_thumbnail, plain_thumbnail;

/* Draws the scene's board in the area. */
void thumbnail_draw(Scene *scene, const Box *area);

#endif
