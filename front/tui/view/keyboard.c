/* SPDX-License-Identifier: MIT */
/* Reads the next key, from those put back or from the terminal. The solver's
   thread begins when the frame is drawn and the wait begins. */
#include "view.h"

#include <signal.h>

#include "front/tui/terminal/input.h"

static int takes_words(const Tui *tui)
{
    return tui->mode == MODE_TYPE || tui->mode == MODE_SAVE;
}

/* The terminal is in raw mode, so Ctrl-C arrives as a key and must be handled
   here. */
void keyboard_next(Tui *tui, Key *key, int milliseconds)
{
    if (tui->queue.has_key) {
        *key = tui->queue.key;
        tui->queue.has_key = 0;
    } else {
        if (tui->thinker)
            thinker_go(tui->thinker);
        input_await(key, milliseconds);
    }
    if (key->code == CONTROL('c') && !takes_words(tui)) {
        raise(SIGINT);
        key->code = KEY_ENDED;
    }
}

void keyboard_put_back(Tui *tui, const Key *key)
{
    tui->queue.key = *key;
    tui->queue.has_key = 1;
}
