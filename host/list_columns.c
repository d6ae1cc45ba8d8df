/* SPDX-License-Identifier: MIT */
/* Lists in columns. Widths are measured over the rows that are shown, so that
   one long title doesn't push the figures of all rows out of sight. */
#include "list_columns.h"

#include <string.h>

#include "rules/core/base.h"

enum { LEAST = 4 }; /* the least width of a column */

/* The widths of the columns; 0 for those that aren't shown. */
typedef struct Widths {
    int of[LIST_COLUMNS_MOST];
} Widths;

static void measure(Widths *widths, const char *rows)
{
    int nth = 0;
    memset(widths, 0, sizeof *widths);
    for (; *rows; rows++) {
        const size_t length = strcspn(rows, "\t\n");
        const int width = (int)page_width(rows, length);
        if (nth < LIST_COLUMNS_MOST && width > widths->of[nth])
            widths->of[nth] = width;
        rows += length;
        nth = *rows == '\t' ? nth + 1 : 0;
        if (!*rows)
            break;
    }
}

static int total(const ListColumns *columns, const Widths *widths)
{
    int sum = columns->indent;
    int shown = 0;
    int i;
    for (i = 0; i < columns->count; i++) {
        sum += widths->of[i];
        shown += widths->of[i] > 0;
    }
    return shown ? sum + (shown - 1) * columns->gap : sum;
}

/* Makes the widest columns that can be cut narrower, one place at a time.
   Returns 0 if that isn't enough. */
static int cut(const ListColumns *columns, Widths *widths, int least,
               int width)
{
    while (total(columns, widths) > width) {
        int widest = -1;
        int i;
        for (i = 0; i < columns->count; i++)
            if (columns->list[i].way == LIST_COLUMN_CUT &&
                widths->of[i] > least &&
                (widest < 0 || widths->of[i] > widths->of[widest]))
                widest = i;
        if (widest < 0)
            return 0;
        widths->of[widest]--;
    }
    return 1;
}

/* Leaves out one more column; returns 0 if the others always stay. */
static int leave_out(const ListColumns *columns, Widths *widths)
{
    int first = -1;
    int i;
    for (i = 0; i < columns->count; i++)
        if (widths->of[i] && columns->list[i].leaves &&
            (first < 0 ||
             columns->list[i].leaves > columns->list[first].leaves))
            first = i;
    if (first >= 0)
        widths->of[first] = 0;
    return first >= 0;
}

static void fit(const ListColumns *columns, Widths *widths, int width)
{
    Widths narrower;
    do {
        narrower = *widths;
    } while (!cut(columns, &narrower, columns->least, width) &&
             leave_out(columns, widths));
    (void)cut(columns, &narrower, LEAST, width);
    *widths = narrower;
}

int list_columns_cut(Page *page, const char *text, size_t length, int width)
{
    const char *ellipsis = page_ellipsis();
    const int marked = (int)page_width(ellipsis, strlen(ellipsis));
    size_t bytes = 0;
    size_t next = 0;
    if ((int)page_width(text, length) <= width) {
        page_put(page, text, length);
        return (int)page_width(text, length);
    }
    do {
        bytes = next;
        for (next++; next < length && (text[next] & 0xC0) == 0x80; next++)
            ;
    } while ((int)page_width(text, next) + marked <= width);
    while (bytes && text[bytes - 1] == ' ')
        bytes--;
    page_put(page, text, bytes);
    page_text(page, ellipsis);
    return (int)page_width(text, bytes) + marked;
}

static const char *page_row(Page *page, const ListColumns *columns,
                            const Widths *widths, const char *row)
{
    int nth = 0;
    int gap = columns->indent;
    for (; nth < columns->count; nth++) {
        const size_t length = strcspn(row, "\t\n");
        const int width = widths->of[nth];
        Page cell = PAGE_EMPTY;
        const int blanks =
            width ? width - list_columns_cut(&cell, row, length, width) : 0;
        const int before =
            columns->list[nth].way == LIST_COLUMN_RIGHT ? blanks : 0;
        if (width) {
            page_format(page, "%*s%s%*s", gap + before, "", cell.text,
                        blanks - before, "");
            gap = columns->gap;
        }
        page_free(&cell);
        row += length;
        if (*row != '\t')
            break;
        row++;
    }
    page_line(page);
    return row + (*row == '\n');
}

void list_columns_page(Page *page, const ListColumns *columns,
                       const char *rows, int width)
{
    Widths widths;
    measure(&widths, rows);
    fit(columns, &widths, width);
    while (*rows)
        rows = page_row(page, columns, &widths, rows);
    page_put(page, "", 0);
}
