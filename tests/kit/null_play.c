/* SPDX-License-Identifier: MIT */
/* Plays games from lines of input without a terminal. */
#include "null_play.h"

#include "rules/games.h"

#include <string.h>

void play(Played *played, const char *name, const char *seed,
          const char *const *lines)
{
    Choice choice;
    Fault fault;
    Front front;
    choice_start(&choice, games_find(name));
    assert_int_equal(choice_set_seed(&choice, seed, &fault), FINE);
    session_open(&played->session, &malloc_host);
    assert_int_equal(session_deal(&played->session, choice.game,
                                  choice.variant, choice.seed, &fault),
                     FINE);
    null_start(&played->null, lines, &front);
    played->refused = table_play(&played->session, &front, NULL);
}

void finish(Played *played)
{
    page_free(&played->null.told);
    session_close(&played->session);
}

void assert_told(const Played *played, const char *words)
{
    if (!strstr(played->null.told.text, words))
        fail_msg("\"%s\" is not in \"%s\"", words, played->null.told.text);
}
