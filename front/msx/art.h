/* SPDX-License-Identifier: MIT */
/* The pictures of art.txt, converted to bytes by art.py. */
#ifndef ART_H
#define ART_H

#include "rules/core/base.h"

extern const u8 corner_shapes[]; /* four corners */
extern const u8 ball_shapes[];   /* four quarters */
extern const u8 hollow_shapes[]; /* a cell without a ball */
extern const u8 bead_shape[];    /* a ball that will drop */
extern const u8 small_digits[];  /* 1 to 9, five rows of three dots each */

extern const u8 suit_shapes[]; /* clubs, diamonds, hearts, spades */
extern const u8 ten_shape[];
extern const u8 slot_shapes[]; /* a place for a card, 3 x 3 characters */

/* The faces of tiles, each two characters high. */
extern const u8 bamboo_shapes[];
extern const u8 crack_shapes[];
extern const u8 dot_shapes[];
extern const u8 wind_shapes[];
extern const u8 dragon_shapes[];
extern const u8 flower_shapes[];
extern const u8 sun_shapes[];

#endif
