/* SPDX-License-Identifier: MIT */
/* Command lines as somebody types them, and what is complained of. */
#ifndef TYPED_H
#define TYPED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "command/command.h"

/* Reads a request into a place of the suite's own; an exit code. */
typedef int RequestReader(CommandLine *line);

/* Reads a request from words that are parted by blanks; blanks between 'marks'
   part nothing. What the request points to lasts until the next line. The exit
   code; what is complained of goes to a page that is to be freed. */
int read_typed(RequestReader *read, const char *words, Page *complaint);
/* The same of one that is fine. */
void assert_read(RequestReader *read, const char *words);

/* A line, and the sentence that it is refused with. */
typedef struct RefusedLine {
    const char *words, *sentence;
} RefusedLine;

void assert_refused(RequestReader *read, const RefusedLine *refusals,
                    size_t count);

#endif
