/* SPDX-License-Identifier: MIT */
/* Mahjong on paper: each half tile is two signs wide and one line high, and
   what lies higher is drawn over what lies below:

       |5b*|9c       a face, * when the tile is free
       |___|__2      the layer, from the second up                         */
#include <stdlib.h>
#include <string.h>

#include "../../rules/mahjong.h"
#include "line.h"

typedef struct Canvas {
    int width, height;
    char *sign;
    unsigned char *colour;
} Canvas;

enum { TILE_WIDTH = 4 };

static void put_sign(Canvas *canvas, int x, int y, char sign, int colour)
{
    int at = y * canvas->width + x;
    canvas->sign[at] = sign;
    canvas->colour[at] = (unsigned char)colour;
}

/* Bamboo green, characters red, dots blue; dragons in their own. */
static int colour_of(const char *face)
{
    static const char *const names[] = {"DR", "DG", "DW"};
    static const int colours[] = {9, 10, 15};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(face, names[i]) == 0)
            return colours[i];
    if (face[0] < '1' || face[0] > '9')
        return 11;
    return strchr("bB", face[1]) ? 10 : strchr("cC", face[1]) ? 9 : 12;
}

static void put_tile(Canvas *canvas, const Piece *piece)
{
    const char *face = name_face(piece->value);
    int x = piece->x * 2;
    int y = piece->y + 1;
    int colour = colour_of(face);
    int i;
    for (i = 1; i < TILE_WIDTH; i++) {
        if (canvas->sign[(y - 1) * canvas->width + x + i] == ' ')
            put_sign(canvas, x + i, y - 1, '_', 0);
        put_sign(canvas, x + i, y + 1, '_', 0);
    }
    for (i = 0; i < 2; i++) {
        put_sign(canvas, x, y + i, '|', 0);
        put_sign(canvas, x + TILE_WIDTH, y + i, '|', 0);
    }
    put_sign(canvas, x + 1, y, face[0], colour);
    put_sign(canvas, x + 2, y, face[1], colour);
    put_sign(canvas, x + 3, y, piece->marks & IS_FREE ? '*' : ' ', colour);
    if (piece->z)
        put_sign(canvas, x + 3, y + 1, (char)('1' + piece->z % 9), 0);
}

/* The size that the layout had at first, so that nothing moves later. */
static int measure(Canvas *canvas, const Layout *layout)
{
    const TilePlace *place = layout->place;
    const TilePlace *end = place + layout->count;
    size_t area;
    canvas->width = 0;
    canvas->height = 0;
    for (; place != end; place++) {
        if (place->x * 2 + TILE_WIDTH + 1 > canvas->width)
            canvas->width = place->x * 2 + TILE_WIDTH + 1;
        if (place->y + 3 > canvas->height)
            canvas->height = place->y + 3;
    }
    area = (size_t)canvas->width * (size_t)canvas->height;
    canvas->sign = malloc(area);
    canvas->colour = calloc(area, 1);
    if (canvas->sign)
        memset(canvas->sign, ' ', area);
    return canvas->sign && canvas->colour;
}

static void put_letters(Page *page, const Canvas *canvas)
{
    int x;
    page_text(page, "    ");
    for (x = 0; x < canvas->width / 2 - 1; x++)
        if (x < 26)
            page_format(page, "%c ", 'a' + x);
        else
            page_format(page, "%c%c", 'a' + x / 26 - 1, 'a' + x % 26);
    page_line(page);
}

static void put_line(Page *page, const Canvas *canvas, const Style *style,
                     int y)
{
    int at = y * canvas->width;
    int x;
    if (y)
        page_format(page, "%3d ", y);
    else
        page_text(page, "    ");
    for (x = 0; x < canvas->width; x++, at++) {
        page_colour(page, style, canvas->colour[at]);
        page_put(page, canvas->sign + at, 1);
        page_plain(page, style, canvas->colour[at]);
    }
    if (y)
        page_format(page, " %d", y);
    page_line(page);
}

static void put_canvas(Page *page, const Canvas *canvas, const Style *style)
{
    int y;
    put_letters(page, canvas);
    for (y = 0; y < canvas->height; y++)
        put_line(page, canvas, style, y);
    put_letters(page, canvas);
}

void draw_tiles(Page *page, const Session *session, const Style *style)
{
    const Mahjong *game = (const Mahjong *)session->position;
    unsigned count, i;
    Piece *pieces = look_at(session, &count);
    Canvas canvas;
    if (measure(&canvas, &game->layout) && pieces) {
        for (i = 0; i < count; i++)
            if (pieces[i].kind == TILE)
                put_tile(&canvas, &pieces[i]);
        page_format(page, "TILES %d\n", game->left);
        put_canvas(page, &canvas, style);
    }
    free(canvas.sign);
    free(canvas.colour);
    free(pieces);
}
