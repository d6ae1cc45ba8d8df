/* SPDX-License-Identifier: MIT */
/* What all files of weights share: little-endian numbers, and a digest of
   those after the head, as letters. */
#ifndef SOLVE_WEIGHT_FILE_H
#define SOLVE_WEIGHT_FILE_H

#include "rules/core/game.h"

/* A number of one to four bytes. */
u32 weight_file_get(const u8 *bytes, u8 size);
i32 weight_file_get_signed(const u8 *bytes, u8 size);
void weight_file_put(u8 *bytes, u8 size, u32 number);
/* Writes DIGEST_DIGITS letters. */
void weight_file_digest(char *text, const u8 *bytes, u32 size);

#endif
