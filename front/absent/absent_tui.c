/* SPDX-License-Identifier: MIT */
/* Replaces front/tui/ in a program without ncurses, which has only line
   mode. */
#include "front/tui/canvas/settings.h"
#include "front/tui/tui.h"
#include "front/tui/view/bars.h"

int tui_start(Tui *tui, const Look *look, Front *front)
{
    (void)tui;
    (void)look;
    (void)front;
    return 0;
}

void tui_stop(Tui *tui)
{
    (void)tui;
}

void settings_load(Look *look)
{
    (void)look;
}

void settings_keep_boardless(int boardless, Page *refusal)
{
    (void)boardless;
    (void)refusal;
}

void legend_see(void *own, SeeKey see)
{
    (void)own;
    (void)see;
}
