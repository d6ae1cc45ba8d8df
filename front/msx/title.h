/* SPDX-License-Identifier: MIT */
/* The first screen, where a game, a variant and a seed are chosen. */
#ifndef TITLE_H
#define TITLE_H

void title_run(void);
/* The first bytes of the front end's bank. */
extern void (*const front_entry)(void);

#endif
