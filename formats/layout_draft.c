/* SPDX-License-Identifier: MIT */
/* Tiles are put on a pile and taken from it. */
#include "layout_draft.h"

enum { MOST_IMAGES = 4 };

static u8 overlaps(const TilePlace *a, const TilePlace *b)
{
    return (u8)(a->x - b->x + 1) < 3 && (u8)(a->y - b->y + 1) < 3;
}

/* Lists a place and its mirror images, each once. */
static u8 list_images(const TilePlace *place, u8 mirrors, TilePlace *images)
{
    u8 count = 0;
    u8 i, which;
    for (which = 0; which < MOST_IMAGES; which++) {
        TilePlace *image = &images[count];
        if (which & ~mirrors)
            continue;
        bytes_copy(image, place, sizeof *image);
        if (which & DRAFT_ACROSS)
            image->x = (u8)(DRAFT_WIDTH - 2 - place->x);
        if (which & DRAFT_DOWN)
            image->y = (u8)(DRAFT_HEIGHT - 2 - place->y);
        for (i = 0; i < count; i++)
            if (bytes_equal(image, &images[i], sizeof *image))
                break;
        if (i == count)
            count++;
    }
    return count;
}

/* ------------------------------------------------------------------ steps */

const Layout *layout_draft_now(const LayoutDraft *draft)
{
    ASSERT(draft->at < draft->count && draft->count <= DRAFT_STEPS);
    return &draft->steps[draft->at];
}

static void take_step(LayoutDraft *draft, const Layout *layout)
{
    u8 i;
    if (draft->at == DRAFT_STEPS - 1) {
        for (i = 0; i < draft->at; i++)
            bytes_copy(&draft->steps[i], &draft->steps[i + 1], sizeof(Layout));
        draft->at--;
    }
    draft->at++;
    bytes_copy(&draft->steps[draft->at], layout, sizeof *layout);
    draft->count = (u8)(draft->at + 1);
}

u8 layout_draft_undo(LayoutDraft *draft)
{
    if (!draft->at)
        return 0;
    draft->at--;
    return 1;
}

u8 layout_draft_redo(LayoutDraft *draft)
{
    if (draft->at + 1 >= draft->count)
        return 0;
    draft->at++;
    return 1;
}

void layout_draft_clear(LayoutDraft *draft)
{
    Layout none;
    if (!layout_draft_now(draft)->count)
        return;
    bytes_fill(&none, 0, sizeof none);
    take_step(draft, &none);
}

/* --------------------------------------------------------------- putting */

static u8 put_on_top(Layout *layout, const TilePlace *place)
{
    u8 z = 0;
    u8 i, tile;
    for (i = 0; i < layout->count; i++)
        if (overlaps(&layout->place[i], place) && layout->place[i].z >= z)
            z = (u8)(layout->place[i].z + 1);
    return mahjong_add_tile(layout, place->x, place->y, z, &tile);
}

u8 layout_draft_put(LayoutDraft *draft, u8 x, u8 y, u8 mirrors)
{
    Layout layout;
    TilePlace images[MOST_IMAGES];
    TilePlace place;
    u8 reason = FINE;
    u8 count, i;
    place.z = 0;
    place.y = y;
    place.x = x;
    if (x > DRAFT_WIDTH - 2 || y > DRAFT_HEIGHT - 2)
        return MAHJONG_TILE_TOO_FAR;
    bytes_copy(&layout, layout_draft_now(draft), sizeof layout);
    count = list_images(&place, mirrors, images);
    for (i = 0; i < count && !reason; i++)
        reason = put_on_top(&layout, &images[i]);
    if (!reason)
        take_step(draft, &layout);
    return reason;
}

/* ---------------------------------------------------------------- taking */

static void take_place(Layout *layout, u8 tile)
{
    layout->count--;
    for (; tile < layout->count; tile++)
        bytes_copy(&layout->place[tile], &layout->place[tile + 1],
                   sizeof(TilePlace));
    bytes_fill(&layout->place[layout->count], 0, sizeof(TilePlace));
}

static u8 is_below_another(const Layout *layout, const TilePlace *place)
{
    u8 i;
    for (i = 0; i < layout->count; i++)
        if (layout->place[i].z > place->z &&
            overlaps(&layout->place[i], place))
            return 1;
    return 0;
}

static u8 find_place(const Layout *layout, const TilePlace *place)
{
    const u8 at = mahjong_seek_place(layout, 0, place);
    return at < layout->count &&
                   bytes_equal(&layout->place[at], place, sizeof *place)
               ? at
               : NO_SPOT;
}

static u8 highest_tile(const Layout *layout, const TilePlace *place)
{
    u8 i = layout->count;
    while (i)
        if (overlaps(&layout->place[--i], place))
            return i;
    return NO_SPOT;
}

u8 layout_draft_take(LayoutDraft *draft, u8 x, u8 y, u8 mirrors)
{
    Layout layout;
    TilePlace images[MOST_IMAGES];
    TilePlace place;
    u8 tile, count, i, at;
    place.z = 0;
    place.y = y;
    place.x = x;
    bytes_copy(&layout, layout_draft_now(draft), sizeof layout);
    tile = highest_tile(&layout, &place);
    if (tile == NO_SPOT)
        return MAHJONG_NO_TILE;
    count = list_images(&layout.place[tile], mirrors, images);
    for (i = 0; i < count; i++) {
        at = find_place(&layout, &images[i]);
        if (at == NO_SPOT)
            continue;
        if (is_below_another(&layout, &images[i]))
            return MAHJONG_TILE_COVERED;
        take_place(&layout, at);
    }
    take_step(draft, &layout);
    return FINE;
}

/* --------------------------------------------------------------- starting */

static u8 centred(u8 at, u8 first, u8 last, u8 room)
{
    return (u8)(at - first + (room - (last - first)) / 2);
}

static u8 move_to_middle(Layout *layout)
{
    TilePlace *place = layout->place;
    u8 left = MAHJONG_FAR;
    u8 top = MAHJONG_FAR;
    u8 right = 0;
    u8 bottom = 0;
    u8 i;
    for (i = 0; i < layout->count; i++) {
        left = place[i].x < left ? place[i].x : left;
        right = place[i].x > right ? place[i].x : right;
        top = place[i].y < top ? place[i].y : top;
        bottom = place[i].y > bottom ? place[i].y : bottom;
    }
    if (layout->count &&
        (right > left + DRAFT_WIDTH - 2 || bottom > top + DRAFT_HEIGHT - 2))
        return 0;
    for (i = 0; i < layout->count; i++) {
        place[i].x = centred(place[i].x, left, right, DRAFT_WIDTH - 2);
        place[i].y = centred(place[i].y, top, bottom, DRAFT_HEIGHT - 2);
    }
    return 1;
}

u8 layout_draft_start(LayoutDraft *draft, const Layout *layout)
{
    Layout first;
    bytes_fill(&first, 0, sizeof first);
    if (layout)
        bytes_copy(&first, layout, sizeof first);
    if (!move_to_middle(&first))
        return 0;
    bytes_copy(&draft->steps[0], &first, sizeof first);
    draft->at = 0;
    draft->count = 1;
    return 1;
}
