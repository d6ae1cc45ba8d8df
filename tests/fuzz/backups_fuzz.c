/* SPDX-License-Identifier: MIT */
/* Backups. The text is read as it is, and once more with the versions and the
   seal that its lines have, which a fuzzer can't guess. An accepted one is
   written and read back as the same; merging it into nothing takes each of its
   records once, and merging it twice takes nothing more. */
#include <stdlib.h>
#include <string.h>

#include "backup/backup.h"
#include "fuzzing.h"
#include "host/seal.h"

/* Adds an accepted record to another backup. */
static void add_again(Backup *copy, const Backup *backup,
                      const BackupRecord *record)
{
    Page save = PAGE_EMPTY;
    KeptReset reset;
    const BackupRecord *added = NULL;
    page_put(&save, backup_save(backup, record), record->save_length);
    if (record->kind == BACKUP_GAME)
        added = backup_add_game(copy, &(BackupGame){.started = record->started,
                                                    .played = record->time,
                                                    .over = record->over,
                                                    .slot = record->slot,
                                                    .save = save.text});
    else if (record->kind == BACKUP_RESULT)
        added =
            backup_add_result(copy, &(BackupResult){.ended = record->time,
                                                    .nth = record->nth,
                                                    .day = record->day,
                                                    .save = save.text,
                                                    .player = record->player});
    else if (record->kind == BACKUP_MARK)
        added = backup_add_mark(copy,
                                &(KeptStart){.game = record->game->name,
                                             .variant = record->variant,
                                             .seed = record->seed,
                                             .date = "",
                                             .name = record->name,
                                             .own_board = record->own_board},
                                record->time);
    else if (record->kind == BACKUP_RESET) {
        reset = backup_reset_of(record);
        added = backup_add_reset(copy, &reset);
    } else
        added = backup_add_settings(copy, record->slot, save.text, save.used,
                                    record->time);
    REQUIRE(added && strcmp(added->version, record->version) == 0);
    REQUIRE(strcmp(added->key, record->key) == 0);
    REQUIRE(strcmp(added->deal, record->deal) == 0);
    page_free(&save);
}

static void require_written(const Backup *backup)
{
    Backup copy = {.count = 0};
    Backup again;
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    size_t i;
    for (i = 0; i < backup->count; i++)
        add_again(&copy, backup, &backup->records[i]);
    for (i = 0; i < backup->outdated_count; i++)
        backup_add_outdated(&copy, backup->outdated[i]);
    backup_write(&copy, &first);
    page_put(&text, first.text, first.used);
    REQUIRE(backup_read(&again, "again", &text, &problem) && !problem.used);
    backup_write(&again, &second);
    REQUIRE(page_equals(&first, &second));
    backup_free(&copy);
    backup_free(&again);
    page_free(&first);
    page_free(&second);
    page_free(&problem);
}

static void require_merged(Backup *backup)
{
    Backup nothing = {.count = 0};
    Page report = PAGE_EMPTY;
    size_t i;
    backup_merge(&nothing, backup);
    for (i = 0; i < backup->count; i++)
        REQUIRE(backup->records[i].fate == FATE_ADD ||
                backup->records[i].fate == FATE_COUNTED ||
                backup->records[i].fate == FATE_OUTDATED);
    merge_report_page(&report, &nothing, backup, 0);
    REQUIRE(report.used);
    page_free(&report);
    backup_free(&nothing);
}

static void try_text(const char *text, size_t length)
{
    Backup backup;
    Page copy = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    page_put(&copy, text, length);
    if (backup_read(&backup, "x", &copy, &problem)) {
        REQUIRE(!problem.used);
        require_written(&backup);
        require_merged(&backup);
        backup_free(&backup);
    } else {
        REQUIRE(strncmp(problem.text, "x, line ", 8) == 0);
        REQUIRE(!backup.records && !backup.text.text);
    }
    page_free(&copy);
    page_free(&problem);
}

/* Writes the text with the right version at the end of each block, and the
   right seal. */
static void seal_again(Page *page, const char *text, size_t length)
{
    const char *end = text + length;
    const char *next;
    char digest[SHA256_TEXT];
    size_t block = 0;
    for (; text < end; text = next) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        next = newline ? newline + 1 : end;
        if (*text == '[')
            block = page->used;
        if (strncmp(text, "version ", 8) == 0 && page->text) {
            sha256_text(page->text + block, page->used - block, digest);
            page_format(page, "version %.16s\n", digest);
        } else if (strncmp(text, "sha256 ", 7) != 0) {
            page_put(page, text, (size_t)(next - text));
        }
    }
    if (page->used && page->text[page->used - 1] != '\n')
        page_text(page, "\n");
    seal_text(page, digest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Page text = PAGE_EMPTY;
    Page sealed = PAGE_EMPTY;
    page_put(&text, (const char *)data, size);
    try_text(text.text, text.used);
    seal_again(&sealed, text.text, text.used);
    try_text(sealed.text, sealed.used);
    page_free(&text);
    page_free(&sealed);
    return 0;
}
