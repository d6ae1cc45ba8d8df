/* SPDX-License-Identifier: MIT */
/* Folding: tables are made narrower or split, paragraphs refilled, long lines
   broken. */
#include "texts.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "host/utf8.h"

/* The width to which texts are filled before they are folded. */
enum { FILLED = 78, LEAST_FOLDED = 8, GAP = 2, MOST_COLUMNS = 200, CELLS = 4 };

/* ------------------------------------------------------------------ tables */

static int is_row(const char *at)
{
    return *at == ' ' && (unsigned char)at[strspn(at, " ")] > ' ';
}

/* Consecutive rows form a table. */
static const char *end_of_table(const char *at)
{
    while (is_row(at))
        at = lines_next(at);
    return at;
}

/* The start of a row's next cell, after a gap; NULL after the last. */
static const char *next_cell(const char *at)
{
    const char *end = at + strcspn(at, "\n");
    at += strspn(at, " ");
    for (; at < end; at++)
        if (strspn(at, " ") >= GAP && at + strspn(at, " ") < end)
            return at + strspn(at, " ");
    return NULL;
}

static int count_cells(const char *at)
{
    int count = 0;
    for (; at; at = next_cell(at))
        count++;
    return count;
}

/* Marks the columns in which some row of the table has a character. */
static int mark_columns(const char *at, const char *end, char *used)
{
    int widest = 0;
    memset(used, 0, MOST_COLUMNS);
    while (at < end) {
        int column = 0;
        for (; *at && *at != '\n'; at++) {
            int taken = lines_sign_columns(at);
            for (; taken; taken--, column++)
                if (*at != ' ' && column < MOST_COLUMNS)
                    used[column] = 1;
        }
        at += *at == '\n';
        if (column > widest)
            widest = column;
    }
    return widest;
}

/* Removes columns that are blank in every row until the table fits, but leaves
   gaps of two. */
static void drop_columns(char *dropped, const char *used, int widest,
                         int width)
{
    int column, blanks;
    int seen = 0;
    memset(dropped, 0, MOST_COLUMNS);
    for (column = blanks = 0; column < widest && column < MOST_COLUMNS;
         column++) {
        blanks = used[column] ? 0 : blanks + 1;
        seen |= used[column];
        if (seen && blanks > GAP && widest - width > 0) {
            dropped[column] = 1;
            width++;
        }
    }
}

static void page_kept(Page *page, const char *at, const char *end,
                      const char *dropped)
{
    int column = -1;
    for (; at < end; at++) {
        column += lines_sign_columns(at);
        if (*at == '\n')
            column = -1;
        if (column < 0 || column >= MOST_COLUMNS || !dropped[column])
            page_put(page, at, 1);
    }
}

/* Splits rows with two pairs into rows with one. */
static void page_apart(Page *page, const char *at, const char *end)
{
    const size_t indent = strspn(at, " ");
    const char *half;
    while (at < end) {
        half = count_cells(at) == CELLS ? next_cell(next_cell(at)) : NULL;
        if (half) {
            const char *stop = half;
            while (stop[-1] == ' ')
                stop--;
            page_put(page, at, (size_t)(stop - at));
            page_format(page, "\n%*s", (int)indent, "");
            at = half;
        }
        page_put(page, at, strcspn(at, "\n"));
        page_text(page, "\n");
        at = lines_next(at);
    }
}

static int widest_of(const char *at, const char *end)
{
    int widest = 0;
    for (; at < end; at = lines_next(at))
        if (lines_columns(at) > widest)
            widest = lines_columns(at);
    return widest;
}

static void page_table(Page *page, const char *at, const char *end, int width,
                       int keeps_rows)
{
    char used[MOST_COLUMNS], dropped[MOST_COLUMNS];
    Page narrow = PAGE_EMPTY;
    drop_columns(dropped, used, mark_columns(at, end, used), width);
    page_kept(&narrow, at, end, dropped);
    page_put(&narrow, "", 0);
    if (keeps_rows ||
        widest_of(narrow.text, narrow.text + narrow.used) <= width)
        page_text(page, narrow.text);
    else
        page_apart(page, at, end);
    page_free(&narrow);
}

void fold_tables(Page *page, const char *text, int width, int keeps_rows)
{
    while (*text) {
        const char *end = end_of_table(text);
        if (end == text) {
            end = lines_next(text);
            page_put(page, text, (size_t)(end - text));
        } else if (widest_of(text, end) <= width) {
            page_put(page, text, (size_t)(end - text));
        } else {
            page_table(page, text, end, width, keeps_rows);
        }
        text = end;
    }
    page_put(page, "", 0);
}

/* -------------------------------------------------------------- paragraphs */

/* Reads a sign, of which a wrong byte is one, too. */
static size_t take_sign(const char *at, u32 *sign)
{
    const size_t taken = utf8_read(at, strnlen(at, UTF8_LONGEST), sign);
    if (!taken)
        *sign = (unsigned char)*at;
    return taken ? taken : 1;
}

/* The columns of what has to fit on a line before it can be broken: a word, or
   a Chinese sign and the punctuation behind it. */
static int columns_of_word(const char *at)
{
    u32 before = 0, sign;
    int columns = 0;
    while (*at > ' ' || *at < 0) {
        const size_t taken = take_sign(at, &sign);
        if (columns && utf8_may_break(before, sign))
            break;
        columns += lines_sign_columns(at);
        before = sign;
        at += taken;
    }
    return columns;
}

/* Whether a line ended only because the next word did not fit. A line that is
   too wide itself was never filled, and ends where its text does. */
static int is_full(const char *line, const char *end)
{
    const int columns = lines_columns(line);
    return *line != ' ' && (unsigned char)end[1] > ' ' && columns <= FILLED &&
           columns + !utf8_joins(line, end) + columns_of_word(end + 1) >
               FILLED;
}

/* Letters beyond ASCII, and Chinese, count as letters; lines and blocks, which
   charts consist of, don't. */
static int is_letter(u32 sign)
{
    return sign < 0x80 ? isalpha((int)sign) : sign < 0x2500 || sign > 0x259F;
}

/* Whether a sentence continues on the next line. Lines with several cells are
   no sentences. */
static int goes_on(const char *line, const char *end)
{
    static const char stop[] = "\343\200\202"; /* the Chinese full stop */
    u32 next;
    if (end - line >= 3 && memcmp(end - 3, stop, 3) == 0)
        return 0;
    if (next_cell(line) || next_cell(end + 1))
        return 0;
    take_sign(end + 1, &next);
    return (is_letter((unsigned char)end[-1]) || strchr(",;", end[-1])) &&
           is_letter(next);
}

/* Joins filled lines and lines that are too long with their continuations. */
static void join_lines(char *text, int width)
{
    char *line = text;
    char *end = strchr(text, '\n');
    for (; end; end = strchr(end + 1, '\n')) {
        const int joins =
            end > line &&
            (is_full(line, end) ||
             (lines_columns(text) > width && goes_on(line, end)));
        const int is_tight = joins && utf8_joins(line, end);
        line = end + 1;
        if (is_tight) {
            memmove(end, line, strlen(line) + 1);
            line = end;
        } else if (joins) {
            *end = ' ';
        } else {
            text = line;
        }
    }
}

/* ----------------------------------------------------------------- folding */

/* The number of bytes that fit on a line: up to a blank, or another place
   between two words, if possible. */
static size_t bytes_that_fit(const char *at, int width)
{
    const size_t length = strcspn(at, "\n");
    size_t i, taken, cut = 0;
    u32 before = 0, sign;
    int columns = 0;
    for (i = 0; i < length; i += taken) {
        taken = take_sign(at + i, &sign);
        if (i &&
            (at[i] == ' ' ? at[i - 1] != ' ' : utf8_may_break(before, sign)))
            cut = i;
        columns += lines_sign_columns(at + i);
        if (columns > width)
            return cut ? cut : i;
        before = sign;
    }
    return length;
}

/* The continuation of a row is indented to its second cell, or to its
   beginning if it has only one, and so is that of a line with cells. */
static int indent_of(const char *at, int width)
{
    const char *cell = next_cell(at);
    int columns = 0;
    const char *to = cell ? cell : at + strspn(at, " ");
    for (; at < to; at++)
        columns += lines_sign_columns(at);
    return columns <= width * 2 / 3 ? columns : 0;
}

static void fold_line(Page *page, const char *text, int width)
{
    const int indent = indent_of(text, width);
    size_t fits = bytes_that_fit(text, width);
    page_put(page, text, fits);
    page_text(page, "\n");
    text += fits;
    while (*text && *text != '\n') {
        text += strspn(text, " ");
        fits = bytes_that_fit(text, width - indent);
        if (!fits)
            break;
        page_format(page, "%*s%.*s\n", indent, "", (int)fits, text);
        text += fits;
    }
}

void fold_text(Page *page, const char *text, int width)
{
    Page fitted = PAGE_EMPTY;
    const char *at;
    if (width < LEAST_FOLDED)
        width = LEAST_FOLDED;
    fold_tables(&fitted, text, width, 0);
    join_lines(fitted.text, width);
    for (at = fitted.text; *at; at = lines_next(at))
        fold_line(page, at, width);
    page_put(page, "", 0);
    page_free(&fitted);
}
