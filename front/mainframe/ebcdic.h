/* SPDX-License-Identifier: MIT */
/* Characters as a mainframe codes them. A compiler that uses EBCDIC itself
   needs no table; code pages 037 and 1047 agree on every character that is
   drawn. */
#ifndef EBCDIC_H
#define EBCDIC_H

#include "rules/core/base.h"

u8 code_of_sign(char sign);
char sign_of_code(u8 code); /* a question mark for one that is no sign here */

#endif
