/* SPDX-License-Identifier: MIT */
/* Tests the allocator of small programs, which has other names here: see
   ../CMakeLists.txt. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void *small_malloc(size_t size);
void *small_calloc(size_t count, size_t size);
void *small_realloc(void *memory, size_t size);
void small_free(void *memory);

enum { KEPT = 50, ROUNDS = 20000, MOST = 3000 };

typedef struct Holding {
    unsigned char *memory;
    size_t size;
    unsigned char fill;
} Holding;

static void assert_kept(const Holding *piece)
{
    size_t i;
    assert_int_equal((uintptr_t)piece->memory % _Alignof(max_align_t), 0);
    for (i = 0; i < piece->size; i++)
        assert_int_equal(piece->memory[i], piece->fill);
}

/* What is still allocated keeps what was written there, whatever is allocated,
   freed, or given another size beside it. */
static void nothing_overlaps(void **state)
{
    static Holding pieces[KEPT];
    unsigned random = 1;
    size_t size, had;
    int i;
    (void)state;
    for (i = 0; i < ROUNDS; i++) {
        Holding *piece;
        random = random * 1103515245u + 12345;
        piece = &pieces[(random >> 16) % KEPT];
        size = (random >> 8) % MOST;
        assert_kept(piece);
        if (random >> 30 == 0) {
            small_free(piece->memory);
            piece->memory = small_calloc(size, 1);
            piece->fill = 0;
        } else {
            had = piece->size < size ? piece->size : size;
            piece->memory = small_realloc(piece->memory, size);
            piece->size = had;
            assert_kept(piece);
            piece->fill = (unsigned char)i;
        }
        assert_non_null(piece->memory);
        piece->size = size;
        memset(piece->memory, piece->fill, size);
    }
    for (i = 0; i < KEPT; i++) {
        assert_kept(&pieces[i]);
        small_free(pieces[i].memory);
    }
}

static void what_was_cleared_is_zero(void **state)
{
    unsigned char *memory = small_malloc(100);
    (void)state;
    memset(memory, 1, 100);
    small_free(memory);
    memory = small_calloc(10, 10);
    assert_kept(&(Holding){memory, 100, 0});
    small_free(memory);
}

/* The order of freeing doesn't matter. */
static void freed_neighbours_become_one(void **state)
{
    static const int orders[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    char *parts[3];
    char *whole;
    size_t i, j;
    (void)state;
    for (i = 0; i < sizeof orders / sizeof *orders; i++) {
        for (j = 0; j < 3; j++)
            parts[j] = small_malloc(20000);
        for (j = 0; j < 3; j++)
            small_free(parts[orders[i][j]]);
        whole = small_malloc(60000);
        assert_ptr_equal(whole, parts[0]);
        small_free(whole);
    }
}

static void more_than_there_is_is_refused(void **state)
{
    char *memory = small_malloc(10);
    (void)state;
    strcpy(memory, "kept");
    errno = 0;
    assert_null(small_malloc(SIZE_MAX));
    assert_int_equal(errno, ENOMEM);
    assert_null(small_malloc(PTRDIFF_MAX / 2));
    errno = 0;
    assert_null(small_calloc(SIZE_MAX / 2 + 2, 2));
    assert_int_equal(errno, ENOMEM);
    assert_null(small_realloc(memory, SIZE_MAX));
    assert_string_equal(memory, "kept");
    small_free(memory);
    small_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(freed_neighbours_become_one),
        cmocka_unit_test(nothing_overlaps),
        cmocka_unit_test(what_was_cleared_is_zero),
        cmocka_unit_test(more_than_there_is_is_refused),
    };
    return cmocka_run_group_tests_name("allocator", tests, NULL, NULL);
}
