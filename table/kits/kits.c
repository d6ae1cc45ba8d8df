/* SPDX-License-Identifier: MIT */
/* The table of kits. A game with a kit needs one line here. */
#include "table/kit.h"

const Kit *const kits[] = {&kulki_kit, &mahjong_kit, &freecell_kit,
                           &sliding_kit, NULL};
