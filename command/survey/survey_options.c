/* SPDX-License-Identifier: MIT */
/* The options that only surveys have, and the help on them. */
#include <stddef.h>

#include "command/command.h"

#define VALUE(member, type) offsetof(Options, member), type

const Option survey_options[] = {
    {"jobs", "N", FOR(SURVEY), VALUE(jobs, VALUE_JOBS), GAMES_ANY,
     N_("use N processes (1)")},
    {"shard", "K|A..B|auto", FOR(SURVEY), VALUE(shard, VALUE_TEXT), GAMES_ANY,
     N_("compute these shards; auto: this task's, on a cluster")},
    {"shard-size", "N", FOR(SURVEY), VALUE(shard_size, VALUE_DEALS), GAMES_ANY,
     N_("deals in a shard of a plan")},
    {"results", "FOLDER|PACK", FOR(SURVEY), VALUE(results, VALUE_FILE),
     GAMES_ANY, N_("where results are (the plan's name with .results)")},
    {"full", NULL, FOR(SURVEY), VALUE(full, VALUE_SWITCH), GAMES_ANY,
     N_("results list every deal")},
    {"list", "ANSWERS", FOR(SURVEY), VALUE(list, VALUE_TEXT), GAMES_ANY,
     N_("results list deals with these answers: impossible,unknown")},
    {"unknown", "PLAN", FOR(SURVEY), VALUE(unknown, VALUE_FILE), GAMES_ANY,
     N_("ask again about PLAN's unknown deals, with higher limits")},
    {"sample", "N", FOR(SURVEY), VALUE(sample, VALUE_DEALS), GAMES_ANY,
     N_("compute N shards again (1 in 100)")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

const char survey_words[] = N_(
    "plan GAME [QUESTION] [VARIANT] A..B prints a plan, which divides the "
    "deals into shards. The questions are verdict, length and cells "
    "(FreeCell), verdict and difficulty (Mahjong), tournament (Kulki), and "
    "length and positions (sliding).\n"
    "run PLAN computes the shards that have no result yet. It can be "
    "stopped at any time and started again. status PLAN counts the results. "
    "merge PLAN adds them up, report PLAN does so as a web page. pack PLAN "
    "writes them all into one file, the plan's name with .pack, which every "
    "action reads. check PLAN computes some of them again and compares. "
    "certificate GAME DEAL proves "
    "to other programs that a deal is impossible.\n"
    "merge and report take several plans, each of which asks again about "
    "the unknown deals of the one before (plan --unknown). The exit code is "
    "3 if results are missing or a negative answer can't be proven again, "
    "and 1 if a check fails.\n");
