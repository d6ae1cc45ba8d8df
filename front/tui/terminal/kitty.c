/* SPDX-License-Identifier: MIT */
/* An image is known by its number, which is sent with its pixels, and each of
   its placements by another one. Placing an image again under the same number
   moves it. Images lie above the text; where text has to be seen, they have
   gaps. */
#include "image_protocols.h"

#include <stdlib.h>

#include "image_formats.h"

enum {
    FIRST_IMAGE = 7100, /* other programs' images have other numbers */
    MOST_PARTS = 16,    /* of a picture that is partly hidden */
    CHUNK = 4096        /* characters that one sequence may carry */
};

const char kitty_farewell[] = "\033_Ga=d,d=A,q=2\033\\";

static struct {
    ArtSpec *images; /* that the terminal has; their numbers follow */
    int count, room;
} sent;

typedef struct Placement {
    int number;
    int image;
    int layer;
    int x, y;   /* in pixels of the screen */
    Box source; /* in pixels of the image */
} Placement;

typedef struct Placements {
    Placement *items;
    int count, room;
} Placements;

static Placements shown;

/* ------------------------------------------------------------------ images */

static void send_image(Page *frame, const ArtSpec *spec, int image)
{
    Page png = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    size_t at;
    png_page(&png, art_bitmap(spec));
    base64_page(&text, png.text, png.used);
    for (at = 0; at < text.used; at += CHUNK) {
        const size_t left = text.used - at;
        const size_t length = left < CHUNK ? left : CHUNK;
        if (at == 0)
            page_format(frame, "\033_Ga=t,f=100,q=2,i=%d,m=%d;", image,
                        left > CHUNK);
        else
            page_format(frame, "\033_Gm=%d;", left > CHUNK);
        page_put(frame, text.text + at, length);
        page_text(frame, "\033\\");
    }
    page_free(&png);
    page_free(&text);
}

/* The number of an image; it is sent if the terminal does not have it. */
static int image_of(Page *frame, const ArtSpec *spec)
{
    int i;
    for (i = 0; i < sent.count; i++)
        if (art_is_same(&sent.images[i], spec))
            return FIRST_IMAGE + i;
    if (sent.count == sent.room) {
        sent.room = sent.room ? sent.room * 2 : 64;
        sent.images = host_must_have(
            realloc(sent.images, (size_t)sent.room * sizeof *sent.images));
    }
    sent.images[sent.count++] = *spec;
    send_image(frame, spec, FIRST_IMAGE + i);
    return FIRST_IMAGE + i;
}

/* -------------------------------------------------------------- placements */

static Placement *new_placement(Placements *list)
{
    if (list->count == list->room) {
        list->room = list->room ? list->room * 2 : 64;
        list->items = host_must_have(
            realloc(list->items, (size_t)list->room * sizeof *list->items));
    }
    return &list->items[list->count++];
}

static const Placement *find_placement(const Placements *list, int number)
{
    int i;
    for (i = 0; i < list->count; i++)
        if (list->items[i].number == number)
            return &list->items[i];
    return NULL;
}

/* Two pictures with one slot, such as a card that flies to where another lies,
   get different numbers. */
static void list_parts(Page *frame, const Canvas *canvas,
                       const CanvasPicture *picture, Placements *list)
{
    Box parts[MOST_PARTS];
    const int count = picture_parts(canvas, picture, parts, MOST_PARTS);
    int number = picture->slot * MOST_PARTS + 1;
    int i;
    for (i = 0; i < count; i++, number++) {
        const int image = image_of(frame, &picture->spec);
        while (find_placement(list, number))
            number++;
        *new_placement(list) =
            (Placement){number,
                        image,
                        picture->layer,
                        parts[i].x,
                        parts[i].y,
                        {parts[i].x - picture->x, parts[i].y - picture->y,
                         parts[i].width, parts[i].height}};
    }
}

static int is_same_place(const Placement *a, const Placement *b)
{
    return a->image == b->image && a->layer == b->layer && a->x == b->x &&
           a->y == b->y && a->source.x == b->source.x &&
           a->source.y == b->source.y && a->source.width == b->source.width &&
           a->source.height == b->source.height;
}

static void remove_placement(Page *frame, const Placement *placement)
{
    page_format(frame, "\033_Ga=d,d=i,i=%d,p=%d,q=2\033\\", placement->image,
                placement->number);
}

static int is_whole(const Placement *placement)
{
    int width, height;
    const ArtSpec *spec = &sent.images[placement->image - FIRST_IMAGE];
    art_measure(spec, &width, &height);
    return placement->source.width == width &&
           placement->source.height == height;
}

/* The cursor's cell is where the image begins; the rest are pixels in it. */
static void put_placement(Page *frame, const Canvas *canvas,
                          const Placement *placement)
{
    const int x = placement->x % canvas->cell_width;
    const int y = placement->y % canvas->cell_height;
    page_format(frame, "\033[%d;%dH\033_Ga=p,q=2,C=1,i=%d,p=%d,z=%d",
                placement->y / canvas->cell_height + 1,
                placement->x / canvas->cell_width + 1, placement->image,
                placement->number, placement->layer + 1);
    if (x)
        page_format(frame, ",X=%d", x);
    if (y)
        page_format(frame, ",Y=%d", y);
    if (!is_whole(placement))
        page_format(frame, ",x=%d,y=%d,w=%d,h=%d", placement->source.x,
                    placement->source.y, placement->source.width,
                    placement->source.height);
    page_text(frame, "\033\\");
}

void kitty_paint(Page *frame, const Canvas *canvas)
{
    Placements next = {NULL, 0, 0};
    const Placement *before;
    int i;
    for (i = 0; i < canvas->picture_count; i++)
        list_parts(frame, canvas, &canvas->pictures[i], &next);
    for (i = 0; i < shown.count; i++) {
        const Placement *after = find_placement(&next, shown.items[i].number);
        if (!after || after->image != shown.items[i].image)
            remove_placement(frame, &shown.items[i]);
    }
    for (i = 0; i < next.count; i++) {
        before = find_placement(&shown, next.items[i].number);
        if (!before || !is_same_place(before, &next.items[i]))
            put_placement(frame, canvas, &next.items[i]);
    }
    free(shown.items);
    shown = next;
}

int kitty_is_used(void)
{
    return sent.count > 0;
}

void kitty_remove(Page *frame)
{
    if (sent.count)
        page_text(frame, kitty_farewell);
    free(sent.images);
    free(shown.items);
    sent.images = NULL;
    sent.count = sent.room = 0;
    shown = (Placements){NULL, 0, 0};
}
