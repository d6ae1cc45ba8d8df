/* SPDX-License-Identifier: MIT */
/* Makes a backup of what a store has, and writes it as text. */
#include <stdlib.h>
#include <string.h>

#include "block.h"
#include "host/seal.h"
#include "rules/games.h"

static void begin_block(Backup *backup, BackupRecord *record)
{
    record->start = backup->text.used;
    page_format(&backup->text, "%s", block_heads[record->kind]);
    if (record->kind == BACKUP_SETTINGS)
        page_format(&backup->text, "%s]", record->slot);
    page_text(&backup->text, "\n");
}

static BackupRecord *end_block(Backup *backup, BackupRecord *record)
{
    block_write_version(backup->text.text + record->start,
                        backup->text.used - record->start, record->version);
    page_format(&backup->text, "version %s\n", record->version);
    record->length = backup->text.used - record->start;
    block_set_key(backup, record);
    return record;
}

static size_t count_lines(const char *text, size_t length)
{
    size_t lines = 0;
    size_t i;
    for (i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

/* Writes some lines after their number. */
static void put_lines(Backup *backup, BackupRecord *record, const char *head,
                      const char *text, size_t length)
{
    page_format(&backup->text, "%s %lu\n", head,
                (unsigned long)count_lines(text, length));
    record->save_start = backup->text.used;
    record->save_length = length;
    page_put(&backup->text, text, length);
}

/* Returns a record of a game, or NULL if its save isn't valid. */
static BackupRecord *new_game(Backup *backup, BackupKind kind,
                              const char *save)
{
    Fault fault;
    BackupRecord *record = block_new_record(backup, kind);
    if (block_take_save(record, save, strlen(save), &fault)) {
        begin_block(backup, record);
        return record;
    }
    backup->count--;
    return NULL;
}

BackupRecord *backup_add_game(Backup *backup, const BackupGame *game)
{
    BackupRecord *record = new_game(backup, BACKUP_GAME, game->save);
    if (!record)
        return NULL;
    record->started = game->started;
    record->time = game->played;
    record->over = game->over != 0;
    block_copy(record->slot, game->slot, FIELD_SIZE);
    page_format(&backup->text, "started %lld\nplayed %lld\n", game->started,
                game->played);
    if (record->over)
        page_text(&backup->text, "over\n");
    if (*record->slot)
        page_format(&backup->text, "slot %s\n", record->slot);
    put_lines(backup, record, "save", game->save, strlen(game->save));
    return end_block(backup, record);
}

BackupRecord *backup_add_result(Backup *backup, const BackupResult *result)
{
    BackupRecord *record;
    if (result->unchecked) {
        record = block_new_record(backup, BACKUP_RESULT);
        begin_block(backup, record);
        record->status = result->status;
    } else {
        record = new_game(backup, BACKUP_RESULT, result->save);
    }
    if (!record)
        return NULL;
    record->time = result->ended;
    record->nth = result->nth;
    block_copy(record->day, result->day, DATE_SIZE);
    page_format(&backup->text, "day %s\nended %lld\nnth %lu\n",
                *record->day ? record->day : block_no_day, result->ended,
                (unsigned long)result->nth);
    put_lines(backup, record, "save", result->save, strlen(result->save));
    return end_block(backup, record);
}

BackupRecord *backup_add_mark(Backup *backup, const KeptStart *start,
                              long long marked)
{
    const Game *game = games_find(start->game);
    BackupRecord *record;
    if (!game)
        return NULL;
    record = block_new_record(backup, BACKUP_MARK);
    begin_block(backup, record);
    record->game = game;
    record->time = marked;
    record->own_board = start->own_board != 0;
    block_copy(record->variant, start->variant, FIELD_SIZE);
    block_copy(record->seed, start->seed, FIELD_SIZE);
    block_copy(record->name, start->name, NAME_SIZE);
    page_format(&backup->text, "marked %lld\ngame %s\nvariant %s\nseed %s\n",
                marked, game->name, record->variant, record->seed);
    if (*record->name)
        page_format(&backup->text, "name %s\n", record->name);
    if (record->own_board)
        page_text(&backup->text, "own board\n");
    return end_block(backup, record);
}

/* Writes a place; that before all results is no line. */
static void put_place(Page *page, const char *name, const char *nth,
                      const ResultPlace *place)
{
    if (place->ended || place->nth)
        page_format(page, "%s %lld\n%s %lu\n", name, place->ended, nth,
                    (unsigned long)place->nth);
}

BackupRecord *backup_add_reset(Backup *backup, const KeptReset *reset)
{
    const Game *game = games_find(reset->kind.game);
    BackupRecord *record;
    if (!game)
        return NULL;
    record = block_new_record(backup, BACKUP_RESET);
    begin_block(backup, record);
    record->game = game;
    record->time = reset->changed;
    record->part = (u8)reset->kind.part;
    record->until = reset->until;
    record->before = reset->before;
    if (record->part == KIND_OF_VARIANT)
        block_copy(record->variant, reset->kind.name, FIELD_SIZE);
    else
        block_copy(record->name, reset->kind.name, NAME_SIZE);
    page_format(&backup->text, "changed %lld\ngame %s\n", reset->changed,
                game->name);
    if (record->part)
        page_format(&backup->text, "%s %s\n", block_parts[record->part],
                    reset->kind.name);
    put_place(&backup->text, "until", "nth", &record->until);
    put_place(&backup->text, "before", "nth", &record->before);
    return end_block(backup, record);
}

BackupRecord *backup_add_settings(Backup *backup, const char *whose,
                                  const char *text, size_t length,
                                  long long changed)
{
    BackupRecord *record;
    if (!block_is_text(text, length))
        return NULL;
    record = block_new_record(backup, BACKUP_SETTINGS);
    block_copy(record->slot, whose, FIELD_SIZE);
    begin_block(backup, record);
    record->time = changed;
    page_format(&backup->text, "changed %lld\n", changed);
    put_lines(backup, record, "lines", text, length);
    return end_block(backup, record);
}

/* ------------------------------------------------------------------ a text */

static int compare_numbers(long long a, long long b)
{
    return (a > b) - (a < b);
}

/* The order has nothing to do with the store that the records come from. */
static int compare_records(const void *a, const void *b)
{
    const BackupRecord *first = *(BackupRecord *const *)a;
    const BackupRecord *second = *(BackupRecord *const *)b;
    int order = compare_numbers((int)first->kind, (int)second->kind);
    if (!order)
        order = compare_numbers(first->time, second->time);
    if (!order)
        order = compare_numbers(first->nth, second->nth);
    return order ? order : strcmp(first->version, second->version);
}

static void write_outdated(Backup *backup, Page *page)
{
    const size_t start = page->used;
    char version[VERSION_SIZE];
    size_t i;
    block_sort_outdated(backup);
    if (!backup->outdated_count)
        return;
    page_format(page, "%s\n", block_outdated);
    for (i = 0; i < backup->outdated_count; i++)
        page_format(page, "%s\n", backup->outdated[i]);
    block_write_version(page->text + start, page->used - start, version);
    page_format(page, "version %s\n", version);
}

void backup_write_title(Page *page)
{
    page_format(page, "quadrille backup %d\n", BACKUP_FORMAT);
}

void backup_write(Backup *backup, Page *page)
{
    BackupRecord **sorted =
        must_have(calloc(backup->count + 1, sizeof *sorted));
    char digest[SHA256_TEXT];
    size_t i;
    for (i = 0; i < backup->count; i++)
        sorted[i] = &backup->records[i];
    qsort(sorted, backup->count, sizeof *sorted, compare_records);
    backup_write_title(page);
    for (i = 0; i < backup->count; i++)
        if (!i || sorted[i]->kind != sorted[i - 1]->kind ||
            strcmp(sorted[i]->version, sorted[i - 1]->version) != 0)
            page_put(page, backup_block(backup, sorted[i]), sorted[i]->length);
    free(sorted);
    write_outdated(backup, page);
    seal_text(page, digest);
}
