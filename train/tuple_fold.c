/* SPDX-License-Identifier: MIT */
/* Computes which weights of the larger tuples receive each small tuple's
   weight. */
#include "tuple_fold.h"

#include <stdio.h>
#include <stdlib.h>

static const TuplePattern small_patterns[] = {{5, 0, {0, 1, 2, 3, 4}, 0},
                                              {5, 0, {0, 17, 34, 51, 68}, 0},
                                              {4, 0, {0, 1, 16, 17}, 0}};

/* For each small shape, the evaluating shapes that contain it. A shortest
   diagonal contains itself. */
static const struct {
    u8 small, evaluated;
} holders[] = {{0, 1}, {1, 0}, {1, 2}, {2, 3}};

/* Finds where each cell of a small tuple is in a larger one; returns 0 unless
   it contains all of them. */
static int find_places(const Tuple *large, u8 length, const Tuple *small,
                       u8 count, u8 *place)
{
    u8 i, k;
    for (i = 0; i < count; i++) {
        for (k = 0; k < length && large->cell[k] != small->cell[i]; k++)
            ;
        if (k == length)
            return 0;
        place[i] = k;
    }
    return 1;
}

static u32 count_holders(const Fold *fold, const TupleNetwork *evaluated,
                         u16 nth, u8 shape)
{
    u32 count = 0;
    size_t i;
    u16 k;
    for (i = 0; i < COUNT_OF(holders); i++) {
        const TupleShape *large = &evaluated->shape[holders[i].evaluated];
        u8 place[MOST_TUPLE_LENGTH];
        if (holders[i].small != shape)
            continue;
        for (k = large->first; k < large->end; k++)
            count += (u32)find_places(&evaluated->tuple[k], large->length,
                                      &fold->small.tuple[nth],
                                      fold->small.shape[shape].length, place);
    }
    return count;
}

typedef struct FoldEntry {
    u32 small;
    Share share;
} FoldEntry;

typedef struct FoldEntries {
    FoldEntry *entry;
    u32 count;
} FoldEntries;

static u32 classes_in(u8 length)
{
    return length == 4 ? CLASSES4 : length == 5 ? CLASSES5 : CLASSES6;
}

static void add_entries(FoldEntries *entries, const Fold *fold,
                        const TupleNetwork *evaluated, const TupleShape *large,
                        const Tuple *tuple, u16 nth, u8 shape, const u8 *place)
{
    const u8 length = fold->small.shape[shape].length;
    const float part =
        1.0F / (float)count_holders(fold, evaluated, nth, shape);
    u32 class;
    for (class = 0; class < classes_in(large->length); class ++) {
        const TupleClass *known =
            class_table(evaluated, large->length) + class;
        u32 raw = 0;
        FoldEntry *entry;
        u8 i;
        for (i = 0; i < length; i++)
            raw |= (u32)known->name[place[i]] << (3 * i);
        entries->entry =
            realloc(entries->entry, (entries->count + 1) * sizeof(FoldEntry));
        if (!entries->entry)
            exit(2);
        entry = &entries->entry[entries->count++];
        entry->small = fold->small.tuple[nth].weights +
                       class_index(&fold->small, length)[raw];
        entry->share.weight = tuple->weights + class;
        entry->share.part = part;
    }
}

static int is_first_of_kind(const TupleNetwork *evaluated,
                            const TupleShape *shape, u16 nth)
{
    u16 i;
    for (i = shape->first; i < nth; i++)
        if (evaluated->tuple[i].weights == evaluated->tuple[nth].weights)
            return 0;
    return 1;
}

static void list_entries(FoldEntries *entries, const Fold *fold,
                         const TupleNetwork *evaluated, u8 small, u8 large)
{
    const TupleShape *shape = &evaluated->shape[large];
    const TupleShape *part = &fold->small.shape[small];
    u8 place[MOST_TUPLE_LENGTH];
    u16 i, k;
    for (i = shape->first; i < shape->end; i++)
        for (k = part->first; k < part->end; k++)
            if (is_first_of_kind(evaluated, shape, i) &&
                find_places(&evaluated->tuple[i], shape->length,
                            &fold->small.tuple[k], part->length, place))
                add_entries(entries, fold, evaluated, shape,
                            &evaluated->tuple[i], k, small, place);
}

static int compare(const void *a, const void *b)
{
    const FoldEntry *left = a;
    const FoldEntry *right = b;
    if (left->small != right->small)
        return left->small < right->small ? -1 : 1;
    return left->share.weight < right->share.weight   ? -1
           : left->share.weight > right->share.weight ? 1
                                                      : 0;
}

void fold_build(Fold *fold, const TupleNetwork *evaluated)
{
    FoldEntries entries = {NULL, 0};
    u32 at = 0;
    u32 i;
    size_t k;
    network_build(&fold->small, small_patterns, COUNT_OF(small_patterns));
    for (k = 0; k < COUNT_OF(holders); k++)
        list_entries(&entries, fold, evaluated, holders[k].small,
                     holders[k].evaluated);
    qsort(entries.entry, entries.count, sizeof(FoldEntry), compare);
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
