/* SPDX-License-Identifier: MIT */
/* A board on a canvas. What differs from game to game is a Drawing; where
   spots are, and what is pointed at, is the same for all. */
#ifndef SCENE_H
#define SCENE_H

#include "front/tui/canvas/canvas.h"
#include "session/session.h"

/* What a person chose, and what the terminal can do. */
typedef struct Look {
    int ascii;
    int colours; /* 0: none */
    int palette;
    int four_colours;  /* a deck whose suits all differ */
    int still;         /* nothing moves by itself */
    int arrows_hole;   /* arrows move the hole, not a block */
    int dark;          /* the ground is ours, not the terminal's */
    int hides_outlook; /* nothing tells whether it can be won, or how far */
} Look;

/* What is to be seen on a spot beside its piece. */
enum SpotMark {
    REACHED = 1,
    ADVISED = 2,
    FLASHING = 4,
    AWAY = 8,
    LIFTED = 16 /* held with the card that it lies on */
};

enum { WAY_SIZE = 12, ZOOMS = 3 };

typedef struct Scene {
    Canvas *canvas;
    const Look *look;
    const Session *session;
    Box area; /* where there is room */
    Piece *pieces;
    unsigned count, room;
    int step_x, step_y; /* from one place to the next */
    int x, y;           /* of the first place */
    int deepest;        /* FreeCell: cards in a column */
    int layers;         /* Mahjong: of the whole heap */
    int letters;        /* Mahjong: free tiles have them */
    int zoom;           /* Mahjong: sizes larger than what fits */
    int shows_ways;     /* where everything can go is told on it */
    u8 cursor, held;
    u8 marks[256];
    char ways[256][WAY_SIZE]; /* FreeCell: where a card can go */
} Scene;

/* In what a game differs from others on this screen, beside its looks. */
enum Trait {
    HAS_FREE_TILES = 1,   /* that letters can name, and that can be enlarged */
    SHOWS_MOVES = 2,      /* what can move is shown on request */
    SLIDES = 4,           /* arrows move pieces, and a drag is a touch */
    POINTS_AT_MOVABLE = 8 /* the cursor goes to what can move alone */
};

typedef struct Drawing {
    const Game *game; /* NULL: any other */
    unsigned traits;
    /* The rules where pieces are touched rather than named, or NULL: the same
       as elsewhere. */
    const char *rules;
    /* Sizes, and where the first place is, from the area and the pieces. */
    void (*fit)(Scene *scene);
    void (*ground)(const Scene *scene);
    Box (*place)(const Scene *scene, const Piece *piece);
    void (*draw)(const Scene *scene, const Piece *piece, const Box *box);
} Drawing;

/* scene.c */
/* Whether colours say anything on this screen. */
int in_colour(const Look *look);
/* A cell as the terminal shall show it: colours as colour_of_ink tells them,
   and what else is left to tell things apart. */
typedef struct Paint {
    int ink, paper, style;
} Paint;
Paint paint_of(const Cell *cell, const Look *look);
const Drawing *drawing_of(const Game *game);
int has_trait(const Scene *scene, enum Trait trait);
/* legend.c: the rules, for who touches pieces */
void page_touch_rules(Page *page, const Game *game);
const void *position_of(const Scene *scene);
/* The session's pieces as they are now. */
void look_again(Scene *scene);
void free_scene(Scene *scene);
void fit_scene(Scene *scene, const Box *area);
void draw_scene(const Scene *scene);
const Piece *piece_on(const Scene *scene, u8 spot);
/* Whether the piece can be pointed at. */
int is_target(const Scene *scene, const Piece *piece);
/* The first spot with something that can move, and the last one. */
u8 first_target(const Scene *scene);
u8 last_target(const Scene *scene);
/* The next one in a direction, or the same when there is none. */
u8 next_target(const Scene *scene, u8 from, int dx, int dy);
/* The one before or after it, in the order of the pieces. */
u8 turn_target(const Scene *scene, u8 from, int by);
/* The paper on which a piece stands out, or the given one. */
Ink paper_of(const Scene *scene, u8 spot, Ink paper);
int style_on(const Scene *scene, u8 spot);
/* The letter of a free tile, or 0; and the tile of a letter. */
char letter_on(const Scene *scene, u8 spot);
u8 spot_of_letter(const Scene *scene, char letter);
/* numeral.c: digits as large as the box has room for the widest number; 0 when
   there is none. */
int put_numeral(Canvas *canvas, const Box *box, const char *text,
                const char *widest, Ink ink, Ink paper, int style);
/* picture.c: a tile's face below its letters, within the box */
enum { A_DOT = 0x25cf, A_STICK = 0x2503 };
Ink ink_of_face(const char *face);
void put_picture(Canvas *canvas, const Box *box, const char *face, Ink ink,
                 Ink paper);
/* The middle of what is left of a room when so much is taken. */
int centred(int from, int room, int taken);
/* By how much something too large for a room is scrolled so that a place in
   it is seen; 0 when all of it fits. */
int scrolled(int room, int size, int at);

/* drawings.c: those that there are, and at last the one for any other game */
extern const Drawing *const drawings[];
extern const Drawing kulki_drawing, mahjong_drawing, freecell_drawing,
    sliding_drawing, plain_drawing;

#endif
