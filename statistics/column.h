/* SPDX-License-Identifier: MIT */
/* Rows of columns, printed for people, as JSON and as CSV. */
#ifndef COLUMN_H
#define COLUMN_H

#include "host/page.h"
#include "series.h"

/* What a row has at some place, put on a page; nothing, when there is none. */
typedef void (*PutMember)(Page *page, const void *member);

/* For people a column's form is its width, below 0 when the text begins on
   the left; for programs it is one of these. */
enum { AS_NUMBER, AS_TEXT };

typedef struct Column {
    const char *name; /* NULL ends a list */
    int form;
    size_t place; /* in the row */
    PutMember put;
} Column;

void column_put_word(Page *page, const void *member); /* const char * */
void column_put_u32(Page *page, const void *member);  /* u32 */
void column_put_sum(Page *page, const void *member);  /* Sum */
void column_put_id(Page *page, const void *member);   /* long long */

/* How a row is put on a page: one of the functions below. */
typedef void (*PageRow)(Page *page, const Column *columns, const void *row);

void page_titles(Page *page, const Column *columns);
void page_cells(Page *page, const Column *columns, const void *row);
void page_object(Page *page, const Column *columns, const void *row);
/* Quoted as RFC 4180 wants it, the lines ended as anywhere else. */
void page_csv_titles(Page *page, const Column *columns);
void page_csv_row(Page *page, const Column *columns, const void *row);

#endif
