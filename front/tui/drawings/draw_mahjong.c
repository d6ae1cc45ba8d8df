/* SPDX-License-Identifier: MIT */
/* Mahjong: a heap of tiles, each layer a little further right, casting shadows
   on lower ones. Free tiles are bright. */
#include "rules/mahjong/mahjong.h"

#include "drawing.h"
#include "faces.h"
#include "host/utf8.h"
#include "shapes.h"

/* Half of a tile may be no whole number of cells; then tiles that are half a
   place further on are a cell nearer. */
typedef struct TileSize {
    int width, height;
} TileSize;

/* From small to large; there is no largest one. */
static TileSize tile_size(int size)
{
    static const TileSize small[] = {{2, 2}, {4, 2},  {5, 2}, {5, 3},
                                     {6, 3}, {6, 4},  {8, 4}, {10, 4},
                                     {8, 5}, {10, 6}, {12, 6}};
    enum { SMALL = sizeof small / sizeof *small, NEXT_HEIGHT = 8 };
    const int height = NEXT_HEIGHT + (size - SMALL) / 2 * 2;
    if (size < SMALL)
        return small[size];
    return (TileSize){2 * height - 2 + 2 * ((size - SMALL) % 2), height};
}

static const char *button_words(void)
{
    return _(" Shuffle ");
}

/* Levels for pixel_shade: a face on the lowest layer, and how much lighter
   each layer is. They leave a face that is not free darker than any that is,
   and no darker than can be read. SIDE_PART darkens a face's colour to that of
   its side. */
enum { LOWEST_LEVEL = 256, LAYER_LEVEL = 8, SIDE_PART = 190 };

/* The size of the whole layout in half tiles, and its number of layers. */
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

/* The offset of a layer if the highest one may be moved by "room" cells,
   spread over the layers as evenly as possible. */
static int part_of(int layer, int layers, int room)
{
    const int steps = layers - 1;
    const int most = steps < room ? steps : room;
    return steps > 0 ? (layer * most + steps / 2) / steps : 0;
}

/* How far a layer is shifted to the right, and up if there is room. Two
   columns and a row of lower neighbours always stay visible, so that a free
   tile's face can be shown there. */
static int shift_of(int width, int layer, int layers)
{
    return part_of(layer, layers, width - 2);
}

static int lift_of(int height, int layer, int layers)
{
    return height > 2 ? part_of(layer, layers, height - 1) : 0;
}

static Box size_of(const Extent *extent, int size)
{
    const TileSize tile = tile_size(size);
    const int top = extent->layers - 1;
    return (Box){0, 0,
                 extent->width * tile.width / 2 +
                     shift_of(tile.width, top, extent->layers) + 1,
                 extent->height * tile.height / 2 +
                     lift_of(tile.height, top, extent->layers)};
}

static int fits(const Box *area, const Extent *extent, int size)
{
    const Box box = size_of(extent, size);
    return box.width <= area->width && box.height <= area->height;
}

/* The largest size that fits. Some are wider than the next one. */
static int find_size(const Box *area, const Extent *extent)
{
    enum { WIDER = 2 };
    int size = 0;
    int next;
    for (next = 1; next <= size + WIDER; next++)
        if (fits(area, extent, next))
            size = next;
    return size;
}

/* A layout that is too large scrolls with the cursor. */
static void fit(Scene *scene)
{
    const Mahjong *game = scene_position(scene);
    const Extent extent = measure(&game->layout);
    const Box area = scene->area;
    const Piece *at = scene_piece(scene, scene->cursor);
    const int nth = find_size(&area, &extent) + scene->zoom;
    const Box size = size_of(&extent, nth);
    scene->step_x = tile_size(nth).width;
    scene->step_y = tile_size(nth).height;
    scene->layers = extent.layers;
    scene->x = canvas_centred(area.x, area.width, size.width) -
               canvas_scrolled(area.width, size.width,
                               at ? at->x * scene->step_x / 2 : 0);
    scene->y = canvas_centred(area.y, area.height, size.height) +
               lift_of(scene->step_y, extent.layers - 1, extent.layers) -
               canvas_scrolled(area.height, size.height,
                               at ? at->y * scene->step_y / 2 : 0);
}

static void ground(const Scene *scene)
{
    if (pixels_available(scene))
        shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
}

static int is_free_of_tiles(const Scene *scene, const Box *box)
{
    const Drawing *drawing = scene_drawing(scene);
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Box tile = scene->pieces[i].kind == TILE
                             ? drawing->place(scene, &scene->pieces[i])
                             : (Box){0, 0, 0, 0};
        const Box common = box_common(box, &tile);
        if (common.width > 0 && common.height > 0)
            return 0;
    }
    return 1;
}

/* The shuffle button appears when no tiles can be taken. It moves none of
   them, and covers none if a place of these is free. */
static Box place_button(const Scene *scene)
{
    const Box *area = &scene->area;
    const int width = canvas_columns(button_words());
    const int middle = canvas_centred(area->x, area->width, width);
    const int right = area->x + area->width - width;
    const int bottom = area->y + area->height - 1;
    const Box places[] = {
        {middle, area->y, width, 1},  {right, area->y, width, 1},
        {area->x, area->y, width, 1}, {middle, bottom, width, 1},
        {right, bottom, width, 1},    {area->x, bottom, width, 1}};
    int i;
    for (i = 0; i < 6; i++)
        if (is_free_of_tiles(scene, &places[i]))
            return places[i];
    return places[0];
}

static Box place(const Scene *scene, const Piece *piece)
{
    if (piece->kind == BUTTON)
        return place_button(scene);
    return (Box){scene->x + piece->x * scene->step_x / 2 +
                     shift_of(scene->step_x, piece->z, scene->layers),
                 scene->y + piece->y * scene->step_y / 2 -
                     lift_of(scene->step_y, piece->z, scene->layers),
                 scene->step_x, scene->step_y};
}

/* ----------------------------------------------------------------- tiles */

static Ink paper_for(const Scene *scene, const Piece *piece)
{
    const int reached = scene->marks[piece->spot] & REACHED;
    const int paired = scene->shows_ways && piece->marks & CAN_MOVE;
    return scene_paper(scene, piece->spot,
                       reached                  ? INK_MATCH
                       : paired                 ? INK_HINT
                       : piece->marks & IS_FREE ? INK_TILE
                                                : INK_SHUT_TILE);
}

/* Higher tiles are lighter. 256 colours have no such steps of one hue. */
static CellColour light_on(const Scene *scene, const Piece *piece, Ink paper)
{
    const int level = LOWEST_LEVEL + piece->z * LAYER_LEVEL;
    if (!pixels_available(scene) || !pixels_have_shades(scene) ||
        (paper != INK_TILE && paper != INK_SHUT_TILE))
        return paper;
    return RGB_COLOUR |
           (CellColour)pixel_shade(pixel_rgb(scene, paper), level);
}

static int is_free(const Piece *piece)
{
    return (piece->marks & IS_FREE) != 0;
}

static long side_of(const Scene *scene, CellColour face)
{
    return pixel_mix(pixel_rgb(scene, face), pixel_rgb(scene, INK_TILE_EDGE),
                     SIDE_PART);
}

/* Whether there is room for a face drawn with pixels. */
static int has_art(const Scene *scene, const Box *box)
{
    enum { LEAST_WIDTH_OF_ART = 10, LEAST_HEIGHT_OF_ART = 6 };
    return pixels_available(scene) && box->width >= LEAST_WIDTH_OF_ART &&
           box->height >= LEAST_HEIGHT_OF_ART;
}

static int wall_of(const Box *box)
{
    return box->height / 6 * UNITS;
}

/* Draws the left and the lower side; a tile two columns wide has only the
   lower. */
static void draw_sides(const Scene *scene, const Box *box, CellColour paper)
{
    const int has_pixels = box->height > 1 && pixels_available(scene);
    const int bottom = box->y + box->height - 1;
    const Box side = {box->x, 2 * bottom + 1, box->width, 1};
    Canvas *canvas = scene->canvas;
    int i;
    for (i = 0; i < box->width && !has_pixels; i++)
        canvas_put_sign(canvas, box->x + i, bottom, 0x2581, INK_TILE_EDGE,
                        paper, 0);
    for (i = 0; i < box->height - has_pixels && box->width > 2; i++)
        canvas_put_sign(canvas, box->x, box->y + i, 0x258f, INK_TILE_EDGE,
                        paper, 0);
    if (has_pixels)
        pixels_fill(scene, &side, side_of(scene, paper));
}

static int is_letter(const Cell *cell)
{
    return (cell->sign > ' ' && cell->sign < 0x7f) || cell->sign == A_DOT ||
           cell->sign == A_STICK || cell->sign == NO_SIGN ||
           (cell->sign >= 0x2190 && cell->sign <= 0x2193) ||
           utf8_columns(cell->sign) == 2;
}

/* Draws a shadow on lower tiles at the right and on the felt, but not on
   faces. */
static void draw_shadow(const Scene *scene, const Piece *piece, const Box *box)
{
    enum { DARK = 100 };
    const int x = box->x + box->width;
    int i;
    for (i = 0; i < box->height; i++) {
        const Box shadow = {x, box->y + i, 1, 1};
        const Box units = pixels_of_cells(&shadow);
        const Cell *cell = canvas_cell(scene->canvas, x, box->y + i);
        if (!cell || is_letter(cell))
            continue;
        if (pixels_available(scene))
            shape_dim(scene, &units, DARK);
        else if (piece->z && cell->hit < HIT_NOTHING)
            canvas_tint(scene->canvas, &shadow, INK_SHADOW);
    }
}

static int has_picture(const Box *box)
{
    return box->width > 7 && box->height > 3;
}

/* Small digits can't be mistaken for faces. */
static unsigned sign_of_layer(int layer)
{
    static const unsigned signs[] = {0xb9,   0xb2,   0xb3,   0x2074, 0x2075,
                                     0x2076, 0x2077, 0x2078, 0x2079};
    return signs[layer % 9];
}

/* With sixteen colours, some faces would be invisible on a marked tile; with
   eight, on one that isn't free, too. */
static Ink ink_for(const Scene *scene, const char *face, Ink paper)
{
    const int colours = scene->look->colours;
    return paper == INK_TILE || colours > 16 ||
                   (paper == INK_SHUT_TILE && colours == 16)
               ? picture_ink(face)
               : INK_TILE_TEXT;
}

/* Counts the columns at the left and the rows below that higher neighbours
   hide. Tiles on top do not count. */
static void find_hidden(const Scene *scene, const Piece *piece, const Box *box,
                        int *left, int *below)
{
    unsigned i;
    *left = *below = 0;
    for (i = 0; i < scene->count; i++) {
        const Piece *other = &scene->pieces[i];
        Box over;
        if (other->kind != TILE || other->z <= piece->z ||
            scene->marks[other->spot] & AWAY)
            continue;
        over = place(scene, other);
        over = box_common(&over, box);
        if (over.width <= 0 || over.height <= 0)
            continue;
        if (other->x + 2 <= piece->x && over.width > *left)
            *left = over.width;
        else if (other->x + 2 > piece->x && other->y >= piece->y + 2 &&
                 over.height > *below)
            *below = over.height;
    }
}

/* Finds the place of the face's two letters: as far left and as low as they
   are visible. */
static void find_letters(const Scene *scene, const Piece *piece,
                         const Box *box, int *x, int *y)
{
    int left, below;
    find_hidden(scene, piece, box, &left, &below);
    *x = box->width > 4 ? 2 : box->width > 2;
    *y = box->height > 2 && !has_picture(box);
    if (*x < left)
        *x = left;
    if (*x > box->width - 2)
        *x = box->width - 2;
    if (*y >= box->height - below)
        *y = 0;
    *x += box->x;
    *y += box->y;
}

static void put_layer(const Scene *scene, const Piece *piece, int x, int y,
                      CellColour paper)
{
    const unsigned sign = sign_of_layer(piece->z);
    if (pixels_available(scene))
        canvas_put_sign(scene->canvas, x, y, sign, paper,
                        RGB_COLOUR | (CellColour)side_of(scene, paper), 0);
    else
        canvas_put_sign(scene->canvas, x, y, sign, INK_TILE_EDGE, paper, 0);
}

/* The letters are above the art. */
static int draw_art(const Scene *scene, const Box *box, const char *face)
{
    const Box units = pixels_of_cells(box);
    const int wall = wall_of(box);
    const Box picture = {units.x + wall + UNITS, units.y + ROW_UNITS,
                         units.width - wall - 2 * UNITS,
                         units.height - wall - ROW_UNITS - UNITS / 2};
    return has_art(scene, box) && tile_art_draw(scene, &picture, face);
}

static int wants_characters(const Scene *scene)
{
    return scene->look->faces == FACES_AUTO ||
           scene->look->faces == FACES_CHARACTERS;
}

/* Characters of the terminal's font are sharper than too few pixels. */
static void put_picture(const Scene *scene, const Box *box, const char *face,
                        Ink ink, CellColour paper)
{
    enum { LEAST_CHARACTERS = 12 };
    const Box picture = {box->x + 1, box->y + 1, box->width - 2,
                         box->height - 2};
    const int has_characters =
        wants_characters(scene) &&
        !(has_art(scene, box) && box->width >= LEAST_CHARACTERS);
    if (has_characters &&
        picture_put_character(scene->canvas,
                              canvas_centred(picture.x, picture.width, 2),
                              picture.y + (picture.height - 1) / 2, 2, face,
                              ink, paper, BOLD_STYLE))
        return;
    if (!draw_art(scene, box, face))
        picture_put(scene->canvas, &picture, face, ink, paper);
}

/* Draws the face in its letters or characters at this place, and as a picture
   if there is room. */
static void put_face(const Scene *scene, const Box *box, int x, int y,
                     const char *face, Ink ink, CellColour paper, int style)
{
    Canvas *canvas = scene->canvas;
    const int rows = box->y + box->height - 1 - y;
    if (!has_picture(box)) {
        if (wants_characters(scene) &&
            picture_put_character(canvas, x, y, rows, face, ink, paper, style))
            return;
        canvas_put_words(canvas, x, y, face, ink, paper, style);
        if (scene->look->faces == FACES_SIGNS && !scene->look->ascii &&
            picture_sign(face))
            canvas_put_sign(canvas, x + 1, y, picture_sign(face), ink, paper,
                            style);
        return;
    }
    put_picture(scene, box, face, ink, paper);
    canvas_put_words(canvas, x, y, face, ink, paper, style);
}

/* A free tile has a dot, so that it can be recognised without colours. */
static void draw_face(const Scene *scene, const Piece *piece, const Box *box,
                      Ink marked, CellColour paper)
{
    Canvas *canvas = scene->canvas;
    const char *face = mahjong_face_name(piece->value);
    const int style = (is_free(piece) ? BOLD_STYLE : PLAIN_STYLE) |
                      scene_style(scene, piece->spot);
    const Ink ink = ink_for(scene, face, marked);
    const int wide = box->width > 2;
    const int right = box->x + box->width - 1;
    int x, y;
    find_letters(scene, piece, box, &x, &y);
    if (wide && is_free(piece) && y == box->y && x + 1 == right)
        canvas_put_sign(canvas, right - 1, y + 1, 0xb7, INK_TILE_EDGE, paper,
                        0);
    else if (wide && is_free(piece))
        canvas_put_sign(canvas, right, box->y, 0xb7, INK_TILE_EDGE, paper, 0);
    if (wide && piece->z && piece->spot != NO_SPOT && box->height > 1 &&
        (is_free(piece) || !pixels_available(scene)))
        put_layer(scene, piece, right, box->y + box->height - 1, paper);
    put_face(scene, box, x, y, face, ink, paper, style);
}

static void draw_letter(const Scene *scene, const Piece *piece, const Box *box)
{
    const char letter = scene_letter(scene, piece->spot);
    const int right = box->x + box->width - 1;
    int x, y;
    if (!scene->letters || !letter)
        return;
    find_letters(scene, piece, box, &x, &y);
    y = box->y + (box->height > 1 && (y == box->y || x + 1 < right));
    canvas_put_sign(scene->canvas, right, y, (unsigned char)letter,
                    INK_ON_BALL, INK_HINT, BOLD_STYLE | UNDER_STYLE);
}

/* Whether the tile's cells in a row, from x on in steps, contain a part of its
   face. */
static int has_letters(const Canvas *canvas, int x, int y, int step, int here)
{
    const Cell *cell = canvas_cell(canvas, x, y);
    for (; cell && cell->hit == here;
         x += step, cell = canvas_cell(canvas, x, y))
        if (is_letter(cell))
            return 1;
    return 0;
}

/* Removes half-hidden faces, which would be confusing: if some characters of a
   tile's row are hidden, the rest go too. */
static void clean_row(Canvas *canvas, int x, int y, int step)
{
    const Cell *covered = canvas_cell(canvas, x - step, y);
    Cell *cell = canvas_cell(canvas, x, y);
    const int here = covered ? covered->hit : HIT_NOTHING;
    if (here >= HIT_NOTHING || !has_letters(canvas, x - step, y, -step, here))
        return;
    for (; cell && cell->hit == here;
         x += step, cell = canvas_cell(canvas, x, y))
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
    const CellColour lit = light_on(scene, piece, paper);
    if (piece->kind == BUTTON) {
        canvas_put_words(scene->canvas, box->x, box->y, button_words(),
                         INK_ON_BALL,
                         scene_paper(scene, piece->spot, INK_NOTE),
                         BOLD_STYLE | scene_style(scene, piece->spot));
        return;
    }
    clean_beside(scene->canvas, box);
    if (has_art(scene, box)) {
        const Box units = pixels_of_cells(box);
        shape_tile(scene, &units, wall_of(box), pixel_rgb(scene, lit),
                   side_of(scene, lit));
    } else {
        canvas_fill(scene->canvas, box, ' ', INK_TILE_TEXT, lit);
        draw_sides(scene, box, lit);
    }
    draw_face(scene, piece, box, paper, lit);
    draw_letter(scene, piece, box);
    draw_shadow(scene, piece, box);
}

static const char signs[] = N_(
    "A dot marks free tiles, and a small number in a corner is the layer, "
    "from the\n"
    "second up. A face is 1 to 9 with b for bamboo, c for characters, d for "
    "dots;\n"
    "WE WS WW WN for the winds; DR DG DW for the dragons; FL flower, SE "
    "season.\n");

const Drawing mahjong_drawing = {.game = &mahjong,
                                 .traits = HAS_FREE_TILES | SHOWS_MOVES,
                                 .signs = signs,
                                 .fit = fit,
                                 .ground = ground,
                                 .place = place,
                                 .draw = draw,
                                 .celebrate = wall_cast};
