/* SPDX-License-Identifier: MIT */
/* Writes JSON, for output that programs read. */
#ifndef JSON_H
#define JSON_H

#include "page.h"

/* The version with which every object begins: {"format":1, ... */
enum { JSON_FORMAT = 1 };

/* Writes the text in quotes with the necessary escapes. A byte that isn't
   UTF-8 becomes the replacement character. */
void page_string(Page *page, const char *text, size_t length);
/* Adds a member ,"name":"text" to an object, and frees the text. */
void page_member(Page *page, const char *name, Page *text);
/* The same for a text that isn't freed, and for a number. */
void page_entry(Page *page, const char *name, const char *text);
void page_number(Page *page, const char *name, long long number);
/* The same for a truth value. */
void page_flag(Page *page, const char *name, int is);
/* Begins an element of an array with this text. The comma before it depends on
   what was written last. */
void page_element(Page *page, const char *text);
/* Adds a string to an array; the second one frees its text. */
void page_element_string(Page *page, const char *text);
void page_element_text(Page *page, Page *text);

#endif
