/* SPDX-License-Identifier: MIT */
/* Mahjong: a heap of tiles, each layer a little to the right, with shadows on
   what lies lower. Free tiles are bright. */
#include "../../rules/mahjong.h"

#include "scene.h"

/* A half tile's size; a tile is twice as wide and high. */
static const struct {
    int x, y;
} halves[] = {{6, 3}, {5, 3}, {5, 2}, {4, 2}, {3, 2}, {3, 1}, {2, 1}, {1, 1}};

enum { HALVES = sizeof halves / sizeof *halves };

enum { A_DOT = 0x25cf, A_STICK = 0x2503 };

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
    return scene->step_x > 1;
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
    return extent->width * x + (x > 1 ? layers : 0) + 1 <= scene->area.width &&
           extent->height * y + (y > 1 ? layers : 0) <= scene->area.height;
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
    half = half > scene->zoom ? half - scene->zoom : 0;
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
                 {"DW", "white"}, {"FL", "flower"}, {"SE", "season"},
                 {"1c", "I"},     {"2c", "II"},     {"3c", "III"},
                 {"4c", "IV"},    {"5c", "V"},      {"6c", "VI"},
                 {"7c", "VII"},   {"8c", "VIII"},   {"9c", "IX"}};
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (face[0] == words[i].face[0] && face[1] == words[i].face[1])
            return words[i].word;
    return "";
}

/* So many dots or sticks, in rows. */
static void put_pips(Canvas *canvas, const Box *box, int count, unsigned sign,
                     Ink ink, Ink paper)
{
    const int rows = box->height < 3 ? 2 : 3;
    const int most = (count + rows - 1) / rows;
    const int gap = most * 2 - 1 <= box->width ? 2 : 1;
    const int y = centred(box->y, box->height, (count + most - 1) / most);
    int row, i;
    for (row = 0; row < rows && count > 0; row++) {
        const int here = count < most ? count : most;
        const int x = centred(box->x, box->width, here * gap - gap + 1);
        for (i = 0; i < here; i++)
            put_sign(canvas, x + i * gap, y + row, sign, ink, paper,
                     BOLD_STYLE);
        count -= here;
    }
}

/* A picture of the face, below its letters. */
static void put_picture(Canvas *canvas, const Box *box, const char *face,
                        Ink paper)
{
    const char *word = word_of(face);
    const Ink ink = ink_of(face);
    if (*word)
        put_words(canvas, centred(box->x, box->width, columns_of(word)),
                  box->y + (box->height - 1) / 2, word, ink, paper,
                  BOLD_STYLE);
    else
        put_pips(canvas, box, face[0] - '0', face[1] == 'd' ? A_DOT : A_STICK,
                 ink, paper);
}

/* ----------------------------------------------------------------- tiles */

static Ink paper_for(const Scene *scene, const Piece *piece)
{
    const int reached = scene->marks[piece->spot] & REACHED;
    const int paired = scene->shows_ways && piece->marks & CAN_MOVE;
    return paper_of(scene, piece->spot,
                    reached                  ? INK_GOOD
                    : paired                 ? INK_HINT
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

static int is_letter(const Cell *cell)
{
    return (cell->sign > ' ' && cell->sign < 0x7f) || cell->sign == A_DOT ||
           cell->sign == A_STICK;
}

/* On what lies lower, at the right of a tile, but not on a face. */
static void draw_shadow(const Scene *scene, const Piece *piece, const Box *box)
{
    const int x = box->x + box->width;
    int i;
    for (i = 0; i < box->height && piece->z; i++) {
        const Box shadow = {x, box->y + i, 1, 1};
        const Cell *cell = cell_at(scene->canvas, x, box->y + i);
        if (cell && cell->here < NOTHING_HERE && !is_letter(cell))
            tint_box(scene->canvas, &shadow, INK_SHADOW);
    }
}

static int has_picture(const Box *box)
{
    return box->width > 7 && box->height > 3;
}

/* Small, so that it is not taken for a face. */
static unsigned sign_of_layer(int layer)
{
    static const unsigned signs[] = {0xb9,   0xb2,   0xb3,   0x2074, 0x2075,
                                     0x2076, 0x2077, 0x2078, 0x2079};
    return signs[layer % 9];
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
    const int y = box->y + (box->height > 2 && !has_picture(box));
    const int x = box->x + (box->width > 4 ? 2 : wide);
    put_words(canvas, x, y, face, ink_of(face), paper, style);
    if (wide && is_free(piece))
        put_sign(canvas, box->x + box->width - 1, box->y, 0xb7, INK_TILE_EDGE,
                 paper, 0);
    if (wide && piece->z && box->height > 1)
        put_sign(canvas, box->x + box->width - 1, box->y + box->height - 1,
                 sign_of_layer(piece->z), INK_TILE_EDGE, paper, 0);
    if (has_picture(box)) {
        const Box picture = {box->x + 1, box->y + 1, box->width - 2,
                             box->height - 2};
        put_picture(canvas, &picture, face, paper);
    }
}

static void draw_letter(const Scene *scene, const Piece *piece, const Box *box)
{
    const char letter = letter_on(scene, piece->spot);
    if (scene->letters && letter)
        put_sign(scene->canvas, box->x + box->width - 1,
                 box->y + (box->height > 1), (unsigned char)letter,
                 INK_ON_BALL, INK_HINT, BOLD_STYLE | UNDER_STYLE);
}

/* Whether the row of cells of the same tile, from x on in steps, has one of
   its signs. */
static int has_letters(const Canvas *canvas, int x, int y, int step, int here)
{
    const Cell *cell = cell_at(canvas, x, y);
    for (; cell && cell->here == here; x += step, cell = cell_at(canvas, x, y))
        if (is_letter(cell))
            return 1;
    return 0;
}

/* Half a face, left beside a tile that lies higher, would only puzzle: what
   is left of a tile in this row, from x on, loses its signs when some of them
   are hidden. */
static void clean_row(Canvas *canvas, int x, int y, int step)
{
    const Cell *covered = cell_at(canvas, x - step, y);
    Cell *cell = cell_at(canvas, x, y);
    const int here = covered ? covered->here : NOTHING_HERE;
    if (here >= NOTHING_HERE || !has_letters(canvas, x - step, y, -step, here))
        return;
    for (; cell && cell->here == here; x += step, cell = cell_at(canvas, x, y))
        if (is_letter(cell))
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
