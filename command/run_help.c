/* SPDX-License-Identifier: MIT */
/* Prints help on everything, on one game or on one command. */
#include <string.h>

#include "command.h"
#include "rules/games.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/stored.h"

enum { EXAMPLE_WIDTH = 36 };

/* Each line of the text is a paragraph. */
static void page_paragraphs(Page *page, const char *text)
{
    Page line = PAGE_EMPTY;
    while (*text) {
        const size_t length = strcspn(text, "\n");
        line.used = 0;
        page_put(&line, text, length);
        page_folded(page, line.text);
        text += length;
        text += *text == '\n';
    }
    page_free(&line);
}

static void page_sayings(Page *page, const HelpSaying *saying, int width)
{
    for (; saying->what; saying++)
        page_format(page, "  %-*s %s\n", width, saying->what,
                    translate(saying->words));
}

static void page_games(Page *page)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        page_format(page, "  %-10s %s\n", games[i]->name,
                    translate(games[i]->title));
}

/* Writes the commands by task; the table keeps those of a task together. */
static void page_subcommands(Page *page)
{
    const Subcommand *command = subcommands;
    Task task = TASK_COUNT;
    for (; command->name; command++) {
        if (command->task != task)
            page_format(page, "\n%s:\n",
                        translate(task_titles[command->task]));
        task = command->task;
        page_format(page, "  %-10s %s\n", command->name,
                    translate(command->help));
    }
}

static void page_options_by_task(Page *page)
{
    int task;
    for (task = 0; task <= TASK_COUNT; task++) {
        const Option *option;
        int i;
        page_format(page, "\n%s:\n", translate(task_titles[task]));
        for (i = 0; (option = option_at(i)) != NULL; i++)
            if ((int)task_of_option(option) == task)
                option_page(page, option, 1);
    }
}

/* Writes the commands of a task on one line; those with two words by the
   first. */
static void page_task(Page *page, Task task)
{
    const Subcommand *command = subcommands;
    const char *last = "";
    page_text(page, "  ");
    page_padded(page, translate(task_titles[task]), 11);
    for (; command->name; command++) {
        const size_t length = strcspn(command->name, " ");
        if (command->task != task ||
            subcommand_begins_alike(command->name, last))
            continue;
        last = command->name;
        page_format(page, " %.*s", (int)length, command->name);
    }
    page_text(page, "\n");
}

/* Fits the smallest usual screen. */
void command_page_short_usage(Page *page)
{
    int task;
    page_text(page, _("Quadrille: four classic puzzles\n\n"));
    page_sayings(page, examples, 30);
    page_text(page, _("\nGames:    "));
    for (task = 0; task < games_count; task++)
        page_format(page, " %s", games[task]->name);
    page_text(page, _("\nCommands:\n"));
    for (task = 0; task < TASK_COUNT; task++)
        page_task(page, (Task)task);
    page_text(
        page,
        _("\n'quadrille help GAME' and 'quadrille help COMMAND' explain one, "
          "with its\noptions; 'quadrille help all' explains "
          "everything.\n"));
}

static void page_usage(Page *page)
{
    page_text(page, _("Quadrille: four classic puzzles\n\n"));
    page_sayings(page, examples, 32);
    page_text(page, _("\nGames ('quadrille help GAME' shows rules and "
                      "variants):\n"));
    page_games(page);
    page_text(page,
              _("\nCommands ('quadrille help COMMAND' explains one):\n"));
    page_subcommands(page);
    page_text(page, _("\nOptions:\n"));
    page_options_by_task(page);
    page_text(page, _("\nWithout a terminal:\n"));
    page_paragraphs(page, translate(pipe_words));
    page_text(page, _("\nEnvironment:\n"));
    page_sayings(page, environment, 22);
    page_text(page, _("\nExit codes:\n"));
    page_sayings(page, exit_codes, 9);
}

/* ------------------------------------------------------ one game, command */

/* 'winnable' makes no sense in a game of chance. */
static int is_of_use(const Command *command, const Game *game)
{
    return !kit_of(game)->by_chance || strcmp(command->name, "winnable") != 0;
}

static void page_typed(Page *page, const Command *command, const Game *game)
{
    Page left = PAGE_EMPTY;
    for (; command->name; command++) {
        if (!is_of_use(command, game))
            continue;
        left.used = 0;
        page_format(&left, "%s%s%s%s%s", command->name,
                    *command->also ? ", " : "", command->also,
                    *command->takes ? " " : "", command->takes);
        page_format(page, "  %-14s %s\n", left.text, command_help(command));
    }
    page_free(&left);
}

/* A game whose kit names no variants has none to list. */
static void page_variants(Page *page, const Game *game)
{
    Page list = PAGE_EMPTY;
    kit_page_variants(&list, game, 1);
    if (list.used)
        page_format(page, _("\nVariants:\n%s"), list.text);
    page_free(&list);
}

void command_page_game_help(Page *page, const Game *game)
{
    const Command *const *more = more_commands;
    page_format(page, "quadrille %s [VARIANT] [NUMBER] [OPTION...]\n\n",
                game->name);
    page_format(page, "%s\n", translate(game->title));
    game_words_line_rules(page, game);
    page_variants(page, game);
    page_text(page, _("\nCommands while playing, besides moves (in upper or "
                      "lower case):\n"));
    page_typed(page, shared_commands, game);
    page_typed(page, start_commands, game);
    page_typed(page, kit_of(game)->commands, game);
    for (; *more; more++)
        page_typed(page, *more, game);
    page_typed(page, inner_commands, game);
    page_text(page, _("\nOptions:\n"));
    options_page(page, FOR(PLAY), game->name);
    page_text(page, _("\nWithout a terminal:\n"));
    page_paragraphs(page, translate(pipe_words));
}

const char *command_takes(const Subcommand *command)
{
    const char *takes = use_of(command)->takes;
    return *takes || !command->takes_game ? takes : "GAME [VARIANT]";
}

/* A wide example has its explanation on the next line. */
static void page_examples(Page *page, const Subcommand *command)
{
    const Example *example = command_examples;
    for (; example->command; example++) {
        const int width = (int)strlen(example->line);
        if (strcmp(example->command, command->name) != 0)
            continue;
        if (width > EXAMPLE_WIDTH)
            page_format(page, "  %s\n  %*s%s\n", example->line,
                        EXAMPLE_WIDTH + 2, "", translate(example->words));
        else
            page_format(page, "  %-*s  %s\n", EXAMPLE_WIDTH, example->line,
                        translate(example->words));
    }
}

void command_page_help(Page *page, const Subcommand *command, const Game *game)
{
    const Use *use = use_of(command);
    const char *takes = command_takes(command);
    page_examples(page, command);
    page_format(page, "\nquadrille %s%s%s [OPTION...]\n\n%s\n", command->name,
                *takes ? " " : "", takes, translate(command->help));
    page_text(page, *use->arguments || *use->words ? "\n" : "");
    page_paragraphs(page, translate(use->arguments));
    page_paragraphs(page, translate(use->words));
    if (command->takes_game && strncmp(takes, "GAME", 4) == 0) {
        page_text(page, _("\nGames:\n"));
        page_games(page);
    }
    page_text(page, _("\nOptions:\n"));
    options_page(page, options_of(command, game), game ? game->name : NULL);
}

/* --------------------------------------------------------------- printing */

/* Writes help on "games", that is on all its actions, or on one of them. */
static int page_help_on_actions(Page *page, const char *group,
                                const char *word)
{
    const Subcommand *alone = word ? NULL : subcommand_find(group);
    const Subcommand *command =
        alone ? alone : subcommand_find_action(group, word);
    const size_t length = strlen(group);
    if (!command)
        return subcommand_complain_action(group, word);
    do {
        page_text(page, page->used ? "\n" : "");
        command_page_help(page, command, NULL);
        command++;
    } while (!word && command->name &&
             strncmp(group, command->name, length) == 0 &&
             command->name[length] == ' ');
    return EXIT_DONE;
}

static int page_help_on(Page *page, const char *word, const char *next)
{
    const Game *game = games_find(word);
    const Subcommand *command = subcommand_find(word);
    if (!game && subcommand_has_actions(word))
        return page_help_on_actions(page, word, next);
    if (next)
        return complain_unexpected(next, "help");
    if (strcmp(word, "all") == 0)
        page_usage(page);
    else if (game)
        command_page_game_help(page, game);
    else if (command)
        command_page_help(page, command, NULL);
    else
        return subcommand_complain(word);
    return EXIT_DONE;
}

int run_help(CommandLine *line)
{
    const char *word = command_line_next_word(line);
    Page page = PAGE_EMPTY;
    int result = EXIT_DONE;
    if (word)
        result = page_help_on(&page, word, command_line_next_word(line));
    else
        command_page_short_usage(&page);
    page_put(&page, "", 0);
    host_print_page(&page);
    return result;
}

int run_version(CommandLine *line)
{
    Page page = PAGE_EMPTY;
    u8 i;
    (void)line;
    page_format(&page, "quadrille %s\nrules:", QUADRILLE_VERSION);
    for (i = 0; i < games_count; i++)
        page_format(&page, " %s %u", games[i]->name,
                    (unsigned)games[i]->version);
    page_text(&page, "\n");
    host_print_page(&page);
    return EXIT_DONE;
}
