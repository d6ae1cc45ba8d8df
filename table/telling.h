/* SPDX-License-Identifier: MIT */
/* What the table tells the player through the front end. */
#ifndef TABLE_TELLING_H
#define TABLE_TELLING_H

#include "table.h"

void table_tell(const Table *table, Tone tone, const char *text);
void table_tell_page(const Table *table, Tone tone,
                     Page *page); /* also frees it */
void table_tell_refusal(Table *table, const char *text);
/* Gives a code to copy, and frees it; its title says what it is. */
void table_tell_code(const Table *table, const char *title, Page *code);
void table_tell_fault(Table *table, const Fault *fault);
/* Tell why a move was refused, or a line that was meant as one; with the names
   of places where no author's board is beside them. */
void table_tell_refused_move(Table *table, const Intent *intent,
                             const Fault *fault);
void table_tell_refused_line(Table *table, const Reader *line,
                             const Fault *fault);
/* Tells why a choice was refused whose last word ends where the reader is. */
void table_tell_refused_choice(Table *table, const Choice *choice,
                               const Reader *rest, const Fault *fault);

/* Writes the rest of the line, "" if it is empty. */
void table_page_rest(Page *page, Reader *rest);
/* Writes "FreeCell, variant 4cells, seed 617" or "FreeCell, easy, variant
   ...". */
void table_page_deal(Page *page, const Session *session);

#endif
