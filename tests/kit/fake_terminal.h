/* SPDX-License-Identifier: MIT */
/* A terminal whose keys a test types, and whose clock stands still until the
   test moves it. The test defines clock_gettime, which has to return
   fake_now. */
#ifndef KIT_FAKE_TERMINAL_H
#define KIT_FAKE_TERMINAL_H

#include <stddef.h>
#include <time.h>

/* Reads that return nothing until no more is expected. */
enum { IDLE = 20 };

extern struct timespec fake_now;
extern int keyboard; /* the other end of the terminal */

void pass(int milliseconds);
void type(const char *bytes);
/* The next key of what was typed, or KEY_NOTHING. */
int code_of_next(void);
/* These keys come next, and no other. */
void assert_codes(const int *codes, int count);
/* Sends a sequence in two pieces; the reader finds nothing in between, and
   time passes. */
void tear(const char *bytes, size_t at, int milliseconds);
/* How often the terminal was asked whether it is well since the last call. */
int times_asked(void);

/* For cmocka: only what is typed matters, or what is shown, too. */
int open_terminal(void **state);
int open_screen_too(void **state);
int close_terminal(void **state);

#define AT_A_TERMINAL(test)                                                   \
    cmocka_unit_test_setup_teardown(test, open_terminal, close_terminal)

#endif
