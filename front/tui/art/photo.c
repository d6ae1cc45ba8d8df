/* SPDX-License-Identifier: MIT */
/* Reads a picture of either format, and scales it. */
#include "photo.h"

#include <string.h>

PhotoFault photo_judge_size(unsigned long width, unsigned long height)
{
    if (!width || !height)
        return PHOTO_DAMAGED;
    return width > PHOTO_MOST_PIXELS || height > PHOTO_MOST_PIXELS / width
               ? PHOTO_TOO_LARGE
               : PHOTO_FINE;
}

/* The mean of the pixels that a smaller pixel covers, or the nearest one. */
static void put_mean(const Bitmap *photo, const int *from, const int *until,
                     unsigned char *pixel)
{
    unsigned long sums[BITMAP_PIXEL] = {0};
    unsigned long count = 0;
    int x, y, i;
    for (y = from[1]; y < until[1]; y++)
        for (x = from[0]; x < until[0]; x++, count++)
            for (i = 0; i < BITMAP_PIXEL; i++)
                sums[i] += photo->bytes[((size_t)y * (size_t)photo->width +
                                         (size_t)x) *
                                            BITMAP_PIXEL +
                                        (size_t)i];
    for (i = 0; i < BITMAP_PIXEL; i++)
        pixel[i] = (unsigned char)((sums[i] + count / 2) / count);
}

/* Where the nth of some parts begins, of a length that begins further on. */
static int begin_of(int start, int length, int nth, int parts)
{
    return start + (int)((long long)length * nth / parts);
}

Bitmap photo_fit(const Bitmap *photo, int width, int height)
{
    Bitmap fitted = bitmap_new(width, height);
    const int is_wide =
        (long long)photo->width * height > (long long)photo->height * width;
    int across = is_wide ? (int)((long long)photo->height * width / height)
                         : photo->width;
    int down = is_wide ? photo->height
                       : (int)((long long)photo->width * height / width);
    int left, top, x, y;
    across = across ? across : 1;
    down = down ? down : 1;
    left = (photo->width - across) / 2;
    top = (photo->height - down) / 2;
    for (y = 0; y < height; y++)
        for (x = 0; x < width; x++) {
            const int from[] = {begin_of(left, across, x, width),
                                begin_of(top, down, y, height)};
            int until[] = {begin_of(left, across, x + 1, width),
                           begin_of(top, down, y + 1, height)};
            until[0] += until[0] == from[0];
            until[1] += until[1] == from[1];
            put_mean(photo, from, until,
                     fitted.bytes + ((size_t)y * (size_t)width + (size_t)x) *
                                        BITMAP_PIXEL);
        }
    return fitted;
}

static void make_smaller(Bitmap *photo)
{
    const int longest =
        photo->width > photo->height ? photo->width : photo->height;
    Bitmap smaller;
    int width, height;
    if (longest <= PHOTO_LONGEST)
        return;
    width = (int)((long long)photo->width * PHOTO_LONGEST / longest);
    height = (int)((long long)photo->height * PHOTO_LONGEST / longest);
    smaller = photo_fit(photo, width ? width : 1, height ? height : 1);
    bitmap_free(photo);
    *photo = smaller;
}

PhotoFault photo_read(Bitmap *bitmap, const unsigned char *bytes, size_t size)
{
    static const unsigned char png[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    PhotoFault fault = PHOTO_UNKNOWN;
    if (size > sizeof png && !memcmp(bytes, png, sizeof png))
        fault = photo_read_png(bitmap, bytes, size);
    else if (size > 2 && bytes[0] == 0xff && bytes[1] == 0xd8)
        fault = photo_read_jpeg(bitmap, bytes, size);
    if (!fault)
        make_smaller(bitmap);
    return fault;
}
