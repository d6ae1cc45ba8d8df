/* SPDX-License-Identifier: MIT */
/* The presets: Kulki and games like it, each with its own scoring. */
#include "kulki.h"

static u32 seed_points(u32 balls)
{
    ASSERT(balls >= 5);
    return 5 + 2 * (balls - 5);
}

static u32 web_points(u32 balls)
{
    return balls;
}

static u32 klines_points(u32 balls)
{
    ASSERT(balls >= 5);
    return 2 * balls * balls + 60 - 20 * balls;
}

/* The integer part of 45 ln(balls / 4), as in GNOME's Five or More. One ball
   can complete at most eight arms of four. More balls are cleared at once only
   on boards made by hand, and score no more. */
static u32 gnome_points(u32 balls)
{
    static const u8 points[] = {10, 18, 25, 31, 36, 41, 45, 49, 53, 56,
                                59, 62, 65, 67, 70, 72, 74, 76, 78, 80,
                                82, 84, 85, 87, 89, 90, 92, 93, 94};
    u8 last = COUNT_OF(points) - 1;
    ASSERT(balls >= 5);
    return points[balls - 5 > last ? last : balls - 5];
}

static u32 lines98_points(u32 balls)
{
    ASSERT(balls >= 5);
    return balls * (balls - 4);
}

const KulkiRules kulki_presets[] = {
    {"kulki", 9, 9, 7, 5, 3, KULKI_PREVIEW_HIDDEN, 0, 0, 0, seed_points},
    {"web5", 9, 9, 5, 5, 3, KULKI_PREVIEW_HIDDEN, 0, 0, 0, web_points},
    {"web7", 9, 9, 7, 5, 3, KULKI_PREVIEW_HIDDEN, 0, 0, 0, web_points},
    {"web9", 9, 9, 9, 5, 3, KULKI_PREVIEW_HIDDEN, 0, 0, 0, web_points},
    {"klines", 9, 9, 7, 3, 3, KULKI_PREVIEW_COLOURS, 1, 0, 1, klines_points},
    {"lines98", 9, 9, 7, 5, 3, KULKI_PREVIEW_CELLS, 1, 0, 0, lines98_points},
    {"small", 7, 7, 5, 3, 3, KULKI_PREVIEW_COLOURS, 1, 1, 0, gnome_points},
    {"medium", 9, 9, 7, 3, 3, KULKI_PREVIEW_COLOURS, 1, 1, 0, gnome_points},
    {"large", 15, 15, 7, 7, 7, KULKI_PREVIEW_COLOURS, 1, 1, 0, gnome_points}};
