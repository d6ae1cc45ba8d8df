/* SPDX-License-Identifier: MIT */
#include "fold.h"

#include <stdio.h>
#include <stdlib.h>

static const Pattern small_shapes[] = {{5, 0, {0, 1, 2, 3, 4}, 0},
                                       {5, 0, {0, 17, 34, 51, 68}, 0},
                                       {4, 0, {0, 1, 16, 17}, 0}};

/* Which row of the judged windows holds the small ones of a row. A shortest
   diagonal is held by itself. */
static const struct {
    u8 small, judged;
} holders[] = {{0, 1}, {1, 0}, {1, 2}, {2, 3}};

/* Where in a window each cell of a smaller one is; 0 unless it has all. */
static int find_panes(const Window *large, u8 panes, const Window *small,
                      u8 count, u8 *pane)
{
    u8 i, k;
    for (i = 0; i < count; i++) {
        for (k = 0; k < panes && large->cell[k] != small->cell[i]; k++)
            ;
        if (k == panes)
            return 0;
        pane[i] = k;
    }
    return 1;
}

static u32 count_holders(const Fold *fold, const Windows *judged, u16 nth,
                         u8 row)
{
    u32 count = 0;
    size_t i;
    u16 k;
    for (i = 0; i < COUNT_OF(holders); i++) {
        const Row *large = &judged->row[holders[i].judged];
        u8 pane[MOST_PANES];
        if (holders[i].small != row)
            continue;
        for (k = large->first; k < large->end; k++)
            count += (u32)find_panes(&judged->window[k], large->panes,
                                     &fold->small.window[nth],
                                     fold->small.row[row].panes, pane);
    }
    return count;
}

typedef struct Entry {
    u32 small;
    Share share;
} Entry;

typedef struct Entries {
    Entry *entry;
    u32 count;
} Entries;

static u32 classes_in(u8 panes)
{
    return panes == 4 ? CLASSES4 : panes == 5 ? CLASSES5 : CLASSES6;
}

static void add_entries(Entries *entries, const Fold *fold,
                        const Windows *judged, const Row *large,
                        const Window *window, u16 nth, u8 row, const u8 *pane)
{
    const u8 panes = fold->small.row[row].panes;
    const float part = 1.0F / (float)count_holders(fold, judged, nth, row);
    u32 class;
    for (class = 0; class < classes_in(large->panes); class ++) {
        const Class *known = known_of(judged, large->panes) + class;
        u32 raw = 0;
        Entry *entry;
        u8 i;
        for (i = 0; i < panes; i++)
            raw |= (u32)known->name[pane[i]] << (3 * i);
        entries->entry =
            realloc(entries->entry, (entries->count + 1) * sizeof(Entry));
        if (!entries->entry)
            exit(2);
        entry = &entries->entry[entries->count++];
        entry->small = fold->small.window[nth].weights +
                       classes_of(&fold->small, panes)[raw];
        entry->share.weight = window->weights + class;
        entry->share.part = part;
    }
}

static int is_first_of_kind(const Windows *judged, const Row *row, u16 nth)
{
    u16 i;
    for (i = row->first; i < nth; i++)
        if (judged->window[i].weights == judged->window[nth].weights)
            return 0;
    return 1;
}

static void list_entries(Entries *entries, const Fold *fold,
                         const Windows *judged, u8 small, u8 large)
{
    const Row *row = &judged->row[large];
    const Row *part = &fold->small.row[small];
    u8 pane[MOST_PANES];
    u16 i, k;
    for (i = row->first; i < row->end; i++)
        for (k = part->first; k < part->end; k++)
            if (is_first_of_kind(judged, row, i) &&
                find_panes(&judged->window[i], row->panes,
                           &fold->small.window[k], part->panes, pane))
                add_entries(entries, fold, judged, row, &judged->window[i], k,
                            small, pane);
}

static int compare(const void *a, const void *b)
{
    const Entry *left = a;
    const Entry *right = b;
    if (left->small != right->small)
        return left->small < right->small ? -1 : 1;
    return left->share.weight < right->share.weight   ? -1
           : left->share.weight > right->share.weight ? 1
                                                      : 0;
}

void build_fold(Fold *fold, const Windows *judged)
{
    Entries entries = {NULL, 0};
    u32 at = 0;
    u32 i;
    size_t k;
    build_windows(&fold->small, small_shapes, COUNT_OF(small_shapes));
    for (k = 0; k < COUNT_OF(holders); k++)
        list_entries(&entries, fold, judged, holders[k].small,
                     holders[k].judged);
    qsort(entries.entry, entries.count, sizeof(Entry), compare);
    fold->first = calloc(fold->small.weights + 1, sizeof *fold->first);
    fold->share = calloc(entries.count, sizeof *fold->share);
    if (!fold->first || !fold->share)
        exit(2);
    for (i = 0; i < entries.count; i++)
        fold->share[i] = entries.entry[i].share;
    for (i = 0; i <= fold->small.weights; i++) {
        while (at < entries.count && entries.entry[at].small < i)
            at++;
        fold->first[i] = at;
    }
    free(entries.entry);
}
