/* SPDX-License-Identifier: MIT */
/* What is printed on a playing card: rank and suit in the corners, pips or a
   figure in the middle, as far as there is room. */
#ifndef FRONT_TUI_CARD_FACE_H
#define FRONT_TUI_CARD_FACE_H

#include "scene.h"

/* The colour of a suit, one of two or four. */
Ink card_ink(const Scene *scene, unsigned suit);
unsigned card_suit_sign(unsigned suit);
/* The cards of the deepest column as it is drawn, which may differ from the
   position while cards are moving; at least 1. */
int card_column_depth(const Scene *scene);
/* The face of a card whose paper is there. */
void card_face_draw(const Scene *scene, const Piece *piece, const Box *box,
                    Ink paper, int covered);
/* One large suit in the middle, with pixels. */
void card_suit_draw(const Scene *scene, const Box *box, unsigned suit,
                    long rgb);

#endif
