/* SPDX-License-Identifier: MIT */
/* The program quadrille, with a subcommand for each task. */
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "command/languages/language.h"
#include "host/posix/locale.h"
#include "host/posix/signals.h"
#include "table/own_store.h"

static int (*const run_command[COMMAND_COUNT])(CommandLine *line) = {
    [COMMAND_PLAY] = run_play,
    [COMMAND_DAILY] = run_daily,
    [COMMAND_SOLVE] = run_solve,
    [COMMAND_OPTIMISE] = run_optimise,
    [COMMAND_TABLES] = run_tables,
    [COMMAND_GRADE] = run_grade,
    [COMMAND_SURVEY] = run_survey,
    [COMMAND_ASK] = run_ask,
    [COMMAND_EXPLAIN] = run_explain_game,
    [COMMAND_REPLAY] = run_replay,
    [COMMAND_RESUME] = run_resume,
    [COMMAND_GAMES] = run_games,
    [COMMAND_RENAME] = run_rename,
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
    [COMMAND_BOT] = run_bot,
    [COMMAND_MATCH] = run_match,
    [COMMAND_MCP] = run_mcp,
    [COMMAND_DIGEST] = run_digest,
    [COMMAND_PROOF] = run_proof,
    [COMMAND_PERFT] = run_perft,
    [COMMAND_BACKUP] = run_backup,
    [COMMAND_RESTORE] = run_restore,
    [COMMAND_RESET] = run_reset,
    [COMMAND_MILESTONES] = run_milestones,
    [COMMAND_COUNT_AGAIN] = run_count_again,
    [COMMAND_HELP] = run_help,
    [COMMAND_VERSION] = run_version,
    [COMMAND_MAN] = manual_run,
    [COMMAND_COMPLETION] = run_completion,
};

static int print_help(const CommandLine *line)
{
    Page page = PAGE_EMPTY;
    if (line->game && line->command->id == COMMAND_PLAY)
        command_page_game_help(&page, line->game);
    else
        command_page_help(&page, line->command, command_line_game(line));
    host_print_page(&page);
    return EXIT_DONE;
}

/* The menu needs a terminal. */
static int run_bare(CommandLine *line)
{
    Page page = PAGE_EMPTY;
    if (isatty(STDIN_FILENO) || line->options.echo)
        return run_menu(line);
    command_page_short_usage(&page);
    host_print_error(&page);
    return EXIT_USAGE;
}

static int run(CommandLine *line)
{
    const Subcommand *command = line->command;
    own_store_choose(line->options.whose, line->options.everybody);
    if (line->options.version)
        return run_version(line);
    if (line->options.help)
        return print_help(line);
    if (command->id == COMMAND_PLAY && !line->game && !line->options.from.load)
        return run_bare(line);
    return run_command[command->id](line);
}

/* If the program starts without one of the three standard files, the next file
   opened would take its place, and a save could be mixed with the screen. */
static void hold_files(void)
{
    int file;
    for (file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0)
            (void)open("/dev/null", file ? O_RDONLY : O_WRONLY);
}

static int finish_output(int result)
{
    if (!host_print_trouble() || signals_alarm())
        return result;
    return complain_trouble(_("can't write: %s"),
                            strerror(host_print_trouble()));
}

int main(int count, char **arguments)
{
    CommandLine line;
    int has_utf8, result;
    (void)count;
    hold_files();
    has_utf8 = strcmp(locale_charset(), "UTF-8") == 0;
    page_safe_for(has_utf8);
    language_start(arguments, has_utf8);
    (void)signal(SIGXFSZ, SIG_IGN); /* errno reports the error instead */
    result = command_line_read(&line, arguments);
    language_settle(&line);
    result = finish_output(result ? result : run(&line));
    language_end();
    return result;
}
