/* SPDX-License-Identifier: MIT */
/* Help: on everything, on one game or on one command. */
#include <string.h>

#include "command.h"
#include "rules/games.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/table.h"

static void page_sayings(Page *page, const HelpSaying *saying, int width)
{
    for (; saying->what; saying++)
        page_format(page, "  %-*s %s\n", width, saying->what, saying->words);
}

static void page_games(Page *page)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        page_format(page, "  %-10s %s\n", games[i]->name, games[i]->title);
}

static void page_subcommands(Page *page)
{
    const Subcommand *command = subcommands;
    for (; command->name; command++)
        page_format(page, "  %-10s %s\n", command->name, command->help);
}

void page_usage(Page *page)
{
    page_text(page, "Quadrille: four classic puzzles\n\n");
    page_sayings(page, examples, 32);
    page_text(page, "\nGames ('quadrille help GAME' tells rules and variants):"
                    "\n");
    page_games(page);
    page_text(page, "\nCommands:\n");
    page_subcommands(page);
    page_text(page, "\nOptions:\n");
    page_options(page, FOR_ALL, NULL);
    page_text(page, "\nWithout a terminal:\n");
    page_text(page, pipe_words);
    page_text(page, "\nEnvironment:\n");
    page_sayings(page, environment, 22);
    page_text(page, "\nExit codes:\n");
    page_sayings(page, exit_codes, 9);
}

/* ------------------------------------------------------ one game, command */

/* Where chance decides nobody can say whether a game can be won. */
static int is_of_use(const Command *command, const Game *game)
{
    return !kit_of(game)->by_chance || strcmp(command->name, "winnable") != 0;
}

static void page_typed(Page *page, const Command *command, const Game *game)
{
    Page left = {NULL, 0, 0};
    for (; command->name; command++) {
        if (!is_of_use(command, game))
            continue;
        left.used = 0;
        page_format(&left, "%s%s%s%s%s", command->name,
                    *command->also ? ", " : "", command->also,
                    *command->takes ? " " : "", command->takes);
        page_format(page, "  %-14s %s\n", left.text, command->help);
    }
    page_free(&left);
}

void page_game_help(Page *page, const Game *game)
{
    page_format(page, "quadrille %s [VARIANT] [NUMBER] [OPTION...]\n\n",
                game->name);
    page_format(page, "%s\n", game->title);
    page_rules(page, game);
    page_text(page, "\nVariants:\n");
    page_variants(page, game);
    page_text(page, "\nWhat can be typed, beside moves (case does not matter):"
                    "\n");
    page_typed(page, shared_commands, game);
    page_typed(page, kit_of(game)->commands, game);
    page_typed(page, inner_commands, game);
    page_text(page, "\nOptions:\n");
    page_options(page, FOR_PLAY, game->name);
    page_text(page, "\nWithout a terminal:\n");
    page_text(page, pipe_words);
}

/* "digest GAME [VARIANT]"; a command with words of its own for that has them
   among its uses. */
static const char *takes_of(const Subcommand *command)
{
    const char *takes = use_of(command)->takes;
    return *takes || !command->takes_game ? takes : "GAME [VARIANT]";
}

void page_command_help(Page *page, const Subcommand *command, const Game *game)
{
    const Use *use = use_of(command);
    const char *takes = takes_of(command);
    page_format(page, "quadrille %s%s%s [OPTION...]\n\n%s\n", command->name,
                *takes ? " " : "", takes, command->help);
    page_format(page, "%s%s", *use->words ? "\n" : "", use->words);
    if (command->takes_game && strncmp(takes, "GAME", 4) == 0) {
        page_text(page, "\nGames:\n");
        page_games(page);
    }
    page_text(page, "\nOptions:\n");
    page_options(page, options_of(command, game), game ? game->name : NULL);
}

/* --------------------------------------------------------------- printing */

static int page_help_on(Page *page, const char *word)
{
    const Game *game = games_find(word);
    const Subcommand *command = find_subcommand(word);
    if (!game && !command)
        return complain_command(word);
    if (game)
        page_game_help(page, game);
    else
        page_command_help(page, command, NULL);
    return EXIT_DONE;
}

int run_help(CommandLine *line)
{
    const Options *options = &line->options;
    const char *word = next_word(line);
    Page page = {NULL, 0, 0};
    int result = EXIT_DONE;
    if ((options->man || options->bash) && word)
        return complain_unexpected(word, "help");
    if (options->man)
        result = page_manual(&page);
    else if (options->bash)
        result = page_completions(&page);
    else if (word)
        result = page_help_on(&page, word);
    else
        page_usage(&page);
    print_page(&page);
    return result;
}

int run_version(CommandLine *line)
{
    Page page = {NULL, 0, 0};
    u8 i;
    (void)line;
    page_format(&page, "quadrille %s\nrules:", QUADRILLE_VERSION);
    for (i = 0; i < games_count; i++)
        page_format(&page, " %s %u", games[i]->name,
                    (unsigned)games[i]->version);
    page_text(&page, "\n");
    print_page(&page);
    return EXIT_DONE;
}
