/* SPDX-License-Identifier: MIT */
/* Tests damaged layouts: each kind of damage is refused with its line. */
#include <stdio.h>
#include <string.h>

#include "tests/kit/tile_texts.h"

static void refuse_layout(const Refusal *refusal)
{
    Layout layout, before;
    Fault fault;
    memset(&layout, 0xAB, sizeof layout);
    memcpy(&before, &layout, sizeof layout);
    assert_int_equal(
        try_layout(&layout, refusal->text, (u32)strlen(refusal->text), &fault),
        refusal->reason);
    assert_refusal(refusal, refusal->text, &fault);
    assert_ptr_equal(fault.game, &mahjong);
    assert_memory_equal(&layout, &before, sizeof layout);
}

static void refuse_all(const Refusal *refusals, size_t count)
{
    while (count--)
        refuse_layout(refusals++);
}

/* ----------------------------------------------------- lists of places */

static void damaged_places_are_refused(void **state)
{
    static const Refusal refusals[] = {
        {"", MAHJONG_NO_TILES, 1, ""},
        {"\n# nothing\n", MAHJONG_NO_TILES, 3, ""},
        {"hello\n", MAHJONG_NOT_A_LAYOUT, 1, "hello"},
        {"# first\n-1 0 0\n", MAHJONG_NOT_A_LAYOUT, 2, "-1"},
        {"{\"mah\":\"1.0\"}", MAHJONG_NOT_A_LAYOUT, 1, "{"},
        {"0 0 0\n0 2\n", MAHJONG_BAD_TILE_LINE, 2, "\n"},
        {"0 0 0\n0 2 x\n", MAHJONG_BAD_TILE_LINE, 2, "x"},
        {"0 0 0\n0 2 0 1b\n", MAHJONG_BAD_TILE_LINE, 2, "0 2 0 1b"},
        {"0 0 0\n0 2 0 0 4 0\n", MAHJONG_BAD_TILE_LINE, 2, "0 2 0 0"},
        {"0 0 0\n0 2 0\nend\n", MAHJONG_BAD_TILE_LINE, 3, "end"},
        {"0 0 0\n0 254 0\n", MAHJONG_TILE_TOO_FAR, 2, "0 254"},
        {"0 0 0\n254 0 0\n", MAHJONG_TILE_TOO_FAR, 2, "254"},
        {"0 0 0\n0 0 999999999\n", MAHJONG_TILE_TOO_FAR, 2, "0 0 9"},
        {"0 0 0\n0 2 0\n1 1 0\n", MAHJONG_TILES_OVERLAP, 3, "1 1 0"},
        {"0 0 0\n0 0 0\n", MAHJONG_TILES_OVERLAP, 2, "0 0 0"},
        {"# odd\n0 0 0\n0 2 0\n0 4 0\n", MAHJONG_ODD_TILES, 2, "0 0 0"},
        {"# floats\n0 0 0\n0 2 1\n", MAHJONG_TILE_FLOATS, 2, "0 0 0"},
        {"0 0 0\n1 1 2\n", MAHJONG_TILE_FLOATS, 1, "0 0 0"},
        {"0 0 0\n0 0 1\n0 3 1\n0 5 1\n", MAHJONG_TILE_FLOATS, 1, "0 0 0"}};
    (void)state;
    refuse_all(refusals, COUNT_OF(refusals));
}

/* ------------------------------------------------------------ KMahjongg */

#define NEWER "kmahjongg-layout-v1.1\n"
#define SMALL NEWER "w4\nh2\nd1\n"

static void damaged_grids_are_refused(void **state)
{
    static const Refusal refusals[] = {
        {"kmahjongg\n", MAHJONG_NOT_A_LAYOUT, 1, "kmahjongg"},
        {"kmahjongg-board-v1.0\n", MAHJONG_NOT_A_LAYOUT, 1, "kmahjongg"},
        {"kmahjongg-layout\n", MAHJONG_NOT_A_LAYOUT, 1, "kmahjongg"},
        {"kmahjongg-layout-v2.0\n", MAHJONG_LAYOUT_VERSION, 1, "-layout"},
        {"kmahjongg-layout-v1\n", MAHJONG_LAYOUT_VERSION, 1, "-layout"},
        {"kmahjongg-layout-v1.x\n", MAHJONG_LAYOUT_VERSION, 1, "-layout"},
        {"# old\nkmahjongg-layout-v1.2\n", MAHJONG_LAYOUT_VERSION, 2,
         "-layout"},
        {"kmahjongg-layout-v1.1 new\n", MAHJONG_LAYOUT_VERSION, 1, "-layout"},
        {NEWER "w0\n", MAHJONG_LAYOUT_SIZE, 2, "w0"},
        {NEWER "w4\nh255\n", MAHJONG_LAYOUT_SIZE, 3, "h255"},
        {NEWER "w4\nh2\nd\n", MAHJONG_LAYOUT_SIZE, 4, "d\n"},
        {NEWER "w4\nh2 2\n", MAHJONG_LAYOUT_SIZE, 3, "h2 2"},
        {NEWER, BOARD_SHORT, 2, ""},
        {SMALL, BOARD_SHORT, 5, ""},
        {SMALL "1212\n", BOARD_SHORT, 6, ""},
        {SMALL "121\n4343\n", MAHJONG_LAYOUT_LINE, 5, "121\n"},
        {SMALL "1212\n434\n", MAHJONG_LAYOUT_LINE, 6, "434\n"},
        {SMALL "12120\n4343\n", MAHJONG_LAYOUT_LINE, 5, "12120"},
        {SMALL "1212\n43", MAHJONG_LAYOUT_LINE, 6, "43"},
        {SMALL "1212\n4343\n....\n", BOARD_LONG, 7, "...."},
        {SMALL "1212\n434.\n", MAHJONG_TILE_CUT_OFF, 6, ".\n"},
        {SMALL "1212\n4.43\n", MAHJONG_TILE_CUT_OFF, 6, ".43"},
        {SMALL "1212\n4343\nx\n", BOARD_LONG, 7, "x"},
        {SMALL "12.2\n43..\n", MAHJONG_TILE_CUT_OFF, 5, "2\n"},
        {SMALL "12x.\n43..\n", MAHJONG_TILE_CUT_OFF, 5, "x."},
        {SMALL "12#.\n43..\n", MAHJONG_TILE_CUT_OFF, 5, "#."},
        {SMALL "1..1\n43..\n", MAHJONG_TILE_CUT_OFF, 5, "..1"},
        {SMALL "12.1\n43..\n", MAHJONG_TILE_CUT_OFF, 5, "1\n"},
        {SMALL "....\n12..\n", MAHJONG_TILE_CUT_OFF, 6, "12"},
        {SMALL "1213\n4344\n.", BOARD_LONG, 7, "."},
        {SMALL "1112\n4343\n", MAHJONG_TILES_OVERLAP, 5, "112"},
        {SMALL "....\n....\n", MAHJONG_NO_TILES, 1, "kmahjongg"},
        {SMALL "12..\n43..\n", MAHJONG_ODD_TILES, 1, "kmahjongg"},
        {NEWER "w4\nh3\nd1\n1212\n1343\n4...\n", MAHJONG_TILES_OVERLAP, 6,
         "1343"},
        {NEWER "w4\nh2\nd2\n1212\n4343\n12..\n", BOARD_SHORT, 8, ""},
        {NEWER "w4\nh2\nd2\n12..\n43..\n4...\n", MAHJONG_TILE_CUT_OFF, 7,
         "4..."}};
    (void)state;
    refuse_all(refusals, COUNT_OF(refusals));
}

static void refuse_in_words(const char *text, u8 reason, const char *expected)
{
    char words[128];
    Layout layout;
    Writer writer;
    Fault fault;
    assert_int_equal(try_layout(&layout, text, (u32)strlen(text), &fault),
                     reason);
    writer_start(&writer, words, sizeof words - 1);
    fault_write(&fault, &writer);
    words[writer.used] = '\0';
    assert_string_equal(words, expected);
}

static void a_line_of_wrong_length_is_refused(void **state)
{
    (void)state;
    refuse_in_words(SMALL "1212\n434\n", MAHJONG_LAYOUT_LINE,
                    "Line 2 of the tiles should have 4 characters");
    refuse_in_words(SMALL "1212\n43430\n", MAHJONG_LAYOUT_LINE,
                    "Line 2 of the tiles should have 4 characters");
    refuse_in_words("Kyodai 3.0\nOurs\n001\n", MAHJONG_LAYOUT_LINE,
                    "Line 1 of the tiles should have 3400 characters");
    refuse_in_words("Kyodai 3.0\nOurs\n001x\n", MAHJONG_LAYOUT_LINE,
                    "Line 1 of the tiles should have 3400 characters");
}

static void a_floating_tile_is_refused_with_its_place(void **state)
{
    (void)state;
    refuse_in_words("0 0 0\n2 7 1\n", MAHJONG_TILE_FLOATS,
                    "The tile in row 2 and column 7 of its layer floats: it "
                    "should lie on another tile or touch one that does");
}

/* --------------------------------------------------------------- Kyodai */

/* Writes a head, 3,400 digits and an end; the digits at two places are
   replaced with these characters. */
static char *kyodai(u16 first, char sign, u16 second, char other,
                    const char *tail)
{
    static char text[4000];
    size_t head = (size_t)sprintf(text, "Kyodai 6.0\nOurs\n");
    memset(text + head, '0', 3400);
    text[head + first] = sign;
    text[head + second] = other;
    strcpy(text + head + 3400, tail);
    return text;
}

static void damaged_digits_are_refused(void **state)
{
    static const struct {
        u16 first;
        char sign;
        u16 second;
        char other;
        const char *tail;
        Refusal refusal;
    } cases[] = {
        {0, '1', 1, '1', "\n", {NULL, MAHJONG_TILES_OVERLAP, 3, "100"}},
        {0, '1', 35, '1', "\n", {NULL, MAHJONG_TILES_OVERLAP, 3, "100"}},
        {0, '1', 2, '2', "\n", {NULL, MAHJONG_LAYOUT_LINE, 3, "1020"}},
        {0, '1', 2, '\n', "\n", {NULL, MAHJONG_LAYOUT_LINE, 3, "10\n"}},
        {0, '1', 3399, '\0', "", {NULL, MAHJONG_LAYOUT_LINE, 3, "100"}},
        {0, '1', 2, '1', "0\n", {NULL, MAHJONG_LAYOUT_LINE, 3, "1010"}},
        {0, '1', 2, '1', "\n1\n", {NULL, BOARD_LONG, 4, "1\n"}},
        {0, '1', 2, '0', "\n", {NULL, MAHJONG_ODD_TILES, 1, "Kyodai"}},
        {0, '0', 2, '0', "\n", {NULL, MAHJONG_NO_TILES, 1, "Kyodai"}}};
    Refusal refusal;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        refusal = cases[i].refusal;
        refusal.text = kyodai(cases[i].first, cases[i].sign, cases[i].second,
                              cases[i].other, cases[i].tail);
        refuse_layout(&refusal);
    }
    refuse_in_words(kyodai(0, '1', 2, '1', "0\n"), MAHJONG_LAYOUT_LINE,
                    "Line 1 of the tiles should have 3400 characters");
    refusal.text = "Kyodai 3.0";
    refusal.reason = MAHJONG_LAYOUT_LINE;
    refusal.line = 1;
    refusal.rest = "";
    refuse_layout(&refusal);
}

/* ----------------------------------------------------------------- maps */

#define MAP(inside) "<mahjongg>\n<map name='m'>\n" inside "\n</map>\n"

static void damaged_maps_are_refused(void **state)
{
    static const Refusal refusals[] = {
        {"<", BOARD_SHORT, 1, ""},
        {"<html>\n", MAHJONG_NOT_A_LAYOUT, 1, "html"},
        {"<!-- never ends\n", BOARD_SHORT, 2, ""},
        {"<mahjongg>\n</mahjongg>\n", BOARD_SHORT, 3, ""},
        {"<map>\n<tile x='0' y='0'/>\n", BOARD_SHORT, 3, ""},
        {"# a map\n" MAP(""), MAHJONG_NO_TILES, 2, "<mahjongg>"},
        {MAP("<tile x='0' y='0'/>"), MAHJONG_ODD_TILES, 1, "<mahjongg>"},
        {MAP("<tiles x='0' y='0'/>"), MAHJONG_NOT_A_LAYOUT, 3, "tiles"},
        {MAP("<tile x='0'/>"), MAHJONG_BAD_MAP, 3, " x='0'/>"},
        {MAP("<tile y='0'/>"), MAHJONG_BAD_MAP, 3, " y='0'/>"},
        {MAP("<tile x='0' y/>"), MAHJONG_BAD_MAP, 3, " x='0' y/>"},
        {MAP("<tile x='0' y=0/>"), MAHJONG_BAD_MAP, 3, " x='0' y=0/>"},
        {MAP("<tile x='0' y='0/>"), MAHJONG_BAD_MAP, 3, " x='0' y='0/>"},
        {MAP("<tile x='0' y=''/>"), MAHJONG_BAD_MAP, 3, "'/>"},
        {MAP("<tile x='-1' y='0'/>"), MAHJONG_BAD_MAP, 3, "-1"},
        {MAP("<tile x='.5' y='0'/>"), MAHJONG_BAD_MAP, 3, ".5"},
        {MAP("<tile x='1.2' y='0'/>"), MAHJONG_BAD_MAP, 3, "1.2"},
        {MAP("<tile x='1.05' y='0'/>"), MAHJONG_BAD_MAP, 3, "1.05"},
        {MAP("<tile x='1' y='0' z='b'/>"), MAHJONG_BAD_MAP, 3, "b'/>"},
        {MAP("<tile x='1' y='0' z='0.5'/>"), MAHJONG_BAD_MAP, 3, " x='1'"},
        {MAP("<tile x='127' y='0'/>"), MAHJONG_TILE_TOO_FAR, 3, " x='127'"},
        {MAP("<tile x='0' y='127'/>"), MAHJONG_TILE_TOO_FAR, 3, " x='0'"},
        {MAP("<tile x='0' y='0' z='254'/>"), MAHJONG_TILE_TOO_FAR, 3,
         " x='0'"},
        {MAP("<tile x='0' y='999999999'/>"), MAHJONG_TILE_TOO_FAR, 3,
         " x='0'"},
        {MAP("<tile x='0' y='1'/><tile x='0.5' y='1'/>"),
         MAHJONG_TILES_OVERLAP, 3, " x='0.5'"},
        {MAP("<row y='0' left='2' right='1'/>"), MAHJONG_BAD_MAP, 3, " y='0'"},
        {MAP("<column x='0' top='2' bottom='1'/>"), MAHJONG_BAD_MAP, 3,
         " x='0'"},
        {MAP("<row y='0' left='2'/>"), MAHJONG_BAD_MAP, 3, " y='0'"},
        {MAP("<block left='0' right='9' top='0'/>"), MAHJONG_BAD_MAP, 3,
         " left"},
        {MAP("<block left='0' right='15' top='0' bottom='15'/>"),
         MAHJONG_TOO_MANY_TILES, 3, " left"},
        {MAP("<layer z='x'>"), MAHJONG_BAD_MAP, 3, "x'>"},
        {MAP("<layer z='0.5'>"), MAHJONG_BAD_MAP, 3, " z="}};
    (void)state;
    refuse_all(refusals, COUNT_OF(refusals));
}

#define BOARD(map) "{\"mah\":\"1.0\",\n\"boards\":[{\"map\":\n" map "}]}"

static void spoilt_boards_are_refused(void **state)
{
    static const Refusal refusals[] = {
        {"{}", MAHJONG_NOT_A_LAYOUT, 1, "{}"},
        {"{\"boards\":[{\"name\":\"map\"}]}", MAHJONG_NOT_A_LAYOUT, 1, "{"},
        {"{\"map", MAHJONG_NOT_A_LAYOUT, 1, "{\"map"},
        {"{\"map\":", MAHJONG_BAD_MAP, 1, ""},
        {BOARD("7"), MAHJONG_BAD_MAP, 3, "7"},
        {BOARD("[]"), MAHJONG_NO_TILES, 1, "{"},
        {BOARD("[[0,[[0,4]]]]"), MAHJONG_ODD_TILES, 1, "{"},
        {BOARD("[[0,[[0,[4]]]"), MAHJONG_BAD_MAP, 3, "}]}"},
        {BOARD("[[0,[[0,[4,[6]]]]]]"), MAHJONG_BAD_MAP, 3, "]]]]]]"},
        {BOARD("[[0,[[0,[4,[6,2,8]]]]]]"), MAHJONG_BAD_MAP, 3, ",8]"},
        {BOARD("[[0,[[0,[-4]]]]]"), MAHJONG_BAD_MAP, 3, "-4"},
        {BOARD("[[0,[[0,[4.5]]]]]"), MAHJONG_BAD_MAP, 3, ".5"},
        {BOARD("[[\"0\",[[0,[4]]]]]"), MAHJONG_BAD_MAP, 3, "\"0"},
        {BOARD("[[0,[[0,[4,5]]]]]"), MAHJONG_TILES_OVERLAP, 3, "]]]]]"},
        {BOARD("[[0,[[0,[253,255]]]]]"), MAHJONG_TILE_TOO_FAR, 3, "]]]]]"},
        {BOARD("[[0,[[0,[[4,999999999]]]]]]"), MAHJONG_TILE_TOO_FAR, 3, "]]"},
        {BOARD("[[0,[[0,[0,2]]]],[1,[[0,[4,6]]]]]"), MAHJONG_TILE_FLOATS, 1,
         "{"}};
    (void)state;
    refuse_all(refusals, COUNT_OF(refusals));
}

/* ------------------------------------------------------------- too many */

static void fill_layout(Layout *layout, u16 count)
{
    u8 tile;
    u16 i;
    memset(layout, 0, sizeof *layout);
    for (i = 0; i < count; i++)
        assert_int_equal(mahjong_add_tile(layout, i % 15 * 2U, i / 15 % 9 * 2U,
                                          i / 135U, &tile),
                         FINE);
}

/* Two tiles are appended by hand to the 254 that a layout holds. */
static void each_format_accepts_at_most_254_tiles(void **state)
{
    static const LayoutText formats[] = {put_kmahjongg, put_places, put_kyodai,
                                         put_map, put_board};
    static char text[1 << 15];
    Layout layout, read;
    Fault fault;
    size_t i;
    u32 length;
    (void)state;
    fill_layout(&layout, MAHJONG_TILES);
    for (i = 0; i < COUNT_OF(formats); i++) {
        length = formats[i](&layout, text);
        assert_int_equal(try_layout(&read, text, length, &fault), FINE);
        assert_int_equal(read.count, MAHJONG_TILES);
    }
    length = put_places(&layout, text);
    strcpy(strrchr(text, ' '), " 3\n"); /* the last tile's layer */
    refuse_layout(&(Refusal){text, MAHJONG_TILE_FLOATS, 2, "0 0 0"});
    length = put_places(&layout, text);
    strcpy(text + length, "30 0 0\n30 2 0\n");
    refuse_layout(&(Refusal){text, MAHJONG_TOO_MANY_TILES, 256, "30 0 0"});
    length = put_map(&layout, text);
    strcpy(text + length - 18, "<row y='15' left='0' right='1'/></map>");
    refuse_layout(&(Refusal){text, MAHJONG_TOO_MANY_TILES, 256, " y='15'"});
    length = put_board(&layout, text);
    strcpy(strstr(text, "],\"name"), ",\n[0,[[30,[0,2]]]]]}]}");
    refuse_layout(&(Refusal){text, MAHJONG_TOO_MANY_TILES, 255, ",2]]]]]}]}"});
    put_kyodai(&layout, text);
    memset(strchr(strchr(text, '\n') + 1, '\n') + 1 + 4 * 680, '1', 1);
    refuse_layout(&(Refusal){text, MAHJONG_TOO_MANY_TILES, 3, "1000"});
    length = put_kmahjongg(&layout, text);
    memcpy(text + length - 82, "12", 2);
    memcpy(text + length - 41, "43", 2);
    refuse_layout(&(Refusal){text, MAHJONG_TOO_MANY_TILES, 323, "12.."});
}

/* ---------------------------------------------------------------- words */

static void bad_layouts_are_refused_with_a_reason(void **state)
{
    (void)state;
    assert_words(
        MAHJONG_NOT_A_LAYOUT,
        "Not a layout of KMahjongg, GNOME Mahjongg, xmahjongg, Kyodai or Mah");
    assert_words(MAHJONG_LAYOUT_VERSION,
                 "Unknown layout version: expected 1.0 or 1.1");
    assert_words(MAHJONG_LAYOUT_SIZE,
                 "A layout's width, height and depth should be 1 to 254");
    assert_words(MAHJONG_TILE_CUT_OFF,
                 "Incomplete tile: each is 12 above 43, all else is dots");
    assert_words(MAHJONG_BAD_MAP, "Unexpected text in a map");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"spoilt boards of Mah are refused with their line",
         spoilt_boards_are_refused, NULL, NULL, NULL},
        {"spoilt lists of places are refused with their line",
         damaged_places_are_refused, NULL, NULL, NULL},
        {"spoilt grids are refused with their line", damaged_grids_are_refused,
         NULL, NULL, NULL},
        {"a wrong line is told with its length",
         a_line_of_wrong_length_is_refused, NULL, NULL, NULL},
        {"a floating tile is refused with its place",
         a_floating_tile_is_refused_with_its_place, NULL, NULL, NULL},
        {"spoilt digits are refused with their line",
         damaged_digits_are_refused, NULL, NULL, NULL},
        {"spoilt maps are refused with their line", damaged_maps_are_refused,
         NULL, NULL, NULL},
        {"each format takes 254 tiles and no more",
         each_format_accepts_at_most_254_tiles, NULL, NULL, NULL},
        {"the refusals of layouts have their words",
         bad_layouts_are_refused_with_a_reason, NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
