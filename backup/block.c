/* SPDX-License-Identifier: MIT */
/* The blocks of a backup, and what makes two of them the same. */
#include "block.h"

#include <stdlib.h>
#include <string.h>

#include "host/sha256.h"

const char *const block_heads[] = {[BACKUP_GAME] = "[game]",
                                   [BACKUP_RESULT] = "[result]",
                                   [BACKUP_MARK] = "[favourite]",
                                   [BACKUP_RESET] = "[reset]",
                                   [BACKUP_SETTINGS] = "[settings "};
STATIC_ASSERT(COUNT_OF(block_heads) == BACKUP_SETTINGS + 1);
const char block_outdated[] = "[outdated]";
const char block_no_day[] = "unknown";
const char *const block_parts[] = RESULT_PARTS;
STATIC_ASSERT(COUNT_OF(block_parts) == KIND_OF_LAYOUT + 1);

STATIC_ASSERT(COUNT_OF(block_heads) == BACKUP_SETTINGS + 1);
STATIC_ASSERT(COUNT_OF(block_parts) == KIND_OF_LAYOUT + 1);
STATIC_ASSERT(sizeof block_no_day <= DATE_SIZE);
STATIC_ASSERT((int)VERSION_SIZE < (int)SHA256_TEXT);
void backup_free(Backup *backup)
{
    page_free(&backup->text);
    free(backup->records);
    free(backup->outdated);
    memset(backup, 0, sizeof *backup);
}

const char *backup_block(const Backup *backup, const BackupRecord *record)
{
    ASSERT(record->start + record->length <= backup->text.used);
    return backup->text.text + record->start;
}

const char *backup_save(const Backup *backup, const BackupRecord *record)
{
    ASSERT(record->save_start + record->save_length <= backup->text.used);
    return backup->text.text + record->save_start;
}

BackupRecord *block_new_record(Backup *backup, BackupKind kind)
{
    BackupRecord *record;
    ASSERT(kind <= BACKUP_SETTINGS && backup->count <= backup->room);
    if (backup->count == backup->room) {
        backup->room = backup->room * 2 + 64;
        backup->records = host_must_have(
            realloc(backup->records, backup->room * sizeof *backup->records));
    }
    record = &backup->records[backup->count++];
    memset(record, 0, sizeof *record);
    record->kind = kind;
    return record;
}

int block_is_version(const char *text, size_t length)
{
    size_t i;
    for (i = 0; i < length; i++)
        if (!memchr("0123456789abcdef", text[i], 16))
            return 0;
    return length == VERSION_SIZE - 1;
}

void backup_add_outdated(Backup *backup, const char *version)
{
    if (!block_is_version(version, strlen(version)))
        return;
    if (backup->outdated_count == backup->outdated_room) {
        backup->outdated_room = backup->outdated_room * 2 + 64;
        backup->outdated = host_must_have(
            realloc(backup->outdated,
                    backup->outdated_room * sizeof *backup->outdated));
    }
    ASSERT(backup->outdated_count < backup->outdated_room);
    memcpy(backup->outdated[backup->outdated_count++], version, VERSION_SIZE);
}

static int compare_versions(const void *a, const void *b)
{
    return memcmp(a, b, VERSION_SIZE);
}

void block_sort_outdated(Backup *backup)
{
    size_t kept = 0;
    size_t i;
    if (!backup->outdated_count)
        return;
    qsort(backup->outdated, backup->outdated_count, VERSION_SIZE,
          compare_versions);
    for (i = 1; i < backup->outdated_count; i++)
        if (memcmp(backup->outdated[kept], backup->outdated[i],
                   VERSION_SIZE) != 0)
            memmove(backup->outdated[++kept], backup->outdated[i],
                    VERSION_SIZE);
    ASSERT(kept < backup->outdated_count);
    backup->outdated_count = kept + 1;
}

int block_is_text(const char *text, size_t length)
{
    size_t i;
    if (!length || length > MOST_SETTINGS || text[length - 1] != '\n')
        return 0;
    for (i = 0; i < length; i++)
        if ((u8)text[i] < ' ' && text[i] != '\n' && text[i] != '\t')
            return 0;
    return 1;
}

KeptReset backup_reset_of(const BackupRecord *record)
{
    const ResultPart part = (ResultPart)record->part;
    ASSERT(record->kind == BACKUP_RESET && part <= KIND_OF_LAYOUT);
    ASSERT(record->game);
    return (KeptReset){
        .kind = {record->game->name, part,
                 part == KIND_OF_VARIANT ? record->variant : record->name},
        .changed = record->time,
        .until = record->until,
        .before = record->before,
        .player = record->player};
}

/* ----------------------------------------------------------------- a save */

/* Whether the session's save is exactly this text. */
static int is_own_save(const Session *session, const char *text, size_t length)
{
    char *written = host_must_have(malloc(length + 1));
    Writer writer;
    int same;
    ASSERT(session->game);
    writer_start(&writer, written, (u32)length);
    session_save(session, &writer);
    same = writer.used == length && memcmp(written, text, length) == 0;
    free(written);
    return same;
}

static void read_field(char *field, size_t size,
                       void (*put)(const u8 *, Writer *), const u8 *bytes)
{
    Writer writer;
    writer_start(&writer, field, (u32)size - 1);
    put(bytes, &writer);
    field[writer.used < size ? writer.used : size - 1] = '\0';
}

static void read_facts(BackupRecord *record, const Session *session)
{
    const Game *game = session->game;
    ASSERT(game && session->at <= session->count);
    record->game = game;
    read_field(record->variant, FIELD_SIZE, game->write_variant,
               session->variant);
    read_field(record->seed, FIELD_SIZE, game->write_seed, session->seed);
    memcpy(record->date, session->date, DATE_SIZE);
    memcpy(record->name, session->name, NAME_SIZE);
    record->own_board = session->board != NULL;
    record->status = (u8)game->status(session->position);
    record->moves = session->at;
    record->count = session->count;
    record->score = game->score(session->position);
    record->hints = session->hints;
    record->undos = session->undos;
    record->clock = session->clock;
}

int block_take_save(BackupRecord *record, const char *text, size_t length,
                    Fault *fault)
{
    Session session;
    *fault = (Fault){.game = NULL};
    session_open(&session, &malloc_host);
    if (!session_load(&session, text, (u32)length, fault)) {
        if (is_own_save(&session, text, length))
            read_facts(record, &session);
        else
            fault_set(fault, BAD_SAVE, text);
    }
    session_close(&session);
    if (fault->reason == NO_MEMORY)
        host_must_have(NULL); /* the save may well be valid */
    ASSERT(fault->reason || record->game);
    return !fault->reason;
}

/* ------------------------------------------------------- versions and keys */

void block_write_version(const char *text, size_t length, char *version)
{
    char digest[SHA256_TEXT];
    ASSERT(!length || text);
    sha256_text(text, length, digest);
    memcpy(version, digest, VERSION_SIZE - 1);
    version[VERSION_SIZE - 1] = '\0';
}

/* Lines of a save that tell how the game was played, or that follow from the
   others. */
static int is_beside_course(const char *line)
{
    static const char *const beside[] = {"quadrille ", "hints ", "undos ",
                                         "time ",      "name ",  "result ",
                                         "digest "};
    size_t i;
    for (i = 0; i < sizeof beside / sizeof *beside; i++)
        if (strncmp(line, beside[i], strlen(beside[i])) == 0)
            return 1;
    return 0;
}

/* The key of a start, or of a start and its moves and who played them. */
static void write_course(const char *save, size_t length, const char *player,
                         char *key)
{
    const char *end = save + length;
    const char *line, *next;
    Page course = PAGE_EMPTY;
    for (line = save; line < end; line = next) {
        next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next + 1 : end;
        if (!player && strncmp(line, "moves ", 6) == 0)
            break;
        if (!is_beside_course(line))
            page_put(&course, line, (size_t)(next - line));
    }
    ASSERT(course.used <= length);
    if (player && *player)
        page_format(&course, "player %s\n", player);
    block_write_version(course.text, course.used, key);
    page_free(&course);
}

void block_set_key(const Backup *backup, BackupRecord *record)
{
    Page page = PAGE_EMPTY;
    ASSERT(block_is_version(record->version, VERSION_SIZE - 1));
    memcpy(record->key, record->version, VERSION_SIZE);
    if (record->kind == BACKUP_GAME) {
        write_course(backup_save(backup, record), record->save_length, NULL,
                     record->deal);
    } else if (record->kind == BACKUP_RESULT &&
               status_is_final((Status)record->status)) {
        write_course(backup_save(backup, record), record->save_length,
                     record->player, record->key);
    } else if (record->kind == BACKUP_SETTINGS) {
        page_text(&page, record->slot);
        block_write_version(page.text, page.used, record->key);
    } else if (record->kind == BACKUP_MARK) {
        page_format(&page, "%s\n%s\n%s\n%s\n%u", record->game->name,
                    record->variant, record->seed, record->name,
                    (unsigned)record->own_board);
        block_write_version(page.text, page.used, record->key);
    } else if (record->kind == BACKUP_RESET) {
        page_format(&page, "%s\n%s\n%s", record->game->name,
                    block_parts[record->part],
                    backup_reset_of(record).kind.name);
        if (*record->player)
            page_format(&page, "\n%s", record->player);
        block_write_version(page.text, page.used, record->key);
    }
    page_free(&page);
}
