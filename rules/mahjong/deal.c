/* SPDX-License-Identifier: MIT */
/* Deals Mahjong boards. To make a winnable deal it plays forwards with blank
   tiles: it draws two of the free tiles, gives them the next pair of faces,
   and removes them. It stops when no tiles are left or none can be drawn. */
#include "mahjong.h"

enum {
    DEAL_TRIES = 1000,
    SHUFFLE_TRIES = 100,
    SINGLES = 4,
    FLOWER_KIND = MAHJONG_KINDS - 2 /* then the seasons; from 0 */
};

/* A game played with blank tiles. */
typedef struct Blank {
    u8 links[MAHJONG_TILES][MAHJONG_LINKS];
    u8 start[MAHJONG_TILES]; /* "open" of every tile, at the start and during
                                the game */
    u8 open[MAHJONG_TILES];
    u8 face[MAHJONG_TILES];
    u8 drawable[NO_SPOT + 1]; /* room for every value of its count */
    u8 drawable_count;
} Blank;

static void shuffle_bytes(u8 *bytes, u8 count, u8 *rng)
{
    u8 other, byte;
    while (count > 1) {
        other = (u8)rng_below(rng, count);
        count--;
        byte = bytes[other];
        bytes[other] = bytes[count];
        bytes[count] = byte;
    }
}

/* ----------------------------------------------------------- blank play */

static void set_out(Blank *blank, u8 count)
{
    u8 i;
    ASSERT(count <= MAHJONG_TILES);
    bytes_copy(blank->open, blank->start, MAHJONG_TILES);
    blank->drawable_count = 0;
    for (i = 0; i < count; i++)
        if (mahjong_openness_of(blank->open[i]) <= 2)
            blank->drawable[blank->drawable_count++] = i;
}

static u8 draw(Blank *blank, u8 *rng)
{
    u8 nth = (u8)rng_below(rng, blank->drawable_count);
    u8 tile = blank->drawable[nth];
    ASSERT_SLOW(blank->drawable_count);
    blank->drawable_count--;
    blank->drawable[nth] = blank->drawable[blank->drawable_count];
    return tile;
}

/* What has been taken is counted on, but can't become free once more. */
static void take(Blank *blank, u8 tile)
{
    u8 i, open, less, other;
    ASSERT_SLOW(tile < MAHJONG_TILES);
    for (i = 0; i < MAHJONG_LINKS; i++) {
        other = blank->links[tile][i];
        if (other >= MAHJONG_TILES)
            continue;
        open = blank->open[other];
        ASSERT_SLOW(open >= mahjong_link_weight[i]);
        less = (u8)(open - mahjong_link_weight[i]);
        blank->open[other] = less;
        if (mahjong_openness_of(open) > 2 && mahjong_openness_of(less) <= 2)
            blank->drawable[blank->drawable_count++] = other;
    }
}

static u8 play_blank(Blank *blank, const u8 *faces, u8 left, u8 *rng)
{
    u8 dealt = 0;
    u8 first, second;
    ASSERT(!(left & 1));
    while (dealt < left) {
        if (blank->drawable_count < 2)
            return 0;
        first = draw(blank, rng);
        second = draw(blank, rng);
        /* There is an even number of faces. */
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign) */
        blank->face[first] = faces[dealt++];
        blank->face[second] = faces[dealt++];
        take(blank, first);
        take(blank, second);
    }
    return 1;
}

/* Returns 0 if these tiles can't be won, whatever their faces. A wave removes
   all tiles that are free at once. No game removes a tile sooner than the
   waves do, so a game never gets ahead of them. It removes two tiles per turn;
   if the waves fall behind that, the game can't be won. */
static u8 may_be_won(Blank *blank, u8 count, u8 left)
{
    u8 gone = 0;
    u8 due = 0;
    u8 wave;
    ASSERT(!(left & 1) && left <= count);
    set_out(blank, count);
    while (due < left) {
        wave = blank->drawable_count;
        while (gone < wave)
            take(blank, blank->drawable[gone++]);
        due = (u8)(due + 2);
        if (gone < due)
            return 0;
    }
    return 1;
}

static u8 try_blank(Blank *blank, u8 count, const u8 *faces, u8 left, u8 *rng)
{
    set_out(blank, count);
    return play_blank(blank, faces, left, rng);
}

/* Plays the blank game until it is won, with "faces" in place of the blank
   tiles. "count" is the number of places, "left" the number of tiles. The
   first try mostly succeeds. If it fails, the waves tell whether more tries
   can help. In a test with 258,000 stuck boards on 96 layouts they recognised
   every unwinnable board, and no other board needed more than 33 tries. */
static u8 play_until_won(Blank *blank, u8 count, const u8 *faces, u8 left,
                         u16 tries, u8 *rng)
{
    ASSERT(tries && left <= count);
    if (try_blank(blank, count, faces, left, rng))
        return 1;
    if (!may_be_won(blank, count, left))
        return 0;
    while (--tries)
        if (try_blank(blank, count, faces, left, rng))
            return 1;
    return 0;
}

/* ---------------------------------------------------------------- deals */

static void order_singles(u8 *single, u8 *rng)
{
    u8 i;
    /*@ loop unroll 2 * SINGLES; */
    for (i = 0; i < 2 * SINGLES; i++)
        single[i] = (u8)(MAHJONG_KINDS + 1 + i);
    shuffle_bytes(single, SINGLES, rng);
    shuffle_bytes(single + SINGLES, SINGLES, rng);
}

/* Lists the faces of all tiles, pair by pair. Like the original program, it
   lists each kind once, and then each kind once more. With fewer than 144
   tiles there are fewer kinds, from all suits, so that each still comes twice;
   with more there is a third and a fourth round. The single flowers come in
   random order, and again in that order if there are more than four. So do the
   seasons. What follows the last tile's face isn't used. */
static void order_faces(u8 *faces, u8 count, u8 set, u8 *rng)
{
    u8 single[2 * SINGLES];
    u8 kinds = (u8)((count / 2 + 1) / 2);
    u8 kind = 0;
    u8 rest = 0; /* of all kinds, divided among those of this layout */
    u8 nth = 0;  /* the first of the four single tiles that a pair uses */
    u8 i;
    ASSERT(count <= MAHJONG_TILES);
    if (kinds > MAHJONG_KINDS)
        kinds = MAHJONG_KINDS;
    if (set == MAHJONG_SET_FLOWERS)
        order_singles(single, rng);
    /*@ loop unroll MAHJONG_TILES / 2; */
    for (i = 0; i < count; i = (u8)(i + 2)) {
        faces[i] = faces[i + 1] = (u8)(kind + 1);
        if (set == MAHJONG_SET_FLOWERS && kind == FLOWER_KIND) {
            faces[i] = single[nth];
            faces[i + 1] = single[nth + 1];
        }
        if (set == MAHJONG_SET_FLOWERS && kind == FLOWER_KIND + 1) {
            faces[i] = single[SINGLES + nth];
            faces[i + 1] = single[SINGLES + nth + 1];
        }
        for (rest = (u8)(rest + MAHJONG_KINDS); rest >= kinds;
             rest = (u8)(rest - kinds))
            kind++;
        if (kind >= MAHJONG_KINDS) {
            kind = 0;
            nth ^= 2;
        }
    }
}

static void mix_faces(Blank *blank, const u8 *faces, u8 count, u8 *rng)
{
    ASSERT(count <= MAHJONG_TILES);
    bytes_copy(blank->face, faces, count);
    shuffle_bytes(blank->face, count, rng);
}

static void put_deal(Mahjong *game, const Layout *layout, const u8 *variant,
                     const Blank *blank, const u8 *rng)
{
    ASSERT(variant[MAHJONG_VARIANT_SET] <= MAHJONG_SET_FLOWERS &&
           variant[MAHJONG_VARIANT_DEALER] <= MAHJONG_DEAL_ANYHOW);
    bytes_fill(game, 0, sizeof *game);
    bytes_copy(&game->layout, layout, sizeof *layout);
    bytes_copy(game->rng, rng, RNG_SIZE);
    bytes_copy(game->face, blank->face, layout->count);
    bytes_copy(game->open, blank->start, MAHJONG_TILES);
    game->left = layout->count;
    game->set = variant[MAHJONG_VARIANT_SET];
    game->dealer = variant[MAHJONG_VARIANT_DEALER];
}

u8 mahjong_deal_layout(void *position, const Layout *layout, const u8 *variant,
                       const u8 *seed)
{
    Blank blank;
    u8 faces[MAHJONG_TILES];
    u8 rng[RNG_SIZE];
    u8 count = layout->count;
    ASSERT(count <= MAHJONG_TILES && !(count & 1));
    rng_seed(rng, seed);
    order_faces(faces, count, variant[MAHJONG_VARIANT_SET], rng);
    bytes_fill(&blank, 1, sizeof blank); /* a face for each tile */
    mahjong_weigh_tiles(layout, blank.face, blank.start, blank.links);
    if (variant[MAHJONG_VARIANT_DEALER] == MAHJONG_DEAL_ANYHOW)
        mix_faces(&blank, faces, count, rng);
    else if (!play_until_won(&blank, count, faces, count, DEAL_TRIES, rng))
        return MAHJONG_DEAL_FAILS;
    put_deal(position, layout, variant, &blank, rng);
    return FINE;
}

/* ----------------------------------------------------------- reshuffles */

/* Lists the remaining faces group by group, so that neighbours match. */
static void sort_faces(const Mahjong *game, u8 *faces)
{
    u8 count = 0;
    u8 group, i;
    for (group = 1; group <= MAHJONG_KINDS; group++)
        for (i = 0; i < game->layout.count; i++)
            if (game->face[i] && mahjong_face_group(game->face[i]) == group)
                faces[count++] = game->face[i];
}

/* Puts the remaining pairs into random order. What follows them isn't used. */
static void mix_pairs(const Mahjong *game, u8 *faces, u8 *rng)
{
    u8 sorted[NO_SPOT + 1]; /* room for every value of a count */
    u8 order[MAHJONG_TILES / 2];
    u8 pairs = (u8)(game->left / 2);
    u8 i;
    ASSERT(pairs <= COUNT_OF(order));
    bytes_fill(sorted, 0, sizeof sorted);
    sort_faces(game, sorted);
    /*@ loop unroll MAHJONG_TILES / 2; */
    for (i = 0; i < COUNT_OF(order); i++)
        order[i] = i;
    shuffle_bytes(order, pairs, rng);
    /*@ loop unroll MAHJONG_TILES / 2; */
    for (i = 0; i < COUNT_OF(order); i++) {
        faces[2 * i] = sorted[2 * order[i]];
        faces[2 * i + 1] = sorted[2 * order[i] + 1];
    }
}

static u8 plan_shuffle(const Mahjong *game, Blank *blank, u8 *rng)
{
    u8 faces[MAHJONG_TILES];
    if (game->shuffles >= MAHJONG_SHUFFLES)
        return MAHJONG_NO_MORE_SHUFFLES;
    ASSERT(!(game->left & 1));
    bytes_copy(rng, game->rng, RNG_SIZE);
    mix_pairs(game, faces, rng);
    bytes_fill(blank, 0, sizeof *blank);
    bytes_copy(blank->face, game->face, MAHJONG_TILES);
    mahjong_weigh_tiles(&game->layout, blank->face, blank->start,
                        blank->links);
    return play_until_won(blank, game->layout.count, faces, game->left,
                          SHUFFLE_TRIES, rng)
               ? FINE
               : MAHJONG_SHUFFLE_FAILS;
}

u8 mahjong_check_reshuffle(const Mahjong *game)
{
    Blank blank;
    u8 rng[RNG_SIZE];
    return plan_shuffle(game, &blank, rng);
}

u8 mahjong_reshuffle(Mahjong *game, Trace *trace)
{
    Blank blank;
    u8 rng[RNG_SIZE];
    u8 fault = plan_shuffle(game, &blank, rng);
    u8 i;
    if (fault)
        return fault;
    bytes_copy(game->rng, rng, RNG_SIZE);
    bytes_copy(game->face, blank.face, MAHJONG_TILES);
    game->shuffles++;
    ASSERT_SLOW(mahjong_is_sound(game));
    for (i = 0; i < game->layout.count; i++)
        if (game->face[i])
            trace_add(trace, DROPPED, NO_SPOT, i, game->face[i]);
    return FINE;
}
