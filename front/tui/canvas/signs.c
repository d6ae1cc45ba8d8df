/* SPDX-License-Identifier: MIT */
/* Substitutes from tables; the kernel tells which characters the
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
