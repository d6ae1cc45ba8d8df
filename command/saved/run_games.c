/* SPDX-License-Identifier: MIT */
/* Lists, names, deletes, exports and imports stored games. */
#include "table/titles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "command/play/terminal.h"
#include "confirm.h"
#include "host/clock.h"
#include "kept_text.h"
#include "table/commands.h"
#include "table/game_list.h"
#include "table/own_store.h"

int saved_complain_store(const Store *store, StoreAnswer answer)
{
    complain_words(store_words(store));
    return answer == STORE_NONE || answer == STORE_TAKEN ||
                   answer == STORE_UNFIT
               ? EXIT_USAGE
               : EXIT_TROUBLE;
}

int saved_close_store(Store *store, StoreAnswer answer)
{
    const int result =
        answer ? saved_complain_store(store, answer) : EXIT_DONE;
    store_close(store);
    return result;
}

int run_games(CommandLine *line)
{
    Store *store = own_store_open();
    Page page = PAGE_EMPTY;
    int count = 0;
    const StoreAnswer answer =
        line->options.json ? titles_page_json(&page, store)
        : terminal_speaks(&line->options)
            ? game_list_say(&page, store, 1 << 20, &count)
            : game_list_page(&page, store, 1 << 20, &count);
    if (!answer && !count && !line->options.json)
        page_text(&page, _("No games in progress.\n"));
    page_put(&page, "", 0);
    host_print_page(&page);
    return saved_close_store(store, answer);
}

/* --------------------------------------------------------------- deleting */

typedef struct GameLabel {
    long long id;
    Page words;
} GameLabel;

static void see_told(void *own, const KeptGame *game)
{
    GameLabel *told = own;
    if (game->id != told->id)
        return;
    told->words.used = 0;
    game_list_page_label(&told->words, game);
}

int saved_check_confirmation(const Options *options)
{
    if (options->yes || isatty(STDIN_FILENO))
        return EXIT_DONE;
    return complain(_("this asks first, and standard input isn't a terminal; "
                      "give --yes to go ahead without asking"));
}

int saved_confirm(Page *question, int sure)
{
    char answer[16] = "";
    if (sure) {
        page_free(question);
        return 1;
    }
    host_print_page(question);
    return fgets(answer, sizeof answer, stdin) && strchr("yY", *answer) &&
           *answer;
}

/* A game that isn't in progress has only its number. */
static StoreAnswer delete_one(Store *store, const char *name,
                              const Options *options, int *declined)
{
    Page page = PAGE_EMPTY;
    Page question = PAGE_EMPTY;
    StoreAnswer answer;
    Moment now;
    GameLabel told = {.words = PAGE_EMPTY};
    answer = in_progress_find(store, name, &told.id);
    if (answer)
        return answer;
    page_format(&told.words, _("game #%lld"), told.id);
    (void)in_progress_list(store, see_told, &told);
    page_format(&question, _("Delete %s? [y/N] "), told.words.text);
    if (saved_confirm(&question, options->yes)) {
        clock_now(&now);
        answer = in_progress_drop(store, told.id, &now);
        if (!answer && !options->quiet)
            page_format(&page, _("Deleted %s\n"), told.words.text);
    } else {
        *declined = 1;
        page_format(&page, _("Kept %s\n"), told.words.text);
    }
    page_put(&page, "", 0);
    host_print_page(&page);
    page_free(&told.words);
    return answer;
}

int run_delete(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    Store *store;
    StoreAnswer answer = STORE_FINE;
    int declined = 0;
    int result;
    if (!name)
        return complain(
            _("'games delete' needs a game; 'quadrille games' lists them"));
    result = saved_check_confirmation(&line->options);
    if (result)
        return result;
    store = own_store_open();
    for (; !answer && name; name = command_line_next_word(line))
        answer = delete_one(store, name, &line->options, &declined);
    result = saved_close_store(store, answer);
    return !result && declined ? EXIT_NO : result;
}

/* ----------------------------------------------------------------- naming */

int run_rename(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    const char *new_name = command_line_next_word(line);
    Store *store;
    StoreAnswer answer;
    long long id;
    if (!new_name)
        return complain(
            _("'games rename' needs a game and a name: quadrille games "
              "rename 12 evening"));
    store = own_store_open();
    answer = in_progress_find(store, name, &id);
    if (!answer)
        answer = in_progress_name(store, id, new_name);
    return saved_close_store(store, answer);
}

/* ----------------------------------------------------------- out and in */

/* What is printed can be read again. */
static int print_save(Page *text)
{
    Page why = PAGE_EMPTY;
    const int fits = table_save_fits(text, &why);
    if (fits)
        host_print_text(text->text, text->used);
    else
        complain_words(why.text);
    page_free(&why);
    return fits ? EXIT_DONE : EXIT_TROUBLE;
}

int run_export(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    Page page = PAGE_EMPTY;
    Store *store;
    StoreAnswer answer;
    long long id;
    int result;
    if (!name)
        return complain(
            _("'games export' needs a game: quadrille games export 12 > "
              "game.txt"));
    store = own_store_open();
    answer = in_progress_find(store, name, &id);
    if (!answer)
        answer = saved_text_page(&page, store, id);
    result = answer ? saved_complain_store(store, answer) : print_save(&page);
    page_free(&page);
    store_close(store);
    return result;
}

static int keep_import(Store *store, const char *path, const Session *session,
                       int quiet)
{
    Autosave autosave;
    Moment now;
    StoreAnswer answer;
    Page page = PAGE_EMPTY;
    if (session_is_over(session))
        return complain(_("%s: this game is over; 'quadrille replay' shows "
                          "it"),
                        path);
    if (!session->count)
        return complain(_("%s: this game has no moves yet"), path);
    clock_now(&now);
    autosave_start(&autosave, store);
    autosave_take(&autosave, session);
    answer = autosave_session(&autosave, session, &now);
    if (!answer && !quiet) {
        page_safe(&page, path);
        page_text(&page, _(": "));
        page_format(&page, _("game #%lld"), autosave.id);
        page_text(&page, "\n");
    }
    autosave_stop(&autosave);
    page_put(&page, "", 0);
    host_print_page(&page);
    return answer ? saved_complain_store(store, answer) : EXIT_DONE;
}

static int import_file(Store *store, const char *path, int quiet)
{
    Session session;
    int result;
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, path, NULL);
    if (!result)
        result = keep_import(store, path, &session, quiet);
    session_close(&session);
    return result;
}

/* Imports every file; the exit code is the worst result. */
int run_import(CommandLine *line)
{
    const char *path = command_line_next_word(line);
    Store *store;
    int worst = EXIT_DONE;
    if (!path)
        return complain(
            _("'games import' needs a saved game: quadrille games import "
              "game.txt"));
    store = own_store_open();
    for (; path; path = command_line_next_word(line)) {
        const int result = import_file(store, path, line->options.quiet);
        if (result > worst)
            worst = result;
    }
    store_close(store);
    return worst;
}
