/* SPDX-License-Identifier: MIT */
/* No cartridge reads a board as text, or writes one; the build names the
   game whose functions these stand for. */
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
