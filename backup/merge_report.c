/* SPDX-License-Identifier: MIT */
/* Says what a merge does. */
#include "backup.h"
#include "host/plural.h"

typedef struct MergeCounts {
    unsigned long games, results, marks, resets, settings; /* that are new */
    unsigned long here, outdated, counted, gone, second;
} MergeCounts;

static void count_elsewhere(MergeCounts *counts, const BackupRecord *record)
{
    unsigned long *const kinds[] = {&counts->games, &counts->results,
                                    &counts->marks, &counts->resets,
                                    &counts->settings};
    ASSERT(record->kind < COUNT_OF(kinds));
    ASSERT(record->fate != FATE_STAYS && record->fate != FATE_GONE);
    if (record->fate == FATE_ADD || record->fate == FATE_REPLACE)
        ++*kinds[record->kind];
    counts->here += record->fate == FATE_HERE;
    counts->outdated += record->fate == FATE_OUTDATED;
    counts->counted +=
        record->fate == FATE_COUNTED && record->kind == BACKUP_RESULT;
    counts->second += record->is_second;
}

static void list_part(Page *list, unsigned long count, const Plural *plural)
{
    if (!count)
        return;
    page_comma(list);
    page_count(list, count, plural);
}

static void page_new(Page *page, const MergeCounts *counts, int dry)
{
    static const Plural begun =
        PLURAL_("%llu game in progress", "%llu games in progress");
    static const Plural marks = PLURAL_("%llu favourite", "%llu favourites");
    static const Plural resets =
        PLURAL_("%llu reset of results", "%llu resets of results");
    Page list = PAGE_EMPTY;
    list_part(&list, counts->games, &begun);
    list_part(&list, counts->results, &plural_results);
    list_part(&list, counts->marks, &marks);
    list_part(&list, counts->resets, &resets);
    if (counts->settings) {
        page_comma(&list);
        page_text(&list, _("settings"));
    }
    if (list.used)
        page_format(page,
                    dry ? _("Would restore: %s.\n") : _("Restored: %s.\n"),
                    list.text);
    else
        page_text(page, _("Nothing new.\n"));
    page_free(&list);
}

static void page_second(Page *page, const Backup *elsewhere)
{
    size_t i;
    for (i = 0; i < elsewhere->count; i++) {
        const BackupRecord *record = &elsewhere->records[i];
        Page deal = PAGE_EMPTY;
        if (!record->is_second)
            continue;
        ASSERT(record->kind == BACKUP_GAME && record->game);
        page_safe(&deal, record->own_board ? record->name : record->seed);
        page_format(page,
                    _("%1$s %2$s went on here and elsewhere: both games are "
                      "kept.\n"),
                    translate(record->game->title), deal.text);
        page_free(&deal);
    }
}

static void page_also(Page *page, unsigned long count, const char *one,
                      const char *many)
{
    if (count)
        page_format(page, plural_form(count, one, many), count);
}

void merge_report_page(Page *page, const Backup *here, const Backup *elsewhere,
                       int dry)
{
    MergeCounts counts = {.games = 0};
    size_t i;
    for (i = 0; i < elsewhere->count; i++)
        count_elsewhere(&counts, &elsewhere->records[i]);
    for (i = 0; i < here->count; i++)
        counts.gone += here->records[i].fate == FATE_GONE;
    ASSERT(counts.gone <= here->count);
    page_new(page, &counts, dry);
    page_second(page, elsewhere);
    page_also(page, counts.gone, "%lu game here went on or ended elsewhere.\n",
              "%lu games here went on or ended elsewhere.\n");
    page_also(page, counts.outdated,
              "%lu game in the backup went on or ended since.\n",
              "%lu games in the backup went on or ended since.\n");
    page_also(page, counts.counted,
              "%lu result is counted already, because the same game ended "
              "with the same moves before.\n",
              "%lu results are counted already, because the same games "
              "ended with the same moves before.\n");
    page_also(page, counts.here, "%lu entry was already here.\n",
              "%lu entries were already here.\n");
}
