/* SPDX-License-Identifier: MIT */
/* Writes everything in the store to a file, and restores it from one. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "backup/stored/stored_backup.h"
#include "command/command.h"
#include "store/transfer.h"
#include "table/own_store.h"

/* Every store writes a file of its own into a folder that others share. */
static const char file_start[] = "quadrille-";
static const char file_end[] = ".txt";

enum { WORD_ROOM = 32 };

static int complain_reading(const char *path)
{
    Page page = PAGE_EMPTY;
    if (errno == EFBIG)
        page_format(&page, _("larger than %d MB"), MOST_BACKUP >> 20);
    else
        page_text(&page, strerror(errno));
    complain(_("can't read %1$s: %2$s"), path, page.text);
    page_free(&page);
    return EXIT_TROUBLE;
}

/* -------------------------------------------------------------- backing up */

/* A folder that another program synchronises isn't touched without need. */
static int is_there(const char *path, const Page *text)
{
    Page old = PAGE_EMPTY;
    const int same = strcmp(path, "-") != 0 && file_exists(path) &&
                     file_read_up_to(path, &old, MOST_BACKUP) &&
                     page_equals(&old, text);
    page_free(&old);
    return same;
}

static unsigned long count_kind(const Backup *backup, BackupKind kind)
{
    unsigned long count = 0;
    size_t i;
    for (i = 0; i < backup->count; i++)
        count += backup->records[i].kind == kind;
    return count;
}

static int write_text(const char *path, Page *text, int force)
{
    if (text->used > MOST_BACKUP)
        return complain_trouble(
            _("can't write %1$s: larger than %2$d MB, which 'restore' "
              "refuses"),
            path, MOST_BACKUP >> 20);
    if (strcmp(path, "-") == 0) {
        host_print_text(text->text, text->used);
        return EXIT_DONE;
    }
    if (is_there(path, text))
        return EXIT_DONE;
    if (file_write(path, force ? NULL : "quadrille backup ", text))
        return EXIT_DONE;
    if (errno == EEXIST)
        return complain(_("%s exists and isn't a backup; choose another name, "
                          "or replace it with --force"),
                        path);
    return complain_trouble(_("can't write %1$s: %2$s"), path,
                            strerror(errno));
}

static int write_backup(const char *path, Page *text, const Backup *backup,
                        const Options *options)
{
    const int replaced = !options->to && file_exists(path);
    const int result = write_text(path, text, options->force);
    Page page = PAGE_EMPTY;
    if (result || options->quiet || strcmp(path, "-") == 0)
        return result;
    page_safe(&page, path);
    if (replaced)
        page_text(&page, _(" (replaced)"));
    page_text(&page, _(": "));
    page_format(&page,
                _("games in progress: %1$lu, results: %2$lu, favourites: "
                  "%3$lu\n"),
                count_kind(backup, BACKUP_GAME),
                count_kind(backup, BACKUP_RESULT),
                count_kind(backup, BACKUP_MARK));
    host_print_page(&page);
    return EXIT_DONE;
}

/* Writes the path of this store's own file in a folder. */
static StoreAnswer page_own_file(Page *page, Store *store, const char *folder)
{
    char word[WORD_ROOM];
    const StoreAnswer answer = transfer_device(store, word, WORD_ROOM);
    page->used = 0;
    page_format(page, "%s/%s%s%s", folder, file_start, word, file_end);
    return answer;
}

/* Whether a file has what this store has never known. Marks and settings may
   have been removed here. */
static int knows_more(const Backup *backup, const Backup *file)
{
    size_t unknown = 0;
    size_t i;
    for (i = 0; i < file->count; i++) {
        const BackupRecord *record = &file->records[i];
        unknown += record->fate == FATE_REPLACE ||
                   (record->fate == FATE_ADD && record->kind != BACKUP_MARK &&
                    record->kind != BACKUP_SETTINGS);
    }
    for (i = 0; i < backup->count; i++)
        unknown += backup->records[i].fate == FATE_GONE;
    return unknown > 0;
}

/* Returns a sentence why the file there would be missed, or NULL. */
static const char *need_of(const char *path, Backup *backup)
{
    Backup file = {.count = 0};
    Page text = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    const char *need = NULL;
    if (file_exists(path)) {
        if (!file_read_up_to(path, &text, MOST_BACKUP) ||
            !backup_read(&file, path, &text, &problem)) {
            need = _("%s can't be read, so it stays as it is.\n");
        } else {
            backup_merge(backup, &file);
            if (knows_more(backup, &file))
                need = _("%s has something that isn't here, so it stays as "
                         "it is.\n");
        }
    }
    backup_free(&file);
    page_free(&text);
    page_free(&problem);
    return need;
}

/* If the file of this store has something that the store doesn't know, the
   store was copied, or an older copy was put back. Then the file stays, and
   the store gets another word and file. */
static int write_into(const char *folder, Store *store, Page *text,
                      Backup *backup, const Options *options)
{
    Page path = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    StoreAnswer answer = page_own_file(&path, store, folder);
    const char *need = answer || is_there(path.text, text)
                           ? NULL
                           : need_of(path.text, backup);
    int result;
    if (need) {
        if (!options->quiet) {
            Page safe = PAGE_EMPTY;
            page_safe(&safe, path.text);
            page_format(&page, need, safe.text);
            page_free(&safe);
            host_print_page(&page);
        }
        answer = transfer_renew_device(store);
        if (!answer)
            answer = page_own_file(&path, store, folder);
    }
    result = answer ? saved_complain_store(store, answer)
                    : write_backup(path.text, text, backup, options);
    page_free(&path);
    return result;
}

/* What is damaged is left out, and each line of it told. */
static int back_up(Store *store, const char *path, const Options *options)
{
    char *line;
    Backup backup = {.count = 0};
    Page unfit = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    const StoreAnswer answer = stored_back_up(store, &backup, &unfit);
    int result;
    if (answer) {
        result = saved_complain_store(store, answer);
    } else {
        backup_write(&backup, &text);
        result = options->to
                     ? write_into(options->to, store, &text, &backup, options)
                     : write_backup(path, &text, &backup, options);
        if (!result && unfit.used) {
            line = strtok(unfit.text, "\n");
            for (; line; line = strtok(NULL, "\n"))
                complain(_("not in the backup: %s"), line);
            result = EXIT_NO;
        }
    }
    page_free(&text);
    page_free(&unfit);
    backup_free(&backup);
    return result;
}

int run_backup(CommandLine *line)
{
    const char *folder = line->options.to;
    const char *path = command_line_next_word(line);
    Store *store;
    StoreAnswer answer;
    int result;
    if (folder ? path || !*folder : !path)
        return complain(_("'backup' needs a file or --to FOLDER: quadrille "
                          "backup games.txt"));
    store = own_store_open();
    answer = store_readable(store);
    result = answer ? saved_complain_store(store, answer)
                    : back_up(store, path, &line->options);
    store_close(store);
    return result;
}

/* --------------------------------------------------------------- restoring */

typedef struct Restoring {
    Store *store;
    int dry, quiet;
    int named; /* there are several files: say which one it is about */
} Restoring;

static int restore_text(const Restoring *how, const char *path, Page *text)
{
    Backup backup;
    Page problem = PAGE_EMPTY;
    Page report = PAGE_EMPTY;
    Page trouble = PAGE_EMPTY;
    StoreAnswer answer;
    int result = EXIT_DONE;
    if (!backup_read(&backup, path, text, &problem)) {
        complain("%s", problem.text);
        page_free(&problem);
        return EXIT_USAGE;
    }
    if (how->named) {
        page_safe(&report, path);
        page_text(&report, _(": "));
    }
    answer = stored_restore(how->store, &backup, how->dry, &report, &trouble);
    backup_free(&backup);
    if (answer || how->quiet)
        page_free(&report);
    else
        host_print_page(&report);
    if (answer)
        result = saved_complain_store(how->store, answer);
    else if (trouble.used)
        result = complain_trouble("%s", trouble.text);
    page_free(&trouble);
    return result;
}

static int restore_file(const Restoring *how, const char *path)
{
    Page text = PAGE_EMPTY;
    int result;
    if (file_read_up_to(path, &text, MOST_BACKUP))
        result = restore_text(how, path, &text);
    else
        result = complain_reading(path);
    page_free(&text);
    return result;
}

static int is_backup_name(const struct dirent *entry)
{
    const size_t length = strlen(entry->d_name);
    const size_t end = strlen(file_end);
    return strncmp(entry->d_name, file_start, strlen(file_start)) == 0 &&
           length > strlen(file_start) + end &&
           strcmp(entry->d_name + length - end, file_end) == 0;
}

/* Restores the file of every store that writes into the folder. */
static int restore_folder(Restoring how, const char *folder)
{
    struct dirent **entries;
    const int count = scandir(folder, &entries, is_backup_name, alphasort);
    Page path = PAGE_EMPTY;
    int worst = EXIT_DONE;
    int i;
    if (count < 0)
        return complain_reading(folder);
    if (!count)
        worst = complain(_("%s: no files such as quadrille-1f3a9c2e.txt in "
                           "this folder"),
                         folder);
    how.named = 1;
    for (i = 0; i < count; i++) {
        int result;
        path.used = 0;
        page_format(&path, "%s/%s", folder, entries[i]->d_name);
        result = restore_file(&how, path.text);
        worst = result > worst ? result : worst;
        free(entries[i]);
    }
    free(entries);
    page_free(&path);
    return worst;
}

int run_restore(CommandLine *line)
{
    Restoring how = {.dry = line->options.dry_run,
                     .quiet = line->options.quiet,
                     .named = line->last - line->first > 1};
    const char *path = command_line_next_word(line);
    StoreAnswer answer;
    int worst = EXIT_DONE;
    if (!path)
        return complain(_("'restore' needs a backup: quadrille restore "
                          "games.txt"));
    how.store = own_store_open();
    answer = store_state(how.store);
    if (answer)
        return saved_close_store(how.store, answer);
    for (; path; path = command_line_next_word(line)) {
        struct stat status;
        const int result = stat(path, &status) == 0 && S_ISDIR(status.st_mode)
                               ? restore_folder(how, path)
                               : restore_file(&how, path);
        worst = result > worst ? result : worst;
    }
    store_close(how.store);
    return worst;
}
