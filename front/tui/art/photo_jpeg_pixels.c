/* SPDX-License-Identifier: MIT */
/* From the values of JPEG blocks to pixels: the cosine transform, upright as
   the camera was held, and from brightness and differences to colours. */
#include <stdlib.h>

#include "photo_jpeg.h"

enum { SIDE = 8, SCALE_BITS = 12 };

static unsigned char to_byte(int value)
{
    return (unsigned char)(value < 0 ? 0 : value > 255 ? 255 : value);
}

/* The transform of a row or a column, by its definition: half the sum of the
   values times cosines of (2 x + 1) u / 16 turns; u = 0 counts 1 / sqrt 2. */
static void transform(const int *values, int step, int *out, int bits)
{
    static const short waves[SIDE] = {2048, 2009, 1892, 1703,
                                      1448, 1138, 784,  400};
    int x, u;
    for (x = 0; x < SIDE; x++) {
        long sum = values[0] * 1448L;
        for (u = 1; u < SIDE; u++) {
            /* cos(n pi / 16), whose signs and values repeat */
            const int n = (2 * x + 1) * u % 32;
            const int near = n > 16 ? 32 - n : n;
            const int wave = near == 8  ? 0
                             : near < 8 ? waves[near]
                                        : -waves[16 - near];
            sum += (long)values[u * step] * wave;
        }
        out[x * step] = (int)((sum + (1L << (bits - 1))) >> bits);
    }
}

static void put_block(const JpegPart *part, const unsigned short *quantities,
                      int x, int y)
{
    const short *block =
        part->blocks +
        ((size_t)y * (size_t)part->width + (size_t)x) * JPEG_BLOCK;
    const size_t line = (size_t)part->width * SIDE;
    unsigned char *to =
        part->samples + (size_t)y * SIDE * line + (size_t)x * SIDE;
    int values[JPEG_BLOCK], rows[JPEG_BLOCK];
    int i;
    for (i = 0; i < JPEG_BLOCK; i++) {
        const long value = (long)block[i] * quantities[i];
        values[i] = (int)(value > 32767    ? 32767
                          : value < -32768 ? -32768
                                           : value);
    }
    for (i = 0; i < SIDE; i++)
        transform(values + i * SIDE, 1, rows + i * SIDE, SCALE_BITS - 3);
    for (i = 0; i < SIDE; i++)
        transform(rows + i, SIDE, values + i, SCALE_BITS + 3);
    for (i = 0; i < JPEG_BLOCK; i++)
        to[(size_t)(i / SIDE) * line + (size_t)(i % SIDE)] =
            to_byte(values[i] + 128);
}

static void put_samples(const Jpeg *jpeg, JpegPart *part)
{
    int x, y;
    part->samples = host_must_have(
        malloc((size_t)part->width * (size_t)part->height * JPEG_BLOCK));
    for (y = 0; y < part->height; y++)
        for (x = 0; x < part->width; x++)
            put_block(part, jpeg->quantities[part->table], x, y);
}

static int sample_at(const Jpeg *jpeg, const JpegPart *part, int x, int y)
{
    const int column = x * part->across / jpeg->across;
    const int row = y * part->down / jpeg->down;
    return part
        ->samples[(size_t)row * (size_t)part->width * SIDE + (size_t)column];
}

static void put_pixel(const Jpeg *jpeg, int x, int y, unsigned char *pixel)
{
    const int bright = sample_at(jpeg, &jpeg->parts[0], x, y);
    pixel[0] = pixel[1] = pixel[2] = (unsigned char)bright;
    pixel[3] = 255;
    if (jpeg->count == JPEG_PARTS) {
        const int blue = sample_at(jpeg, &jpeg->parts[1], x, y) - 128;
        const int red = sample_at(jpeg, &jpeg->parts[2], x, y) - 128;
        pixel[0] = to_byte(bright + red * 1402 / 1000);
        pixel[1] = to_byte(bright - (blue * 344 + red * 714) / 1000);
        pixel[2] = to_byte(bright + blue * 1772 / 1000);
    }
}

void photo_jpeg_pixels(Jpeg *jpeg, Bitmap *bitmap)
{
    const int is_across = jpeg->turned > 4;
    const int mirrors_x = jpeg->turned == 2 || jpeg->turned == 3 ||
                          jpeg->turned == 7 || jpeg->turned == 8;
    const int mirrors_y = jpeg->turned == 3 || jpeg->turned == 4 ||
                          jpeg->turned == 6 || jpeg->turned == 7;
    int x, y, i;
    *bitmap = is_across ? bitmap_new(jpeg->height, jpeg->width)
                        : bitmap_new(jpeg->width, jpeg->height);
    for (i = 0; i < jpeg->count; i++)
        put_samples(jpeg, &jpeg->parts[i]);
    for (y = 0; y < bitmap->height; y++)
        for (x = 0; x < bitmap->width; x++) {
            int from_x = is_across ? y : x;
            int from_y = is_across ? x : y;
            from_x = mirrors_x ? jpeg->width - 1 - from_x : from_x;
            from_y = mirrors_y ? jpeg->height - 1 - from_y : from_y;
            put_pixel(jpeg, from_x, from_y,
                      bitmap->bytes +
                          ((size_t)y * (size_t)bitmap->width + (size_t)x) *
                              BITMAP_PIXEL);
        }
}
