/* SPDX-License-Identifier: MIT */
/* Replaces command/saved/ in a program that stores no games. */
#include "command/play/layout_option.h"

int complain_store(const Store *store, StoreAnswer answer)
{
    (void)answer;
    return complain_trouble("%s", store_words(store));
}

int read_saved(const char *name, SavedText *saved)
{
    return file_read_game(name, &saved->text);
}

void take_challenge(Keeping *keeping, const Page *code)
{
    (void)keeping;
    (void)code;
}

int print_challenge(const CommandLine *line, const char *name,
                    const Session *session)
{
    (void)name;
    (void)session;
    return complain_absent(line->command->name);
}

const Option saved_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};

int run_games(CommandLine *line)
{
    (void)line;
    return complain_store(NULL, STORE_NOWHERE);
}

int run_rename(CommandLine *line)
{
    return run_games(line);
}

int run_delete(CommandLine *line)
{
    return run_games(line);
}

int run_export(CommandLine *line)
{
    return run_games(line);
}

int run_import(CommandLine *line)
{
    return run_games(line);
}

int run_backup(CommandLine *line)
{
    return run_games(line);
}

int run_restore(CommandLine *line)
{
    return run_games(line);
}

int run_stats(CommandLine *line)
{
    return run_games(line);
}

int run_scores(CommandLine *line)
{
    return run_games(line);
}

int run_reset(CommandLine *line)
{
    return run_games(line);
}

int run_count_again(CommandLine *line)
{
    return run_games(line);
}

int run_milestones(CommandLine *line)
{
    return run_games(line);
}

void list_layouts(SeeLayout see, void *own)
{
    (void)see;
    (void)own;
}

/* A program that stores nothing has no layout files either. */
int find_layout(const char *word, Page *path)
{
    page_text(path, word);
    return EXIT_DONE;
}
