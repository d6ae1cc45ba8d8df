/* SPDX-License-Identifier: MIT */
/* A dialog has the keys until it closes: a text, a list, a replay, the game.
 */
#ifndef FRONT_TUI_DIALOG_H
#define FRONT_TUI_DIALOG_H

#include "front/tui/view/state.h"

typedef struct Dialog {
    /* Draws on a blank canvas of the screen's size. */
    void (*draw)(Tui *tui, void *own);
    /* Returns 0 to close the dialog. */
    int (*obey)(Tui *tui, void *own, const Key *key);
    /* For how many milliseconds a key is awaited until it is KEY_NOTHING;
       NULL, or below 0: for ever. */
    int (*patience)(Tui *tui, void *own);
} Dialog;

/* Shows it and has it obey keys until it is left; returns the last key. A
   dialog opens another one by running it. The end of input ends all. */
Key dialog_run(Tui *tui, const Dialog *dialog, void *own);

#endif
