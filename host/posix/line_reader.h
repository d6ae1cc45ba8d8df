/* SPDX-License-Identifier: MIT */
/* Reads lines of standard input for a thread that works on them. */
#ifndef HOST_POSIX_LINE_READER_H
#define HOST_POSIX_LINE_READER_H

#include "line_worker.h"

/* Gets each line, and usually gives it to the worker. Returns 0 to read no
   more. */
typedef int (*LineTaker)(void *own, const char *line, size_t length);

/* Returns when the input has ended and the worker has done all lines, after a
   signal, or when nothing more can be printed. A line that is longer than
   "most" is cut to one more byte than that; a last line may lack its newline.
   If many lines wait, no more are read. */
void line_reader_serve(LineWorker *worker, size_t most, LineTaker take,
                       void *own);

#endif
