/* SPDX-License-Identifier: MIT */
/* Unpacks what PNG files have packed with deflate. It decodes a bit at a time,
   by the first code of each length: a picture is read once, and its file may
   come from anywhere, so the plainest decoder is the best one. */
#include "photo.h"

#include <string.h>

enum { LONGEST_CODE = 15, LITERALS = 288, DISTANCES = 32, END_OF_BLOCK = 256 };

typedef struct Inflater {
    const unsigned char *data;
    size_t size, at;
    unsigned bits;
    int count;
    int is_short; /* the data has ended too early */
    unsigned char *bytes;
    size_t used, room;
} Inflater;

/* How many codes have each length, and what they stand for, in their order. */
typedef struct CodeTable {
    unsigned short count[LONGEST_CODE + 1];
    unsigned short symbol[LITERALS];
} CodeTable;

static unsigned take_bits(Inflater *inflater, int count)
{
    unsigned taken;
    while (inflater->count < count) {
        if (inflater->at == inflater->size) {
            inflater->is_short = 1;
            return 0;
        }
        inflater->bits |= (unsigned)inflater->data[inflater->at++]
                          << inflater->count;
        inflater->count += 8;
    }
    taken = inflater->bits & ((1U << count) - 1);
    inflater->bits >>= count;
    inflater->count -= count;
    return taken;
}

/* Returns whether no length has more codes than there are. */
static int build_table(CodeTable *table, const unsigned char *lengths,
                       int count)
{
    unsigned short first[LONGEST_CODE + 2] = {0};
    int free = 1;
    int i;
    memset(table->count, 0, sizeof table->count);
    for (i = 0; i < count; i++)
        table->count[lengths[i]]++;
    table->count[0] = 0;
    for (i = 1; i <= LONGEST_CODE; i++) {
        free = 2 * free - table->count[i];
        if (free < 0)
            return 0;
        first[i + 1] = (unsigned short)(first[i] + table->count[i]);
    }
    for (i = 0; i < count; i++)
        if (lengths[i])
            table->symbol[first[lengths[i]]++] = (unsigned short)i;
    return 1;
}

/* Returns -1 if there is no such code. */
static int take_symbol(Inflater *inflater, const CodeTable *table)
{
    int code = 0;
    int first = 0;
    int index = 0;
    int length;
    for (length = 1; length <= LONGEST_CODE; length++) {
        code |= (int)take_bits(inflater, 1);
        if (code - first < table->count[length])
            return inflater->is_short ? -1
                                      : table->symbol[index + code - first];
        index += table->count[length];
        first = (first + table->count[length]) << 1;
        code <<= 1;
    }
    return -1;
}

/* ------------------------------------------------------------------ blocks */

static int take_stored(Inflater *inflater)
{
    size_t length, check;
    inflater->bits = 0;
    inflater->count = 0;
    if (inflater->size - inflater->at < 4)
        return 0;
    length = inflater->data[inflater->at] |
             (size_t)inflater->data[inflater->at + 1] << 8;
    check = inflater->data[inflater->at + 2] |
            (size_t)inflater->data[inflater->at + 3] << 8;
    inflater->at += 4;
    if ((length ^ check) != 0xffff || inflater->size - inflater->at < length ||
        inflater->room - inflater->used < length)
        return 0;
    memcpy(inflater->bytes + inflater->used, inflater->data + inflater->at,
           length);
    inflater->used += length;
    inflater->at += length;
    return 1;
}

/* Repeats what was written before. */
static int take_match(Inflater *inflater, const CodeTable *distances,
                      int symbol)
{
    static const unsigned short lengths[] = {
        3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
        31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const unsigned short starts[] = {
        1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
        33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
        1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    const int code = symbol - END_OF_BLOCK - 1;
    size_t length, distance;
    int far;
    if (code > 28)
        return 0;
    length = lengths[code] +
             take_bits(inflater, code < 8 || code == 28 ? 0 : code / 4 - 1);
    far = take_symbol(inflater, distances);
    if (far < 0 || far > 29)
        return 0;
    distance = starts[far] + take_bits(inflater, far < 4 ? 0 : far / 2 - 1);
    if (inflater->is_short || distance > inflater->used ||
        length > inflater->room - inflater->used)
        return 0;
    for (; length; length--, inflater->used++)
        inflater->bytes[inflater->used] =
            inflater->bytes[inflater->used - distance];
    return 1;
}

static int take_coded(Inflater *inflater, const CodeTable *literals,
                      const CodeTable *distances)
{
    for (;;) {
        const int symbol = take_symbol(inflater, literals);
        if (symbol < 0)
            return 0;
        if (symbol == END_OF_BLOCK)
            return 1;
        if (symbol > END_OF_BLOCK) {
            if (!take_match(inflater, distances, symbol))
                return 0;
        } else {
            if (inflater->used == inflater->room)
                return 0;
            inflater->bytes[inflater->used++] = (unsigned char)symbol;
        }
    }
}

static int take_fixed(Inflater *inflater)
{
    unsigned char lengths[LITERALS];
    CodeTable literals, distances;
    int i;
    for (i = 0; i < LITERALS; i++)
        lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    (void)build_table(&literals, lengths, LITERALS);
    memset(lengths, 5, DISTANCES);
    (void)build_table(&distances, lengths, DISTANCES);
    return take_coded(inflater, &literals, &distances);
}

/* The lengths of the codes are packed, too. */
static int take_lengths(Inflater *inflater, const CodeTable *table,
                        unsigned char *lengths, int count)
{
    int i = 0;
    while (i < count) {
        const int symbol = take_symbol(inflater, table);
        int repeat, value = 0;
        if (symbol < 0)
            return 0;
        if (symbol < 16) {
            lengths[i++] = (unsigned char)symbol;
            continue;
        }
        if (symbol == 16) {
            if (!i)
                return 0;
            value = lengths[i - 1];
        }
        repeat = symbol == 16   ? 3 + (int)take_bits(inflater, 2)
                 : symbol == 17 ? 3 + (int)take_bits(inflater, 3)
                                : 11 + (int)take_bits(inflater, 7);
        if (repeat > count - i)
            return 0;
        memset(lengths + i, value, (size_t)repeat);
        i += repeat;
    }
    return !inflater->is_short;
}

static int take_dynamic(Inflater *inflater)
{
    static const unsigned char order[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                          11, 4,  12, 3, 13, 2, 14, 1, 15};
    const int literal_count = 257 + (int)take_bits(inflater, 5);
    const int distance_count = 1 + (int)take_bits(inflater, 5);
    const int order_count = 4 + (int)take_bits(inflater, 4);
    unsigned char lengths[LITERALS + DISTANCES] = {0};
    CodeTable literals, distances;
    int i;
    for (i = 0; i < order_count; i++)
        lengths[order[i]] = (unsigned char)take_bits(inflater, 3);
    if (literal_count > LITERALS || !build_table(&literals, lengths, 19) ||
        !take_lengths(inflater, &literals, lengths,
                      literal_count + distance_count) ||
        !build_table(&literals, lengths, literal_count) ||
        !build_table(&distances, lengths + literal_count, distance_count))
        return 0;
    return take_coded(inflater, &literals, &distances);
}

int photo_inflate(const unsigned char *data, size_t size, unsigned char *bytes,
                  size_t room)
{
    enum { HEAD = 2, DEFLATE = 8 };
    Inflater inflater = {data, size, HEAD, 0, 0, 0, bytes, 0, room};
    int is_last = 0;
    if (size < HEAD || (data[0] & 15) != DEFLATE ||
        (data[0] << 8 | data[1]) % 31)
        return 0;
    while (!is_last && !inflater.is_short) {
        unsigned kind;
        is_last = (int)take_bits(&inflater, 1);
        kind = take_bits(&inflater, 2);
        if (!(kind == 0   ? take_stored(&inflater)
              : kind == 1 ? take_fixed(&inflater)
              : kind == 2 ? take_dynamic(&inflater)
                          : 0))
            return 0;
    }
    return !inflater.is_short && inflater.used == room;
}
