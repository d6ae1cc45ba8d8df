/* SPDX-License-Identifier: MIT */
/* Seals text. */
#include "seal.h"

#include <string.h>

static const char seal[] = "sha256 ";
enum { SEAL = sizeof seal - 1, SEAL_LINE = SEAL + SHA256_TEXT };

void seal_text(Page *page, char *digest)
{
    sha256_text(page->text, page->used, digest);
    page_format(page, "%s%s\n", seal, digest);
}

size_t seal_place(const Page *page)
{
    const size_t length = page->used < SEAL_LINE ? 0 : page->used - SEAL_LINE;
    const char *last = page->text + length;
    if (!length || last[-1] != '\n' || memcmp(last, seal, SEAL) != 0 ||
        last[SEAL_LINE - 1] != '\n')
        return 0;
    return length;
}

size_t seal_find_length(const Page *page, char *digest)
{
    const size_t length = seal_place(page);
    if (!length)
        return 0;
    sha256_text(page->text, length, digest);
    return memcmp(page->text + length + SEAL, digest, SHA256_TEXT - 1) == 0
               ? length
               : 0;
}
