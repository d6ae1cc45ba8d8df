/* SPDX-License-Identifier: MIT */
/* The players of Kulki, with the built-in weights or those of a file. */
#ifndef ADVICE_KULKI_KULKI_PLAYER_H
#define ADVICE_KULKI_KULKI_PLAYER_H

#include "host/page.h"
#include "solve/kulki/kulki.h"

/* data/kulki/weights.bin */
extern const u8 shipped_weights[];
extern const u32 shipped_weights_size;

/* Returns NULL if there is not enough memory. If "path" is NULL, uses the
   weights that come with the program. Faults in the weights are described on
   the page, and the heuristic player takes over. */
KulkiEngine *kulki_player_make(const char *path, Page *trouble);
void kulki_player_free(KulkiEngine *engine);

#endif
