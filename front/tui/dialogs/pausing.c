/* SPDX-License-Identifier: MIT */
/* A dialog that ends at the first key. */
#include "dialogs.h"

#include "dialog.h"
#include "front/tui/art/own_pictures.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/view/bars.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "pager.h"

static void put_centred(Canvas *canvas, int y, const char *words, Ink ink,
                        int style)
{
    canvas_put_words(canvas,
                     canvas_centred(0, canvas->width, canvas_columns(words)),
                     y, words, ink, INK_GROUND, style);
}

/* With a card back of the player's own, the cards are seen from behind. */
static void draw_backs(Tui *tui)
{
    if (!own_picture(OWN_BACK) || !scene_has_trait(&tui->scene, HAS_BACKS))
        return;
    tui->scene.is_turned = 1;
    scene_draw(&tui->scene);
    tui->scene.is_turned = 0;
}

static void draw_pause(Tui *tui, void *own)
{
    Canvas *canvas = &tui->canvas;
    const char *resumes = _("Any key resumes the game.");
    Box box = {0, 0, canvas_columns(resumes) + 6, 7};
    Page clock = PAGE_EMPTY;
    (void)own;
    if (view_is_too_small(tui)) {
        view_draw(tui);
        return;
    }
    status_draw(tui);
    draw_backs(tui);
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = canvas_centred(1, canvas->height - 1, box.height);
    widget_box(canvas, &box, _("Paused"));
    if (!tui->look.hides_clock) {
        page_clock(&clock, (unsigned long long)tui->scene.session->clock +
                               tui->display.lap);
        put_centred(canvas, box.y + 2, clock.text, INK_NOTE, BOLD_STYLE);
    }
    put_centred(canvas, box.y + 4, resumes, INK_TEXT, 0);
    canvas->cursor_x = canvas->cursor_y = -1;
    page_free(&clock);
}

static int obey_pause(Tui *tui, void *own, const Key *key)
{
    (void)tui;
    (void)own;
    return pager_stays(key);
}

void pausing_run(Tui *tui)
{
    static const Dialog dialog = {draw_pause, obey_pause, NULL};
    tui->display.lap = session_is_over(tui->scene.session) ? 0 : clock_lap();
    clock_pause();
    dialog_run(tui, &dialog, NULL);
    clock_resume();
}
