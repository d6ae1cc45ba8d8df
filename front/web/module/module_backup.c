/* SPDX-License-Identifier: MIT */
/* Backups of what the page stores, and how they are merged. */
#include <stdlib.h>
#include <string.h>

#include "backup/block.h"
#include "host/json.h"
#include "host/seal.h"
#include "module.h"

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

/* Takes a part of the input as text of its own. */
static Page take_input(u32 from, u32 length)
{
    const Reader reader = module_read_input(module_instance(), from, length);
    Page page = PAGE_EMPTY;
    page_put(&page, reader.start, module_length_of(&reader));
    return page;
}

/* Reads a text, and sets the module's text to the problem. */
static u32 read_text(Backup *backup, const char *name, Page *text)
{
    Module *module = module_instance();
    Page *problem = module_fresh_text(module);
    const int good = backup_read(backup, name, text, problem);
    module_end_text(module);
    return good != 0;
}

/* ------------------------------------------------------------------- here */

/* Takes the blocks. */
static u32 begin_with(Page *blocks)
{
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    u32 good;
    backup_free(&backups[0]);
    backup_free(&backups[1]);
    backup_write_title(&text);
    page_put(&text, blocks->text, blocks->used);
    seal_text(&text, digest);
    good = read_text(&backups[0], "this browser", &text);
    page_free(blocks);
    return good;
}

u32 module_begin_backup(u32 length)
{
    Page blocks = take_input(0, length);
    return begin_with(&blocks);
}

u32 module_begin_backup_anew(u32 length)
{
    Page block = take_input(0, length);
    char version[VERSION_SIZE];
    block_write_version(block.text, block.used, version);
    page_format(&block, "version %s\n", version);
    return begin_with(&block);
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

u32 module_add_game_to_backup(double started, double played, u32 over,
                              u32 slot, u32 save_length)
{
    Page name = take_input(0, slot);
    Page save = take_input(slot, save_length);
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

u32 module_add_result_to_backup(double ended, u32 nth, u32 status,
                                u32 day_length, u32 save_length)
{
    Page day = take_input(0, day_length);
    Page save = take_input(day_length, save_length);
    BackupResult result = {.ended = (long long)ended,
                           .nth = nth,
                           .unchecked = status != BACKUP_CHECKED,
                           .status = (u8)status,
                           .day = day.text,
                           .save = save.text};
    const BackupRecord *record = backup_add_result(&backups[0], &result);
    if (!record && rewrite_save(&save)) {
        result.save = save.text;
        record = backup_add_result(&backups[0], &result);
    }
    page_free(&day);
    page_free(&save);
    return number_of(record);
}

u32 module_add_settings_to_backup(double changed, u32 length)
{
    Page text = take_input(0, length);
    const BackupRecord *record = backup_add_settings(
        &backups[0], "page", text.text, text.used, (long long)changed);
    page_free(&text);
    return number_of(record);
}

void module_add_outdated_to_backup(u32 length)
{
    Page version = take_input(0, length);
    backup_add_outdated(&backups[0], version.text);
    page_free(&version);
}

u32 module_write_whole_backup(void)
{
    Module *module = module_instance();
    backup_write(&backups[0], module_fresh_text(module));
    return module_end_text(module);
}

/* -------------------------------------------------------------- elsewhere */

char *module_backup_text_at(u32 size)
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

u32 module_read_whole_backup(u32 name_length, u32 length)
{
    Page name = take_input(0, name_length);
    u32 good;
    if (length >= text_elsewhere.room)
        length = 0;
    text_elsewhere.used = length;
    backup_free(&backups[1]);
    good = read_text(&backups[1], name.text, &text_elsewhere);
    page_free(&name);
    return good;
}

void module_merge_backups(void)
{
    backup_merge(&backups[0], &backups[1]);
}

u32 module_report_merge(u32 dry)
{
    Module *module = module_instance();
    merge_report_page(module_fresh_text(module), &backups[0], &backups[1],
                      dry != 0);
    return module_end_text(module);
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

u32 module_count_records(u32 of)
{
    return (u32)backup_of(of)->count;
}

/* The same members as page_state has, except those of the position. */
static void page_game_of(Page *page, const BackupRecord *record)
{
    page_entry(page, "game", record->game->name);
    page_entry(page, "unit", record->game->unit);
    page_entry(page, "variant", record->variant);
    page_entry(page, "seed", record->seed);
    page_entry(page, "daily", record->date);
    page_entry(page, "name", record->name);
    page_number(page, "own", record->own_board);
    page_entry(page, "status", session_status_names[record->status]);
    page_number(page, "score", record->score);
    page_number(page, "at", record->moves);
    page_number(page, "count", record->count);
    page_number(page, "hints", record->hints);
    page_number(page, "undos", record->undos);
    page_number(page, "clock", record->clock);
}

u32 module_describe_record(u32 of, u32 number)
{
    Module *module = module_instance();
    Page *page = module_fresh_text(module);
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
    if (record->kind <= BACKUP_RESULT && record->game)
        page_game_of(page, record);
    page_text(page, "}");
    return module_end_text(module);
}

u32 module_save_of_record(u32 of, u32 number)
{
    Module *module = module_instance();
    Page *page = module_fresh_text(module);
    const BackupRecord *record = record_of(of, number);
    if (record)
        page_put(page, backup_save(backup_of(of), record),
                 record->save_length);
    return module_end_text(module);
}

u32 module_block_of_record(u32 of, u32 number)
{
    Module *module = module_instance();
    Page *page = module_fresh_text(module);
    const BackupRecord *record = record_of(of, number);
    if (record)
        page_put(page, backup_block(backup_of(of), record), record->length);
    return module_end_text(module);
}

u32 list_outdated(u32 of)
{
    Module *module = module_instance();
    Page *page = module_fresh_text(module);
    const Backup *backup = backup_of(of);
    size_t i;
    for (i = 0; i < backup->outdated_count; i++)
        page_format(page, "%s\n", backup->outdated[i]);
    return module_end_text(module);
}
