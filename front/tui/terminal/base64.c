/* SPDX-License-Identifier: MIT */
/* Three bytes are four characters of six bits each, filled up with =. */
#include "image_formats.h"

void base64_page(Page *page, const void *bytes, size_t length)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *at = bytes;
    size_t i;
    int j;
    for (i = 0; i < length; i += 3) {
        unsigned long bits = 0;
        char four[4];
        for (j = 0; j < 3; j++)
            bits =
                bits << 8 | (i + (size_t)j < length ? at[i + (size_t)j] : 0U);
        for (j = 0; j < 4; j++)
            four[j] = i + (size_t)j > length
                          ? '='
                          : signs[bits >> (18 - 6 * j) & 63];
        page_put(page, four, sizeof four);
    }
}
