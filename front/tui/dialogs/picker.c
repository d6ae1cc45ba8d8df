/* SPDX-License-Identifier: MIT */
/* A list over the screen below it, with one line selected. */
#include "dialogs.h"

#include <string.h>

#include "dialog.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static const char *nth_line(const char *text, int nth)
{
    while (nth-- && *text)
        text += strcspn(text, "\n") + 1;
    return text;
}

/* The first visible line, chosen so that the selected line is near the
   middle. */
static int first_shown(int at, int lines, int room)
{
    int from = at - room / 2;
    if (from > lines - room)
        from = lines - room;
    return from < 0 ? 0 : from;
}

void picker_draw(Tui *tui, const char *title, const char *text, int at)
{
    Canvas *canvas = &tui->canvas;
    const int lines = count_lines(text);
    const int room = canvas->height - 5;
    const int shown = lines < room ? lines : room;
    const int from = first_shown(at, lines, shown);
    Box box = {0, 1, canvas->width, shown + 2};
    Page page = PAGE_EMPTY;
    int i;
    fold_tables(&page, text, box.width - 5, 1);
    text = page.text;
    if (box.width > lines_widest(text) + 5)
        box.width = lines_widest(text) + 5;
    if (box.width < widget_title_width(title))
        box.width = widget_title_width(title);
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = canvas_centred(0, canvas->height - 1, box.height);
    widget_box(canvas, &box, title);
    canvas->clip = (Box){box.x + 1, box.y + 1, box.width - 2, shown};
    for (i = from; i < from + shown; i++) {
        const Box row = {box.x + 1, box.y + 1 + i - from, box.width - 2, 1};
        canvas->hit = (unsigned short)(HIT_TIME + i);
        canvas_fill(canvas, &row, ' ', INK_TEXT, INK_GROUND);
        lines_put(canvas, row.x + 2, row.y, nth_line(text, i),
                  i == at ? INK_ON_BALL : INK_TEXT, 0);
        if (i == at) {
            canvas_put_sign(canvas, row.x, row.y, 0x2192, INK_ON_BALL,
                            INK_GROUND, 0);
            canvas_tint(canvas, &row, INK_CURSOR);
        }
    }
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
    canvas->hit = HIT_NOTHING;
    canvas->cursor_x = box.x + 1;
    canvas->cursor_y = box.y + 1 + at - from;
    page_free(&page);
}

/* Returns the line that a key selects. Sets "done" to 1 if the key chooses it
   and to -1 if it closes the list. */
static int step(const Key *key, int at, int lines, int *done)
{
    switch (key->code) {
    case KEY_GO_UP:
    case KEY_WHEEL_UP:
    case 'k':
        return at - 1;
    case KEY_GO_DOWN:
    case KEY_WHEEL_DOWN:
    case 'j':
    case '\t':
        return at + 1;
    case KEY_PAGE_UP:
        return at - 10;
    case KEY_PAGE_DOWN:
        return at + 10;
    case KEY_GO_HOME:
        return 0;
    case KEY_GO_END:
        return lines - 1;
    case '\r':
    case ' ':
        *done = 1;
        return at;
    case KEY_ENDED:
    case ESCAPE:
    case 'q':
    case CONTROL('c'):
        *done = -1;
        return at;
    default:
        return at;
    }
}

static int click_line(const Tui *tui, const Key *key, int at, int *done)
{
    const int hit = view_hit_test(tui, key);
    *done = hit >= HIT_TIME ? 1 : -1;
    return *done > 0 ? hit - HIT_TIME : at;
}

int picker_step(const Tui *tui, const Key *key, int at, int lines, int *done)
{
    return key->code == KEY_RELEASED ? click_line(tui, key, at, done)
                                     : step(key, at, lines, done);
}
