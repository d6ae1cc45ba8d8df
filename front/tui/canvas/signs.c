/* SPDX-License-Identifier: MIT */
/* Widths and substitutes from tables; the kernel tells which characters the
   console's font has. */
#include "signs.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Substitutes for characters, in the fonts of old consoles and in ASCII. */
static const struct {
    unsigned short sign, old;
    char like;
} likenesses[] = {
    {0x2500, 0x2500, '-'},  {0x2502, 0x2502, '|'},  {0x256d, 0x250c, '.'},
    {0x256e, 0x2510, '.'},  {0x2570, 0x2514, '`'},  {0x256f, 0x2518, '\''},
    {0x2581, '_', '_'},     {0x2594, 0x2580, '-'},  {0x258f, 0x2502, '|'},
    {0x2590, 0x2590, '|'},  {0x258c, 0x258c, '|'},  {0x2588, 0x2588, '#'},
    {0x259f, 0x2584, '/'},  {0x2599, 0x2584, '\\'}, {0x259c, 0x2580, '\\'},
    {0x259b, 0x2580, '/'},  {0x2597, 0x2584, '.'},  {0x2596, 0x2584, '.'},
    {0x259d, 0x2580, '\''}, {0x2598, 0x2580, '`'},  {0x2584, 0x2584, '_'},
    {0x2580, 0x2580, '-'},  {0x2663, 0x2663, 'C'},  {0x2666, 0x2666, 'D'},
    {0x2665, 0x2665, 'H'},  {0x2660, 0x2660, 'S'},  {0x00b7, 0x00b7, '.'},
    {0x2022, 0x2022, '+'},  {0x2026, '~', '~'},     {0x2713, 0x221a, '+'},
    {0x2605, '*', '*'},     {0x2606, 0x00b7, '.'},  {0x2717, 'x', 'x'},
    {0x2192, 0x2192, '>'},  {0x2190, 0x2190, '<'},  {0x2191, 0x2191, '^'},
    {0x2193, 0x2193, 'v'},  {0x2550, 0x2550, '='},  {0x25cf, 0x2022, 'o'},
    {0x25e6, 'o', 'o'},     {0x2503, 0x2502, '|'},  {0x2501, 0x2500, '-'},
    {0x25b6, 0x25ba, '>'},  {0x2016, 0x2551, '='},  {0x00b9, 0x00b9, '1'},
    {0x00b2, 0x00b2, '2'},  {0x00b3, 0x00b3, '3'},  {0x2074, '4', '4'},
    {0x2075, '5', '5'},     {0x2076, '6', '6'},     {0x2077, '7', '7'},
    {0x2078, '8', '8'},     {0x2079, '9', '9'},     {0x2582, '_', '_'},
    {0x2583, 0x2584, '.'},  {0x2585, 0x2584, ':'},  {0x2586, 0x2588, '#'},
    {0x2587, 0x2588, '#'},  {0x2591, 0x2591, '.'},  {0x2592, 0x2592, ':'},
    {0x2593, 0x2593, '+'},  {0x00d7, 'x', 'x'},
};

static int find_likeness(unsigned sign)
{
    const int count = sizeof likenesses / sizeof *likenesses;
    int i = 0;
    while (i < count && likenesses[i].sign != sign)
        i++;
    return i < count ? i : -1;
}

unsigned sign_in_ascii(unsigned sign)
{
    const int found = sign < 0x7f ? -1 : find_likeness(sign);
    if (sign < 0x7f)
        return sign;
    return found < 0 ? '?' : (unsigned char)likenesses[found].like;
}

typedef struct SignRange {
    unsigned first, last;
} SignRange;

/* Unicode's East Asian Wide: ideographs, kana, Hangul and full-width forms. */
static const SignRange wide[] = {
    {0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},
    {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xa000, 0xa4cf},
    {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},
    {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x1f300, 0x1f64f},
    {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}, {0, 0}};

/* Marks on the character before, as in names of files from macOS, and joiners,
   directions, and variations of characters. */
static const SignRange widthless[] = {{0x300, 0x36f},     {0x483, 0x489},
                                      {0x591, 0x5bd},     {0x610, 0x61a},
                                      {0x64b, 0x65f},     {0x200b, 0x200f},
                                      {0x2028, 0x202e},   {0x2060, 0x206f},
                                      {0x20d0, 0x20f0},   {0xfe00, 0xfe0f},
                                      {0xfe20, 0xfe2f},   {0xfeff, 0xfeff},
                                      {0xe0000, 0xe0fff}, {0, 0}};

static int is_among(const SignRange *range, unsigned sign)
{
    while (range->last && sign > range->last)
        range++;
    return range->last && sign >= range->first;
}

int sign_columns(unsigned sign)
{
    return sign < 0x300                ? 1
           : is_among(wide, sign)      ? 2
           : is_among(widthless, sign) ? 0
                                       : 1;
}

/* ------------------------------------------------------------------- fonts */

void font_add(Font *font, unsigned sign)
{
    if (sign < MOST_SIGNS)
        font->has[sign / 8] |= (unsigned char)(1 << sign % 8);
}

static int is_in_font(const Font *font, unsigned sign)
{
    return sign < 0x7f ||
           (sign < MOST_SIGNS && font->has[sign / 8] >> sign % 8 & 1);
}

unsigned sign_in(const Font *font, unsigned sign)
{
    int found;
    if (!font || is_in_font(font, sign))
        return sign;
    found = find_likeness(sign);
    if (found >= 0 && is_in_font(font, likenesses[found].old))
        return likenesses[found].old;
    return sign_in_ascii(sign);
}

#ifdef __linux__
#include <linux/kd.h>
#include <sys/ioctl.h>

/* The first call fails, but returns the number of entries. */
int font_read(Font *font, int file)
{
    struct unimapdesc map = {0, NULL};
    unsigned i;
    int done;
    memset(font, 0, sizeof *font);
    if (ioctl(file, GIO_UNIMAP, &map) && errno != ENOMEM)
        return 0;
    map.entries = calloc(map.entry_ct + 1U, sizeof *map.entries);
    done = map.entries && map.entry_ct && !ioctl(file, GIO_UNIMAP, &map);
    for (i = 0; done && i < map.entry_ct; i++)
        font_add(font, map.entries[i].unicode);
    free(map.entries);
    return done;
}
#else
int font_read(Font *font, int file)
{
    (void)font;
    (void)file;
    return 0;
}
#endif
