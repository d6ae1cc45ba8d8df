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

/* Reads what a terminal is sent for the first cells: a sign and its highlight
   each. Orders take their bytes, and the last order moves the cursor. */
static void receive(const u8 *at, u8 *sign, u8 *highlight)
{
    enum { SBA = 0x11, IC = 0x13, SA = 0x28, HIGHLIGHT = 0x41 };
    u8 now = 0;
    u16 place = 0;
    for (at++; *at != IC; at++)
        if (*at == SBA) {
            place = (u16)((at[1] & 63) << 6 | (at[2] & 63));
            at += 2;
        } else if (*at == SA) {
            now = at[1] == HIGHLIGHT ? at[2] : now;
            at += 2;
        } else {
            sign[place] = *at;
            highlight[place++] = now;
        }
}

static void gaps_beside_reversed_signs_are_plain(void **state)
{
    static u8 stream[PANEL_STREAM];
    u8 sign[5] = {0}, highlight[5] = {0};
    Terminal terminal;
    (void)state;
    terminal_choose_model(&terminal, 2, 1);
    panel_clear(&panel, &terminal);
    panel_draw_sign(&panel, 0, 0, 'x', IN_RED | IN_REVERSE, 1);
    panel_draw_sign(&panel, 0, 3, 'x', IN_RED, 1);
    panel_write(&panel, stream);
    receive(stream, sign, highlight);
    assert_int_equal(sign[0], sign[3]);
    assert_int_not_equal(sign[0], 0);
    assert_int_not_equal(highlight[0], 0);
    assert_int_equal(highlight[1], 0);
    assert_int_equal(highlight[2], 0);
    assert_int_equal(highlight[3], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_unknown_model_is_the_smallest),
        cmocka_unit_test(a_panel_ignores_what_is_outside),
        cmocka_unit_test(gaps_beside_reversed_signs_are_plain),
    };
    return cmocka_run_group_tests_name("panel of a 3270", tests, NULL, NULL);
}
