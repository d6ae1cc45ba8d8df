/* SPDX-License-Identifier: MIT */
/* Watches all frames of a game of FreeCell that ends with many cards going
   home by themselves: they land one upon the other, and only then jump. */
#include <string.h>

#include "rules/freecell/freecell.h"
#include "typist.h"

enum { HOMES = FREECELL_SUITS, KING = 13 };

/* Where the foundations are, and the highest card that each has shown. */
static struct Landing {
    Box place[HOMES];
    int rank[HOMES];
    int frames, falls, is_over;
} seen;

static const unsigned suits[HOMES] = {0x2663, 0x2666, 0x2665, 0x2660};

static int rank_of(unsigned sign)
{
    static const char ranks[] = "A23456789TJQK";
    const char *found = sign < 0x80 ? strchr(ranks, (int)sign) : NULL;
    return found ? (int)(found - ranks) + 1 : 0;
}

/* The rank written beside the suit in the upper row of a card at home; 0 if
   there is none. */
static int shown_rank(const Canvas *canvas, const Box *place, unsigned suit)
{
    int x;
    for (x = place->x; x + 2 < place->x + place->width; x++) {
        const Cell *cell = canvas_cell(canvas, x, place->y);
        if (cell[0].sign == '1' && cell[1].sign == '0' && cell[2].sign == suit)
            return 10;
        if (rank_of(cell[0].sign) && cell[1].sign == suit)
            return rank_of(cell[0].sign);
    }
    return 0;
}

/* A card can be clicked wherever it is drawn. */
static void find_place(const Canvas *canvas, int home)
{
    Box *place = &seen.place[home];
    int last = 0;
    int at;
    for (at = canvas->width * canvas->height; at--;)
        if (canvas->cells[at].hit == FREECELL_HOME_SPOT + home) {
            last = last ? last : at;
            *place = (Box){at % canvas->width, at / canvas->width,
                           last % canvas->width - at % canvas->width + 1,
                           last / canvas->width - at / canvas->width + 1};
        }
}

static int is_celebrating(const Canvas *canvas)
{
    int home, kings = 0;
    for (home = 0; home < HOMES; home++)
        kings += shown_rank(canvas, &seen.place[home], suits[home]) == KING;
    return kings == HOMES;
}

static void watch(const Canvas *canvas)
{
    int home;
    for (home = 0; home < HOMES; home++)
        if (!seen.place[home].width)
            find_place(canvas, home);
    seen.is_over |= is_celebrating(canvas);
    seen.frames++;
    for (home = 0; home < HOMES && !seen.is_over; home++) {
        const int rank = shown_rank(canvas, &seen.place[home], suits[home]);
        if (!rank) /* a card flies over it */
            continue;
        seen.falls += rank < seen.rank[home];
        seen.rank[home] = rank;
    }
}

#define FRAMES                                                                \
    "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"  \
    "\7"                                                                      \
    "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"  \
    "\7"

static void watch_run(const char *keys)
{
    const Typing typed = {
        "freecell",
        "",
        "Foundations: H-7 C-7 D-7 S-7\nFreecells: 8S\n"
        ": KS QH JS 10H 9S 8H\n: KH QS JH 10S 9H\n: KC QD JC 10D 9C 8D\n"
        ": KD QC JD 10C 9D 8C\n",
        keys,
        NULL,
        NULL};
    memset(&seen, 0, sizeof seen);
    fake.moves = 1;
    fake.watch = watch;
    check_typing(&typed);
    fake.moves = 0;
    fake.watch = NULL;
}

static void no_foundation_shows_a_lower_card_than_before(void **state)
{
    (void)state;
    watch_run(FRAMES "ah" FRAMES FRAMES FRAMES FRAMES);
    assert_int_equal(seen.falls, 0);
    assert_true(seen.is_over);
    assert_in_range(seen.frames, 60, 1000);
}

/* A window that gets another size cuts the run short, whenever that is. */
static void a_run_that_is_cut_short_ends_at_once(void **state)
{
    int after;
    (void)state;
    for (after = 1; after < 30; after++) {
        Page page = PAGE_EMPTY;
        int i;
        page_text(&page, FRAMES "ah");
        for (i = 0; i < after; i++)
            page_text(&page, "\7");
        page_text(&page, "\x16" FRAMES);
        watch_run(page.text);
        assert_int_equal(seen.falls, 0);
        assert_true(seen.is_over);
        page_free(&page);
    }
}

/* ------------------------------------------------------------------ points */

static struct Points {
    int frames, y, rises;
} points;

/* Large figures are half blocks in a colour that nothing else on the board
 * has. */
static void watch_points(const Canvas *canvas)
{
    /* INK_NOTE, of 256 colours */
    const CellColour note = RGB_COLOUR | 0xffd75f;
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++) {
        const Cell *cell = &canvas->cells[at];
        if (cell->ink == note || cell->paper == note) {
            points.rises += points.frames++ && at / canvas->width < points.y;
            points.y = at / canvas->width;
            break;
        }
    }
}

static void points_fly_up_from_a_line(void **state)
{
    static const char line[] = "   A B C D E F G H I\n"
                               "1|                   |1\n"
                               "2|                   |2\n"
                               "3| 1                 |3\n"
                               "4|   1 1 1 1         |4\n"
                               "5|                   |5\n"
                               "6|                   |6\n"
                               "7|                   |7\n"
                               "8|                   |8\n"
                               "9|                   |9\n";
    static const Typing typed = {"kulki", "",  line, FRAMES "a3a4" FRAMES,
                                 "a3 a4", NULL};
    (void)state;
    memset(&points, 0, sizeof points);
    fake.moves = 1;
    fake.watch = watch_points;
    check_typing(&typed);
    fake.moves = 0;
    fake.watch = NULL;
    assert_in_range(points.frames, 4, 8);
    assert_int_equal(points.rises, points.frames - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_foundation_shows_a_lower_card_than_before),
        cmocka_unit_test(a_run_that_is_cut_short_ends_at_once),
        cmocka_unit_test(points_fly_up_from_a_line),
    };
    return cmocka_run_group_tests_name("landing", tests, NULL, NULL);
}
