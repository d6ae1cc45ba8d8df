/* SPDX-License-Identifier: MIT */
/* Converts characters to and from EBCDIC. A compiler that uses EBCDIC itself
   needs no table. Code pages 037 and 1047 agree on every character that the
   program draws. */
#ifndef EBCDIC_H
#define EBCDIC_H

#include "rules/core/base.h"

u8 ebcdic_of_sign(char sign);
char ebcdic_sign_of(u8 code); /* returns '?' if the code has no character */

#endif
