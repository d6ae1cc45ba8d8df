/* SPDX-License-Identifier: MIT */
/* Reads JSON (RFC 8259) into a list of values. */
#ifndef HOST_JSON_READ_H
#define HOST_JSON_READ_H

#include "page.h"
#include "rules/core/base.h"

typedef enum JsonKind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT
} JsonKind;

/* A value; those inside it follow it. */
typedef struct JsonValue {
    u8 kind;
    u32 end; /* the index of the first value that isn't inside it */
    size_t name, name_length; /* in JsonText.texts, if it is a member */
    size_t text, length; /* of a string, decoded, or of a number, as written */
} JsonValue;

/* Arrays and objects inside each other; more are refused. */
enum { JSON_DEPTH = 64 };

typedef struct JsonText {
    JsonValue *values; /* the first is the whole text's */
    u32 count, room;
    Page texts; /* each with a NUL at its end; a string may contain others */
} JsonText;

#define JSON_TEXT_EMPTY                                                       \
    {                                                                         \
        NULL, 0, 0, PAGE_EMPTY                                                \
    }

/* Returns 0 unless the text is one value in JSON. What was read before is
   replaced. */
int json_read(JsonText *json, const char *text, size_t length);
void json_free(JsonText *json);

/* The values directly inside one, in order; NULL after the last. */
const JsonValue *json_first(const JsonText *json, const JsonValue *value);
const JsonValue *json_next(const JsonText *json, const JsonValue *value,
                           const JsonValue *inside);
/* The member of this name, or NULL; of several, the last. */
const JsonValue *json_member(const JsonText *json, const JsonValue *object,
                             const char *name);
/* The text of a string or number, and the name of a member. */
const char *json_text(const JsonText *json, const JsonValue *value);
const char *json_name(const JsonText *json, const JsonValue *value);
/* Writes a string, a number or a truth value again; anything else is null. */
void json_page_scalar(Page *page, const JsonText *json,
                      const JsonValue *value);
/* Whether a value is exactly this string. */
int json_is(const JsonText *json, const JsonValue *value, const char *text);

#endif
