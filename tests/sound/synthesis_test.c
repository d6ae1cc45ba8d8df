/* SPDX-License-Identifier: MIT */
/* Tests the sounds of the games: that they can be heard, don't click or clip,
   die away, and are the same everywhere. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "rules/games.h"
#include "sound/synthesis.h"

static i32 samples[SOUND_MOST];

enum { MILLISECOND = SOUND_RATE / 1000 };

#define FOR_ALL(material, event)                                              \
    for (material = 0; material < SOUND_MATERIALS; material++)                \
        for (event = 0; event < SOUND_EVENTS; event++)

static u32 render(int material, int event, u32 nth)
{
    return sound_render(samples, (SoundMaterial)material, (SoundEvent)event,
                        nth);
}

static u32 peak_of(u32 from, u32 to)
{
    u32 peak = 0;
    for (; from < to; from++)
        peak = (u32)abs(samples[from]) > peak ? (u32)abs(samples[from]) : peak;
    return peak;
}

static uint32_t digest_of(u32 count)
{
    uint32_t digest = 2166136261U;
    u32 i;
    for (i = 0; i < count; i++)
        digest = (digest ^ (uint16_t)samples[i]) * 16777619U;
    return digest;
}

/* How often a second the samples change their sign, halved: the frequency of a
   pure tone, and otherwise how bright it sounds. */
static u32 brightness_of(u32 from, u32 to)
{
    u32 changes = 0;
    u32 i;
    for (i = from + 1; i < to; i++)
        changes += (samples[i] < 0) != (samples[i - 1] < 0);
    return changes * (SOUND_RATE / 2) / (to - from);
}

static void each_is_heard_without_clipping(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    {
        const u32 count = render(material, event, 1);
        assert_in_range(count, 20 * MILLISECOND, SOUND_MOST);
        assert_in_range(peak_of(0, count), 4000, 13000);
    }
}

/* A constant part would move a loudspeaker without being heard, and what is
   loud for an instant alone would be a click. */
static void none_has_an_offset_or_is_a_click(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    {
        const u32 count = render(material, event, 1);
        const u32 peak = peak_of(0, count);
        double sum = 0;
        double squares = 0;
        u32 i;
        for (i = 0; i < count; i++) {
            sum += samples[i];
            squares += (double)samples[i] * samples[i];
        }
        assert_true(fabs(sum / count) < peak / 16.0);
        assert_true(sqrt(squares / count) > peak / 20.0);
        assert_true(sqrt(squares / count) < peak / 2.0);
    }
}

/* A jump at either end would be a click. */
static void each_begins_and_ends_in_silence(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    {
        const u32 count = render(material, event, 1);
        const u32 peak = peak_of(0, count);
        assert_int_equal(samples[0], 0);
        assert_int_equal(samples[count - 1], 0);
        assert_true(peak_of(0, 2) < peak / 8);
        assert_true(peak_of(count - 2 * MILLISECOND, count) < peak / 50);
        assert_int_equal(peak_of(count, SOUND_MOST), 0);
    }
}

static void each_dies_away(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    {
        const u32 count = render(material, event, 1);
        assert_true(peak_of(count - count / 8, count) < peak_of(0, count) / 8);
    }
}

/* Felt is dull, wood brighter, bone and glass more so; glass rings longest. */
static void materials_differ(void **state)
{
    u32 brightness[SOUND_MATERIALS], length[SOUND_MATERIALS];
    int material;
    (void)state;
    for (material = 0; material < SOUND_MATERIALS; material++) {
        length[material] = render(material, SOUND_REFUSED, 1);
        brightness[material] = brightness_of(MILLISECOND, 12 * MILLISECOND);
    }
    assert_true(brightness[SOUND_FELT] < 200);
    assert_true(brightness[SOUND_FELT] < brightness[SOUND_WOOD]);
    assert_true(brightness[SOUND_WOOD] < brightness[SOUND_BONE]);
    assert_true(brightness[SOUND_WOOD] < brightness[SOUND_GLASS]);
    for (material = 0; material < SOUND_GLASS; material++)
        assert_true(length[material] < length[SOUND_GLASS]);
}

/* The bar of wood has 392 Hz, and the fourth strike is an octave above. */
static void bars_have_their_pitch(void **state)
{
    (void)state;
    render(SOUND_WOOD, SOUND_WON, 1);
    assert_in_range(brightness_of(60 * MILLISECOND, 108 * MILLISECOND), 370,
                    420);
    render(SOUND_FELT, SOUND_LOST, 1);
    assert_in_range(brightness_of(900 * MILLISECOND, 1100 * MILLISECOND), 130,
                    165);
}

/* Nobody's tiles fall alike twice, but a game's sounds are the same each time
   it is shown. */
static void moves_vary(void **state)
{
    uint32_t digest;
    (void)state;
    digest = digest_of(render(SOUND_WOOD, SOUND_MOVED, 1));
    assert_int_equal(digest_of(render(SOUND_WOOD, SOUND_MOVED, 1)), digest);
    assert_int_not_equal(digest_of(render(SOUND_WOOD, SOUND_MOVED, 2)),
                         digest);
    digest = digest_of(render(SOUND_GLASS, SOUND_WON, 1));
    assert_int_equal(digest_of(render(SOUND_GLASS, SOUND_WON, 2)), digest);
}

/* As on every machine, and in the browser. */
static void samples_are_the_same_everywhere(void **state)
{
    uint32_t digest = 0;
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    digest = digest * 31 + digest_of(render(material, event, 1));
    assert_int_equal(digest, 0xe140c0d1);
}

static void every_number_gives_a_sound(void **state)
{
    u32 nth;
    (void)state;
    for (nth = 0; nth < 200; nth++) {
        const u32 count =
            render((int)nth % SOUND_MATERIALS, SOUND_MOVED, nth * 0x1234567);
        assert_true(count < SOUND_MOST);
        assert_in_range(peak_of(0, count), 8000, 10000);
    }
}

static void games_have_materials(void **state)
{
    (void)state;
    assert_int_equal(sound_material("sliding"), SOUND_WOOD);
    assert_int_equal(sound_material("mahjong"), SOUND_BONE);
    assert_int_equal(sound_material("freecell"), SOUND_FELT);
    assert_int_equal(sound_material("kulki"), SOUND_GLASS);
    assert_int_equal(sound_material("lights"), SOUND_WOOD);
    assert_int_equal(sound_material(""), SOUND_WOOD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_heard_without_clipping),
        cmocka_unit_test(none_has_an_offset_or_is_a_click),
        cmocka_unit_test(each_begins_and_ends_in_silence),
        cmocka_unit_test(each_dies_away),
        cmocka_unit_test(materials_differ),
        cmocka_unit_test(bars_have_their_pitch),
        cmocka_unit_test(moves_vary),
        cmocka_unit_test(samples_are_the_same_everywhere),
        cmocka_unit_test(every_number_gives_a_sound),
        cmocka_unit_test(games_have_materials),
    };
    return cmocka_run_group_tests_name("sounds", tests, NULL, NULL);
}
