/* SPDX-License-Identifier: MIT */
/* Tests that a deal gets no level because the solver gave up. Chance, which
   would rarely find such a deal, is replaced. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

#include <cmocka.h>

#include "advice/level.h"
#include "rules/freecell/freecell.h"

/* The words from which seeds are made: those of deals 891, which can be won
   with three free cells, and perhaps with two, and 1, which needs three. */
static const char *const words[] = {"qqqqaj72", "qqqqesh2"};
static unsigned drawn;

ssize_t __wrap_getrandom(void *bytes, size_t size, unsigned flags);

/* Draws the letters of the next word. */
ssize_t __wrap_getrandom(void *bytes, size_t size, unsigned flags)
{
    static const char letters[] = "23456789abcdefghjkmnpqrstuvwxyz";
    unsigned char *byte = bytes;
    size_t i;
    (void)flags;
    assert_in_range(drawn, 0, 1);
    assert_int_equal(size, strlen(words[drawn]));
    for (i = 0; i < size; i++)
        byte[i] = (unsigned char)(strchr(letters, words[drawn][i]) - letters);
    drawn++;
    return (ssize_t)size;
}

static void a_hard_deal_is_proven_to_need_three_cells(void **state)
{
    static const u8 first[SEED_SIZE] = {1};
    u8 variant[VARIANT_SIZE] = {[FREECELL_VARIANT_CELLS] = 4};
    u8 seed[SEED_SIZE];
    (void)state;
    assert_int_equal(level_find(&freecell, "hard", NULL, variant, seed), FINE);
    assert_memory_equal(seed, first, SEED_SIZE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hard_deal_is_proven_to_need_three_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
