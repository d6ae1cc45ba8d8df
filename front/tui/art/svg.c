/* SPDX-License-Identifier: MIT */
/* Reads a picture's text each time it is drawn: it is short, and what is drawn
   is kept elsewhere. */
#include "svg.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"

struct SvgEntry {
    Span id;
    const char *at; /* its tag */
};

/* ---------------------------------------------------------------- contents */

static void add_entry(SvgBook *book, Span id, const char *at)
{
    book->entries = host_must_have(
        realloc(book->entries, (book->count + 1) * sizeof *book->entries));
    book->entries[book->count++] = (struct SvgEntry){id, at};
}

static void read_book(SvgBook *book)
{
    const char *const *text;
    if (book->entries)
        return;
    for (text = book->texts; *text; text++) {
        const char *at = *text;
        Tag tag;
        while (at) {
            const char *next = markup_next(at, &tag);
            const Span id = next ? tag_value(&tag, "id") : (Span){NULL, 0};
            if (id.at)
                add_entry(book, id, at);
            at = next;
        }
    }
}

static const char *find_id(const SvgBook *book, Span id)
{
    size_t i;
    for (i = 0; i < book->count; i++)
        if (book->entries[i].id.length == id.length &&
            memcmp(book->entries[i].id.at, id.at, id.length) == 0)
            return book->entries[i].at;
    return NULL;
}

void svg_free(SvgBook *book)
{
    free(book->entries);
    book->entries = NULL;
    book->count = 0;
}

/* ------------------------------------------------------------------- style */

/* What fills a shape or its stroke. */
typedef struct SvgInk {
    int is_none;
    int is_current; /* the colour of the frame */
    long rgb;
    Span gradient; /* the id of one */
} SvgInk;

typedef struct SvgStyle {
    SvgInk fill, stroke;
    Fixed width;
    int round_ends;
    Fixed opacity, fill_opacity, stroke_opacity;
    Matrix matrix;
} SvgStyle;

typedef struct SvgDrawing {
    SvgBook *book;
    Bitmap *bitmap;
    long rgb;
    Track track;
    Outline outline;
} SvgDrawing;

static long read_hex(Span digits)
{
    long value = 0;
    size_t i;
    for (i = 0; i < digits.length && i < 6; i++)
        value = value * 16 + (digits.at[i] <= '9' ? digits.at[i] - '0'
                                                  : digits.at[i] - 'a' + 10);
    return value;
}

static Span span_behind(Span span, char sign)
{
    const char *at = span.at ? memchr(span.at, sign, span.length) : NULL;
    if (!at)
        return (Span){NULL, 0};
    at++;
    return (Span){at, span.length - (size_t)(at - span.at)};
}

/* `none`, `currentColor`, `#rrggbb`, `url(#id)` or `var(--name,#rrggbb)`,
   where pages may choose another colour. */
static void read_ink(Span value, SvgInk *ink)
{
    const Span hex = span_behind(value, '#');
    if (!value.at)
        return;
    *ink = (SvgInk){
        span_is(value, "none"), span_is(value, "currentColor"), 0, {NULL, 0}};
    if (span_begins(value, "url("))
        ink->gradient = (Span){hex.at, hex.length - 1};
    else if (hex.at)
        ink->rgb = read_hex(hex);
}

static Matrix read_transform(Span rest)
{
    Matrix whole = {FIXED_ONE, 0, 0, FIXED_ONE, 0, 0};
    while (rest.length) {
        const Span name = rest;
        Matrix step = {FIXED_ONE, 0, 0, FIXED_ONE, 0, 0};
        Fixed x = 0;
        Fixed y = 0;
        rest = span_behind(rest, '(');
        if (!rest.at || !span_number(&rest, &x))
            break;
        if (!span_number(&rest, &y))
            y = span_begins(name, "scale") ? x : 0;
        if (span_begins(name, "translate"))
            step.e = x, step.f = y;
        else if (span_begins(name, "scale"))
            step.a = x, step.d = y;
        else
            step = (Matrix){fixed_sine(x + 90 * FIXED_ONE),
                            fixed_sine(x),
                            -fixed_sine(x),
                            fixed_sine(x + 90 * FIXED_ONE),
                            0,
                            0};
        whole = matrix_join(&whole, &step);
        rest = span_behind(rest, ')');
        while (rest.length && *rest.at == ' ')
            rest.at++, rest.length--;
    }
    return whole;
}

static SvgStyle read_style(const Tag *tag, const SvgStyle *parent)
{
    SvgStyle style = *parent;
    const Span ends = tag_value(tag, "stroke-linecap");
    const Matrix own = read_transform(tag_value(tag, "transform"));
    const Matrix moved = {FIXED_ONE,
                          0,
                          0,
                          FIXED_ONE,
                          tag_number(tag, "x", 0),
                          tag_number(tag, "y", 0)};
    read_ink(tag_value(tag, "fill"), &style.fill);
    read_ink(tag_value(tag, "stroke"), &style.stroke);
    style.width = tag_number(tag, "stroke-width", style.width);
    if (ends.at)
        style.round_ends = span_is(ends, "round");
    style.opacity =
        fixed_times(style.opacity, tag_number(tag, "opacity", FIXED_ONE));
    style.fill_opacity = tag_number(tag, "fill-opacity", style.fill_opacity);
    style.stroke_opacity =
        tag_number(tag, "stroke-opacity", style.stroke_opacity);
    style.matrix = matrix_join(&style.matrix, &own);
    if (span_is(tag->name, "use"))
        style.matrix = matrix_join(&style.matrix, &moved);
    return style;
}

/* --------------------------------------------------------------- gradients */

static int to_byte(Fixed part)
{
    return fixed_times(part, 255 * FIXED_ONE) / FIXED_ONE;
}

/* To the place where the gradient begins at 0 and ends at 1. */
static Matrix gradient_matrix(const Tag *tag, const Matrix *user)
{
    Matrix inner = {0, 0, 0, 0, 0, 0};
    if (span_is(tag->name, "radialGradient")) {
        inner.a = inner.d = tag_number(tag, "r", FIXED_ONE);
        inner.e = tag_number(tag, "cx", 0);
        inner.f = tag_number(tag, "cy", 0);
    } else {
        inner.e = tag_number(tag, "x1", 0);
        inner.f = tag_number(tag, "y1", 0);
        inner.a = tag_number(tag, "x2", 0) - inner.e;
        inner.b = tag_number(tag, "y2", 0) - inner.f;
        inner.c = -inner.b;
        inner.d = inner.a;
    }
    inner = matrix_join(user, &inner);
    return matrix_inverse(&inner);
}

static int read_gradient(const SvgDrawing *drawing, Span id,
                         const Matrix *user, Gradient *gradient)
{
    const char *at = find_id(drawing->book, id);
    Tag tag;
    if (!at)
        return 0;
    at = markup_next(at, &tag);
    gradient->is_radial = span_is(tag.name, "radialGradient");
    gradient->matrix = gradient_matrix(&tag, user);
    gradient->count = 0;
    for (at = markup_next(at, &tag); at && !tag.ends;
         at = markup_next(at, &tag)) {
        Stop *stop = &gradient->stops[gradient->count];
        SvgInk ink = {0, 0, 0, {NULL, 0}};
        read_ink(tag_value(&tag, "stop-color"), &ink);
        if (gradient->count == MOST_STOPS)
            break;
        stop->offset = tag_number(&tag, "offset", 0);
        stop->rgb = ink.is_current ? drawing->rgb : ink.rgb;
        stop->opacity = to_byte(tag_number(&tag, "stop-opacity", FIXED_ONE));
        gradient->count++;
    }
    return gradient->count > 0;
}

/* ---------------------------------------------------------------- elements */

static void fill_outline(SvgDrawing *drawing, const SvgInk *ink,
                         const SvgStyle *style, Fixed opacity)
{
    Gradient gradient;
    Fill fill = {ink->is_current ? drawing->rgb : ink->rgb,
                 to_byte(fixed_times(style->opacity, opacity)), NULL};
    if (ink->gradient.at &&
        read_gradient(drawing, ink->gradient, &style->matrix, &gradient))
        fill.gradient = &gradient;
    raster_fill(drawing->bitmap, &drawing->outline, &fill);
    outline_clear(&drawing->outline);
}

static int draw_shape(SvgDrawing *drawing, const Tag *tag,
                      const SvgStyle *style)
{
    if (!svg_path(tag, &drawing->track, matrix_scale(&style->matrix)))
        return 0;
    if (!style->fill.is_none) {
        outline_fill(&drawing->outline, &drawing->track, &style->matrix);
        fill_outline(drawing, &style->fill, style, style->fill_opacity);
    }
    if (!style->stroke.is_none) {
        outline_stroke(&drawing->outline, &drawing->track, &style->matrix,
                       style->width, style->round_ends);
        fill_outline(drawing, &style->stroke, style, style->stroke_opacity);
    }
    return 1;
}

enum { DEEPEST = 8 };

static const char *draw_element(SvgDrawing *drawing, const char *at,
                                const SvgStyle *parent, int depth);

static void draw_use(SvgDrawing *drawing, const Tag *tag,
                     const SvgStyle *style, int depth)
{
    const Span href = tag_value(tag, "href");
    const char *at =
        href.length
            ? find_id(drawing->book, (Span){href.at + 1, href.length - 1})
            : NULL;
    if (at && depth < DEEPEST)
        draw_element(drawing, at, style, depth + 1);
}

/* Draws an element and what is in it; returns where it ends. What is no shape,
   such as a gradient, is passed over. */
static const char *draw_element(SvgDrawing *drawing, const char *at,
                                const SvgStyle *parent, int depth)
{
    Tag tag;
    SvgStyle style;
    at = markup_next(at, &tag);
    if (!at || tag.ends)
        return NULL;
    style = read_style(&tag, parent);
    if (span_is(tag.name, "use"))
        draw_use(drawing, &tag, &style, depth);
    else
        draw_shape(drawing, &tag, &style);
    while (!tag.is_empty && at) {
        Tag inner;
        const char *behind = markup_next(at, &inner);
        if (!behind || inner.ends)
            return behind;
        at = draw_element(drawing, at, &style, depth);
    }
    return at;
}

/* ---------------------------------------------------------------- pictures */

static void draw_whole(SvgBook *book, const char *at, Bitmap *bitmap, long rgb,
                       const Matrix *matrix)
{
    SvgDrawing drawing = {
        book, bitmap, rgb, {NULL, NULL, 0, 0, 0}, {NULL, 0, 0}};
    const SvgStyle style = {{0, 0, 0, {NULL, 0}},
                            {1, 0, 0, {NULL, 0}},
                            FIXED_ONE,
                            0,
                            FIXED_ONE,
                            FIXED_ONE,
                            FIXED_ONE,
                            *matrix};
    draw_element(&drawing, at, &style, 0);
    track_free(&drawing.track);
    outline_free(&drawing.outline);
}

/* From the units of a view box to the pixels of a frame. */
static Matrix frame_matrix(const SvgFrame *frame, Span box)
{
    Fixed numbers[4] = {0, 0, FIXED_ONE, FIXED_ONE};
    Matrix matrix = {0, 0, 0, 0, frame->x * FIXED_ONE, frame->y * FIXED_ONE};
    int i;
    for (i = 0; i < 4 && box.at && span_number(&box, &numbers[i]); i++)
        continue;
    matrix.a = fixed_over(frame->width * FIXED_ONE, numbers[2]);
    matrix.d = fixed_over(frame->height * FIXED_ONE, numbers[3]);
    if (frame->keeps_shape) {
        matrix.a = matrix.d = matrix.a < matrix.d ? matrix.a : matrix.d;
        matrix.e +=
            (frame->width * FIXED_ONE - fixed_times(numbers[2], matrix.a)) / 2;
        matrix.f +=
            (frame->height * FIXED_ONE - fixed_times(numbers[3], matrix.d)) /
            2;
    }
    matrix.e -= fixed_times(numbers[0], matrix.a);
    matrix.f -= fixed_times(numbers[1], matrix.d);
    return matrix;
}

int svg_draw(SvgBook *book, const char *id, Bitmap *bitmap,
             const SvgFrame *frame)
{
    const char *at;
    Matrix matrix;
    Tag tag;
    read_book(book);
    at = find_id(book, (Span){id, strlen(id)});
    if (!at)
        return 0;
    markup_next(at, &tag);
    matrix = frame_matrix(frame, tag_value(&tag, "viewBox"));
    draw_whole(book, at, bitmap, frame->rgb, &matrix);
    return 1;
}

void svg_draw_text(SvgBook *book, const char *text, Bitmap *bitmap, long rgb)
{
    const Matrix matrix = {FIXED_ONE, 0, 0, FIXED_ONE, 0, 0};
    read_book(book);
    draw_whole(book, text, bitmap, rgb, &matrix);
}
