/* SPDX-License-Identifier: MIT */
/* The parts of a code, shared by code_write.c and code_read.c. */
#ifndef SESSION_CODE_BITS_H
#define SESSION_CODE_BITS_H

#include "code.h"

enum { CHECK_BITS = 20, SIGN_BITS = 5, LETTER_BITS = 6, VERSION_BITS = 6 };
enum { PREFIX = 4, MOST_WORD = 40 };

/* Upper limit for forced moves in a code. A forced move takes no bits, so
   without a limit a short code could claim any number of them and keep a
   reader busy for hours. */
#define MOST_FORCED 100000UL

/* The characters of a code, five bits each; the characters of texts in it, six
   bits each. */
extern const char code_signs[];
extern const char code_letters[];
/* The character of a text with these six bits, or a NUL. */
char code_letter(u32 value);
/* The five bits of a character in any case, or NOT_FOUND. */
u8 code_sign_value(char symbol);

/* Writes bits as characters, and numbers in groups of five bits. */
typedef struct CodeWriter {
    Writer *writer;
    u32 held;
    u8 count;
} CodeWriter;

/* code_bits.c: code_put_end fills the last character with zeros, and
   code_take_end returns whether it was. */
void code_start_writing(CodeWriter *out, Writer *writer);
void code_put_end(CodeWriter *out);
void code_start_reading(CodeBits *in, const char *text, u32 length);
u8 code_take_end(const CodeBits *in);

/* code_write.c */
void code_put_bits(CodeWriter *out, u32 value, u8 count);
void code_put_number(CodeWriter *out, u32 number);

/* code_read.c: each returns 0 if the code ends too early or isn't what a
   writer writes. */
u8 code_take_bits(CodeBits *in, u8 count, u32 *value);
u8 code_take_number(CodeBits *in, u32 *number);

/* A checksum of the last position, the hints and the moves. Two games can end
   in the same position, so the position alone is not enough. */
u32 code_check(const Session *session);

/* How many bits it takes to choose one of this many moves. */
u8 code_bits_for_move(u16 count);

void code_start_moves(CodeMoves *legal);
/* The list grows in the host's memory; returns 0 if there isn't enough. */
u8 code_list_moves(const Session *session, CodeMoves *legal);
void code_give_moves(const Session *session, const CodeMoves *legal);

#endif
