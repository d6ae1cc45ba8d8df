/* SPDX-License-Identifier: MIT */
/* Reads PNG files of every kind that the standard (RFC 2083) has. Checksums
   aren't looked at: what is damaged in a way that still can be decoded is
   shown as it is. */
#include "photo.h"

#include <stdlib.h>
#include <string.h>

enum { PASSES = 7, PALETTE_SIZE = 256 };

enum PngKind {
    GREY,
    TRUECOLOUR = 2,
    INDEXED,
    GREY_ALPHA,
    TRUECOLOUR_ALPHA = 6
};

typedef struct Png {
    unsigned long width, height;
    int depth, kind, is_interlaced;
    int parts; /* of a pixel */
    unsigned char palette[PALETTE_SIZE][4];
    int colours;
    int clear[3]; /* the colour that is transparent, or -1 */
    unsigned char *packed;
    size_t packed_size;
} Png;

static unsigned long number_at(const unsigned char *bytes)
{
    return (unsigned long)bytes[0] << 24 | (unsigned long)bytes[1] << 16 |
           (unsigned long)bytes[2] << 8 | bytes[3];
}

/* ------------------------------------------------------------------ chunks */

static PhotoFault take_head(Png *png, const unsigned char *data, size_t size)
{
    static const unsigned char parts[] = {1, 0, 3, 1, 2, 0, 4};
    /* Bits for the depths that each kind can have. */
    static const unsigned depths[] = {0x10116, 0, 0x10100, 0x116,
                                      0x10100, 0, 0x10100};
    if (size != 13)
        return PHOTO_DAMAGED;
    png->width = number_at(data);
    png->height = number_at(data + 4);
    png->depth = data[8];
    png->kind = data[9];
    png->is_interlaced = data[12];
    if (png->kind > TRUECOLOUR_ALPHA || png->depth > 16 ||
        !(depths[png->kind] >> png->depth & 1) || data[10] || data[11] ||
        png->is_interlaced > 1)
        return PHOTO_DAMAGED;
    png->parts = parts[png->kind];
    return photo_judge_size(png->width, png->height);
}

static void take_palette(Png *png, const unsigned char *data, size_t size)
{
    int i;
    png->colours = size / 3 < PALETTE_SIZE ? (int)(size / 3) : PALETTE_SIZE;
    for (i = 0; i < png->colours; i++) {
        memcpy(png->palette[i], data + 3 * i, 3);
        png->palette[i][3] = 255;
    }
}

static void take_clear(Png *png, const unsigned char *data, size_t size)
{
    size_t i;
    if (png->kind == INDEXED)
        for (i = 0; i < size && i < PALETTE_SIZE; i++)
            png->palette[i][3] = data[i];
    else
        for (i = 0; i < 3 && i < (size_t)png->parts && 2 * i + 1 < size; i++)
            png->clear[i] = data[2 * i] << 8 | data[2 * i + 1];
}

static void take_data(Png *png, const unsigned char *data, size_t size)
{
    if (!size)
        return;
    png->packed =
        host_must_have(realloc(png->packed, png->packed_size + size));
    memcpy(png->packed + png->packed_size, data, size);
    png->packed_size += size;
}

static PhotoFault take_chunks(Png *png, const unsigned char *bytes,
                              size_t size)
{
    enum { SIGNATURE = 8, FRAME = 12 };
    size_t at = SIGNATURE;
    PhotoFault fault = PHOTO_DAMAGED;
    while (size - at >= FRAME) {
        const unsigned long length = number_at(bytes + at);
        const unsigned char *name = bytes + at + 4;
        const unsigned char *data = bytes + at + 8;
        if (length > size - at - FRAME)
            return PHOTO_DAMAGED;
        if (at == SIGNATURE) {
            if (memcmp(name, "IHDR", 4) != 0)
                return PHOTO_DAMAGED;
            fault = take_head(png, data, length);
        } else if (!memcmp(name, "PLTE", 4))
            take_palette(png, data, length);
        else if (!memcmp(name, "tRNS", 4))
            take_clear(png, data, length);
        else if (!memcmp(name, "IDAT", 4))
            take_data(png, data, length);
        else if (!memcmp(name, "IEND", 4))
            break;
        if (fault)
            return fault;
        at += FRAME + length;
    }
    return fault ? fault : png->packed_size ? PHOTO_FINE : PHOTO_DAMAGED;
}

/* ------------------------------------------------------------------ passes */

/* An interlaced picture consists of seven smaller ones. */
typedef struct PngPass {
    unsigned long x, y, step_x, step_y;
    unsigned long width, height;
    size_t line; /* bytes, without the filter */
} PngPass;

static PngPass pass_of(const Png *png, int nth)
{
    static const unsigned char xs[] = {0, 4, 0, 2, 0, 1, 0};
    static const unsigned char ys[] = {0, 0, 4, 0, 2, 0, 1};
    static const unsigned char steps_x[] = {8, 8, 4, 4, 2, 2, 1};
    static const unsigned char steps_y[] = {8, 8, 8, 4, 4, 2, 2};
    PngPass pass = {0, 0, 1, 1, png->width, png->height, 0};
    if (png->is_interlaced) {
        pass =
            (PngPass){xs[nth], ys[nth], steps_x[nth], steps_y[nth], 0, 0, 0};
        if (png->width > pass.x)
            pass.width = (png->width - pass.x - 1) / pass.step_x + 1;
        if (png->height > pass.y)
            pass.height = (png->height - pass.y - 1) / pass.step_y + 1;
    }
    pass.line = (pass.width * (size_t)(png->parts * png->depth) + 7) / 8;
    return pass;
}

static int paeth(int left, int above, int corner)
{
    const int guess = left + above - corner;
    const int a = abs(guess - left);
    const int b = abs(guess - above);
    const int c = abs(guess - corner);
    return a <= b && a <= c ? left : b <= c ? above : corner;
}

/* Undoes the filter of a line; "above" is NULL for the first one. */
static int unfilter(unsigned char *line, const unsigned char *above,
                    size_t length, size_t step, int filter)
{
    size_t i;
    if (filter > 4)
        return 0;
    for (i = 0; i < length; i++) {
        const int left = i < step ? 0 : line[i - step];
        const int up = above ? above[i] : 0;
        const int corner = above && i >= step ? above[i - step] : 0;
        line[i] =
            (unsigned char)(line[i] + (filter == 1   ? left
                                       : filter == 2 ? up
                                       : filter == 3 ? (left + up) / 2
                                       : filter == 4 ? paeth(left, up, corner)
                                                     : 0));
    }
    return 1;
}

static int sample(const Png *png, const unsigned char *line, size_t nth)
{
    const size_t bit = nth * (size_t)png->depth;
    if (png->depth == 16)
        return line[2 * nth] << 8 | line[2 * nth + 1];
    return line[bit / 8] >> (8 - png->depth - (int)(bit % 8)) &
           ((1 << png->depth) - 1);
}

/* On white, because the picture lies on nothing. */
static void put_pixel(unsigned char *pixel, const int *rgb, int opacity)
{
    int i;
    for (i = 0; i < 3; i++)
        pixel[i] =
            (unsigned char)((rgb[i] * opacity + 255 * (255 - opacity)) / 255);
    pixel[3] = 255;
}

static void decode_pixel(const Png *png, const unsigned char *line, size_t nth,
                         unsigned char *pixel)
{
    const int most = (1 << png->depth) - 1;
    int parts[4] = {0};
    int rgb[3];
    int opacity = 255;
    int i;
    for (i = 0; i < png->parts; i++)
        parts[i] = sample(png, line, nth * (size_t)png->parts + (size_t)i);
    if (png->kind == INDEXED) {
        const unsigned char *colour = png->palette[parts[0]];
        for (i = 0; i < 3; i++)
            rgb[i] = colour[i];
        put_pixel(pixel, rgb, colour[3]);
        return;
    }
    for (i = 0; i < 3; i++)
        rgb[i] = parts[png->parts < 3 ? 0 : i] * 255 / most;
    if (png->kind == GREY_ALPHA || png->kind == TRUECOLOUR_ALPHA)
        opacity = parts[png->parts - 1] * 255 / most;
    else if (parts[0] == png->clear[0] &&
             (png->parts == 1 ||
              (parts[1] == png->clear[1] && parts[2] == png->clear[2])))
        opacity = 0;
    put_pixel(pixel, rgb, opacity);
}

/* Returns the bytes of a pass with their filters, or 0 if one is unknown. */
static size_t decode_pass(const Png *png, const PngPass *pass,
                          unsigned char *bytes, Bitmap *bitmap)
{
    const size_t bits = (size_t)(png->parts * png->depth);
    const size_t step = bits < 8 ? 1 : bits / 8;
    const unsigned char *above = NULL;
    unsigned long x, y;
    for (y = 0; y < pass->height; y++) {
        unsigned char *line = bytes + y * (pass->line + 1) + 1;
        if (!unfilter(line, above, pass->line, step, line[-1]))
            return 0;
        for (x = 0; x < pass->width; x++)
            decode_pixel(png, line, x,
                         bitmap->bytes +
                             ((pass->y + y * pass->step_y) * png->width +
                              pass->x + x * pass->step_x) *
                                 BITMAP_PIXEL);
        above = line;
    }
    return pass->height * (pass->line + 1);
}

static PhotoFault decode(const Png *png, Bitmap *bitmap)
{
    const int passes = png->is_interlaced ? PASSES : 1;
    PhotoFault fault = PHOTO_DAMAGED;
    unsigned char *bytes;
    size_t size = 0;
    size_t at = 0;
    int i;
    for (i = 0; i < passes; i++) {
        const PngPass pass = pass_of(png, i);
        size += pass.width ? pass.height * (pass.line + 1) : 0;
    }
    bytes = host_must_have(malloc(size));
    *bitmap = bitmap_new((int)png->width, (int)png->height);
    if (photo_inflate(png->packed, png->packed_size, bytes, size)) {
        fault = PHOTO_FINE;
        for (i = 0; i < passes && !fault; i++) {
            const PngPass pass = pass_of(png, i);
            size_t used;
            if (!pass.width || !pass.height)
                continue;
            used = decode_pass(png, &pass, bytes + at, bitmap);
            at += used;
            fault = used ? PHOTO_FINE : PHOTO_DAMAGED;
        }
    }
    free(bytes);
    if (fault)
        bitmap_free(bitmap);
    return fault;
}

PhotoFault photo_read_png(Bitmap *bitmap, const unsigned char *bytes,
                          size_t size)
{
    Png png = {.clear = {-1, -1, -1}};
    PhotoFault fault = take_chunks(&png, bytes, size);
    if (!fault)
        fault = decode(&png, bitmap);
    free(png.packed);
    return fault;
}
