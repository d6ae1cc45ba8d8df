/* SPDX-License-Identifier: MIT */
/* Replaces the functions that read and write boards as text, which the
   cartridge does not need, and the layouts that are drawn by the seed, for
   which a bank has no room. The build defines their names for each game. */
#include "rules/core/game.h"

u8 PARSE(void *position, Reader *reader, Fault *fault)
{
    (void)position;
    return fault_set(fault, NOT_UNDERSTOOD, reader->at);
}

#ifdef SHOW
void SHOW(const void *position, Writer *writer)
{
    (void)position;
    (void)writer;
}
#endif

#ifdef SURPRISE
u8 SURPRISE(void *layout, const u8 *seed)
{
    (void)layout;
    (void)seed;
    return NO_VARIANT;
}
#endif
