/* SPDX-License-Identifier: MIT */
/* A thumbnail of FreeCell: cards as strips that begin with their suit's
   colour, below the free cells and the foundations. */
#include "rules/freecell/freecell.h"

#include "thumbnail.h"

enum { WIDEST = 7, HEAD = 3, STEP = 2, EDGE = 206 };

/* The width from one column to the next, the gap in it, how much is seen of a
   covered card, and the height of the places above. */
typedef struct Strip {
    int width, gap, step, head;
} Strip;

static int deepest_column(const Scene *scene)
{
    const FreeCell *game = scene_position(scene);
    int deepest = 1;
    int i;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        deepest = game->height[i] > deepest ? game->height[i] : deepest;
    return deepest;
}

static Strip measure(const Dots *dots, int deepest)
{
    const int width = (dots->room_x + 1) / FREECELL_COLUMNS;
    Strip strip = {width, width > 2, STEP, HEAD};
    strip.width = width > WIDEST ? WIDEST : width < 2 ? 2 : width;
    if (strip.head + 2 + deepest * STEP > dots->room_y)
        strip.step = 1;
    return strip;
}

static void draw_card(Dots *dots, const Box *box, u8 card)
{
    const unsigned char suit = FREECELL_IS_RED(card) ? INK_HEART : INK_SPADE;
    const Box edge = {box->x, box->y, box->width, 1};
    const Box mark = {box->x, box->y, 1 + (box->width > 4), 1};
    dots_fill(dots, box, (Dot){INK_CARD, 1, 256});
    dots_fill(dots, &edge, (Dot){INK_CARD, box->height == 1, EDGE});
    dots_fill(dots, &mark, (Dot){suit, 0, 256});
}

/* Free cells stand at the left, foundations at the right. */
static Box place_above(const Strip *strip, const Piece *piece, int cells)
{
    const int places =
        (cells > FREECELL_SUITS ? cells : FREECELL_SUITS) + FREECELL_SUITS;
    const int nth =
        piece->marks & IS_CELL ? piece->x : places - FREECELL_SUITS + piece->x;
    const int step = FREECELL_COLUMNS * strip->width / places;
    return (Box){nth * step, 0, step - strip->gap, strip->head};
}

static void draw_piece(Dots *dots, const Piece *piece, const Strip *strip)
{
    const FreeCell *game = scene_position(dots->scene);
    const int above = piece->marks & (IS_CELL | IS_HOME);
    const Box box = above ? place_above(strip, piece, game->cells)
                          : (Box){piece->x * strip->width,
                                  strip->head + 1 + piece->y * strip->step,
                                  strip->width - strip->gap, strip->step};
    if (piece->kind == CARD)
        draw_card(dots, &box, piece->value);
    else
        dots_fill(dots, &box, (Dot){INK_FELT_TOO, 0, 256});
}

/* A column ends with a whole card: a dot more for the last one. */
static void draw(Dots *dots)
{
    const Scene *scene = dots->scene;
    const int deepest = deepest_column(scene);
    const Strip strip = measure(dots, deepest);
    unsigned i;
    dots_start(dots, FREECELL_COLUMNS * strip.width - strip.gap,
               strip.head + 2 + deepest * strip.step, INK_FELT);
    for (i = 0; i < scene->count; i++)
        draw_piece(dots, &scene->pieces[i], &strip);
}

const Thumbnail freecell_thumbnail = {&freecell, draw};
