/* SPDX-License-Identifier: MIT */
/* Steps are shown until the celebration ends, a key is pressed, or it has
   lasted long enough. */
#include "ending.h"

#include "front/tui/drawings/drawing.h"
#include "front/tui/terminal/input.h"
#include "front/tui/terminal/screen.h"
#include "host/clock.h"
#include "view.h"

enum { STEP_TIME = 33, LONGEST = 7000 };

/* The solver's thread wakes the program when it has found something out, and
   buttons count when they are released. */
static int goes_on(const Key *key)
{
    return key->code == KEY_NOTHING || key->code == KEY_ROUSED ||
           key->code == KEY_PRESSED;
}

static int is_swallowed(const Key *key)
{
    return key->code == '\r' || key->code == ESCAPE ||
           key->code == KEY_RELEASED;
}

static void show_steps(Tui *tui)
{
    const long long until = clock_milliseconds() + LONGEST;
    Key key = {KEY_NOTHING, -1, -1};
    int step;
    view_clear(tui);
    view_draw(tui);
    for (step = 0; goes_on(&key) && clock_milliseconds() < until &&
                   celebration_draw(&tui->scene, step);
         step++) {
        screen_paint(&tui->canvas, &tui->look);
        input_await(&key, STEP_TIME);
    }
    if (!goes_on(&key) && !is_swallowed(&key))
        keyboard_put_back(tui, &key);
    if (drawing_of(tui->scene.session->game)->celebrate)
        backdrop_keep(tui);
}

/* While the box is hidden, the figures keep what they say. */
void celebrating_run(Tui *tui)
{
    const u8 cursor = tui->scene.cursor;
    const int cell_width = tui->canvas.cell_width;
    if (tui->look.still || tui->queue.has_key || view_is_too_small(tui))
        return;
    tui->canvas.cell_width = 0; /* no images: their traces would be too many */
    tui->display.is_walking = 1;
    tui->scene.cursor = NO_SPOT;
    show_steps(tui);
    tui->scene.cursor = cursor;
    tui->display.is_walking = 0;
    tui->canvas.cell_width = cell_width;
}
