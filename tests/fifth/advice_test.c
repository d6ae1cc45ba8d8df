/* SPDX-License-Identifier: MIT */
/* Tests the answers about a game that has no solver. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "advice/advisor.h"
#include "advice/explain.h"
#include "docs/fifth/lights.h"
#include "host/host.h"

/* Lights has no element of chance. */
static void winnable_says_that_there_is_no_solver(void **state)
{
    const u8 variant[VARIANT_SIZE] = {5};
    const u8 seed[SEED_SIZE] = {1};
    Page page = PAGE_EMPTY;
    Session session;
    Advisor advisor;
    Fault fault;
    (void)state;
    session_open(&session, &malloc_host);
    assert_int_equal(session_deal(&session, &lights, variant, seed, &fault),
                     FINE);
    advisor_start(&advisor, 1000);
    explain_winnable(&page, &advisor, &session);
    assert_string_equal(page.text, "Quadrille has no solver for this game.\n");
    advisor_stop(&advisor);
    page_free(&page);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(winnable_says_that_there_is_no_solver),
    };
    return cmocka_run_group_tests_name("a game unsolved", tests, NULL, NULL);
}
