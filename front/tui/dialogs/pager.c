/* SPDX-License-Identifier: MIT */
/* A text over the board: scrolled with arrows, left with any other key. */
#include <string.h>

#include "front/tui/tui.h"

enum { WIDEST = 84, LEAST_BOX = 28, WHEEL_LINES = 3 };

const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

int lines_of(const char *text)
{
    int lines = 0;
    for (; *text; text = next_line(text))
        lines++;
    return lines;
}

/* Only the first line of it. */
int columns_of_line(const char *at)
{
    const size_t length = strcspn(at, "\n");
    size_t i;
    int columns = 0;
    for (i = 0; i < length; i++)
        columns += (at[i] & 0xc0) != 0x80;
    return columns;
}

static int widest_line(const char *text)
{
    int widest = 0;
    for (; *text; text = next_line(text))
        if (columns_of_line(text) > widest)
            widest = columns_of_line(text);
    return widest;
}

/* ---------------------------------------------------------------- drawing */

void put_line(Canvas *canvas, int x, int y, const char *at, Ink ink, int style)
{
    char line[512];
    size_t length = strcspn(at, "\n");
    if (length > sizeof line - 1)
        length = sizeof line - 1;
    memcpy(line, at, length);
    line[length] = '\0';
    put_words(canvas, x, y, line, ink, INK_GROUND, style);
}

static int at_most(int number, int most)
{
    return number < most ? number : most;
}

/* As large as the text, where there is room. */
static Box box_for(const Canvas *canvas, const char *title, const char *text)
{
    const int room = canvas->height - 4;
    Box box = {0, 1, widest_line(text) + 4, at_most(lines_of(text), room) + 2};
    if (box.width < columns_of(title) + 4)
        box.width = columns_of(title) + 4;
    if (box.width < LEAST_BOX)
        box.width = LEAST_BOX;
    box.width = at_most(box.width, at_most(canvas->width, WIDEST));
    box.x = centred(0, canvas->width, box.width);
    box.y = centred(0, canvas->height - 1, box.height);
    return box;
}

void draw_box(Canvas *canvas, const Box *box, const char *title)
{
    const unsigned short here = canvas->here;
    canvas->here = NOTHING_HERE;
    fill_box(canvas, box, ' ', INK_TEXT, INK_GROUND);
    frame_box(canvas, box, INK_NOTE, INK_GROUND);
    put_words(canvas, box->x + 2, box->y, title, INK_NOTE, INK_GROUND,
              BOLD_STYLE);
    canvas->here = here;
}

/* "p  colours": a click on the line is the key before the blanks. */
static int key_of_line(const char *at)
{
    at += strspn(at, " ");
    return *at > ' ' && at[1] == ' ' && at[2] == ' ' ? KEY_HERE + *at
                                                     : NOTHING_HERE;
}

static void put_choice(Canvas *canvas, const Box *box, int y, const char *at)
{
    canvas->here = (unsigned short)key_of_line(at);
    put_line(canvas, box->x + 2, y, at, INK_TEXT, 0);
    canvas->here = NOTHING_HERE;
}

int draw_text(Tui *tui, const char *title, const char *text, int from)
{
    Canvas *canvas = &tui->canvas;
    const Box box = box_for(canvas, title, text);
    const int lines = lines_of(text);
    const int room = box.height - 2;
    const int above = from > 0;
    int row;
    draw_box(canvas, &box, title);
    while (from--)
        text = next_line(text);
    canvas->clip = (Box){box.x + 1, box.y + 1, box.width - 2, box.height - 2};
    for (row = 0; row < room && *text; row++, text = next_line(text))
        put_choice(canvas, &box, box.y + 1 + row, text);
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
    if (lines > room)
        put_words(canvas, box.x + 2, box.y + box.height - 1,
                  *text ? above ? " \u2191\u2193 more " : " \u2193 more "
                        : " \u2191 end ",
                  INK_NOTE, INK_GROUND, 0);
    canvas->cursor_x = canvas->cursor_y = -1;
    return room;
}

/* --------------------------------------------------------------- scrolling */

int scroll_of(const Key *key, int page, int lines)
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

int stays(const Key *key)
{
    return key->code == KEY_NOTHING || key->code == KEY_ROUSED ||
           key->code == KEY_SIZE || key->code == KEY_PRESSED ||
           key->code == KEY_WHEEL_UP || key->code == KEY_WHEEL_DOWN ||
           key->code == KEY_PASTED;
}

int held_in(int from, int most)
{
    if (from > most)
        from = most;
    return from < 0 ? 0 : from;
}

/* What lies below: the board, or what is there before a game is chosen. */
void draw_below(Tui *tui)
{
    int width, height;
    measure_screen(&width, &height);
    clear_canvas(&tui->canvas, width, height);
    if (tui->scene.session || is_too_small(tui))
        draw_tui(tui);
    else if (tui->below)
        tui->below(tui->below_own);
}

int key_clicked(const Tui *tui, const Key *key)
{
    const Cell *cell = cell_at(&tui->canvas, key->x, key->y);
    return cell && cell->here >= KEY_HERE && cell->here < TIME_HERE
               ? cell->here - KEY_HERE
               : KEY_RELEASED;
}

int was_clicked(const Tui *tui)
{
    return tui->left_by.x >= 0 && tui->left_by.code < KEY_NOTHING;
}

void show_text(Tui *tui, const char *title, const char *text)
{
    Page page = {NULL, 0, 0};
    int from = 0;
    int room, lines, scroll;
    Key key = {KEY_NOTHING, 0, 0};
    do {
        draw_below(tui);
        page.used = 0;
        fold_text(&page, text, at_most(tui->canvas.width, WIDEST) - 4);
        lines = lines_of(page.text);
        room = draw_text(tui, title, page.text, from);
        paint(&tui->canvas, &tui->look);
        next_key(tui, &key, -1);
        scroll = scroll_of(&key, room, lines);
        from = held_in(from + scroll, lines - room);
    } while (stays(&key) || (scroll && lines > room));
    page_free(&page);
    tui->left_by = key;
    if (key.code == KEY_RELEASED)
        tui->left_by.code = key_clicked(tui, &key);
    if (key.code == KEY_ENDED) {
        tui->ahead = key;
        tui->has_ahead = 1;
    }
}
