/* SPDX-License-Identifier: MIT */
/* Whole pages as they are expected, in files of tests/drawn/. */
#ifndef DRAWN_H
#define DRAWN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/page.h"

/* The page is that file, and is freed. QUADRILLE_WRITE=1 writes the file: then
   look at it. */
void assert_drawn(Page *page, const char *name);

#endif
