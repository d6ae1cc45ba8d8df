/* SPDX-License-Identifier: MIT */
/* A show goes on until its last step, or until a key is pressed. */
#include "ending.h"

#include <string.h>

#include "front/tui/drawings/show.h"
#include "front/tui/terminal/input.h"
#include "front/tui/terminal/screen.h"
#include "host/clock.h"
#include "view.h"

enum { STEP_TIME = 33, LONGEST = 7000 };

/* The solver's thread wakes the program when it has found something out. */
static int is_key(const Key *key)
{
    return key->code != KEY_NOTHING && key->code != KEY_ROUSED;
}

static void draw_step(Tui *tui, const Show *show, int step)
{
    if (!show->leaves_traces || !step) {
        scene_look(&tui->scene);
        show_lift(&tui->scene, show, step);
        view_draw(tui);
        memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    }
    show_draw(&tui->scene, show, step);
}

/* Fits the board to the screen, so that the places are known. Returns 0 if
   there is no room for it. */
static int fit(Tui *tui)
{
    view_clear(tui);
    if (view_is_too_small(tui))
        return 0;
    tui->display.is_walking = 1;
    tui->canvas.cell_width = 0; /* no images: their traces would be too many */
    scene_look(&tui->scene);
    memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    view_draw(tui);
    return 1;
}

/* Who takes part in a show. */
typedef void Cast(const Scene *scene, Show *show);

/* Casts the show for another size of the screen, with all traces up to a
   step. */
static int cast_again(Tui *tui, Show *show, Cast *cast, int step)
{
    int earlier = show->leaves_traces ? 0 : step;
    show_free(show);
    if (!fit(tui))
        return 0;
    cast(&tui->scene, show);
    for (; earlier < step; earlier++)
        draw_step(tui, show, earlier);
    return 1;
}

/* Returns the key that ended it. While it runs, the box is hidden, and the
   figures keep what they say. A button that goes down ends it only if
   "presses" is set: else it counts when it is released. */
static Key run(Tui *tui, Show *show, Cast *cast, int presses)
{
    const long long until = clock_milliseconds() + LONGEST;
    Key key = {KEY_NOTHING, -1, -1};
    int step;
    for (step = 0; step < show_steps(show) && !is_key(&key) &&
                   clock_milliseconds() < until;
         step++) {
        draw_step(tui, show, step);
        screen_paint(&tui->canvas, &tui->look);
        input_await(&key, STEP_TIME);
        if ((key.code == KEY_PRESSED && !presses) ||
            (key.code == KEY_SIZE && cast_again(tui, show, cast, step + 1)))
            key.code = KEY_NOTHING;
    }
    return key;
}

static int begin(Tui *tui, Show *show, Cast *cast)
{
    if (tui->look.still || tui->queue.has_key || !fit(tui))
        return 0;
    tui->scene.is_complete = 0;
    cast(&tui->scene, show);
    return 1;
}

static int is_swallowed(const Key *key)
{
    return key->code == '\r' || key->code == ESCAPE ||
           key->code == KEY_RELEASED;
}

static void keep_last_step(Tui *tui, const Show *show)
{
    if (!show->leaves_traces)
        draw_step(tui, show, show_steps(show));
    backdrop_keep(tui);
}

static void end(Tui *tui, Show *show)
{
    show_free(show);
    scene_look(&tui->scene);
    tui->display.is_walking = 0;
}

void showing_celebrate(Tui *tui)
{
    const u8 cursor = tui->scene.cursor;
    Show show = {0};
    Key key;
    tui->scene.cursor = NO_SPOT;
    if (begin(tui, &show, celebration_cast)) {
        key = run(tui, &show, celebration_cast, 0);
        if (is_key(&key) && !is_swallowed(&key))
            keyboard_put_back(tui, &key);
        if (show_stays(&show))
            keep_last_step(tui, &show);
        tui->scene.is_complete = 1;
        end(tui, &show);
    }
    tui->scene.cursor = cursor;
}

/* A cascade that was cut short is then seen as a whole. */
void showing_keep_again(Tui *tui)
{
    const u8 cursor = tui->scene.cursor;
    Show show = {0};
    tui->scene.cursor = NO_SPOT;
    if (cast_again(tui, &show, celebration_cast, 0) &&
        cast_again(tui, &show, celebration_cast, show_steps(&show)))
        keep_last_step(tui, &show);
    end(tui, &show);
    tui->scene.cursor = cursor;
    view_clear(tui);
}

void showing_deal(Tui *tui)
{
    Show show = {0};
    Key key;
    if (!begin(tui, &show, dealing_cast))
        return;
    key = run(tui, &show, dealing_cast, 1);
    if (is_key(&key)) /* also the first half of a click */
        keyboard_put_back(tui, &key);
    end(tui, &show);
}
