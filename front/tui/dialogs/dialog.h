/* SPDX-License-Identifier: MIT */
/* A dialog receives all keys until it closes. Texts, lists, replays and the
   game itself are dialogs. */
#ifndef FRONT_TUI_DIALOG_H
#define FRONT_TUI_DIALOG_H

#include "front/tui/view/state.h"

typedef struct Dialog {
    /* Draws on a blank canvas of the size of the screen. */
    void (*draw)(Tui *tui, void *own);
    /* Returns 0 to close the dialog. */
    int (*obey)(Tui *tui, void *own, const Key *key);
    /* How many milliseconds to wait for a key before reporting KEY_NOTHING.
       NULL or a negative number: for ever. */
    int (*patience)(Tui *tui, void *own);
} Dialog;

/* Shows the dialog and passes keys to it until it closes. Returns the last
   key. A dialog opens another one by running it. The end of input closes them
   all. */
Key dialog_run(Tui *tui, const Dialog *dialog, void *own);

/* Whether an event is neither a key nor a click: time has passed, the thread
   has an answer, the terminal has another size, or the mouse button has just
   gone down. */
int dialog_is_no_key(int code);

/* Follows the mouse while the dialog waits for a key: motion, and the right
   button. Returns 1 if something else is to be drawn. */
typedef int PointAt(Tui *tui, const Key *key);
/* The same for a dialog in which the mouse does more than click. */
Key dialog_run_with_mouse(Tui *tui, const Dialog *dialog, void *own,
                          PointAt *point);

#endif
