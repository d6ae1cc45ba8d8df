/* SPDX-License-Identifier: MIT */
/* Mahjong in line mode. A half tile is two characters wide and one line high,
   and higher tiles are drawn over lower ones:

       |5b*|9c       a face, * if the tile is free
       |___|__2      the layer, from the second up */
#include "boards.h"
#include "rules/mahjong/mahjong.h"

/* Each character remembers the piece that it was drawn for. */
typedef struct TextCanvas {
    int width, height;
    char *sign;
    u8 *owner;
    const Piece *pieces;
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
        put_sign(canvas, x + 3, y + 1, "123456789"[piece->z % 9], owner);
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
static u8 measure(TextCanvas *canvas, const Session *session)
{
    const Mahjong *game = (const void *)session->position;
    const TilePlace *place = game->layout.place;
    const TilePlace *end = place + game->layout.count;
    u16 area;
    canvas->width = 0;
    canvas->height = 0;
    for (; place != end; place++) {
        if (place->x * 2 + TILE_WIDTH + 1 > canvas->width)
            canvas->width = place->x * 2 + TILE_WIDTH + 1;
        if (place->y + 3 > canvas->height)
            canvas->height = place->y + 3;
    }
    area = (u16)(canvas->width * canvas->height);
    canvas->sign = board_borrow_memory(session, area + 1UL);
    canvas->owner = board_borrow_memory(session, area + 1UL);
    if (!canvas->sign || !canvas->owner)
        return 0;
    bytes_fill(canvas->sign, (u8)' ', area);
    bytes_fill(canvas->owner, NO_SPOT, area);
    return 1;
}

/* ------------------------------------------------------------------ paper */

/* Bamboo is green, characters are red, dots are blue, and dragons have their
   own colours. Free tiles are bold. */
static const char *colour_of(const Piece *piece)
{
    static const char *const colours[][2] = {{RED, BOLD ";" RED},
                                             {GREEN, BOLD ";" GREEN},
                                             {"", BOLD},
                                             {BLUE, BOLD ";" BLUE},
                                             {YELLOW, BOLD ";" YELLOW}};
    const char *face = mahjong_face_name(piece->value);
    u8 which = 4;
    if (text_digit_of(face[0]) != NOT_FOUND)
        which = (u8)(face[1] == 'c' ? 0 : face[1] == 'b' ? 1 : 3);
    else if (face[0] == 'D')
        which = text_index_of("RGW", face[1]);
    return colours[which][(piece->marks & IS_FREE) != 0];
}

/* Writes the columns' letters over the first character of a face. From the
   27th column on there are two letters, one above the other. */
static void put_letters(BoardPen *pen, const TextCanvas *canvas)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    const int columns = canvas->width / 2 - 1;
    int high = columns > LETTERS ? 1 : 0;
    int x;
    for (; high >= 0; high--) {
        board_pen_text(pen, "     ");
        for (x = 0; x < columns; x++) {
            board_pen_char(pen, !high          ? letters[x % LETTERS]
                                : x >= LETTERS ? letters[x / LETTERS - 1]
                                               : ' ');
            board_pen_char(pen, ' ');
        }
        board_pen_char(pen, '\n');
    }
}

/* Faces have their colours; edges and layers are dim, so that they recede. */
static const char *colour_at(const TextCanvas *canvas, int x, int y)
{
    const u8 owner = owner_of(canvas, x, y);
    if (sign_at(canvas, x, y) == ' ')
        return "";
    if (owner == NO_SPOT || canvas->pieces[owner].y + 1 != y)
        return DIM;
    return colour_of(&canvas->pieces[owner]);
}

static u8 same_colour(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (u8)(*a == *b);
}

static void put_signs(BoardPen *pen, const TextCanvas *canvas, int y)
{
    const char *now = "";
    const char *next;
    int x;
    for (x = 0; x < canvas->width; x++) {
        next = colour_at(canvas, x, y);
        if (!same_colour(now, next)) {
            board_pen_plain(pen, now);
            board_pen_colour(pen, next);
        }
        now = next;
        board_pen_char(pen, sign_at(canvas, x, y));
    }
    board_pen_plain(pen, now);
}

static void put_row_number(BoardPen *pen, int y, u8 width)
{
    char text[3];
    Writer writer;
    u32 i;
    writer_start(&writer, text, sizeof text);
    writer_padded(&writer, (u32)y, width);
    for (i = 0; i < writer.used; i++)
        board_pen_char(pen, text[i]);
}

static void put_line(BoardPen *pen, const TextCanvas *canvas, int y)
{
    if (y)
        put_row_number(pen, y, 3);
    else
        board_pen_text(pen, "   ");
    board_pen_char(pen, ' ');
    put_signs(pen, canvas, y);
    if (y) {
        board_pen_char(pen, ' ');
        put_row_number(pen, y, 1);
    }
    board_pen_char(pen, '\n');
}

static void put_canvas(BoardPen *pen, const TextCanvas *canvas)
{
    int y;
    put_letters(pen, canvas);
    for (y = 0; y < canvas->height; y++)
        put_line(pen, canvas, y);
    put_letters(pen, canvas);
}

static void put_left(BoardPen *pen, const Session *session)
{
    const Mahjong *game = (const void *)session->position;
    board_pen_text(pen, "TILES ");
    writer_number(board_pen_writer(pen), game->left);
    board_pen_char(pen, '\n');
}

void draw_tiles(Writer *writer, const Session *session, const Style *style)
{
    u16 count, i;
    Piece *pieces = board_borrow_pieces(session, &count);
    TextCanvas canvas = {0, 0, NULL, NULL, NULL};
    BoardPen pen;
    canvas.pieces = pieces;
    board_pen_start(&pen, writer, style);
    if (pieces && measure(&canvas, session)) {
        for (i = 0; i < count && pieces[i].kind == TILE; i++)
            put_tile(&canvas, &pieces[i], (u8)i);
        for (i = 0; i < count && pieces[i].kind == TILE; i++)
            clean_tile(&canvas, &pieces[i], (u8)i);
        put_left(&pen, session);
        put_canvas(&pen, &canvas);
    }
    board_return_memory(session, canvas.sign);
    board_return_memory(session, canvas.owner);
    board_return_memory(session, pieces);
}
