/* SPDX-License-Identifier: MIT */
/* Similar to Heckbert's median cut (Color image quantization for frame buffer
   display, SIGGRAPH 1982): all colours are one group, which is divided again
   and again, and each pixel gets the mean of its group. Groups are divided at
   their mean, because most pixels of a piece have one of very few colours. */
#include "raster.h"

#include <stdlib.h>

#include "host/page.h"

enum { PARTS = BITMAP_PIXEL, MOST_GROUPS = 256 };

/* Colours that differ only in their lowest bits are counted together. */
enum { COLOUR_BITS = 5, OPACITY_BITS = 3, HUES = 1 << 18 };

typedef struct Hue {
    unsigned key, count;
    unsigned sums[PARTS];
} Hue;

typedef struct HueGroup {
    Hue *hues;
    int count;
    int part;  /* the one that differs most, */
    int range; /* by how much, */
    int mean;  /* and around what */
    unsigned pixels;
} HueGroup;

static unsigned key_of(const unsigned char *pixel)
{
    unsigned key = pixel[3] >> (8 - OPACITY_BITS);
    int i;
    for (i = 0; i < 3; i++)
        key = key << COLOUR_BITS | pixel[i] >> (8 - COLOUR_BITS);
    return key;
}

static int part_of(const Hue *hue, int part)
{
    return (int)(hue->sums[part] / hue->count);
}

/* Lists the hues of a picture, in the order in which they appear. Numbers
   begin with 1, because 0 stands for a hue not seen yet. */
static int list_hues(const Bitmap *bitmap, Hue *hues, int *numbers)
{
    const int pixels = bitmap->width * bitmap->height;
    int count = 0;
    int i, part;
    for (i = 0; i < pixels; i++) {
        const unsigned char *pixel = bitmap->bytes + i * BITMAP_PIXEL;
        int *number = &numbers[key_of(pixel)];
        Hue *hue;
        if (!*number) {
            *number = ++count;
            hues[count - 1] = (Hue){key_of(pixel), 0, {0}};
        }
        hue = &hues[*number - 1];
        hue->count++;
        for (part = 0; part < PARTS; part++)
            hue->sums[part] += pixel[part];
    }
    return count;
}

static void measure_part(HueGroup *group, int part)
{
    unsigned long long sum = 0;
    int least = 255;
    int most = 0;
    int i;
    group->pixels = 0;
    for (i = 0; i < group->count; i++) {
        const Hue *hue = &group->hues[i];
        const int value = part_of(hue, part);
        least = value < least ? value : least;
        most = value > most ? value : most;
        sum += hue->sums[part];
        group->pixels += hue->count;
    }
    if (most - least > group->range) {
        group->range = most - least;
        group->part = part;
        group->mean = (int)(sum / group->pixels);
    }
}

static HueGroup group_of(Hue *hues, int count)
{
    HueGroup group = {hues, count, 0, 0, 0, 0};
    int part;
    for (part = 0; part < PARTS; part++)
        measure_part(&group, part);
    return group;
}

/* Moves the hues up to the mean to the front; returns how many. Neither
   side is empty, if rounding lets all hues be up to the mean. */
static int split(HueGroup *group)
{
    int i;
    int low = 0;
    for (i = 0; i < group->count; i++)
        if (part_of(&group->hues[i], group->part) <= group->mean) {
            const Hue hue = group->hues[i];
            group->hues[i] = group->hues[low];
            group->hues[low++] = hue;
        }
    return low ? low - (low == group->count) : 1;
}

/* A group matters by how different its hues are, and less by how many
   pixels they have, so that small details keep their colours. */
static unsigned weight_of(const HueGroup *group)
{
    unsigned pixels = group->pixels;
    unsigned bits = 1;
    while (pixels >>= 1)
        bits++;
    return (unsigned)(group->range * group->range) * bits;
}

static int divide(HueGroup *groups, Hue *hues, int count, int most)
{
    int groups_now = 1;
    groups[0] = group_of(hues, count);
    while (groups_now < most && groups_now < MOST_GROUPS) {
        HueGroup *widest = groups;
        int i, low;
        for (i = 1; i < groups_now; i++)
            if (weight_of(&groups[i]) > weight_of(widest))
                widest = &groups[i];
        if (!widest->range)
            break;
        low = split(widest);
        groups[groups_now++] =
            group_of(widest->hues + low, widest->count - low);
        *widest = group_of(widest->hues, low);
    }
    return groups_now;
}

/* Replaces the sums of hues by those of their group. */
static void level(const HueGroup *group)
{
    Hue all = {0, 0, {0}};
    int i, part;
    for (i = 0; i < group->count; i++) {
        all.count += group->hues[i].count;
        for (part = 0; part < PARTS; part++)
            all.sums[part] += group->hues[i].sums[part];
    }
    for (i = 0; i < group->count; i++) {
        all.key = group->hues[i].key;
        group->hues[i] = all;
    }
}

static void recolour(Bitmap *bitmap, const Hue *hues, const int *numbers)
{
    const int pixels = bitmap->width * bitmap->height;
    int i, part;
    for (i = 0; i < pixels; i++) {
        unsigned char *pixel = bitmap->bytes + i * BITMAP_PIXEL;
        const Hue *hue = &hues[numbers[key_of(pixel)] - 1];
        for (part = 0; part < PARTS; part++)
            pixel[part] = (unsigned char)((hue->sums[part] + hue->count / 2) /
                                          hue->count);
    }
}

void bitmap_reduce_colours(Bitmap *bitmap, int most)
{
    const size_t pixels = (size_t)bitmap->width * (size_t)bitmap->height;
    const size_t room = pixels < HUES ? pixels : HUES;
    Hue *hues = host_must_have(malloc((room + 1) * sizeof *hues));
    int *numbers = host_must_have(calloc(HUES, sizeof *numbers));
    HueGroup groups[MOST_GROUPS];
    const int count = list_hues(bitmap, hues, numbers);
    int i, groups_now;
    if (count > most) {
        groups_now = divide(groups, hues, count, most);
        for (i = 0; i < groups_now; i++)
            level(&groups[i]);
        for (i = 0; i < count; i++)
            numbers[hues[i].key] = i + 1;
        recolour(bitmap, hues, numbers);
    }
    free(numbers);
    free(hues);
}
