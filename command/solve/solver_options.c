/* SPDX-License-Identifier: MIT */
/* The options that only commands with solvers and players have. */
#include <stddef.h>

#include "command/command.h"

#define VALUE(member, type) offsetof(Options, member), type
#define SWITCH(member) VALUE(member, VALUE_SWITCH)

const Option solver_options[] = {
    {"boards", "FILE", FOR(SOLVE) | FOR(SURVEY), VALUE(boards, VALUE_FILE),
     GAMES_SLIDING, N_("solve many boards, one per line")},
    {"goal", "gap-first|gap-last", FOR(SOLVE), VALUE(goal, VALUE_WORD),
     GAMES_SLIDING, N_("where the gap belongs in a solved board")},
    {"mode", "fast|short|optimal|prove|fair", FOR(SOLVE),
     VALUE(mode, VALUE_WORD), GAMES_ANY,
     N_("what to look for (fast); 'help solve' explains it")},
    {"notation", "standard|flat|fc-solve|urdl",
     FOR(SOLVE) | FOR(OPTIMISE) | FOR(LINE), VALUE(notation, VALUE_TEXT),
     GAMES_ANY, N_("how to write moves; flat is one line, urdl for sliding")},
    {"slides", NULL, FOR(SOLVE) | FOR(SURVEY), SWITCH(slides), GAMES_SLIDING,
     N_("tiles moved together count as one move")},
    {"threads", "N", FOR(SOLVE), VALUE(threads, VALUE_THREADS), GAMES_SLIDING,
     N_("share mode optimal or prove among N threads (1)")},
    {"window", "N", FOR(OPTIMISE) | FOR(LINE), VALUE(window, VALUE_WINDOW),
     GAMES_ANY, N_("try to shorten each stretch of N moves (24)")},
    {"tables", "micro|small|big", FOR(SOLVE), VALUE(tables, VALUE_WORD),
     GAMES_SLIDING, N_("which lookup tables to use (see 'tables')")},
    {"strategy", "STRATEGY,...", FOR(PLAYERS) | FOR(SURVEY),
     VALUE(strategy, VALUE_TEXT), GAMES_KULKI,
     N_("random, greedy, heuristic, learned or search")},
    {"games", "N|A..B", FOR(PLAYERS) | FOR(MATCH), VALUE(games, VALUE_GAMES),
     GAMES_KULKI, N_("play N games with successive seeds, or only A to B")},
    {"turns", "N", FOR(PLAYERS) | FOR(SURVEY) | FOR(MATCH),
     VALUE(turns, VALUE_TURNS), GAMES_KULKI,
     N_("stop each game after N moves")},
    {"weights", "FILE", FOR(PLAYERS), VALUE(weights, VALUE_FILE), GAMES_KULKI,
     N_("learned weights, instead of the built-in ones")},
    {"nodes", "N",
     FOR(SOLVE) | FOR(PLAYERS) | FOR(OPTIMISE) | FOR(LINE) | FOR(SURVEY) |
         FOR(MATCH),
     VALUE(nodes, VALUE_NODES), GAMES_ANY,
     N_("search at most N positions: 500000, 1e9")},
    {"memory", "MB", FOR(SOLVE) | FOR(SURVEY), VALUE(memory, VALUE_MEGABYTES),
     GAMES_ANY, N_("use at most MB megabytes; also 512M, 2G")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

const char solve_words[] =
    N_("Solves a numbered deal, a range of deals (1..1000), --board or "
       "--load. With --mode fast any solution will do, found as fast as "
       "possible; short is the shortest that --nodes allows; optimal is "
       "provably shortest (FreeCell, sliding); prove tells whether one "
       "exists; fair suggests a pair and its chances without peeking "
       "(Mahjong). Limits count nodes (positions searched), so the answer is "
       "always the same. The exit code is 1 if a deal is impossible, "
       "otherwise 3 if one is undecided.\nKulki depends on luck: players play "
       "it instead of a solver. Numbers as seeds count up: --seed 7 --games "
       "100 plays 7 to 106, and so does 7..106. Words count up in the symbols "
       "of seeds: foo, fop, foq. A tournament has at most 1000 games.\n");
