/* SPDX-License-Identifier: MIT */
/* How well a finished game was played, beside the best way that is known. */
#ifndef ADVICE_PAR_H
#define ADVICE_PAR_H

#include "advisor.h"
#include "host/page.h"

typedef struct Par {
    u32 value;    /* in what the game is judged by; 0: unknown */
    u8 is_proven; /* nobody can do better */
} Par;

/* For games whose end is compared with a par. */
Par par_find(Advisor *advisor, const Session *session);

/* Writes "★★☆ 43 moves. The fewest possible are 39." There are one to three
   stars, but none if the player had help; nothing is written if there is no
   par. */
void par_page_result(Page *page, const Par *par, const Session *session);

#endif
