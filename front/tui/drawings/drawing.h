/* SPDX-License-Identifier: MIT */
/* How one game is drawn. */
#ifndef FRONT_TUI_DRAWING_H
#define FRONT_TUI_DRAWING_H

#include "scene.h"

struct Show;

typedef struct Drawing {
    const Game *game; /* NULL: any other */
    unsigned traits;
    /* What the signs on the pieces mean, below the rules, or NULL. */
    const char *signs;
    /* Chooses the sizes and the place of the first piece. */
    void (*fit)(Scene *scene);
    void (*ground)(const Scene *scene);
    Box (*place)(const Scene *scene, const Piece *piece);
    void (*draw)(const Scene *scene, const Piece *piece, const Box *box);
    /* Finds a move that the player may have made automatically: of a piece to
       where it belongs, if it is no longer needed, or whenever it can go
       there. Returns 0 if there is none; NULL: there never is. */
    int (*find_home)(const Scene *scene, int any, u16 *move);
    /* Fills the show for the end of a game; if NULL, or if it adds nothing,
       the celebration suits any game. */
    void (*celebrate)(const Scene *scene, struct Show *show);
    /* Puts on the board what such a show has added to it, or NULL. */
    void (*complete)(Scene *scene);
} Drawing;

/* All drawings; the last one is for any other game. */
extern const Drawing *const drawings[];
extern const Drawing kulki_drawing, mahjong_drawing, freecell_drawing,
    sliding_drawing, plain_drawing;

/* Sizes and places that are the same with images. */
void draw_kulki_fit(Scene *scene);
void draw_kulki_ground(const Scene *scene);
Box draw_kulki_place(const Scene *scene, const Piece *piece);
void draw_sliding_fit(Scene *scene);
void draw_sliding_ground(const Scene *scene);
Box draw_sliding_place(const Scene *scene, const Piece *piece);
/* The picture on the tiles, as art_cache.h numbers it, or 0. */
int draw_sliding_picture(const Scene *scene);

/* What the ends of games show: cards jump from the foundations and down the
   board; taken tiles build a wall; balls burst and come back; numbered tiles
   are counted. */
void cascade_cast(const Scene *scene, struct Show *show);
void wall_cast(const Scene *scene, struct Show *show);
void burst_cast(const Scene *scene, struct Show *show);
void ring_cast(const Scene *scene, struct Show *show);
void ring_complete(Scene *scene);

const Drawing *drawing_of(const Game *game);

/* Drawings with images, for some of these games; their traits and signs are
   those of the others. NULL ends the list. */
extern const Drawing *const pictured_drawings[];
extern const Drawing pictured_kulki, pictured_mahjong, pictured_freecell,
    pictured_sliding;
/* The drawing for a scene, with images if it has them. */
const Drawing *scene_drawing(const Scene *scene);

/* move_letters.c: the possible moves, as letters on the pieces. */

void move_letters_mark(Scene *scene);

#endif
