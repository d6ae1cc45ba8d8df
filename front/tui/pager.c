/* SPDX-License-Identifier: MIT */
/* A text over the board: scrolled with arrows, left with any other key. */
#include <string.h>

#include "tui.h"

enum { WIDEST = 84 };

static const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

static int lines_of(const char *text)
{
    int lines = 0;
    for (; *text; text = next_line(text))
        lines++;
    return lines;
}

static void put_line(Canvas *canvas, const Box *box, int row, const char *at)
{
    char line[512];
    size_t length = strcspn(at, "\n");
    if (length > sizeof line - 1)
        length = sizeof line - 1;
    memcpy(line, at, length);
    line[length] = '\0';
    put_words(canvas, box->x + 2, box->y + 1 + row, line, INK_TEXT, INK_GROUND,
              0);
}

int draw_text(Tui *tui, const char *title, const char *text, int from)
{
    Canvas *canvas = &tui->canvas;
    Box box = {0, 1, canvas->width < WIDEST ? canvas->width : WIDEST, 0};
    const int room = canvas->height - 4;
    const int lines = lines_of(text);
    int row;
    box.height = (lines < room ? lines : room) + 2;
    box.x = centred(0, canvas->width, box.width);
    box.y = centred(0, canvas->height - 1, box.height);
    fill_box(canvas, &box, ' ', INK_TEXT, INK_GROUND);
    frame_box(canvas, &box, INK_GRID, INK_GROUND);
    put_words(canvas, box.x + 2, box.y, title, INK_NOTE, INK_GROUND,
              BOLD_STYLE);
    while (from--)
        text = next_line(text);
    canvas->clip = (Box){box.x + 1, box.y + 1, box.width - 2, box.height - 2};
    for (row = 0; row < box.height - 2 && *text; row++, text = next_line(text))
        put_line(canvas, &box, row, text);
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
    if (lines > room)
        put_words(canvas, box.x + 2, box.y + box.height - 1,
                  " \u2191\u2193 more ", INK_NOTE, INK_GROUND, 0);
    canvas->cursor_x = canvas->cursor_y = -1;
    return box.height - 2;
}

/* How far a key scrolls; 0 for one that doesn't. */
static int scroll_of(const Key *key, int page)
{
    switch (key->code) {
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
    default:
        return 0;
    }
}

static int stays(const Key *key)
{
    return key->code == KEY_NOTHING || key->code == KEY_ROUSED ||
           key->code == KEY_SIZE || key->code == KEY_RELEASED;
}

void show_text(Tui *tui, const char *title, const char *text)
{
    const int lines = lines_of(text);
    int from = 0;
    int room, scroll;
    Key key = {KEY_NOTHING, 0, 0};
    do {
        int width, height;
        measure_screen(&width, &height);
        clear_canvas(&tui->canvas, width, height);
        if (tui->scene.session)
            draw_tui(tui);
        room = draw_text(tui, title, text, from);
        paint(&tui->canvas, &tui->look);
        next_key(tui, &key, -1);
        scroll = scroll_of(&key, room);
        from += scroll;
        if (from > lines - room)
            from = lines - room;
        if (from < 0)
            from = 0;
    } while (stays(&key) || (scroll && lines > room));
    tui->left_by = key;
    if (key.code == KEY_ENDED) {
        tui->ahead = key;
        tui->has_ahead = 1;
    }
}
