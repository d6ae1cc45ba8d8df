/* SPDX-License-Identifier: MIT */
/* Lists in columns that are as wide as what they show. */
#ifndef HOST_LIST_COLUMNS_H
#define HOST_LIST_COLUMNS_H

#include "page.h"

enum { LIST_COLUMNS_MOST = 8 };

typedef enum ListColumnWay {
    LIST_COLUMN_LEFT,
    LIST_COLUMN_RIGHT,
    LIST_COLUMN_CUT /* at the left; where room is short, its texts end in an
                  ellipsis */
} ListColumnWay;

typedef struct ListColumn {
    ListColumnWay way;
    int leaves; /* where room is short: columns with a higher number are left
                   out before others; 0: it always stays */
} ListColumn;

typedef struct ListColumns {
    ListColumn list[LIST_COLUMNS_MOST];
    int count;
    int indent, gap; /* the blanks before a row, and between columns */
    int least; /* columns are left out rather than others cut below this width
                */
} ListColumns;

/* Writes rows, given as lines of cells with tabs between them. What is too
   wide is cut first, then columns are left out, then the rest is cut.
   A column without any text takes no room. */
void list_columns_page(Page *page, const ListColumns *columns,
                       const char *rows, int width);
/* Writes a text, with an ellipsis if it is too wide. Returns its width. */
int list_columns_cut(Page *page, const char *text, size_t length, int width);

#endif
