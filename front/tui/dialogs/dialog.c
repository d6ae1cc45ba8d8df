/* SPDX-License-Identifier: MIT */
/* The loop that every dialog runs in. */
#include "dialog.h"

#include "front/tui/terminal/screen.h"
#include "front/tui/view/keyboard.h"
#include "front/tui/view/view.h"

Key dialog_run(Tui *tui, const Dialog *dialog, void *own)
{
    Key key;
    do {
        const int longest = dialog->patience ? dialog->patience(tui, own) : -1;
        view_clear(tui);
        dialog->draw(tui, own);
        screen_paint(&tui->canvas, &tui->look);
        keyboard_next(tui, &key, longest);
    } while (dialog->obey(tui, own, &key));
    if (key.code == KEY_ENDED)
        keyboard_put_back(tui, &key);
    return key;
}
