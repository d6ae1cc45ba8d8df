/* SPDX-License-Identifier: MIT */
/* Compares boards with pictures as an eye would, so that a slightly different
   colour passes and a missing suit does not; and compares every theme and size
   exactly, by digests. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/art/art_cache.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/drawings/shapes.h"
#include "front/tui/view/view.h"
#include "rules/freecell/freecell.h"
#include "rules/mahjong/mahjong.h"
#include "tests/kit/picture_file.h"

static void draw_stage(Stage *stage, int width, int height)
{
    stage->tui.look.colours = ALL_COLOURS;
    canvas_clear(&stage->tui.canvas, width, height);
    view_draw(&stage->tui);
}

/* ---------------------------------------------------------------- pictures */

static void boards_look_like_their_pictures(void **state)
{
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        Stage stage;
        Picture picture;
        char name[48];
        open_stage(&stage, &starts[game]);
        draw_stage(&stage, 132, 43);
        picture = picture_of_screen(&stage.tui);
        snprintf(name, sizeof name, "pictures/%s.ppm", starts[game].game);
        assert_looks_like(&picture, name);
        close_stage(&stage);
    }
}

/* Each part of each colour changes a little, as when a theme is retouched. */
static void retouched_colours_pass(void **state)
{
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        Stage stage;
        Picture before, after;
        int i;
        open_stage(&stage, &starts[game]);
        draw_stage(&stage, 132, 43);
        before = picture_of_screen(&stage.tui);
        after = picture_of_screen(&stage.tui);
        for (i = 0; i < 3 * after.width * after.height; i++)
            after.bytes[i] =
                (unsigned char)(after.bytes[i] < 128 ? after.bytes[i] + 2
                                                     : after.bytes[i] - 3);
        assert_true(picture_difference(&before, &after).mean > 0);
        assert_true(looks_alike(picture_difference(&before, &after)));
        picture_free(&before);
        picture_free(&after);
        close_stage(&stage);
    }
}

/* Whether a screen looks the same with another value on this piece. */
static int looks_like_another(Stage *stage, unsigned nth, u8 value)
{
    Scene *scene = &stage->tui.scene;
    const u8 own = scene->pieces[nth].value;
    Picture before, after;
    int alike;
    draw_stage(stage, 132, 43);
    before = picture_of_screen(&stage->tui);
    scene->pieces[nth].value = value;
    draw_stage(stage, 132, 43);
    after = picture_of_screen(&stage->tui);
    scene->pieces[nth].value = own;
    alike = looks_alike(picture_difference(&before, &after));
    picture_free(&before);
    picture_free(&after);
    return alike;
}

static unsigned piece_on(const Scene *scene, int kind, int is_last)
{
    unsigned found = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].kind == kind &&
            scene->pieces[i].spot != scene->cursor) {
            found = i;
            if (!is_last)
                break;
        }
    return found;
}

/* A large suit of another colour or shape, or another number. */
static void another_suit_or_number_fails(void **state)
{
    static const struct {
        int game, kind, change;
    } changes[] = {{0, BALL, 1}, {2, CARD, 1}, {2, CARD, 2}, {3, BLOCK, 1}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof changes / sizeof *changes; i++) {
        Stage stage;
        unsigned nth;
        open_stage(&stage, &starts[changes[i].game]);
        nth = piece_on(&stage.tui.scene, changes[i].kind, 1);
        assert_true(looks_like_another(&stage, nth,
                                       stage.tui.scene.pieces[nth].value));
        assert_false(looks_like_another(
            &stage, nth,
            (u8)(stage.tui.scene.pieces[nth].value ^ changes[i].change)));
        close_stage(&stage);
    }
}

/* How many pixels differ so much that they aren't just tinted by a small
   character. */
static int count_changed(const Picture *a, const Picture *b)
{
    enum { CLEARLY = 90 };
    int count = 0;
    int i, part;
    for (i = 0; i < a->width * a->height; i++) {
        int most = 0;
        for (part = 3 * i; part < 3 * i + 3; part++) {
            const int difference = abs(a->bytes[part] - b->bytes[part]);
            most = difference > most ? difference : most;
        }
        count += most > CLEARLY;
    }
    return count;
}

/* Draws a piece with each of these values, and compares all of them. */
static void assert_seen_from_afar(const Start *start, unsigned nth,
                                  const u8 *values, int count)
{
    enum { MOST = 20 };
    Picture pictures[MOST];
    Stage stage;
    int a, b;
    assert_in_range(count, 2, MOST);
    open_stage(&stage, start);
    for (a = 0; a < count; a++) {
        stage.tui.scene.pieces[nth].value = values[a];
        stage.tui.canvas.has_wide = 1;
        draw_stage(&stage, 200, 60);
        pictures[a] = picture_of_screen(&stage.tui);
        for (b = 0; b < a; b++)
            assert_in_range(count_changed(&pictures[a], &pictures[b]), 1,
                            1000);
    }
    for (a = 0; a < count; a++)
        picture_free(&pictures[a]);
    close_stage(&stage);
}

/* On a large screen, ranks and suits are drawn in dots, also on the covered
   cards, of which only a strip is seen. */
static void ranks_are_seen_from_afar(void **state)
{
    enum { RANKS = 13, SUITS = 4 };
    u8 values[RANKS];
    unsigned covered = 0;
    unsigned last;
    Stage stage;
    int i;
    (void)state;
    open_stage(&stage, &starts[2]);
    while (stage.tui.scene.pieces[covered].kind != CARD)
        covered++;
    last = piece_on(&stage.tui.scene, CARD, 1);
    close_stage(&stage);
    for (i = 0; i < RANKS; i++)
        values[i] = (u8)FREECELL_CARD(i + 1, 0);
    assert_seen_from_afar(&starts[2], covered, values, RANKS);
    assert_seen_from_afar(&starts[2], last, values, RANKS);
    for (i = 0; i < SUITS; i++)
        values[i] = (u8)FREECELL_CARD(RANKS, i);
    assert_seen_from_afar(&starts[2], covered, values, SUITS);
    assert_seen_from_afar(&starts[2], last, values, SUITS);
}

/* So are the Chinese characters of tiles. */
static void characters_are_seen_from_afar(void **state)
{
    enum { MOST_FACES = 20 };
    u8 values[MOST_FACES];
    unsigned tile;
    Stage stage;
    int count = 0;
    u8 face;
    (void)state;
    for (face = 1; face <= MAHJONG_FACES && count < MOST_FACES; face++) {
        const char *name = mahjong_face_name(face);
        if (name[1] == 'c' || (name[0] == 'W' && strchr("ESWN", name[1])) ||
            name[0] == 'D')
            values[count++] = face;
    }
    assert_int_equal(count, 16);
    open_stage(&stage, &starts[1]);
    tile = piece_on(&stage.tui.scene, TILE, 1);
    close_stage(&stage);
    assert_seen_from_afar(&starts[1], tile, values, count);
}

/* With a picture on the tiles, each looks different, has its number, and shows
   that the cursor is on it. */
static void pictures_on_sliding_tiles_are_drawn(void **state)
{
    static const Start start = {"sliding", "4x4 plum", ""};
    Stage stage;
    Scene *scene = &stage.tui.scene;
    unsigned nth;
    (void)state;
    open_stage(&stage, &start);
    stage.tui.look.puzzle = ART_ROSETTE;
    for (nth = 0; nth < scene->count; nth++) {
        const Piece *piece = &scene->pieces[nth];
        Picture without, with;
        Box place;
        unsigned first;
        if (piece->kind != BLOCK)
            continue;
        scene->cursor = NO_SPOT;
        assert_false(
            looks_like_another(&stage, nth, (u8)(piece->value % 15 + 1)));
        draw_stage(&stage, 132, 43);
        without = picture_of_screen(&stage.tui);
        place = draw_sliding_place(scene, piece);
        first = piece->value < 10 ? piece->value : piece->value / 10U;
        assert_int_equal(
            canvas_cell(&stage.tui.canvas, place.x, place.y)->sign,
            '0' + first);
        scene->cursor = piece->spot;
        draw_stage(&stage, 132, 43);
        with = picture_of_screen(&stage.tui);
        assert_false(looks_alike(picture_difference(&with, &without)));
        picture_free(&with);
        picture_free(&without);
    }
    close_stage(&stage);
}

/* The suit of one card is painted over. */
static void a_missing_suit_fails(void **state)
{
    Stage stage;
    Scene *scene = &stage.tui.scene;
    const Piece *card;
    Picture before, after;
    int at, painted = 0;
    (void)state;
    open_stage(&stage, &starts[2]);
    draw_stage(&stage, 132, 43);
    before = picture_of_screen(&stage.tui);
    card = &scene->pieces[piece_on(scene, CARD, 1)];
    for (at = 0; at < 132 * 43; at++) {
        Cell *cell = &stage.tui.canvas.cells[at];
        if (cell->hit != card->spot || !(cell->ink & RGB_COLOUR))
            continue;
        if (cell->sign == ' ' &&
            cell->paper != (RGB_COLOUR |
                            (CellColour)ink_rgb(PALETTE_DEFAULT, INK_CARD))) {
            cell->paper = INK_CARD;
            painted++;
        }
    }
    after = picture_of_screen(&stage.tui);
    assert_true(painted > 4);
    assert_false(looks_alike(picture_difference(&before, &after)));
    picture_free(&before);
    picture_free(&after);
    close_stage(&stage);
}

/* ----------------------------------------------------------------- digests */

static unsigned add_number(unsigned digest, unsigned number)
{
    int i;
    for (i = 0; i < 4; i++, number >>= 8)
        digest = (digest ^ (number & 255)) * 16777619U;
    return digest;
}

static unsigned digest_screen(Tui *tui)
{
    unsigned digest = 2166136261U;
    int at;
    tui->canvas.ascii = tui->look.ascii;
    view_draw(tui);
    for (at = 0; at < tui->canvas.width * tui->canvas.height; at++) {
        const Cell *cell = &tui->canvas.cells[at];
        const Paint paint = look_paint(cell, &tui->look);
        digest = add_number(digest, cell->sign);
        digest = add_number(digest, (unsigned)paint.ink);
        digest = add_number(digest, (unsigned)paint.paper);
        digest = add_number(digest, (unsigned)paint.style);
    }
    return digest;
}

static const Size size_classes[] = {
    {40, 20}, {80, 24}, {132, 43}, {200, 60}, {400, 110}};

enum { SIZE_CLASSES = sizeof size_classes / sizeof *size_classes };

static void page_digests(Page *page, Stage *stage, const char *title)
{
    int size;
    page_format(page, "%-24s", title);
    for (size = 0; size < SIZE_CLASSES; size++) {
        canvas_clear(&stage->tui.canvas, size_classes[size].width,
                     size_classes[size].height);
        page_format(page, " %08x", digest_screen(&stage->tui));
    }
    page_text(page, "\n");
}

static void every_theme_is_drawn_in_every_size(void **state)
{
    Page page = PAGE_EMPTY;
    char title[48];
    int game, palette;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        Stage stage;
        open_stage(&stage, &starts[game]);
        stage.tui.look.colours = ALL_COLOURS;
        for (palette = 0; palette < PALETTE_COUNT; palette++) {
            stage.tui.look.palette = palette;
            snprintf(title, sizeof title, "%s %s", starts[game].game,
                     palette_names[palette]);
            page_digests(&page, &stage, title);
        }
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/themes.txt");
}

static void every_kind_of_terminal_is_drawn_in_every_size(void **state)
{
    static const struct {
        const char *name;
        int colours, ascii, pixels;
    } kinds[] = {{"mono ascii", 0, 1, PIXELS_AUTO},
                 {"8 colours", 8, 0, PIXELS_AUTO},
                 {"16 colours", 16, 0, PIXELS_AUTO},
                 {"16 ascii", 16, 1, PIXELS_AUTO},
                 {"256 colours", 256, 0, PIXELS_AUTO},
                 {"256 halves", 256, 0, PIXELS_HALVES},
                 {"256 ascii", 256, 1, PIXELS_AUTO},
                 {"halves", ALL_COLOURS, 0, PIXELS_HALVES},
                 {"quadrants", ALL_COLOURS, 0, PIXELS_QUADRANTS},
                 {"sextants", ALL_COLOURS, 0, PIXELS_SEXTANTS}};
    Page page = PAGE_EMPTY;
    char title[48];
    size_t i;
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (i = 0; i < sizeof kinds / sizeof *kinds; i++) {
            Stage stage;
            open_stage(&stage, &starts[game]);
            stage.tui.look.colours = kinds[i].colours;
            stage.tui.look.ascii = kinds[i].ascii;
            stage.tui.look.pixels = kinds[i].pixels;
            snprintf(title, sizeof title, "%s %s", starts[game].game,
                     kinds[i].name);
            page_digests(&page, &stage, title);
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/terminals.txt");
}

/* Pieces grow with the screen: those of the largest are larger than those of
   any other, and the board takes most of it in one direction. */
static void boards_use_large_screens(void **state)
{
    static const Size large[] = {
        {80, 24}, {132, 43}, {200, 60}, {400, 110}, {640, 180}};
    int game;
    size_t i;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        Stage stage;
        int before = 0;
        open_stage(&stage, &starts[game]);
        for (i = 0; i < sizeof large / sizeof *large; i++) {
            const Scene *scene = &stage.tui.scene;
            draw_stage(&stage, large[i].width, large[i].height);
            assert_true(scene->step_x > before);
            before = scene->step_x;
        }
        close_stage(&stage);
    }
}

static int greatest_difference(CellColour a, CellColour b)
{
    int most = 0;
    int shift;
    for (shift = 0; shift < 24; shift += 8) {
        const int difference =
            abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        most = difference > most ? difference : most;
    }
    return most;
}

/* Felt is lighter in the middle, without visible edges. */
static void felt_has_no_steps(void **state)
{
    enum { UNSEEN = 4 };
    static const Box felt = {0, 1, 132, 40};
    Stage stage;
    int palette, x, y;
    (void)state;
    for (palette = PALETTE_DEFAULT; palette < PALETTE_MONO; palette++) {
        const Canvas *canvas = &stage.tui.canvas;
        const Scene *scene = &stage.tui.scene;
        open_stage(&stage, &starts[1]);
        canvas_clear(&stage.tui.canvas, 132, 43);
        stage.tui.look.colours = ALL_COLOURS;
        stage.tui.look.palette = palette;
        shape_felt(scene, &felt, pixel_rgb(scene, INK_FELT));
        for (y = 2; y < 41; y++)
            for (x = 1; x < 132; x++) {
                const CellColour here = canvas_paper_at(canvas, x, y);
                assert_in_range(greatest_difference(
                                    here, canvas_paper_at(canvas, x - 1, y)),
                                0, UNSEEN);
                assert_in_range(greatest_difference(
                                    here, canvas_paper_at(canvas, x, y - 1)),
                                0, UNSEEN);
            }
        assert_true(palette == PALETTE_CONTRAST ||
                    canvas_paper_at(canvas, 66, 20) !=
                        canvas_paper_at(canvas, 0, 1));
        close_stage(&stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_look_like_their_pictures),
        cmocka_unit_test(retouched_colours_pass),
        cmocka_unit_test(another_suit_or_number_fails),
        cmocka_unit_test(ranks_are_seen_from_afar),
        cmocka_unit_test(characters_are_seen_from_afar),
        cmocka_unit_test(pictures_on_sliding_tiles_are_drawn),
        cmocka_unit_test(a_missing_suit_fails),
        cmocka_unit_test(every_theme_is_drawn_in_every_size),
        cmocka_unit_test(every_kind_of_terminal_is_drawn_in_every_size),
        cmocka_unit_test(boards_use_large_screens),
        cmocka_unit_test(felt_has_no_steps),
    };
    return cmocka_run_group_tests_name("pictures", tests, NULL, NULL);
}
