/* SPDX-License-Identifier: MIT */
/* Keys come from the test, and what is painted goes to it. */
#include "fake_screen.h"

#include <stddef.h>

FakeScreen fake_screen;

int screen_exists(void)
{
    return 1;
}

int screen_open(Look *look)
{
    screen_learn(look);
    return 1;
}

void screen_close(void)
{
}

const Font *screen_font(void)
{
    return NULL;
}

void screen_learn(Look *look)
{
    look->colours = fake_screen.terminal.colours;
    look->has_wide = fake_screen.terminal.has_wide;
    look->ground = fake_screen.terminal.ground;
}

int screen_shows_images(const Look *look, int *cell_width, int *cell_height)
{
    *cell_width = fake_screen.terminal.cell_width;
    *cell_height = fake_screen.terminal.cell_height;
    return *cell_width && !look->ascii && look->pictures <= IMAGES_ASKED;
}

void screen_measure(int *width, int *height)
{
    *width = fake_screen.width;
    *height = fake_screen.height;
}

void screen_paint(const Canvas *canvas, const Look *look)
{
    if (fake_screen.paint)
        fake_screen.paint(canvas, look);
}

void screen_paint_again(void)
{
}

void screen_ask_again(void)
{
}

void screen_ring(const Look *look)
{
    if (fake_screen.ring)
        fake_screen.ring(look);
}

void screen_title(const char *words)
{
    if (fake_screen.title)
        fake_screen.title(words);
}

void screen_copy(const char *words)
{
    if (fake_screen.copy)
        fake_screen.copy(words);
}
