/* SPDX-License-Identifier: MIT */
/* Command lines as a user types them, and the error messages they produce. */
#ifndef TYPED_H
#define TYPED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "command/command.h"

/* Reads a request into a variable of the test's own; returns an exit code. */
typedef int RequestReader(CommandLine *line);

/* Reads a request from words separated by blanks; blanks between 'quotes'
   separate nothing. What the request points to is valid until the next call.
   Returns the exit code and the error messages, as a page for the caller to
   free. */
int read_typed(RequestReader *read, const char *words, Page *complaint);
/* Asserts that a command line is accepted. */
void assert_read(RequestReader *read, const char *words);

/* A command line, and the message with which it is refused. */
typedef struct RefusedLine {
    const char *words, *sentence;
} RefusedLine;

void assert_refused(RequestReader *read, const RefusedLine *refusals,
                    size_t count);

#endif
