/* SPDX-License-Identifier: MIT */
/* The games that are kept: listed, named, dropped, taken out and put in. */
#include "table/titles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "host/clock.h"
#include "kept_text.h"
#include "table/own_store.h"

int complain_store(const Store *store, StoreAnswer answer)
{
    complain_words(store_words(store));
    return answer == STORE_NONE || answer == STORE_TAKEN ||
                   answer == STORE_UNFIT
               ? EXIT_USAGE
               : EXIT_TROUBLE;
}

int close_answered(Store *store, StoreAnswer answer)
{
    const int result = answer ? complain_store(store, answer) : EXIT_DONE;
    close_store(store);
    return result;
}

int run_games(Task *task)
{
    Store *store = open_games();
    Page page = {NULL, 0, 0};
    const StoreAnswer state = store_state(store);
    if (task->options.json)
        page_shelf_json(&page, store);
    else if (!page_shelf(&page, store, 1 << 20) && !state)
        page_text(&page, "There is no game in progress\n");
    page_put(&page, "", 0);
    print_page(&page);
    return close_answered(store, state);
}

/* -------------------------------------------------------------- one each */

/* What a subcommand does with each game that is named. */
typedef StoreAnswer (*Handle)(Store *store, long long id, Task *task);

static int handle_named(Task *task, int first, int last, Handle handle)
{
    Store *store = open_games();
    StoreAnswer answer = STORE_FINE;
    long long id;
    for (; !answer && first < last; first++) {
        answer = find_kept(store, task->arguments[first], &id);
        if (!answer)
            answer = handle(store, id, task);
    }
    return close_answered(store, answer);
}

/* --------------------------------------------------------------- deleting */

/* A game as it is told of: "game #12, FreeCell 617, move 30". */
typedef struct Told {
    long long id;
    Page words;
} Told;

static void see_told(void *own, const KeptGame *game)
{
    Told *told = own;
    if (game->id != told->id)
        return;
    page_text(&told->words, ", ");
    page_kept_title(&told->words, game);
    if (*game->slot)
        page_format(&told->words, ", %s", game->slot);
    page_format(&told->words, ", move %lu", (unsigned long)game->at);
}

static void tell_game(Told *told, Store *store, long long id)
{
    *told = (Told){.id = id};
    page_format(&told->words, "game #%lld", id);
    list_games(store, see_told, told);
}

/* Somebody at a terminal is asked; a script has said what it wants. */
static int is_wanted(const Told *told, int sure)
{
    Page page = {NULL, 0, 0};
    char answer[16] = "";
    if (sure || !isatty(STDIN_FILENO))
        return 1;
    page_format(&page, "Delete %s? [y/N] ", told->words.text);
    print_page(&page);
    return fgets(answer, sizeof answer, stdin) && strchr("yY", *answer) &&
           *answer;
}

static StoreAnswer delete_one(Store *store, const char *name, int sure,
                              int *declined)
{
    Page page = {NULL, 0, 0};
    StoreAnswer answer;
    Moment now;
    Told told;
    long long id;
    answer = find_kept(store, name, &id);
    if (answer)
        return answer;
    tell_game(&told, store, id);
    if (is_wanted(&told, sure)) {
        find_moment(&now);
        answer = drop_game(store, id, &now);
        if (!answer)
            page_format(&page, "Deleted %s\n", told.words.text);
    } else {
        *declined = 1;
        page_format(&page, "Kept %s\n", told.words.text);
    }
    page_put(&page, "", 0);
    print_page(&page);
    page_free(&told.words);
    return answer;
}

int run_delete(Task *task)
{
    Store *store;
    StoreAnswer answer = STORE_FINE;
    int declined = 0;
    int result, i;
    if (task->first == task->last)
        return complain("delete which game? 'quadrille games' lists them");
    store = open_games();
    for (i = task->first; !answer && i < task->last; i++)
        answer = delete_one(store, task->arguments[i], task->options.yes,
                            &declined);
    result = close_answered(store, answer);
    return !result && declined ? EXIT_NO : result;
}

/* ----------------------------------------------------------------- naming */

static StoreAnswer give_name(Store *store, long long id, Task *task)
{
    return name_game(store, id, task->arguments[task->last - 1]);
}

int run_name(Task *task)
{
    if (task->last - task->first != 2)
        return complain("name which game how? quadrille name 12 evening");
    return handle_named(task, task->first, task->first + 1, give_name);
}

/* ----------------------------------------------------------- out and in */

static StoreAnswer print_kept(Store *store, long long id, Task *task)
{
    Page page = {NULL, 0, 0};
    const StoreAnswer answer = page_kept(&page, store, id);
    (void)task;
    page_put(&page, "", 0);
    print_page(&page);
    return answer;
}

int run_export(Task *task)
{
    if (task->first == task->last)
        return complain("export which game? quadrille export 12 > game.txt");
    return handle_named(task, task->first, task->last, print_kept);
}

static int keep_import(Store *store, const char *path, const Session *session)
{
    Keeping keeping;
    Moment now;
    StoreAnswer answer;
    Page page = {NULL, 0, 0};
    if (session_is_over(session))
        return complain("%s: this game is over: 'quadrille replay' shows it",
                        path);
    if (!session->at)
        return complain("%s: no move has been played in it", path);
    find_moment(&now);
    start_keeping(&keeping, store);
    answer = keep_session(&keeping, session, &now);
    if (!answer) {
        page_safe(&page, path);
        page_format(&page, ": game #%lld\n", keeping.id);
    }
    stop_keeping(&keeping);
    page_put(&page, "", 0);
    print_page(&page);
    return answer ? complain_store(store, answer) : EXIT_DONE;
}

static int import_file(Store *store, const char *path)
{
    Session session;
    int result;
    session_open(&session, &malloc_host);
    result = load_game(&session, path);
    if (!result)
        result = keep_import(store, path, &session);
    session_close(&session);
    return result;
}

/* All files are looked at; the gravest answer is the exit code. */
int run_import(Task *task)
{
    Store *store;
    int worst = EXIT_DONE;
    int result, i;
    if (task->first == task->last)
        return complain("import which saved games? quadrille import game.txt");
    store = open_games();
    for (i = task->first; i < task->last; i++) {
        result = import_file(store, task->arguments[i]);
        if (result > worst)
            worst = result;
    }
    close_store(store);
    return worst;
}
