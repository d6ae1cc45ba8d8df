/* SPDX-License-Identifier: MIT */
/* Tables on disks that can't reserve room, or have none left. */
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "advice/sliding/table_cache.h"

static int refusal;

/* In the place of the library's. */
int posix_fallocate(int file, off_t from, off_t length)
{
    (void)file;
    (void)from;
    (void)length;
    return refusal;
}

static TablesAnswer answer_to(int error)
{
    const TableKind kind = kind_of_size(3, 3, LEVEL_MICRO);
    static const char bytes[1000] = "a table";
    Draft draft = {.file = -1};
    TablesAnswer answer;
    refusal = error;
    assert_int_equal(open_draft(&draft, kind, 1), TABLES_FINE);
    answer = size_draft(&draft, sizeof bytes);
    if (answer)
        drop_draft(&draft);
    else
        answer = finish_draft(&draft, bytes, sizeof bytes);
    (void)drop_tables(kind);
    return answer;
}

static void without_reserving_they_are_kept_all_the_same(void **state)
{
    (void)state;
    assert_int_equal(answer_to(0), TABLES_FINE);
    assert_int_equal(answer_to(EOPNOTSUPP), TABLES_FINE);
    assert_int_equal(answer_to(ENOSYS), TABLES_FINE);
}

static void a_full_disk_is_trouble(void **state)
{
    (void)state;
    assert_int_equal(answer_to(ENOSPC), TABLES_TROUBLE);
    assert_int_equal(answer_to(EDQUOT), TABLES_TROUBLE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_reserving_they_are_kept_all_the_same),
        cmocka_unit_test(a_full_disk_is_trouble),
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
