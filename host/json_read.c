/* SPDX-License-Identifier: MIT */
/* Reads JSON by recursive descent. The values are in one array, each followed
   by those inside it, so that a text of a megabyte needs two blocks of memory
   and no tree has to be freed. */
#include "json_read.h"

#include <stdlib.h>
#include <string.h>

#include "json.h"
#include "utf8.h"

typedef struct Parser {
    JsonText *json;
    const char *at, *end;
    int depth;
} Parser;

static int read_value(Parser *parser);

static void skip_blanks(Parser *parser)
{
    while (parser->at < parser->end && *parser->at &&
           strchr(" \t\r\n", *parser->at))
        parser->at++;
}

static int take(Parser *parser, char sign)
{
    if (parser->at == parser->end || *parser->at != sign)
        return 0;
    parser->at++;
    return 1;
}

static int take_word(Parser *parser, const char *word)
{
    const size_t length = strlen(word);
    if ((size_t)(parser->end - parser->at) < length ||
        memcmp(parser->at, word, length) != 0)
        return 0;
    parser->at += length;
    return 1;
}

/* Pointers to values don't survive this. */
static u32 add_value(Parser *parser, JsonKind kind)
{
    JsonText *json = parser->json;
    if (json->count == json->room) {
        json->room = json->room ? json->room * 2 : 16;
        json->values = host_must_have(
            realloc(json->values, json->room * sizeof *json->values));
    }
    json->values[json->count] =
        (JsonValue){.kind = (u8)kind, .end = json->count + 1};
    return json->count++;
}

/* -------------------------------------------------------------- strings */

static int take_hex(Parser *parser, u32 *number)
{
    static const char digits[] = "0123456789abcdefABCDEF";
    int i;
    *number = 0;
    for (i = 0; i < 4; i++) {
        const char *digit = parser->at < parser->end && *parser->at
                                ? strchr(digits, *parser->at)
                                : NULL;
        if (!digit)
            return 0;
        *number = *number * 16 + (u32)(digit - digits) -
                  (digit - digits > 15 ? 6 : 0);
        parser->at++;
    }
    return 1;
}

static void put_sign(Page *page, u32 sign)
{
    char bytes[UTF8_LONGEST];
    size_t length = 0;
    if (sign < 0x80) {
        bytes[length++] = (char)sign;
    } else if (sign < 0x800) {
        bytes[length++] = (char)(0xC0 | sign >> 6);
    } else if (sign < 0x10000) {
        bytes[length++] = (char)(0xE0 | sign >> 12);
        bytes[length++] = (char)(0x80 | (sign >> 6 & 0x3F));
    } else {
        bytes[length++] = (char)(0xF0 | sign >> 18);
        bytes[length++] = (char)(0x80 | (sign >> 12 & 0x3F));
        bytes[length++] = (char)(0x80 | (sign >> 6 & 0x3F));
    }
    if (sign >= 0x80)
        bytes[length++] = (char)(0x80 | (sign & 0x3F));
    page_put(page, bytes, length);
}

/* A half of a pair that stands alone is no character, and becomes the
   replacement character. */
static int read_code(Parser *parser)
{
    u32 sign, second;
    if (!take_hex(parser, &sign))
        return 0;
    if (sign >= 0xD800 && sign < 0xDC00) {
        const char *at = parser->at;
        if (take_word(parser, "\\u") && !take_hex(parser, &second))
            return 0;
        if (parser->at != at && second >= 0xDC00 && second < 0xE000)
            sign = 0x10000 + ((sign - 0xD800) << 10) + (second - 0xDC00);
        else
            parser->at = at;
    }
    put_sign(&parser->json->texts,
             sign >= 0xD800 && sign < 0xE000 ? 0xFFFD : sign);
    return 1;
}

static int read_escape(Parser *parser)
{
    static const char signs[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    const char *sign;
    if (take(parser, 'u'))
        return read_code(parser);
    sign = parser->at < parser->end && *parser->at ? strchr(signs, *parser->at)
                                                   : NULL;
    if (!sign)
        return 0;
    page_put(&parser->json->texts, meanings + (sign - signs), 1);
    parser->at++;
    return 1;
}

/* Reads what follows the first quote. */
static int read_string(Parser *parser, size_t *text, size_t *length)
{
    Page *texts = &parser->json->texts;
    *text = texts->used;
    while (!take(parser, '"')) {
        u32 sign;
        size_t used;
        if (take(parser, '\\')) {
            if (!read_escape(parser))
                return 0;
            continue;
        }
        used = parser->at < parser->end
                   ? utf8_read(parser->at, (size_t)(parser->end - parser->at),
                               &sign)
                   : 0;
        if (!used || sign < ' ')
            return 0;
        page_put(texts, parser->at, used);
        parser->at += used;
    }
    *length = texts->used - *text;
    page_put(texts, "", 1);
    return 1;
}

/* -------------------------------------------------------------- numbers */

static int take_digits(Parser *parser)
{
    const char *from = parser->at;
    while (parser->at < parser->end && *parser->at >= '0' &&
           *parser->at <= '9')
        parser->at++;
    return parser->at != from;
}

static int read_number(Parser *parser)
{
    JsonText *json = parser->json;
    const char *from = parser->at;
    const u32 value = add_value(parser, JSON_NUMBER);
    (void)take(parser, '-');
    if (!take(parser, '0') && !take_digits(parser))
        return 0;
    if (take(parser, '.') && !take_digits(parser))
        return 0;
    if (take(parser, 'e') || take(parser, 'E')) {
        if (!take(parser, '+'))
            (void)take(parser, '-');
        if (!take_digits(parser))
            return 0;
    }
    json->values[value].text = json->texts.used;
    json->values[value].length = (size_t)(parser->at - from);
    page_put(&json->texts, from, (size_t)(parser->at - from));
    page_put(&json->texts, "", 1);
    return 1;
}

/* --------------------------------------------------------------- values */

static int read_name(Parser *parser, size_t *name, size_t *length)
{
    skip_blanks(parser);
    if (!take(parser, '"') || !read_string(parser, name, length))
        return 0;
    skip_blanks(parser);
    return take(parser, ':');
}

/* Reads what follows the bracket. */
static int read_inside(Parser *parser, JsonKind kind)
{
    const char closing = kind == JSON_OBJECT ? '}' : ']';
    const u32 whole = add_value(parser, kind);
    if (++parser->depth > JSON_DEPTH)
        return 0;
    skip_blanks(parser);
    if (!take(parser, closing)) {
        do {
            const u32 inside = parser->json->count;
            size_t name = 0, length = 0;
            if (kind == JSON_OBJECT && !read_name(parser, &name, &length))
                return 0;
            if (!read_value(parser))
                return 0;
            parser->json->values[inside].name = name;
            parser->json->values[inside].name_length = length;
        } while (take(parser, ','));
        if (!take(parser, closing))
            return 0;
    }
    parser->json->values[whole].end = parser->json->count;
    parser->depth--;
    return 1;
}

static int read_text(Parser *parser)
{
    const u32 value = add_value(parser, JSON_STRING);
    size_t text, length;
    if (!read_string(parser, &text, &length))
        return 0;
    parser->json->values[value].text = text;
    parser->json->values[value].length = length;
    return 1;
}

/* Reads a value and the blanks around it. */
static int read_value(Parser *parser)
{
    static const char *const words[] = {"null", "false", "true"};
    int done = 0;
    u8 i;
    skip_blanks(parser);
    for (i = 0; i < COUNT_OF(words) && !done; i++)
        if ((done = take_word(parser, words[i])) != 0)
            (void)add_value(parser, (JsonKind)i);
    done = done                ? 1
           : take(parser, '"') ? read_text(parser)
           : take(parser, '[') ? read_inside(parser, JSON_ARRAY)
           : take(parser, '{') ? read_inside(parser, JSON_OBJECT)
                               : read_number(parser);
    skip_blanks(parser);
    return done;
}

int json_read(JsonText *json, const char *text, size_t length)
{
    Parser parser = {json, text, text + length, 0};
    json->count = 0;
    json->texts.used = 0;
    return read_value(&parser) && parser.at == parser.end;
}

void json_free(JsonText *json)
{
    free(json->values);
    page_free(&json->texts);
    memset(json, 0, sizeof *json);
}

/* -------------------------------------------------------------- looking */

const JsonValue *json_first(const JsonText *json, const JsonValue *value)
{
    ASSERT(value >= json->values && value < json->values + json->count);
    return value + 1 < json->values + value->end ? value + 1 : NULL;
}

const JsonValue *json_next(const JsonText *json, const JsonValue *value,
                           const JsonValue *inside)
{
    return inside->end < value->end ? json->values + inside->end : NULL;
}

const char *json_text(const JsonText *json, const JsonValue *value)
{
    ASSERT(value->kind == JSON_STRING || value->kind == JSON_NUMBER);
    return json->texts.text + value->text;
}

const char *json_name(const JsonText *json, const JsonValue *value)
{
    return json->texts.text + value->name;
}

static int is_text(const char *text, size_t length, const char *wanted)
{
    return strlen(wanted) == length && memcmp(text, wanted, length) == 0;
}

const JsonValue *json_member(const JsonText *json, const JsonValue *object,
                             const char *name)
{
    const JsonValue *found = NULL;
    const JsonValue *member =
        object->kind == JSON_OBJECT ? json_first(json, object) : NULL;
    for (; member; member = json_next(json, object, member))
        if (is_text(json_name(json, member), member->name_length, name))
            found = member;
    return found;
}

int json_is(const JsonText *json, const JsonValue *value, const char *text)
{
    return value && value->kind == JSON_STRING &&
           is_text(json_text(json, value), value->length, text);
}

void json_page_scalar(Page *page, const JsonText *json, const JsonValue *value)
{
    if (value->kind == JSON_STRING)
        page_string(page, json_text(json, value), value->length);
    else if (value->kind == JSON_NUMBER)
        page_put(page, json_text(json, value), value->length);
    else if (value->kind == JSON_TRUE || value->kind == JSON_FALSE)
        page_text(page, value->kind == JSON_TRUE ? "true" : "false");
    else
        page_text(page, "null");
}
