/* SPDX-License-Identifier: MIT */
/* Keys as they arrive from an open terminal. */
#ifndef FRONT_TUI_INPUT_H
#define FRONT_TUI_INPUT_H

#include "key.h"

/* Between these two calls, the terminal marks pasted text. */
void input_listen(void);
void input_ignore(void);

/* Sends questions that abilities_take understands the answers to, and waits
   this many milliseconds for these. Those that come later arrive between
   keys; then input_await returns KEY_ROUSED. */
void input_query(const char *questions);
void input_await_answers(int milliseconds);

/* Waits this many milliseconds for a key; below 0, for ever. */
void input_await(Key *key, int milliseconds);
/* The text of the last KEY_PASTED, as one line without control characters. It
   is valid until the next key is awaited. */
const char *input_pasted(void);

#endif
