/* SPDX-License-Identifier: MIT */
/* Compares whole pages with the files in tests/drawn/. */
#ifndef DRAWN_H
#define DRAWN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/page.h"

/* Asserts that the page equals this file, and frees it. With QUADRILLE_WRITE=1
   the file is rewritten instead; inspect the change. With
   QUADRILLE_SCREENS=FOLDER the page is only written to a file there. */
void assert_drawn(Page *page, const char *name);
/* Whether QUADRILLE_SCREENS asks for whole pages, where files have digests. */
int drawn_is_whole(void);

#endif
