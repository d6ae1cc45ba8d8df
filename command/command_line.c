/* SPDX-License-Identifier: MIT */
/* Parses the command line into a command, its game and its options. */
#include <string.h>

#include "command.h"
#include "rules/games.h"

const char *command_line_next_word(CommandLine *line)
{
    return line->first < line->last ? line->arguments[line->first++] : NULL;
}

/* The game after "daily" is optional. */
const Game *command_line_game(const CommandLine *line)
{
    return line->game ? line->game
           : line->first < line->last
               ? games_find(line->arguments[line->first])
               : NULL;
}

static int complain_which(const Subcommand *command)
{
    const char *names[MOST_LIST];
    Page page = PAGE_EMPTY;
    u8 i;
    for (i = 0; i < games_count && i < MOST_LIST; i++)
        names[i] = games[i]->name;
    subcommand_page_words(&page, names, i);
    complain(_("'%1$s' needs a game: %2$s"), command->name, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

/* Unless the game is known already, the next word names it, or the save that
   is to be played. */
static int find_game_of(CommandLine *line)
{
    const Options *options = &line->options;
    const char *word;
    if (line->game || !line->command->takes_game)
        return EXIT_DONE;
    word = command_line_next_word(line);
    if (!word)
        return options->help || (line->command->id == COMMAND_PLAY &&
                                 options->from.load)
                   ? EXIT_DONE
                   : complain_which(line->command);
    line->game = games_find(word);
    return line->game ? EXIT_DONE : subcommand_complain(word);
}

static int read_command(CommandLine *line)
{
    const Subcommand *command = line->command;
    Options *options = &line->options;
    const Game *game;
    CommandSet allowed;
    if (!options_belong(options, command->options,
                        subcommand_help_topic(line)) ||
        find_game_of(line))
        return EXIT_USAGE;
    game = command_line_game(line);
    allowed = options_of(command, line->game);
    if ((game && !(command->options & FOR_ANY_GAME) &&
         !options_fit(options, game->name)) ||
        !options_belong(options, allowed, subcommand_help_topic(line)) ||
        !options_agree(options, allowed))
        return EXIT_USAGE;
    if (options->help)
        return EXIT_DONE;
    if (command->words != ANY_WORDS &&
        line->last - line->first > command->words)
        return complain_unexpected(
            line->arguments[line->first + command->words],
            subcommand_help_topic(line));
    return options_read_values(options);
}

/* Handles options without a command; --help implies "help". */
static int read_bare(CommandLine *line)
{
    Options *options = &line->options;
    line->command = subcommand_find(options->help ? "help" : "play");
    options->help = 0;
    return options_belong(options, FOR(PLAY), line->command->name)
               ? options_read_values(options)
               : EXIT_USAGE;
}

/* Finds "games delete", or "games list", which "games" alone means. "stats" is
   a command as well as the first word of others. */
static int find_action_of(CommandLine *line, const char *group)
{
    const char *word = command_line_next_word(line);
    const Subcommand *action =
        word ? subcommand_find_action(group, word) : NULL;
    const Subcommand *alone = subcommand_find(group);
    if (alone && !action)
        line->first -= word != NULL;
    line->command = action  ? action
                    : alone ? alone
                            : subcommand_find_action(group, word);
    return line->command ? EXIT_DONE : subcommand_complain_action(group, word);
}

static int find_command(CommandLine *line, const char *word)
{
    line->game = games_find(word);
    if (!line->game && subcommand_has_actions(word))
        return find_action_of(line, word);
    line->command = subcommand_find(line->game ? "play" : word);
    return line->command ? EXIT_DONE : subcommand_complain(word);
}

int command_line_read(CommandLine *line, char **arguments)
{
    const char *word;
    memset(line, 0, sizeof *line);
    line->arguments = arguments;
    line->first = 1;
    if (!options_parse(&line->options, 1, &line->last, arguments))
        return EXIT_USAGE;
    word = command_line_next_word(line);
    if (word && find_command(line, word))
        return EXIT_USAGE;
    return line->options.version ? EXIT_DONE
           : word                ? read_command(line)
                                 : read_bare(line);
}
