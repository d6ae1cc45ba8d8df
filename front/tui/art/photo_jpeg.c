/* SPDX-License-Identifier: MIT */
/* Reads JPEG files as cameras and programs write them: with Huffman codes, in
   order or progressively, grey or in colours (ITU T.81). */
#include "photo_jpeg.h"

#include <stdlib.h>
#include <string.h>

const unsigned char jpeg_order[JPEG_BLOCK] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,
    12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6,  7,  14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};

static int pair_at(const unsigned char *data)
{
    return data[0] << 8 | data[1];
}

/* ---------------------------------------------------------------- segments */

static PhotoFault take_quantities(Jpeg *jpeg, const unsigned char *data,
                                  size_t size)
{
    while (size) {
        const int is_wide = data[0] >> 4;
        const int table = data[0] & 15;
        const size_t length = 1 + JPEG_BLOCK * (is_wide ? 2U : 1U);
        int i;
        if (table >= JPEG_TABLES || is_wide > 1 || size < length)
            return PHOTO_DAMAGED;
        for (i = 0; i < JPEG_BLOCK; i++)
            jpeg->quantities[table][jpeg_order[i]] =
                (unsigned short)(is_wide ? pair_at(data + 1 + 2 * i)
                                         : data[1 + i]);
        data += length;
        size -= length;
    }
    return PHOTO_FINE;
}

static PhotoFault take_codes(Jpeg *jpeg, const unsigned char *data,
                             size_t size)
{
    enum { HEAD = 17 };
    while (size) {
        JpegCodes *codes;
        size_t count = 0;
        int i;
        if (size < HEAD || data[0] >> 4 > 1 || (data[0] & 15) >= JPEG_TABLES)
            return PHOTO_DAMAGED;
        codes = &jpeg->codes[data[0] >> 4][data[0] & 15];
        for (i = 1; i <= 16; i++) {
            codes->count[i] = data[i];
            count += data[i];
        }
        if (count > sizeof codes->value || size - HEAD < count)
            return PHOTO_DAMAGED;
        memcpy(codes->value, data + HEAD, count);
        data += HEAD + count;
        size -= HEAD + count;
    }
    return PHOTO_FINE;
}

static int divide_up(int length, int by)
{
    return (length + by - 1) / by;
}

static void make_blocks(Jpeg *jpeg)
{
    int i;
    jpeg->units_x = divide_up(jpeg->width, 8 * jpeg->across);
    jpeg->units_y = divide_up(jpeg->height, 8 * jpeg->down);
    for (i = 0; i < jpeg->count; i++) {
        JpegPart *part = &jpeg->parts[i];
        part->width = jpeg->units_x * part->across;
        part->height = jpeg->units_y * part->down;
        part->used_width =
            divide_up(divide_up(jpeg->width * part->across, jpeg->across), 8);
        part->used_height =
            divide_up(divide_up(jpeg->height * part->down, jpeg->down), 8);
        part->blocks =
            host_must_have(calloc((size_t)part->width * (size_t)part->height,
                                  JPEG_BLOCK * sizeof *part->blocks));
    }
}

static PhotoFault take_frame(Jpeg *jpeg, const unsigned char *data,
                             size_t size)
{
    enum { HEAD = 6, EACH = 3, MOST_SAMPLES = 4 };
    PhotoFault fault;
    int count, i;
    if (size < HEAD || jpeg->count)
        return PHOTO_DAMAGED;
    count = data[5];
    if (data[0] != 8 || (count != 1 && count != JPEG_PARTS))
        return PHOTO_UNUSUAL;
    if (size < (size_t)(HEAD + EACH * count))
        return PHOTO_DAMAGED;
    jpeg->height = pair_at(data + 1);
    jpeg->width = pair_at(data + 3);
    fault = photo_judge_size((unsigned long)jpeg->width,
                             (unsigned long)jpeg->height);
    for (i = 0; i < count && !fault; i++) {
        JpegPart *part = &jpeg->parts[i];
        part->id = data[HEAD + EACH * i];
        part->across = data[HEAD + EACH * i + 1] >> 4;
        part->down = data[HEAD + EACH * i + 1] & 15;
        part->table = data[HEAD + EACH * i + 2];
        if (part->across < 1 || part->across > MOST_SAMPLES ||
            part->down < 1 || part->down > MOST_SAMPLES ||
            part->table >= JPEG_TABLES)
            fault = PHOTO_DAMAGED;
        if (part->across > jpeg->across)
            jpeg->across = part->across;
        if (part->down > jpeg->down)
            jpeg->down = part->down;
    }
    if (fault)
        return fault;
    jpeg->count = count;
    make_blocks(jpeg);
    return PHOTO_FINE;
}

/* Cameras say in Exif's tag 0x112 how they were held. */
static void take_exif(Jpeg *jpeg, const unsigned char *data, size_t size)
{
    enum { HEAD = 6, ENTRY = 12, ORIENTATION = 0x112 };
    const unsigned char *tiff = data + HEAD;
    size_t at, count;
    int little;
#define EXIF_PAIR(from)                                                       \
    (size_t)(little ? tiff[from] | tiff[(from) + 1] << 8                      \
                    : tiff[from] << 8 | tiff[(from) + 1])
    if (size < HEAD + 8 || memcmp(data, "Exif\0", HEAD) != 0)
        return;
    size -= HEAD;
    little = tiff[0] == 'I';
    at = little ? EXIF_PAIR(4) : EXIF_PAIR(6);
    if (at + 2 > size)
        return;
    count = EXIF_PAIR(at);
    for (at += 2; count-- && at + ENTRY <= size; at += ENTRY)
        if (EXIF_PAIR(at) == ORIENTATION && EXIF_PAIR(at + 8) >= 1 &&
            EXIF_PAIR(at + 8) <= 8)
            jpeg->turned = (int)EXIF_PAIR(at + 8);
#undef EXIF_PAIR
}

/* The head of a scan, and then its values. */
static PhotoFault take_scan(Jpeg *jpeg, const unsigned char *data, size_t size)
{
    JpegPart *parts[JPEG_PARTS];
    const int count = size ? data[0] : 0;
    int i, nth;
    if (!jpeg->count || count < 1 || count > jpeg->count ||
        size < (size_t)(4 + 2 * count))
        return PHOTO_DAMAGED;
    for (i = 0; i < count; i++) {
        const unsigned char *own = data + 1 + 2 * i;
        for (nth = 0; nth < jpeg->count && jpeg->parts[nth].id != own[0];)
            nth++;
        if (nth == jpeg->count || own[1] >> 4 >= JPEG_TABLES ||
            (own[1] & 15) >= JPEG_TABLES)
            return PHOTO_DAMAGED;
        parts[i] = &jpeg->parts[nth];
        parts[i]->direct = own[1] >> 4;
        parts[i]->other = own[1] & 15;
    }
    data += 1 + 2 * count;
    jpeg->first = data[0];
    jpeg->last = data[1];
    jpeg->high = data[2] >> 4;
    jpeg->low = data[2] & 15;
    if (!jpeg->is_progressive) {
        jpeg->first = jpeg->high = jpeg->low = 0;
        jpeg->last = JPEG_BLOCK - 1;
    }
    if (jpeg->last >= JPEG_BLOCK || jpeg->low > 13 ||
        (jpeg->first && count > 1))
        return PHOTO_DAMAGED;
    return photo_jpeg_scan(jpeg, parts, count);
}

static PhotoFault take_segment(Jpeg *jpeg, int marker,
                               const unsigned char *data, size_t size)
{
    switch (marker) {
    case 0xc0:
    case 0xc1:
    case 0xc2:
        jpeg->is_progressive = marker == 0xc2;
        return take_frame(jpeg, data, size);
    case 0xc4:
        return take_codes(jpeg, data, size);
    case 0xda:
        return take_scan(jpeg, data, size);
    case 0xdb:
        return take_quantities(jpeg, data, size);
    case 0xdd:
        jpeg->restarts = size < 2 ? 0 : pair_at(data);
        return PHOTO_FINE;
    case 0xe1:
        take_exif(jpeg, data, size);
        return PHOTO_FINE;
    default:
        /* Arithmetic codes, lossless and hierarchical pictures. */
        return marker > 0xc2 && marker < 0xd0 && marker != 0xc8 &&
                       marker != 0xcc
                   ? PHOTO_UNUSUAL
                   : PHOTO_FINE;
    }
}

/* A file without its end marker was cut short. */
static PhotoFault take_segments(Jpeg *jpeg)
{
    enum { SCAN = 0xda, END = 0xd9, MOST_SCANS = 100 };
    int scans = 0;
    while (jpeg->at + 2 <= jpeg->size) {
        const unsigned char *here = jpeg->bytes + jpeg->at;
        const size_t left = jpeg->size - jpeg->at - 2;
        const int marker = here[1];
        size_t length;
        PhotoFault fault;
        if (here[0] != 0xff || marker == 0xff || marker == 0 ||
            (marker >= 0xd0 && marker <= 0xd8)) {
            jpeg->at++; /* filling, or the rest of a scan */
            continue;
        }
        if (marker == END)
            return scans ? PHOTO_FINE : PHOTO_DAMAGED;
        length = left < 2 ? 0 : (size_t)pair_at(here + 2);
        if (length < 2 || length > left)
            return PHOTO_DAMAGED;
        jpeg->at += 2 + length;
        fault = take_segment(jpeg, marker, here + 4, length - 2);
        if (fault)
            return fault;
        scans += marker == SCAN;
        if (scans > MOST_SCANS)
            return PHOTO_UNUSUAL;
    }
    return PHOTO_DAMAGED;
}

PhotoFault photo_read_jpeg(Bitmap *bitmap, const unsigned char *bytes,
                           size_t size)
{
    Jpeg *jpeg = host_must_have(calloc(1, sizeof *jpeg));
    PhotoFault fault;
    int i;
    jpeg->bytes = bytes;
    jpeg->size = size;
    jpeg->at = 2;
    jpeg->turned = 1;
    fault = take_segments(jpeg);
    if (!fault)
        photo_jpeg_pixels(jpeg, bitmap);
    for (i = 0; i < JPEG_PARTS; i++) {
        free(jpeg->parts[i].blocks);
        free(jpeg->parts[i].samples);
    }
    free(jpeg);
    return fault;
}
