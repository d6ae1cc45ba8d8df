/* SPDX-License-Identifier: MIT */
/* Mahjong in line mode. A half tile is two characters wide and one line high,
   and higher tiles are drawn over lower ones:

       |5b*|9c       a face, * if the tile is free
       |___|__2      the layer, from the second up */
#include <stdlib.h>
#include <string.h>

#include "rules/mahjong/mahjong.h"
#include "text_board.h"

/* Each character remembers the piece that it was drawn for. */
typedef struct TextCanvas {
    int width, height;
    char *sign;
    u8 *owner;
} TextCanvas;

enum { TILE_WIDTH = 4, LETTERS = 26 };

static void put_sign(TextCanvas *canvas, int x, int y, char sign, u8 owner)
{
    int at = y * canvas->width + x;
    canvas->sign[at] = sign;
    canvas->owner[at] = owner;
}

static char sign_at(const TextCanvas *canvas, int x, int y)
{
    return canvas->sign[y * canvas->width + x];
}

static u8 owner_of(const TextCanvas *canvas, int x, int y)
{
    return canvas->owner[y * canvas->width + x];
}

/* The top edge is drawn only on an empty place; elsewhere there is a bottom
   edge already. */
static void put_tile(TextCanvas *canvas, const Piece *piece, u8 owner)
{
    const char *face = mahjong_face_name(piece->value);
    int x = piece->x * 2;
    int y = piece->y + 1;
    int i;
    for (i = 1; i < TILE_WIDTH; i++) {
        if (sign_at(canvas, x + i, y - 1) == ' ' &&
            owner_of(canvas, x + i, y - 1) == NO_SPOT)
            put_sign(canvas, x + i, y - 1, '_', NO_SPOT);
        put_sign(canvas, x + i, y + 1, '_', owner);
    }
    for (i = 0; i < 2; i++) {
        put_sign(canvas, x, y + i, '|', NO_SPOT);
        put_sign(canvas, x + TILE_WIDTH, y + i, '|', NO_SPOT);
    }
    put_sign(canvas, x + 1, y, face[0], owner);
    put_sign(canvas, x + 2, y, face[1], owner);
    put_sign(canvas, x + 3, y, piece->marks & IS_FREE ? '*' : ' ', owner);
    if (piece->z)
        put_sign(canvas, x + 3, y + 1, (char)('1' + piece->z % 9), owner);
}

/* Removes half a face, or a number without its face, beside a higher tile. It
   would only puzzle the player. */
static void clean_tile(TextCanvas *canvas, const Piece *piece, u8 owner)
{
    int x = piece->x * 2;
    int y = piece->y + 1;
    int whole = owner_of(canvas, x + 1, y) == owner &&
                owner_of(canvas, x + 3, y) == owner;
    int i;
    for (i = 1; i < TILE_WIDTH && !whole; i++)
        if (owner_of(canvas, x + i, y) == owner)
            put_sign(canvas, x + i, y, ' ', owner);
    if (owner_of(canvas, x + 3, y + 1) == owner &&
        owner_of(canvas, x + 1, y + 1) != owner)
        put_sign(canvas, x + 3, y + 1, '_', owner);
}

/* Measures the original layout, so that the board doesn't shift as tiles are
   removed. */
static int measure(TextCanvas *canvas, const Layout *layout)
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
    canvas->owner = malloc(area);
    if (!canvas->sign || !canvas->owner)
        return 0;
    memset(canvas->sign, ' ', area);
    memset(canvas->owner, NO_SPOT, area);
    return 1;
}

/* ------------------------------------------------------------------ paper */

/* Bamboo is green, characters are red, dots are blue, and dragons have their
   own colours. Free tiles are bold. */
static const char *colour_of(const Piece *piece)
{
    static const char *const names[] = {"DR", "DG", "DW"};
    static const char *const colours[][2] = {{RED, BOLD ";" RED},
                                             {GREEN, BOLD ";" GREEN},
                                             {"", BOLD},
                                             {BLUE, BOLD ";" BLUE},
                                             {YELLOW, BOLD ";" YELLOW}};
    const char *face = mahjong_face_name(piece->value);
    size_t which = 4;
    size_t i;
    for (i = 0; i < 3; i++)
        if (strcmp(face, names[i]) == 0)
            which = i;
    if (face[0] >= '1' && face[0] <= '9')
        which = face[1] == 'c' ? 0 : face[1] == 'b' ? 1 : 3;
    return colours[which][(piece->marks & IS_FREE) != 0];
}

/* Writes the columns' letters over the first character of a face. From the
   27th column on there are two letters, one above the other. */
static void put_letters(Page *page, const TextCanvas *canvas)
{
    int columns = canvas->width / 2 - 1;
    int high = columns > LETTERS ? 1 : 0;
    int x;
    for (; high >= 0; high--) {
        page_text(page, "     ");
        for (x = 0; x < columns; x++)
            page_format(page, "%c ",
                        !high          ? 'a' + x % LETTERS
                        : x >= LETTERS ? 'a' + x / LETTERS - 1
                                       : ' ');
        page_line(page);
    }
}

/* Faces have their colours; edges and layers are dim, so that they recede. */
static const char *colour_at(const TextCanvas *canvas, const Piece *pieces,
                             int x, int y)
{
    u8 owner = owner_of(canvas, x, y);
    if (sign_at(canvas, x, y) == ' ')
        return "";
    if (owner == NO_SPOT || pieces[owner].y + 1 != y)
        return DIM;
    return colour_of(&pieces[owner]);
}

static void put_signs(Page *page, const TextCanvas *canvas,
                      const Piece *pieces, const Style *style, int y)
{
    const char *now = "";
    const char *next;
    char sign;
    int x;
    for (x = 0; x < canvas->width; x++) {
        next = colour_at(canvas, pieces, x, y);
        if (strcmp(now, next) != 0) {
            page_plain(page, style, now);
            page_colour(page, style, next);
        }
        now = next;
        sign = sign_at(canvas, x, y);
        page_put(page, &sign, 1);
    }
    page_plain(page, style, now);
}

static void put_line(Page *page, const TextCanvas *canvas, const Piece *pieces,
                     const Style *style, int y)
{
    if (y)
        page_format(page, "%3d ", y);
    else
        page_text(page, "    ");
    put_signs(page, canvas, pieces, style, y);
    if (y)
        page_format(page, " %d", y);
    page_line(page);
}

static void put_canvas(Page *page, const TextCanvas *canvas,
                       const Piece *pieces, const Style *style)
{
    int y;
    put_letters(page, canvas);
    for (y = 0; y < canvas->height; y++)
        put_line(page, canvas, pieces, style, y);
    put_letters(page, canvas);
}

void draw_tiles(Page *page, const Session *session, const Style *style)
{
    const Mahjong *game = (const Mahjong *)session->position;
    unsigned count, i;
    Piece *pieces = look_at(session, &count);
    TextCanvas canvas = {0};
    if (pieces && measure(&canvas, &game->layout)) {
        for (i = 0; i < count && pieces[i].kind == TILE; i++)
            put_tile(&canvas, &pieces[i], (u8)i);
        for (i = 0; i < count && pieces[i].kind == TILE; i++)
            clean_tile(&canvas, &pieces[i], (u8)i);
        page_format(page, "TILES %d\n", game->left);
        put_canvas(page, &canvas, pieces, style);
    }
    free(canvas.sign);
    free(canvas.owner);
    free(pieces);
}
