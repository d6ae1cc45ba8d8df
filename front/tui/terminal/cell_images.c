/* SPDX-License-Identifier: MIT */
/* A digest of each cell's pictures tells which have changed. */
#include "image_protocols.h"

#include <stdlib.h>
#include <string.h>

#include "image_formats.h"

/* ------------------------------------------------------------------- marks */

static unsigned mix(unsigned digest, unsigned value)
{
    return (digest ^ value) * 16777619U;
}

static unsigned digest_of(const CanvasPicture *picture)
{
    const ArtSpec *spec = &picture->spec;
    unsigned digest = mix(2166136261U, (unsigned)spec->kind);
    digest = mix(digest, (unsigned)spec->value);
    digest = mix(digest, (unsigned)spec->width << 16 ^ (unsigned)spec->height);
    digest = mix(digest, (unsigned)spec->paper);
    return mix(digest, (unsigned)spec->ink);
}

/* From the lowest layer to the highest; within one, in the order of drawing.
 */
static int by_layer(const void *a, const void *b)
{
    const CanvasPicture *const *left = a;
    const CanvasPicture *const *right = b;
    return (*left)->layer != (*right)->layer
               ? ((*left)->layer > (*right)->layer ? 1 : -1)
               : (*left > *right) - (*left < *right);
}

/* The caller frees the list. */
static const CanvasPicture **sorted(const Canvas *canvas)
{
    const CanvasPicture **list = host_must_have(
        calloc((size_t)canvas->picture_count + 1, sizeof *list));
    int i;
    for (i = 0; i < canvas->picture_count; i++)
        list[i] = &canvas->pictures[i];
    qsort(list, (size_t)canvas->picture_count, sizeof *list, by_layer);
    return list;
}

/* Whether nothing of the picture can be seen in these pixels of the screen. */
static int is_empty(const CanvasPicture *picture, const Bitmap *image,
                    const Box *pixels)
{
    const Box part = box_common(pixels, &picture->shown);
    int x, y;
    for (y = part.y - picture->y; y < part.y - picture->y + part.height; y++)
        for (x = part.x - picture->x; x < part.x - picture->x + part.width;
             x++)
            if (image->bytes[(y * image->width + x) * BITMAP_PIXEL + 3])
                return 0;
    return 1;
}

/* A picture may end within a cell, so how much of it is shown counts, too. */
static void mark_picture(const Canvas *canvas, const CanvasPicture *picture,
                         unsigned *marks)
{
    const Bitmap *image = art_with_few_colours(&picture->spec);
    const unsigned digest = digest_of(picture);
    const Box cells = canvas_touched(canvas, &picture->shown);
    int x, y;
    for (y = cells.y; y < cells.y + cells.height; y++)
        for (x = cells.x; x < cells.x + cells.width; x++) {
            unsigned *mark = &marks[y * canvas->width + x];
            const Box pixels = canvas_pixels(canvas, &(const Box){x, y, 1, 1});
            if (!canvas_cell(canvas, x, y) ||
                is_empty(picture, image, &pixels))
                continue;
            *mark = mix(mix(*mark, digest),
                        (unsigned)(picture->x - x * canvas->cell_width));
            *mark =
                mix(*mark, (unsigned)(picture->y - y * canvas->cell_height));
            *mark = mix(*mark, (unsigned)(picture->shown.height -
                                          picture->spec.height)) |
                    1;
        }
}

static long paper_of(const Look *look, const Cell *cell)
{
    enum { UNKNOWN = 0x101418 };
    long rgb;
    if (cell->paper & RGB_COLOUR)
        return (long)(cell->paper & 0xffffff);
    rgb = ink_rgb(look_palette(look), (Ink)cell->paper);
    if (rgb != OWN_COLOUR)
        return rgb;
    return look->ground ? (long)(look->ground & 0xffffff) : UNKNOWN;
}

void cell_images_mark(const Canvas *canvas, const Look *look, unsigned *marks)
{
    const CanvasPicture **list = sorted(canvas);
    int i;
    for (i = 0; i < canvas->picture_count; i++)
        mark_picture(canvas, list[i], marks);
    for (i = 0; i < canvas->width * canvas->height; i++)
        marks[i] =
            canvas->cells[i].is_pictured
                ? mix(marks[i], (unsigned)paper_of(look, &canvas->cells[i])) |
                      1
                : 0;
    free(list);
}

/* ----------------------------------------------------------------- drawing */

static void fill_paper(Bitmap *bitmap, const Canvas *canvas, const Look *look,
                       const Box *cells)
{
    int x, y;
    for (y = 0; y < bitmap->height; y++)
        for (x = 0; x < bitmap->width; x++) {
            unsigned char *at =
                bitmap->bytes + (y * bitmap->width + x) * BITMAP_PIXEL;
            const long rgb = paper_of(
                look, canvas_cell(canvas, cells->x + x / canvas->cell_width,
                                  cells->y + y / canvas->cell_height));
            at[0] = (unsigned char)(rgb >> 16 & 255);
            at[1] = (unsigned char)(rgb >> 8 & 255);
            at[2] = (unsigned char)(rgb & 255);
            at[3] = 255;
        }
}

static void lay_picture(Bitmap *bitmap, const Box *pixels,
                        const CanvasPicture *picture)
{
    const Bitmap *image = art_with_few_colours(&picture->spec);
    const Box part = box_common(pixels, &picture->shown);
    int x, y, i;
    for (y = part.y; y < part.y + part.height; y++)
        for (x = part.x; x < part.x + part.width; x++) {
            const unsigned char *from =
                image->bytes +
                ((y - picture->y) * image->width + x - picture->x) *
                    BITMAP_PIXEL;
            unsigned char *to =
                bitmap->bytes +
                ((y - pixels->y) * bitmap->width + x - pixels->x) *
                    BITMAP_PIXEL;
            for (i = 0; i < 3; i++)
                to[i] =
                    (unsigned char)(from[i] + to[i] * (255 - from[3]) / 255);
        }
}

static void page_cells(Page *frame, const Canvas *canvas, const Look *look,
                       const CanvasPicture *const *list, const Box *cells,
                       PageImage page_image);

/* Pages two halves of what can't be shown as a whole. */
static void page_halves(Page *frame, const Canvas *canvas, const Look *look,
                        const CanvasPicture *const *list, const Box *cells,
                        PageImage page_image)
{
    Box first = *cells;
    Box second = *cells;
    if (cells->width > cells->height) {
        first.width /= 2;
        second.x += first.width;
        second.width -= first.width;
    } else {
        first.height /= 2;
        second.y += first.height;
        second.height -= first.height;
    }
    if (cells->width * cells->height < 2)
        return;
    page_cells(frame, canvas, look, list, &first, page_image);
    page_cells(frame, canvas, look, list, &second, page_image);
}

static void page_cells(Page *frame, const Canvas *canvas, const Look *look,
                       const CanvasPicture *const *list, const Box *cells,
                       PageImage page_image)
{
    const Box pixels = canvas_pixels(canvas, cells);
    Bitmap bitmap = bitmap_new(pixels.width, pixels.height);
    Page image = PAGE_EMPTY;
    int i;
    fill_paper(&bitmap, canvas, look, cells);
    for (i = 0; i < canvas->picture_count; i++)
        lay_picture(&bitmap, &pixels, list[i]);
    if (page_image(&image, &bitmap, cells->width, cells->height)) {
        page_format(frame, "\033[%d;%dH", cells->y + 1, cells->x + 1);
        page_put(frame, image.text, image.used);
    } else {
        page_halves(frame, canvas, look, list, cells, page_image);
    }
    page_free(&image);
    bitmap_free(&bitmap);
}

static int page_sixel(Page *frame, const Bitmap *bitmap, int columns, int rows)
{
    (void)columns;
    (void)rows;
    return sixel_page(frame, bitmap);
}

static int page_iterm(Page *frame, const Bitmap *bitmap, int columns, int rows)
{
    Page png = PAGE_EMPTY;
    png_page(&png, bitmap);
    page_format(frame,
                "\033]1337;File=inline=1;width=%d;height=%d;size=%d;"
                "preserveAspectRatio=0;doNotMoveCursor=1:",
                columns, rows, (int)png.used);
    base64_page(frame, png.text, png.used);
    page_text(frame, "\a");
    page_free(&png);
    return 1;
}

const PageImage page_sixel_image = page_sixel;
const PageImage page_iterm_image = page_iterm;

/* ------------------------------------------------------------------- boxes */

/* Some terminals refuse larger images. */
enum { WIDEST = 800, HIGHEST = 600 };

static int is_run(const unsigned char *todo, const Box *run, int width)
{
    int x;
    for (x = run->x; x < run->x + run->width; x++)
        if (!todo[run->y * width + x])
            return 0;
    return 1;
}

/* The largest box of cells to draw that begins here, downwards. */
static Box box_from(const Canvas *canvas, const unsigned char *todo, int x,
                    int y)
{
    const int width = canvas->width;
    Box box = {x, y, 0, 1};
    Box next;
    while (x + box.width < width && todo[y * width + x + box.width] &&
           (box.width + 1) * canvas->cell_width <= WIDEST)
        box.width++;
    for (next = box, next.y++;
         next.y < canvas->height && is_run(todo, &next, width) &&
         (box.height + 1) * canvas->cell_height <= HIGHEST;
         next.y++)
        box.height++;
    return box;
}

void cell_images_paint(Page *frame, const Canvas *canvas, const Look *look,
                       const unsigned char *changed, PageImage page_image)
{
    const size_t area = (size_t)canvas->width * (size_t)canvas->height;
    const CanvasPicture **list = sorted(canvas);
    unsigned char *todo = host_must_have(malloc(area + 1));
    int x, y, row;
    memcpy(todo, changed, area);
    for (y = 0; y < canvas->height; y++)
        for (x = 0; x < canvas->width; x++) {
            Box box;
            if (!todo[y * canvas->width + x])
                continue;
            box = box_from(canvas, todo, x, y);
            page_cells(frame, canvas, look, list, &box, page_image);
            for (row = 0; row < box.height; row++)
                memset(&todo[(y + row) * canvas->width + x], 0,
                       (size_t)box.width);
        }
    free(todo);
    free(list);
}
