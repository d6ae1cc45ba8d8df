/* SPDX-License-Identifier: MIT */
/* Text whose last line is the SHA-256 of all lines before it, so that a file
   that was cut off or edited is noticed. */
#ifndef HOST_SEAL_H
#define HOST_SEAL_H

#include "page.h"
#include "sha256.h"

/* Adds the last line, and writes its digest to "digest". */
void seal_text(Page *page, char *digest);
/* Returns the length of the text without its last line, and the digest; 0 if
   it isn't sealed. */
size_t seal_find_length(const Page *page, char *digest);
/* Returns the length of the text without its last line if that has the form
   of a seal, whether it is right or not; else 0. */
size_t seal_place(const Page *page);

#endif
