/* SPDX-License-Identifier: MIT */
/* Clicks and drags. Each cell of the canvas knows what a click on it means. */
#include "mouse.h"

#include "front/tui/view/view.h"
#include "send.h"

static int click(Tui *tui, int here, Page *line, Key *button)
{
    if (here >= TIME_HERE)
        return send_go(line, view_time_at(tui, here),
                       (long)tui->scene.session->count);
    if (here >= KEY_HERE) {
        button->code = here - KEY_HERE;
        return 0;
    }
    return here < NO_SPOT && send_touch(tui, line, (u8)here);
}

/* A drag touches the spot where it starts and the spot where it ends. */
static int drag(Tui *tui, int from, int to, Page *line)
{
    if (from >= NO_SPOT || to >= NO_SPOT)
        return 0;
    if (scene_has_trait(&tui->scene, SLIDES))
        return send_touch(tui, line, (u8)from);
    if (tui->scene.session->held == from)
        return send_touch(tui, line, (u8)to);
    tui->queued.used = 0;
    page_format(&tui->queued, "touch %d", to);
    return send_touch(tui, line, (u8)from);
}

void mouse_press(Tui *tui, const Key *key)
{
    tui->pressed = view_here_at(tui, key);
}

/* For quick clicks, ncurses may report only the release. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button)
{
    const int here = view_here_at(tui, key);
    const int from = tui->pressed < 0 ? here : tui->pressed;
    tui->pressed = -1;
    *button = (Key){KEY_NOTHING, -1, -1};
    return from == here ? click(tui, here, line, button)
                        : drag(tui, from, here, line);
}
