/* SPDX-License-Identifier: MIT */
/* Writes tables for people, as JSON and as CSV. A table is described once by
   its columns, and each row is a struct. */
#ifndef COLUMN_H
#define COLUMN_H

#include "host/page.h"
#include "series.h"

/* Writes the value at a place in a row; nothing if there is none. */
typedef void (*PutMember)(Page *page, const void *member);

/* A column's form is its width in tables for people, negative for left-aligned
   text. For programs it is one of these. */
enum { AS_NUMBER, AS_TEXT };

typedef struct Column {
    const char *name; /* NULL ends a list */
    int form;
    size_t place; /* offset in the row */
    PutMember put;
} Column;

void column_put_word(Page *page, const void *member); /* const char * */
void column_put_u32(Page *page, const void *member);  /* u32 */
void column_put_sum(Page *page, const void *member);  /* Sum */
void column_put_id(Page *page, const void *member);   /* long long */

/* Writes a row; one of the functions below. */
typedef void (*PageRow)(Page *page, const Column *columns, const void *row);

void column_page_titles(Page *page, const Column *columns);
/* Columns that have a title together; 0 columns end a list. */
typedef struct ColumnGroup {
    const char *title;
    int columns;
} ColumnGroup;
/* Writes a line above the titles: the name of the table over the first group,
   which has no title, and the others as rulers over their columns. */
void column_page_groups(Page *page, const char *name, const Column *columns,
                        const ColumnGroup *groups);
void column_page_cells(Page *page, const Column *columns, const void *row);
void column_page_object(Page *page, const Column *columns, const void *row);
/* Quotes as RFC 4180 requires, but ends lines with a plain newline. */
void column_page_csv_titles(Page *page, const Column *columns);
void column_page_csv_row(Page *page, const Column *columns, const void *row);

#endif
