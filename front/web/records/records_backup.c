/* SPDX-License-Identifier: MIT */
/* Backups of what the page stores, and how they are merged. */
#include "records.h"

#include <stdlib.h>
#include <string.h>

#include "backup/block.h"
#include "host/json.h"
#include "host/seal.h"
#include "store/slot.h"

static Backup backups[2]; /* here and elsewhere */
static Page text_elsewhere;

static const char *const kind_names[] = {[BACKUP_GAME] = "game",
                                         [BACKUP_RESULT] = "result",
                                         [BACKUP_MARK] = "favourite",
                                         [BACKUP_RESET] = "reset",
                                         [BACKUP_SETTINGS] = "settings"};
STATIC_ASSERT(COUNT_OF(kind_names) == BACKUP_SETTINGS + 1);

static const char *const fate_names[] = {
    [FATE_STAYS] = "stays",       [FATE_HERE] = "here",
    [FATE_ADD] = "add",           [FATE_REPLACE] = "replace",
    [FATE_OUTDATED] = "outdated", [FATE_COUNTED] = "counted",
    [FATE_REPLACED] = "replaced", [FATE_GONE] = "gone"};
STATIC_ASSERT(COUNT_OF(fate_names) == FATE_GONE + 1);

/* Reads a text, and sets the module's text to the problem. */
static u32 read_text(Backup *backup, const char *name, Page *text)
{
    Page *problem = exchange_fresh();
    const int good = backup_read(backup, name, text, problem);
    exchange_end();
    return good != 0;
}

/* ------------------------------------------------------------------- here */

u32 records_read_blocks(Backup *backup, u32 from, u32 length)
{
    const Reader blocks = exchange_read(from, length);
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    backup_free(backup);
    backup_write_title(&text, BACKUP_FORMAT);
    page_put(&text, blocks.start, exchange_length(&blocks));
    seal_text(&text, digest);
    return read_text(backup, _("this browser"), &text);
}

u32 records_begin_backup(u32 length)
{
    backup_free(&backups[1]);
    return records_read_blocks(&backups[0], 0, length);
}

void records_begin_reset(const KeptReset *reset)
{
    backup_free(&backups[0]);
    backup_add_reset(&backups[0], reset);
}

/* Older versions of the page may have written a save otherwise. */
static int rewrite_save(Page *save)
{
    Session session;
    Fault fault = {.game = NULL};
    session_open(&session, &malloc_host);
    if (!session_load(&session, save->text, (u32)save->used, &fault)) {
        save->used = 0;
        page_save(save, &session);
    }
    session_close(&session);
    return !fault.reason;
}

static u32 number_of(const BackupRecord *record)
{
    return record ? (u32)(record - backups[0].records) + 1 : 0;
}

u32 records_add_game(double started, double played, u32 over, u32 slot,
                     u32 save_length)
{
    Page name = exchange_take(0, slot);
    Page save = exchange_take(slot, save_length);
    BackupGame game = {(long long)started, (long long)played, (int)over,
                       name.text, save.text};
    const BackupRecord *record = backup_add_game(&backups[0], &game);
    if (!record && rewrite_save(&save)) {
        game.save = save.text;
        record = backup_add_game(&backups[0], &game);
    }
    page_free(&name);
    page_free(&save);
    return number_of(record);
}

u32 records_add_result(double ended, u32 nth, u32 status, u32 day_length,
                       u32 save_length, u32 player_length)
{
    Page day = exchange_take(0, day_length);
    Page save = exchange_take(day_length, save_length);
    Page player = exchange_take(day_length + save_length, player_length);
    BackupResult result = {.ended = (long long)ended,
                           .nth = nth,
                           .unchecked = status != BACKUP_CHECKED,
                           .status = (u8)status,
                           .day = day.text,
                           .save = save.text,
                           .player = player.text};
    const BackupRecord *record = backup_add_result(&backups[0], &result);
    if (!record && rewrite_save(&save)) {
        result.save = save.text;
        record = backup_add_result(&backups[0], &result);
    }
    page_free(&day);
    page_free(&save);
    page_free(&player);
    return number_of(record);
}

u32 records_add_settings(double changed, u32 length)
{
    Page text = exchange_take(0, length);
    const BackupRecord *record = backup_add_settings(
        &backups[0], "page", text.text, text.used, (long long)changed);
    page_free(&text);
    return number_of(record);
}

void records_add_outdated(u32 length)
{
    Page version = exchange_take(0, length);
    backup_add_outdated(&backups[0], version.text);
    page_free(&version);
}

u32 records_write_backup(void)
{
    backup_write(&backups[0], exchange_fresh());
    return exchange_end();
}

/* -------------------------------------------------------------- elsewhere */

char *records_backup_at(u32 size)
{
    page_free(&text_elsewhere);
    if (size > MOST_BACKUP)
        return NULL;
    text_elsewhere.text = malloc((size_t)size + 1);
    if (!text_elsewhere.text)
        return NULL;
    text_elsewhere.text[size] = '\0';
    text_elsewhere.room = (size_t)size + 1;
    return text_elsewhere.text;
}

u32 records_read_backup(u32 name_length, u32 length)
{
    Page name = exchange_take(0, name_length);
    u32 good;
    if (length >= text_elsewhere.room)
        length = 0;
    text_elsewhere.used = length;
    backup_free(&backups[1]);
    good = read_text(&backups[1], name.text, &text_elsewhere);
    page_free(&name);
    return good;
}

void records_merge(void)
{
    backup_merge(&backups[0], &backups[1]);
}

u32 records_report(u32 dry)
{
    merge_report_page(exchange_fresh(), &backups[0], &backups[1], dry != 0);
    return exchange_end();
}

/* ---------------------------------------------------------------- records */

static const Backup *backup_of(u32 of)
{
    return &backups[of ? 1 : 0];
}

static const BackupRecord *record_of(u32 of, u32 number)
{
    const Backup *backup = backup_of(of);
    return number && number <= backup->count ? &backup->records[number - 1]
                                             : NULL;
}

u32 records_count(u32 of)
{
    return (u32)backup_of(of)->count;
}

/* The same members as the module's state has, except those of the
   position. */
static void page_game_of(Page *page, const BackupRecord *record)
{
    const int counts_moves = record->game->goal.measure == GOAL_SCORED_MOVES;
    page_entry(page, "game", record->game->name);
    page_entry(page, "unit", counts_moves ? "" : record->game->unit);
    page_entry(page, "variant", record->variant);
    page_entry(page, "seed", record->seed);
    page_entry(page, "daily", record->date);
    page_entry(page, "name", record->name);
    page_number(page, "own", record->own_board);
    page_entry(page, "status", session_status_names[record->status]);
    page_number(page, "score", record->score);
    page_number(page, "moves", counts_moves ? record->score : record->moves);
    page_number(page, "at", record->moves);
    page_number(page, "count", record->count);
    page_number(page, "hints", record->hints);
    page_number(page, "undos", record->undos);
    page_number(page, "clock", record->clock);
}

u32 records_describe(u32 of, u32 number)
{
    Page *page = exchange_fresh();
    const BackupRecord *record = record_of(of, number);
    const int has_other =
        record && (record->fate == FATE_HERE || record->fate == FATE_REPLACE);
    if (!record)
        return 0;
    page_format(page, "{\"number\":%lu", (unsigned long)number);
    page_entry(page, "kind", kind_names[record->kind]);
    page_entry(page, "fate", fate_names[record->fate]);
    page_number(page, "other",
                of && has_other ? (long long)record->other + 1 : 0);
    page_entry(page, "version", record->version);
    page_entry(page, "key", record->key);
    page_number(page, "time", record->time);
    page_number(page, "started", record->started);
    page_number(page, "nth", record->nth);
    page_number(page, "over", record->over);
    page_entry(page, "slot", record->slot);
    page_entry(page, "day", record->day);
    page_entry(page, "player", record->player);
    if (record->kind <= BACKUP_RESULT && record->game)
        page_game_of(page, record);
    page_text(page, "}");
    return exchange_end();
}

u32 records_save(u32 of, u32 number)
{
    Page *page = exchange_fresh();
    const BackupRecord *record = record_of(of, number);
    if (record)
        page_put(page, backup_save(backup_of(of), record),
                 record->save_length);
    return exchange_end();
}

u32 records_block(u32 of, u32 number)
{
    Page *page = exchange_fresh();
    const BackupRecord *record = record_of(of, number);
    if (record)
        page_put(page, backup_block(backup_of(of), record), record->length);
    return exchange_end();
}

u32 records_outdated(u32 of)
{
    Page *page = exchange_fresh();
    const Backup *backup = backup_of(of);
    size_t i;
    for (i = 0; i < backup->outdated_count; i++)
        page_format(page, "%s\n", backup->outdated[i]);
    return exchange_end();
}

u32 records_is_slot(u32 length)
{
    Page name = exchange_take(0, length);
    const u32 is_name = (u32)slot_is_name(name.text);
    page_free(&name);
    return is_name;
}
