/* SPDX-License-Identifier: MIT */
/* Walks down the sample lines and adds up, for each pixel of a row, how much
   of it lies between edges. Only differences between neighbours are stored, so
   the inside of a shape costs nothing. */
#include "raster.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"

enum {
    WHOLE = 256,                      /* of a pixel on one sample line */
    COVERED = WHOLE * LINES_OF_PIXEL, /* of a pixel */
    RAMP = 1 << RAMP_BITS,            /* colours of a gradient */
    ROOTS = 4096
};

/* ----------------------------------------------------------------- bitmaps */

Bitmap bitmap_new(int width, int height)
{
    const size_t size = (size_t)width * (size_t)height * BITMAP_PIXEL;
    return (Bitmap){width, height, host_must_have(calloc(size + 1, 1))};
}

void bitmap_free(Bitmap *bitmap)
{
    free(bitmap->bytes);
    *bitmap = (Bitmap){0, 0, NULL};
}

static unsigned part_of_byte(unsigned value, unsigned part)
{
    const unsigned product = value * part + 128;
    return (product + (product >> 8)) >> 8;
}

static void blend_pixel(unsigned char *at, const unsigned char *colour,
                        unsigned part)
{
    const unsigned left = 255 - part_of_byte(colour[3], part);
    int i;
    for (i = 0; i < BITMAP_PIXEL; i++)
        at[i] = (unsigned char)(part_of_byte(colour[i], part) +
                                part_of_byte(at[i], left));
}

/* -------------------------------------------------------------- gradients */

typedef struct Shader {
    unsigned char plain[BITMAP_PIXEL];
    const Gradient *gradient;
    unsigned char (*ramp)[BITMAP_PIXEL];
    const unsigned short *roots;
} Shader;

static void put_colour(unsigned char *at, long rgb, unsigned opacity)
{
    at[0] = (unsigned char)part_of_byte(rgb >> 16 & 255, opacity);
    at[1] = (unsigned char)part_of_byte(rgb >> 8 & 255, opacity);
    at[2] = (unsigned char)part_of_byte(rgb & 255, opacity);
    at[3] = (unsigned char)opacity;
}

static long mix_channel(long from, long to, int shift, Fixed part)
{
    const int a = (int)(from >> shift & 255);
    const int b = (int)(to >> shift & 255);
    return (long)(a + (int)((long long)(b - a) * part / FIXED_ONE)) << shift;
}

static void put_ramp_colour(unsigned char *at, const Gradient *gradient,
                            Fixed offset, int opacity)
{
    const Stop *last = &gradient->stops[gradient->count - 1];
    const Stop *to = gradient->stops;
    const Stop *from;
    Fixed part;
    while (to < last && to->offset < offset)
        to++;
    from = to > gradient->stops ? to - 1 : to;
    part = fixed_over(offset - from->offset, to->offset - from->offset);
    if (part > FIXED_ONE)
        part = FIXED_ONE;
    if (part < 0)
        part = 0;
    put_colour(at,
               mix_channel(from->rgb, to->rgb, 16, part) |
                   mix_channel(from->rgb, to->rgb, 8, part) |
                   mix_channel(from->rgb, to->rgb, 0, part),
               part_of_byte(
                   (unsigned)(from->opacity +
                              fixed_times(to->opacity - from->opacity, part)),
                   (unsigned)opacity));
}

/* Distances by their squares, so that no pixel needs a square root. */
static const unsigned short *find_roots(void)
{
    static unsigned short roots[ROOTS];
    unsigned i;
    for (i = 0; i < ROOTS && !roots[ROOTS - 1]; i++)
        roots[i] = (unsigned short)fixed_root((unsigned long long)i * RAMP *
                                              RAMP / ROOTS);
    return roots;
}

static Shader shader_for(const Fill *fill)
{
    Shader shader = {{0}, fill->gradient, NULL, NULL};
    int i;
    if (!fill->gradient) {
        put_colour(shader.plain, fill->rgb, (unsigned)fill->opacity);
        return shader;
    }
    shader.ramp = host_must_have(malloc(RAMP * sizeof *shader.ramp));
    shader.roots = find_roots();
    for (i = 0; i < RAMP; i++)
        put_ramp_colour(shader.ramp[i], fill->gradient, i * (FIXED_ONE / RAMP),
                        fill->opacity);
    return shader;
}

static const unsigned char *colour_at(const Shader *shader, int x, int y)
{
    const Gradient *gradient = shader->gradient;
    long long square;
    Point at;
    if (!gradient)
        return shader->plain;
    at = matrix_apply(
        &gradient->matrix,
        (Point){x * FIXED_ONE + FIXED_ONE / 2, y * FIXED_ONE + FIXED_ONE / 2});
    if (!gradient->is_radial)
        return shader->ramp[at.x <= 0           ? 0
                            : at.x >= FIXED_ONE ? RAMP - 1
                                                : at.x / (FIXED_ONE / RAMP)];
    square = ((long long)at.x * at.x + (long long)at.y * at.y) / FIXED_ONE;
    return shader->ramp[square >= FIXED_ONE
                            ? RAMP - 1
                            : shader->roots[square / (FIXED_ONE / ROOTS)]];
}

/* -------------------------------------------------------------------- rows */

typedef struct Row {
    int *changes;    /* of the coverage from one pixel to the next */
    int from, until; /* what the row touches */
} Row;

static int within(Fixed x, int width)
{
    const int at = x / (FIXED_ONE / WHOLE);
    return at < 0 ? 0 : at > width * WHOLE ? width * WHOLE : at;
}

static void cover(Row *row, int width, Fixed left, Fixed right)
{
    const int a = within(left, width);
    const int b = within(right, width);
    const int first = a / WHOLE;
    const int last = b / WHOLE;
    if (a >= b)
        return;
    row->changes[first] += WHOLE - a % WHOLE;
    row->changes[first + 1] += a % WHOLE;
    row->changes[last] -= WHOLE - b % WHOLE;
    row->changes[last + 1] -= b % WHOLE;
    if (first < row->from)
        row->from = first;
    if (last + 1 > row->until)
        row->until = last + 1;
}

/* Copies the first pixel of a run, which doubles with every copy. */
static void repeat_pixel(unsigned char *first, size_t count)
{
    const size_t size = count * BITMAP_PIXEL;
    size_t done = BITMAP_PIXEL;
    while (done < size) {
        const size_t more = size - done < done ? size - done : done;
        memcpy(first + done, first, more);
        done += more;
    }
}

static void shade_run(unsigned char *line, const Shader *shader, int x,
                      int until, int y, unsigned part)
{
    if (part == 255 && !shader->gradient && shader->plain[3] == 255) {
        memcpy(line + x * BITMAP_PIXEL, shader->plain, BITMAP_PIXEL);
        repeat_pixel(line + x * BITMAP_PIXEL, (size_t)(until - x));
        return;
    }
    for (; x < until; x++)
        blend_pixel(line + x * BITMAP_PIXEL, colour_at(shader, x, y), part);
}

/* Shades a row and clears it for the next. */
static void shade_row(Bitmap *bitmap, Row *row, const Shader *shader, int y)
{
    unsigned char *line =
        bitmap->bytes + (size_t)y * (size_t)bitmap->width * BITMAP_PIXEL;
    int covered = 0;
    int x = row->from;
    while (x < row->until && x < bitmap->width) {
        int until = x + 1;
        covered += row->changes[x];
        while (until < row->until && !row->changes[until])
            until++;
        if (until > bitmap->width)
            until = bitmap->width;
        if (covered)
            shade_run(line, shader, x, until, y,
                      ((unsigned)covered * 255 + COVERED / 2) / COVERED);
        x = until;
    }
    if (row->until > row->from)
        memset(&row->changes[row->from], 0,
               (size_t)(row->until - row->from + 1) * sizeof *row->changes);
    row->from = bitmap->width;
    row->until = 0;
}

/* ------------------------------------------------------------------- edges */

static int by_first(const void *a, const void *b)
{
    const Edge *left = a;
    const Edge *right = b;
    return (left->first > right->first) - (left->first < right->first);
}

/* The edges that cross the present line, from left to right. */
typedef struct Active {
    Edge **edges;
    size_t count;
} Active;

static void drop_ended(Active *active, int line)
{
    size_t kept = 0;
    size_t i;
    for (i = 0; i < active->count; i++)
        if (active->edges[i]->last > line)
            active->edges[kept++] = active->edges[i];
    active->count = kept;
}

static void sort_active(Active *active)
{
    size_t i, j;
    for (i = 1; i < active->count; i++) {
        Edge *edge = active->edges[i];
        for (j = i; j && active->edges[j - 1]->x > edge->x; j--)
            active->edges[j] = active->edges[j - 1];
        active->edges[j] = edge;
    }
}

static void cover_line(Row *row, int width, const Active *active)
{
    int winding = 0;
    Fixed left = 0;
    size_t i;
    for (i = 0; i < active->count; i++) {
        Edge *edge = active->edges[i];
        const int before = winding;
        winding += edge->winding;
        if (!before)
            left = edge->x;
        else if (!winding)
            cover(row, width, left, edge->x);
        edge->x += edge->step;
    }
}

/* An edge from above the bitmap enters at its upper margin. */
static void enter(Edge *edge)
{
    if (edge->first < 0) {
        edge->x += (Fixed)((long long)edge->step * -edge->first);
        edge->first = 0;
    }
}

void raster_fill(Bitmap *bitmap, Outline *outline, const Fill *fill)
{
    Shader shader;
    Row row = {NULL, bitmap->width, 0};
    Active active = {NULL, 0};
    size_t next = 0;
    int line;
    if (!outline->count)
        return;
    shader = shader_for(fill);
    row.changes =
        host_must_have(calloc((size_t)bitmap->width + 3, sizeof *row.changes));
    active.edges =
        host_must_have(malloc(outline->count * sizeof *active.edges));
    for (next = 0; next < outline->count; next++)
        enter(&outline->edges[next]);
    qsort(outline->edges, outline->count, sizeof *outline->edges, by_first);
    next = 0;
    for (line = outline->edges[0].first;
         line < bitmap->height * LINES_OF_PIXEL &&
         (active.count || next < outline->count);
         line++) {
        drop_ended(&active, line);
        for (; next < outline->count && outline->edges[next].first <= line;
             next++)
            if (outline->edges[next].last > line)
                active.edges[active.count++] = &outline->edges[next];
        sort_active(&active);
        cover_line(&row, bitmap->width, &active);
        if (line % LINES_OF_PIXEL == LINES_OF_PIXEL - 1)
            shade_row(bitmap, &row, &shader, line / LINES_OF_PIXEL);
    }
    if (line % LINES_OF_PIXEL && line / LINES_OF_PIXEL < bitmap->height)
        shade_row(bitmap, &row, &shader, line / LINES_OF_PIXEL);
    free(shader.ramp);
    free(row.changes);
    free(active.edges);
}
