/* SPDX-License-Identifier: MIT */
/* Handles the keys that mean the same in play and in a replay, such as help
   and settings. */
#include "dialogs.h"

#include <signal.h>
#include <unistd.h>

#include "front/tui/terminal/screen.h"
#include "front/tui/view/bars.h"
#include "front/tui/view/view.h"
#include "pager.h"

/* Shows the help. A click on one of its lines presses the key it describes. */
static void show_help(Tui *tui)
{
    Page page = PAGE_EMPTY;
    Key key;
    legend_page(&page, tui->scene.session->game, tui->mode == MODE_REPLAY);
    key = pager_show(tui, _("Keys"), page.text);
    page_free(&page);
    if (pager_was_clicked(&key)) {
        key.x = key.y = -1;
        keyboard_put_back(tui, &key);
    }
}

int common_keys_obey(Tui *tui, int code)
{
    switch (code) {
    case 'o':
        settings_menu_choose(tui);
        return 1;
    case '?':
    case KEY_FOR_HELP:
        show_help(tui);
        return 1;
    case '#':
    case 'T': /* in a replay */
        statistics_show(tui, tui->scene.session->game);
        return 1;
    case CONTROL('l'):
        screen_ask_again();
        return 1;
    case CONTROL('z'):
        kill(getpid(), SIGTSTP);
        return 1;
    default:
        return 0;
    }
}
