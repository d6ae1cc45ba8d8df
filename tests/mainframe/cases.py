# SPDX-License-Identifier: MIT
"""Cases that hold on every 3270, for any server: short dialogues, each with its
own game. The tests of the server and of the freestanding program run them. This
file covers the menu and the parts around every board."""
import subprocess

from emulator import BLUE, GREEN, PINK, RED, REVERSE, TURQUOISE, YELLOW, has, same

CASES = []
PROGRAM = []  # its path, set by the script that runs the cases


def case(test):
    CASES.append((test.__name__.replace("_", " "), test))
    return test


def quadrille(*arguments):
    return subprocess.run([PROGRAM[0], *arguments], capture_output=True, text=True, check=False).stdout


# ------------------------------------------------------------------- menu
@case
def the_menu_lists_all_games(screen):
    screen.enter("menu")
    for words in ("1  Kulki (5 in a row)", "2  Mahjong solitaire", "3  FreeCell", "4  Sliding puzzle"):
        screen.find(words)


@case
def the_title_has_seven_colours(screen):
    screen.enter("menu")
    colours = {cell.colour for row in screen.cells()[1:8] for cell in row if cell.highlight == REVERSE}
    same({RED, YELLOW, GREEN, TURQUOISE, BLUE, PINK}, colours)


@case
def a_number_chooses_a_game(screen):
    screen.start("4")
    has(screen.lines()[0], "Sliding puzzle")


@case
def the_cursor_on_a_line_chooses_a_game(screen):
    screen.enter("menu")
    screen.touch(*screen.find("Mahjong solitaire"))
    has(screen.lines()[0], "Mahjong solitaire  turtle")


@case
def the_light_pen_on_a_line_chooses_a_game(screen):
    screen.enter("menu")
    screen.touch(*screen.find("3  FreeCell"), "CursorSelect()")
    has(screen.lines()[0], "FreeCell  4cells")


@case
def a_name_may_have_a_variant_and_a_seed(screen):
    screen.start("kulki lines98 plum")
    has(screen.lines()[0], "Kulki (5 in a row)  lines98  plum")


@case
def a_number_may_name_the_sliding_puzzle(screen):
    screen.start("sliding 15 plum")
    has(screen.lines()[0], "4x4  plum")


@case
def a_date_opens_its_daily_puzzle(screen):
    screen.start("freecell 2026-11-21")
    has(screen.lines()[0], "daily 2026-11-21")


@case
def an_unknown_game_is_refused_in_red(screen):
    screen.start("chess")
    row, column = screen.find("No such game. Type a number or a name.")
    same(RED, screen.cells()[row][column].colour)


@case
def an_unknown_variant_is_a_seed(screen):
    screen.start("kulki nonsense")
    has(screen.lines()[0], "kulki  nonsense")


@case
def an_invalid_deal_number_is_refused(screen):
    screen.start("freecell 0")
    has(screen.note(), "Deal numbers run from 1")
    has(screen.text(), "Four classic puzzles")


@case
def the_game_stays_while_the_menu_is_open(screen):
    screen.start("freecell 617")
    screen.enter("3a")
    screen.key(3)
    has(screen.text(), "Enter resumes the game in progress")
    screen.enter()
    has(screen.lines()[0], "move 1 of 1")


# ------------------------------------------------------------------ frame
@case
def the_title_bar_is_reversed(screen):
    screen.start("freecell 617")
    same(("F", TURQUOISE, REVERSE), screen.cells()[0][2].look())


@case
def the_cursor_waits_after_the_arrow(screen):
    screen.start("sliding 3x3 plum")
    row, column = screen.find("===>")
    same((row, column + 6), screen.cursor)


@case
def the_keys_are_listed(screen):
    screen.start("sliding 3x3 plum")
    row = screen.lines()[-1]
    for words in ("F1 Help", "F2 Hint", "F3 Menu", "F4 New", "F5 Restart", "F6 Code", "F7 Undo", "F8 Redo", "F12 Cancel"):
        has(row, words)


@case
def keys_13_to_24_repeat_1_to_12(screen):
    screen.start("sliding 3x3 plum")
    screen.key(13)
    has(screen.text(), "Put the tiles in order")
    screen.key(15)
    has(screen.lines()[0], "3x3  plum")


@case
def clear_draws_the_screen_again(screen):
    screen.start("freecell 617")
    before = screen.lines()
    screen.do("Clear()")
    same(before, screen.lines())


@case
def an_attention_key_changes_nothing(screen):
    screen.start("freecell 617")
    before = screen.lines()
    screen.do("PA(1)")
    same(before, screen.lines())


@case
def only_the_line_can_be_typed_on(screen):
    screen.start("freecell 617")
    typed = [place for place in screen.fields() if int(place[2]["c0"], 16) & 0x20 == 0]
    same(1, len(typed))
    same(screen.find("===>")[0], typed[0][0])


@case
def help_shows_the_rules_and_commands(screen):
    screen.start("kulki plum")
    screen.key(1)
    has(screen.text(), "Five or more balls")
    for _ in range(4):
        if "again  " in screen.text():
            break
        screen.key(8)
    has(screen.text(), "restart this deal")
    screen.key(3)
    has(screen.lines()[0], "Kulki")


@case
def a_typed_code_resumes_its_game(screen):
    screen.start("freecell 617")
    screen.enter("2a 21 72")
    screen.key(6)
    code = next(line for line in screen.lines() if line.startswith("q1f-"))
    screen.start("kulki plum")
    screen.enter(code)
    has(screen.lines()[0], "617")
    has(screen.lines()[0], "move 3 of 3")


@case
def a_damaged_code_deals_no_game(screen):
    screen.start("kulki plum")
    screen.start("kulki q1k-0jn3ab")
    has(screen.note(), "This code is damaged or incomplete")
    screen.enter("back")
    has(screen.lines()[0], "plum")
