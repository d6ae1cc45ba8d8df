/* SPDX-License-Identifier: MIT */
/* Memory, files and chance of a POSIX system. */
#include "host.h"

#include "../session/boast.h"
#include "../session/share.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static void *resize(void *context, void *memory, u32 size)
{
    (void)context;
    if (size)
        return realloc(memory, size);
    free(memory);
    return NULL;
}

const Host malloc_host = {NULL, resize};

/* ---------------------------------------------------------------- texts */

typedef struct Job {
    const Session *session;
    const Game *game;
    const u8 *bytes;
    const Fault *fault;
    u16 move;
    u8 ascii;
} Job;

/* Once to learn the length, once more to write. */
static void put_on_page(Page *page, const Job *job,
                        void (*put)(const Job *, Writer *))
{
    Writer writer;
    char *text;
    write_to(&writer, NULL, 0);
    put(job, &writer);
    text = calloc(1, (size_t)writer.used + 1);
    if (!text)
        return;
    write_to(&writer, text, writer.used);
    put(job, &writer);
    page_put(page, text, writer.used);
    free(text);
}

static void put_board(const Job *job, Writer *writer)
{
    job->session->game->write_board(job->session->position, writer);
}

void page_board(Page *page, const Session *session)
{
    Job job = {.session = session};
    put_on_page(page, &job, put_board);
}

static void put_save(const Job *job, Writer *writer)
{
    save_session(job->session, writer);
}

void page_save(Page *page, const Session *session)
{
    Job job = {.session = session};
    put_on_page(page, &job, put_save);
}

u8 copy_session(Session *copy, const Session *session)
{
    Page text = {NULL, 0, 0};
    Fault fault;
    u8 reason;
    page_save(&text, session);
    reason = load_session(copy, text.text, (u32)text.used, &fault);
    page_free(&text);
    return reason;
}

static void put_move(const Job *job, Writer *writer)
{
    job->session->game->write_move(job->session->position, job->move, writer);
}

void page_move(Page *page, const Session *session, u16 move)
{
    Job job = {.session = session, .move = move};
    put_on_page(page, &job, put_move);
}

static void put_boast(const Job *job, Writer *writer)
{
    boast_session(job->session, job->ascii, writer);
}

void page_boast(Page *page, const Session *session, u8 ascii)
{
    Job job = {.session = session, .ascii = ascii};
    put_on_page(page, &job, put_boast);
}

static void put_code(const Job *job, Writer *writer)
{
    share_session(job->session, writer);
}

u8 page_code(Page *page, const Session *session)
{
    Job job = {.session = session};
    Writer writer;
    u8 reason;
    write_to(&writer, NULL, 0);
    reason = share_session(session, &writer);
    if (!reason)
        put_on_page(page, &job, put_code);
    return reason;
}

static void put_words(const Job *job, Writer *writer)
{
    put_reason(writer, job->fault);
}

void page_reason(Page *page, const Fault *fault)
{
    Job job = {.fault = fault};
    put_on_page(page, &job, put_words);
}

/* From 1, in bytes. */
static unsigned long column_of(const Fault *fault, const char *text)
{
    const char *start = fault->at;
    while (start > text && start[-1] != '\n')
        start--;
    return (unsigned long)(fault->at - start) + 1;
}

void page_place(Page *page, const char *path, const char *text,
                const Fault *fault)
{
    page_text(page, path);
    if (fault->at)
        page_format(page, ", line %lu", (unsigned long)line_of(fault, text));
    page_text(page, ": ");
    page_reason(page, fault);
}

void page_point(Page *page, const char *path, const char *text,
                const Fault *fault)
{
    page_text(page, path);
    if (fault->at)
        page_format(page, ", line %lu, column %lu",
                    (unsigned long)line_of(fault, text),
                    column_of(fault, text));
    page_text(page, ": ");
    page_reason(page, fault);
}

static void put_variant(const Job *job, Writer *writer)
{
    job->game->write_variant(job->bytes, writer);
}

void page_variant(Page *page, const Game *game, const u8 *variant)
{
    Job job = {.game = game, .bytes = variant};
    put_on_page(page, &job, put_variant);
}

static void put_seed(const Job *job, Writer *writer)
{
    job->game->write_seed(job->bytes, writer);
}

void page_seed(Page *page, const Game *game, const u8 *seed)
{
    Job job = {.game = game, .bytes = seed};
    put_on_page(page, &job, put_seed);
}

/* ---------------------------------------------------------------- files */

static int read_all(int file, Page *page)
{
    char part[4096];
    ssize_t got;
    while ((got = read(file, part, sizeof part)) != 0) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return 0;
        page_put(page, part, (size_t)got);
        if (page->used > MOST_FILE) {
            errno = EFBIG;
            return 0;
        }
    }
    page_put(page, "", 0);
    return 1;
}

int read_file(const char *path, Page *page)
{
    int file;
    int done;
    int trouble;
    if (strcmp(path, "-") == 0)
        return read_all(STDIN_FILENO, page);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 0;
    done = read_all(file, page);
    trouble = errno;
    close(file);
    errno = trouble;
    return done;
}

int read_game(const char *path, Page *page)
{
    u32 length = (u32)strlen(path);
    if (read_file(path, page))
        return 1;
    if (!looks_shared(path, length))
        return 0;
    page->used = 0;
    page_put(page, path, length);
    return 1;
}

static int write_text(int file, const char *text, size_t length)
{
    ssize_t put;
    while (length) {
        put = write(file, text, length);
        if (put < 0 && errno != EINTR)
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

void print_text(const char *text, size_t length)
{
    if (!trouble_of_output && !write_text(STDOUT_FILENO, text, length))
        trouble_of_output = errno;
}

void print_page(Page *page)
{
    print_text(page->text, page->used);
    page_free(page);
}

int print_trouble(void)
{
    return trouble_of_output;
}

int is_file(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && S_ISREG(there.st_mode);
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

/* New files get the mode that the umask leaves; a file that is there keeps
   its own. */
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
    Page beside = {NULL, 0, 0};
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

int write_file(const char *path, const Page *page)
{
    char *target;
    int done, trouble;
    if (access(path, F_OK) == 0 && !is_file(path))
        return write_device(path, page);
    target = realpath(path, NULL); /* through links, when it is there */
    done = write_beside(target ? target : path, page);
    trouble = errno;
    free(target);
    errno = trouble;
    return done;
}

/* --------------------------------------------------------------- chance */

void fresh_seed(const Game *game, u8 *seed)
{
    static const char clear[] = "23456789abcdefghjkmnpqrstuvwxyz";
    unsigned char chance[8] = {0};
    char word[sizeof chance];
    Reader reader;
    Fault fault;
    size_t i;
    if (getrandom(chance, sizeof chance, 0) != sizeof chance)
        chance[0] = (unsigned char)getpid();
    for (i = 0; i < sizeof chance; i++)
        word[i] = clear[chance[i] % (sizeof clear - 1)];
    read_from(&reader, word, sizeof word);
    game->read_seed(seed, &reader, &fault);
}
