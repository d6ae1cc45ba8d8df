/* SPDX-License-Identifier: MIT */
/* Reading and writing text. Letters are looked up in strings and never
   computed, because not every machine uses ASCII. Readers ignore case. */
#ifndef TEXT_H
#define TEXT_H

#include "base.h"

/* Text being read: start <= at <= end. */
typedef struct Reader {
    const char *start;
    const char *at;
    const char *end;
} Reader;

/* Text being written. Characters that don't fit are counted but not stored, so
   a first pass without room measures the size. */
typedef struct Writer {
    char *text;
    u32 room;
    u32 used;
} Writer;

enum { NOT_FOUND = 255 };

void reader_start(Reader *reader, const char *text, u32 length);
void reader_copy(Reader *to, const Reader *from);
u32 text_length(const char *text);

u8 text_is_space(char symbol);
u8 text_digit_of(char symbol);  /* 0..9, or NOT_FOUND */
u8 text_letter_of(char symbol); /* a..z or A..Z as 0..25, or NOT_FOUND */
u8 text_index_of(const char *list,
                 char symbol); /* NOT_FOUND if absent; case matters */

u8 reader_at_end(const Reader *reader);
char reader_peek(const Reader *reader); /* returns a newline at the end */
void reader_skip_space(Reader *reader);
void reader_skip_line(Reader *reader);

/* Each reads what its name says and returns 1, or leaves the reader unchanged
   and returns 0. */
u8 reader_take_char(Reader *reader, char symbol);
u8 reader_take_word(Reader *reader,
                    const char *word); /* refuses to read only the beginning of
                                          a longer word */
u8 reader_take_number(Reader *reader, u32 *number); /* up to nine digits */

void writer_start(Writer *writer, char *text, u32 room);
void writer_char(Writer *writer, char symbol);
void writer_text(Writer *writer, const char *text);
void writer_number(Writer *writer, u32 number);
void writer_padded(Writer *writer, u32 number, u8 width); /* right-aligned */

#endif
