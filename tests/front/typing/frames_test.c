/* SPDX-License-Identifier: MIT */
/* Watches every frame of moves and endings, also when they are interrupted:
   by undo, by a new size of the screen, or by the next move. No frame shows a
   piece in two places. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "tests/front/fake_screen.h"
#include "typist.h"

enum { MOST_LABELS = 52 };

/* How pieces are labelled in ASCII, and how many may have the same label. */
static struct Watched {
    char label[MOST_LABELS][8];
    int labels, most;
    int frames, doubles;
    int before_result;     /* frames without it */
    int last[MOST_LABELS]; /* how often each label was seen in the last frame
                            */
    int resizes_at;        /* a frame, or 0 */
    int is_celebrating;    /* cards leave traces then */
} watched;

/* Large figures that count are in reverse. */
static void page_plain(Page *page, const Canvas *canvas)
{
    int x, y;
    for (y = 1; y < canvas->height - 2; y++) {
        for (x = 0; x < canvas->width; x++) {
            const Cell *cell = canvas_cell(canvas, x, y);
            const char sign = cell->style & REVERSE_STYLE || cell->sign > 126
                                  ? ' '
                                  : (char)cell->sign;
            page_put(page, &sign, 1);
        }
        page_text(page, " \n");
    }
}

static int count_label(const char *text, const char *label)
{
    const size_t length = strlen(label);
    int count = 0;
    for (; (text = strstr(text, label)) != NULL; text += length)
        count++;
    return count;
}

static void watch(const Canvas *canvas)
{
    Page page = PAGE_EMPTY;
    int kings = 0;
    int i;
    page_plain(&page, canvas);
    for (i = 0; i < watched.labels; i++) {
        watched.last[i] = count_label(page.text, watched.label[i]);
        kings += watched.label[i][1] == 'K' && watched.last[i];
    }
    watched.is_celebrating |= kings == 4 && strstr(page.text, "[QS") == NULL;
    for (i = 0; i < watched.labels && !watched.is_celebrating; i++)
        watched.doubles += watched.last[i] > watched.most;
    watched.before_result += strstr(page.text, "next deal") == NULL;
    if (++watched.frames == watched.resizes_at) {
        fake_screen.width = 100;
        fake_screen.height = 30;
    }
    page_free(&page);
}

__attribute__((format(printf, 1, 2))) static void add_label(const char *format,
                                                            ...)
{
    va_list values;
    assert_true(watched.labels < MOST_LABELS);
    va_start(values, format);
    vsnprintf(watched.label[watched.labels++], sizeof *watched.label, format,
              values);
    va_end(values);
}

static void label_cards(void)
{
    static const char ranks[] = "A23456789TJQK";
    static const char suits[] = "CDHS";
    int i;
    watched.most = 1;
    for (i = 0; i < 52; i++)
        if (ranks[i / 4] == 'T')
            add_label("[10%c", suits[i % 4]);
        else
            add_label("[%c%c", ranks[i / 4], suits[i % 4]);
}

static void label_blocks(void)
{
    int i;
    watched.most = 1;
    for (i = 1; i <= 16; i++)
        add_label("  %d ", i);
}

static void label_balls(void)
{
    add_label("1 )");
    watched.most = 5;
}

static void label_tiles(void)
{
    add_label("1b");
    add_label("2c");
    watched.most = 2;
}

/* In each \7, no key comes in a step. */
#define FEW "\7\7\7\7\7\7\7\7\7\7\7\7"
#define FRAMES FEW FEW FEW FEW FEW FEW
#define ALL FRAMES FRAMES FRAMES

/* One move before the end. */
typedef struct Nearly {
    const char *game, *words, *board, *move;
    void (*label)(void);
} Nearly;

static const Nearly nearly[] = {
    {"sliding", "4x4", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n", "\1",
     label_blocks},
    {"freecell", "", "Foundations: H-K C-Q D-K S-J\nFreecells: QS\n: KS KC\n",
     "1h", label_cards},
    {"mahjong", "", "0 0 0 1b\n0 28 0 1b\n14 0 0 2c\n14 28 0 2c\n", "1b2c",
     label_tiles}};

enum { GAMES = sizeof nearly / sizeof *nearly };

/* Plays the last move and these keys, and watches all frames; the screen gets
   another size after so many. */
static void finish(const Nearly *game, const char *keys, int resizes_at)
{
    Page page = PAGE_EMPTY;
    Session session;
    Typing typing = {game->game, game->words, game->board, NULL, NULL, NULL};
    page_format(&page, "%s%s%s", FEW FEW FEW, game->move, keys);
    typing.keys = page.text;
    memset(&watched, 0, sizeof watched);
    watched.resizes_at = resizes_at;
    game->label();
    fake.watch = watch;
    play_typing(&typing, &session);
    fake.watch = NULL;
    session_close(&session);
    page_free(&page);
}

static void an_ending_shows_no_piece_twice(void **state)
{
    int i;
    (void)state;
    for (i = 0; i < GAMES; i++) {
        finish(&nearly[i], ALL, 0);
        assert_int_equal(watched.doubles, 0);
        assert_in_range(watched.frames, 60, 300);
        assert_non_null(strstr(fake.screen.text, "next deal"));
    }
}

/* Whenever undo comes, the last move is undone, and nothing that the ending
   has added is left. */
static void undo_ends_an_ending(void **state)
{
    static const char *const keys[] = {"\7u\7", FEW "u\7",
                                       FEW FEW FEW FEW FEW "u\7", ALL "u\7"};
    size_t nth;
    int i;
    (void)state;
    for (i = 0; i < GAMES; i++)
        for (nth = 0; nth < 4; nth++) {
            finish(&nearly[i], keys[nth], 0);
            assert_int_equal(watched.doubles, 0);
            assert_null(strstr(fake.screen.text, "next deal"));
            if (i == 0)
                assert_int_equal(watched.last[15], 0);
        }
}

/* It goes on at the new size, and ends with its whole picture. */
static void an_ending_goes_on_at_another_size(void **state)
{
    int i;
    (void)state;
    for (i = 0; i < GAMES; i++) {
        finish(&nearly[i], FEW FEW FEW "\x16" ALL, 60);
        assert_int_equal(watched.doubles, 0);
        assert_in_range(watched.before_result, 90, 300);
        assert_non_null(strstr(fake.screen.text, "next deal"));
        if (i == 0)
            assert_int_equal(watched.last[15], 1);
        if (i == 2)
            assert_true(watched.last[0] + watched.last[1] > 2);
    }
}

/* So does what remains behind the result. */
static void a_wall_stays_at_another_size(void **state)
{
    (void)state;
    finish(&nearly[2], ALL "\x16\7", 200);
    assert_int_equal(fake_screen.width, 100);
    assert_int_equal(watched.doubles, 0);
    assert_int_equal(watched.last[0] + watched.last[1], 4);
}

/* The next key ends a motion, and is not lost. */
static void quick_moves_show_no_piece_twice(void **state)
{
    static const Typing typed[] = {
        {"sliding", "4x4", "1 2 3 4\n5 6 7 8\n9 10 0 12\n13 14 11 15\n",
         FEW FEW FEW "\1\2\7\1\4\2\7\7\3\2\7u\7\7", "12;12;12;8;7;12", NULL},
        {"kulki", "",
         "   A B C D E F G H I\n"
         "1|                   |1\n"
         "2|                   |2\n"
         "3| 1                 |3\n"
         "4|   1 1 1 1         |4\n"
         "5|                   |5\n"
         "6|                   |6\n"
         "7|                   |7\n"
         "8|                   |8\n"
         "9|                   |9\n",
         FEW FEW FEW "a3a4\7u\7a3a4\7\7\7u\7\7U\7\7" FEW, "a3 a4", NULL},
        {"freecell", "",
         "Foundations: H-7 C-7 D-7 S-7\nFreecells: 8S\n"
         ": KS QH JS 10H 9S 8H\n: KH QS JH 10S 9H\n"
         ": KC QD JC 10D 9C 8D\n: KD QC JD 10C 9D 8C\n",
         FEW FEW FEW "3b\7b5\7ah\7\7\7\7u\7u\7", "", NULL}};
    static void (*const labels[])(void) = {label_blocks, label_balls,
                                           label_cards};
    size_t nth;
    (void)state;
    for (nth = 0; nth < sizeof typed / sizeof *typed; nth++) {
        memset(&watched, 0, sizeof watched);
        labels[nth]();
        fake.watch = watch;
        check_typing(&typed[nth]);
        fake.watch = NULL;
        assert_int_equal(watched.doubles, 0);
        assert_in_range(watched.frames, 40, 100);
    }
}

static int animate_in_ascii(void **state)
{
    (void)state;
    fake.look = (Look){.ascii = 1, .palette = PALETTE_MONO};
    fake.moves = 1;
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_ending_shows_no_piece_twice),
        cmocka_unit_test(undo_ends_an_ending),
        cmocka_unit_test(an_ending_goes_on_at_another_size),
        cmocka_unit_test(a_wall_stays_at_another_size),
        cmocka_unit_test(quick_moves_show_no_piece_twice),
    };
    return cmocka_run_group_tests_name("frames", tests, animate_in_ascii,
                                       NULL);
}
