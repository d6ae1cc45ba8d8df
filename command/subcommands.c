/* SPDX-License-Identifier: MIT */
/* What the subcommands are called, and what each of them takes. */
#include <string.h>

#include "command.h"
#include "rules/games.h"
#include "table/kit.h"

const Subcommand subcommands[] = {
    {"play", COMMAND_PLAY, FOR_PLAY, 1, ANY_WORDS,
     "play GAME; its name alone does too"},
    {"daily", COMMAND_DAILY, FOR_DAILY, 0, 2,
     "the puzzles of today, or of a DATE"},
    {"solve", COMMAND_SOLVE, FOR_SOLVE | FOR_PLAYERS, 1, ANY_WORDS,
     "find a solution, or prove that there is none"},
    {"optimise", COMMAND_OPTIMISE, FOR_OPTIMISE, 0, 1,
     "make a sliding puzzle's solution shorter"},
    {"tables", COMMAND_TABLES, FOR_TABLES, 0, ANY_WORDS,
     "manage the sliding solver's lookup tables"},
    {"grade", COMMAND_GRADE, FOR_GRADE, 1, 1,
     "the fewest free cells each FreeCell deal needs"},
    {"explain", COMMAND_EXPLAIN, FOR_EXPLAIN, 0, 1, "which move lost a game"},
    {"replay", COMMAND_REPLAY, FOR_REPLAY, 0, 1,
     "show a saved game move by move"},
    {"resume", COMMAND_RESUME, FOR_RESUME, 0, 1,
     "go on with the last game, or a NAME or number"},
    {"games", COMMAND_GAMES, FOR_GAMES, 0, 0, "list the games in progress"},
    {"name", COMMAND_NAME, FOR_NAME, 0, 2, "give a game a name"},
    {"delete", COMMAND_DELETE, FOR_DELETE, 0, ANY_WORDS, "give a game up"},
    {"export", COMMAND_EXPORT, FOR_EXPORT, 0, 1, "export a saved game"},
    {"import", COMMAND_IMPORT, FOR_IMPORT, 0, ANY_WORDS, "import saved games"},
    {"3270", COMMAND_3270, FOR_3270, 0, 0,
     "serve the games to 3270 terminals (TN3270)"},
    {"stats", COMMAND_STATS, FOR_STATS, 0, 1,
     "how you have played, all games or one"},
    {"scores", COMMAND_SCORES, FOR_SCORES, 0, 2, "the best games"},
    {"share", COMMAND_SHARE, FOR_SHARE, 0, 1,
     "share a result as text or as a code"},
    {"paths", COMMAND_PATHS, FOR_PATHS, 0, 0,
     "where games, scores and tables are kept"},
    {"doctor", COMMAND_DOCTOR, FOR_DOCTOR, 0, 0, "check your installation"},
    {"verify", COMMAND_VERIFY, FOR_VERIFY, 0, ANY_WORDS,
     "play saved games again: are they valid?"},
    {"web", COMMAND_WEB, FOR_WEB, 0, 0,
     "serve the games to browsers on this machine"},
    {"digest", COMMAND_DIGEST, FOR_DIGEST, 1, ANY_WORDS,
     "one digest of random games, to compare machines by"},
    {"proof", COMMAND_PROOF, FOR_PROOF, 0, 0,
     "one digest of games of every kind, as small machines print it"},
    {"perft", COMMAND_PERFT, FOR_PERFT, 1, ANY_WORDS,
     "count the lines of play of each length"},
    {"help", COMMAND_HELP, FOR_HELP, 0, 1,
     "show this help, or that on a GAME or a COMMAND"},
    {"version", COMMAND_VERSION, FOR_VERSION, 0, 0,
     "the version, and those of the rules"},
    {NULL, COMMAND_COUNT, 0, 0, 0, NULL}};

enum { NAMED_COUNT = sizeof subcommands / sizeof *subcommands - 1 };

const Subcommand *find_subcommand(const char *name)
{
    const Subcommand *command = subcommands;
    while (command->name && strcmp(command->name, name) != 0)
        command++;
    return command->name ? command : NULL;
}

int complain_command(const char *word)
{
    const char *names[NAMED_COUNT + 16];
    const char *near;
    int count = 0;
    int i;
    for (i = 0; i < NAMED_COUNT; i++)
        names[count++] = subcommands[i].name;
    for (i = 0; i < games_count && count < NAMED_COUNT + 16; i++)
        names[count++] = games[i]->name;
    near = nearest_name(word, names, count);
    if (near)
        return complain("there is no game or command %s; did you mean %s?",
                        word, near);
    return complain("there is no game or command %s; 'quadrille help' lists "
                    "them",
                    word);
}

/* Players stand in for a search where chance decides. */
int options_of(const Subcommand *command, const Game *game)
{
    if (!(command->options & FOR_PLAYERS) || !game)
        return command->options;
    return kit_of(game)->by_chance ? FOR_PLAYERS : FOR_SOLVE;
}

const char *help_topic(const CommandLine *line)
{
    return line->game && line->command->id == COMMAND_PLAY
               ? line->game->name
               : line->command->name;
}
