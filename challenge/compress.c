/* SPDX-License-Identifier: MIT */
/* The models, the mixer and the arithmetic coder. */
#include "compress.h"

#include "sample.h"

/* Chances have 12 bits here. In the logistic domain they range over
   +-STRETCHED, which is 8 in units of 256. */
enum { STRETCHED = 2047, ONE = 65536, FIRST_WEIGHT = 20000 };
enum { MOST_WEIGHT = 8 * ONE, RATES = 10 };

/* 4096 / (1 + e^-x), for x from -8 to 8 in steps of a half. */
static const u16 squashed[33] = {
    1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
    310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
    3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};

static u16 squash(i32 x)
{
    u32 place, part;
    if (x > STRETCHED)
        return CHANCES - 1;
    if (x < -STRETCHED)
        return 0;
    place = (u32)(x + STRETCHED + 1);
    part = place & 127;
    place >>= 7;
    return (u16)((squashed[place] * (128 - part) + squashed[place + 1] * part +
                  64) >>
                 7);
}

/* The inverse of squash: the least number that is squashed to a chance or
   more. */
static void fill_stretched(Compressor *all)
{
    i32 x = -STRETCHED;
    u16 chance;
    for (chance = 0; chance < CHANCES; chance++) {
        while (x < STRETCHED && squash(x) < chance)
            x++;
        all->stretched[chance] = (i16)x;
    }
}

/* -------------------------------------------------------------- models */

static u32 hash_of(u32 model, u32 a, u32 b)
{
    u32 hash = (model + 1) * 0x2F0B4C47UL;
    hash = ((hash ^ a) * 0x9E3779B1UL);
    hash ^= hash >> 15;
    hash = ((hash ^ b) * 0x85EBCA6BUL);
    return hash ^ hash >> 13;
}

/* What a model looks at: the last one to four bytes, six of them, or the
   second and third last. */
static u32 context_of(const Compressor *all, u32 model)
{
    const u32 last = all->history[0];
    const u32 older = all->history[1];
    switch (model) {
    case 0:
        return hash_of(model, last & 0xFF, 0);
    case 1:
        return hash_of(model, last & 0xFFFF, 0);
    case 2:
        return hash_of(model, last & 0xFFFFFF, 0);
    case 3:
        return hash_of(model, last, 0);
    case 4:
        return hash_of(model, last, older & 0xFFFF);
    default:
        return hash_of(model, last & 0xFFFF00, 0);
    }
}

static void predict(Compressor *all)
{
    const i32 *weights = all->weights[all->partial];
    i32 sum = 0;
    u8 i;
    for (i = 0; i < MODELS; i++) {
        all->places[i] =
            (u16)(hash_of(all->partial, context_of(all, i), i) & 0xFFFF);
        all->inputs[i] = all->stretched[all->slots[all->places[i]] >> 4];
        sum += all->inputs[i] * (weights[i] / 16) / (ONE / 16);
    }
    all->chance = squash(sum);
    if (!all->chance)
        all->chance = 1;
}

/* Keeps the mixer's sums far from overflow. */
static i32 clipped(i32 weight)
{
    return weight > MOST_WEIGHT    ? MOST_WEIGHT
           : weight < -MOST_WEIGHT ? -MOST_WEIGHT
                                   : weight;
}

static void learn(Compressor *all, u8 bit)
{
    i32 *weights = all->weights[all->partial];
    const i32 error = ((i32)bit * (CHANCES - 1) - (i32)all->chance) * 2;
    u8 i;
    for (i = 0; i < MODELS; i++) {
        u16 *slot = &all->slots[all->places[i]];
        u8 *seen = &all->seen[all->places[i]];
        const i32 goal = bit ? 65535 : 0;
        weights[i] = clipped(weights[i] + all->inputs[i] * error / 1024);
        *slot = (u16)((i32)*slot + (goal - (i32)*slot) * 2 / (2 * *seen + 3));
        *seen = (u8)(*seen + (*seen < RATES));
    }
    all->partial = (u8)(all->partial << 1 | bit);
}

/* The first bit of a byte makes "partial" 1, so the eighth overflows it. */
static void end_byte(Compressor *all, u8 byte)
{
    all->history[1] =
        (all->history[1] << 8 | all->history[0] >> 24) & 0xFFFFFFFFUL;
    all->history[0] = (all->history[0] << 8 | byte);
    all->partial = 1;
}

static void start(Compressor *all)
{
    const char *sample = challenge_sample;
    u32 i;
    u8 byte, nth;
    fill_stretched(all);
    for (i = 0; i < MODEL_SLOTS; i++) {
        all->slots[i] = 32768;
        all->seen[i] = 0;
    }
    for (i = 0; i < MIXER_SETS * MODELS; i++)
        all->weights[i / MODELS][i % MODELS] = FIRST_WEIGHT;
    all->history[0] = all->history[1] = 0;
    all->partial = 1;
    for (; *sample; sample++) {
        byte = (u8)*sample;
        for (nth = 8; nth--;) {
            predict(all);
            learn(all, byte >> nth & 1);
        }
        end_byte(all, byte);
    }
    all->low = 0;
    all->high = 0xFFFFFFFFUL;
    all->used = 0;
}

/* --------------------------------------------------------------- coder */

static u32 split(const Compressor *all)
{
    const u32 range = all->high - all->low;
    return all->low + (range >> 12) * all->chance +
           (((range & 0xFFF) * all->chance) >> 12);
}

/* Narrows the range to what the bit leaves of it. */
static void narrow(Compressor *all, u8 bit)
{
    const u32 middle = split(all);
    if (bit)
        all->high = middle;
    else
        all->low = middle + 1;
    learn(all, bit);
}

static void put_byte(Compressor *all, u8 byte)
{
    if (all->used < all->room)
        all->to[all->used] = byte;
    all->used++;
}

static void put_bit(Compressor *all, u8 bit)
{
    predict(all);
    narrow(all, bit);
    while (!((all->low ^ all->high) & 0xFF000000UL)) {
        put_byte(all, (u8)(all->high >> 24));
        all->low = (all->low << 8);
        all->high = (all->high << 8 | 0xFF);
    }
}

/* After the end, a decompressor reads zeros. The first bytes of low and high
   differ, so one byte says enough. */
u32 compress(Compressor *all, const char *text, u32 length, u8 *out, u32 room)
{
    u32 i;
    u8 nth;
    start(all);
    all->to = out;
    all->room = room;
    for (i = 0; i < length; i++) {
        const u8 byte = (u8)text[i];
        for (nth = 8; nth--;)
            put_bit(all, byte >> nth & 1);
        end_byte(all, byte);
    }
    put_byte(all, (u8)((all->low >> 24) + 1));
    return all->used;
}

static u8 next_byte(Compressor *all)
{
    return (u8)(all->used < all->length ? all->from[all->used++] : 0);
}

static u8 take_bit(Compressor *all)
{
    u8 bit;
    predict(all);
    bit = (u8)(all->code <= split(all));
    narrow(all, bit);
    while (!((all->low ^ all->high) & 0xFF000000UL)) {
        all->low = (all->low << 8);
        all->high = (all->high << 8 | 0xFF);
        all->code = (all->code << 8 | next_byte(all));
    }
    return bit;
}

void decompress(Compressor *all, const u8 *bytes, u32 length, char *text,
                u32 count)
{
    u32 i;
    u8 nth, byte;
    start(all);
    all->from = bytes;
    all->length = length;
    for (all->code = 0, nth = 0; nth < 4; nth++)
        all->code = all->code << 8 | next_byte(all);
    for (i = 0; i < count; i++) {
        for (byte = 0, nth = 0; nth < 8; nth++)
            byte = (u8)(byte << 1 | take_bit(all));
        text[i] = (char)byte;
        end_byte(all, byte);
    }
}
