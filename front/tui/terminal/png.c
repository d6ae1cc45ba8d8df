/* SPDX-License-Identifier: MIT */
/* RFC 1950 and 1951 (deflate), and 2083 (PNG). Of deflate's kinds of
   blocks, only the one with fixed codes is used. A picture of few colours has
   a list of them. A match is looked for in
   three places: one pixel before, one row above, and where the same four bytes
   were last. In pictures of few colours, that finds nearly everything. */
#include "image_formats.h"

#include <stdlib.h>
#include <string.h>

/* -------------------------------------------------------------------- bits */

typedef struct DeflateBits {
    Page *page;
    unsigned bits;
    int count;
} DeflateBits;

static void put_bits(DeflateBits *writer, unsigned value, int count)
{
    writer->bits |= value << writer->count;
    writer->count += count;
    for (; writer->count >= 8; writer->count -= 8, writer->bits >>= 8) {
        const char byte = (char)(writer->bits & 255);
        page_put(writer->page, &byte, 1);
    }
}

/* Codes begin with their highest bit. */
static void put_code(DeflateBits *writer, unsigned code, int length)
{
    unsigned turned = 0;
    int i;
    for (i = 0; i < length; i++)
        turned |= (code >> i & 1) << (length - 1 - i);
    put_bits(writer, turned, length);
}

/* A literal byte, the end of the block, or a length. */
static void put_symbol(DeflateBits *writer, unsigned symbol)
{
    if (symbol < 144)
        put_code(writer, 0x30 + symbol, 8);
    else if (symbol < 256)
        put_code(writer, 0x190 + symbol - 144, 9);
    else if (symbol < 280)
        put_code(writer, symbol - 256, 7);
    else
        put_code(writer, 0xc0 + symbol - 280, 8);
}

/* ----------------------------------------------------------------- matches */

enum {
    LEAST_MATCH = 4,
    MOST_MATCH = 258,
    MOST_DISTANCE = 32768,
    HASHES = 4096,
    MOST_COLOURS = 256, /* that are sent as a list */
    COLOUR_SLOTS = 1024,
    END_OF_BLOCK = 256
};

/* Where each code's range begins; what remains is in extra bits. */
static const unsigned short lengths[] = {
    3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const unsigned short distances[] = {
    1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
    33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
    1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

static int extra_of_length(int code)
{
    return code < 8 || code == 28 ? 0 : code / 4 - 1;
}

static int extra_of_distance(int code)
{
    return code < 4 ? 0 : code / 2 - 1;
}

static int code_of(const unsigned short *starts, int count, unsigned value)
{
    while (count > 1 && starts[count - 1] > value)
        count--;
    return count - 1;
}

static void put_match(DeflateBits *writer, unsigned length, unsigned distance)
{
    const int by_length =
        code_of(lengths, sizeof lengths / sizeof *lengths, length);
    const int by_distance =
        code_of(distances, sizeof distances / sizeof *distances, distance);
    put_symbol(writer, (unsigned)(257 + by_length));
    put_bits(writer, length - lengths[by_length], extra_of_length(by_length));
    put_code(writer, (unsigned)by_distance, 5);
    put_bits(writer, distance - distances[by_distance],
             extra_of_distance(by_distance));
}

static size_t match_length(const unsigned char *bytes, size_t size, size_t at,
                           size_t distance)
{
    size_t length = 0;
    if (!distance || distance > at || distance > MOST_DISTANCE)
        return 0;
    while (length < MOST_MATCH && at + length < size &&
           bytes[at + length] == bytes[at + length - distance])
        length++;
    return length;
}

static unsigned hash_at(const unsigned char *bytes)
{
    const unsigned four = bytes[0] | (unsigned)bytes[1] << 8 |
                          (unsigned)bytes[2] << 16 | (unsigned)bytes[3] << 24;
    return four * 2654435761U >> 20;
}

static void deflate(DeflateBits *writer, const unsigned char *bytes,
                    size_t size, size_t pixel, size_t row)
{
    size_t *last = host_must_have(calloc(HASHES, sizeof *last)); /* and 1 */
    size_t at = 0;
    put_bits(writer, 3, 3); /* the only block, with fixed codes */
    while (at < size) {
        const unsigned hash = at + 4 <= size ? hash_at(bytes + at) : 0;
        const size_t tries[] = {pixel, row,
                                last[hash] ? at + 1 - last[hash] : 0};
        size_t best = 0;
        size_t distance = 0;
        int i;
        for (i = 0; i < 3; i++) {
            const size_t length = match_length(bytes, size, at, tries[i]);
            if (length > best) {
                best = length;
                distance = tries[i];
            }
        }
        last[hash] = at + 1;
        if (best >= LEAST_MATCH) {
            put_match(writer, (unsigned)best, (unsigned)distance);
            at += best;
        } else {
            put_symbol(writer, bytes[at++]);
        }
    }
    put_symbol(writer, END_OF_BLOCK);
    put_bits(writer, 0, 7); /* to the end of a byte */
    free(last);
}

/* ------------------------------------------------------------------ chunks */

static void put_number(Page *page, unsigned number)
{
    const char bytes[] = {(char)(number >> 24), (char)(number >> 16 & 255),
                          (char)(number >> 8 & 255), (char)(number & 255)};
    page_put(page, bytes, sizeof bytes);
}

static unsigned checksum(const char *text, size_t length)
{
    unsigned sum = 0xffffffffU;
    size_t i;
    int j;
    for (i = 0; i < length; i++) {
        sum ^= (unsigned char)text[i];
        for (j = 0; j < 8; j++)
            sum = sum >> 1 ^ (sum & 1 ? 0xedb88320U : 0);
    }
    return ~sum;
}

/* Takes the content as text that begins with the kind of the chunk. */
static void put_chunk(Page *page, const char *content, size_t length)
{
    put_number(page, (unsigned)(length - 4));
    page_put(page, content, length);
    put_number(page, checksum(content, length));
}

static unsigned adler(const unsigned char *bytes, size_t size)
{
    unsigned a = 1;
    unsigned b = 0;
    size_t i;
    for (i = 0; i < size; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

/* ------------------------------------------------------------------ pixels */

/* The colours of a picture, not multiplied by the opacity. */
typedef struct PngColours {
    unsigned char colours[MOST_COLOURS][BITMAP_PIXEL];
    int slots[COLOUR_SLOTS]; /* the number of a colour, and 1 */
    int count;               /* or MOST_COLOURS + 1: too many */
} PngColours;

static void read_pixel(const unsigned char *from, unsigned char *to)
{
    int i;
    for (i = 0; i < 3; i++)
        to[i] =
            (unsigned char)(from[3] ? (from[i] * 255 + from[3] / 2) / from[3]
                                    : 0);
    to[3] = from[3];
}

/* The slot where a colour is, or where it belongs. */
static int *slot_of(PngColours *list, const unsigned char *colour)
{
    unsigned at = hash_at(colour) % COLOUR_SLOTS;
    while (list->slots[at] && memcmp(list->colours[list->slots[at] - 1],
                                     colour, BITMAP_PIXEL) != 0)
        at = (at + 1) % COLOUR_SLOTS;
    return &list->slots[at];
}

static void list_colours(PngColours *list, const Bitmap *bitmap)
{
    const size_t pixels = (size_t)bitmap->width * (size_t)bitmap->height;
    size_t i;
    for (i = 0; i < pixels && list->count <= MOST_COLOURS; i++) {
        unsigned char colour[BITMAP_PIXEL];
        int *slot;
        read_pixel(bitmap->bytes + i * BITMAP_PIXEL, colour);
        slot = slot_of(list, colour);
        if (*slot)
            continue;
        if (list->count < MOST_COLOURS) {
            memcpy(list->colours[list->count], colour, BITMAP_PIXEL);
            *slot = list->count + 1;
        }
        list->count++;
    }
}

/* The rows, each after the number of its filter. */
static unsigned char *rows_of(const Bitmap *bitmap, PngColours *list,
                              size_t pixel, size_t *size)
{
    const size_t row = (size_t)bitmap->width * pixel;
    unsigned char *rows =
        host_must_have(malloc((row + 1) * (size_t)bitmap->height + 1));
    unsigned char *to = rows;
    const unsigned char *from = bitmap->bytes;
    int x, y;
    for (y = 0; y < bitmap->height; y++) {
        *to++ = 0;
        for (x = 0; x < bitmap->width; x++, from += BITMAP_PIXEL) {
            unsigned char colour[BITMAP_PIXEL];
            read_pixel(from, colour);
            if (pixel == 1)
                *to = (unsigned char)(*slot_of(list, colour) - 1);
            else
                memcpy(to, colour, BITMAP_PIXEL);
            to += pixel;
        }
    }
    *size = (size_t)(to - rows);
    return rows;
}

static void put_pixels(Page *page, const Bitmap *bitmap, PngColours *list)
{
    const size_t pixel = list->count <= MOST_COLOURS ? 1 : BITMAP_PIXEL;
    Page content = PAGE_EMPTY;
    DeflateBits writer = {&content, 0, 0};
    size_t size;
    unsigned char *rows = rows_of(bitmap, list, pixel, &size);
    page_put(&content, "IDAT\x78\x01", 6);
    deflate(&writer, rows, size, pixel, (size_t)bitmap->width * pixel + 1);
    put_number(&content, adler(rows, size));
    put_chunk(page, content.text, content.used);
    page_free(&content);
    free(rows);
}

static void put_colours(Page *page, const PngColours *list)
{
    Page colours = PAGE_EMPTY;
    Page opacities = PAGE_EMPTY;
    int i;
    page_put(&colours, "PLTE", 4);
    page_put(&opacities, "tRNS", 4);
    for (i = 0; i < list->count; i++) {
        page_put(&colours, (const char *)list->colours[i], 3);
        page_put(&opacities, (const char *)list->colours[i] + 3, 1);
    }
    put_chunk(page, colours.text, colours.used);
    put_chunk(page, opacities.text, opacities.used);
    page_free(&colours);
    page_free(&opacities);
}

/* With 8 bits for the number of a colour, or 8 for each part of it. */
static void put_header(Page *page, const Bitmap *bitmap, int has_list)
{
    Page header = PAGE_EMPTY;
    page_put(page, "\x89PNG\r\n\x1a\n", 8);
    page_put(&header, "IHDR", 4);
    put_number(&header, (unsigned)bitmap->width);
    put_number(&header, (unsigned)bitmap->height);
    page_put(&header, has_list ? "\x08\x03\0\0\0" : "\x08\x06\0\0\0", 5);
    put_chunk(page, header.text, header.used);
    page_free(&header);
}

void png_page(Page *page, const Bitmap *bitmap)
{
    PngColours *list = host_must_have(calloc(1, sizeof *list));
    list_colours(list, bitmap);
    put_header(page, bitmap, list->count <= MOST_COLOURS);
    if (list->count <= MOST_COLOURS)
        put_colours(page, list);
    put_pixels(page, bitmap, list);
    put_chunk(page, "IEND", 4);
    free(list);
}
