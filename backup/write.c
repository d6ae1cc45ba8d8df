/* SPDX-License-Identifier: MIT */
/* Makes a backup of what a store has, and writes it as text. */
#include <stdlib.h>
#include <string.h>

#include "block.h"
#include "host/player_name.h"
#include "host/seal.h"

/* Each kind of record is written as a block and read back from it, so what is
   in a backup can be read, whatever the store contains. */

/* Returns the block's place in the text. */
static size_t begin_block(Backup *backup, BackupKind kind, const char *whose)
{
    const size_t start = backup->text.used;
    ASSERT(kind <= BACKUP_SETTINGS);
    page_text(&backup->text, block_heads[kind]);
    if (kind == BACKUP_SETTINGS)
        page_format(&backup->text, "%s]", whose);
    page_text(&backup->text, "\n");
    return start;
}

/* The clock that a time comes from may have been wrong. */
static long long possible(long long seconds)
{
    return seconds < 0 ? 0 : seconds > MOST_SECONDS ? MOST_SECONDS : seconds;
}

static void put_time(Backup *backup, const char *name, long long seconds)
{
    page_format(&backup->text, "%s %lld\n", name, possible(seconds));
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
static void put_lines(Backup *backup, const char *head, const char *text,
                      size_t length)
{
    page_format(&backup->text, "%s %lu\n", head,
                (unsigned long)count_lines(text, length));
    page_put(&backup->text, text, length);
}

/* Returns NULL, and leaves the block out, if it isn't valid. The status of a
   result is believed unless it is NULL. */
static BackupRecord *end_block(Backup *backup, size_t start, const u8 *status)
{
    char version[VERSION_SIZE];
    BackupRecord *record;
    ASSERT(start < backup->text.used);
    block_write_version(backup->text.text + start, backup->text.used - start,
                        version);
    page_format(&backup->text, "version %s\n", version);
    record = backup_reread_block(backup, start, status);
    ASSERT(!record || record->start + record->length == backup->text.used);
    if (!record) {
        backup->text.used = start;
        backup->text.text[start] = '\0';
    }
    return record;
}

BackupRecord *backup_add_game(Backup *backup, const BackupGame *game)
{
    const size_t start = begin_block(backup, BACKUP_GAME, "");
    put_time(backup, "started", game->started);
    put_time(backup, "played", game->played);
    if (game->over)
        page_text(&backup->text, "over\n");
    if (*game->slot)
        page_format(&backup->text, "slot %s\n", game->slot);
    put_lines(backup, "save", game->save, strlen(game->save));
    return end_block(backup, start, NULL);
}

/* Whoever is not named has no line. */
static void put_player(Backup *backup, const char *text)
{
    char name[NAME_SIZE];
    (void)player_name_read(name, text ? text : "");
    if (*name)
        page_format(&backup->text, "player %s\n", name);
}

BackupRecord *backup_add_result(Backup *backup, const BackupResult *result)
{
    const size_t start = begin_block(backup, BACKUP_RESULT, "");
    page_format(&backup->text, "day %s\n",
                *result->day ? result->day : block_no_day);
    put_time(backup, "ended", result->ended);
    page_format(&backup->text, "nth %lu\n", (unsigned long)result->nth);
    put_player(backup, result->player);
    put_lines(backup, "save", result->save, strlen(result->save));
    return end_block(backup, start,
                     result->unchecked ? &result->status : NULL);
}

BackupRecord *backup_add_mark(Backup *backup, const KeptStart *start,
                              long long marked)
{
    const size_t block = begin_block(backup, BACKUP_MARK, "");
    ASSERT(start->game && start->variant && start->seed);
    put_time(backup, "marked", marked);
    page_format(&backup->text, "game %s\nvariant %s\nseed %s\n", start->game,
                start->variant, start->seed);
    if (*start->name)
        page_format(&backup->text, "name %s\n", start->name);
    if (start->own_board)
        page_text(&backup->text, "own board\n");
    return end_block(backup, block, NULL);
}

/* Writes a place; that before all results is no line. */
static void put_place(Backup *backup, const char *name,
                      const ResultPlace *place)
{
    if (!possible(place->ended) && !place->nth)
        return;
    put_time(backup, name, place->ended);
    page_format(&backup->text, "nth %lu\n", (unsigned long)place->nth);
}

BackupRecord *backup_add_reset(Backup *backup, const KeptReset *reset)
{
    const size_t start = begin_block(backup, BACKUP_RESET, "");
    ASSERT(reset->kind.part <= KIND_OF_LAYOUT);
    put_time(backup, "changed", reset->changed);
    page_format(&backup->text, "game %s\n", reset->kind.game);
    if (reset->kind.part)
        page_format(&backup->text, "%s %s\n", block_parts[reset->kind.part],
                    reset->kind.name);
    put_player(backup, reset->player);
    put_place(backup, "until", &reset->until);
    put_place(backup, "before", &reset->before);
    return end_block(backup, start, NULL);
}

BackupRecord *backup_add_settings(Backup *backup, const char *whose,
                                  const char *text, size_t length,
                                  long long changed)
{
    const size_t start = begin_block(backup, BACKUP_SETTINGS, whose);
    put_time(backup, "changed", changed);
    put_lines(backup, "lines", text, length);
    return end_block(backup, start, NULL);
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
    ASSERT(!page->used || page->text[page->used - 1] == '\n');
    block_sort_outdated(backup);
    if (!backup->outdated_count)
        return;
    page_format(page, "%s\n", block_outdated);
    for (i = 0; i < backup->outdated_count; i++)
        page_format(page, "%s\n", backup->outdated[i]);
    block_write_version(page->text + start, page->used - start, version);
    page_format(page, "version %s\n", version);
}

void backup_write_title(Page *page, int format)
{
    ASSERT(format > 0 && format <= BACKUP_FORMAT);
    page_format(page, "quadrille backup %d\n", format);
}

/* The earliest format that can hold all records. */
static int format_of(const Backup *backup)
{
    size_t i = 0;
    while (i < backup->count && !*backup->records[i].player)
        i++;
    return i < backup->count ? BACKUP_FORMAT : 1;
}

void backup_write(Backup *backup, Page *page)
{
    BackupRecord **sorted =
        host_must_have(calloc(backup->count + 1, sizeof *sorted));
    char digest[SHA256_TEXT];
    size_t i;
    ASSERT(!page->used); /* the seal covers all of it */
    for (i = 0; i < backup->count; i++)
        sorted[i] = &backup->records[i];
    qsort(sorted, backup->count, sizeof *sorted, compare_records);
    backup_write_title(page, format_of(backup));
    for (i = 0; i < backup->count; i++)
        if (!i || sorted[i]->kind != sorted[i - 1]->kind ||
            strcmp(sorted[i]->version, sorted[i - 1]->version) != 0)
            page_put(page, backup_block(backup, sorted[i]), sorted[i]->length);
    free(sorted);
    write_outdated(backup, page);
    seal_text(page, digest);
}
