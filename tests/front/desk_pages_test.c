/* SPDX-License-Identifier: MIT */
/* Tests a desk as a user at a 3270 sees it: pages of text, typed starts, what
   is refused and why, and boards that hardly fit on the screen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "front/mainframe/desk.h"
#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"

static const u8 seed[SEED_SIZE] = {1};
static Panel panel;

/* ----------------------------------------------------------------- acting */

static const char *day_today;

static void tell_day(char *day)
{
    strcpy(day, day_today);
}

/* Hands out blocks while there are some left. */
static int blocks_left;

static void *resize_sparingly(void *context, void *memory, u32 size)
{
    (void)context;
    if (!size) {
        free(memory);
        return NULL;
    }
    return blocks_left-- > 0 ? realloc(memory, size) : NULL;
}

static const Host sparing_host = {NULL, resize_sparingly};

static void type(Desk *desk, const char *words)
{
    desk_obey_typed(desk, words, (u16)strlen(words));
    desk_draw(desk, &panel);
}

static void open_model(Desk *desk, u8 model, const char *today)
{
    Terminal terminal;
    day_today = today;
    terminal_choose_model(&terminal, model, 1);
    desk_open(desk, &malloc_host, &terminal, seed, tell_day);
    desk_draw(desk, &panel);
}

static void open_at(Desk *desk, const char *words)
{
    open_model(desk, 2, "2026-11-21");
    if (*words)
        type(desk, words);
}

static void answer(Desk *desk, u8 aid, u16 cursor)
{
    const PanelInput input = {.aid = aid, .cursor = cursor};
    desk_obey_input(desk, &panel, &input);
    desk_draw(desk, &panel);
}

static void press(Desk *desk, u8 key)
{
    answer(desk, (u8)(key < 10 ? 0xF0 + key : 0x7A + key - 10), NO_PLACE);
}

static void set_board(Desk *desk, const Game *game, const char *variant,
                      const char *board)
{
    u8 chosen[VARIANT_SIZE], any[SEED_SIZE] = {0};
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(game, chosen, &reader, &fault), FINE);
    assert_int_equal(session_start_board(&desk->session, game, chosen, any,
                                         board, (u32)strlen(board), &fault),
                     FINE);
    desk->page = AT_BOARD;
    desk_draw(desk, &panel);
}

/* ----------------------------------------------------------------- seeing */

static int shows(const char *words)
{
    const size_t length = strlen(words);
    size_t i;
    for (i = 0; i + length <= PANEL_CELLS; i++)
        if (memcmp(panel.sign + i, words, length) == 0)
            return 1;
    return 0;
}

static void assert_shown(const char *words)
{
    if (!shows(words))
        fail_msg("\"%s\" is not on the screen", words);
}

/* Returns the row of the first cell that stands for a spot. */
static int row_of_spot(u8 spot)
{
    int place;
    for (place = 0; place < PANEL_CELLS; place++)
        if (panel.spot[place] == spot)
            return place / panel.terminal.columns;
    return -1;
}

static void assert_refused(Desk *desk, const char *words, const char *note)
{
    type(desk, words);
    assert_true(desk->refused);
    assert_string_equal(desk->note, note);
    assert_int_equal(desk->page, desk->session.game ? AT_BOARD : AT_MENU);
}

/* ------------------------------------------------------------------ texts */

static void a_text_is_scrolled_and_left(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "mahjong 7");
    press(&desk, 1);
    assert_int_equal(desk.page, AT_TEXT);
    assert_shown("Mahjong");
    assert_false(shows("again here or"));
    while (desk.page == AT_TEXT && !shows("again here or"))
        press(&desk, 8);
    assert_shown("F7 Up");
    assert_false(shows("Mahjong"));
    press(&desk, 7);
    press(&desk, 7);
    press(&desk, 7);
    assert_int_equal(desk.top, 0);
    assert_shown("Mahjong");
    press(&desk, 3);
    assert_int_equal(desk.page, AT_BOARD);
    assert_null(desk.text);
    desk_close(&desk);
}

static void scrolling_past_the_end_leaves_the_text(void **state)
{
    Desk desk;
    int pages;
    (void)state;
    open_at(&desk, "freecell 617");
    type(&desk, "help");
    for (pages = 1; desk.page == AT_TEXT && pages < 20; pages++)
        answer(&desk, KEY_ENTER, NO_PLACE);
    assert_int_equal(desk.page, AT_BOARD);
    assert_in_range(pages, 2, 6);
    desk_close(&desk);
}

static void no_empty_page_follows_a_text_that_fills_its_page(void **state)
{
    Desk desk;
    u32 rows;
    (void)state;
    open_at(&desk, "freecell 617");
    press(&desk, 1);
    press(&desk, 8);
    rows = desk.top;
    assert_in_range(rows, 1, desk.length);
    press(&desk, 7);
    memset(desk.text, '\n', rows);
    desk.length = rows;
    press(&desk, 8);
    assert_int_equal(desk.page, AT_BOARD);
    desk_close(&desk);
}

static void help_in_the_menu_is_about_the_menu(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "kulki plum");
    type(&desk, "menu");
    type(&desk, "help");
    assert_shown("Quadrille: four classic puzzles");
    type(&desk, "q");
    assert_int_equal(desk.page, AT_MENU);
    press(&desk, 1);
    type(&desk, "menu");
    assert_int_equal(desk.page, AT_MENU);
    assert_null(desk.text);
    assert_shown("Enter resumes the game in progress.");
    type(&desk, "back");
    assert_int_equal(desk.page, AT_BOARD);
    desk_close(&desk);
}

static void a_move_can_be_typed_below_a_text(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 617");
    type(&desk, "code");
    assert_int_equal(desk.page, AT_TEXT);
    type(&desk, "7a 8b");
    assert_int_equal(desk.page, AT_BOARD);
    assert_shown("move 2 of 2");
    assert_null(desk.text);
    desk_close(&desk);
}

/* Returns the note that the words get on the page below. */
static const char *note_below(Desk *desk, u8 key, const char *words)
{
    press(desk, key);
    assert_int_equal(desk->page, AT_TEXT);
    type(desk, words);
    assert_null(desk->text);
    return desk->note;
}

static void a_command_works_below_a_text(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "");
    assert_string_equal(note_below(&desk, 1, "load"),
                        "Type a code that 'save' has shown, such as q1k-...");
    assert_int_equal(desk.page, AT_MENU);
    note_below(&desk, 1, "freecell 617");
    type(&desk, "7a");
    assert_int_equal(strncmp(note_below(&desk, 1, "hint"), "Hint: ", 6), 0);
    assert_string_equal(note_below(&desk, 6, "undo"), "");
    assert_shown("move 0 of 1");
    assert_string_equal(note_below(&desk, 1, "go 7"),
                        "There is no move of that number");
    desk_close(&desk);
}

static void a_key_works_below_a_text(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 617");
    press(&desk, 1);
    press(&desk, 6);
    assert_shown("This code holds the whole game");
    press(&desk, 1);
    assert_shown("Move all cards home");
    press(&desk, 2);
    assert_int_equal(desk.page, AT_BOARD);
    assert_shown("Hint: ");
    press(&desk, 1);
    press(&desk, 4);
    assert_int_equal(desk.page, AT_BOARD);
    assert_false(desk.refused);
    assert_false(shows("617"));
    desk_close(&desk);
}

/* A share code is longer than a line: it has several, of 70 characters. */
static void a_long_code_has_several_lines(void **state)
{
    Desk desk;
    int i;
    (void)state;
    open_at(&desk, "sliding 4x4 plum");
    type(&desk, "u");
    for (i = 0; i < 40; i++)
        type(&desk, "d u d u d u d u d u d u");
    type(&desk, "code");
    for (i = 80; panel.sign[i] != 'q' || panel.sign[i + 1] != '1'; i++)
        assert_true(i < 20 * 80);
    assert_int_equal(i % 80, 0);
    assert_int_not_equal(panel.sign[i + 69], ' ');
    assert_int_equal(panel.sign[i + 70], ' ');
    assert_int_not_equal(panel.sign[i + 80], ' ');
    desk_close(&desk);
}

static void a_text_needs_memory(void **state)
{
    Terminal terminal;
    Desk desk;
    (void)state;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(&desk, &sparing_host, &terminal, seed, tell_day);
    blocks_left = 100;
    type(&desk, "sliding 3x3 plum");
    blocks_left = 0;
    assert_refused(&desk, "help", "Out of memory");
    blocks_left = 100;
    type(&desk, "help");
    assert_int_equal(desk.page, AT_TEXT);
    desk_close(&desk);
}

/* ----------------------------------------------------------------- starts */

static void a_start_is_typed_in_many_ways(void **state)
{
    static const struct {
        const char *words, *title;
    } starts[] = {
        {"kulki", "  kulki  "},
        {"1 lines98 plum", "  lines98  plum"},
        {"freecell 3cells 617", "FreeCell  3cells  617"},
        {"freecell   617", "FreeCell  4cells  617"},
        {"mahjong daily", "daily 2026-11-21"},
        {"mahjong 2026-11-19", "daily 2026-11-19"},
        {"sliding daily 2026-11-20 ", "daily 2026-11-20"},
    };
    size_t i;
    (void)state;
    for (i = 0; i < sizeof starts / sizeof *starts; i++) {
        Desk desk;
        open_at(&desk, starts[i].words);
        assert_int_equal(desk.page, AT_BOARD);
        assert_shown(starts[i].title);
        desk_close(&desk);
    }
}

static void the_next_game_has_the_same_rules(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 3cells 617");
    type(&desk, "new 618");
    assert_shown("FreeCell  3cells  618");
    type(&desk, "new");
    assert_shown("FreeCell  3cells  ");
    assert_false(shows("618"));
    type(&desk, "new daily");
    assert_shown("daily 2026-11-21");
    type(&desk, "daily 2026-11-01");
    assert_shown("daily 2026-11-01");
    desk_close(&desk);
}

static void a_wrong_start_is_refused(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "");
    assert_refused(&desk, "chess", "No such game. Type a number or a name.");
    type(&desk, "freecell daily 2026-02-30");
    assert_true(desk.refused);
    assert_int_equal(desk.page, AT_MENU);
    type(&desk, "freecell 617");
    assert_false(desk.refused);
    type(&desk, "new 0");
    assert_true(desk.refused);
    assert_shown("FreeCell  4cells  617");
    desk_close(&desk);
}

static void the_daily_puzzle_needs_a_date(void **state)
{
    Desk desk;
    (void)state;
    open_model(&desk, 2, "");
    type(&desk, "freecell daily");
    assert_true(desk.refused);
    assert_int_equal(desk.page, AT_MENU);
    type(&desk, "freecell daily 2026-11-20");
    assert_shown("daily 2026-11-20");
    desk_close(&desk);
}

static void a_desk_sees_the_next_day(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell daily");
    assert_shown("daily 2026-11-21");
    day_today = "2026-11-22";
    type(&desk, "daily");
    assert_shown("daily 2026-11-22");
    type(&desk, "menu");
    day_today = "2026-11-23";
    type(&desk, "kulki daily");
    assert_shown("daily 2026-11-23");
    desk_close(&desk);
}

static void a_start_needs_memory(void **state)
{
    Terminal terminal;
    Desk desk;
    (void)state;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(&desk, &sparing_host, &terminal, seed, tell_day);
    blocks_left = 0;
    assert_refused(&desk, "sliding 3x3 plum", "Out of memory");
    desk_close(&desk);
}

/* ------------------------------------------------------------------ moves */

static void what_is_not_a_move_is_refused(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 617");
    assert_refused(&desk, "go", "Type the number of a move: go 12");
    assert_refused(&desk, "go x", "Type the number of a move: go 12");
    type(&desk, "go 5");
    assert_true(desk.refused);
    type(&desk, "7a 8x");
    assert_true(desk.refused);
    assert_int_equal(desk.session.at, 1);
    type(&desk, "go 0");
    assert_false(desk.refused);
    assert_shown("move 0 of 1");
    desk_close(&desk);
}

static void an_order_without_a_game_is_no_game(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "");
    type(&desk, "back");
    assert_string_equal(desk.note, "No such game. Type a number or a name.");
    assert_int_equal(desk.page, AT_MENU);
    type(&desk, "q");
    assert_true(desk.left);
    desk_close(&desk);
}

static void a_piece_is_touched_and_dropped(void **state)
{
    u16 place = 0;
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 617");
    answer(&desk, KEY_ENTER, 23 * 80);
    assert_shown("Move the cursor to a piece, or type a move");
    while (panel.spot[place] !=
           FREECELL_COLUMN_SPOTS * 7 - FREECELL_COLUMN_SPOTS + 5)
        place++;
    answer(&desk, KEY_PEN, place);
    assert_int_not_equal(desk.session.held, NO_SPOT);
    assert_int_equal(panel.sign[place], '>');
    press(&desk, 12);
    assert_int_equal(desk.session.held, NO_SPOT);
    answer(&desk, 0x6D, place);
    assert_int_equal(desk.session.held, NO_SPOT);
    desk_close(&desk);
}

static void a_hint_marks_where_a_card_goes(void **state)
{
    Desk desk;
    int place, marks = 0;
    (void)state;
    open_at(&desk, "");
    set_board(&desk, &freecell, "4cells:none",
              "Foundations: H-K C-J D-K S-K\nFreecells:\n: KC QC\n");
    type(&desk, "hint");
    assert_int_equal(strncmp(desk.note, "Hint: ", 6), 0);
    assert_int_equal(desk.ends[1] / FREECELL_SUITS,
                     FREECELL_HOME_SPOT / FREECELL_SUITS);
    for (place = 80; place < 20 * 80; place++)
        marks += panel.sign[place] == '?';
    assert_true(marks >= 2);
    desk_close(&desk);
}

static void play_hint(Desk *desk)
{
    const Intent hint = {.what = INTENT_HINT};
    Intent play = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    assert_int_equal(session_do(&desk->session, &hint, &reply), FINE);
    play.move = reply.move;
    desk_do(desk, &play);
}

/* Without memory for what happened, a move is played but not marked. */
static void a_move_needs_no_memory_for_its_marks(void **state)
{
    static const u8 unmarked[sizeof((Desk *)0)->fresh] = {0};
    Terminal terminal;
    Desk desk;
    (void)state;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(&desk, &sparing_host, &terminal, seed, tell_day);
    blocks_left = 100;
    type(&desk, "kulki plum");
    play_hint(&desk);
    assert_int_equal(desk.session.at, 1);
    assert_memory_not_equal(desk.fresh, unmarked, sizeof unmarked);
    blocks_left = 1;
    play_hint(&desk);
    assert_int_equal(desk.session.at, 2);
    assert_memory_equal(desk.fresh, unmarked, sizeof unmarked);
    desk_close(&desk);
}

/* ----------------------------------------------------------------- boards */

/* The first cards of the column lie below one another. */
static void a_tall_column_fits_on_the_smallest_screen(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "");
    set_board(&desk, &freecell, "4cells",
              "Foundations: H-0 C-0 D-0 S-0\nFreecells:\n"
              ": AH 2H 3H 4H 5H 6H KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS\n"
              ": AC 2C 3C 4C 5C 6C 7C\n: 8C 9C TC JC QC KC 2S\n"
              ": 4S 6S 8S TS QS AD\n: 3D 5D 7D 9D JD KD\n"
              ": 7H 8H 9H TH\n: JH QH KH\n:\n");
    assert_int_equal(row_of_spot(18), 24 - ROWS_BELOW - 1);
    assert_int_equal(row_of_spot(0), -1);
    desk_close(&desk);
}

static void seven_cells_stand_closer_together(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 7cells 617");
    assert_shown("(g )   (C )");
    desk_close(&desk);
    open_at(&desk, "freecell 617");
    assert_shown("(d )     (C )");
    desk_close(&desk);
}

static void every_model_shows_the_largest_boards(void **state)
{
    static const char *const starts[] = {"kulki 15x15 plum", "mahjong 7",
                                         "sliding 10x10 plum",
                                         "freecell 10cells 617"};
    static const int cells[] = {24 * 80, 32 * 80, 43 * 80, 27 * 132};
    u8 model, i;
    (void)state;
    for (model = 2; model <= 5; model++)
        for (i = 0; i < 4; i++) {
            int place, spots = 0;
            Desk desk;
            open_model(&desk, model, "");
            type(&desk, starts[i]);
            assert_int_equal(panel.terminal.rows * panel.terminal.columns,
                             cells[model - 2]);
            for (place = 0; place < PANEL_CELLS; place++) {
                spots += panel.spot[place] != NO_SPOT;
                assert_true(place < cells[model - 2] ||
                            panel.sign[place] == ' ');
            }
            assert_true(spots > 100);
            desk_close(&desk);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_scrolled_and_left),
        cmocka_unit_test(scrolling_past_the_end_leaves_the_text),
        cmocka_unit_test(no_empty_page_follows_a_text_that_fills_its_page),
        cmocka_unit_test(help_in_the_menu_is_about_the_menu),
        cmocka_unit_test(a_move_can_be_typed_below_a_text),
        cmocka_unit_test(a_command_works_below_a_text),
        cmocka_unit_test(a_key_works_below_a_text),
        cmocka_unit_test(a_long_code_has_several_lines),
        cmocka_unit_test(a_text_needs_memory),
        cmocka_unit_test(a_start_is_typed_in_many_ways),
        cmocka_unit_test(the_next_game_has_the_same_rules),
        cmocka_unit_test(a_wrong_start_is_refused),
        cmocka_unit_test(the_daily_puzzle_needs_a_date),
        cmocka_unit_test(a_desk_sees_the_next_day),
        cmocka_unit_test(a_start_needs_memory),
        cmocka_unit_test(what_is_not_a_move_is_refused),
        cmocka_unit_test(an_order_without_a_game_is_no_game),
        cmocka_unit_test(a_piece_is_touched_and_dropped),
        cmocka_unit_test(a_hint_marks_where_a_card_goes),
        cmocka_unit_test(a_move_needs_no_memory_for_its_marks),
        cmocka_unit_test(a_tall_column_fits_on_the_smallest_screen),
        cmocka_unit_test(seven_cells_stand_closer_together),
        cmocka_unit_test(every_model_shows_the_largest_boards),
    };
    return cmocka_run_group_tests_name("pages of a desk", tests, NULL, NULL);
}
