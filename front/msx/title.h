/* SPDX-License-Identifier: MIT */
/* The first screen, where a game, a variant and a seed are chosen. */
#ifndef TITLE_H
#define TITLE_H

void run_front(void);

#endif
