/* SPDX-License-Identifier: MIT */
/* Replaces command/saved/ in a program that stores no games. */
#include <stddef.h>

#include "command/play/layout_option.h"

int saved_complain_store(const Store *store, StoreAnswer answer)
{
    (void)answer;
    return complain_trouble("%s", store_words(store));
}

int saved_text_read(const char *name, SavedText *saved)
{
    return file_read_game(name, &saved->text);
}

void challenge_option_take(Autosave *autosave, const Page *code)
{
    (void)autosave;
    (void)code;
}

int challenge_option_print(const CommandLine *line, const char *name,
                           const Session *session)
{
    (void)name;
    (void)session;
    return complain_absent(line->command->name);
}

const Option saved_options[] = {{"player", "PLAYER", FOR(MATCH),
                                 offsetof(Options, whose), VALUE_TEXT,
                                 GAMES_ANY, N_("who plays")},
                                {NULL, NULL, 0, 0, 0, 0, NULL}};

int run_games(CommandLine *line)
{
    (void)line;
    return saved_complain_store(NULL, STORE_NOWHERE);
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

void shipped_layouts_list(SeeLayout see, void *own)
{
    (void)see;
    (void)own;
}

/* A program that stores nothing has no layout files either. */
int shipped_layouts_find(const char *word, Page *path)
{
    page_text(path, word);
    return EXIT_DONE;
}
