/* SPDX-License-Identifier: MIT */
/* The file of settings. The time at which it was changed decides which of two
   is kept. */
#include "stored_backup.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "host/paths.h"

static const char terminal[] = "terminal";

/* Writes whole lines, however they end. */
static void page_lines(Page *page, const Page *text)
{
    size_t i;
    ASSERT(!page->used);
    for (i = 0; i < text->used; i++)
        if (text->text[i] != '\r' || text->text[i + 1] != '\n')
            page_put(page, text->text + i, 1);
    ASSERT(page->used <= text->used);
    if (!page->used || page->text[page->used - 1] != '\n')
        page_put(page, "\n", 1);
}

static void add_file(Backup *backup, const char *path, Page *unfit)
{
    Page text = PAGE_EMPTY;
    Page lines = PAGE_EMPTY;
    struct stat status;
    if (stat(path, &status) || !file_read(path, &text)) {
        page_format(unfit, "%s: %s\n", path, strerror(errno));
    } else {
        page_lines(&lines, &text);
        if (!backup_add_settings(backup, terminal, lines.text, lines.used,
                                 (long long)status.st_mtime))
            page_format(unfit, _("%s: not plain text, or too long\n"), path);
    }
    page_free(&text);
    page_free(&lines);
}

void terminal_settings_add(Backup *backup, Page *unfit)
{
    Page path = PAGE_EMPTY;
    if (path_of_config(&path) && file_exists(path.text))
        add_file(backup, path.text, unfit);
    page_free(&path);
}

int terminal_settings_put(const Backup *backup, const BackupRecord *record)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    const struct timespec times[] = {{.tv_sec = (time_t)record->time},
                                     {.tv_sec = (time_t)record->time}};
    int done = 0;
    ASSERT(record->kind == BACKUP_SETTINGS && record->save_length);
    page_put(&text, backup_save(backup, record), record->save_length);
    if (path_of_config(&path)) {
        paths_make_folders(path.text);
        done = file_write(path.text, NULL, &text) &&
               utimensat(AT_FDCWD, path.text, times, 0) == 0;
    } else {
        errno = ENOENT;
    }
    page_free(&path);
    page_free(&text);
    return done;
}
