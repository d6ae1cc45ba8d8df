/* SPDX-License-Identifier: MIT */
/* Reads the text of a backup, and believes nothing in it: each block has its
   version, each game is replayed by the rules, and the seal covers all of
   it. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "block.h"
#include "host/player_name.h"
#include "host/seal.h"
#include "rules/games.h"
#include "session/daily.h"

static const char title[] = "quadrille backup ";

typedef struct Scan {
    Backup *backup;
    const char *path;
    size_t at, end;   /* within the text; the seal is behind the end */
    size_t line;      /* the number of the line at "at" */
    size_t head;      /* the number of the block's first line */
    const u8 *status; /* of a result whose save is believed, or NULL */
    Page *problem;
} Scan;

/* A part of a line. */
typedef struct LinePart {
    const char *text;
    size_t length;
} LinePart;

__attribute__((format(printf, 3, 4))) static int
complain_at(Scan *scan, size_t line, const char *format, ...)
{
    va_list values;
    if (scan->problem->used)
        return 0;
    page_safe(scan->problem, scan->path);
    page_format(scan->problem, _(", line %lu"), (unsigned long)line);
    page_text(scan->problem, _(": "));
    va_start(values, format);
    page_values(scan->problem, format, values);
    va_end(values);
    return 0;
}

static int complain_end(Scan *scan)
{
    return complain_at(scan, scan->line,
                       _("the file ends here, and the rest is missing"));
}

/* ------------------------------------------------------------------ lines */

/* Returns the line at this place; its text is NULL if it doesn't end. */
static LinePart line_here(const Scan *scan)
{
    const char *text = scan->backup->text.text + scan->at;
    const char *end =
        scan->at < scan->end ? memchr(text, '\n', scan->end - scan->at) : NULL;
    ASSERT(scan->end <= scan->backup->text.used);
    return (LinePart){end ? text : NULL, end ? (size_t)(end - text) : 0};
}

static void skip_line(Scan *scan, LinePart line)
{
    ASSERT(line.text && scan->at + line.length < scan->end);
    scan->at += line.length + 1;
    scan->line++;
}

static int is_line(LinePart line, const char *text)
{
    return line.text && strlen(text) == line.length &&
           memcmp(line.text, text, line.length) == 0;
}

/* Whether the line here begins with a name and a blank. */
static int has_value(const Scan *scan, const char *name)
{
    const LinePart line = line_here(scan);
    const size_t length = strlen(name);
    return line.length > length && memcmp(line.text, name, length) == 0 &&
           line.text[length] == ' ';
}

/* Takes a line "name value", and returns the value. Its text is NULL if the
   line has another name; then nothing is taken. */
static LinePart take_value(Scan *scan, const char *name)
{
    const size_t length = strlen(name);
    LinePart line = line_here(scan);
    if (!has_value(scan, name))
        return (LinePart){NULL, 0};
    skip_line(scan, line);
    return (LinePart){line.text + length + 1, line.length - length - 1};
}

static int miss(Scan *scan, const char *name)
{
    if (!line_here(scan).text)
        return complain_end(scan);
    return complain_at(scan, scan->line, _("expected '%s'"), name);
}

/* Copies a value that fits. */
static int take_text(Scan *scan, const char *name, char *text, size_t room)
{
    const LinePart value = take_value(scan, name);
    if (!value.text)
        return miss(scan, name);
    if (value.length >= room)
        return complain_at(scan, scan->line - 1, _("the %s is too long"),
                           name);
    if (memchr(value.text, '\0', value.length))
        return complain_at(scan, scan->line - 1, _("the %s is not plain text"),
                           name);
    ASSERT(value.length < room);
    memcpy(text, value.text, value.length);
    text[value.length] = '\0';
    return 1;
}

static int take_number(Scan *scan, const char *name, long long most,
                       long long *number)
{
    const LinePart value = take_value(scan, name);
    size_t i;
    *number = 0;
    if (!value.text)
        return miss(scan, name);
    for (i = 0; i < value.length && i < 16; i++) {
        if (value.text[i] < '0' || value.text[i] > '9')
            break;
        *number = *number * 10 + (value.text[i] - '0');
    }
    ASSERT(*number >= 0); /* 16 digits can't overflow */
    if (!value.length || i < value.length || *number > most ||
        (value.length > 1 && value.text[0] == '0'))
        return complain_at(scan, scan->line - 1,
                           _("'%s' needs a number from 0 to %lld"), name,
                           most);
    return 1;
}

static int take_line(Scan *scan, const char *text)
{
    const LinePart line = line_here(scan);
    if (!is_line(line, text))
        return 0;
    skip_line(scan, line);
    return 1;
}

/* Takes as many lines as "name" states. */
static int take_lines(Scan *scan, const char *name, BackupRecord *record)
{
    long long lines;
    if (!take_number(scan, name, 100000000, &lines))
        return 0;
    record->save_start = scan->at;
    for (; lines; lines--) {
        const LinePart line = line_here(scan);
        if (!line.text)
            return complain_end(scan);
        skip_line(scan, line);
    }
    record->save_length = scan->at - record->save_start;
    ASSERT(scan->at >= record->save_start && scan->at <= scan->end);
    return 1;
}

/* ----------------------------------------------------------------- blocks */

static int take_save(Scan *scan, BackupRecord *record)
{
    const size_t first = scan->line + 1;
    const char *save;
    Fault fault;
    ASSERT(!record->game); /* the save says which it is */
    if (!take_lines(scan, "save", record))
        return 0;
    if (scan->status) {
        record->status = *scan->status;
        return 1;
    }
    save = backup_save(scan->backup, record);
    if (block_take_save(record, save, record->save_length, &fault))
        return 1;
    if (fault.reason == BAD_SAVE && fault.at == save)
        return complain_at(
            scan, first,
            _("this saved game isn't written as Quadrille writes it"));
    (void)complain_at(scan, first - 1 + session_line_of(&fault, save), "%s",
                      "");
    page_reason(scan->problem, &fault);
    return 0;
}

static int read_game(Scan *scan, BackupRecord *record)
{
    ASSERT(record->kind == BACKUP_GAME && !scan->status);
    if (!take_number(scan, "started", MOST_SECONDS, &record->started) ||
        !take_number(scan, "played", MOST_SECONDS, &record->time))
        return 0;
    record->over = (u8)take_line(scan, "over");
    if (has_value(scan, "slot") &&
        !take_text(scan, "slot", record->slot, SLOT_SIZE))
        return 0;
    return take_save(scan, record);
}

static int is_day(const char *text)
{
    char date[DATE_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    return !daily_read_date(date, &reader, &fault) && strcmp(date, text) == 0;
}

/* Takes the line of a player, if there is one. */
static int take_player(Scan *scan, BackupRecord *record)
{
    char name[FIELD_SIZE];
    if (!has_value(scan, "player"))
        return 1;
    if (!take_text(scan, "player", name, FIELD_SIZE))
        return 0;
    return (player_name_read(record->player, name) && *record->player) ||
           complain_at(scan, scan->line - 1, _("invalid name"));
}

static int read_result(Scan *scan, BackupRecord *record)
{
    long long nth;
    ASSERT(record->kind == BACKUP_RESULT);
    if (!take_text(scan, "day", record->day, DATE_SIZE))
        return 0;
    if (strcmp(record->day, block_no_day) == 0)
        *record->day = '\0';
    else if (!is_day(record->day))
        return complain_at(scan, scan->line - 1, _("this is not a date"));
    if (!take_number(scan, "ended", MOST_SECONDS, &record->time) ||
        !take_number(scan, "nth", MOST_COUNTED, &nth))
        return 0;
    record->nth = (u32)nth;
    return take_player(scan, record) && take_save(scan, record);
}

/* Whether the text is what the game itself writes for it. */
static int is_own_text(const Game *game, const char *text, int is_seed)
{
    u8 bytes[VARIANT_SIZE + SEED_SIZE];
    Reader reader;
    Fault fault;
    Page page = PAGE_EMPTY;
    int same;
    ASSERT(game);
    reader_start(&reader, text, (u32)strlen(text));
    if (is_seed ? game->read_seed(bytes, &reader, &fault)
                : game_read_variant(game, bytes, &reader, &fault))
        return 0;
    if (is_seed)
        page_seed(&page, game, bytes);
    else
        page_variant(&page, game, bytes);
    same = strcmp(page.text, text) == 0;
    page_free(&page);
    return same;
}

static int take_game(Scan *scan, BackupRecord *record)
{
    char name[FIELD_SIZE];
    if (!take_text(scan, "game", name, FIELD_SIZE))
        return 0;
    record->game = games_find(name); /* in whatever case */
    return (record->game && strcmp(record->game->name, name) == 0) ||
           complain_at(scan, scan->line - 1, _("unknown game '%s'"), name);
}

static int take_variant(Scan *scan, BackupRecord *record)
{
    if (!take_text(scan, "variant", record->variant, FIELD_SIZE))
        return 0;
    return is_own_text(record->game, record->variant, 0) ||
           complain_at(scan, scan->line - 1, _("unknown variant"));
}

/* Takes the name of a start from the line "head NAME". */
static int take_name(Scan *scan, const char *head, BackupRecord *record)
{
    char name[FIELD_SIZE];
    if (!take_text(scan, head, name, FIELD_SIZE))
        return 0;
    return (session_read_name(record->name, name, (u32)strlen(name)) &&
            strcmp(record->name, name) == 0) ||
           complain_at(scan, scan->line - 1, _("invalid name"));
}

static int read_mark(Scan *scan, BackupRecord *record)
{
    ASSERT(record->kind == BACKUP_MARK);
    if (!take_number(scan, "marked", MOST_SECONDS, &record->time) ||
        !take_game(scan, record) || !take_variant(scan, record) ||
        !take_text(scan, "seed", record->seed, FIELD_SIZE))
        return 0;
    if (!is_own_text(record->game, record->seed, 1))
        return complain_at(scan, scan->line - 1, _("this is not a seed"));
    if (has_value(scan, "name") && !take_name(scan, "name", record))
        return 0;
    record->own_board = (u8)take_line(scan, "own board");
    return 1;
}

/* Takes a place, if there is one. */
static int take_place(Scan *scan, const char *name, ResultPlace *place)
{
    long long nth;
    ASSERT(!place->ended && !place->nth);
    if (!has_value(scan, name))
        return 1;
    if (!take_number(scan, name, MOST_SECONDS, &place->ended) ||
        !take_number(scan, "nth", MOST_COUNTED, &nth))
        return 0;
    place->nth = (u32)nth;
    return place->ended || nth ||
           complain_at(scan, scan->line - 2,
                       _("leave out '%s' if it is before all results"), name);
}

static int read_reset(Scan *scan, BackupRecord *record)
{
    ASSERT(record->kind == BACKUP_RESET);
    if (!take_number(scan, "changed", MOST_SECONDS, &record->time) ||
        !take_game(scan, record))
        return 0;
    record->part = KIND_OF_LAYOUT;
    while (record->part && !has_value(scan, block_parts[record->part]))
        record->part--;
    if (record->part == KIND_OF_VARIANT && !take_variant(scan, record))
        return 0;
    if (record->part > KIND_OF_VARIANT &&
        !take_name(scan, block_parts[record->part], record))
        return 0;
    return take_player(scan, record) &&
           take_place(scan, "until", &record->until) &&
           take_place(scan, "before", &record->before);
}

static int read_settings(Scan *scan, BackupRecord *record)
{
    const size_t line = scan->line;
    ASSERT(record->kind == BACKUP_SETTINGS);
    if (!take_number(scan, "changed", MOST_SECONDS, &record->time) ||
        !take_lines(scan, "lines", record))
        return 0;
    return block_is_text(backup_save(scan->backup, record),
                         record->save_length) ||
           complain_at(scan, line, _("these settings are not plain text"));
}

/* Takes the last line of a block that starts at this place. */
static int take_version(Scan *scan, size_t start, char *version)
{
    const size_t length = scan->at - start;
    char stated[VERSION_SIZE];
    ASSERT(start < scan->at);
    if (!take_text(scan, "version", stated, VERSION_SIZE))
        return 0;
    block_write_version(scan->backup->text.text + start, length, version);
    return strcmp(stated, version) == 0 ||
           complain_at(scan, scan->head,
                       _("this block has been changed since it was written "
                         "(up to line %lu)"),
                       (unsigned long)scan->line - 1);
}

static int read_outdated(Scan *scan, size_t start)
{
    char version[VERSION_SIZE];
    LinePart line = line_here(scan);
    for (; line.text && block_is_version(line.text, line.length);
         line = line_here(scan)) {
        memcpy(version, line.text, VERSION_SIZE - 1);
        version[VERSION_SIZE - 1] = '\0';
        backup_add_outdated(scan->backup, version);
        skip_line(scan, line);
    }
    return take_version(scan, start, version);
}

static int (*const read_rest[])(Scan *, BackupRecord *) = {
    [BACKUP_GAME] = read_game,
    [BACKUP_RESULT] = read_result,
    [BACKUP_MARK] = read_mark,
    [BACKUP_RESET] = read_reset,
    [BACKUP_SETTINGS] = read_settings};
STATIC_ASSERT(COUNT_OF(read_rest) == BACKUP_SETTINGS + 1);

STATIC_ASSERT(COUNT_OF(read_rest) == BACKUP_SETTINGS + 1);
/* Returns the kind of block that a line begins, and whose it is; -1 for
   none. */
static int kind_of(LinePart line, const char **whose)
{
    static const char *const owners[] = {"terminal", "page"};
    char head[FIELD_SIZE];
    size_t i;
    int kind;
    *whose = "";
    for (kind = 0; kind < BACKUP_SETTINGS; kind++)
        if (is_line(line, block_heads[kind]))
            return kind;
    for (i = 0; i < sizeof owners / sizeof *owners; i++) {
        snprintf(head, sizeof head, "%s%s]", block_heads[kind], owners[i]);
        if (is_line(line, head)) {
            *whose = owners[i];
            return kind;
        }
    }
    return -1;
}

static int read_block(Scan *scan)
{
    Backup *backup = scan->backup;
    const LinePart line = line_here(scan);
    const size_t start = scan->at;
    const char *whose;
    const int kind = kind_of(line, &whose);
    BackupRecord *record;
    if (!line.text)
        return complain_end(scan);
    scan->head = scan->line;
    skip_line(scan, line);
    if (is_line(line, block_outdated))
        return read_outdated(scan, start);
    if (kind < 0)
        return complain_at(scan, scan->head,
                           _("expected the first line of a block, such as "
                             "[game] or [result]"));
    record = block_new_record(backup, (BackupKind)kind);
    record->start = start;
    record->line = scan->head;
    ASSERT(strlen(whose) < SLOT_SIZE);
    memcpy(record->slot, whose, strlen(whose) + 1);
    if (!read_rest[kind](scan, record) ||
        !take_version(scan, start, record->version))
        return 0;
    record->length = scan->at - start;
    ASSERT(scan->at <= scan->end);
    block_set_key(backup, record);
    return 1;
}

BackupRecord *backup_reread_block(Backup *backup, size_t start,
                                  const u8 *status)
{
    const size_t count = backup->count;
    Page problem = PAGE_EMPTY;
    Scan scan = {.backup = backup,
                 .path = "",
                 .at = start,
                 .end = backup->text.used,
                 .status = status,
                 .problem = &problem};
    const int good =
        read_block(&scan) && scan.at == scan.end && backup->count > count;
    ASSERT(start < backup->text.used);
    page_free(&problem);
    if (!good)
        backup->count = count;
    ASSERT(!good || backup->count == count + 1);
    return good ? &backup->records[count] : NULL;
}

/* ------------------------------------------------------------------- text */

/* Whether a text begins like a backup of any version. */
static int is_backup(const char *text)
{
    return strncmp(text, title, sizeof title - 1) == 0;
}

static int read_title(Scan *scan)
{
    const char *text = scan->backup->text.text;
    const LinePart line = line_here(scan);
    const LinePart value = take_value(scan, "quadrille backup");
    long long format;
    if (!value.text) {
        if (strncmp(text, "quadrille save ", 15) == 0)
            return complain_at(scan, 1,
                               _("this is a saved game; 'quadrille games "
                                 "import' stores it"));
        if (is_backup(text) && !line.text)
            return complain_end(scan);
        return complain_at(scan, 1, _("not a backup of Quadrille"));
    }
    if (value.length && value.text[value.length - 1] == '\r')
        return complain_at(scan, 1,
                           _("the lines end with CR LF; copy the file "
                             "without changing it"));
    scan->at = 0;
    scan->line = 1;
    if (!take_number(scan, "quadrille backup", MOST_SECONDS, &format))
        return 0;
    if (format > BACKUP_FORMAT)
        return complain_at(scan, 1,
                           _("written by a newer version of Quadrille "
                             "(format %1$lld; this one knows up to %2$d)"),
                           format, BACKUP_FORMAT);
    return format > 0 || complain_at(scan, 1, _("not a backup of Quadrille"));
}

static int check_seal(Scan *scan)
{
    char digest[SHA256_TEXT];
    const Page *text = &scan->backup->text;
    if (!seal_place(text))
        return complain_end(scan);
    return seal_find_length(text, digest) ||
           complain_at(scan, scan->line,
                       _("the file has been changed since it was written: "
                         "its SHA-256 differs"));
}

int backup_read(Backup *backup, const char *path, Page *text, Page *problem)
{
    Scan scan = {.backup = backup, .path = path, .problem = problem};
    int good;
    memset(backup, 0, sizeof *backup);
    page_put(text, "", 0);
    backup->text = *text;
    *text = (Page)PAGE_EMPTY;
    scan.line = 1;
    scan.end = seal_place(&backup->text);
    if (!scan.end)
        scan.end = backup->text.used;
    ASSERT(scan.end <= backup->text.used);
    good = read_title(&scan);
    while (good && scan.at < scan.end)
        good = read_block(&scan);
    good = good && check_seal(&scan);
    ASSERT(good || problem->used);
    block_sort_outdated(backup);
    if (!good)
        backup_free(backup);
    return good;
}
