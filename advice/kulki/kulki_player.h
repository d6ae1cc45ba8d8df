/* SPDX-License-Identifier: MIT */
/* The players of Kulki, with the built-in weights or those of a file. */
#ifndef ADVICE_KULKI_KULKI_PLAYER_H
#define ADVICE_KULKI_KULKI_PLAYER_H

#include "host/page.h"
#include "solve/kulki/kulki.h"

/* data/kulki/weights.bin */
extern const u8 shipped_weights[];
extern const u32 shipped_weights_size;

/* NULL when there is no memory for it. "path" is NULL for the weights that
   came with the program. What is wrong with them is said on the page, and the
   heuristic player takes over. */
KulkiEngine *kulki_player_make(const char *path, Page *trouble);
void kulki_player_free(KulkiEngine *engine);

#endif
