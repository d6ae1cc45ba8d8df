/* SPDX-License-Identifier: MIT */
/* What the rules need from a compiler: C90 and integers of 8, 16 and 32 bits.
   All preprocessor conditions of the rules are in this header. */
#ifndef BASE_H
#define BASE_H

#include <limits.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef signed short i16;
#if UINT_MAX >= 0xFFFFFFFFUL
typedef unsigned int u32;
typedef signed int i32;
#else
typedef unsigned long u32;
typedef signed long i32;
#endif

/* A compiler whose numbers have other sizes is refused here. */
typedef char check_u8[sizeof(u8) == 1 ? 1 : -1];
typedef char check_u16[sizeof(u16) == 2 ? 1 : -1];
typedef char check_u32[sizeof(u32) == 4 ? 1 : -1];

#ifndef NULL
#define NULL ((void *)0)
#endif

/* Documents what can't happen. Builds for tests stop if it does; others don't
   check. */
#ifdef QUADRILLE_ASSERT
#define ASSERT(truth) ((truth) ? (void)0 : __builtin_trap())
#else
#define ASSERT(truth) ((void)0)
#endif

/* Marks a sentence that people read, for those who translate: whole, with
   numbered arguments where it has more than one. */
#define _(text) text

#define COUNT_OF(table) (sizeof(table) / sizeof((table)[0]))

void bytes_fill(void *bytes, u8 value, u16 count);
void bytes_copy(void *to, const void *from, u16 count);
u8 bytes_equal(const void *a, const void *b, u16 count);

#endif
