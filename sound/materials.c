/* SPDX-License-Identifier: MIT */
/* The modes are those of small things: a block in a wooden tray, a tile of
   bone on another, a card that falls on felt, marbles that touch. Bars have
   the ratios of instruments: a marimba is tuned to 1:4:10 and a xylophone to
   1:3:6, a free glass bar has 1:2.76:5.4, and a string all multiples. */
#include "materials.h"

const Material sound_materials[] = {
    [SOUND_WOOD] = {{{{230, 150, 90},
                      {520, 200, 70},
                      {1180, 255, 55},
                      {2050, 140, 40},
                      {3320, 80, 28},
                      {4800, 40, 18}},
                     700},
                    {{{392, 255, 420}, {1568, 90, 160}, {3920, 40, 60}}, 900},
                    500,
                    2600,
                    150,
                    160},
    [SOUND_BONE] = {{{{640, 90, 30},
                      {1480, 120, 36},
                      {2310, 255, 44},
                      {3650, 220, 36},
                      {5230, 150, 26},
                      {7100, 90, 18}},
                     180},
                    {{{784, 255, 300}, {2352, 120, 140}, {4704, 60, 70}}, 300},
                    1800,
                    6000,
                    60,
                    60},
    [SOUND_FELT] =
        {{{{85, 255, 90}, {150, 160, 60}, {270, 60, 40}, {900, 24, 14}}, 3500},
         {{{262, 255, 900},
           {524, 140, 700},
           {786, 80, 500},
           {1048, 40, 350},
           {1310, 24, 250}},
          2500},
         1500,
         6500,
         230,
         0},
    [SOUND_GLASS] = {{{{1950, 140, 160},
                       {2870, 255, 260},
                       {4310, 190, 190},
                       {5920, 150, 130},
                       {7730, 90, 90},
                       {9600, 50, 60}},
                      120},
                     {{{1047, 255, 900}, {2890, 110, 500}, {5654, 60, 250}},
                      250},
                     300,
                     900,
                     40,
                     20},
};
STATIC_ASSERT(COUNT_OF(sound_materials) == SOUND_MATERIALS);

const Gesture sound_gestures[] = {
    [SOUND_HELD] = {{{0, 255, 112}}, 0, 2, 35, 4500},
    [SOUND_MOVED] = {{{60, 255, 100}}, 0, 1, 75, 9000},
    [SOUND_CLEARED] =
        {{{0, 200, 100}, {70, 220, 112}, {150, 255, 126}}, 0, 1, 90, 11000},
    [SOUND_REFUSED] = {{{0, 255, 72}, {95, 200, 68}}, 0, 2, 0, 7000},
    [SOUND_WON] = {{{0, 180, 100},
                    {110, 190, 125},
                    {220, 210, 150},
                    {330, 255, 200},
                    {500, 150, 150},
                    {510, 170, 200}},
                   1,
                   1,
                   0,
                   12000},
    [SOUND_LOST] =
        {{{0, 220, 84}, {190, 200, 75}, {400, 190, 56}}, 1, 1, 0, 9000},
};
STATIC_ASSERT(COUNT_OF(sound_gestures) == SOUND_EVENTS);

/* The games whose pieces aren't of wood. */
static const struct {
    const char *game;
    SoundMaterial material;
} pieces[] = {
    {"mahjong", SOUND_BONE}, {"freecell", SOUND_FELT}, {"kulki", SOUND_GLASS}};

static u8 is_same(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

SoundMaterial sound_material(const char *game)
{
    u8 i = 0;
    while (i < COUNT_OF(pieces) && !is_same(pieces[i].game, game))
        i++;
    return i < COUNT_OF(pieces) ? pieces[i].material : SOUND_WOOD;
}
