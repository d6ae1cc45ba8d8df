/* SPDX-License-Identifier: MIT */
/* Tests writing tables to disks that can't reserve space or are full. */
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "advice/sliding/pattern_database_cache.h"

static int refusal;

/* Replaces the C library's function. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_kept_without_reserved_space),
        cmocka_unit_test(a_full_disk_is_reported),
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
