/* SPDX-License-Identifier: MIT */
/* Stand-ins for reading and writing boards as text, which no cartridge does;
   the build names the game. */
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
