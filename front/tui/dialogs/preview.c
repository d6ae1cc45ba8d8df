/* SPDX-License-Identifier: MIT */
/* It lies at the right, where it covers least; the board is drawn anew below
   it each time. */
#include "dialogs.h"

#include "dialog.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"

typedef struct PreviewList {
    const char *title;
    const char *const *names;
    DrawSample sample;
    int count;
    int *value;
    int done; /* 1: chosen, -1: closed */
} PreviewList;

static int width_of(const PreviewList *preview)
{
    int width = canvas_columns(preview->title);
    int i;
    for (i = 0; i < preview->count; i++)
        if (canvas_columns(translate(preview->names[i])) > width)
            width = canvas_columns(translate(preview->names[i]));
    return width + (preview->sample ? SAMPLE_WIDTH + 1 : 0) + 6;
}

/* At the right, where it covers least of the board. */
static Box box_of(const Canvas *canvas, const PreviewList *preview)
{
    const int width = width_of(preview);
    const int height = preview->count + 2;
    return (Box){canvas->width > width ? canvas->width - width : 0,
                 canvas_centred(1, canvas->height - 3, height), width, height};
}

static void draw_line(Tui *tui, const PreviewList *preview, const Box *box,
                      int nth)
{
    Canvas *canvas = &tui->canvas;
    const int y = box->y + 1 + nth;
    const int selected = nth == *preview->value;
    const Ink ink = selected ? INK_ON_BALL : INK_TEXT;
    const Ink paper = selected ? INK_CURSOR : INK_GROUND;
    const int style = selected && !look_in_colour(&tui->look)
                          ? ink_paper_style(INK_CURSOR)
                          : 0;
    const Box row = {box->x + 1, y, box->width - 2, 1};
    canvas->hit = (unsigned short)(HIT_TIME + nth);
    canvas_fill(canvas, &row, ' ', ink, paper);
    canvas_put_sign(canvas, row.x, y, selected ? 0x2192 : ' ', ink, paper,
                    style);
    canvas_put_words(canvas, row.x + 2, y, translate(preview->names[nth]), ink,
                     paper, style);
    if (preview->sample)
        preview->sample(tui, row.x + row.width - SAMPLE_WIDTH - 1, y, nth);
    canvas->hit = HIT_NOTHING;
}

static void draw_preview(Tui *tui, void *own)
{
    const PreviewList *preview = own;
    Canvas *canvas = &tui->canvas;
    Box box;
    int i;
    view_draw_below(tui);
    box = box_of(canvas, preview);
    widget_box(canvas, &box, preview->title);
    for (i = 0; i < preview->count; i++)
        draw_line(tui, preview, &box, i);
    canvas->cursor_x = box.x + 1;
    canvas->cursor_y = box.y + 1 + *preview->value;
}

static int obey_preview(Tui *tui, void *own, const Key *key)
{
    PreviewList *preview = own;
    const int at =
        picker_step(tui, key, *preview->value, preview->count, &preview->done);
    *preview->value = at < 0                 ? 0
                      : at >= preview->count ? preview->count - 1
                                             : at;
    return !preview->done;
}

void preview_choose(Tui *tui, const char *title, const char *const *names,
                    int *value, DrawSample sample)
{
    static const Dialog dialog = {draw_preview, obey_preview, NULL};
    const int before = *value;
    PreviewList preview = {title, names, sample, 0, value, 0};
    while (names[preview.count])
        preview.count++;
    dialog_run(tui, &dialog, &preview);
    if (preview.done < 0)
        *value = before;
}
