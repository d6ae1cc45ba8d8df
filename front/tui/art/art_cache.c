/* SPDX-License-Identifier: MIT */
/* A picture is put together from symbols of the artwork by a recipe. Pictures
   are found by a hash of what they show. */
#include "art_cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "own_pictures.h"
#include "raster.h"
#include "rules/core/base.h"
#include "svg.h"

/* ----------------------------------------------------------------- recipes */

/* A picture is a body, a face on it, and a veil over both. Places are parts of
   a hundred of the piece. */
typedef struct Recipe {
    const char *body; /* the id of a symbol, or NULL */
    int body_keeps_shape;
    const char *face, *small_face; /* with the value for %d, or NULL */
    int small_below;               /* the width, in pixels, of small ones */
    int face_keeps_shape;
    int number_top, number_height; /* or the value as a number */
    const char *veil;
    int right, below; /* what lies outside the piece */
    int colours;      /* where they are few, and these don't suffice */
    void (*draw)(const ArtSpec *spec, Bitmap *bitmap); /* or all of it */
} Recipe;

static SvgBook book = {artwork, NULL, 0};
static SvgBook puzzle_book = {puzzle_pictures, NULL, 0};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* The edge of a rectangle with round corners, within the piece. What is inside
   keeps its colours, and need not be sent again. */
static void draw_frame(const ArtSpec *spec, Bitmap *bitmap, int stroke,
                       int round, const char *opacity)
{
    Page text = PAGE_EMPTY;
    page_format(&text,
                "<rect x=\"%d.5\" y=\"%d.5\" width=\"%d\" height=\"%d\" "
                "rx=\"%d\" fill=\"none\" stroke=\"currentColor\" "
                "stroke-width=\"%d\" stroke-opacity=\"%s\"/>",
                stroke / 2, stroke / 2, spec->width - stroke - 1,
                spec->height - stroke - 1, round, stroke, opacity);
    svg_draw_text(&book, text.text, bitmap, spec->ink);
    page_free(&text);
}

static void draw_ring(const ArtSpec *spec, Bitmap *bitmap)
{
    const int size = least(spec->width, spec->height);
    const int stroke = 2 + least(size, 120) / 24;
    draw_frame(spec, bitmap, stroke, least(size / 10, 12), "1");
}

static void draw_slot(const ArtSpec *spec, Bitmap *bitmap)
{
    const SvgFrame frame = {0, 0, spec->width, spec->height, 1, spec->ink};
    char id[16];
    draw_frame(spec, bitmap, 1, least(spec->width, spec->height) / 12, ".4");
    if (spec->value == NO_ART)
        return;
    snprintf(id, sizeof id, "home-%d", spec->value);
    svg_draw(&book, id, bitmap, &frame);
}

static void draw_mark(const ArtSpec *spec, Bitmap *bitmap)
{
    const int size = least(spec->width, spec->height);
    Page text = PAGE_EMPTY;
    page_format(&text,
                "<circle cx=\"%d.%d\" cy=\"%d.%d\" r=\"%d.%d\" "
                "fill=\"currentColor\" stroke=\"#000000\" "
                "stroke-opacity=\".3\"/>",
                spec->width / 2, spec->width % 2 * 5, spec->height / 2,
                spec->height % 2 * 5, size * 42 / 100, size * 42 / 10 % 10);
    svg_draw_text(&book, text.text, bitmap, spec->ink);
    page_free(&text);
}

/* The player's picture within a border. */
static void draw_own(OwnUse use, Bitmap *bitmap, int border)
{
    const int width = bitmap->width - 2 * border;
    const int height = bitmap->height - 2 * border;
    const Bitmap *own = own_picture_fitted(use, width, height, 0);
    int row;
    for (row = 0; own && row < height; row++)
        memcpy(bitmap->bytes +
                   ((size_t)(row + border) * (size_t)bitmap->width +
                    (size_t)border) *
                       BITMAP_PIXEL,
               own->bytes + (size_t)row * (size_t)width * BITMAP_PIXEL,
               (size_t)width * BITMAP_PIXEL);
}

static void draw_puzzle(const ArtSpec *spec, Bitmap *bitmap)
{
    static const char *const ids[] = {"", "coast", "rosette"};
    STATIC_ASSERT(COUNT_OF(ids) == ART_OWN);
    const SvgFrame frame = {0, 0, spec->width, spec->height, 0, 0};
    if (spec->value >= ART_OWN)
        draw_own(OWN_TILES, bitmap, 0);
    else
        svg_draw(&puzzle_book, ids[spec->value], bitmap, &frame);
}

/* On a card's paper, which is its border. */
static void draw_back(const ArtSpec *spec, Bitmap *bitmap)
{
    const SvgFrame frame = {0, 0, spec->width, spec->height, 0, 0};
    svg_draw(&book, "card-body", bitmap, &frame);
    draw_own(OWN_BACK, bitmap, 1 + least(spec->width, spec->height) / 14);
}

/* The number's plate is as dark as needed to read it on any picture. */
static void draw_number_plate(const ArtSpec *spec, Bitmap *bitmap)
{
    enum { DIGIT = 7, MARGIN = 3, LEAST_HEIGHT = 9 };
    const int size = least(spec->width, spec->height);
    const int height = size / 6 > LEAST_HEIGHT ? size / 6 : LEAST_HEIGHT;
    char digits[12];
    const int count = snprintf(digits, sizeof digits, "%d", spec->value);
    Page text = PAGE_EMPTY;
    int i;
    page_format(&text,
                "<g><rect x=\"2\" y=\"2\" width=\"%d\" height=\"%d\" "
                "rx=\"%d\" fill=\"#000000\" fill-opacity=\".6\"/>"
                "<g transform=\"translate(%d %d) scale(%d.%02d)\" "
                "fill=\"none\" stroke=\"currentColor\" "
                "stroke-width=\"15\" stroke-linecap=\"round\">",
                count * height * DIGIT / 10 + 2 * MARGIN, height + 2 * MARGIN,
                MARGIN, 2 + MARGIN, 2 + MARGIN, height / 100, height % 100);
    for (i = 0; i < count; i++)
        page_format(&text, "<use href=\"#sign-%c\" x=\"%d\"/>", digits[i],
                    i * 10 * DIGIT);
    page_text(&text, "</g></g>");
    svg_draw_text(&book, text.text, bitmap, spec->ink);
    page_free(&text);
}

/* Cuts the part out of the whole picture; the last row and column of pixels
   are left out, so that parts don't touch. */
static void draw_part(const ArtSpec *spec, Bitmap *bitmap)
{
    const ArtSpec all = {.kind = ART_PUZZLE,
                         .value = spec->puzzle,
                         .width = spec->width * spec->across,
                         .height = spec->height * spec->down};
    const Bitmap *whole = art_bitmap(&all);
    const int x = (spec->value - 1) % spec->across * spec->width;
    const int y = (spec->value - 1) / spec->across * spec->height;
    int row;
    for (row = 0; row + 1 < spec->height; row++)
        memcpy(bitmap->bytes +
                   (size_t)row * (size_t)spec->width * BITMAP_PIXEL,
               whole->bytes +
                   ((size_t)(y + row) * (size_t)whole->width + (size_t)x) *
                       BITMAP_PIXEL,
               (size_t)(spec->width - 1) * BITMAP_PIXEL);
    draw_number_plate(spec, bitmap);
}

static const Recipe recipes[ART_KINDS] = {
    [ART_CARD] = {.body = "card-body",
                  .face = "card-%d",
                  .small_face = "small-card-%d",
                  .small_below = 64},
    [ART_BACK] = {.draw = draw_back, .colours = 64},
    [ART_SLOT] = {.draw = draw_slot},
    [ART_SQUARE] = {.body = "square"},
    [ART_BALL] = {.body = "ball",
                  .body_keeps_shape = 1,
                  .number_top = 39,
                  .number_height = 26,
                  .colours = 64},
    [ART_TILE] = {.body = "tile-body",
                  .face = "face-%d",
                  .small_face = "small-face-%d",
                  .small_below = 36,
                  .face_keeps_shape = 1,
                  .right = 29,
                  .below = 22},
    [ART_SHUT_TILE] = {.body = "tile-body",
                       .face = "face-%d",
                       .small_face = "small-face-%d",
                       .small_below = 36,
                       .face_keeps_shape = 1,
                       .veil = "tile-veil",
                       .right = 29,
                       .below = 22},
    [ART_BLOCK] = {.body = "block", .number_top = 26, .number_height = 44},
    [ART_PUZZLE] = {.draw = draw_puzzle},
    [ART_PART] = {.draw = draw_part, .colours = 64},
    [ART_MARK] = {.draw = draw_mark},
    [ART_RING] = {.draw = draw_ring}};

/* ----------------------------------------------------------------- drawing */

static void draw_symbol(const ArtSpec *spec, Bitmap *bitmap, const char *id,
                        int keeps_shape, long rgb)
{
    const SvgFrame frame = {0, 0, spec->width, spec->height, keeps_shape, rgb};
    svg_draw(&book, id, bitmap, &frame);
}

/* Not every face has a small form of its own. */
static void draw_face(const ArtSpec *spec, const Recipe *recipe,
                      Bitmap *bitmap)
{
    const SvgFrame frame = {
        0, 0, spec->width, spec->height, recipe->face_keeps_shape, spec->ink};
    char id[32];
    snprintf(id, sizeof id, recipe->small_face, spec->value);
    if (spec->width < recipe->small_below &&
        svg_draw(&book, id, bitmap, &frame))
        return;
    snprintf(id, sizeof id, recipe->face, spec->value);
    svg_draw(&book, id, bitmap, &frame);
}

/* Digits are 60 by 100 and 10 apart. The number is as high as the recipe says
   and no wider than twice that. */
static void draw_number(const ArtSpec *spec, const Recipe *recipe,
                        Bitmap *bitmap)
{
    enum { ADVANCE = 70, HIGH = 100, GAP = 10 };
    const int size = least(spec->width, spec->height);
    char digits[12];
    const int count = snprintf(digits, sizeof digits, "%d", spec->value);
    const int height = size * recipe->number_height *
                       (count > 2   ? 60
                        : count > 1 ? 80
                                    : 100);
    const int width = height / HIGH * (count * ADVANCE - GAP);
    const int middle =
        size * (100 * recipe->number_top + 50 * recipe->number_height) +
        (spec->height - size) * 5000;
    Page text = PAGE_EMPTY;
    int i;
    page_format(&text,
                "<g transform=\"translate(%d.%02d %d.%02d) "
                "scale(%d.%06d)\" fill=\"none\" stroke=\"currentColor\" "
                "stroke-width=\"15\" stroke-linecap=\"round\">",
                (spec->width * 10000 - width) / 20000,
                (spec->width * 10000 - width) / 200 % 100,
                (middle - height / 2) / 10000,
                (middle - height / 2) / 100 % 100, height / 1000000,
                height % 1000000);
    for (i = 0; i < count; i++)
        page_format(&text, "<use href=\"#sign-%c\" x=\"%d\"/>", digits[i],
                    i * ADVANCE);
    page_text(&text, "</g>");
    svg_draw_text(&book, text.text, bitmap, spec->ink);
    page_free(&text);
}

void art_measure(const ArtSpec *spec, int *width, int *height)
{
    const Recipe *recipe = &recipes[spec->kind];
    *width = spec->width + spec->width * recipe->right / 100;
    *height = spec->height + spec->height * recipe->below / 100;
}

static Bitmap draw_picture(const ArtSpec *spec)
{
    const Recipe *recipe = &recipes[spec->kind];
    Bitmap bitmap;
    int width, height;
    art_measure(spec, &width, &height);
    bitmap = bitmap_new(width, height);
    if (recipe->draw) {
        recipe->draw(spec, &bitmap);
        return bitmap;
    }
    draw_symbol(spec, &bitmap, recipe->body, recipe->body_keeps_shape,
                spec->paper);
    if (recipe->face)
        draw_face(spec, recipe, &bitmap);
    if (recipe->number_height)
        draw_number(spec, recipe, &bitmap);
    if (recipe->veil)
        draw_symbol(spec, &bitmap, recipe->veil, 0, spec->paper);
    return bitmap;
}

/* ------------------------------------------------------------------- cache */

enum { SHELVES = 256, FEW_COLOURS = 32 };

typedef struct ArtEntry {
    ArtSpec spec;
    Bitmap bitmap;
    Bitmap few; /* without pixels until it is needed */
    struct ArtEntry *next;
} ArtEntry;

static ArtEntry *shelves[SHELVES];

int art_is_same(const ArtSpec *a, const ArtSpec *b)
{
    return a->kind == b->kind && a->value == b->value &&
           a->width == b->width && a->height == b->height &&
           a->paper == b->paper && a->ink == b->ink &&
           a->puzzle == b->puzzle && a->across == b->across &&
           a->down == b->down;
}

static ArtEntry **shelf_of(const ArtSpec *spec)
{
    return &shelves[((unsigned)spec->kind * 67 + (unsigned)spec->value * 7 +
                     (unsigned)spec->width * 31 + (unsigned)spec->height) %
                    SHELVES];
}

static ArtEntry *find_entry(const ArtSpec *spec)
{
    ArtEntry *kept = *shelf_of(spec);
    while (kept && !art_is_same(&kept->spec, spec))
        kept = kept->next;
    if (kept)
        return kept;
    kept = host_must_have(calloc(1, sizeof *kept));
    kept->spec = *spec;
    kept->bitmap = draw_picture(spec); /* which may look for another one */
    kept->next = *shelf_of(spec);
    *shelf_of(spec) = kept;
    return kept;
}

const Bitmap *art_bitmap(const ArtSpec *spec)
{
    return &find_entry(spec)->bitmap;
}

static Bitmap draw_with_few_colours(const ArtSpec *spec, const Bitmap *full)
{
    const Recipe *recipe = &recipes[spec->kind];
    Bitmap few = bitmap_new(full->width, full->height);
    memcpy(few.bytes, full->bytes,
           (size_t)few.width * (size_t)few.height * BITMAP_PIXEL);
    bitmap_reduce_colours(&few,
                          recipe->colours ? recipe->colours : FEW_COLOURS);
    return few;
}

const Bitmap *art_with_few_colours(const ArtSpec *spec)
{
    ArtEntry *kept = find_entry(spec);
    if (!kept->few.bytes)
        kept->few = draw_with_few_colours(spec, &kept->bitmap);
    return &kept->few;
}

void art_forget(void)
{
    int i;
    for (i = 0; i < SHELVES; i++)
        while (shelves[i]) {
            ArtEntry *kept = shelves[i];
            shelves[i] = kept->next;
            bitmap_free(&kept->bitmap);
            bitmap_free(&kept->few);
            free(kept);
        }
    svg_free(&book);
    svg_free(&puzzle_book);
}
