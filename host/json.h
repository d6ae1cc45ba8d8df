/* SPDX-License-Identifier: MIT */
/* Texts as JSON, for what is printed to be read by programs. */
#ifndef JSON_H
#define JSON_H

#include "page.h"

/* What every object says of itself: {"format":1, ... */
enum { JSON_FORMAT = 1 };

/* The text in quotes, with the escapes that it needs; a byte that is no UTF-8
   becomes the sign for that. */
void page_string(Page *page, const char *text, size_t length);
/* A further member of an object, ,"name":"text"; and frees the text. */
void page_member(Page *page, const char *name, Page *text);
/* The same of a text that stays, and of a number. */
void page_entry(Page *page, const char *name, const char *text);
void page_number(Page *page, const char *name, long long number);

#endif
