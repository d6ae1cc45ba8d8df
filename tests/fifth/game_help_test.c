/* SPDX-License-Identifier: MIT */
/* The command line's help on a game that no kit knows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "command/command.h"
#include "docs/fifth/bubbles.h"

static void no_heading_stands_above_nothing(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    command_page_game_help(&page, &bubbles);
    assert_ptr_equal(strstr(page.text, "quadrille bubbles"), page.text);
    assert_non_null(strstr(page.text, "\nBubbles\n"));
    assert_null(strstr(page.text, "Variants:"));
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_heading_stands_above_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
