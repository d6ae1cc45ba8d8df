/* SPDX-License-Identifier: MIT */
/* Listens by measuring: how loud the sounds are beside each other, how bright
   each material is, and that no sound begins or ends with a click. With
   QUADRILLE_FIGURES set, it prints the figures of all sounds. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sound/synthesis.h"

enum { MILLISECOND = SOUND_RATE / 1000, WINDOW = 2048, BANDS = 512 };

typedef struct TimbreFigures {
    u32 count;
    double peak, loudness, centroid; /* of full scale, in dB, in hertz */
    double first, last; /* the largest step near either end, of the peak */
} TimbreFigures;

static i32 samples[SOUND_MOST];
static TimbreFigures all[SOUND_MATERIALS][SOUND_EVENTS];

/* The loudest 20 milliseconds, as a root mean square. */
static double loudness_of(u32 count)
{
    const u32 length = 20 * MILLISECOND;
    double best = 0;
    u32 from, i;
    for (from = 0; from + length <= count; from += 5 * MILLISECOND) {
        double sum = 0;
        for (i = from; i < from + length; i++)
            sum += (double)samples[i] * samples[i];
        best = sum > best ? sum : best;
    }
    return 10 * log10(best / length / (32768.0 * 32768.0));
}

/* The mean frequency, weighted by power, of the part around the peak. */
static double centroid_of(u32 count, u32 peak_at)
{
    const u32 from = peak_at > WINDOW / 8 ? peak_at - WINDOW / 8 : 0;
    double power = 0, moment = 0;
    u32 band, i;
    for (band = 1; band < BANDS; band++) {
        const double turn = 2 * 3.14159265358979 * band / WINDOW;
        double real = 0, other = 0;
        for (i = 0; i < WINDOW && from + i < count; i++) {
            real += samples[from + i] * cos(turn * i);
            other += samples[from + i] * sin(turn * i);
        }
        power += real * real + other * other;
        moment += (real * real + other * other) * band * SOUND_RATE / WINDOW;
    }
    return moment / power;
}

static double largest_step(u32 from, u32 to)
{
    double largest = 0;
    for (; from + 1 < to; from++)
        largest = fmax(largest, abs(samples[from + 1] - samples[from]));
    return largest;
}

static int measure(void **state)
{
    int material, event;
    (void)state;
    for (material = 0; material < SOUND_MATERIALS; material++)
        for (event = 0; event < SOUND_EVENTS; event++) {
            TimbreFigures *of = &all[material][event];
            u32 i, peak_at = 0;
            of->count = sound_render(samples, (SoundMaterial)material,
                                     (SoundEvent)event, 1);
            for (i = 0; i < of->count; i++)
                if (abs(samples[i]) > abs(samples[peak_at]))
                    peak_at = i;
            of->peak = abs(samples[peak_at]);
            of->loudness = loudness_of(of->count);
            of->centroid = centroid_of(of->count, peak_at);
            of->first = largest_step(0, 4) / of->peak;
            of->last = largest_step(of->count - 48, of->count) / of->peak;
            if (getenv("QUADRILLE_FIGURES"))
                printf("# %d %d: %4u ms, peak %5.0f, %6.1f dB, %5.0f Hz, "
                       "ends %.4f %.4f\n",
                       material, event, (unsigned)(of->count / MILLISECOND),
                       of->peak, of->loudness, of->centroid, of->first,
                       of->last);
        }
    return 0;
}

#define FOR_ALL(material, event)                                              \
    for (material = 0; material < SOUND_MATERIALS; material++)                \
        for (event = 0; event < SOUND_EVENTS; event++)

/* A game must not be louder than another one. */
static void materials_are_about_as_loud(void **state)
{
    int one, other, event;
    (void)state;
    FOR_ALL(one, event)
    for (other = 0; other < SOUND_MATERIALS; other++)
        assert_true(
            fabs(all[one][event].loudness - all[other][event].loudness) < 11);
    for (one = 0; one < SOUND_MATERIALS; one++)
        for (other = 0; other < SOUND_MATERIALS; other++)
            assert_true(fabs(all[one][SOUND_MOVED].loudness -
                             all[other][SOUND_MOVED].loudness) < 6);
}

/* Half of full scale at most: several may be heard at once. */
static void nothing_clips(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    assert_true(all[material][event].peak < 32768 / 2);
}

/* Felt is the dullest, then wood, bone and glass. */
static void each_material_has_its_own_colour(void **state)
{
    static const SoundMaterial brighter[] = {SOUND_FELT, SOUND_WOOD,
                                             SOUND_BONE, SOUND_GLASS};
    int i;
    (void)state;
    for (i = 0; i < SOUND_MATERIALS - 1; i++)
        assert_true(all[brighter[i + 1]][SOUND_MOVED].centroid >
                    1.3 * all[brighter[i]][SOUND_MOVED].centroid);
}

/* Even a hard tip takes some samples, and the end has faded. */
static void no_end_clicks(void **state)
{
    int material, event;
    (void)state;
    FOR_ALL(material, event)
    {
        assert_true(all[material][event].first < 0.35);
        assert_true(all[material][event].last < 0.002);
    }
}

/* What happens often is short. */
static void moves_are_short(void **state)
{
    int material, event;
    (void)state;
    for (material = 0; material < SOUND_MATERIALS; material++)
        for (event = SOUND_HELD; event < SOUND_WON; event++)
            assert_in_range(all[material][event].count, 20 * MILLISECOND,
                            450 * MILLISECOND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(materials_are_about_as_loud),
        cmocka_unit_test(nothing_clips),
        cmocka_unit_test(each_material_has_its_own_colour),
        cmocka_unit_test(no_end_clicks),
        cmocka_unit_test(moves_are_short),
    };
    return cmocka_run_group_tests_name("timbre", tests, measure, NULL);
}
