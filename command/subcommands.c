/* SPDX-License-Identifier: MIT */
/* The subcommands: name, task, options and arguments. */
#include <string.h>

#include "command.h"
#include "rules/core/base.h"
#include "rules/games.h"
#include "table/kit.h"

const Subcommand subcommands[] = {
    {"play", COMMAND_PLAY, TASK_PLAY, FOR(PLAY), 1, ANY_WORDS,
     N_("play GAME (the name of a game is enough)")},
    {"daily", COMMAND_DAILY, TASK_PLAY, FOR(DAILY), 0, 2,
     N_("the daily puzzles of today or of a DATE")},
    {"resume", COMMAND_RESUME, TASK_PLAY, FOR(RESUME), 0, 1,
     N_("resume the last game, or one by its number or name")},
    {"games list", COMMAND_GAMES, TASK_KEEP, FOR(GAMES), 0, 0,
     N_("list the games in progress")},
    {"games rename", COMMAND_RENAME, TASK_KEEP, FOR_NOTHING, 0, 2,
     N_("give a game a name")},
    {"games delete", COMMAND_DELETE, TASK_KEEP, FOR(DELETE), 0, ANY_WORDS,
     N_("delete games in progress")},
    {"games export", COMMAND_EXPORT, TASK_KEEP, FOR_NOTHING, 0, 1,
     N_("print a stored game as a save")},
    {"games import", COMMAND_IMPORT, TASK_KEEP, FOR(IMPORT), 0, ANY_WORDS,
     N_("store saved games")},
    {"backup", COMMAND_BACKUP, TASK_KEEP, FOR(BACKUP), 0, 1,
     N_("write all games, results and settings to a file")},
    {"restore", COMMAND_RESTORE, TASK_KEEP, FOR(RESTORE), 0, ANY_WORDS,
     N_("add what is in backups to the games here")},
    {"replay", COMMAND_REPLAY, TASK_KEEP, FOR(REPLAY), 0, 1,
     N_("show a saved game move by move")},
    {"verify", COMMAND_VERIFY, TASK_KEEP, FOR(VERIFY), 0, ANY_WORDS,
     N_("check that saved games are valid, or mark answers")},
    {"share", COMMAND_SHARE, TASK_KEEP, FOR(SHARE), 0, 1,
     N_("share a result as text or as a code")},
    {"stats", COMMAND_STATS, TASK_RECORD, FOR(STATS), 0, 1,
     N_("show your statistics for all games or one")},
    {"stats reset", COMMAND_RESET, TASK_RECORD, FOR(RESET), 1, 1,
     N_("start the statistics of a game or a part of it anew")},
    {"stats restore", COMMAND_COUNT_AGAIN, TASK_RECORD, FOR(COUNT_AGAIN), 1, 1,
     N_("undo the last reset")},
    {"scores", COMMAND_SCORES, TASK_RECORD, FOR(SCORES), 0, 2,
     N_("show your best games")},
    {"progress", COMMAND_MILESTONES, TASK_RECORD, FOR(MILESTONES), 0, 1,
     N_("show which boards you have finished, and the next ones")},
    {"solve", COMMAND_SOLVE, TASK_SOLVE, FOR(SOLVE) | FOR(PLAYERS), 1,
     ANY_WORDS, N_("find a solution, or prove that none exists")},
    {"explain", COMMAND_EXPLAIN, TASK_SOLVE, FOR_NOTHING, 0, 1,
     N_("find the move that lost a game")},
    {"optimise", COMMAND_OPTIMISE, TASK_SOLVE, FOR(OPTIMISE), 0, 1,
     N_("shorten a solution of the sliding puzzle")},
    {"grade", COMMAND_GRADE, TASK_SOLVE, FOR(GRADE), 1, 1,
     N_("find the fewest free cells each FreeCell deal needs")},
    {"survey", COMMAND_SURVEY, TASK_SOLVE, FOR(SURVEY), 0, ANY_WORDS,
     N_("answer a question about millions of deals")},
    {"ask", COMMAND_ASK, TASK_SOLVE, FOR(ASK), 1, 1,
     N_("ask questions of proven difficulty, for programs and models")},
    {"tables", COMMAND_TABLES, TASK_SOLVE, FOR(TABLES), 0, ANY_WORDS,
     N_("manage the sliding solver's lookup tables")},
    {"match", COMMAND_MATCH, TASK_SOLVE, FOR(MATCH), 1, ANY_WORDS,
     N_("let programs play the same deals, and compare them")},
    {"web", COMMAND_WEB, TASK_SERVE, FOR(WEB), 0, 0,
     N_("serve the games to browsers on this machine")},
    {"3270", COMMAND_3270, TASK_SERVE, FOR(3270), 0, 0,
     N_("serve the games to 3270 terminals (TN3270)")},
    {"bot", COMMAND_BOT, TASK_SERVE, FOR_NOTHING, 0, 0,
     N_("let a program play, through lines or JSON-RPC")},
    {"mcp", COMMAND_MCP, TASK_SERVE, FOR(MCP), 0, 0,
     N_("let language models play (Model Context Protocol)")},
    {"doctor", COMMAND_DOCTOR, TASK_CHECK, FOR(DOCTOR), 0, 0,
     N_("check your installation")},
    {"paths", COMMAND_PATHS, TASK_CHECK, FOR(PATHS), 0, 0,
     N_("show where games, scores and tables are stored")},
    {"digest", COMMAND_DIGEST, TASK_CHECK, FOR(DIGEST), 1, ANY_WORDS,
     N_("print one digest of random games, to compare machines")},
    {"proof", COMMAND_PROOF, TASK_CHECK, FOR(PROOF), 0, 0,
     N_("print one digest over all games, as small machines do")},
    {"perft", COMMAND_PERFT, TASK_CHECK, FOR(PERFT), 1, ANY_WORDS,
     N_("count the lines of play of each length")},
    {"completion", COMMAND_COMPLETION, TASK_HELP, FOR_NOTHING, 0, ANY_WORDS,
     N_("print a script that completes commands in a shell")},
    {"man", COMMAND_MAN, TASK_HELP, FOR_NOTHING, 0, 0,
     N_("show the manual page, or print its source into a file or pipe")},
    {"help", COMMAND_HELP, TASK_HELP, FOR_NOTHING, 0, 2,
     N_("show help on everything, or on a game or command")},
    {"version", COMMAND_VERSION, TASK_HELP, FOR_NOTHING, 0, 0,
     N_("show the version of the program and of the rules")},
    {NULL, COMMAND_COUNT, TASK_COUNT, 0, 0, 0, NULL}};

enum { NAMED_COUNT = sizeof subcommands / sizeof *subcommands - 1 };

const Subcommand *subcommand_find(const char *name)
{
    const Subcommand *command = subcommands;
    while (command->name && strcmp(command->name, name) != 0)
        command++;
    return command->name ? command : NULL;
}

/* Returns the length of the first word of a name. */
static size_t first_length(const char *name)
{
    return strcspn(name, " ");
}

int subcommand_begins_alike(const char *name, const char *other)
{
    const size_t length = first_length(name);
    return strncmp(name, other, length) == 0 && first_length(other) == length;
}

int subcommand_has_actions(const char *word)
{
    const Subcommand *command = subcommands;
    while (command->name &&
           !(command->name[first_length(command->name)] &&
             option_word_is(word, command->name, first_length(command->name))))
        command++;
    return command->name != NULL;
}

const Subcommand *subcommand_find_action(const char *group, const char *word)
{
    const Subcommand *command = subcommands;
    for (; command->name; command++) {
        const size_t length = first_length(command->name);
        if (option_word_is(group, command->name, length) &&
            command->name[length] &&
            (!word || strcmp(command->name + length + 1, word) == 0))
            break;
    }
    return command->name ? command : NULL;
}

/* Returns the only name that begins like this, or NULL. */
static const char *only_completion(const char *word, const char *const *names,
                                   int count)
{
    const char *found = NULL;
    for (; count--; names++)
        if (strncmp(*names, word, strlen(word)) == 0) {
            if (found)
                return NULL;
            found = *names;
        }
    return found;
}

static const char *meant_action(const char *word, const char *const *names,
                                int count)
{
    const char *name = only_completion(word, names, count);
    return name ? name : nearest_name(word, names, count);
}

int subcommand_complain_among(const char *command, const char *word,
                              const char *const *names, int count)
{
    const char *near = word ? meant_action(word, names, count) : NULL;
    Page page = PAGE_EMPTY;
    if (near)
        return complain(_("unknown action '%1$s' for '%2$s'; did you mean "
                          "'%2$s %3$s'?"),
                        word, command, near);
    subcommand_page_words(&page, names, count);
    if (word)
        complain(_("unknown action '%1$s' for '%2$s'; use %3$s"), word,
                 command, page.text);
    else
        complain(_("'%1$s' needs an action: %2$s"), command, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

int subcommand_complain_action(const char *group, const char *word)
{
    const char *names[NAMED_COUNT];
    const Subcommand *command = subcommands;
    int count = 0;
    for (; command->name; command++)
        if (command->name[first_length(command->name)] &&
            option_word_is(group, command->name, first_length(command->name)))
            names[count++] = command->name + first_length(command->name) + 1;
    return subcommand_complain_among(group, word, names, count);
}

void subcommand_page_words(Page *page, const char *const *words, int count)
{
    int i;
    for (i = 0; i < count; i++)
        page_format(page, "%s%s",
                    i == 0           ? ""
                    : i + 1 == count ? _(" or ")
                                     : translate_in("list", ", "),
                    words[i]);
}

int subcommand_complain(const char *word)
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
        return complain(
            _("unknown game or command '%1$s'; did you mean '%2$s'?"), word,
            near);
    return complain(_("unknown game or command '%s'; see 'quadrille help'"),
                    word);
}

/* In games of chance, computer players replace the solver. */
CommandSet options_of(const Subcommand *command, const Game *game)
{
    if (!(command->options & FOR(PLAYERS)) || !game)
        return command->options;
    return kit_of(game)->by_chance ? FOR(PLAYERS) : FOR(SOLVE);
}

Task task_of_option(const Option *option)
{
    const Subcommand *command = subcommands;
    if (option->commands == FOR_ALL)
        return TASK_COUNT;
    while (command->name && !(command->options & option->commands))
        command++;
    return command->task;
}

const char *subcommand_help_topic(const CommandLine *line)
{
    return line->game && line->command->id == COMMAND_PLAY
               ? line->game->name
               : line->command->name;
}
