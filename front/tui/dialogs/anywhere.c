/* SPDX-License-Identifier: MIT */
#include "anywhere.h"

#include <signal.h>
#include <unistd.h>

#include "front/tui/terminal/screen.h"
#include "front/tui/view/keyboard.h"
#include "front/tui/view/legend.h"
#include "pager.h"
#include "settings.h"
#include "statistics.h"

/* Its lines are a menu for the mouse. */
static void show_help(Tui *tui)
{
    Page page = {NULL, 0, 0};
    Key key;
    page_keys(&page, tui->scene.session->game, tui->mode == MODE_REEL);
    key = show_text(tui, " Keys ", page.text);
    page_free(&page);
    if (was_clicked(&key)) {
        key.x = key.y = -1;
        keyboard_put_back(tui, &key);
    }
}

int obey_anywhere(Tui *tui, int code)
{
    switch (code) {
    case 'o':
        choose_look(tui);
        return 1;
    case '?':
        show_help(tui);
        return 1;
    case '#':
    case 'T': /* in a replay */
        show_record(tui, tui->scene.session->game);
        return 1;
    case CONTROL('l'):
        paint_again();
        return 1;
    case CONTROL('z'):
        kill(getpid(), SIGTSTP);
        return 1;
    default:
        return 0;
    }
}
