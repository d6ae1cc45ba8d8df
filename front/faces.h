/* SPDX-License-Identifier: MIT */
/* Mahjong's faces in words. */
#ifndef FACES_H
#define FACES_H

#include "../rules/base.h"
#include "page.h"

/* "6 of characters", "east wind" */
void page_face(Page *page, u8 face);

#endif
