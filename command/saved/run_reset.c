/* SPDX-License-Identifier: MIT */
/* Resets the results of a kind, and undoes that. */
#include "confirm.h"
#include "host/clock.h"
#include "host/plural.h"
#include "records_request.h"
#include "statistics/result_kind.h"
#include "table/kit.h"
#include "table/own_store.h"

/* How many results of a kind count. */
typedef struct KindCount {
    const ResultKind *kind;
    unsigned count;
} KindCount;

static void count_result(void *own, const Outcome *outcome)
{
    KindCount *counted = own;
    counted->count +=
        !outcome->reset && result_kind_has(counted->kind, outcome) != 0;
}

static StoreAnswer count_results(Store *store, const ResultKind *kind,
                                 unsigned *count)
{
    KindCount counted = {kind, 0};
    const StoreAnswer answer =
        outcomes_list(store, kind->game, count_result, &counted);
    *count = counted.count;
    return answer;
}

/* Writes a line with the kind and its count: "FreeCell, easy" and "12
   results". */
static void page_counted(Page *page, const char *words, const ResultKind *kind,
                         unsigned count)
{
    Page name = PAGE_EMPTY;
    Page results = PAGE_EMPTY;
    result_kind_page(&name, kind, kit_title);
    page_count(&results, count, &plural_results);
    page_format(page, words, name.text, results.text);
    page_free(&name);
    page_free(&results);
}

static int complain_none(Store *store, const ResultKind *kind,
                         StoreAnswer answer)
{
    Page name = PAGE_EMPTY;
    if (answer != STORE_NONE)
        return saved_close_store(store, answer);
    result_kind_page(&name, kind, kit_title);
    complain(_("%1$s: %2$s"), name.text, store_words(store));
    page_free(&name);
    store_close(store);
    return EXIT_USAGE;
}

/* -------------------------------------------------------------- resetting */

static int is_wanted(const ResultKind *kind, unsigned count, int sure)
{
    Page page = PAGE_EMPTY;
    page_counted(&page, _("Start the statistics of %1$s anew (%2$s)? [y/N] "),
                 kind, count);
    return saved_confirm(&page, sure);
}

static void tell_reset(const ResultKind *kind, unsigned count, int done)
{
    Page page = PAGE_EMPTY;
    page_counted(
        &page,
        done ? _("The statistics of %1$s start anew: %2$s set aside. 'stats "
                 "restore' brings them back.\n")
             : _("The statistics of %1$s stay as they are: %2$s.\n"),
        kind, count);
    host_print_page(&page);
}

static int reset_kind(const ResultKind *kind, const Options *options)
{
    const int unsure = saved_check_confirmation(options);
    Store *store;
    unsigned count;
    Moment now;
    StoreAnswer answer;
    if (unsure)
        return unsure;
    store = own_store_open();
    answer = count_results(store, kind, &count);
    if (!answer && count && !is_wanted(kind, count, options->yes)) {
        tell_reset(kind, count, 0);
        store_close(store);
        return EXIT_NO;
    }
    clock_now(&now);
    if (!answer)
        answer = resets_make(store, kind, &now, &count);
    if (answer)
        return complain_none(store, kind, answer);
    if (!options->quiet)
        tell_reset(kind, count, 1);
    return saved_close_store(store, answer);
}

/* -------------------------------------------------------------- restoring */

static int restore_kind(const ResultKind *kind, const Options *options)
{
    Store *store = own_store_open();
    Page page = PAGE_EMPTY;
    unsigned count;
    Moment now;
    StoreAnswer answer;
    (void)options;
    clock_now(&now);
    answer = resets_undo(store, kind, &now);
    if (!answer)
        answer = count_results(store, kind, &count);
    if (answer)
        return complain_none(store, kind, answer);
    page_counted(&page, _("The statistics of %1$s are back: %2$s.\n"), kind,
                 count);
    host_print_page(&page);
    return saved_close_store(store, answer);
}

/* ---------------------------------------------------------------- commands */

static int with_kind(CommandLine *line, int (*act)(const ResultKind *kind,
                                                   const Options *options))
{
    ResultKind kind;
    Page name = PAGE_EMPTY;
    int result = records_read_kind(&kind, &name, line);
    if (!result)
        result = act(&kind, &line->options);
    page_free(&name);
    return result;
}

int run_reset(CommandLine *line)
{
    return with_kind(line, reset_kind);
}

int run_count_again(CommandLine *line)
{
    return with_kind(line, restore_kind);
}
