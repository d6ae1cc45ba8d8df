/* SPDX-License-Identifier: MIT */
/* A seed whose text is a number is stepped as that number, any other as one of
   64 bits. */
#include "deal_step.h"

#include <string.h>

#include "host/host.h"

enum { MOST_DIGITS = 18 };

static int is_number(const char *text)
{
    const size_t length = strlen(text);
    ASSERT(length);
    return length <= MOST_DIGITS && strspn(text, "0123456789") == length;
}

static int read_seed(const Game *game, const char *text, u8 *seed)
{
    u8 read[SEED_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    if (game->read_seed(read, &reader, &fault))
        return 0;
    memcpy(seed, read, sizeof read);
    return 1;
}

/* Words follow each other as their 64-bit numbers do. */
static void step_word(u8 *seed, int by)
{
    int i;
    ASSERT(by == 1 || by == -1);
    for (i = 0; i < SEED_SIZE; i++) {
        seed[i] = (u8)(seed[i] + by);
        if (seed[i] != (by > 0 ? 0 : 255))
            return;
    }
}

static long long number_of(const char *digits)
{
    long long number = 0;
    while (*digits)
        number = number * 10 + (*digits++ - '0');
    ASSERT(number >= 0); /* is_number was asked */
    return number;
}

int deal_step(const Game *game, u8 *seed, int by)
{
    Page text = PAGE_EMPTY;
    u8 next[SEED_SIZE];
    int done;
    ASSERT(by == 1 || by == -1);
    page_seed(&text, game, seed);
    if (is_number(text.text)) {
        const long long number = number_of(text.text) + by;
        text.used = 0;
        page_format(&text, "%lld", number);
        done = number >= 0 && read_seed(game, text.text, seed);
    } else {
        memcpy(next, seed, sizeof next);
        step_word(next, by);
        text.used = 0;
        page_seed(&text, game, next);
        done = read_seed(game, text.text, seed);
    }
    page_free(&text);
    return done;
}
