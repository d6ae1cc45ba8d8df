/* SPDX-License-Identifier: MIT */
/* Files that solvers read while a game is played: networks, and tables in the
   player's cache. */
#ifndef ADVICE_HOSTED_KEPT_FILES_H
#define ADVICE_HOSTED_KEPT_FILES_H

/* Keeps those that there are at hand, for a server that enters a sandbox, in
   which no file can be opened. Its answers are then those that it would give
   outside. Call it before there are threads. */
void advice_keep_files(void);

#endif
