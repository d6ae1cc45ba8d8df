/* SPDX-License-Identifier: MIT */
/* A wide character takes two cells, and goes whole when half of it is
   overwritten. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

#include "host/utf8.h"

void canvas_clear(Canvas *canvas, int width, int height)
{
    const size_t area = (size_t)width * (size_t)height;
    size_t i;
    if (!canvas->cells || width != canvas->width || height != canvas->height) {
        free(canvas->cells);
        canvas->cells = host_must_have(calloc(area + 1, sizeof(Cell)));
    }
    canvas->width = width;
    canvas->height = height;
    canvas->hit = HIT_NOTHING;
    canvas->clip = (Box){0, 0, width, height};
    canvas->cursor_x = canvas->cursor_y = -1;
    for (i = 0; i < area; i++)
        canvas->cells[i] =
            (Cell){' ', INK_TEXT, INK_GROUND, HIT_NOTHING, 0, 0};
    canvas->picture_count = 0;
}

void canvas_free(Canvas *canvas)
{
    free(canvas->cells);
    free(canvas->pictures);
    canvas->cells = NULL;
    canvas->pictures = NULL;
    canvas->picture_count = canvas->picture_room = 0;
}

Cell *canvas_cell(const Canvas *canvas, int x, int y)
{
    if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height)
        return NULL;
    return &canvas->cells[y * canvas->width + x];
}

CellColour canvas_paper_at(const Canvas *canvas, int x, int y)
{
    const Cell *cell = canvas_cell(canvas, x, y);
    return cell ? cell->paper : INK_GROUND;
}

/* Of a long name, the end is shown. */
const char *canvas_end_of(const char *text, int width)
{
    int over = canvas_columns(text) - width;
    for (; over > 0 && *text; text++)
        over -= (text[1] & 0xc0) != 0x80;
    return text;
}

int canvas_centred(int from, int room, int taken)
{
    return from + (room > taken ? (room - taken) / 2 : 0);
}

int canvas_scrolled(int room, int size, int at)
{
    int from = at - room / 2;
    if (size <= room)
        return 0;
    if (from > size - room)
        from = size - room;
    return from < 0 ? 0 : from;
}

int box_contains(const Box *box, int x, int y)
{
    return x >= box->x && y >= box->y && x < box->x + box->width &&
           y < box->y + box->height;
}

Box box_common(const Box *a, const Box *b)
{
    const int x = a->x > b->x ? a->x : b->x;
    const int y = a->y > b->y ? a->y : b->y;
    const int right =
        a->x + a->width < b->x + b->width ? a->x + a->width : b->x + b->width;
    const int bottom = a->y + a->height < b->y + b->height ? a->y + a->height
                                                           : b->y + b->height;
    return (Box){x, y, right - x, bottom - y};
}

/* ---------------------------------------------------------------- signs */

static int can_draw(const Canvas *canvas, int x, int y)
{
    return canvas_cell(canvas, x, y) && box_contains(&canvas->clip, x, y);
}

/* Leaves no half of a character of two columns. */
static void clear_other_half(Canvas *canvas, const Cell *at, int x, int y)
{
    Cell *before = canvas_cell(canvas, x - 1, y);
    Cell *next = canvas_cell(canvas, x + 1, y);
    if (before && at->sign == NO_SIGN)
        before->sign = ' ';
    if (next && next->sign == NO_SIGN)
        next->sign = ' ';
}

static void put_cell(Canvas *canvas, int x, int y, const Cell *cell)
{
    Cell *at = canvas_cell(canvas, x, y);
    unsigned short before;
    if (!at)
        return;
    before = at->hit;
    clear_other_half(canvas, at, x, y);
    *at = *cell;
    if (canvas->hit == HIT_SAME)
        at->hit = before;
}

/* The character as this canvas can show it there. */
static unsigned shown_sign(const Canvas *canvas, int x, int y, unsigned sign)
{
    if (canvas->ascii)
        return sign_in_ascii(sign);
    if (utf8_columns(sign) == 2 &&
        (!canvas->has_wide || !can_draw(canvas, x + 1, y)))
        return '?';
    return sign_in(canvas->font, sign);
}

void canvas_put_sign(Canvas *canvas, int x, int y, unsigned sign,
                     CellColour ink, CellColour paper, int style)
{
    Cell cell = {' ', ink, paper, canvas->hit, (unsigned char)style, 0};
    if (!can_draw(canvas, x, y) || !utf8_columns(sign))
        return;
    cell.sign = shown_sign(canvas, x, y, sign);
    put_cell(canvas, x, y, &cell);
    if (utf8_columns(cell.sign) == 2) {
        cell.sign = NO_SIGN;
        put_cell(canvas, x + 1, y, &cell);
    }
}

/* The next character; control characters, and bytes that are not UTF-8, become
   question marks. */
static unsigned take_sign(const char **words)
{
    u32 sign;
    const size_t length = utf8_read(*words, UTF8_LONGEST, &sign);
    *words += length ? length : 1;
    return length && !utf8_is_control(sign) ? sign : '?';
}

int canvas_put_words(Canvas *canvas, int x, int y, const char *words,
                     CellColour ink, CellColour paper, int style)
{
    while (*words) {
        const unsigned sign = take_sign(&words);
        const int columns = utf8_columns(sign);
        canvas_put_sign(canvas, x, y, sign, ink, paper, style);
        x += canvas->has_wide || !columns ? columns : 1;
    }
    return x;
}

int canvas_put_cut(Canvas *canvas, int x, int y, const char *words, int width,
                   CellColour ink, CellColour paper, int style)
{
    const int cut = canvas_columns(words) > width;
    const int end = x + width - cut;
    while (*words) {
        const unsigned sign = take_sign(&words);
        const int columns = utf8_columns(sign);
        if (x + columns > end)
            break;
        canvas_put_sign(canvas, x, y, sign, ink, paper, style);
        x += canvas->has_wide || !columns ? columns : 1;
    }
    if (cut && width > 0)
        canvas_put_sign(canvas, x++, y, 0x2026, ink, paper, style);
    return x;
}

int canvas_put_text(Canvas *canvas, int x, int y, const char *words,
                    CellColour ink, CellColour paper, int style)
{
    return canvas_put_cut(canvas, x, y, words,
                          canvas->clip.x + canvas->clip.width - x, ink, paper,
                          style);
}

int canvas_columns(const char *words)
{
    int columns = 0;
    while (*words)
        columns += utf8_columns(take_sign(&words));
    return columns;
}

/* ---------------------------------------------------------------- boxes */

void canvas_fill(Canvas *canvas, const Box *box, unsigned sign, CellColour ink,
                 CellColour paper)
{
    int x, y;
    for (y = 0; y < box->height; y++)
        for (x = 0; x < box->width; x++)
            canvas_put_sign(canvas, box->x + x, box->y + y, sign, ink, paper,
                            0);
}

void canvas_tint(Canvas *canvas, const Box *box, CellColour paper)
{
    Cell *cell;
    int x, y;
    for (y = 0; y < box->height; y++)
        for (x = 0; x < box->width; x++) {
            cell = canvas_cell(canvas, box->x + x, box->y + y);
            if (cell && box_contains(&canvas->clip, box->x + x, box->y + y))
                cell->paper = paper;
        }
}

void canvas_frame(Canvas *canvas, const Box *box, CellColour ink,
                  CellColour paper)
{
    const int right = box->x + box->width - 1;
    const int bottom = box->y + box->height - 1;
    int i;
    for (i = box->x + 1; i < right; i++) {
        canvas_put_sign(canvas, i, box->y, 0x2500, ink, paper, 0);
        canvas_put_sign(canvas, i, bottom, 0x2500, ink, paper, 0);
    }
    for (i = box->y + 1; i < bottom; i++) {
        canvas_put_sign(canvas, box->x, i, 0x2502, ink, paper, 0);
        canvas_put_sign(canvas, right, i, 0x2502, ink, paper, 0);
    }
    canvas_put_sign(canvas, box->x, box->y, 0x256d, ink, paper, 0);
    canvas_put_sign(canvas, right, box->y, 0x256e, ink, paper, 0);
    canvas_put_sign(canvas, box->x, bottom, 0x2570, ink, paper, 0);
    canvas_put_sign(canvas, right, bottom, 0x256f, ink, paper, 0);
}

/* ----------------------------------------------------------------- text */

size_t canvas_encode(char bytes[4], unsigned sign)
{
    size_t length = 0;
    if (sign < 0x80) {
        bytes[length++] = (char)sign;
    } else if (sign < 0x800) {
        bytes[length++] = (char)(0xc0 | sign >> 6);
        bytes[length++] = (char)(0x80 | (sign & 0x3f));
    } else if (sign < 0x10000) {
        bytes[length++] = (char)(0xe0 | (sign >> 12 & 0xf));
        bytes[length++] = (char)(0x80 | (sign >> 6 & 0x3f));
        bytes[length++] = (char)(0x80 | (sign & 0x3f));
    } else {
        bytes[length++] = (char)(0xf0 | (sign >> 18 & 0x7));
        bytes[length++] = (char)(0x80 | (sign >> 12 & 0x3f));
        bytes[length++] = (char)(0x80 | (sign >> 6 & 0x3f));
        bytes[length++] = (char)(0x80 | (sign & 0x3f));
    }
    return length;
}

void canvas_page(Page *page, const Canvas *canvas)
{
    const Cell *cell = canvas->cells;
    char bytes[4];
    int x, y;
    for (y = 0; y < canvas->height; y++) {
        for (x = 0; x < canvas->width; x++) {
            if (cell->sign != NO_SIGN)
                page_put(page, bytes, canvas_encode(bytes, cell->sign));
            cell++;
        }
        page_line(page);
    }
}
