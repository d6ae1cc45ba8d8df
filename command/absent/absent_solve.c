/* SPDX-License-Identifier: MIT */
/* Replaces command/solve/ and what it needs, command/perft/ and
   command/installation/, in a program without solvers. */
#include "command/play/start_session.h"

int run_solve(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_optimise(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_tables(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_grade(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_perft(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_explain_game(CommandLine *line)
{
    return complain_absent(line->command->name);
}

const Option solver_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const char solve_words[] = "";

int run_paths(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_doctor(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int manual_run(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int sliding_boards_choose_distance(Choice *choice, u32 wanted)
{
    (void)choice;
    (void)wanted;
    return complain_absent("--distance");
}

int solve_read_megabytes(const char *name, const char *text, u64 most,
                         u64 *count)
{
    (void)name;
    (void)text;
    (void)most;
    (void)count;
    return EXIT_DONE;
}

int solve_read_games(const char *text, u64 most, Range *range)
{
    (void)text;
    (void)most;
    (void)range;
    return EXIT_DONE;
}
