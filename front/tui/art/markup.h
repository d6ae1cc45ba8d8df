/* SPDX-License-Identifier: MIT */
/* Reads the tags and attributes of well-formed XML. The text is part of the
   program, so there is no need to report errors. */
#ifndef FRONT_TUI_MARKUP_H
#define FRONT_TUI_MARKUP_H

#include <stddef.h>

#include "fixed.h"

/* A part of a text. */
typedef struct Span {
    const char *at; /* NULL: none */
    size_t length;
} Span;

int span_is(Span span, const char *word);
int span_begins(Span span, const char *word);

enum { MOST_ATTRIBUTES = 12 };

typedef struct Tag {
    Span name;
    int ends;     /* the element: </g> */
    int is_empty; /* <path/> */
    struct {
        Span name, value;
    } attributes[MOST_ATTRIBUTES];
    int count;
} Tag;

/* Reads the next tag; returns where it ends, or NULL behind the last one. */
const char *markup_next(const char *text, Tag *tag);
/* Without a value if there is no such attribute. */
Span tag_value(const Tag *tag, const char *name);

/* Reads numbers separated by blanks, commas or their signs. */
int span_number(Span *rest, Fixed *number);
Fixed tag_number(const Tag *tag, const char *name, Fixed otherwise);

#endif
