/* SPDX-License-Identifier: MIT */
/* A thread that works on lines, one after the other, while the main thread
   reads more of them and can hurry it. */
#ifndef HOST_POSIX_LINE_WORKER_H
#define HOST_POSIX_LINE_WORKER_H

#include <stddef.h>

#include "rules/core/base.h"

typedef struct LineWorker LineWorker;

/* What is done with a line, in the thread. Long work looks at the byte, which
   becomes 1 when it should come to its end. */
typedef void (*LineWork)(void *own, const char *line, size_t length,
                         const _Atomic u8 *hurry);

/* Returns NULL if no thread can be started. */
LineWorker *line_worker_start(LineWork work, void *own);
/* Lines contain no newline. */
void line_worker_add(LineWorker *worker, const char *line, size_t length);
/* Hurries the work on all lines that were added so far, and on no later
   ones. */
void line_worker_hurry(LineWorker *worker);
/* Whether more bytes than these wait. The line that is being worked on counts
   as one byte. If so, the end of each line ends signals_look_out until this
   was asked again. */
int line_worker_has_more(LineWorker *worker, size_t bytes);
/* Waits until all lines are done. */
void line_worker_end(LineWorker *worker);

#endif
