/* SPDX-License-Identifier: MIT */
/* A claim is a symbolic link beside the result. It points to the name of a
   machine and the number of a process, because a link and its text appear at
   once, even on network file systems. Its time is when it was last renewed. */
#include "claim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { STALE_SECONDS = 600, MOST_HOST = 256, MOST_CLAIM = MOST_HOST + 32 };

static void claim_path(Page *path, const char *folder, u64 shard)
{
    shard_path(path, folder, shard);
    page_text(path, ".claim");
}

static void own_name(char *name)
{
    if (gethostname(name, MOST_HOST))
        *name = '\0';
    name[MOST_HOST - 1] = '\0';
}

/* Reads "host process". */
static int is_of_dead_process(const char *text)
{
    char host[MOST_HOST];
    const char *blank = strrchr(text, ' ');
    u64 process;
    own_name(host);
    return blank && strlen(host) == (size_t)(blank - text) &&
           strncmp(host, text, strlen(host)) == 0 &&
           sealed_text_read_u64(blank + 1, &process) && process &&
           kill((pid_t)process, 0) != 0 && errno == ESRCH;
}

int claim_is_foreign(const char *folder, u64 shard, Page *reason)
{
    Page path = PAGE_EMPTY;
    struct stat status;
    int is_foreign;
    claim_path(&path, folder, shard);
    is_foreign = lstat(path.text, &status) == 0 && !S_ISLNK(status.st_mode);
    if (is_foreign) {
        reason->used = 0;
        page_format(reason, _("%s: this isn't the claim of a survey"),
                    path.text);
    }
    page_free(&path);
    return is_foreign;
}

static int is_good(const char *path)
{
    char text[MOST_CLAIM];
    struct stat status;
    const ssize_t length = readlink(path, text, sizeof text - 1);
    if (length < 0)
        return errno == EINVAL; /* not a link, so not ours to remove */
    if (lstat(path, &status))
        return 0;
    text[length] = '\0';
    return time(NULL) - status.st_mtime < STALE_SECONDS &&
           !is_of_dead_process(text);
}

static int make_claim(const char *path)
{
    char text[MOST_CLAIM];
    char host[MOST_HOST];
    own_name(host);
    snprintf(text, sizeof text, "%s %ld", host, (long)getpid());
    return symlink(text, path) == 0 || RARELY(errno != EEXIST);
}

int claim_take(const char *folder, u64 shard)
{
    Page path = PAGE_EMPTY;
    int taken;
    claim_path(&path, folder, shard);
    taken = make_claim(path.text);
    if (!taken && RARELY(!is_good(path.text))) {
        (void)unlink(path.text);
        taken = make_claim(path.text);
    }
    page_free(&path);
    return taken;
}

void claim_renew(const char *folder, u64 shard)
{
    Page path = PAGE_EMPTY;
    claim_path(&path, folder, shard);
    (void)utimensat(AT_FDCWD, path.text, NULL, AT_SYMLINK_NOFOLLOW);
    page_free(&path);
}

void claim_drop(const char *folder, u64 shard)
{
    Page path = PAGE_EMPTY;
    claim_path(&path, folder, shard);
    (void)unlink(path.text);
    page_free(&path);
}

void claim_sweep(const char *folder, u64 shard)
{
    Page path = PAGE_EMPTY;
    claim_path(&path, folder, shard);
    if (!is_good(path.text))
        (void)unlink(path.text);
    page_free(&path);
}
