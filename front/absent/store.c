/* SPDX-License-Identifier: MIT */
/* Where no games are kept no place for them is looked for, and nothing is
   added up. */
#include "../figures/tally.h"
#include "../host.h"
#include "../place.h"

Store *open_games(void)
{
    return must_have(open_store(&malloc_host, NULL));
}

void count_outcome(void *tallies, const Outcome *outcome)
{
    (void)tallies;
    (void)outcome;
}

void settle_tallies(Tallies *tallies, const char *today)
{
    (void)tallies;
    (void)today;
}

void free_tallies(Tallies *tallies)
{
    (void)tallies;
}

const Tally *find_tally(const Tallies *tallies, Part part, const char *game,
                        const char *name)
{
    (void)tallies;
    (void)part;
    (void)game;
    (void)name;
    return NULL;
}
