/* SPDX-License-Identifier: MIT */
/* The sounds of sound/ as a WebAssembly module, for players who switch them
   on. */
#ifndef SOUNDS_H
#define SOUNDS_H

#include "front/web/exchange/exchange.h"

/* Where the name of a game is written, with a zero byte behind it. */
enum { SOUNDS_NAME = 32 };
EXPORT(game_at) char *sounds_game_at(void);
/* A number for the material of which that game's pieces are. */
EXPORT(material) u32 sounds_material(void);

/* Computes a sound of sound/synthesis.h. Returns how many samples there are.
 */
EXPORT(render) u32 sounds_render(u32 material, u32 event, u32 nth);
EXPORT(samples_at) const i32 *sounds_samples_at(void);

#endif
