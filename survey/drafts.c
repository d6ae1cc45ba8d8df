/* SPDX-License-Identifier: MIT */
/* Finds and removes drafts of killed processes. */
#include "drafts.h"

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "host/host.h"
#include "shard.h"

enum { ABANDONED_SECONDS = 600, DRAFT_LETTERS = 6 };

/* "000017.a1B2c3", as file_write names its drafts */
static int is_draft(const char *name)
{
    static const char digits[] = "0123456789";
    static const char letters[] = "0123456789"
                                  "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const size_t number = strspn(name, digits);
    return number && name[number] == '.' &&
           strspn(name + number + 1, letters) == DRAFT_LETTERS &&
           !name[number + 1 + DRAFT_LETTERS];
}

static void remove_if_abandoned(const char *path)
{
    struct stat status;
    if (lstat(path, &status) == 0 && S_ISREG(status.st_mode) &&
        time(NULL) - status.st_mtime >= ABANDONED_SECONDS &&
        !file_is_foreign(path, shard_title))
        (void)unlink(path);
}

static void clean(const char *folder)
{
    Page path = PAGE_EMPTY;
    DIR *entries = opendir(folder);
    const struct dirent *entry;
    while (entries && (entry = readdir(entries)) != NULL)
        if (is_draft(entry->d_name)) {
            path.used = 0;
            page_format(&path, "%s/%s", folder, entry->d_name);
            remove_if_abandoned(path.text);
        }
    if (entries)
        closedir(entries);
    page_free(&path);
}

void drafts_remove(const SurveyPlan *plan, const char *folder)
{
    Page path = PAGE_EMPTY;
    u64 shard;
    for (shard = 0; shard < plan_shards(plan); shard += SHARDS_IN_FOLDER) {
        shard_path(&path, folder, shard);
        *strrchr(path.text, '/') = '\0';
        clean(path.text);
    }
    page_free(&path);
}
