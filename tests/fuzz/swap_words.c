/* SPDX-License-Identifier: MIT */
/* A mutator for boards, in which each card or tile occurs as often as before:
   half of the time it exchanges two words, or moves one to another place. */
#include <stdint.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most)
    __attribute__((weak));
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most,
                               unsigned seed);

enum { LONGEST_WORD = 16, TRIES = 20 };

typedef struct BoardWord {
    size_t at, length;
} BoardWord;

static unsigned draw(unsigned *state, size_t below)
{
    *state = *state * 1103515245U + 12345U;
    return (unsigned)((*state >> 8) % below);
}

static int is_blank(uint8_t byte)
{
    return byte == ' ' || byte == '\n' || byte == '/';
}

/* The word around a random byte; its length is 0 if that is a blank. */
static BoardWord find_word(const uint8_t *data, size_t size, unsigned *state)
{
    const size_t middle = draw(state, size);
    BoardWord word = {middle, 0};
    size_t end = middle;
    while (word.at && !is_blank(data[word.at - 1]))
        word.at--;
    while (end < size && !is_blank(data[end]))
        end++;
    if (!is_blank(data[middle]) && end - word.at <= LONGEST_WORD)
        word.length = end - word.at;
    return word;
}

/* Exchanges what lies in two places, the second of which may be empty. */
static void exchange(uint8_t *data, BoardWord first, BoardWord second)
{
    uint8_t saved[LONGEST_WORD];
    const size_t gap = second.at - first.at - first.length;
    uint8_t *at = data + first.at;
    memcpy(saved, at, first.length);
    if (second.length > first.length) {
        uint8_t other[LONGEST_WORD];
        memcpy(other, data + second.at, second.length);
        memmove(at + second.length, at + first.length, gap);
        memcpy(at, other, second.length);
    } else {
        memmove(at, data + second.at, second.length);
        memmove(at + second.length, at + first.length, gap);
    }
    memcpy(at + second.length + gap, saved, first.length);
}

static int swap_words(uint8_t *data, size_t size, unsigned *state)
{
    BoardWord first = find_word(data, size, state);
    BoardWord second = find_word(data, size, state);
    if (first.at > second.at) {
        const BoardWord later = first;
        first = second;
        second = later;
    }
    if (!first.length || !second.length || first.at == second.at)
        return 0;
    if (draw(state, 3) == 0) { /* moves the blank before the first, too */
        if (!first.at || data[first.at - 1] != ' ')
            return 0;
        first.at--;
        first.length++;
        second.at += second.length;
        second.length = 0;
    }
    if (first.length > LONGEST_WORD)
        return 0;
    exchange(data, first, second);
    return 1;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most,
                               unsigned seed)
{
    unsigned state = seed;
    int tries;
    if (size && draw(&state, 2))
        for (tries = 0; tries < TRIES; tries++)
            if (swap_words(data, size, &state))
                return size;
    return LLVMFuzzerMutate(data, size, most);
}
