/* SPDX-License-Identifier: MIT */
/* Each group of four is paired in one of three ways, or is still undecided;
   then its tiles may go with any other. Everything that can go goes. If not
   all tiles do, only those groups are to blame whose tiles are waiting
   although two of them are available. If a decision is not to blame, its
   alternatives need not be tried. */
#include "plain_mahjong.h"

#include <string.h>

#include "tile_texts.h"

enum { KINDS = MAHJONG_KINDS, OF_A_KIND = 4, NOBODY_CHEATS = 255 };

typedef struct Plain {
    const Mahjong *game;
    u8 touched[MAHJONG_TILES][3 * MAHJONG_LINKS]; /* which tiles cover it, or
                                                     touch it left or right */
    u8 kind[MAHJONG_TILES], nth[MAHJONG_TILES];
    u8 tile[KINDS][OF_A_KIND];
    u8 pairing[KINDS]; /* the first tile's partner; 0: undecided */
    u8 gone[MAHJONG_TILES];
    u32 blame[KINDS]; /* how often each group was to blame */
    u32 sweeps_left;
} Plain;

static u8 any_left(const Plain *plain, const u8 *tiles)
{
    for (; *tiles != NO_SPOT; tiles++)
        if (!plain->gone[*tiles])
            return 1;
    return 0;
}

static u8 is_available(const Plain *plain, u8 tile)
{
    const u8 *touched = plain->touched[tile];
    return plain->gone[tile] ||
           (!any_left(plain, touched) &&
            (!any_left(plain, touched + MAHJONG_LINKS) ||
             !any_left(plain, touched + 2 * MAHJONG_LINKS)));
}

static u8 may_pair(const Plain *plain, u8 kind, u8 nth, u8 other)
{
    u8 pairing = plain->pairing[kind];
    return nth != other && (!pairing || (nth ^ other) == pairing);
}

static u8 finds_partner(const Plain *plain, u8 tile)
{
    u8 other;
    for (other = 0; other < OF_A_KIND; other++)
        if (may_pair(plain, plain->kind[tile], plain->nth[tile], other) &&
            is_available(plain, plain->tile[plain->kind[tile]][other]))
            return 1;
    return 0;
}

/* The third tile of an undecided group may have gone although the fourth could
   not. */
static u8 cheats(const Plain *plain, u8 tile)
{
    u8 kind = plain->kind[tile];
    u8 available = 0;
    u8 gone = 0;
    u8 i;
    for (i = 0; i < OF_A_KIND; i++) {
        available =
            (u8)(available + is_available(plain, plain->tile[kind][i]));
        gone = (u8)(gone + plain->gone[plain->tile[kind][i]]);
    }
    return !plain->pairing[kind] && available == 3 && gone;
}

/* Removes everything that can go. Of the groups that cheat, returns the one
   blamed most often. */
static u8 sweep(Plain *plain)
{
    u8 cheat = NOBODY_CHEATS;
    u8 changed = 1;
    memset(plain->gone, 0, sizeof plain->gone);
    while (changed) {
        u8 tile = plain->game->layout.count;
        changed = 0;
        while (tile--)
            if (!plain->gone[tile] && is_available(plain, tile) &&
                finds_partner(plain, tile)) {
                if (cheats(plain, tile) &&
                    (cheat == NOBODY_CHEATS ||
                     plain->blame[plain->kind[tile]] > plain->blame[cheat]))
                    cheat = plain->kind[tile];
                plain->gone[tile] = 1;
                changed = 1;
            }
    }
    return cheat;
}

static u8 waits_in_vain(const Plain *plain, u8 kind)
{
    u8 available = 0;
    u8 waiting = 0;
    u8 i;
    for (i = 0; i < OF_A_KIND; i++) {
        u8 tile = plain->tile[kind][i];
        available = (u8)(available + is_available(plain, tile));
        waiting |= is_available(plain, tile) && !plain->gone[tile];
    }
    return available > 1 && waiting;
}

static u64 find_guilty(Plain *plain)
{
    u64 guilty = 0;
    u8 kind;
    for (kind = 0; kind < KINDS; kind++)
        if (waits_in_vain(plain, kind)) {
            guilty |= (u64)1 << kind;
            plain->blame[kind]++;
        }
    return guilty;
}

static Verdict search(Plain *plain, u64 *guilty)
{
    u64 all = 0;
    u8 kind, pairing;
    if (!plain->sweeps_left--)
        return LIMIT;
    kind = sweep(plain);
    *guilty = find_guilty(plain);
    if (memchr(plain->gone, 0, plain->game->layout.count))
        return IMPOSSIBLE;
    if (kind == NOBODY_CHEATS)
        return SOLVED;
    for (pairing = 1; pairing < OF_A_KIND; pairing++) {
        Verdict verdict;
        plain->pairing[kind] = pairing;
        verdict = search(plain, guilty);
        plain->pairing[kind] = 0;
        if (verdict != IMPOSSIBLE || !(*guilty >> kind & 1))
            return verdict;
        all |= *guilty;
    }
    *guilty = all & ~((u64)1 << kind);
    return IMPOSSIBLE;
}

static void find_touched(Plain *plain, u8 tile)
{
    const TilePlace *place = plain->game->layout.place;
    u8 count[3] = {0};
    u8 *touched = plain->touched[tile];
    u8 i;
    memset(touched, NO_SPOT, sizeof plain->touched[tile]);
    for (i = 0; i < plain->game->layout.count; i++) {
        if (place[i].z == place[tile].z + 1 &&
            lies_on(&place[i], &place[tile]))
            touched[count[0]++] = i;
        if (lies_left_of(&place[i], &place[tile]))
            touched[MAHJONG_LINKS + count[1]++] = i;
        if (lies_left_of(&place[tile], &place[i]))
            touched[2 * MAHJONG_LINKS + count[2]++] = i;
    }
}

Verdict solve_plainly(const Mahjong *game, u32 most_sweeps)
{
    Plain plain = {0};
    u8 count[KINDS] = {0};
    u64 guilty;
    u8 tile;
    plain.game = game;
    plain.sweeps_left = most_sweeps;
    for (tile = 0; tile < game->layout.count; tile++) {
        u8 kind = (u8)(mahjong_tile_group(game, tile) - 1);
        plain.kind[tile] = kind;
        plain.nth[tile] = count[kind]++;
        plain.tile[kind][plain.nth[tile]] = tile;
        find_touched(&plain, tile);
    }
    return search(&plain, &guilty);
}
