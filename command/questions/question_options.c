/* SPDX-License-Identifier: MIT */
/* The options of questions and answers, and the help on them. */
#include <stddef.h>

#include "command/command.h"
#include "questions/question_set.h"

#define VALUE(member, type) offsetof(Options, member), type

const Option question_options[] = {
    {"difficulty", "N|A..B", FOR(ASK), VALUE(difficulty, VALUE_TEXT),
     GAMES_ANY, N_("only questions of this difficulty (all)")},
    {"each", "N", FOR(ASK), VALUE(each, VALUE_DEALS), GAMES_ANY,
     N_("N questions of each difficulty (1)")},
    {"answers", "random|greedy|solver", FOR(ASK), VALUE(answers, VALUE_WORD),
     GAMES_ANY, N_("print a player's answers instead, for 'verify --jsonl'")},
    {"held-out", NULL, FOR(ASK), VALUE(held_out, VALUE_SWITCH), GAMES_ANY,
     N_("from the numbers that are kept for tests")},
    {"jsonl", NULL, FOR(ASK) | FOR(VERIFY), VALUE(jsonl, VALUE_SWITCH),
     GAMES_ANY, N_("ask: print JSON; verify: read answers as JSON lines")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

const char ask_words[] = N_(
    "SET is 3x3, 3x2, 4x2, 5x2 or 4x4 of the sliding puzzle, whose "
    "difficulty is the length of a shortest solution; FreeCell's cells, by "
    "the fewest free cells that a deal needs, or moves, by how many moves "
    "win; Mahjong's boards, by how often careful players lose, or pairs, "
    "by how many pairs win; or Kulki's best, by how much better the best "
    "move is. Prints the id of each "
    "question and what it asks; with --jsonl, an object with a right answer "
    "and more. The same numbers have the same questions everywhere. Those "
    "of --held-out never appear without it. 'verify --jsonl' marks "
    "answers. The exit code is 3 if there are too few questions of a "
    "difficulty.\n");

void question_options_list_sets(const Game *game,
                                void (*see)(void *own, const char *name,
                                            const char *help),
                                void *own)
{
    const QuestionSet *const *set = question_sets;
    for (; *set; set++)
        if ((*set)->game == game)
            see(own, (*set)->name, (*set)->measure);
}
