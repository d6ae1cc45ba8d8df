/* SPDX-License-Identifier: MIT */
/* Files on a POSIX system, and standard output. */
#include "host/host.h"
#include "session/code.h"
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int read_all(int file, Page *page, size_t most)
{
    char part[4096];
    ssize_t got;
    while ((got = read(file, part, sizeof part)) != 0) {
        if (got < 0 && (errno == EINTR ||
                        (errno == EAGAIN && signals_await_file(file, POLLIN))))
            continue;
        if (got < 0)
            return 0;
        page_put(page, part, (size_t)got);
        if (page->used > most) {
            errno = EFBIG;
            return 0;
        }
    }
    page_put(page, "", 0);
    return 1;
}

static int read_file(const char *path, Page *page, size_t most)
{
    int file;
    int done;
    int trouble;
    if (strcmp(path, "-") == 0)
        return read_all(STDIN_FILENO, page, most);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 0;
    done = read_all(file, page, most);
    trouble = errno;
    close(file);
    errno = trouble;
    return done;
}

int file_read(const char *path, Page *page)
{
    return read_file(path, page, MOST_FILE);
}

int file_read_up_to(const char *path, Page *page, size_t most)
{
    return read_file(path, page, most);
}

int file_read_large(const char *path, Page *page)
{
    return read_file(path, page, (size_t)-1);
}

int file_read_game(const char *path, Page *page)
{
    u32 length = (u32)strlen(path);
    if (file_read(path, page))
        return 1;
    if (!session_is_code(path, length))
        return 0;
    page->used = 0;
    page_put(page, path, length);
    return 1;
}

/* A reader may be slow, and a terminal may be stopped. Each piece therefore
   waits until there is room for it, even if the file itself doesn't block. */
static int write_text(int file, const char *text, size_t length)
{
    ssize_t put;
    while (length) {
        if (!signals_await_file(file, POLLOUT))
            return 0;
        put = write(file, text, length < PIPE_BUF ? length : PIPE_BUF);
        if (put < 0 && errno != EINTR && errno != EAGAIN)
            return 0;
        if (put > 0) {
            text += put;
            length -= (size_t)put;
        }
    }
    return 1;
}

static int write_all(int file, const Page *page)
{
    return write_text(file, page->text, page->used) &&
           (fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP);
}

static int trouble_of_output;

void host_print_text(const char *text, size_t length)
{
    if (!trouble_of_output && !write_text(STDOUT_FILENO, text, length))
        trouble_of_output = errno;
}

void host_print_page(Page *page)
{
    host_print_text(page->text, page->used);
    page_free(page);
}

void host_print_error(Page *page)
{
    (void)write_text(STDERR_FILENO, page->text, page->used);
    page_free(page);
}

int host_print_trouble(void)
{
    return trouble_of_output;
}

int file_exists(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && S_ISREG(there.st_mode);
}

int file_is_foreign(const char *path, const char *title)
{
    char start[64];
    const size_t length = strlen(title);
    ssize_t got;
    int file;
    ASSERT(length < sizeof start);
    if (!file_exists(path))
        return 0;
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 1;
    do
        got = read(file, start, length);
    while (got < 0 && errno == EINTR);
    close(file);
    return got != 0 &&
           (got != (ssize_t)length || memcmp(start, title, length) != 0);
}

static int write_device(const char *path, const Page *page)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    int done = file >= 0 && write_all(file, page);
    int trouble = errno;
    if (file >= 0)
        close(file);
    errno = trouble;
    return done;
}

/* New files get the mode that the umask allows; existing files keep theirs. */
static void set_mode(int file, const char *path)
{
    struct stat old;
    mode_t mask = umask(0);
    umask(mask);
    if (stat(path, &old) == 0)
        (void)fchmod(file, old.st_mode & 0777);
    else
        (void)fchmod(file, 0666 & ~mask);
}

static int write_beside(const char *path, const Page *page)
{
    Page beside = PAGE_EMPTY;
    int file, done, trouble;
    page_format(&beside, "%s.XXXXXX", path);
    file = mkstemp(beside.text);
    done = file >= 0;
    if (done) {
        set_mode(file, path);
        done = write_all(file, page);
        done = close(file) == 0 && done;
        done = done && rename(beside.text, path) == 0;
        trouble = errno;
        if (!done)
            unlink(beside.text);
        errno = trouble;
    }
    page_free(&beside);
    return done;
}

/* Replaces the path of a link by what it leads to, even if there is nothing
   yet. Unlike realpath(), this needs no C library of any size. */
static int follow_links(Page *path)
{
    enum { MOST_LINKS = 40 };
    char link[PATH_MAX];
    int i;
    for (i = 0; i < MOST_LINKS; i++) {
        const ssize_t length = readlink(path->text, link, sizeof link);
        const char *name = strrchr(path->text, '/');
        if (length <= 0 || (size_t)length == sizeof link)
            return 1;
        path->used =
            *link == '/' || !name ? 0 : (size_t)(name - path->text) + 1;
        page_put(path, link, (size_t)length);
    }
    errno = ELOOP;
    return 0;
}

/* The kernel decides whether a link is followed: not if it leads nowhere or,
   for example, if a stranger put it into a folder that all may write to. */
int file_write(const char *path, const char *title, const Page *page)
{
    Page target = PAGE_EMPTY;
    struct stat there;
    int done, trouble;
    if (stat(path, &there) == 0) {
        if (!S_ISREG(there.st_mode))
            return write_device(path, page);
        if (title && file_is_foreign(path, title)) {
            errno = EEXIST;
            return 0;
        }
    } else if (errno != ENOENT) {
        return 0;
    }
    page_text(&target, path);
    done = follow_links(&target) && write_beside(target.text, page);
    trouble = errno;
    page_free(&target);
    errno = trouble;
    return done;
}
