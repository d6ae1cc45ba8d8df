/* SPDX-License-Identifier: MIT */
/* Tests the panel of a 3270 without a desk: its sizes and its edges. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "front/mainframe/panel.h"

static Panel panel;

static void an_unknown_model_is_the_smallest(void **state)
{
    static const u8 models[] = {0, 1, 6, 255};
    Terminal terminal;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof models; i++) {
        terminal_choose_model(&terminal, models[i], 0);
        assert_int_equal(terminal.rows, 24);
        assert_int_equal(terminal.columns, 80);
    }
}

static void a_panel_ignores_what_is_outside(void **state)
{
    static Panel before;
    Terminal terminal;
    u8 i;
    (void)state;
    terminal_choose_model(&terminal, 2, 1);
    panel_clear(&panel, &terminal);
    before = panel;
    panel_draw_sign(&panel, 24, 0, 'x', IN_RED, 1);
    panel_draw_sign(&panel, 0, 80, 'x', IN_RED, 1);
    panel_start_field(&panel, 24, 0, MAY_TYPE, IN_RED);
    assert_memory_equal(&panel, &before, sizeof panel);
    for (i = 0; i < PANEL_FIELDS + 1; i++)
        panel_start_field(&panel, i, 0, MAY_TYPE, IN_RED);
    assert_int_equal(panel.fields, PANEL_FIELDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_unknown_model_is_the_smallest),
        cmocka_unit_test(a_panel_ignores_what_is_outside),
    };
    return cmocka_run_group_tests_name("panel of a 3270", tests, NULL, NULL);
}
