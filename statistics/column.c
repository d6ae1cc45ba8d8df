/* SPDX-License-Identifier: MIT */
/* Writes tables in columns for people, and as JSON and CSV. */
#include "column.h"

#include <stdlib.h>
#include <string.h>

#include "host/json.h"

void column_put_word(Page *page, const void *member)
{
    page_text(page, *(const char *const *)member);
}

void column_put_u32(Page *page, const void *member)
{
    page_format(page, "%lu", (unsigned long)*(const u32 *)member);
}

void column_put_sum(Page *page, const void *member)
{
    page_format(page, "%llu", *(const Sum *)member);
}

void column_put_id(Page *page, const void *member)
{
    page_format(page, "%lld", *(const long long *)member);
}

/* Writes only the cell's text, to a page that all cells share. */
static void set_cell(Page *cell, const Column *column, const void *row)
{
    ASSERT(column->put);
    cell->used = 0;
    page_put(cell, "", 0);
    column->put(cell, (const char *)row + column->place);
}

/* ----------------------------------------------------------- for people */

/* A title that is too long shifts those after it, which it doesn't touch. */
static void page_title(Page *page, const Column *column)
{
    const char *title = translate_in("column", column->name);
    const int blanks =
        abs(column->form) - (int)page_width(title, strlen(title));
    const int touches =
        page->used && !strchr(" \n", page->text[page->used - 1]);
    page_format(page, column->form < 0 ? "%2$s%1$*3$s" : "%1$*3$s%2$s", "",
                title, blanks > 0 ? blanks : touches);
}

void column_page_titles(Page *page, const Column *columns)
{
    ASSERT(columns->name);
    for (; columns->name; columns++)
        page_title(page, columns);
    page_line(page);
}

/* Writes "----- moves -----", or "-moves-" where there is little room. */
static void page_ruler(Page *page, const char *title, int width)
{
    static const char dashes[] = "----------------------------------------";
    const int length = (int)page_width(title, strlen(title));
    const int gap = length + 4 <= width;
    const int rest = length < width ? width - length - 2 * gap : 0;
    ASSERT(rest < 2 * (int)sizeof dashes - 2);
    page_format(page, "%.*s%*s%s%*s%.*s", rest / 2, dashes, gap, "", title,
                gap, "", rest - rest / 2, dashes);
}

void column_page_groups(Page *page, const char *name, const Column *columns,
                        const ColumnGroup *groups)
{
    int i;
    ASSERT(groups[0].columns);
    for (i = 0; groups[i].columns; i++) {
        int width = 0;
        int column;
        for (column = 0; column < groups[i].columns; column++) {
            ASSERT(columns->name); /* groups have no more than there are */
            width += abs((columns++)->form);
        }
        if (i) {
            page_text(page, " ");
            page_ruler(page, translate(groups[i].title), width - 1);
        } else if ((int)page_width(name, strlen(name)) < width) {
            page_padded(page, name, (size_t)width);
        } else {
            page_format(page, "%s\n%*s", name, width, "");
        }
    }
    ASSERT(!columns->name); /* and no fewer */
    page_text(page, "\n");
}

/* Left-aligned text that is too long gets a line to itself. "end" is where the
   next column begins. */
static void page_left(Page *page, const Page *cell, int width, int end)
{
    const int used = (int)page_width(cell->text, cell->used);
    ASSERT(width > 0);
    page_text(page, cell->text);
    if (used < width)
        page_format(page, "%*s", width - used, "");
    else
        page_format(page, "\n%*s", end, "");
}

/* Right-aligned text that is too long shifts the columns after it. */
static void page_right(Page *page, const Page *cell, int width)
{
    const char *text = cell->used ? cell->text : "-";
    const int used = (int)page_width(text, strlen(text));
    ASSERT(width > 0);
    page_format(page, "%*s%s", used < width ? width - used : 1, "", text);
}

void column_page_cells(Page *page, const Column *columns, const void *row)
{
    Page cell = PAGE_EMPTY;
    int end = 0;
    for (; columns->name; columns++) {
        set_cell(&cell, columns, row);
        end += abs(columns->form);
        if (columns->form < 0)
            page_left(page, &cell, -columns->form, end);
        else
            page_right(page, &cell, columns->form);
    }
    page_line(page);
    page_free(&cell);
}

/* --------------------------------------------------------- for programs */

static void page_value(Page *page, const Column *column, const Page *cell)
{
    ASSERT(column->form == AS_TEXT || column->form == AS_NUMBER);
    if (column->form == AS_TEXT)
        page_string(page, cell->text, cell->used);
    else
        page_text(page, cell->used ? cell->text : "null");
}

void column_page_object(Page *page, const Column *columns, const void *row)
{
    Page cell = PAGE_EMPTY;
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    for (; columns->name; columns++) {
        set_cell(&cell, columns, row);
        page_format(page, ",\"%s\":", columns->name);
        page_value(page, columns, &cell);
    }
    page_text(page, "}\n");
    page_free(&cell);
}

static void page_quoted(Page *page, const char *text)
{
    page_text(page, "\"");
    for (; *text; text++) {
        if (*text == '"')
            page_text(page, "\"");
        page_put(page, text, 1);
    }
    page_text(page, "\"");
}

void column_page_csv_titles(Page *page, const Column *columns)
{
    const Column *column;
    for (column = columns; column->name; column++)
        page_format(page, "%s%s", column == columns ? "" : ",", column->name);
    page_text(page, "\n");
}

void column_page_csv_row(Page *page, const Column *columns, const void *row)
{
    Page cell = PAGE_EMPTY;
    const Column *column;
    for (column = columns; column->name; column++) {
        set_cell(&cell, column, row);
        page_text(page, column == columns ? "" : ",");
        if (strpbrk(cell.text, ",\"\r\n"))
            page_quoted(page, cell.text);
        else
            page_text(page, cell.text);
    }
    page_text(page, "\n");
    page_free(&cell);
}
