/* SPDX-License-Identifier: MIT */
/* Lanes, the tables of the sliding puzzle in slides, as bytes that can be
   written and read again: a head with a name, the board's size and a digest,
   and the lanes' bits. */
#ifndef LANEFILE_H
#define LANEFILE_H

#include "../solve/sliding/lanes.h"

u64 size_of_lanefile(const Lanes *lanes);
void place_lanefile(Lanes *lanes, void *bytes);
/* Tells in the head what the bytes are. */
void seal_lanefile(const Lanes *lanes, u8 *bytes);
/* Whether they are these lanes, and nothing has changed in them since. */
u8 is_whole_lanefile(const Lanes *lanes, const u8 *bytes);

#endif
