/* SPDX-License-Identifier: MIT */
/* The first bytes of the front end's bank. */
#include "title.h"

void (*const front_entry)(void) = title_run;
