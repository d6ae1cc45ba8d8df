/* SPDX-License-Identifier: MIT */
#include "fake_screen.h"

#include <stddef.h>

FakeScreen fake_screen;

int screen_exists(void)
{
    return 1;
}

int screen_open(Look *look)
{
    look->colours = 256;
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
    (void)look;
}

int screen_shows_images(const Look *look, int *cell_width, int *cell_height)
{
    (void)look;
    *cell_width = *cell_height = 0;
    return 0;
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
