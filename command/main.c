/* SPDX-License-Identifier: MIT */
/* quadrille: one program, a subcommand a task. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"

#ifndef QUADRILLE_VERSION
#define QUADRILLE_VERSION "unknown"
#endif

typedef struct Subcommand {
    const char *name;
    int options;
    int takes_game; /* the first word behind it */
    const char *help;
    int (*run)(Task *task);
} Subcommand;

static int run_help(Task *task);
static int run_version(Task *task);

static const Subcommand subcommands[] = {
    {"play", FOR_PLAY, 1, "play GAME; its name alone does too", run_play},
    {"digest", FOR_DIGEST, 1,
     "one digest of random games, to compare machines by", run_digest},
    {"perft", FOR_PERFT, 1, "count the lines of play of each length",
     run_perft},
    {"help", 0, 0, "these words", run_help},
    {"version", 0, 0, "the version, and those of the rules", run_version}};

enum { SUBCOMMAND_COUNT = sizeof subcommands / sizeof *subcommands };

static void page_usage(Page *page)
{
    int i;
    page_text(
        page,
        "Quadrille: four classic puzzles\n\n"
        "  quadrille                     choose from a menu\n"
        "  quadrille kulki               five balls in a row\n"
        "  quadrille mahjong             Mahjong solitaire\n"
        "  quadrille freecell 617        FreeCell, Microsoft's deal 617\n"
        "  quadrille sliding 4x4         the 15-puzzle\n"
        "  quadrille kulki --seed 7 --moves 'd4 c2' --json\n\n"
        "Commands:\n");
    for (i = 0; i < SUBCOMMAND_COUNT; i++)
        page_format(page, "  %-10s %s\n", subcommands[i].name,
                    subcommands[i].help);
    page_text(page, "\nOptions:\n");
    page_options(page, FOR_ALL);
    page_text(page, "\nExit codes: 0 done, 1 a negative answer, 2 wrong usage "
                    "or bad input,\n3 a limit was reached, 4 a file could not "
                    "be read or written.\n");
}

static int print_usage(FILE *file)
{
    Page page = {NULL, 0, 0};
    page_usage(&page);
    fputs(page.text, file);
    page_free(&page);
    return EXIT_DONE;
}

static int run_help(Task *task)
{
    (void)task;
    return print_usage(stdout);
}

static int run_version(Task *task)
{
    u8 i;
    (void)task;
    printf("quadrille %s\nrules:", QUADRILLE_VERSION);
    for (i = 0; i < game_count; i++)
        printf(" %s %u", games[i]->name, (unsigned)games[i]->version);
    puts("");
    return EXIT_DONE;
}

static int complain_command(const char *word)
{
    const char *names[SUBCOMMAND_COUNT + 16];
    const char *near;
    int count = 0;
    int i;
    for (i = 0; i < SUBCOMMAND_COUNT; i++)
        names[count++] = subcommands[i].name;
    for (i = 0; i < game_count && count < SUBCOMMAND_COUNT + 16; i++)
        names[count++] = games[i]->name;
    near = nearest_name(word, names, count);
    if (near)
        return complain("there is no game or command %s; did you mean %s?",
                        word, near);
    return complain("there is no game or command %s; 'quadrille help' lists "
                    "them",
                    word);
}

static int run_subcommand(const Subcommand *command, Task *task, int first)
{
    char **arguments = task->arguments;
    if (!parse_options(&task->options, command->options, first, &task->last,
                       arguments))
        return EXIT_USAGE;
    task->first = first;
    if (task->options.help)
        return print_usage(stdout);
    if (!command->takes_game)
        return command->run(task);
    if (!task->game && task->first < task->last)
        task->game = find_game(arguments[task->first++]);
    if (!task->game)
        return complain("%s which game? %s, %s, %s or %s", command->name,
                        games[0]->name, games[1]->name, games[2]->name,
                        games[3]->name);
    return command->run(task);
}

/* The menu is for somebody who sits at a terminal. */
static int run_bare(Task *task)
{
    if (!parse_options(&task->options, FOR_PLAY, 1, &task->last,
                       task->arguments))
        return EXIT_USAGE;
    if (task->options.help)
        return print_usage(stdout);
    task->first = task->last = 1;
    if (isatty(STDIN_FILENO) || task->options.echo)
        return run_menu(task);
    print_usage(stderr);
    return EXIT_USAGE;
}

static int run(Task *task)
{
    const char *word = task->arguments[1];
    int i;
    if (strcmp(word, "--version") == 0)
        word = "version";
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        word = "help";
    if (*word == '-')
        return run_bare(task);
    task->game = find_game(word);
    if (task->game)
        return run_subcommand(&subcommands[0], task, 2);
    for (i = 0; i < SUBCOMMAND_COUNT; i++)
        if (strcmp(subcommands[i].name, word) == 0)
            return run_subcommand(&subcommands[i], task, 2);
    return complain_command(word);
}

int main(int count, char **arguments)
{
    Task task;
    int result;
    memset(&task, 0, sizeof task);
    task.arguments = arguments;
    result = count > 1 ? run(&task) : run_bare(&task);
    if (fflush(stdout) || ferror(stdout))
        return result ? result : EXIT_TROUBLE;
    return result;
}
