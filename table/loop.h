/* SPDX-License-Identifier: MIT */
/* Lines of words, which all that a player does is turned into. */
#ifndef TABLE_LOOP_H
#define TABLE_LOOP_H

#include "table.h"

/* Obeys a line with a command or moves. */
void table_obey_words(Table *table, Reader *line);
/* Obeys a line, or refuses it if its length is one of the values of front.h.
   Returns 0 after the last line. */
int table_obey_line(Table *table, int length, const Page *line,
                    void (*obey)(Table *table, Reader *line));

#endif
