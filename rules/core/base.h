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

/* Compilation fails if the expression, a constant, is false. It stands among
   declarations, in functions or outside; SDCC warns of those in functions. C90
   has no word for this, so it declares a function that nobody defines. If the
   expression is false, that returns a pointer to an array of negative size. */
#define STATIC_ASSERT_NAME(line) static_assert_in_line_##line
#define STATIC_ASSERT_SIZED(line, size)                                       \
    extern char(*STATIC_ASSERT_NAME(line)(void))[size]
#define STATIC_ASSERT(truth) STATIC_ASSERT_SIZED(__LINE__, (truth) ? 1 : -1)

STATIC_ASSERT(sizeof(u8) == 1);
STATIC_ASSERT(sizeof(u16) == 2);
STATIC_ASSERT(sizeof(u32) == 4);

#ifndef NULL
#define NULL ((void *)0)
#endif

/* ASSERT states what can't happen, whatever a player types or a file contains.
   The program that people play checks it, too, and stops if it is false; small
   machines don't. ASSERT_SLOW is for inner loops, or for a whole invariant:
   test builds alone check it. QUADRILLE_ASSERTIONS is 0 for small machines, 1
   for players and 2 for tests. A browser has no stderr, and stops the module.
 */
#ifndef QUADRILLE_ASSERTIONS
#define QUADRILLE_ASSERTIONS 0
#endif
#if defined(__wasm__)
#define ASSERTION_FAILED() __builtin_trap()
#elif QUADRILLE_ASSERTIONS
void assertion_failed(const char *file, u32 line)
    __attribute__((cold, noreturn));
#define ASSERTION_FAILED() assertion_failed(__FILE__, __LINE__)
#endif
#if QUADRILLE_ASSERTIONS
#define ASSERT(truth) ((truth) ? (void)0 : ASSERTION_FAILED())
#else
#define ASSERT(truth) ((void)0)
#endif
#if QUADRILLE_ASSERTIONS >= 2
#define ASSERT_SLOW(truth) ASSERT(truth)
#else
#define ASSERT_SLOW(truth) ((void)0)
#endif

/* Conditions that are always true, or never, as far as we know. The branch for
   the other case stays as a defence, or because the proofs need it. Test
   builds stop where we were wrong. To builds that measure coverage they are
   constants, since no test can take the other branch. */
#if defined(QUADRILLE_COVERAGE)
#define ALWAYS(truth) 1
#define NEVER(truth) 0
#elif QUADRILLE_ASSERTIONS >= 2
#define ALWAYS(truth) ((truth) ? 1 : (ASSERTION_FAILED(), 0))
#define NEVER(truth) ((truth) ? (ASSERTION_FAILED(), 1) : 0)
#else
#define ALWAYS(truth) (truth)
#define NEVER(truth) (truth)
#endif

/* Sentences in the player's language. The English sentence is the key: without
   a catalogue, or where it lacks a sentence, players read that. A sentence is
   complete, and numbers its arguments if it has more than one. xgettext finds
   sentences by these names:
   _ is shown here; N_ is only marked, where a table needs a constant, and
   whoever shows it calls translate(); PLURAL_ marks the two forms of a count.
   translate_in() tells words apart that mean two things, or need another form
   in another place; FORMS_ marks a word and its contexts, as in "from|onto".
   translate_count() chooses the form for a number, as ngettext does.
   translate_unit() finds it for what a game counts, with "%llu" for the
   number; a unit that isn't translated is returned as it is. Programs for
   small machines, and libraries, are compiled without QUADRILLE_TRANSLATED,
   and contain the plain sentences. */
#if defined(QUADRILLE_TRANSLATED)
const char *translate(const char *text) __attribute__((format_arg(1)));
const char *translate_in(const char *context, const char *text)
    __attribute__((format_arg(2)));
const char *translate_count(u32 count, const char *one, const char *many)
    __attribute__((format_arg(2), format_arg(3)));
const char *translate_unit(u32 number, const char *unit);
#define UNIT_NUMBER '%'
#else
#define translate(text) (text)
#define translate_in(context, text) ((void)(context), (text))
#define translate_count(count, one, many) ((count) == 1 ? (one) : (many))
#define translate_unit(number, unit) (unit)
#define UNIT_NUMBER '\0'
#endif
#define _(text) translate(text)
#define N_(text) text
#define FORMS_(contexts, text) text
#define PLURAL_(one, many)                                                    \
    {                                                                         \
        one, many                                                             \
    }

#define COUNT_OF(table) (sizeof(table) / sizeof((table)[0]))

void bytes_fill(void *bytes, u8 value, u16 count);
void bytes_copy(void *to, const void *from, u16 count);
u8 bytes_equal(const void *a, const void *b, u16 count);

/* A condition that is rarely true, and whose branch does no harm when it
   isn't. Builds for simulations take the branch at random; to all others
   RARELY(truth) is the truth. */
#if defined(QUADRILLE_RARITIES)
int rarely_happens(void);
#define RARELY(truth) ((truth) || rarely_happens())
#else
#define RARELY(truth) (truth)
#endif

#endif
