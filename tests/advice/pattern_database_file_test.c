/* SPDX-License-Identifier: MIT */
/* Tests keeping tables on disks that can't reserve space, are full or can't
   lock files, without a home, and without memory; and the names of tables. */
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cmocka.h>

#include "advice/sliding/pattern_database_cache.h"

static int refusal;
static int lock_trouble, cut_trouble, write_trouble;
static int interruptions;  /* of writes; the others write half */
static char replaced[256]; /* a file that is replaced when one is locked */
static int maps = -1;      /* that succeed; negative: all */

/* These replace the C library's functions. */
int flock(int file, int how)
{
    if (*replaced) {
        char path[256];
        strcpy(path, replaced);
        *replaced = '\0';
        assert_int_equal(unlink(path), 0);
        close(open(path, O_CREAT | O_WRONLY, 0600));
    }
    errno = lock_trouble;
    return lock_trouble ? -1 : (int)syscall(SYS_flock, file, how);
}

int ftruncate(int file, off_t length)
{
    errno = cut_trouble;
    return cut_trouble ? -1 : (int)syscall(SYS_ftruncate, file, length);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    if (interruptions) {
        errno = EINTR;
        return --interruptions % 2 ? -1
                                   : syscall(SYS_write, file, bytes, size / 2);
    }
    errno = write_trouble;
    return write_trouble ? -1 : syscall(SYS_write, file, bytes, size);
}

void *mmap(void *place, size_t size, int rights, int flags, int file,
           off_t from)
{
    if (!maps) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    maps -= maps > 0;
    return (void *)syscall(SYS_mmap, place, size, rights, flags, file, from);
}

static int homeless;

struct passwd *getpwuid(uid_t user)
{
    static char home[] = "/nowhere";
    static struct passwd own = {.pw_dir = home};
    (void)user;
    return homeless ? NULL : &own;
}

int posix_fallocate(int file, off_t from, off_t length)
{
    (void)file;
    (void)from;
    (void)length;
    return refusal;
}

static CacheAnswer answer_to(int error)
{
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_MICRO);
    static const char bytes[1000] = "a table";
    DatabaseDraft draft = {.file = -1};
    CacheAnswer answer;
    refusal = error;
    assert_int_equal(pattern_database_file_open(&draft, kind, 1), CACHE_FINE);
    answer = pattern_database_file_reserve(&draft, sizeof bytes);
    if (answer)
        pattern_database_file_drop(&draft);
    else
        answer = pattern_database_file_finish(&draft, bytes, sizeof bytes);
    (void)pattern_database_cache_drop(kind);
    return answer;
}

static void tables_are_kept_without_reserved_space(void **state)
{
    (void)state;
    assert_int_equal(answer_to(0), CACHE_FINE);
    assert_int_equal(answer_to(EOPNOTSUPP), CACHE_FINE);
    assert_int_equal(answer_to(ENOSYS), CACHE_FINE);
}

static void a_full_disk_is_reported(void **state)
{
    (void)state;
    assert_int_equal(answer_to(ENOSPC), CACHE_TROUBLE);
    assert_int_equal(answer_to(EDQUOT), CACHE_TROUBLE);
}

static void a_draft_is_written_in_pieces(void **state)
{
    (void)state;
    interruptions = 6;
    assert_int_equal(answer_to(0), CACHE_FINE);
    assert_int_equal(interruptions, 0);
}

static void a_disk_that_fills_up_is_reported(void **state)
{
    (void)state;
    write_trouble = ENOSPC;
    assert_int_equal(answer_to(0), CACHE_TROUBLE);
    write_trouble = 0;
    cut_trouble = EIO;
    assert_int_equal(answer_to(0), CACHE_TROUBLE);
    cut_trouble = 0;
}

static void a_lock_that_fails_says_why(void **state)
{
    static const struct {
        int trouble;
        CacheAnswer answer;
    } locks[] = {{EWOULDBLOCK, CACHE_BUSY},
                 {EINTR, CACHE_STOPPED},
                 {ENOLCK, CACHE_TROUBLE}};
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_MICRO);
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(locks); i++) {
        DatabaseDraft draft = {.file = -1};
        lock_trouble = locks[i].trouble;
        assert_int_equal(pattern_database_file_open(&draft, kind, 0),
                         locks[i].answer);
        assert_int_equal(draft.file, -1);
    }
    lock_trouble = 0;
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_FINE);
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_ABSENT);
}

/* Another program may have finished its draft, and a third begun a new one. */
static void a_draft_that_was_replaced_is_opened_again(void **state)
{
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_MICRO);
    DatabaseDraft draft = {.file = -1};
    Page path = PAGE_EMPTY;
    (void)state;
    assert_true(pattern_database_kind_path(&path, kind));
    snprintf(replaced, sizeof replaced, "%s.new", path.text);
    assert_int_equal(pattern_database_file_open(&draft, kind, 1), CACHE_FINE);
    assert_string_equal(replaced, "");
    lock_trouble = EWOULDBLOCK;
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_ABSENT);
    lock_trouble = 0;
    assert_int_equal(access(draft.path.text, F_OK), 0);
    pattern_database_file_drop(&draft);
    page_free(&path);
}

static void assert_trouble(DatabaseKind kind, CacheAnswer answer,
                           const char *words)
{
    const CacheTrouble trouble = {answer, ENOSPC};
    Page page = PAGE_EMPTY;
    pattern_database_cache_page_trouble(&page, kind, &trouble);
    assert_non_null(strstr(page.text, words));
    page_free(&page);
}

static void without_a_home_tables_are_not_kept(void **state)
{
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_SMALL);
    char *cache = strdup(getenv("XDG_CACHE_HOME"));
    CachedDatabases databases = {.ready = 0};
    DatabaseDraft draft = {.file = -1};
    (void)state;
    homeless = 1;
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    assert_int_equal(pattern_database_file_open(&draft, kind, 0),
                     CACHE_ABSENT);
    assert_int_equal(pattern_database_cache_load(&databases, kind),
                     CACHE_ABSENT);
    assert_int_equal(pattern_database_cache_make(&databases, kind, 0, NULL),
                     CACHE_ABSENT);
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_ABSENT);
    assert_trouble(kind, CACHE_ABSENT, "no home folder");
    homeless = 0;
    setenv("XDG_CACHE_HOME", cache, 1);
    free(cache);
    assert_trouble(kind, CACHE_ABSENT, "no such file");
    assert_trouble(kind, CACHE_TROUBLE, strerror(ENOSPC));
}

/* Whichever allocation fails, tables are not built, nothing is left on the
   disk, and the next attempt succeeds. */
static void tables_need_memory(void **state)
{
    static const BuildWatcher nobody = {NULL, NULL, NULL};
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_SLIDES);
    CachedDatabases databases = {.ready = 0};
    CacheAnswer answer = CACHE_NO_ROOM;
    int most;
    (void)state;
    refusal = 0;
    for (most = 0; answer && most < 20; most++) {
        maps = most;
        assert_int_equal(pattern_database_cache_room(kind) == 0, most == 0);
        maps = most;
        answer = pattern_database_cache_build(&databases, kind, &nobody);
        assert_int_equal(databases.ready, !answer);
        pattern_database_cache_close(&databases);
    }
    assert_in_range(most, 3, 10);
    answer = CACHE_NO_ROOM;
    for (most = 0; answer && most < 20; most++) {
        maps = most;
        answer = pattern_database_cache_make(&databases, kind, 0, &nobody);
        pattern_database_cache_close(&databases);
        maps = -1;
        if (answer)
            assert_int_equal(pattern_database_cache_drop(kind), CACHE_ABSENT);
    }
    assert_int_equal(answer, CACHE_FINE);
    for (most = 0; most < 2; most++) {
        maps = most;
        assert_int_equal(pattern_database_cache_load(&databases, kind),
                         CACHE_NO_ROOM);
    }
    maps = -1;
    assert_int_equal(pattern_database_cache_load(&databases, kind),
                     CACHE_FINE);
    pattern_database_cache_close(&databases);
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_FINE);
}

static void only_names_of_tables_are_read(void **state)
{
    static const char *const wrong[] = {
        "",     "x",        "tiny",     "3",         "3x",  "x3",
        "3y3",  "256x3",    "3x256",    "1x3",       "6x6", "3x100",
        "3x3-", "3x3-tiny", "3x3small", "5x4-slides"};
    DatabaseKind kind;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(wrong); i++)
        assert_false(pattern_database_kind_read(wrong[i], &kind));
    assert_true(pattern_database_kind_read("4x3-small", &kind));
    assert_int_equal(kind.width, 3);
    assert_int_equal(kind.height, 4);
    assert_int_equal(kind.level, DATABASE_SMALL);
    assert_true(pattern_database_kind_read("micro", &kind));
    assert_int_equal(kind.width * kind.height, 16);
    kind = pattern_database_kind_of(3, 11, DATABASE_MICRO);
    assert_false(pattern_database_kind_exists(kind));
    assert_int_equal(pattern_database_cache_room(kind), 0);
}

/* A server opens them before it enters its sandbox. */
static void kept_tables_are_read_without_their_files(void **state)
{
    static const BuildWatcher nobody = {NULL, NULL, NULL};
    const DatabaseKind kind = pattern_database_kind_of(3, 3, DATABASE_MICRO);
    CachedDatabases databases = {.ready = 0};
    int i;
    (void)state;
    assert_int_equal(pattern_database_cache_make(&databases, kind, 0, &nobody),
                     CACHE_FINE);
    pattern_database_cache_keep();
    assert_int_equal(pattern_database_cache_drop(kind), CACHE_FINE);
    for (i = 0; i < 2; i++) {
        assert_int_equal(pattern_database_cache_load(&databases, kind),
                         CACHE_FINE);
        assert_true(databases.ready);
        pattern_database_cache_close(&databases);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_kept_without_reserved_space),
        cmocka_unit_test(a_full_disk_is_reported),
        cmocka_unit_test(a_draft_is_written_in_pieces),
        cmocka_unit_test(a_disk_that_fills_up_is_reported),
        cmocka_unit_test(a_lock_that_fails_says_why),
        cmocka_unit_test(a_draft_that_was_replaced_is_opened_again),
        cmocka_unit_test(without_a_home_tables_are_not_kept),
        cmocka_unit_test(tables_need_memory),
        cmocka_unit_test(only_names_of_tables_are_read),
        cmocka_unit_test(kept_tables_are_read_without_their_files),
    };
    char folder[] = "/tmp/draft-XXXXXX";
    int failed;
    if (!mkdtemp(folder) || setenv("XDG_CACHE_HOME", folder, 1))
        return 1;
    failed = cmocka_run_group_tests_name("drafts", tests, NULL, NULL);
    if (chdir(folder) == 0)
        (void)rmdir("quadrille");
    (void)rmdir(folder);
    return failed;
}
