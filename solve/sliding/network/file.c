/* SPDX-License-Identifier: MIT */
/* Reads and writes files of weights. Nothing in a file is trusted before its
   digest has been checked. */
#include "network.h"

#include "solve/weight_file.h"

static const char magic[] = "SLIDE-W\n";
STATIC_ASSERT(sizeof magic == 9);

enum {
    VERSION = 1,
    AT_VERSION = 8,
    AT_WIDTH = 10,
    AT_HEIGHT = 11,
    AT_HIDDEN = 12,
    AT_DIGEST = 16,
    HEAD = 32,
    MOST_BIAS = 1 << 28 /* of the later layers */
};

/* The parts of a file, in order, and how many bytes each number takes. */
enum { ROWS, BIAS, SECOND, SECOND_BIAS, THIRD, THIRD_BIAS, PARTS };
static const u8 bytes_each[PARTS] = {1, 2, 1, 4, 2, 4};

static u32 count_part(u8 cells, u16 hidden, u32 part)
{
    const u32 counts[PARTS] = {(u32)cells * cells * hidden,
                               hidden,
                               (u32)NETWORK_SECOND * hidden,
                               NETWORK_SECOND,
                               NETWORK_SECOND,
                               1};
    return counts[part];
}

u32 network_file_size(u8 cells, u16 hidden)
{
    u32 size = HEAD;
    u32 part;
    for (part = 0; part < PARTS; part++)
        size += bytes_each[part] * count_part(cells, hidden, part);
    return size;
}

/* ---------------------------------------------------------------- reading */

static NetworkFault check(const u8 *bytes, u32 size, u8 least_width,
                          u8 least_height)
{
    char digest[DIGEST_DIGITS];
    const u8 width = size < HEAD ? 0 : bytes[AT_WIDTH];
    const u8 height = size < HEAD ? 0 : bytes[AT_HEIGHT];
    u16 hidden;
    if (size < HEAD || !bytes_equal(bytes, magic, sizeof magic - 1))
        return NETWORK_UNKNOWN;
    if (weight_file_get(bytes + AT_VERSION, 2) != VERSION)
        return NETWORK_OTHER_VERSION;
    hidden = (u16)weight_file_get(bytes + AT_HIDDEN, 2);
    if (!sliding_is_side(width) || width != height || width < least_width ||
        height < least_height || !hidden || hidden > NETWORK_MOST_HIDDEN ||
        hidden % NETWORK_HIDDEN_STEP ||
        size != network_file_size((u8)(width * height), hidden))
        return NETWORK_WRONG_SIZE;
    weight_file_digest(digest, bytes + HEAD, size - HEAD);
    return bytes_equal(digest, bytes + AT_DIGEST, DIGEST_DIGITS)
               ? NETWORK_FINE
               : NETWORK_DAMAGED;
}

static void copy_view(i16 *to, const i16 *from, u16 hidden)
{
    bytes_copy(to, from, (u16)(hidden * sizeof *to));
}

/* Reads the rows, which are in the order of pieces and cells, and puts the row
   for the mirror image behind each of them. */
static i16 *take_rows(const u8 **bytes, const Network *network, Arena *arena)
{
    const u16 hidden = network->hidden;
    const u32 cells = network->cells;
    i16 *rows =
        take(arena, (u64)cells * cells * network->accumulators, sizeof *rows);
    u32 i, h;
    for (i = 0; rows && i < cells * cells; i++)
        for (h = 0; h < hidden; h++, ++*bytes)
            rows[i * network->accumulators + h] =
                (i16)weight_file_get_signed(*bytes, 1);
    for (i = 0; rows && i < cells * cells; i++) {
        const u32 image =
            network_mirror_input(i / cells, i % cells, network->width);
        copy_view(rows + i * network->accumulators + hidden,
                  rows + image * network->accumulators, hidden);
    }
    return rows;
}

static i16 *take_bias(const u8 **bytes, const Network *network, Arena *arena)
{
    i16 *bias = take(arena, network->accumulators, sizeof *bias);
    u32 h;
    for (h = 0; bias && h < network->hidden; h++, *bytes += 2)
        bias[h] = (i16)weight_file_get_signed(*bytes, 2);
    if (bias)
        copy_view(bias + network->hidden, bias, network->hidden);
    return bias;
}

/* Return the numbers of the next part, in the arena, or NULL. */
static const i16 *take_short(const u8 **bytes, u8 size, u32 count,
                             Arena *arena)
{
    i16 *numbers = take(arena, count, sizeof *numbers);
    u32 i;
    for (i = 0; numbers && i < count; i++, *bytes += size)
        numbers[i] = (i16)weight_file_get_signed(*bytes, size);
    return numbers;
}

static const i32 *take_long(const u8 **bytes, u32 count, Arena *arena)
{
    i32 *numbers = take(arena, count, sizeof *numbers);
    u32 i;
    for (i = 0; numbers && i < count; i++, *bytes += sizeof *numbers)
        numbers[i] = weight_file_get_signed(*bytes, sizeof *numbers);
    return numbers;
}

/* Whether no sum can overflow. */
static u8 is_bounded(const Network *network)
{
    u32 i;
    u8 bounded =
        network->third_bias <= MOST_BIAS && network->third_bias >= -MOST_BIAS;
    for (i = 0; i < NETWORK_SECOND; i++)
        bounded &= network->third[i] <= NETWORK_MOST_THIRD &&
                   network->third[i] >= -NETWORK_MOST_THIRD &&
                   network->second_bias[i] <= MOST_BIAS &&
                   network->second_bias[i] >= -MOST_BIAS;
    return bounded;
}

NetworkFault network_read(Network *network, const u8 *bytes, u32 size,
                          u8 width, u8 height, Arena *arena)
{
    const NetworkFault fault = check(bytes, size, width, height);
    if (fault)
        return fault;
    network->width = bytes[AT_WIDTH];
    network->height = bytes[AT_HEIGHT];
    network->cells = (u8)(network->width * network->height);
    network->hidden = (u16)weight_file_get(bytes + AT_HIDDEN, 2);
    network->accumulators = (u16)(network->hidden * NETWORK_VIEWS);
    bytes += HEAD;
    network->rows = take_rows(&bytes, network, arena);
    network->bias = take_bias(&bytes, network, arena);
    network->second =
        take_short(&bytes, 1, (u32)NETWORK_SECOND * network->hidden, arena);
    network->second_bias = take_long(&bytes, NETWORK_SECOND, arena);
    network->third = take_short(&bytes, 2, NETWORK_SECOND, arena);
    if (!network->rows || !network->bias || !network->second ||
        !network->second_bias || !network->third)
        return NETWORK_NO_ROOM;
    network->third_bias = weight_file_get_signed(bytes, 4);
    if (!is_bounded(network))
        return NETWORK_DAMAGED;
    network_crop(network, width, height);
    return network_prepare(network, arena) ? NETWORK_FINE : NETWORK_NO_ROOM;
}

/* Each weight of the first layer takes a byte in the file, and in memory two,
   and four in "moves", for each view. */
u64 network_room(u32 size)
{
    return (6 * NETWORK_VIEWS + 2) * (u64)size + 8 * ARENA_STEP;
}

/* ---------------------------------------------------------------- writing */

static void put_short(u8 **bytes, u8 size, const i16 *numbers, u32 count)
{
    for (; count--; *bytes += size)
        weight_file_put(*bytes, size, (u32)*numbers++);
}

static void put_long(u8 **bytes, const i32 *numbers, u32 count)
{
    for (; count--; *bytes += sizeof *numbers)
        weight_file_put(*bytes, sizeof *numbers, (u32)*numbers++);
}

void network_write(const Network *network, u8 *bytes)
{
    const u32 size = network_file_size(network->cells, network->hidden);
    u8 *next = bytes + HEAD;
    char digest[DIGEST_DIGITS];
    bytes_fill(bytes, 0, HEAD);
    bytes_copy(bytes, magic, sizeof magic - 1);
    weight_file_put(bytes + AT_VERSION, 2, VERSION);
    bytes[AT_WIDTH] = network->width;
    bytes[AT_HEIGHT] = network->height;
    weight_file_put(bytes + AT_HIDDEN, 2, network->hidden);
    put_short(&next, 1, network->rows,
              (u32)network->cells * network->cells * network->hidden);
    put_short(&next, 2, network->bias, network->hidden);
    put_short(&next, 1, network->second,
              (u32)NETWORK_SECOND * network->hidden);
    put_long(&next, network->second_bias, NETWORK_SECOND);
    put_short(&next, 2, network->third, NETWORK_SECOND);
    put_long(&next, &network->third_bias, 1);
    ASSERT(next == bytes + size);
    weight_file_digest(digest, bytes + HEAD, size - HEAD);
    bytes_copy(bytes + AT_DIGEST, digest, DIGEST_DIGITS);
}

const char *network_words(NetworkFault fault)
{
    static const char *const words[] = {
        N_("the weights are fine"),
        N_("not a file of weights for the sliding puzzle"),
        N_("weights of another version"),
        N_("wrong file size"),
        N_("damaged file: its digest doesn't match"),
        N_("not enough memory for the weights")};
    STATIC_ASSERT(COUNT_OF(words) == NETWORK_NO_ROOM + 1);
    ASSERT(fault <= NETWORK_NO_ROOM);
    return translate(words[fault]);
}
