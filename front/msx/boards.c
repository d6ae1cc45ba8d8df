/* SPDX-License-Identifier: MIT */
/* Replaces the functions that read and write boards as text, which the
   cartridge does not need. The build defines their names for each game. */
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
