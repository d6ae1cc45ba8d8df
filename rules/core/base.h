/* SPDX-License-Identifier: MIT */
/* The rules are written in C90 and need integers of 8, 16 and 32 bits. This
   header defines those types, and contains all preprocessor conditions of the
   rules. */
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

/* These arrays get a negative size, and compilation fails, where the integers
   have other sizes. */
typedef char check_u8[sizeof(u8) == 1 ? 1 : -1];
typedef char check_u16[sizeof(u16) == 2 ? 1 : -1];
typedef char check_u32[sizeof(u32) == 4 ? 1 : -1];

#ifndef NULL
#define NULL ((void *)0)
#endif

/* Documents what can't happen. Test builds check it and stop; other builds
   don't check. */
#ifdef QUADRILLE_ASSERT
#define ASSERT(truth) ((truth) ? (void)0 : __builtin_trap())
#else
#define ASSERT(truth) ((void)0)
#endif

/* Marks a sentence for translators. A marked sentence is complete, and numbers
   its arguments if it has more than one. */
#define _(text) text

#define COUNT_OF(table) (sizeof(table) / sizeof((table)[0]))

void bytes_fill(void *bytes, u8 value, u16 count);
void bytes_copy(void *to, const void *from, u16 count);
u8 bytes_equal(const void *a, const void *b, u16 count);

#endif
