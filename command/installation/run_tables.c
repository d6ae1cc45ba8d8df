/* SPDX-License-Identifier: MIT */
/* Builds, lists, checks and deletes the sliding puzzle's tables, which are
   kept in the cache. */
#include "advice/sliding/pattern_database_cache.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command/command.h"
#include "command/solve/progress_bar.h"
#include "host/json.h"

/* An action on tables of one kind; returns an exit code. */
typedef int (*TableAction)(DatabaseKind kind, int json);

typedef struct TablesRequest {
    TableAction deed;
    int json;
    char **names; /* valid kinds; if there are none, all in the cache */
    int count;
} TablesRequest;

static int complain_tables(DatabaseKind kind, const CacheTrouble *trouble)
{
    Page page = PAGE_EMPTY;
    pattern_database_cache_page_trouble(&page, kind, trouble);
    complain("%s", page.text);
    page_free(&page);
    return trouble->answer == CACHE_DAMAGED ? EXIT_NO : EXIT_TROUBLE;
}

static long long size_of_file(DatabaseKind kind)
{
    Page path = PAGE_EMPTY;
    struct stat there;
    long long size = -1;
    if (pattern_database_kind_path(&path, kind) &&
        stat(path.text, &there) == 0)
        size = there.st_size;
    page_free(&path);
    return size;
}

typedef enum TableState {
    TABLES_LISTED,
    TABLES_SOUND,
    TABLES_DAMAGED
} TableState;

/* Prints one line per file: its name, state, size and path. */
static void print_tables(DatabaseKind kind, TableState state, int json)
{
    static const char *const names[] = {"stored", "ok", "damaged"};
    STATIC_ASSERT(COUNT_OF(names) == TABLES_DAMAGED + 1);
    static const char *const words[] = {N_("stored"), N_("ok"), N_("damaged")};
    STATIC_ASSERT(COUNT_OF(words) == TABLES_DAMAGED + 1);
    Page page = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    Page path = PAGE_EMPTY;
    pattern_database_kind_page(&name, kind);
    pattern_database_kind_path(&path, kind);
    if (json) {
        page_format(&page, "{\"format\":%d", JSON_FORMAT);
        page_member(&page, "name", &name);
        page_entry(&page, "state", names[state]);
        page_number(&page, "bytes", size_of_file(kind));
        page_member(&page, "file", &path);
        page_text(&page, "}\n");
    } else {
        page_format(&page, "%-11s %-8s %10lld bytes  %s\n", name.text,
                    words[state], size_of_file(kind), path.text);
        page_free(&name);
        page_free(&path);
    }
    print_result(&page);
}

/* --------------------------------------------------------------- building */

static void watch_build(void *own, u64 done, u64 all)
{
    (void)own;
    progress_bar_show_percent(done, all);
}

/* Waits if another program is building the same tables. */
static int build_kind(DatabaseKind kind, int json)
{
    const BuildWatcher watcher = {NULL, watch_build, progress_catch_stop()};
    CachedDatabases tables = {.ready = 0};
    CacheTrouble trouble = pattern_database_cache_trouble(
        pattern_database_cache_make(&tables, kind, 0, &watcher));
    if (trouble.answer == CACHE_BUSY) {
        complain_tables(kind, &trouble);
        trouble = pattern_database_cache_trouble(
            pattern_database_cache_make(&tables, kind, 1, &watcher));
    }
    pattern_database_cache_close(&tables);
    progress_bar_clear();
    if (trouble.answer == CACHE_STOPPED && progress_stop_signal())
        return EXIT_SIGNAL + progress_stop_signal();
    if (trouble.answer)
        return complain_tables(kind, &trouble);
    print_tables(kind, TABLES_SOUND, json);
    return EXIT_DONE;
}

/* ---------------------------------------------------- listing and the like */

static int list_kind(DatabaseKind kind, int json)
{
    const CacheTrouble absent = {CACHE_ABSENT, 0};
    if (size_of_file(kind) < 0)
        return complain_tables(kind, &absent);
    print_tables(kind, TABLES_LISTED, json);
    return EXIT_DONE;
}

static int check_kind(DatabaseKind kind, int json)
{
    CachedDatabases tables = {.ready = 0};
    const CacheTrouble trouble = pattern_database_cache_trouble(
        pattern_database_cache_load(&tables, kind));
    pattern_database_cache_close(&tables);
    if (trouble.answer && trouble.answer != CACHE_DAMAGED)
        return complain_tables(kind, &trouble);
    print_tables(kind, trouble.answer ? TABLES_DAMAGED : TABLES_SOUND, json);
    return trouble.answer ? EXIT_NO : EXIT_DONE;
}

static int delete_kind(DatabaseKind kind, int json)
{
    const CacheTrouble trouble =
        pattern_database_cache_trouble(pattern_database_cache_drop(kind));
    (void)json;
    return trouble.answer ? complain_tables(kind, &trouble) : EXIT_DONE;
}

/* ------------------------------------------------------------------ words */

static int graver(int a, int b)
{
    return a > b ? a : b;
}

static int read_tables_request(TablesRequest *request, CommandLine *line)
{
    static const char *const names[] = {"list", "check", "build", "delete"};
    static const TableAction deeds[] = {list_kind, check_kind, build_kind,
                                        delete_kind};
    STATIC_ASSERT(COUNT_OF(names) == COUNT_OF(deeds));
    const char *word = command_line_next_word(line);
    DatabaseKind kind;
    int i = 0;
    int k;
    *request = (TablesRequest){NULL, line->options.json,
                               line->arguments + line->first,
                               line->last - line->first};
    while (word && i < (int)COUNT_OF(deeds) && strcmp(word, names[i]) != 0)
        i++;
    if (i == COUNT_OF(deeds))
        return subcommand_complain_among("tables", word, names, i);
    request->deed = deeds[i];
    if (request->deed == delete_kind && request->json)
        return complain(_("--json can't be used with 'tables delete', which "
                          "prints nothing"));
    if (request->deed == build_kind && !request->count)
        return complain(_("'tables build' needs a name: micro, small, big, "
                          "slides, or a size such as 5x5"));
    for (k = 0; k < request->count; k++)
        if (!pattern_database_kind_read(request->names[k], &kind))
            return complain(_("unknown tables '%s'; use micro, small, big or "
                              "slides (for 4x4), or a size up to 5x5"),
                            request->names[k]);
    return EXIT_DONE;
}

int run_tables(CommandLine *line)
{
    TablesRequest request;
    DatabaseKind kind = {0, 0, 0};
    int result = read_tables_request(&request, line);
    int i;
    progress_bar_allow(&line->options);
    if (result)
        return result;
    for (i = 0; i < request.count && !progress_stop_signal(); i++) {
        pattern_database_kind_read(request.names[i], &kind);
        result = graver(result, request.deed(kind, request.json));
    }
    while (!request.count && pattern_database_kind_next(&kind))
        if (size_of_file(kind) >= 0)
            result = graver(result, request.deed(kind, request.json));
    return result;
}
