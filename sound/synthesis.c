/* SPDX-License-Identifier: MIT */
/* Modal synthesis. A strike is a short push, which sets the modes of a body in
   motion; each then swings by itself and fades. Rubbing is noise within a
   band, part of which the modes colour. (Van den Doel and Pai, The Sounds of
   Physical Shapes, 1998.) Everything is computed with integers, so a sound has
   the same samples on every machine, and a browser needs no files. A mode is a
   vector that turns by a fixed angle and shrinks by a fixed factor with each
   sample. */
#include "synthesis.h"

#include <stdint.h>

#include "materials.h"

/* Fractions have 28 bits, and the vectors of modes twelve more than samples.
 */
enum { FRACTION = 28, FINE = 12, FADE = SOUND_RATE / 100 };
#define ONE ((int64_t)1 << FRACTION)
#define TURN INT64_C(1686629713)     /* two pi */
#define LOG_1000 INT64_C(1854286438) /* -60 dB as a natural logarithm */

enum { HIGHEST = SOUND_RATE / 4 }; /* no mode is higher, in hertz */

typedef struct Swing {
    int64_t x, y;
    int64_t turn_x, turn_y; /* per sample: cosine and sine, shrunk */
    int64_t level;
} Swing;

/* A band of noise: what is below one frequency, without what is below
   another. */
typedef struct Noise {
    u32 state;
    int64_t below, under; /* as filtered so far */
    int64_t high, low;    /* the filters' factors */
} Noise;

static int64_t times(int64_t a, int64_t b)
{
    return a * b >> FRACTION;
}

/* Taylor's series, exact enough up to a quarter of the rate. */
static int64_t cosine(int64_t angle)
{
    const int64_t square = times(angle, angle);
    int64_t sum = ONE;
    int i;
    for (i = 14; i; i -= 2)
        sum = ONE - times(square, sum) / (i * (i - 1));
    return sum;
}

static int64_t sine(int64_t angle)
{
    const int64_t square = times(angle, angle);
    int64_t sum = ONE;
    int i;
    for (i = 15; i > 1; i -= 2)
        sum = ONE - times(square, sum) / (i * (i - 1));
    return times(angle, sum);
}

static int64_t angle_of(u32 hertz)
{
    return (int64_t)hertz * TURN / SOUND_RATE;
}

static void start_swing(Swing *swing, const Resonance *mode, u32 pitch,
                        u32 damping)
{
    const u32 hertz = mode->hertz * pitch / 10000;
    const u32 fading = (u32)mode->decay * (SOUND_RATE / 1000) / damping;
    const int64_t kept = ONE - LOG_1000 / fading;
    swing->x = swing->y = 0;
    swing->turn_x = times(cosine(angle_of(hertz)), kept);
    swing->turn_y = times(sine(angle_of(hertz)), kept);
    swing->level = hertz < HIGHEST ? mode->level : 0;
}

static int64_t swing_on(Swing *swing, int64_t push)
{
    const int64_t x = swing->x + push * swing->level / 255;
    swing->x = times(x, swing->turn_x) - times(swing->y, swing->turn_y);
    swing->y = times(x, swing->turn_y) + times(swing->y, swing->turn_x);
    return swing->y;
}

/* xorshift32, by Marsaglia */
static u32 draw(u32 *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static void start_noise(Noise *noise, const Material *material, u32 nth)
{
    noise->state = nth * 2654435761U + 88172645U;
    noise->below = noise->under = 0;
    noise->high = sine(angle_of(material->rub_to) / 2) * 2;
    noise->low = sine(angle_of(material->rub_from) / 2) * 2;
}

static int64_t next_noise(Noise *noise)
{
    const int64_t value = (i32)draw(&noise->state) >> (32 - 16 - FINE + 1);
    noise->below += times(value - noise->below, noise->high);
    noise->under += times(noise->below - noise->under, noise->low);
    return noise->below - noise->under;
}

/* ------------------------------------------------------------------ strikes
 */

/* How hard a strike pushes at a sample: a parabola as long as the contact,
   whose sum is the level whatever that length is. */
static int64_t push_of(const Strike *strike, u32 level, u32 contact, u32 at)
{
    const u32 from = (u32)strike->at * (SOUND_RATE / 1000);
    const u32 length = contact * (SOUND_RATE / 1000) / 1000 + 2;
    const int64_t left = (int64_t)at - from;
    if (left < 0 || left >= length)
        return 0;
    return (int64_t)level * 6 * left * (length - left) * (1 << FINE) /
           ((int64_t)length * length * length / 24);
}

/* Adds what a strike makes a body sound like. Returns where that has faded. */
static u32 add_strike(i32 *samples, const Body *body, const Gesture *gesture,
                      const Strike *strike, u32 vary)
{
    const u32 from = (u32)strike->at * (SOUND_RATE / 1000);
    const u32 pitch = strike->pitch * (gesture->is_bar ? 100 : 97 + vary % 7);
    const u32 level = strike->level * (gesture->is_bar ? 16 : 13 + vary % 4);
    Swing swing;
    u32 end = from;
    u32 nth, at;
    for (nth = 0; nth < MOST_MODES && body->modes[nth].level; nth++) {
        const u32 last = from + (u32)body->modes[nth].decay *
                                    (SOUND_RATE / 1000) / gesture->damping;
        start_swing(&swing, &body->modes[nth], pitch, gesture->damping);
        for (at = from; at < SOUND_MOST && at < last; at++)
            samples[at] += (i32)(swing_on(&swing, push_of(strike, level,
                                                          body->contact, at)) /
                                 (1 << 8));
        end = last > end ? last : end;
    }
    return end < SOUND_MOST ? end : SOUND_MOST;
}

/* ------------------------------------------------------------------ rubbing
 */

/* It swells and dies away: a parabola, of 255. */
static int64_t swell(u32 at, u32 length)
{
    return (int64_t)1020 * at / length * (length - at) / length;
}

/* Returns where it ends. */
static u32 add_rubbing(i32 *samples, const Material *material, u32 length,
                       u32 nth)
{
    Swing swings[MOST_MODES];
    Noise noise;
    u32 at, i;
    start_noise(&noise, material, nth);
    for (i = 0; i < MOST_MODES; i++)
        if (material->piece.modes[i].level)
            start_swing(&swings[i], &material->piece.modes[i], 10000, 1);
    for (at = 0; at < length; at++) {
        const int64_t rubbed = next_noise(&noise) * swell(at, length) / 255 *
                               material->rub_level / 255;
        int64_t sum = rubbed / 4;
        for (i = 0; i < MOST_MODES && material->piece.modes[i].level; i++)
            sum += swing_on(&swings[i], rubbed * material->ring / (255 * 64));
        samples[at] += (i32)(sum / (1 << 4));
    }
    return length;
}

/* --------------------------------------------------------------------- all */

/* Makes the greatest sample as loud as the gesture is, and ends in silence. */
static void level_out(i32 *samples, u32 count, u32 loudness)
{
    i32 peak = 1;
    u32 at;
    for (at = 0; at < count; at++) {
        const i32 size = samples[at] < 0 ? -samples[at] : samples[at];
        peak = size > peak ? size : peak;
    }
    for (at = 0; at < count; at++) {
        const u32 left = count - 1 - at;
        const int64_t loud = (int64_t)samples[at] * loudness / peak;
        samples[at] = (i32)(left < FADE ? loud * left / FADE : loud);
    }
}

u32 sound_render(i32 *samples, SoundMaterial material, SoundEvent event,
                 u32 nth)
{
    const Material *of = &sound_materials[material];
    const Gesture *gesture = &sound_gestures[event];
    const Body *body = gesture->is_bar ? &of->bar : &of->piece;
    u32 vary = nth * 2246822519U + 1;
    u32 count = 0;
    u32 end, at, i;
    ASSERT(material < SOUND_MATERIALS && event < SOUND_EVENTS);
    for (at = 0; at < SOUND_MOST; at++)
        samples[at] = 0;
    if (gesture->rub)
        count =
            add_rubbing(samples, of, gesture->rub * (SOUND_RATE / 1000U), nth);
    for (i = 0; i < MOST_STRIKES && gesture->strikes[i].level; i++) {
        end = add_strike(samples, body, gesture, &gesture->strikes[i],
                         draw(&vary) >> 8);
        count = end > count ? end : count;
    }
    level_out(samples, count, gesture->loudness);
    return count;
}
