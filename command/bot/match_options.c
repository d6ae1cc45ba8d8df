/* SPDX-License-Identifier: MIT */
/* The options that only matches have, and the help on them. */
#include <stddef.h>

#include "command/command.h"

#define VALUE(member, type) offsetof(Options, member), type
#define SWITCH(member) VALUE(member, VALUE_SWITCH)

const Option match_options[] = {
    {"seconds", "N", FOR(MATCH), VALUE(seconds, VALUE_SECONDS), GAMES_ANY,
     N_("seconds that a player may take for a game (60)")},
    {"sprt", NULL, FOR(MATCH), SWITCH(sprt), GAMES_ANY,
     N_("end the match once one of two players is better")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

const char match_words[] = N_(
    "PLAYER is a command of the shell, which speaks as 'quadrille bot' does, "
    "with the two ends exchanged; or random, greedy or solver, whom --nodes "
    "limits. A second --player "
    "plays the same deals. Players ask "
    "for position, legal and board, and play; docs/bots.md describes "
    "it. One that dies, hangs, babbles or makes an illegal move loses that "
    "game, and the match goes on. All games can be verified by their codes. "
    "The exit code is 1 if a player has failed in a game.\n");
