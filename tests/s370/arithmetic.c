/* SPDX-License-Identifier: MIT */
/* Operations that System/370 lacks, on numbers at the edges. Each line that it
   prints is the digest of one operation. It runs on MVS's machine in place of
   the program, and elsewhere with arithmetic_main.c. */
#include "front/mainframe/tso/system.h"

typedef unsigned long long Wide;

static const u32 numbers[] = {0,          1,          2,          3,
                              10,         255,        256,        32767,
                              32768,      65535,      65536,      1000003,
                              0x7FFFFFFE, 0x7FFFFFFF, 0x80000000, 0x80000001,
                              0xAAAAAAAA, 0xFFFFFFFE, 0xFFFFFFFF};

enum { NUMBERS = sizeof numbers / sizeof *numbers };

#define OPERATION(name, result)                                               \
    static __attribute__((noinline)) u32 name(u32 a, u32 b)                   \
    {                                                                         \
        return (u32)(result);                                                 \
    }

OPERATION(quotient, b ? a / b : 0)
OPERATION(remainder_of, b ? a % b : 0)
OPERATION(both, b ? a / b * 31 + a % b : 0)
OPERATION(product, a *b)
OPERATION(high_product, ((Wide)a * b) >> 32)
OPERATION(low_product, ((Wide)a * b) ^ (((Wide)a * b) >> 32))
OPERATION(by_constants, a / 7 + a % 10 * 3 + b / 1000 + b % 255)
OPERATION(signed_quotient, b &&b != 0xFFFFFFFF ? (i32)a / (i32)b : 0)
OPERATION(sum_of_both_halves,
          (((Wide)a << 32 | b) + ((Wide)b << 32 | a)) >> 32)
OPERATION(difference_of_both,
          (((Wide)a << 32 | b) - ((Wide)b << 32 | a)) >> 32)
OPERATION(rotated, a << 5 | a >> 27)
OPERATION(rotated_more, (a << 23 | a >> 9) + (b << 1 | b >> 31))
OPERATION(compared, (a < b) + 2 * (a <= b) + 4 * ((i32)a < (i32)b))
OPERATION(more_by, a + (a > b) * 5 + (a >= b))
OPERATION(masked, (a & 0x0100 ? 1 : 0) + (b & 0x8000 ? 2 : 0) +
                      ((a & 0x8001) == 0 ? 4 : 0) + (b & 1 ? 8 : 0))
OPERATION(stepped, a + 4095 - (b - 4096) + 32767 * (a & 3) - 32768)
OPERATION(negative, (i32)a<-5 ? -30000 : (i32)b> - 1 ? -1 : 4096)

OPERATION(product_by_constant, a * 1000 + b * 1000003)

/* The second factor or the divisor stays in memory. */
#define FROM_MEMORY(name, result)                                             \
    static __attribute__((noinline)) u32 name##_in(u32 a, const u32 *at)      \
    {                                                                         \
        return (u32)(result);                                                 \
    }                                                                         \
    static u32 name(u32 a, u32 b)                                             \
    {                                                                         \
        return name##_in(a, &b);                                              \
    }

FROM_MEMORY(product_from_memory, a *at[0])
FROM_MEMORY(high_from_memory, ((Wide)a * at[0]) >> 32)
FROM_MEMORY(quotient_from_memory, at[0] ? a / at[0] : a)
FROM_MEMORY(remainder_from_memory, a % (at[0] | 1))

static __attribute__((noinline)) u8 low_byte(u32 a)
{
    return (u8)(a * 3);
}

static __attribute__((noinline)) u16 low_half(u32 a)
{
    return (u16)(a * 5);
}

/* Branches at bits of one byte, of another, and of both. */
static __attribute__((noinline)) u32 branched(u32 a, u32 b)
{
    u32 sum = 0;
    if (a & 1)
        sum += quotient(a, b);
    if (b & 0x3000)
        sum ^= product(a, b);
    if (!(a & 0x8001))
        sum += compared(b, a);
    if (low_byte(b))
        sum += 7;
    if (low_half(a))
        sum *= 9;
    if (low_half(b) & 0x0700)
        sum++;
    return sum;
}

typedef u32 (*Operation)(u32, u32);

static const Operation operations[] = {quotient,
                                       remainder_of,
                                       both,
                                       product,
                                       high_product,
                                       low_product,
                                       by_constants,
                                       signed_quotient,
                                       sum_of_both_halves,
                                       difference_of_both,
                                       rotated,
                                       rotated_more,
                                       compared,
                                       more_by,
                                       masked,
                                       stepped,
                                       negative,
                                       product_by_constant,
                                       product_from_memory,
                                       high_from_memory,
                                       quotient_from_memory,
                                       remainder_from_memory,
                                       branched};

static u32 digest_of(Operation operation)
{
    u32 digest = 2166136261u;
    u32 i, j;
    for (i = 0; i < NUMBERS; i++)
        for (j = 0; j < NUMBERS; j++)
            digest = (digest ^ operation(numbers[i], numbers[j])) * 16777619u;
    return digest;
}

void system_play(const SystemStart *start)
{
    char line[8];
    u32 i, digest;
    u8 digit;
    (void)start;
    for (i = 0; i < sizeof operations / sizeof *operations; i++) {
        digest = digest_of(operations[i]);
        for (digit = 0; digit < 8; digit++)
            line[digit] = "0123456789abcdef"[digest >> (28 - 4 * digit) & 15];
        system_put_line(line, 8);
    }
}
