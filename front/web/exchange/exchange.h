/* SPDX-License-Identifier: MIT */
/* Text that a page passes to a WebAssembly module, and what comes back. Texts
   are UTF-8. To pass one, write it to input_at(size) and give its length to
   the call. A call that produces a text returns its length; the text is at
   text_at() until the next call. Memory can grow in any call, so views of it
   must be recreated afterwards. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "host/page.h"
#include "rules/core/text.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* Allocates memory for an input. Returns NULL if there is none. */
EXPORT(input_at) char *exchange_input_at(u32 size);
EXPORT(text_at) const char *exchange_text_at(void);

/* Allocates memory for a translation; it stays. Returns NULL if there is none.
   A module imports what finds them: exchange_words.c. */
EXPORT(words_at) char *exchange_words_at(u32 size);

/* Clears the text, to write a new one. */
Page *exchange_fresh(void);
/* The text, to continue it. */
Page *exchange_current(void);
u32 exchange_end(void);
/* A Reader of a part of the input. */
Reader exchange_read(u32 from, u32 length);
u32 exchange_length(const Reader *reader);
/* A part of the input as text of its own. */
Page exchange_take(u32 from, u32 length);

#endif
