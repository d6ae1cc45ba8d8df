/* SPDX-License-Identifier: MIT */
/* The file of settings. The time at which it was changed decides which of two
   is kept. */
#include "stored_backup.h"

#include <fcntl.h>
#include <sys/stat.h>

#include "host/paths.h"

static const char terminal[] = "terminal";

void terminal_settings_add(Backup *backup)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    struct stat status;
    if (page_config_path(&path) && file_exists(path.text) &&
        stat(path.text, &status) == 0 && file_read(path.text, &text) &&
        status.st_mtime >= 0)
        (void)backup_add_settings(backup, terminal, text.text, text.used,
                                  (long long)status.st_mtime);
    page_free(&path);
    page_free(&text);
}

int terminal_settings_put(const Backup *backup, const BackupRecord *record)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    const struct timespec times[] = {{.tv_sec = (time_t)record->time},
                                     {.tv_sec = (time_t)record->time}};
    int done = 1;
    page_put(&text, backup_save(backup, record), record->save_length);
    if (page_config_path(&path)) {
        paths_make_folders(path.text);
        done = file_write(path.text, &text) &&
               utimensat(AT_FDCWD, path.text, times, 0) == 0;
    }
    page_free(&path);
    page_free(&text);
    return done;
}
