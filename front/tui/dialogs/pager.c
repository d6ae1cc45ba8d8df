/* SPDX-License-Identifier: MIT */
/* Shows a text over the board. The arrows scroll it, and any other key closes
   it. */
#include "pager.h"

#include <string.h>

#include "dialog.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"

enum { WIDEST = 84, LEAST_BOX = 28, WHEEL_LINES = 3 };

/* ---------------------------------------------------------------- drawing */

static int at_most(int number, int most)
{
    return number < most ? number : most;
}

/* Makes the box as large as the text, or as large as the screen allows. */
static Box box_for(const Canvas *canvas, const char *title, const char *text)
{
    const int room = canvas->height - 4;
    Box box = {0, 1, lines_widest(text) + 4,
               at_most(lines_count(text), room) + 2};
    if (box.width < widget_title_width(title))
        box.width = widget_title_width(title);
    if (box.width < LEAST_BOX)
        box.width = LEAST_BOX;
    box.width = at_most(box.width, at_most(canvas->width, WIDEST));
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = canvas_centred(0, canvas->height - 1, box.height);
    return box;
}

/* In a line such as "p colours", a click presses the key before the blanks. */
static int key_of_line(const char *at)
{
    at += strspn(at, " ");
    return *at > ' ' && at[1] == ' ' && at[2] == ' ' ? HIT_KEY + *at
                                                     : HIT_NOTHING;
}

int pager_names_key(const char *text, int code)
{
    for (; *text; text = lines_next(text))
        if (*text == ' ' && key_of_line(text) == HIT_KEY + code)
            return 1;
    return 0;
}

static void put_choice(Canvas *canvas, const Box *box, int y, const char *at)
{
    canvas->hit = (unsigned short)key_of_line(at);
    lines_put(canvas, box->x + 2, y, at, INK_TEXT, 0);
    canvas->hit = HIT_NOTHING;
}

int pager_draw(Tui *tui, const char *title, const char *text, int from)
{
    Canvas *canvas = &tui->canvas;
    const Box box = box_for(canvas, title, text);
    const int lines = lines_count(text);
    const int room = box.height - 2;
    const int above = from > 0;
    int row;
    widget_box(canvas, &box, title);
    while (from--)
        text = lines_next(text);
    canvas->clip = (Box){box.x + 1, box.y + 1, box.width - 2, box.height - 2};
    for (row = 0; row < room && *text; row++, text = lines_next(text))
        put_choice(canvas, &box, box.y + 1 + row, text);
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
    if (lines > room)
        canvas_put_words(canvas, box.x + 2, box.y + box.height - 1,
                         *text ? above ? _(" \u2191\u2193 more ")
                                       : _(" \u2193 more ")
                               : _(" \u2191 end "),
                         INK_NOTE, INK_GROUND, 0);
    canvas->cursor_x = canvas->cursor_y = -1;
    return room;
}

/* --------------------------------------------------------------- scrolling */

int pager_scroll(const Key *key, int page, int lines)
{
    switch (key->code) {
    case KEY_WHEEL_UP:
        return -WHEEL_LINES;
    case KEY_WHEEL_DOWN:
        return WHEEL_LINES;
    case KEY_GO_UP:
    case 'k':
        return -1;
    case KEY_GO_DOWN:
    case 'j':
        return 1;
    case KEY_PAGE_UP:
        return -page;
    case KEY_PAGE_DOWN:
    case ' ':
        return page;
    case KEY_GO_HOME:
        return -lines;
    case KEY_GO_END:
        return lines;
    default:
        return 0;
    }
}

int pager_stays(const Key *key)
{
    return dialog_is_no_key(key->code) || key->code == KEY_WHEEL_UP ||
           key->code == KEY_WHEEL_DOWN || key->code == KEY_PASTED;
}

int pager_hold(int from, int most)
{
    if (from > most)
        from = most;
    return from < 0 ? 0 : from;
}

int pager_was_clicked(const Key *key)
{
    return key->x >= 0 && key->code < KEY_NOTHING;
}

/* ------------------------------------------------------------- the dialog */

typedef struct Pager {
    const char *title, *text;
    Page page; /* the text, wrapped */
    int from;  /* the first visible line */
    int lines, room;
} Pager;

static void draw_pager(Tui *tui, void *own)
{
    Pager *pager = own;
    view_draw_below(tui);
    pager->page.used = 0;
    fold_text(&pager->page, pager->text,
              at_most(tui->canvas.width, WIDEST) - 4);
    pager->lines = lines_count(pager->page.text);
    pager->room = pager_draw(tui, pager->title, pager->page.text, pager->from);
}

static int obey_pager(Tui *tui, void *own, const Key *key)
{
    Pager *pager = own;
    const int scroll = pager_scroll(key, pager->room, pager->lines);
    (void)tui;
    pager->from = pager_hold(pager->from + scroll, pager->lines - pager->room);
    return pager_stays(key) || (scroll && pager->lines > pager->room);
}

Key pager_show(Tui *tui, const char *title, const char *text)
{
    static const Dialog dialog = {draw_pager, obey_pager, NULL};
    Pager pager = {.title = title, .text = text};
    Key key = dialog_run(tui, &dialog, &pager);
    page_free(&pager.page);
    if (key.code == KEY_RELEASED)
        key.code = view_key_clicked(tui, &key);
    return key;
}
