/* SPDX-License-Identifier: MIT */
/* Where there is no ncurses: lines alone. */
#include "front/tui/dialogs/settings.h"
#include "front/tui/tui.h"
#include "front/tui/view/legend.h"

int start_tui(Tui *tui, const Look *look, Front *front)
{
    (void)tui;
    (void)look;
    (void)front;
    return 0;
}

void stop_tui(Tui *tui)
{
    (void)tui;
}

void load_look(Look *look)
{
    (void)look;
}

void see_keys(void *own, SeeKey see)
{
    (void)own;
    (void)see;
}
