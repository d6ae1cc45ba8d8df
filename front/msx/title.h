/* SPDX-License-Identifier: MIT */
/* The first screen: which game, which variant, which seed. */
#ifndef TITLE_H
#define TITLE_H

void run_front(void);

#endif
