/* SPDX-License-Identifier: MIT */
/* Clicks and drags: each cell knows what it stands for. */
#include "keys.h"

int here_at(const Tui *tui, const Key *key)
{
    const Cell *cell = cell_at(&tui->canvas, key->x, key->y);
    return cell ? cell->here : NOTHING_HERE;
}

/* A button is a command, whatever its letter begins when it is typed. */
static int press_button(Tui *tui, const Key *key, Page *line)
{
    return tui->mode == MODE_PLAY ? obey_command(tui, key, line)
                                  : obey_key(tui, key, line);
}

static int click(Tui *tui, int here, Page *line)
{
    const Key instead = {here - KEY_HERE, -1, -1};
    if (here >= TIME_HERE)
        return go_to_number(line, time_at(tui, here),
                            (long)tui->scene.session->count);
    if (here >= KEY_HERE)
        return press_button(tui, &instead, line);
    return here < NO_SPOT && touch_spot(tui, line, (u8)here);
}

/* What is dragged is touched where it comes from and where it is let go. */
static int drag(Tui *tui, int from, int to, Page *line)
{
    if (from >= NO_SPOT || to >= NO_SPOT)
        return 0;
    if (has_trait(&tui->scene, SLIDES))
        return touch_spot(tui, line, (u8)from);
    if (tui->scene.session->held == from)
        return touch_spot(tui, line, (u8)to);
    tui->queued.used = 0;
    page_format(&tui->queued, "touch %d", to);
    return touch_spot(tui, line, (u8)from);
}

/* Of clicks in a hurry ncurses may only tell that the mouse went up. */
int release_mouse(Tui *tui, const Key *key, Page *line)
{
    const int here = here_at(tui, key);
    const int from = tui->pressed < 0 ? here : tui->pressed;
    tui->pressed = -1;
    return from == here ? click(tui, here, line) : drag(tui, from, here, line);
}
