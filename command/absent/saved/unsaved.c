/* SPDX-License-Identifier: MIT */
/* The commands of a program that keeps no games. */
#include "command/play/layout_option.h"

int complain_store(const Store *store, StoreAnswer answer)
{
    (void)answer;
    complain("%s", store_words(store));
    return EXIT_TROUBLE;
}

void page_streak(Page *page, Store *store, const char *game, const char *today)
{
    (void)page;
    (void)store;
    (void)game;
    (void)today;
}

int read_saved(const char *name, Page *text)
{
    return read_game(name, text);
}

int run_games(Task *task)
{
    (void)task;
    return complain_store(NULL, STORE_NOWHERE);
}

int run_name(Task *task)
{
    return run_games(task);
}

int run_delete(Task *task)
{
    return run_games(task);
}

int run_export(Task *task)
{
    return run_games(task);
}

int run_import(Task *task)
{
    return run_games(task);
}

int run_stats(Task *task)
{
    return run_games(task);
}

int run_scores(Task *task)
{
    return run_games(task);
}

/* What keeps nothing comes without files of its own, too. */
int find_layout(const char *word, Page *path)
{
    page_text(path, word);
    return EXIT_DONE;
}
