/* SPDX-License-Identifier: MIT */
/* quadrille: one program, a subcommand a task. */
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "host/posix/signals.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"

const Subcommand subcommands[] = {
    {"play", FOR_PLAY, 1, ANY_WORDS, "play GAME; its name alone does too",
     run_play},
    {"daily", FOR_DAILY, 0, 2, "the puzzles of today, or of a DATE",
     run_daily},
    {"solve", FOR_SOLVE | FOR_PLAYERS, 1, ANY_WORDS,
     "find a solution, or prove that there is none", run_solve},
    {"optimise", FOR_OPTIMISE, 0, 1,
     "make a sliding puzzle's solution shorter", run_optimise},
    {"tables", FOR_TABLES, 0, ANY_WORDS,
     "manage the sliding solver's lookup tables", run_tables},
    {"grade", FOR_GRADE, 1, 1,
     "the fewest free cells each FreeCell deal needs", run_grade},
    {"explain", FOR_OTHERS, 0, 1, "which move lost a game", run_explain_game},
    {"replay", FOR_REPLAY, 0, 1, "show a saved game move by move", run_replay},
    {"resume", FOR_RESUME, 0, 1,
     "go on with the last game, or a NAME or number", run_resume},
    {"games", FOR_GAMES, 0, 0, "list the games in progress", run_games},
    {"name", FOR_OTHERS, 0, 2, "give a game a name", run_name},
    {"delete", FOR_DELETE, 0, ANY_WORDS, "give a game up", run_delete},
    {"export", FOR_OTHERS, 0, 1, "export a saved game", run_export},
    {"import", FOR_OTHERS, 0, ANY_WORDS, "import saved games", run_import},
    {"3270", FOR_3270, 0, 0, "serve the games to 3270 terminals (TN3270)",
     run_3270},
    {"stats", FOR_STATS, 0, 1, "how you have played, all games or one",
     run_stats},
    {"scores", FOR_SCORES, 0, 2, "the best games", run_scores},
    {"share", FOR_SHARE, 0, 1, "share a result as text or as a code",
     run_share},
    {"paths", FOR_DOCTOR, 0, 0, "where games, scores and tables are kept",
     run_paths},
    {"doctor", FOR_DOCTOR, 0, 0, "check your installation", run_doctor},
    {"verify", FOR_VERIFY, 0, ANY_WORDS,
     "play saved games again: are they valid?", run_verify},
    {"web", FOR_WEB, 0, 0, "serve the games to browsers on this machine",
     run_web},
    {"digest", FOR_DIGEST, 1, ANY_WORDS,
     "one digest of random games, to compare machines by", run_digest},
    {"proof", FOR_PROOF, 0, 0,
     "one digest of games of every kind, as small machines print it",
     run_proof},
    {"perft", FOR_PERFT, 1, ANY_WORDS,
     "count the lines of play of each length", run_perft},
    {"help", FOR_HELP, 0, 1, "show this help, or that on a GAME or a COMMAND",
     run_help},
    {"version", FOR_OTHERS, 0, 0, "the version, and those of the rules",
     run_version},
    {NULL, 0, 0, 0, NULL, NULL}};

enum { COMMAND_COUNT = sizeof subcommands / sizeof *subcommands - 1 };

const Subcommand *find_subcommand(const char *name)
{
    const Subcommand *command = subcommands;
    while (command->name && strcmp(command->name, name) != 0)
        command++;
    return command->name ? command : NULL;
}

int complain_command(const char *word)
{
    const char *names[COMMAND_COUNT + 16];
    const char *near;
    int count = 0;
    int i;
    for (i = 0; i < COMMAND_COUNT; i++)
        names[count++] = subcommands[i].name;
    for (i = 0; i < game_count && count < COMMAND_COUNT + 16; i++)
        names[count++] = games[i]->name;
    near = nearest_name(word, names, count);
    if (near)
        return complain("there is no game or command %s; did you mean %s?",
                        word, near);
    return complain("there is no game or command %s; 'quadrille help' lists "
                    "them",
                    word);
}

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

/* Players stand in for a search where chance decides. */
int options_of(const Subcommand *command, const Game *game)
{
    if (!(command->options & FOR_PLAYERS) || !game)
        return command->options;
    return game == &kulki ? FOR_PLAYERS : FOR_SOLVE;
}

const char *help_topic(const Task *task)
{
    return task->choice.game && (task->command->options & FOR_PLAY)
               ? task->choice.game->name
               : task->command->name;
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
    if (task->choice.game && command->run == run_play)
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
    return command->run(task);
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
