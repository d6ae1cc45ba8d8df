/* SPDX-License-Identifier: MIT */
/* The editor of Mahjong's layouts. */
#ifndef FRONT_TUI_LAYOUT_EDITOR_H
#define FRONT_TUI_LAYOUT_EDITOR_H

#include "formats/layout_draft.h"
#include "front/tui/view/state.h"
#include "solve/mahjong/winnable_share.h"

/* Edits a layout, beginning with the one of this name, or with an empty table
   if that is "". The name becomes that under which it was saved. Returns 1 if
   the player wants to play a game on it. */
int layout_editor_run(Tui *tui, Page *name);

enum { HALF_TILE = 2 /* columns; half a tile is one row high */ };

/* Between two keys. */
typedef struct LayoutEditor {
    Tui *tui;
    LayoutDraft draft;
    Layout kept; /* what is stored in the file, */
    int is_kept; /* if anything is */
    int x, y;    /* the cursor, in half tiles */
    u8 mirrors;
    Page name, message;
    enum { ASKS_NOTHING, ASKS_NAME, ASKS_TO_REPLACE, ASKS_TO_HIDE } asking;
    int warned;    /* the player knows that leaving loses the layout */
    int left, top; /* of the table on the screen */
    Layout measured;
    WinnableShare share;
    int measures; /* the thread has the layout */
    int done;
    int plays; /* a game is to be dealt on the layout */
} LayoutEditor;

void layout_editor_open(LayoutEditor *editor, Tui *tui, const char *name);
void layout_editor_close(LayoutEditor *editor);
void layout_editor_draw(LayoutEditor *editor); /* layout_editor_view.c */
/* Returns 0 when the dialog is done. */
int layout_editor_obey(LayoutEditor *editor, const Key *key);

#endif
