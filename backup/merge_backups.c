/* SPDX-License-Identifier: MIT */
/* Merges two backups. What both know is the union of what each of them knows:
   games in progress by their versions, without those that some game went on
   from; results, the earliest of those with the same start and moves; marks,
   resets and settings, the latest. So the order in which backups are merged
   makes no difference, nor does merging one of them twice. */
#include <stdlib.h>
#include <string.h>

#include "block.h"

typedef struct Index {
    BackupRecord **sorted;
    size_t count;
} Index;

static int compare_keys(const void *a, const void *b)
{
    const BackupRecord *first = *(BackupRecord *const *)a;
    const BackupRecord *second = *(BackupRecord *const *)b;
    if (first->kind != second->kind)
        return first->kind < second->kind ? -1 : 1;
    return strcmp(first->key, second->key);
}

/* Twins stay in the order in which they were stored. */
static int compare_places(const void *a, const void *b)
{
    const int order = compare_keys(a, b);
    const BackupRecord *first = *(BackupRecord *const *)a;
    const BackupRecord *second = *(BackupRecord *const *)b;
    return order ? order : (first > second) - (first < second);
}

static Index index_records(Backup *backup)
{
    Index index = {
        host_must_have(calloc(backup->count + 1, sizeof *index.sorted)),
        backup->count};
    size_t i;
    for (i = 0; i < backup->count; i++)
        index.sorted[i] = &backup->records[i];
    qsort(index.sorted, index.count, sizeof *index.sorted, compare_places);
    ASSERT(index.count == backup->count);
    return index;
}

/* A game that was stored twice, because nobody knew whether it had been, has
   one key. Of such twins it is the last one, as a new backup notes it. */
static BackupRecord *find_record(const Index *index, BackupRecord *like)
{
    BackupRecord **end = index->sorted + index->count;
    BackupRecord **found = bsearch(&like, index->sorted, index->count,
                                   sizeof *index->sorted, compare_keys);
    while (found && found + 1 < end && compare_keys(found, found + 1) == 0)
        found++;
    return found ? *found : NULL;
}

static int compare_version(const void *version, const void *entry)
{
    return strcmp(version, entry);
}

static int is_outdated(const Backup *backup, const char *version)
{
    return backup->outdated_count &&
           bsearch(version, backup->outdated, backup->outdated_count,
                   VERSION_SIZE, compare_version) != NULL;
}

static int went_on(const Backup *backup, const BackupRecord *record)
{
    ASSERT(*record->version);
    return record->kind == BACKUP_GAME && is_outdated(backup, record->version);
}

/* Of two results the earlier one precedes, of other records the later one. */
static int precedes(const BackupRecord *a, const BackupRecord *b)
{
    ASSERT(a->kind == b->kind);
    if (a->kind == BACKUP_RESULT && a->time != b->time)
        return a->time < b->time;
    if (a->time != b->time)
        return a->time > b->time;
    if (a->nth != b->nth)
        return a->nth < b->nth;
    return strcmp(a->version, b->version) < 0;
}

static void judge(const Backup *here, const Backup *elsewhere,
                  BackupRecord *record, BackupRecord *other)
{
    ASSERT(record->fate == FATE_STAYS);
    ASSERT(!other || (other->kind == record->kind &&
                      other < here->records + here->count));
    if (other)
        record->other = (size_t)(other - here->records);
    if (went_on(here, record) || went_on(elsewhere, record)) {
        record->fate = FATE_OUTDATED;
    } else if (!other) {
        record->fate = FATE_ADD;
    } else if (strcmp(record->version, other->version) == 0) {
        record->fate = other->fate = FATE_HERE;
    } else if (precedes(record, other)) {
        record->fate = FATE_REPLACE;
        other->fate = FATE_REPLACED;
    } else {
        record->fate = FATE_COUNTED;
    }
}

/* Two records of a file can have one key if a program that counts otherwise
   wrote it. */
static void drop_repeated(const Index *index)
{
    size_t best = 0;
    size_t i;
    for (i = 1; i < index->count; i++) {
        BackupRecord **sorted = index->sorted;
        const size_t worse = compare_keys(&sorted[best], &sorted[i]) != 0
                                 ? index->count
                             : precedes(sorted[i], sorted[best]) ? best
                                                                 : i;
        ASSERT(best < i);
        if (worse < index->count)
            sorted[worse]->fate = FATE_COUNTED;
        if (worse != i)
            best = i;
    }
}

/* A game that started in the same way at the same time is the same game. If it
   stays as well, both have gone on. */
static void find_second(const Backup *here, BackupRecord *record)
{
    size_t i;
    ASSERT(record->kind == BACKUP_GAME && record->fate == FATE_ADD);
    for (i = 0; i < here->count; i++) {
        const BackupRecord *other = &here->records[i];
        if (other->kind == BACKUP_GAME && other->started == record->started &&
            (other->fate == FATE_STAYS || other->fate == FATE_HERE) &&
            strcmp(other->deal, record->deal) == 0)
            record->is_second = 1;
    }
}

static void forget_fates(Backup *backup)
{
    size_t i;
    for (i = 0; i < backup->count; i++) {
        backup->records[i].fate = FATE_STAYS;
        backup->records[i].is_second = 0;
    }
}

void backup_merge(Backup *here, Backup *elsewhere)
{
    const Index known = index_records(here);
    const Index found = index_records(elsewhere);
    size_t i;
    forget_fates(here);
    forget_fates(elsewhere);
    block_sort_outdated(here);
    drop_repeated(&found);
    for (i = 0; i < here->count; i++)
        if (went_on(elsewhere, &here->records[i]))
            here->records[i].fate = FATE_GONE;
    for (i = 0; i < elsewhere->count; i++) {
        BackupRecord *record = &elsewhere->records[i];
        if (record->fate != FATE_COUNTED)
            judge(here, elsewhere, record, find_record(&known, record));
    }
    for (i = 0; i < elsewhere->count; i++)
        if (elsewhere->records[i].kind == BACKUP_GAME &&
            elsewhere->records[i].fate == FATE_ADD)
            find_second(here, &elsewhere->records[i]);
    free(known.sorted);
    free(found.sorted);
}
