/* SPDX-License-Identifier: MIT */
/* Bytes as text, four characters for three of them. */
#ifndef FRONT_TUI_BASE64_H
#define FRONT_TUI_BASE64_H

#include "host/page.h"

void base64_page(Page *page, const void *bytes, size_t length);

#endif
