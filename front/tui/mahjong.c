/* SPDX-License-Identifier: MIT */
/* Mahjong: a heap of tiles, each layer a little to the right, with shadows on
   what lies lower. Free tiles are bright. */
#include "../../rules/mahjong.h"

#include "scene.h"

/* A half tile's size; a tile is twice as wide and high. */
static const struct {
    int x, y;
} halves[] = {{5, 2}, {4, 2}, {3, 2}, {3, 1}, {2, 1}, {1, 1}};

enum { HALVES = sizeof halves / sizeof *halves };

/* The whole heap as it was at first, in half tiles, and its layers. */
typedef struct Extent {
    int width, height, layers;
} Extent;

static Extent measure(const Layout *layout)
{
    Extent extent = {0, 0, 0};
    int i;
    for (i = 0; i < layout->count; i++) {
        const TilePlace *at = &layout->place[i];
        if (at->x + 2 > extent.width)
            extent.width = at->x + 2;
        if (at->y + 2 > extent.height)
            extent.height = at->y + 2;
        if (at->z + 1 > extent.layers)
            extent.layers = at->z + 1;
    }
    return extent;
}

/* How far a layer is shifted: to the right, and up where there is room. */
static int shift_of(const Scene *scene)
{
    return scene->step_x > 2;
}

static int lift_of(const Scene *scene)
{
    return scene->step_y > 1;
}

static int fits(const Scene *scene, const Extent *extent, int half)
{
    const int x = halves[half].x;
    const int y = halves[half].y;
    const int layers = extent->layers - 1;
    return extent->width * x + (x > 2 ? layers : 0) + 1 <= scene->area.width &&
           extent->height * y + (y > 1 ? layers : 0) <= scene->area.height;
}

/* A heap that is too large for the room is seen around what is pointed at. */
static int scrolled(int room, int size, int at)
{
    int from = at - room / 2;
    if (size <= room)
        return 0;
    if (from > size - room)
        from = size - room;
    return from < 0 ? 0 : from;
}

static void fit(Scene *scene)
{
    const Mahjong *game = position_of(scene);
    const Extent extent = measure(&game->layout);
    const Piece *at = piece_on(scene, scene->cursor);
    const int layers = extent.layers - 1;
    int half = 0;
    int width, height, lift;
    while (half < HALVES - 1 && !fits(scene, &extent, half))
        half++;
    scene->step_x = halves[half].x;
    scene->step_y = halves[half].y;
    lift = layers * lift_of(scene);
    width = extent.width * scene->step_x + layers * shift_of(scene) + 1;
    height = extent.height * scene->step_y + lift;
    scene->x =
        centred(scene->area.x, scene->area.width, width) -
        scrolled(scene->area.width, width, at ? at->x * scene->step_x : 0);
    scene->y =
        centred(scene->area.y, scene->area.height, height) + lift -
        scrolled(scene->area.height, height, at ? at->y * scene->step_y : 0);
}

static void ground(const Scene *scene)
{
    (void)scene;
}

static Box place(const Scene *scene, const Piece *piece)
{
    if (piece->kind == BUTTON)
        return (Box){centred(scene->area.x, scene->area.width, 16),
                     scene->area.y, 16, 1};
    return (Box){
        scene->x + piece->x * scene->step_x + piece->z * shift_of(scene),
        scene->y + piece->y * scene->step_y - piece->z * lift_of(scene),
        scene->step_x * 2, scene->step_y * 2};
}

/* ----------------------------------------------------------------- faces */

static Ink ink_of(const char *face)
{
    static const Ink suits[] = {INK_BAMBOO, INK_CHARACTER, INK_DOT};
    const char *letters = "bcd";
    int i;
    for (i = 0; i < 3 && face[0] <= '9'; i++)
        if (face[1] == letters[i])
            return suits[i];
    if (face[0] == 'D')
        return face[1] == 'R'   ? INK_CHARACTER
               : face[1] == 'G' ? INK_BAMBOO
                                : INK_DOT;
    return face[0] == 'W' ? INK_TILE_TEXT : INK_HONOUR;
}

/* What a face is called, where there is room to say it. */
static const char *word_of(const char *face)
{
    static const struct {
        const char *face, *word;
    } words[] = {{"WE", "east"},  {"WS", "south"},  {"WW", "west"},
                 {"WN", "north"}, {"DR", "red"},    {"DG", "green"},
                 {"DW", "white"}, {"FL", "flower"}, {"SE", "season"}};
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (face[0] == words[i].face[0] && face[1] == words[i].face[1])
            return words[i].word;
    return face[1] == 'b' ? "bamboo" : face[1] == 'c' ? "sign" : "dots";
}

/* ----------------------------------------------------------------- tiles */

static Ink paper_for(const Scene *scene, const Piece *piece)
{
    const int reached = scene->marks[piece->spot] & REACHED;
    return paper_of(scene, piece->spot,
                    reached                  ? INK_GOOD
                    : piece->marks & IS_FREE ? INK_TILE
                                             : INK_SHUT_TILE);
}

static int is_free(const Piece *piece)
{
    return (piece->marks & IS_FREE) != 0;
}

/* The left and the lower side; where a tile is two signs wide there is only
   room for the lower. */
static void draw_sides(const Scene *scene, const Box *box, Ink paper)
{
    Canvas *canvas = scene->canvas;
    const int bottom = box->y + box->height - 1;
    int i;
    for (i = 0; i < box->width; i++)
        put_sign(canvas, box->x + i, bottom, 0x2581, INK_TILE_EDGE, paper, 0);
    for (i = 0; i < box->height && box->width > 2; i++)
        put_sign(canvas, box->x, box->y + i, 0x258f, INK_TILE_EDGE, paper, 0);
}

/* On what lies lower, at the right of a tile. */
static void draw_shadow(const Scene *scene, const Piece *piece, const Box *box)
{
    const Box shadow = {box->x + box->width, box->y, 1, box->height};
    const Cell *cell = cell_at(scene->canvas, shadow.x, shadow.y);
    if (piece->z && cell && cell->here < NOTHING_HERE)
        tint_box(scene->canvas, &shadow, INK_SHADOW);
}

/* A free tile has a sign of its own, so that it is known without colours. */
static void draw_face(const Scene *scene, const Piece *piece, const Box *box,
                      Ink paper)
{
    Canvas *canvas = scene->canvas;
    const char *face = name_face(piece->value);
    const int style = (is_free(piece) ? BOLD_STYLE : PLAIN_STYLE) |
                      style_on(scene, piece->spot);
    const int wide = box->width > 2;
    const int y = box->y + (box->height > 2);
    const int x =
        wide ? box->x + 1 + (box->width - 3) / 2 - (box->width > 4) : box->x;
    put_words(canvas, x, y, face, ink_of(face), paper, style);
    if (wide && is_free(piece))
        put_sign(canvas, box->x + box->width - 1, box->y, 0xb7, INK_TILE_EDGE,
                 paper, 0);
    if (wide && piece->z && box->height > 1)
        put_sign(canvas, box->x + box->width - 1, box->y + box->height - 1,
                 (unsigned)('1' + piece->z % 9), INK_TILE_EDGE, paper, 0);
    if (box->width > 7 && box->height > 3)
        put_words(canvas, box->x + 1, y + 1, word_of(face), ink_of(face),
                  paper, 0);
}

static void draw_letter(const Scene *scene, const Piece *piece, const Box *box)
{
    const char letter = letter_on(scene, piece->spot);
    if (scene->letters && letter)
        put_sign(scene->canvas, box->x + box->width - 1,
                 box->y + (box->height > 1), (unsigned char)letter,
                 INK_ON_BALL, INK_HINT, BOLD_STYLE | UNDER_STYLE);
}

/* Half a face, left beside a tile that lies higher, would only puzzle: what
   is left of a tile in this row, from x on, loses its signs. */
static void clean_row(Canvas *canvas, int x, int y, int step)
{
    const Cell *covered = cell_at(canvas, x - step, y);
    Cell *cell = cell_at(canvas, x, y);
    const int here = covered ? covered->here : NOTHING_HERE;
    for (; cell && here < NOTHING_HERE && cell->here == here;
         x += step, cell = cell_at(canvas, x, y))
        if (cell->sign < 0x7f)
            cell->sign = ' ';
}

static void clean_beside(Canvas *canvas, const Box *box)
{
    int y;
    for (y = box->y; y < box->y + box->height; y++) {
        clean_row(canvas, box->x - 1, y, -1);
        clean_row(canvas, box->x + box->width, y, 1);
    }
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = paper_for(scene, piece);
    if (piece->kind == BUTTON) {
        put_words(scene->canvas, box->x, box->y, " deal them again ",
                  INK_ON_BALL, paper_of(scene, piece->spot, INK_NOTE),
                  BOLD_STYLE | style_on(scene, piece->spot));
        return;
    }
    clean_beside(scene->canvas, box);
    fill_box(scene->canvas, box, ' ', INK_TILE_TEXT, paper);
    draw_sides(scene, box, paper);
    draw_face(scene, piece, box, paper);
    draw_letter(scene, piece, box);
    draw_shadow(scene, piece, box);
}

const Drawing mahjong_drawing = {"mahjong", fit, ground, place, draw};
