/* SPDX-License-Identifier: MIT */
/* A board on a canvas: where its spots are, and which one the cursor is on.
   What differs between games is in a Drawing. */
#ifndef FRONT_TUI_SCENE_H
#define FRONT_TUI_SCENE_H

#include "front/tui/canvas/look.h"
#include "session/session.h"

/* What is shown on a spot besides its piece. */
enum SpotMark {
    REACHED = 1,
    ADVISED = 2,
    FLASHING = 4,
    AWAY = 8,
    LIFTED = 16, /* held with the card that it lies on */
    FLYING = 32, /* drawn above the board, where it does not belong */
    PEEKED = 64  /* what a look at another piece points out */
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
    int is_complete;    /* what a celebration has added stays */
    int is_turned;      /* cards show their backs, if the player has one */
    int has_pictures;   /* pieces are images; then also: */
    Box unit;           /* the first piece, in pixels */
    int strip;          /* FreeCell: what a covered card shows, in pixels */
    u8 cursor, held;
    u8 marks[256];
    char ways[256][WAY_SIZE]; /* FreeCell: where a card can go */
} Scene;

/* How a game differs from others on this screen, apart from its drawing. */
enum Trait {
    HAS_FREE_TILES = 1, /* that letters can name, and that can be enlarged */
    SHOWS_MOVES = 2,    /* what can move is shown on request */
    SLIDES = 4,         /* arrows move pieces, and a drag is a touch */
    POINTS_AT_MOVABLE = 8, /* the cursor goes to what can move alone */
    HAS_COLUMNS = 16,      /* a card is dropped on a column, not on a card */
    HAS_BACKS = 32         /* pieces can be shown from behind */
};

int scene_has_trait(const Scene *scene, enum Trait trait);
const void *scene_position(const Scene *scene);
/* The session's pieces as they are now. */
void scene_look(Scene *scene);
void scene_free(Scene *scene);
void scene_fit(Scene *scene, const Box *area);
void scene_draw(const Scene *scene);
/* Whether the board is larger than its room, so that it follows the cursor. */
int scene_scrolls(const Scene *scene);
const Piece *scene_piece(const Scene *scene, u8 spot);
/* Whether the cursor can be on this piece. */
int scene_is_target(const Scene *scene, const Piece *piece);
/* The first spot with something that can move, and the last one. */
u8 scene_first_target(const Scene *scene);
u8 scene_last_target(const Scene *scene);
/* The next one in a direction, or the same when there is none. */
u8 scene_next_target(const Scene *scene, u8 from, int dx, int dy);
/* The one before or after it, in the order of the pieces. */
u8 scene_turn_target(const Scene *scene, u8 from, int by);
/* The paper on which a piece stands out, or the given one. */
Ink scene_paper(const Scene *scene, u8 spot, Ink paper);
int scene_style(const Scene *scene, u8 spot);
/* The letter of a free tile, or 0; and the tile of a letter. */
char scene_letter(const Scene *scene, u8 spot);
u8 scene_spot_of_letter(const Scene *scene, char letter);

#endif
