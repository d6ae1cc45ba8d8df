/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's tables in the cache: building, listing, checking and
   taking away. */
#include "advice/sliding/pattern_database_cache.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command/command.h"
#include "command/solve/progress_bar.h"
#include "host/json.h"

/* What is done to tables of one kind; an exit code. */
typedef int (*Deed)(DatabaseKind kind, int json);

static int complain_tables(DatabaseKind kind, const CacheTrouble *trouble)
{
    Page page = {NULL, 0, 0};
    pattern_database_cache_page_trouble(&page, kind, trouble);
    complain("%s", page.text);
    page_free(&page);
    return trouble->answer == CACHE_DAMAGED ? EXIT_NO : EXIT_TROUBLE;
}

static long long size_of_file(DatabaseKind kind)
{
    Page path = {NULL, 0, 0};
    struct stat there;
    long long size = -1;
    if (pattern_database_kind_path(&path, kind) &&
        stat(path.text, &there) == 0)
        size = there.st_size;
    page_free(&path);
    return size;
}

/* One line on a file: its name, its size, what is to be said of it. */
static void print_tables(DatabaseKind kind, const char *state, int json)
{
    Page page = {NULL, 0, 0};
    Page name = {NULL, 0, 0};
    Page path = {NULL, 0, 0};
    pattern_database_kind_page(&name, kind);
    pattern_database_kind_path(&path, kind);
    if (json) {
        page_format(&page, "{\"format\":%d", JSON_FORMAT);
        page_member(&page, "tables", &name);
        page_entry(&page, "state", state);
        page_number(&page, "bytes", size_of_file(kind));
        page_member(&page, "file", &path);
        page_text(&page, "}\n");
    } else {
        page_format(&page, "%-11s %-8s %10lld bytes  %s\n", name.text, state,
                    size_of_file(kind), path.text);
        page_free(&name);
        page_free(&path);
    }
    print_result(&page);
}

/* --------------------------------------------------------------- building */

static void watch_build(void *own, u64 done, u64 all)
{
    (void)own;
    show_percent(done, all);
}

/* Waits for who builds the same. */
static CacheTrouble make_patiently(DatabaseKind kind,
                                   const BuildWatcher *watcher)
{
    CachedDatabases tables = {.ready = 0};
    CacheTrouble trouble;
    trouble = pattern_database_cache_trouble(
        pattern_database_cache_make(&tables, kind, 0, watcher));
    if (trouble.answer == CACHE_BUSY) {
        complain_tables(kind, &trouble);
        trouble = pattern_database_cache_trouble(
            pattern_database_cache_make(&tables, kind, 1, watcher));
    }
    pattern_database_cache_close(&tables);
    clear_bar();
    return trouble;
}

static int build_kind(DatabaseKind kind, int json)
{
    const BuildWatcher watcher = {NULL, watch_build, catch_stop()};
    const CacheTrouble trouble = make_patiently(kind, &watcher);
    if (trouble.answer == CACHE_STOPPED && stop_signal())
        return EXIT_SIGNAL + stop_signal();
    if (trouble.answer)
        return complain_tables(kind, &trouble);
    print_tables(kind, "well", json);
    return EXIT_DONE;
}

/* ---------------------------------------------------- listing and the like */

static int list_kind(DatabaseKind kind, int json)
{
    print_tables(kind, "there", json);
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
    print_tables(kind, trouble.answer ? "damaged" : "well", json);
    return trouble.answer ? EXIT_NO : EXIT_DONE;
}

static int drop_kind(DatabaseKind kind, int json)
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

/* All that are there. */
static int do_all(Deed deed, int json)
{
    DatabaseKind kind = {0, 0, 0};
    int result = EXIT_DONE;
    while (pattern_database_kind_next(&kind))
        if (size_of_file(kind) >= 0)
            result = graver(result, deed(kind, json));
    return result;
}

static int do_named(Deed deed, const Task *task)
{
    DatabaseKind kind;
    int result = EXIT_DONE;
    int i;
    for (i = task->first; i < task->last; i++)
        if (!pattern_database_kind_read(task->arguments[i], &kind))
            return complain("there are no tables %s: name micro, small or big "
                            "(of 4x4), or a size up to 5x5",
                            task->arguments[i]);
    for (i = task->first; i < task->last && !stop_signal(); i++) {
        pattern_database_kind_read(task->arguments[i], &kind);
        result = graver(result, deed(kind, task->options.json));
    }
    return result;
}

int run_tables(Task *task)
{
    static const struct {
        const char *name;
        Deed deed;
    } deeds[] = {{"list", list_kind},
                 {"check", check_kind},
                 {"drop", drop_kind},
                 {"build", build_kind}};
    const char *word =
        task->first < task->last ? task->arguments[task->first++] : "list";
    size_t i = 0;
    while (i < COUNT_OF(deeds) && strcmp(word, deeds[i].name) != 0)
        i++;
    if (i == COUNT_OF(deeds))
        return complain("tables are built, listed, checked or dropped: "
                        "quadrille tables build big");
    if (deeds[i].deed == drop_kind && task->options.json)
        return complain("--json is not for tables drop, which prints nothing");
    if (task->first < task->last)
        return do_named(deeds[i].deed, task);
    if (deeds[i].deed == build_kind)
        return complain("build which tables? quadrille tables build big, or "
                        "small, micro, 5x5");
    return do_all(deeds[i].deed, task->options.json);
}
