/* SPDX-License-Identifier: MIT */
/* Overlong forms, surrogates and what lies above U+10FFFF are not characters.
 */
#include "utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The ranges of well-formed UTF-8 from the Unicode standard, for the first and
   the second byte of a character. Further bytes are 80 to BF. */
typedef struct Utf8Range {
    u8 first, last, from, to, length;
} Utf8Range;

static const Utf8Range ranges[] = {
    {0x00, 0x7F, 0x00, 0xFF, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2},
    {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3},
    {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
    {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4},
    {0xF4, 0xF4, 0x80, 0x8F, 4}};

static int is_in(u8 byte, u8 from, u8 to)
{
    return byte >= from && byte <= to;
}

static const Utf8Range *range_of(u8 byte)
{
    size_t i;
    for (i = 0; i < COUNT_OF(ranges); i++)
        if (is_in(byte, ranges[i].first, ranges[i].last))
            return &ranges[i];
    return NULL;
}

size_t utf8_read(const char *text, size_t length, u32 *sign)
{
    const u8 *bytes = (const u8 *)text;
    const Utf8Range *range = length ? range_of(*bytes) : NULL;
    size_t i;
    if (!range || range->length > length)
        return 0;
    *sign = range->length == 1 ? *bytes : *bytes & 0x7FU >> range->length;
    for (i = 1; i < range->length; i++) {
        if (!is_in(bytes[i], i == 1 ? range->from : 0x80,
                   i == 1 ? range->to : 0xBF))
            return 0;
        *sign = *sign << 6 | (bytes[i] & 0x3FU);
    }
    return range->length;
}

static int changes_direction(u32 sign)
{
    return (sign >= 0x202A && sign <= 0x202E) ||
           (sign >= 0x2066 && sign <= 0x2069);
}

int utf8_is_control(u32 sign)
{
    return sign < ' ' || (sign >= 0x7F && sign <= 0x9F) ||
           changes_direction(sign);
}

typedef struct SignRange {
    u32 first, last;
} SignRange;

/* Unicode's East Asian Wide: ideographs, kana, Hangul and full-width forms. */
static const SignRange wide[] = {
    {0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},
    {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xa000, 0xa4cf},
    {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},
    {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x1f300, 0x1f64f},
    {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}, {0, 0}};

/* Marks on the character before, as in names of files from macOS, and joiners,
   directions, and variations of characters. */
static const SignRange widthless[] = {{0x300, 0x36f},     {0x483, 0x489},
                                      {0x591, 0x5bd},     {0x610, 0x61a},
                                      {0x64b, 0x65f},     {0x200b, 0x200f},
                                      {0x2028, 0x202e},   {0x2060, 0x206f},
                                      {0x20d0, 0x20f0},   {0xfe00, 0xfe0f},
                                      {0xfe20, 0xfe2f},   {0xfeff, 0xfeff},
                                      {0xe0000, 0xe0fff}, {0, 0}};

static int is_among(const SignRange *range, u32 sign)
{
    while (range->last && sign > range->last)
        range++;
    return range->last && sign >= range->first;
}

int utf8_columns(u32 sign)
{
    return sign < 0x300                ? 1
           : is_among(wide, sign)      ? 2
           : is_among(widthless, sign) ? 0
                                       : 1;
}

/* Punctuation that a line doesn't begin with; and that it doesn't end with. */
static const u32 closing[] = {
    '!',    ')',    ',',    '.',    ':',    ';',    '?',    ']',    0x2019,
    0x201d, 0x2026, 0x3001, 0x3002, 0x3009, 0x300b, 0x300d, 0x300f, 0x3011,
    0x3015, 0xff01, 0xff09, 0xff0c, 0xff0e, 0xff1a, 0xff1b, 0xff1f};
static const u32 opening[] = {'(',    '[',    0x2018, 0x201c, 0x3008, 0x300a,
                              0x300c, 0x300e, 0x3010, 0x3014, 0xff08};

static int is_listed(const u32 *list, size_t count, u32 sign)
{
    while (count && list[count - 1] != sign)
        count--;
    return count > 0;
}

int utf8_may_break(u32 before, u32 after)
{
    return (utf8_columns(before) == 2 || utf8_columns(after) == 2) &&
           !is_listed(opening, COUNT_OF(opening), before) &&
           !is_listed(closing, COUNT_OF(closing), after);
}

int utf8_joins(const char *text, const char *line_break)
{
    const char *before = line_break;
    u32 left, right;
    while (before > text && (*--before & 0xC0) == 0x80)
        ;
    return utf8_read(before, (size_t)(line_break - before), &left) &&
           utf8_read(line_break + 1, strnlen(line_break + 1, UTF8_LONGEST),
                     &right) &&
           utf8_columns(left) == 2 && utf8_columns(right) == 2;
}

/* ---------------------------------------------------------------- capitals
 */

/* Without QUADRILLE_TRANSLATED, everything that is said is ASCII. */
#if defined(QUADRILLE_TRANSLATED)
/* Capitals come a fixed distance before their letters, or each directly before
   its own, which is odd or even. */
typedef struct CapitalRange {
    u32 first, last, distance, step;
} CapitalRange;

static const CapitalRange capitals[] = {
    {'a', 'z', 'a' - 'A', 1}, {0xe0, 0xf6, 0x20, 1},   {0xf8, 0xfe, 0x20, 1},
    {0x101, 0x137, 1, 2},     {0x13a, 0x148, 1, 2},    {0x14b, 0x177, 1, 2},
    {0x17a, 0x17e, 1, 2},     {0x3b1, 0x3c1, 0x20, 1}, {0x3c3, 0x3c9, 0x20, 1},
    {0x430, 0x44f, 0x20, 1},  {0x450, 0x45f, 0x50, 1}, {0x461, 0x481, 1, 2},
    {0x48b, 0x4bf, 1, 2},     {0x4d1, 0x52f, 1, 2}};

void utf8_capitalise(char *text)
{
    u32 sign;
    const size_t length = utf8_read(text, UTF8_LONGEST, &sign);
    size_t i;
    for (i = 0; length && i < COUNT_OF(capitals); i++)
        if (sign >= capitals[i].first && sign <= capitals[i].last &&
            (sign - capitals[i].first) % capitals[i].step == 0) {
            sign -= capitals[i].distance;
            if (length == 1) {
                *text = (char)sign;
                return;
            }
            text[0] = (char)(0xC0 | sign >> 6);
            text[1] = (char)(0x80 | (sign & 0x3F));
            return;
        }
}
void utf8_format(char *room, size_t size, const char *format, ...)
{
    static const char ellipsis[] = "\342\200\246";
    size_t end = size - sizeof ellipsis;
    va_list values;
    int length;
    ASSERT(size > sizeof ellipsis);
    va_start(values, format);
    length = vsnprintf(room, size, format, values);
    va_end(values);
    if (length < 0)
        *room = '\0';
    if (length < 0 || (size_t)length < size)
        return;
    while (end && (room[end] & 0xC0) == 0x80)
        end--;
    memcpy(room + end, ellipsis, sizeof ellipsis);
}
#else
void utf8_capitalise(char *text)
{
    if (*text >= 'a' && *text <= 'z')
        *text = (char)(*text - 'a' + 'A');
}
#endif
