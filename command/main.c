/* SPDX-License-Identifier: MIT */
/* quadrille: one program, a subcommand a task. */
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "host/posix/signals.h"
#include "rules/games.h"

static int (*const run_command[COMMAND_COUNT])(Task *task) = {
    [COMMAND_PLAY] = run_play,
    [COMMAND_DAILY] = run_daily,
    [COMMAND_SOLVE] = run_solve,
    [COMMAND_OPTIMISE] = run_optimise,
    [COMMAND_TABLES] = run_tables,
    [COMMAND_GRADE] = run_grade,
    [COMMAND_EXPLAIN] = run_explain_game,
    [COMMAND_REPLAY] = run_replay,
    [COMMAND_RESUME] = run_resume,
    [COMMAND_GAMES] = run_games,
    [COMMAND_NAME] = run_name,
    [COMMAND_DELETE] = run_delete,
    [COMMAND_EXPORT] = run_export,
    [COMMAND_IMPORT] = run_import,
    [COMMAND_3270] = run_3270,
    [COMMAND_STATS] = run_stats,
    [COMMAND_SCORES] = run_scores,
    [COMMAND_SHARE] = run_share,
    [COMMAND_PATHS] = run_paths,
    [COMMAND_DOCTOR] = run_doctor,
    [COMMAND_VERIFY] = run_verify,
    [COMMAND_WEB] = run_web,
    [COMMAND_DIGEST] = run_digest,
    [COMMAND_PROOF] = run_proof,
    [COMMAND_PERFT] = run_perft,
    [COMMAND_HELP] = run_help,
    [COMMAND_VERSION] = run_version,
};

static int complain_which(const Subcommand *command)
{
    Page page = {NULL, 0, 0};
    u8 i;
    for (i = 0; i < game_count; i++)
        page_format(&page, "%s%s",
                    i == 0                ? ""
                    : i + 1 == game_count ? " or "
                                          : ", ",
                    games[i]->name);
    complain("%s which game: %s?", command->name, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

/* Behind "daily" a game may be left out. */
static const Game *game_of(const Task *task)
{
    return task->choice.game          ? task->choice.game
           : task->first < task->last ? find_game(task->arguments[task->first])
                                      : NULL;
}

static int print_help(const Task *task, const Subcommand *command)
{
    Page page = {NULL, 0, 0};
    if (task->choice.game && command->id == COMMAND_PLAY)
        page_game_help(&page, task->choice.game);
    else
        page_command_help(&page, command, game_of(task));
    print_page(&page);
    return EXIT_DONE;
}

/* The game is known, or is the next word. */
static int find_task_game(const Subcommand *command, Task *task)
{
    const char *word;
    const Game *game = task->choice.game;
    if (!command->takes_game)
        return EXIT_DONE;
    if (!game && task->first < task->last) {
        word = task->arguments[task->first++];
        game = find_game(word);
        if (!game)
            return complain_command(word);
    }
    if (!game && task->options.help)
        return EXIT_DONE;
    if (!game)
        return complain_which(command);
    start_choice(&task->choice, game);
    return EXIT_DONE;
}

static int run_subcommand(const Subcommand *command, Task *task)
{
    int options = command->options;
    int result;
    task->command = command;
    if (!options_belong(&task->options, options, command->name))
        return EXIT_USAGE;
    result = find_task_game(command, task);
    if (result)
        return result;
    options = options_of(command, task->choice.game);
    if ((game_of(task) && !options_fit(&task->options, game_of(task)->name)) ||
        !options_belong(&task->options, options, command->name) ||
        !options_agree(&task->options, options))
        return EXIT_USAGE;
    if (task->options.help)
        return print_help(task, command);
    if (command->words != ANY_WORDS &&
        task->last - task->first > command->words)
        return complain_unexpected(
            task->arguments[task->first + command->words], help_topic(task));
    return read_values(&task->options) ? EXIT_USAGE
                                       : run_command[command->id](task);
}

/* The menu is for somebody who sits at a terminal. */
static int run_bare(Task *task)
{
    Page page = {NULL, 0, 0};
    task->command = find_subcommand("play");
    if (task->options.help || task->options.man || task->options.bash)
        return options_belong(&task->options, FOR_PLAY | FOR_HELP, "help") &&
                       options_agree(&task->options, FOR_HELP)
                   ? run_help(task)
                   : EXIT_USAGE;
    if (!options_belong(&task->options, FOR_PLAY, "play"))
        return EXIT_USAGE;
    if (isatty(STDIN_FILENO) || task->options.echo)
        return run_menu(task);
    page_usage(&page);
    print_stderr(&page);
    return EXIT_USAGE;
}

static int run(Task *task)
{
    const Subcommand *command;
    const char *word;
    if (!parse_options(&task->options, 1, &task->last, task->arguments))
        return EXIT_USAGE;
    task->first = 1;
    if (task->options.version && task->first < task->last &&
        !find_game(task->arguments[1]) && !find_subcommand(task->arguments[1]))
        return complain_command(task->arguments[1]);
    if (task->options.version)
        return run_version(task);
    if (task->first == task->last)
        return run_bare(task);
    word = task->arguments[task->first++];
    task->choice.game = find_game(word);
    command = find_subcommand(task->choice.game ? "play" : word);
    return command ? run_subcommand(command, task) : complain_command(word);
}

/* Started without one of the three files, the next file that is opened would
   take its place: a save could be mixed with the screen. */
static void hold_files(void)
{
    int file;
    for (file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0)
            (void)open("/dev/null", file ? O_RDONLY : O_WRONLY);
}

static int finish_output(int result)
{
    if (!print_trouble() || alarm_signal())
        return result;
    complain("cannot write: %s", strerror(print_trouble()));
    return EXIT_TROUBLE;
}

int main(int count, char **arguments)
{
    Task task;
    (void)count;
    hold_files();
    (void)signal(SIGXFSZ, SIG_IGN); /* errno tells of it */
    memset(&task, 0, sizeof task);
    task.arguments = arguments;
    return finish_output(run(&task));
}
