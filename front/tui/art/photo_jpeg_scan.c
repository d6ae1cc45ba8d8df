/* SPDX-License-Identifier: MIT */
/* The values of a JPEG scan, in order or progressively (ITU T.81, annexes F
   and G). Each scan adds to the blocks; a scan that ends too early leaves the
   rest as it is, as browsers do. */
#include "photo_jpeg.h"

static int take_bit(Jpeg *jpeg)
{
    if (!jpeg->bit_count) {
        int byte = 0;
        if (!jpeg->is_over && jpeg->at < jpeg->size) {
            byte = jpeg->bytes[jpeg->at];
            if (byte == 0xff) {
                if (jpeg->at + 1 < jpeg->size && !jpeg->bytes[jpeg->at + 1])
                    jpeg->at++;
                else
                    jpeg->is_over = 1;
            }
            if (!jpeg->is_over)
                jpeg->at++;
        } else
            jpeg->is_over = 1;
        jpeg->bits = jpeg->is_over ? 0 : (unsigned)byte;
        jpeg->bit_count = 8;
    }
    jpeg->bit_count--;
    return (int)(jpeg->bits >> jpeg->bit_count & 1);
}

static int take_bits(Jpeg *jpeg, int count)
{
    int bits = 0;
    while (count--)
        bits = bits << 1 | take_bit(jpeg);
    return bits;
}

/* A number whose sign is in its first bit. */
static int take_number(Jpeg *jpeg, int size)
{
    const int bits = size ? take_bits(jpeg, size) : 0;
    return size && bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits;
}

/* An unknown code counts as 0, which ends a block. */
static int take_code(Jpeg *jpeg, const JpegCodes *codes)
{
    int code = 0;
    int first = 0;
    int index = 0;
    int length;
    for (length = 1; length <= 16; length++) {
        code |= take_bit(jpeg);
        if (code - first < codes->count[length])
            return codes->value[(index + code - first) & 255];
        index += codes->count[length];
        first = (first + codes->count[length]) << 1;
        code <<= 1;
    }
    return 0;
}

static void take_direct(Jpeg *jpeg, JpegPart *part, short *block)
{
    if (jpeg->high) {
        block[0] = (short)(block[0] | take_bit(jpeg) << jpeg->low);
        return;
    }
    part->last +=
        take_number(jpeg, take_code(jpeg, &jpeg->codes[0][part->direct]) & 15);
    part->last = (short)part->last;
    block[0] = (short)(part->last * (1 << jpeg->low));
}

/* The other values as they come first. */
static void take_others(Jpeg *jpeg, const JpegPart *part, short *block, int i)
{
    while (i <= jpeg->last) {
        const int code = take_code(jpeg, &jpeg->codes[1][part->other]);
        const int zeros = code >> 4;
        const int size = code & 15;
        if (!size && zeros < 15) {
            jpeg->skips = (1 << zeros) - 1;
            if (zeros)
                jpeg->skips += take_bits(jpeg, zeros);
            return;
        }
        i += zeros;
        if (size && i <= jpeg->last)
            block[jpeg_order[i]] =
                (short)(take_number(jpeg, size) * (1 << jpeg->low));
        i++;
    }
}

/* One more bit of a value that isn't zero. */
static void refine(Jpeg *jpeg, short *value)
{
    if (take_bit(jpeg) && !(*value & 1 << jpeg->low))
        *value = (short)(*value + (*value < 0 ? -1 : 1) * (1 << jpeg->low));
}

/* A bit for each value that isn't zero yet, and between them new ones. */
static void refine_others(Jpeg *jpeg, const JpegPart *part, short *block,
                          int i)
{
    while (i <= jpeg->last && !jpeg->skips) {
        const int code = take_code(jpeg, &jpeg->codes[1][part->other]);
        int zeros = code >> 4;
        int added = 0;
        if (!(code & 15) && zeros < 15) {
            jpeg->skips = 1 << zeros;
            if (zeros)
                jpeg->skips += take_bits(jpeg, zeros);
            break;
        }
        if (code & 15)
            added = (take_bit(jpeg) ? 1 : -1) * (1 << jpeg->low);
        for (; i <= jpeg->last; i++) {
            short *value = &block[jpeg_order[i]];
            if (*value)
                refine(jpeg, value);
            else if (!zeros--) {
                *value = (short)added;
                i++;
                break;
            }
        }
    }
    if (jpeg->skips) {
        for (; i <= jpeg->last; i++)
            if (block[jpeg_order[i]])
                refine(jpeg, &block[jpeg_order[i]]);
        jpeg->skips--;
    }
}

static void take_block(Jpeg *jpeg, JpegPart *part, short *block)
{
    int i = jpeg->first;
    if (!i) {
        take_direct(jpeg, part, block);
        i = 1;
    }
    if (jpeg->last < i)
        return;
    if (jpeg->high)
        refine_others(jpeg, part, block, i);
    else if (jpeg->skips)
        jpeg->skips--;
    else
        take_others(jpeg, part, block, i);
}

/* Restarts are markers between units. */
static void restart(Jpeg *jpeg)
{
    int i;
    jpeg->bit_count = jpeg->skips = jpeg->is_over = 0;
    for (i = 0; i < jpeg->count; i++)
        jpeg->parts[i].last = 0;
    if (jpeg->at + 1 < jpeg->size && jpeg->bytes[jpeg->at] == 0xff &&
        (jpeg->bytes[jpeg->at + 1] & 0xf8) == 0xd0)
        jpeg->at += 2;
    else
        jpeg->is_over = 1;
}

static short *block_at(const JpegPart *part, int x, int y)
{
    return part->blocks +
           ((size_t)y * (size_t)part->width + (size_t)x) * JPEG_BLOCK;
}

/* All blocks of a unit, from each of its parts. */
static void take_unit(Jpeg *jpeg, JpegPart *const *parts, int count, int unit)
{
    const int unit_x = unit % jpeg->units_x;
    const int unit_y = unit / jpeg->units_x;
    int i, x, y;
    for (i = 0; i < count; i++)
        for (y = 0; y < parts[i]->down; y++)
            for (x = 0; x < parts[i]->across; x++)
                take_block(jpeg, parts[i],
                           block_at(parts[i], unit_x * parts[i]->across + x,
                                    unit_y * parts[i]->down + y));
}

/* In a scan of one part, a unit is a block. */
PhotoFault photo_jpeg_scan(Jpeg *jpeg, JpegPart *const *parts, int count)
{
    const int width = count == 1 ? parts[0]->used_width : jpeg->units_x;
    const int height = count == 1 ? parts[0]->used_height : jpeg->units_y;
    int unit;
    jpeg->bit_count = jpeg->skips = jpeg->is_over = 0;
    for (unit = 0; unit < jpeg->count; unit++)
        jpeg->parts[unit].last = 0;
    for (unit = 0; unit < width * height && !jpeg->is_over; unit++) {
        if (jpeg->restarts && unit && unit % jpeg->restarts == 0)
            restart(jpeg);
        if (count == 1)
            take_block(jpeg, parts[0],
                       block_at(parts[0], unit % width, unit / width));
        else
            take_unit(jpeg, parts, count, unit);
    }
    return PHOTO_FINE;
}
