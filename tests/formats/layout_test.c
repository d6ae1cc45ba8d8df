/* SPDX-License-Identifier: MIT */
/* Tests layouts in each format: all give the same tiles. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "tests/kit/tile_texts.h"

/* Eight tiles: a square of four, two beside it half a row down, and two on
   top, one on four tiles and one on three. */
static const TilePlace ours[] = {{0, 0, 0}, {0, 0, 2}, {0, 1, 4}, {0, 1, 6},
                                 {0, 2, 0}, {0, 2, 2}, {1, 1, 1}, {1, 1, 3}};

static const char as_places[] = "# ours\n"
                                "0 0 0\n0 2 0\n2 0 0\n2 2 0\n"
                                "1 4 0  # half a row down\n1 6 0\n\n"
                                "1 1 1\n1 3 1\n";

static const char as_kmahjongg[] = "kmahjongg-layout-v1.1\n"
                                   "# ours\n"
                                   "w9\nh5\nd2\n"
                                   "# layer 0\n"
                                   "1212.....\n"
                                   "43431212.\n"
                                   "12124343.\n"
                                   "4343.....\n"
                                   ".........\n"
                                   "# layer 1\n"
                                   ".........\n"
                                   ".1212....\n"
                                   ".4343....\n"
                                   ".........\n"
                                   ".........\n";

static const char as_map[] =
    "<?xml version=\"1.0\"?>\n"
    "<!DOCTYPE mahjongg>\n"
    "<!-- ours <row> <tile x='0' y='9' z='0'/> -->\n"
    "<mahjongg>\n"
    "<map name=\"Ours\" scorename=\"ours\">\n"
    "  <layer z=\"0\">\n"
    "    <block left=\"0\" right=\"1\" top=\"0\" bottom=\"1\"/>\n"
    "    <row y=\"0.5\" left=\"2\" right=\"3\"/>\n"
    "  </layer>\n"
    "  <layer z=\"1\">\n"
    "    <tile x=\"0.5\" y=\"0.5\"/>\n"
    "    <tile y='0.50' x = '1.5' />\n"
    "  </layer>\n"
    "</map>\n"
    "<map name='Second'>\n"
    "  <layer z='3'></layer>\n"
    "  <column x='3' top='1' bottom='4'/>\n"
    "  <tile x='3' y='2.5' z='1'/>\n"
    "  <row y='2.5' left='3' right='3' z='2'/>\n"
    "</map>\n"
    "</mahjongg>\n";

/* The name may come after the map, and other members may look like it. */
static const char as_boards[] =
    "{ \"mah\" : \"1.0\", \"by\": [{\"name\": \"nobody's map\"}],\n"
    "  \"boards\": [\n"
    "    {\"id\": \"1\", \"map\": [[3, [[0, [2, 4]], [2, [[2, 2]]], [1,\n"
    "      [[6, 2]]]]], [4, [[1, [[3, 1], 5]]]]], \"cat\": \"\",\n"
    "     \"name\": \"Ours \\\\ \\\"}[\"},\n"
    "    {\"name\": \"Second\", \"map\":[[0,[[0,2],[2,[2]]]]]}]}\n";

static void assert_ours(const Layout *layout)
{
    assert_sound_tiles(layout);
    assert_int_equal(layout->count, COUNT_OF(ours));
    assert_memory_equal(layout->place, ours, sizeof ours);
}

static void xmahjonggs_places_are_read(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, as_places);
    assert_ours(&layout);
    get_layout(&layout, "7 5 3\n7 7 3\n9 5 3\n9 7 3\n8 9 3\n8 11 3\n"
                        "8 6 4\n8 8 4");
    assert_ours(&layout);
}

static void kmahjonggs_grids_are_read(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, as_kmahjongg);
    assert_ours(&layout);
    get_layout(&layout, as_kmahjongg + 1);
    assert_ours(&layout);
}

/* Version 1.0 gives no size: it is always 32 by 16 in five layers. */
static void kmahjonggs_first_version_has_one_size(void **state)
{
    enum { HEAD = 22, LINE = 33 };
    char text[HEAD + 80 * LINE + 1] = "kmahjongg-layout-v1.0\n";
    Layout layout;
    u8 i, row;
    (void)state;
    for (i = 0; i < 80; i++) {
        memset(text + HEAD + i * LINE, '.', 32);
        text[HEAD + i * LINE + 32] = '\n';
    }
    text[HEAD + 80 * LINE] = '\0';
    for (i = 0; i < COUNT_OF(ours); i++) {
        row = (u8)(16 * (ours[i].z + 3) + ours[i].y + 12);
        memcpy(text + HEAD + row * LINE + ours[i].x + 24, "12", 2);
        memcpy(text + HEAD + (row + 1) * LINE + ours[i].x + 24, "43", 2);
    }
    get_layout(&layout, text);
    assert_ours(&layout);
}

/* The sizes are in any order, lines end as on any system, and the last newline
   is missing. */
static void kmahjonggs_grids_may_be_untidy(void **state)
{
    static const char untidy[] = "kmahjongg-layout-v1.1\r\nd1\r\n\r\nw4\r\n"
                                 "h2 # two\r\n1212\r\n4343";
    static const char longer[] = "mahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n"
                                 "# half\n4343\n\n# the end\n";
    static const char mixed[] = "kmahjongg-layout-v1.1\nw4\nh2\nd1\n"
                                "1313\n2244\n";
    Layout layout;
    (void)state;
    get_layout(&layout, untidy);
    assert_int_equal(layout.count, 2);
    get_layout(&layout, longer);
    assert_int_equal(layout.count, 2);
    get_layout(&layout, mixed);
    assert_int_equal(layout.count, 2);
}

/* No size is larger than 254, because no place is beyond 253. */
static void kmahjonggs_grids_may_be_as_wide_as_any_place(void **state)
{
    enum { WIDE = 254 };
    char text[64 + 2 * (WIDE + 1)];
    Layout layout;
    char *at = text;
    (void)state;
    at += sprintf(at, "kmahjongg-layout-v1.1\nw%d\nh2\nd1\n", WIDE);
    memset(at, '.', 2 * (WIDE + 1));
    memcpy(at, "12", 2);
    memcpy(at + WIDE - 2, "12\n43", 5);
    memcpy(at + 2 * WIDE - 1, "43", 3);
    get_layout(&layout, text);
    assert_int_equal(layout.count, 2);
    assert_int_equal(layout.place[1].x, WIDE - 2);
}

static void kyodais_digits_are_read(void **state)
{
    static const char *const heads[] = {"Kyodai 3.0\nOurs by us :: Tests\n",
                                        "Kyodai 6.0\n\n"};
    char text[4000];
    Layout layout;
    size_t k, head;
    u8 i;
    (void)state;
    for (k = 0; k < 2; k++) {
        head = strlen(heads[k]);
        strcpy(text, heads[k]);
        memset(text + head, '0', 3400);
        for (i = 0; i < COUNT_OF(ours); i++)
            text[head + (ours[i].z + 3U) * 680 + (ours[i].y + 16U) * 34 +
                 ours[i].x + 25U] = '1';
        strcpy(text + head + 3400, k ? "" : "\r\n\n# the end\n");
        get_layout(&layout, text);
        assert_ours(&layout);
    }
}

static void gnomes_maps_are_read(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, as_map);
    assert_ours(&layout);
}

static void a_map_is_found_among_many_by_name(void **state)
{
    static const TilePlace second[] = {{0, 0, 0}, {0, 2, 0}, {0, 4, 0},
                                       {0, 6, 0}, {1, 3, 0}, {2, 3, 0}};
    char name[32];
    Layout layout;
    Reader reader;
    Writer writer;
    Fault fault;
    (void)state;
    reader_start(&reader, as_map, (u32)strlen(as_map));
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_int_equal(writer.used, 4);
    assert_memory_equal(name, "Ours", 4);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    assert_ours(&layout);
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_memory_equal(name, "Second", 6);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    assert_int_equal(layout.count, 6);
    assert_memory_equal(layout.place, second, sizeof second);
    assert_int_equal(layouts_next(&reader, &writer), 0);
    reader_start(&reader, "<map><tile x='0' y='0'/>", 24);
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_int_equal(writer.used, 0);
}

/* Nothing else is read as such a list, and after a refusal nothing changes. */
static void a_list_of_places_is_read_as_such(void **state)
{
    Layout layout;
    Reader reader;
    Fault fault;
    (void)state;
    reader_start(&reader, as_places, (u32)strlen(as_places));
    assert_int_equal(layouts_read_places(&layout, &reader, &fault), FINE);
    assert_ours(&layout);
    reader_start(&reader, as_kmahjongg, (u32)strlen(as_kmahjongg));
    assert_int_equal(layouts_read_places(&layout, &reader, &fault),
                     MAHJONG_BAD_TILE_LINE);
    assert_ptr_equal(fault.at, as_kmahjongg);
    reader_start(&reader, "0 0 0\n0 2 1\n", 12);
    assert_int_equal(layouts_read_places(&layout, &reader, &fault),
                     MAHJONG_TILE_FLOATS);
    assert_ours(&layout);
}

static void mahs_boards_are_read(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, as_boards);
    assert_ours(&layout);
}

static void a_board_is_found_among_many_by_name(void **state)
{
    char name[32];
    Layout layout;
    Reader reader;
    Writer writer;
    Fault fault;
    (void)state;
    reader_start(&reader, as_boards, (u32)strlen(as_boards));
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_int_equal(writer.used, 10);
    assert_memory_equal(name, "Ours \\ \"}[", 10);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    assert_ours(&layout);
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_memory_equal(name, "Second", 6);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    assert_int_equal(layout.count, 2);
    assert_int_equal(layouts_next(&reader, &writer), 0);
}

/* JSON may write any sign as its number, and those beyond 16 bits as two. */
static void escaped_names_are_decoded(void **state)
{
    static const struct {
        const char *escaped, *name;
    } names[] = {
        {"T\\u00fcr", "T\xC3\xBCr"},
        {"\\u0041\\u20AC\\u20ac", "A\xE2\x82\xAC\xE2\x82\xAC"},
        {"\\ud83C\\udC04!", "\xF0\x9F\x80\x84!"},
        {"\\udc04\\ud83c\\u0041", "\xEF\xBF\xBD"
                                  "\xEF\xBF\xBD"
                                  "A"},
        {"\\ud83c\\n\\ud83c", "\xEF\xBF\xBD \xEF\xBF\xBD"},
        {"\\u00g0", "\xEF\xBF\xBDg0"},
        {"a\\tb\\/c\\u000a", "a b/c "},
    };
    char text[128], name[64];
    Reader reader;
    Writer writer;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(names); i++) {
        snprintf(text, sizeof text,
                 "{\"boards\":[{\"name\":\"%s\",\"map\":[[0,[[0,[0,2]]]]]}]}",
                 names[i].escaped);
        reader_start(&reader, text, (u32)strlen(text));
        writer_start(&writer, name, sizeof name);
        assert_int_equal(layouts_next(&reader, &writer), 1);
        name[writer.used] = '\0';
        assert_string_equal(name, names[i].name);
    }
}

static void byte_order_marks_are_skipped(void **state)
{
    static const char *const texts[] = {as_boards, as_kmahjongg, as_map,
                                        as_places};
    char text[4096], name[32];
    Layout layout;
    Reader reader;
    Writer writer;
    Fault fault;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(texts); i++) {
        snprintf(text, sizeof text, "\xEF\xBB\xBF%s", texts[i]);
        get_layout(&layout, text);
        assert_ours(&layout);
    }
    snprintf(text, sizeof text, "\xEF\xBB\xBF%s", as_boards);
    reader_start(&reader, text, (u32)strlen(text));
    writer_start(&writer, name, sizeof name);
    assert_int_equal(layouts_next(&reader, &writer), 1);
    assert_memory_equal(name, "Ours", 4);
    /* Half a mark isn't one, nor is one within the text. */
    reader_start(&reader, "\xEF\xBB{\"boards\":[]}", 15);
    assert_int_equal(layouts_read(&layout, &reader, &fault),
                     MAHJONG_NOT_A_LAYOUT);
}

static void a_bridge_does_not_float(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, "0 0 0\n0 8 0\n0 0 1\n0 2 1\n0 4 1\n1 6 1\n");
    assert_int_equal(layout.count, 6);
}

/* The lowest layer holds the others up, even if it has a single tile. */
static void a_tower_does_not_float(void **state)
{
    Layout layout;
    (void)state;
    get_layout(&layout, "0 0 0\n0 0 1\n");
    assert_int_equal(layout.count, 2);
    get_layout(&layout, "0 0 0\n0 0 1\n0 0 2\n0 0 3\n");
    assert_int_equal(layout.count, 4);
}

/* Adds a tile to a pile of tiles at 10, 10, of which the lowest has a layer
   to itself, and tells whether it floats. */
static u8 floats_beside(u8 height, u8 x, u8 y, u8 z)
{
    Layout layout;
    u8 i, tile, floating;
    memset(&layout, 0, sizeof layout);
    for (i = 0; i < height; i++)
        assert_int_equal(mahjong_add_tile(&layout, 10, 10, i, &tile), FINE);
    assert_int_equal(mahjong_add_tile(&layout, x, y, z, &tile), FINE);
    floating = mahjong_floating_tile(&layout);
    assert_true(floating == tile || floating == NO_SPOT);
    return floating == tile;
}

/* A tile lies on another if they overlap, and leans on another in its layer
   if they touch. One step further away it floats. */
static void a_tile_one_step_from_its_support_floats(void **state)
{
    u8 at;
    (void)state;
    for (at = 7; at <= 13; at++) {
        assert_int_equal(floats_beside(1, at, 10, 1), at < 9 || at > 11);
        assert_int_equal(floats_beside(1, 10, at, 1), at < 9 || at > 11);
        if (at > 8 && at < 12)
            continue; /* these would overlap the upper tile */
        assert_int_equal(floats_beside(2, at, 10, 1), at < 8 || at > 12);
        assert_int_equal(floats_beside(2, 10, at, 1), at < 8 || at > 12);
    }
}

/* Both tiles of this tower are at the same place of their layer. */
static void a_map_begins_in_its_lowest_layer(void **state)
{
    static const TilePlace tower[] = {{0, 0, 0}, {1, 0, 0}};
    Layout layout;
    (void)state;
    get_layout(&layout, "<map><tile x='1' y='1'/><layer z='1'>"
                        "<tile x='1' y='1'/></layer></map>");
    assert_int_equal(layout.count, COUNT_OF(tower));
    assert_memory_equal(layout.place, tower, sizeof tower);
}

/* Removes floating tiles, and one more if their number is then odd. */
static void drop_floating(Layout *layout)
{
    Layout kept;
    u8 floating, tile, i;
    while ((floating = mahjong_floating_tile(layout)) != NO_SPOT ||
           layout->count & 1) {
        if (floating == NO_SPOT)
            floating = (u8)(layout->count - 1);
        memset(&kept, 0, sizeof kept);
        for (i = 0; i < layout->count; i++)
            if (i != floating)
                (void)mahjong_add_tile(&kept, layout->place[i].x,
                                       layout->place[i].y, layout->place[i].z,
                                       &tile);
        *layout = kept;
    }
    assert_int_equal(mahjong_settle_layout(layout), FINE);
}

/* The turtle, our layout, and random tiles are written in every format. */
static void each_format_gives_the_same_tiles(void **state)
{
    static const LayoutText formats[] = {put_kmahjongg, put_places, put_kyodai,
                                         put_map, put_board};
    static char text[1 << 15];
    Layout layout, read;
    u8 rng[RNG_SIZE];
    Fault fault;
    u16 round;
    size_t i;
    u32 length;
    (void)state;
    seed_chance(rng, 3);
    for (round = 0; round < 100; round++) {
        if (round) {
            scatter_tiles(&layout, &wide_room,
                          (u8)(40 + 2 * rng_below(rng, 40)), rng);
            drop_floating(&layout);
        } else {
            mahjong_build_turtle(&layout);
        }
        for (i = 0; i < COUNT_OF(formats); i++) {
            length = formats[i](&layout, text);
            memset(&read, 0, sizeof read);
            assert_int_equal(try_layout(&read, text, length, &fault), FINE);
            assert_memory_equal(&read, &layout, sizeof read);
        }
    }
}

/* The second line of each file describes the layout and counts its tiles. */
static unsigned stated_size(const char *name)
{
    char path[64];
    char *text, *line;
    unsigned long size = 0;
    snprintf(path, sizeof path, "data/layouts/%s", name);
    text = read_whole(path);
    line = strchr(text, '\n') + 1;
    *strchr(line, '\n') = '\0';
    line = strstr(line, " tiles.");
    assert_non_null(line);
    while (line[-1] >= '0' && line[-1] <= '9')
        line--;
    size = strtoul(line, NULL, 10);
    free(text);
    return (unsigned)size;
}

static void our_own_layouts_have_their_sizes(void **state)
{
    Layout layout;
    unsigned last = 0;
    size_t i;
    (void)state;
    for (i = 0; own_layouts[i]; i++) {
        get_own_layout(&layout, own_layouts[i]);
        assert_sound_tiles(&layout);
        assert_int_equal(layout.count, stated_size(own_layouts[i]));
        assert_in_range(layout.count, last, 180);
        last = layout.count;
    }
    assert_int_equal(i, 21);
}

/* Each of them is its own mirror image. */
static void our_own_layouts_are_symmetrical(void **state)
{
    Layout layout, mirror;
    size_t i;
    u8 k, tile;
    (void)state;
    for (i = 0; own_layouts[i]; i++) {
        get_own_layout(&layout, own_layouts[i]);
        memset(&mirror, 0, sizeof mirror);
        for (k = 0; k < layout.count; k++)
            assert_int_equal(
                mahjong_add_tile(&mirror, 200U - layout.place[k].x,
                                 layout.place[k].y, layout.place[k].z, &tile),
                FINE);
        assert_int_equal(mahjong_settle_layout(&mirror), FINE);
        assert_memory_equal(&mirror, &layout, sizeof layout);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"xmahjongg's lists of places are read, and moved to the corner",
         xmahjonggs_places_are_read, NULL, NULL, NULL},
        {"KMahjongg's grids are read", kmahjonggs_grids_are_read, NULL, NULL,
         NULL},
        {"KMahjongg's first version has one size",
         kmahjonggs_first_version_has_one_size, NULL, NULL, NULL},
        {"KMahjongg's grids may be untidy", kmahjonggs_grids_may_be_untidy,
         NULL, NULL, NULL},
        {"KMahjongg's grids may be as wide as any place",
         kmahjonggs_grids_may_be_as_wide_as_any_place, NULL, NULL, NULL},
        {"Kyodai's digits are read", kyodais_digits_are_read, NULL, NULL,
         NULL},
        {"GNOME's maps are read", gnomes_maps_are_read, NULL, NULL, NULL},
        {"many maps are gone through by name",
         a_map_is_found_among_many_by_name, NULL, NULL, NULL},
        {"a list of places is read as such", a_list_of_places_is_read_as_such,
         NULL, NULL, NULL},
        {"Mah's boards are read", mahs_boards_are_read, NULL, NULL, NULL},
        {"many boards are gone through by name",
         a_board_is_found_among_many_by_name, NULL, NULL, NULL},
        {"escaped names are decoded", escaped_names_are_decoded, NULL, NULL,
         NULL},
        {"byte order marks are skipped", byte_order_marks_are_skipped, NULL,
         NULL, NULL},
        {"a bridge does not float", a_bridge_does_not_float, NULL, NULL, NULL},
        {"a tower does not float", a_tower_does_not_float, NULL, NULL, NULL},
        {"a tile one step from its support floats",
         a_tile_one_step_from_its_support_floats, NULL, NULL, NULL},
        {"a map begins in its lowest layer", a_map_begins_in_its_lowest_layer,
         NULL, NULL, NULL},
        {"each format tells the same tiles", each_format_gives_the_same_tiles,
         NULL, NULL, NULL},
        {"our own layouts have the number of tiles that they state",
         our_own_layouts_have_their_sizes, NULL, NULL, NULL},
        {"our own layouts are symmetrical", our_own_layouts_are_symmetrical,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
