/* SPDX-License-Identifier: MIT */
/* Writes pattern databases to the cache. A database is written to a locked
   draft beside its file, which is renamed once it is complete. A killed
   program leaves an unlocked draft, which the next program overwrites. */
#include "advice/sliding/pattern_database_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/paths.h"

/* Whether the draft still has its name. A draft that we waited for has been
   renamed or deleted. */
static int is_current(const DatabaseDraft *draft)
{
    struct stat mine, named;
    return fstat(draft->file, &mine) == 0 &&
           stat(draft->path.text, &named) == 0 &&
           mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

static void forget_draft(DatabaseDraft *draft)
{
    const int trouble = errno;
    if (draft->file >= 0)
        close(draft->file);
    page_free(&draft->path);
    page_free(&draft->final);
    draft->file = -1;
    errno = trouble;
}

static CacheAnswer lock_draft(DatabaseDraft *draft, int patient)
{
    draft->file = open(draft->path.text,
                       O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (draft->file < 0)
        return CACHE_TROUBLE;
    if (flock(draft->file, patient ? LOCK_EX : LOCK_EX | LOCK_NB) == 0)
        return CACHE_FINE;
    return errno == EWOULDBLOCK ? CACHE_BUSY
           : errno == EINTR     ? CACHE_STOPPED
                                : CACHE_TROUBLE;
}

CacheAnswer pattern_database_file_open(DatabaseDraft *draft, DatabaseKind kind,
                                       int patient)
{
    CacheAnswer answer;
    if (!pattern_database_kind_path(&draft->final, kind))
        return CACHE_ABSENT;
    paths_make_folders(draft->final.text);
    page_format(&draft->path, "%s.new", draft->final.text);
    do {
        if (draft->file >= 0)
            close(draft->file);
        answer = lock_draft(draft, patient);
    } while (!answer && RARELY(!is_current(draft)));
    if (answer)
        forget_draft(draft);
    return answer;
}

/* If space can't be reserved (some file systems, with musl), a full disk shows
   up only when the table is written. */
CacheAnswer pattern_database_file_reserve(DatabaseDraft *draft, u64 size)
{
    if (ftruncate(draft->file, 0))
        return CACHE_TROUBLE;
    errno = posix_fallocate(draft->file, 0, (off_t)size);
    return errno && errno != EOPNOTSUPP && errno != ENOSYS ? CACHE_TROUBLE
                                                           : CACHE_FINE;
}

void pattern_database_file_drop(DatabaseDraft *draft)
{
    const int trouble = errno;
    (void)unlink(draft->path.text);
    errno = trouble;
    forget_draft(draft);
}

static int write_bytes(int file, const char *bytes, u64 size)
{
    enum { AT_ONCE = 64 << 20 };
    while (size) {
        const u64 half = size / 2 + 1;
        const u64 most = half < AT_ONCE ? half : AT_ONCE;
        const ssize_t put =
            write(file, bytes, (size_t)(RARELY(size > AT_ONCE) ? most : size));
        if (put < 0 && errno != EINTR)
            return 0;
        if (put > 0) {
            bytes += put;
            size -= (u64)put;
        }
    }
    return fsync(file) == 0;
}

CacheAnswer pattern_database_file_finish(DatabaseDraft *draft,
                                         const void *bytes, u64 size)
{
    if (!write_bytes(draft->file, bytes, size) ||
        RARELY(rename(draft->path.text, draft->final.text))) {
        pattern_database_file_drop(draft);
        return CACHE_TROUBLE;
    }
    forget_draft(draft);
    return CACHE_FINE;
}
