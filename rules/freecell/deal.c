/* SPDX-License-Identifier: MIT */
/* FreeCell's numbered deals: Microsoft's, FreeCell Pro's extension beyond 31
   bits, and the two unwinnable ones. A seed is the deal number, low byte
   first; -1 and -2 are stored as two's complement. */
#include "freecell.h"

/* Each series of deals is made differently. */
typedef enum Series { NO_DEAL, BITS_31, BITS_32, BITS_33, SPECIAL } Series;

static u8 all_bytes(const u8 *seed, u8 from, u8 value)
{
    ASSERT(from < SEED_SIZE);
    while (from < SEED_SIZE)
        if (seed[from++] != value)
            return 0;
    return 1;
}

static Series series_of(const u8 *seed)
{
    if (all_bytes(seed, 1, 255) && seed[0] >= 254)
        return SPECIAL;
    if (!all_bytes(seed, 5, 0) || seed[4] > 1 || seed_is_zero(seed))
        return NO_DEAL;
    if (seed[4])
        return BITS_33;
    return seed[3] & 128 ? BITS_32 : BITS_31;
}

/* ---------------------------------------------------------------- deals */

static void deal_card(FreeCell *game, u8 column, u8 card)
{
    ASSERT(column < FREECELL_COLUMNS &&
           game->height[column] < FREECELL_DEEPEST);
    game->column[column][game->height[column]++] = card;
}

/* The rand function of Microsoft's C library, and its two extensions. */
static u32 draw(u32 *state, Series series)
{
    u32 value;
    ASSERT(series != NO_DEAL && series != SPECIAL);
    *state = (u32)(*state * 214013UL + 2531011UL);
    value = *state >> 16 & 0xFFFF;
    if (series == BITS_33)
        return value + 1;
    return series == BITS_32 ? value | 0x8000U : value & 0x7FFF;
}

/* Small machines divide 16-bit numbers much faster than 32-bit ones. */
static u8 rest_of(u32 value, u8 divisor)
{
    ASSERT(divisor);
    if (value >> 16)
        return (u8)(value % divisor);
    return (u8)((u16)value % divisor);
}

static void deal_shuffled(FreeCell *game, const u8 *seed, Series series)
{
    u8 deck[FREECELL_CARDS];
    u32 state = (u32)seed[0] | (u32)seed[1] << 8 | (u32)seed[2] << 16 |
                (u32)seed[3] << 24;
    u8 i, left, nth;
    for (i = 0; i < FREECELL_CARDS; i++)
        deck[i] = (u8)(i + FREECELL_CARD(1, 0));
    for (i = 0; i < FREECELL_CARDS; i++) {
        left = (u8)(FREECELL_CARDS - i);
        nth = rest_of(draw(&state, series), left);
        deal_card(game, (u8)(i % FREECELL_COLUMNS), deck[nth]);
        deck[nth] = deck[left - 1];
    }
}

/* For each suit, fills a column and the one four columns to its right. */
static void deal_special(FreeCell *game, u8 minus_one)
{
    static const u8 ranks[2][FREECELL_KING] = {
        {1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2},
        {1, 3, 5, 7, 9, 11, 13, 12, 10, 8, 6, 4, 2}};
    static const u8 suits[2][FREECELL_SUITS] = {{3, 2, 1, 0}, {0, 1, 2, 3}};
    u8 column, i;
    for (column = 0; column < FREECELL_SUITS; column++)
        for (i = 0; i < FREECELL_KING; i++)
            deal_card(
                game, (u8)(i < 7 ? column : column + FREECELL_SUITS),
                FREECELL_CARD(ranks[minus_one][i], suits[minus_one][column]));
}

u8 freecell_deal_cards(FreeCell *game, const u8 *seed)
{
    Series series = series_of(seed);
    if (series == NO_DEAL)
        return FREECELL_NO_SUCH_DEAL;
    if (series == SPECIAL)
        deal_special(game, seed[0] == 255);
    else
        deal_shuffled(game, seed, series);
    return FINE;
}

/* ---------------------------------------------------------------- seeds */

static u8 is_whole(const char *at, const char *end)
{
    if (at == end)
        return 0;
    while (at < end)
        if (text_digit_of(*at++) == NOT_FOUND)
            return 0;
    return 1;
}

static void negate(u8 *seed)
{
    u8 i;
    for (i = 0; i < SEED_SIZE; i++)
        seed[i] = (u8)(255 - seed[i]);
    seed_next(seed);
}

/* Only the special deals may have a minus sign. Otherwise a negative number
   would mean the same deal as a large positive one. */
static u8 read_number(u8 *seed, u8 minus, const char *at, const char *end)
{
    ASSERT(at < end);
    bytes_fill(seed, 0, SEED_SIZE);
    for (; at < end; at++)
        if (!seed_multiply(seed, 10, text_digit_of(*at)))
            return 0;
    if (minus)
        negate(seed);
    return series_of(seed) == SPECIAL ? minus
                                      : !minus && series_of(seed) != NO_DEAL;
}

/* Any other word chooses one of the million deals of Windows XP. The random
   generator spreads the words, so that similar words, and words with the same
   ending, give different deals. */
static u8 read_word(u8 *seed, Reader *reader)
{
    u8 rng[RNG_SIZE];
    u32 number;
    u8 i;
    if (!seed_read(seed, reader))
        return 0;
    rng_seed(rng, seed);
    do
        number = rng_next(rng) & 0xFFFFFUL;
    while (number >= 1000000UL);
    number++;
    for (i = 0; i < SEED_SIZE; i++) {
        seed[i] = (u8)(number & 255);
        number >>= 8;
    }
    return 1;
}

u8 freecell_read_seed(u8 *seed, Reader *reader, Fault *fault)
{
    const char *start, *at;
    const char *end = reader->end;
    u8 value[SEED_SIZE];
    u8 minus;
    reader_skip_space(reader);
    start = at = reader->at;
    while (end > at && text_is_space(end[-1]))
        end--;
    if (at < end && *at == '#')
        at++;
    minus = at < end && *at == '-';
    if (minus)
        at++;
    if (is_whole(at, end)) {
        if (!read_number(value, minus, at, end))
            return fault_set(fault, FREECELL_NO_SUCH_DEAL, start);
        reader->at = reader->end;
    } else if (!read_word(value, reader))
        return fault_set(fault, NO_SEED, start);
    bytes_copy(seed, value, SEED_SIZE);
    return FINE;
}

void freecell_write_seed(const u8 *seed, Writer *writer)
{
    char digits[20]; /* enough for 64 bits */
    u8 rest[SEED_SIZE];
    u8 count = 0;
    bytes_copy(rest, seed, SEED_SIZE);
    if (series_of(seed) == SPECIAL) {
        writer_char(writer, '-');
        negate(rest);
    }
    do
        digits[count++] = (char)('0' + seed_divide(rest, 10));
    while (count < COUNT_OF(digits) && !seed_is_zero(rest));
    ASSERT(seed_is_zero(rest));
    while (count)
        writer_char(writer, digits[--count]);
}
