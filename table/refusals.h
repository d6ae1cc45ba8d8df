/* SPDX-License-Identifier: MIT */
/* Says why a move was refused, with the names of the pieces and places that
   are in the way, where the rules have one sentence for all of them. */
#ifndef TABLE_REFUSALS_H
#define TABLE_REFUSALS_H

#include "host/host.h"

/* Writes nothing if the rules' own sentence says it all. The move is the one
   that was tried; it is only looked at if the reason is about its places. */
void refusals_page(Page *page, const Session *session, u8 reason, u16 move);
/* The same for a line that could not be read as a move. */
void refusals_page_typed(Page *page, const Session *session,
                         const Fault *fault, const Reader *line);

#endif
