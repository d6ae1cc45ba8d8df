/* SPDX-License-Identifier: MIT */
/* Reads and writes layouts and boards as text, and counts freeness in the
   plainest way. */
#include "tile_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "session/session.h"

const char *const own_layouts[] = {
    "sprout",    "pond",      "boat",     "pine",   "butterfly",  "hourglass",
    "lantern",   "dragonfly", "torii",    "bridge", "lighthouse", "lotus",
    "vase",      "castle",    "star",     "crown",  "terraces",   "pagoda",
    "labyrinth", "mandala",   "mountain", NULL};

/* ------------------------------------------------------------- refusals */

void assert_refusal(const Refusal *expected, const char *text,
                    const Fault *fault)
{
    assert_int_equal(fault->reason, expected->reason);
    assert_non_null(fault->at);
    assert_int_equal(session_line_of(fault, text), expected->line);
    assert_int_equal(
        strncmp(fault->at, expected->rest, strlen(expected->rest)), 0);
    assert_true(*expected->rest || !*fault->at);
}

void assert_words(u8 reason, const char *words)
{
    char text[256];
    Writer writer;
    Fault fault = {.reason = reason, .game = &mahjong};
    writer_start(&writer, text, sizeof text - 1);
    fault_write(&fault, &writer);
    text[writer.used] = '\0';
    assert_string_equal(text, words);
}

/* --------------------------------------------------------------- starts */

u8 try_tiles(Mahjong *game, const char *text, u32 length, Fault *fault)
{
    static const u8 variant[VARIANT_SIZE] = {0};
    static const u8 seed[SEED_SIZE] = {1};
    Reader reader;
    fault->game = &mahjong;
    reader_start(&reader, text, length);
    return mahjong.read_board(game, variant, seed, &reader, fault);
}

void read_tiles(Mahjong *game, const char *text)
{
    Fault fault;
    assert_int_equal(try_tiles(game, text, (u32)strlen(text), &fault), FINE);
}

static void get_variant(u8 *variant, const char *text)
{
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    assert_int_equal(game_read_variant(&mahjong, variant, &reader, &fault),
                     FINE);
}

static void seed_of(u8 *seed, u32 number)
{
    memset(seed, 0, SEED_SIZE);
    seed[0] = (u8)number;
    seed[1] = (u8)(number >> 8);
    seed[2] = (u8)(number >> 16);
}

void deal_tiles(Mahjong *game, const char *variant, u32 number)
{
    u8 bytes[VARIANT_SIZE], seed[SEED_SIZE];
    get_variant(bytes, variant);
    seed_of(seed, number);
    assert_int_equal(mahjong.deal(game, bytes, seed), FINE);
}

u8 deal_on(Mahjong *game, const Layout *layout, const char *variant,
           u32 number)
{
    u8 bytes[VARIANT_SIZE], seed[SEED_SIZE];
    get_variant(bytes, variant);
    seed_of(seed, number);
    return mahjong_deal_layout(game, layout, bytes, seed);
}

u8 try_layout(Layout *layout, const char *text, u32 length, Fault *fault)
{
    Reader reader;
    reader_start(&reader, text, length);
    return layouts_read(layout, &reader, fault);
}

void get_layout(Layout *layout, const char *text)
{
    Fault fault;
    assert_int_equal(try_layout(layout, text, (u32)strlen(text), &fault),
                     FINE);
}

char *read_whole(const char *path)
{
    char full[512];
    char *text = calloc(1, LAYOUT_ROOM);
    FILE *file;
    snprintf(full, sizeof full, "%s/%s", TEST_SOURCE, path);
    file = fopen(full, "rb");
    assert_non_null(text);
    assert_non_null(file);
    assert_true(fread(text, 1, LAYOUT_ROOM - 1, file) > 0);
    fclose(file);
    return text;
}

void get_own_layout(Layout *layout, const char *name)
{
    char path[64];
    char *text;
    snprintf(path, sizeof path, "data/layouts/%s", name);
    text = read_whole(path);
    get_layout(layout, text);
    free(text);
}

/* ---------------------------------------------------------- second count */

u8 is_there(const Mahjong *game, u8 tile)
{
    return game->face[tile] != 0;
}

static int apart(u8 a, u8 b)
{
    return abs((int)a - (int)b);
}

u8 lies_on(const TilePlace *upper, const TilePlace *lower)
{
    return upper->z > lower->z && apart(upper->x, lower->x) < 2 &&
           apart(upper->y, lower->y) < 2;
}

u8 lies_left_of(const TilePlace *left, const TilePlace *right)
{
    return left->z == right->z && left->x + 2 == right->x &&
           apart(left->y, right->y) < 2;
}

u8 count_openness(const Mahjong *game, u8 tile)
{
    const TilePlace *place = game->layout.place;
    u8 left = 0;
    u8 right = 0;
    u8 above = 0;
    u8 i;
    if (!is_there(game, tile))
        return 9;
    for (i = 0; i < game->layout.count; i++) {
        if (!is_there(game, i))
            continue;
        left |= lies_left_of(&place[i], &place[tile]);
        right |= lies_left_of(&place[tile], &place[i]);
        above |= lies_on(&place[i], &place[tile]);
    }
    return (u8)(1 + left + right + 2 * above);
}

u8 openness_now(const Mahjong *game, u8 tile)
{
    return (u8)(game->face[tile] ? mahjong_openness_of(game->open[tile]) : 9);
}

void assert_openness(const Mahjong *game)
{
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        assert_int_equal(openness_now(game, i), count_openness(game, i));
}

static u8 overlap(const TilePlace *a, const TilePlace *b)
{
    return a->z == b->z && apart(a->x, b->x) < 2 && apart(a->y, b->y) < 2;
}

static int rank(const TilePlace *place)
{
    return place->z << 16 | place->y << 8 | place->x;
}

/* Asserts that there is an even number of tiles, in order, none overlapping
   another in its layer, and as near to the corner as possible. */
void assert_sound_tiles(const Layout *layout)
{
    const TilePlace *place = layout->place;
    u8 least[3] = {255, 255, 255};
    u8 i, j;
    assert_in_range(layout->count, 2, MAHJONG_TILES);
    assert_int_equal(layout->count & 1, 0);
    for (i = 0; i < layout->count; i++) {
        if (i)
            assert_true(rank(&place[i - 1]) < rank(&place[i]));
        for (j = 0; j < i; j++)
            assert_false(overlap(&place[i], &place[j]));
        least[0] = place[i].x < least[0] ? place[i].x : least[0];
        least[1] = place[i].y < least[1] ? place[i].y : least[1];
        least[2] = place[i].z < least[2] ? place[i].z : least[2];
        assert_true(place[i].x <= MAHJONG_FAR && place[i].y <= MAHJONG_FAR &&
                    place[i].z <= MAHJONG_FAR);
    }
    assert_int_equal(least[0] | least[1] | least[2], 0);
}

const Room wide_room = {14, 10, 5};
const Room narrow_room = {4, 3, 12};

void scatter_tiles(Layout *layout, const Room *room, u8 count, u8 *rng)
{
    u8 tile;
    u32 x, y, z;
    memset(layout, 0, sizeof *layout);
    while (layout->count < count) {
        x = rng_below(rng, room->width);
        y = rng_below(rng, room->height);
        z = rng_below(rng, room->depth);
        (void)mahjong_add_tile(layout, x, y, z, &tile);
    }
    assert_int_equal(mahjong_settle_layout(layout), FINE);
}

void build_tower(Layout *layout, u8 height)
{
    u8 i, tile;
    memset(layout, 0, sizeof *layout);
    for (i = 0; i < height; i++) {
        assert_int_equal(mahjong_add_tile(layout, 0, 0, i, &tile), FINE);
        assert_int_equal(mahjong_add_tile(layout, 4, i * 4U, 0, &tile), FINE);
    }
}

/* --------------------------------------------------------------- chance */

void seed_chance(u8 *rng, u32 number)
{
    u8 seed[SEED_SIZE];
    seed_of(seed, number);
    seed[SEED_SIZE - 1] = 1;
    rng_seed(rng, seed);
}

u8 play_tiles_by_chance(Mahjong *game, u8 *rng)
{
    u16 moves[MOST_LIST];
    u16 count;
    u16 move;
    while (mahjong.status(game) == GOING) {
        count = mahjong.list(game, moves, MOST_LIST);
        move = moves[rng_below(rng, count)];
        assert_int_equal(mahjong.apply(game, move, NULL), FINE);
    }
    return game->left == 0;
}

u8 wins_by_chance(const Mahjong *start, u32 tries)
{
    Mahjong game;
    u8 rng[RNG_SIZE];
    seed_chance(rng, 77);
    while (tries--) {
        memcpy(&game, start, sizeof game);
        if (play_tiles_by_chance(&game, rng))
            return 1;
    }
    return 0;
}

void count_faces(const Mahjong *game, u8 *count)
{
    u8 i;
    memset(count, 0, MAHJONG_FACES + 1);
    for (i = 0; i < game->layout.count; i++)
        count[game->face[i]]++;
}

/* -------------------------------------------------------------- formats */

enum { GRID = 40, LEVELS = 8 };

/* 1 to 4 for the quarters of the tiles, else 0. */
static void draw_grid(const Layout *layout, char grid[LEVELS][GRID][GRID])
{
    const TilePlace *place = layout->place;
    memset(grid, 0, LEVELS * GRID * GRID);
    for (; place != layout->place + layout->count; place++) {
        assert_true(place->z < LEVELS && place->y < GRID - 1 &&
                    place->x < GRID - 1);
        grid[place->z][place->y][place->x] = 1;
        grid[place->z][place->y][place->x + 1] = 2;
        grid[place->z][place->y + 1][place->x + 1] = 3;
        grid[place->z][place->y + 1][place->x] = 4;
    }
}

u32 put_kmahjongg(const Layout *layout, char *text)
{
    static char grid[LEVELS][GRID][GRID];
    int at;
    int z, y, x;
    draw_grid(layout, grid);
    at = sprintf(text, "kmahjongg-layout-v1.1\nw%d\nh%d\nd%d\n", GRID, GRID,
                 LEVELS);
    for (z = 0; z < LEVELS; z++)
        for (y = 0; y < GRID; y++) {
            for (x = 0; x < GRID; x++)
                text[at++] = ".1234"[(int)grid[z][y][x]];
            text[at++] = '\n';
        }
    text[at] = '\0';
    return (u32)at;
}

u32 put_places(const Layout *layout, char *text)
{
    int at = sprintf(text, "# row column level\n");
    u8 i;
    for (i = 0; i < layout->count; i++)
        at += sprintf(text + at, "%d %d %d\n", layout->place[i].y,
                      layout->place[i].x, layout->place[i].z);
    return (u32)at;
}

u32 put_kyodai(const Layout *layout, char *text)
{
    int head = sprintf(text, "Kyodai 3.0\nOurs by us :: Tests\n");
    u8 i;
    memset(text + head, '0', 3400);
    for (i = 0; i < layout->count; i++) {
        assert_true(layout->place[i].z < 5 && layout->place[i].y < 20 &&
                    layout->place[i].x < 34);
        text[head + layout->place[i].z * 680 + layout->place[i].y * 34 +
             layout->place[i].x] = '1';
    }
    strcpy(text + head + 3400, "\n");
    return (u32)head + 3401;
}

u32 put_map(const Layout *layout, char *text)
{
    int at = sprintf(text, "<mahjongg><map name=\"Ours\">\n");
    const TilePlace *place = layout->place;
    for (; place != layout->place + layout->count; place++)
        at += sprintf(text + at, "<tile x=\"%d%s\" y=\"%d%s\" z=\"%d\"/>\n",
                      place->x / 2, place->x & 1 ? ".5" : "", place->y / 2,
                      place->y & 1 ? ".5" : "", place->z);
    at += sprintf(text + at, "</map></mahjongg>\n");
    return (u32)at;
}

u32 put_board(const Layout *layout, char *text)
{
    int at = sprintf(text, "{\"mah\":\"1.0\",\"boards\":[{\"map\":[");
    const TilePlace *place = layout->place;
    for (; place != layout->place + layout->count; place++)
        at += sprintf(text + at, "%s[%d,[[%d,[%d]]]]",
                      place == layout->place ? "" : ",\n", place->z, place->y,
                      place->x);
    at += sprintf(text + at, "],\"name\":\"Ours\"}]}\n");
    return (u32)at;
}
