/* SPDX-License-Identifier: MIT */
/* What the table tells the player through the front end. */
#ifndef TABLE_TELLING_H
#define TABLE_TELLING_H

#include "table.h"

void tell(const Table *table, Tone tone, const char *text);
void tell_page(const Table *table, Tone tone, Page *page); /* also frees it */
void tell_refusal(Table *table, const char *text);
/* Gives a code to copy, and frees it; its title says what it is. */
void tell_code(const Table *table, const char *title, Page *code);
void tell_fault(Table *table, const Fault *fault);
/* Tells why a choice was refused whose last word ends where the reader is. */
void tell_refused_choice(Table *table, const Choice *choice,
                         const Reader *rest, const Fault *fault);

/* Writes the rest of the line, "" if it is empty. */
void page_rest(Page *page, Reader *rest);
/* Writes "FreeCell, variant 4cells, seed 617" or "FreeCell, easy, variant
   ...". */
void page_deal(Page *page, const Session *session);

#endif
