/* SPDX-License-Identifier: MIT */
/* Makes random seeds. */
#include <sys/random.h>
#include <unistd.h>

#include "host.h"

void entropy_seed(const Game *game, u8 *seed)
{
    static const char clear[] = "23456789abcdefghjkmnpqrstuvwxyz";
    unsigned char chance[8] = {0};
    char word[sizeof chance];
    Reader reader;
    Fault fault;
    size_t i;
    if (getrandom(chance, sizeof chance, 0) != sizeof chance)
        chance[0] = (unsigned char)getpid();
    for (i = 0; i < sizeof chance; i++)
        word[i] = clear[chance[i] % (sizeof clear - 1)];
    reader_start(&reader, word, sizeof word);
    game->read_seed(seed, &reader, &fault);
}
