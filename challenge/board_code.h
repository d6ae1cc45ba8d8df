/* SPDX-License-Identifier: MIT */
/* Boards as bits of a code. A board's text repeats itself: mostly a byte
   follows another that it has followed before. So for each byte there is a
   list of all bytes, in which those that followed it last are first, and a
   byte is its place in that list. (Bentley, Sleator, Tarjan and Wei, A Locally
   Adaptive Data Compression Scheme, 1986.) A place is written in Elias's gamma
   code, which is short for small numbers. */
#ifndef CHALLENGE_BOARD_CODE_H
#define CHALLENGE_BOARD_CODE_H

#include "session/code_bits.h"

enum { BOARD_CODE_BYTES = 256 };

/* The list of each byte. */
typedef struct BoardCode {
    u8 after[BOARD_CODE_BYTES][BOARD_CODE_BYTES];
} BoardCode;

void board_code_write(BoardCode *lists, const char *board, u32 length,
                      CodeWriter *out);
/* Returns 0 if the bits end too early or aren't what a writer writes. */
u8 board_code_read(BoardCode *lists, char *board, u32 length, CodeBits *in);

#endif
