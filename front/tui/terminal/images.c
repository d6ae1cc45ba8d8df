/* SPDX-License-Identifier: MIT */
/* Calls the protocol that was chosen: kitty's, iTerm2's or sixels. */
#include "images.h"

#include <stdlib.h>
#include <string.h>

#include "abilities.h"
#include "image_protocols.h"

/* Between the program and the terminal, tmux and screen swallow images or let
   them through to a place that they do not know. */
static int is_nested(void)
{
    return getenv("TMUX") || getenv("STY");
}

ImageProtocol images_protocol(const Look *look)
{
    const Abilities *can = abilities();
    if (look->pictures > IMAGES_ASKED || look->ascii || look->colours < 256 ||
        look->palette == PALETTE_MONO || !can->is_complete ||
        can->cell_width < 4 || can->cell_height < 8 ||
        (look->pictures != IMAGES_ASKED && is_nested()))
        return NO_IMAGES;
    return can->has_kitty   ? KITTY_IMAGES
           : can->has_iterm ? ITERM_IMAGES
           : can->has_sixel ? SIXEL_IMAGES
                            : NO_IMAGES;
}

static PageImage page_image_for(const Look *look)
{
    switch (images_protocol(look)) {
    case SIXEL_IMAGES:
        return page_sixel_image;
    case ITERM_IMAGES:
        return page_iterm_image;
    default:
        return NULL;
    }
}

void images_mark(const Canvas *canvas, const Look *look, unsigned *marks)
{
    memset(marks, 0,
           (size_t)canvas->width * (size_t)canvas->height * sizeof *marks);
    if (canvas->picture_count && page_image_for(look))
        cell_images_mark(canvas, look, marks);
}

void images_paint(Page *frame, const Canvas *canvas, const Look *look,
                  const unsigned char *changed)
{
    const PageImage page_image = page_image_for(look);
    if (images_protocol(look) == KITTY_IMAGES)
        kitty_paint(frame, canvas);
    else if (page_image && canvas->picture_count)
        cell_images_paint(frame, canvas, look, changed, page_image);
}

/* The next frame may have another size, so no picture is kept. */
void images_remove(Page *frame)
{
    kitty_remove(frame);
    art_forget();
}

const char *images_farewell(void)
{
    return kitty_is_used() ? kitty_farewell : "";
}
