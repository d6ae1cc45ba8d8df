# SPDX-License-Identifier: MIT
"""Cases for each game that hold on every 3270; see cases.py."""
import re

from cases import case, quadrille
from emulator import BLUE, GREEN, PINK, RED, REVERSE, TURQUOISE, WHITE, YELLOW, has, same


# ------------------------------------------------------------------ kulki
@case
def balls_are_reversed_in_their_colours(screen):
    screen.start("kulki plum")
    wanted = dict(zip("1234567", (RED, GREEN, BLUE, YELLOW, PINK, TURQUOISE, WHITE)))
    balls = [(y, x) for y, row in enumerate(screen.lines()[1:20], 1) for x in (m.start() + 1 for m in re.finditer(r"\(\d\)", row))]
    same(5, len(balls))
    cells = screen.cells()
    for y, x in balls:
        same((wanted[cells[y][x].sign], REVERSE), (cells[y][x].colour, cells[y][x].highlight))


def ball_and_hint(screen):
    """Returns the start and end of the first hint."""
    screen.key(2)
    return re.match(r"Hint: (\w)(\d) (\w)(\d)", screen.note()).groups()


def place_of(screen, column, row):
    y, x = screen.find("A   B   C")
    return y + 2 * int(row) - 1, x + 4 * (ord(column) - ord("a"))


@case
def a_ball_is_moved_with_the_cursor(screen):
    screen.start("kulki plum")
    from_x, from_y, to_x, to_y = ball_and_hint(screen)
    screen.touch(*place_of(screen, from_x, from_y))
    y, x = place_of(screen, from_x, from_y)
    same(">", screen.cells()[y][x - 1].sign)
    same((y, x), screen.cursor)
    screen.touch(*place_of(screen, to_x, to_y))
    has(screen.lines()[0], "move 1 of 1")


@case
def a_ball_is_moved_with_the_light_pen(screen):
    screen.start("kulki plum")
    from_x, from_y, to_x, to_y = ball_and_hint(screen)
    screen.touch(*place_of(screen, from_x, from_y), "CursorSelect()")
    screen.touch(*place_of(screen, to_x, to_y), "CursorSelect()")
    has(screen.lines()[0], "move 1 of 1")


@case
def a_ball_is_moved_by_typing(screen):
    screen.start("kulki plum")
    screen.enter("".join(ball_and_hint(screen)))
    has(screen.lines()[0], "move 1 of 1")
    has(screen.text(), "+")


@case
def a_hint_is_marked_on_the_board(screen):
    screen.start("kulki plum")
    from_x, from_y, _, _ = ball_and_hint(screen)
    y, x = place_of(screen, from_x, from_y)
    same("?", screen.cells()[y][x - 1].sign)


@case
def a_held_ball_is_put_down(screen):
    screen.start("kulki plum")
    from_x, from_y, _, _ = ball_and_hint(screen)
    screen.touch(*place_of(screen, from_x, from_y))
    screen.key(12)
    if ">" in "".join(screen.lines()[1:20]):
        raise AssertionError("it is held even so")


@case
def an_empty_cell_cannot_be_picked_up(screen):
    screen.start("kulki plum")
    y, x = screen.find(" . ")
    screen.touch(y, x + 1)
    has(screen.note(), "There is no ball on the source cell")


@case
def an_illegal_move_is_refused(screen):
    screen.start("kulki plum")
    screen.enter("z9 z8")
    row, column = screen.find(screen.note())
    same(RED, screen.cells()[row][column].colour)
    has(screen.lines()[0], "move 0 of 0")


@case
def announced_balls_are_not_reversed(screen):
    screen.start("kulki lines98 plum")
    y, x = screen.find(" 7   2 ")
    same(("7", WHITE, "00"), screen.cells()[y][x + 1].look())


@case
def announced_colours_are_beside_the_board(screen):
    screen.start("kulki klines plum")
    y, x = screen.find("Next")
    same("(", screen.cells()[y + 2][x].sign)


@case
def a_large_board_fits(screen):
    screen.start("kulki 15x15 plum")
    same(2, screen.lines()[15].count("15") + screen.lines()[29].count("15") if screen.rows > 40 else screen.lines()[16].count("15"))


@case
def a_game_of_kulki_is_played_to_its_end(screen):
    screen.start("kulki 5x5 plum")
    for _ in range(200):
        screen.key(2)
        hint = re.match(r"Hint: (\S+ \S+)", screen.note())
        if not hint:
            break
        screen.enter(hint.group(1))
        if "Game over" in screen.note():
            break
    has(screen.note(), "Game over! Your score is:")
    screen.key(6)
    code = "".join(line for line in screen.lines()[5:18]).strip()
    has(quadrille("verify", code), "lost")


# ---------------------------------------------------------------- mahjong
@case
def free_tiles_are_reversed_and_have_a_star(screen):
    screen.start("mahjong 7")
    y, x = screen.find("|5b*")
    cell = screen.cells()[y][x + 1]
    same(("5", GREEN, REVERSE), cell.look())
    y, x = screen.find("|WE")
    same(("W", YELLOW, "00"), screen.cells()[y][x + 1].look())


@case
def suits_have_their_colours(screen):
    screen.start("mahjong 7")
    for face, colour in (("6c ", RED), ("6d ", TURQUOISE), ("DR ", RED), ("DG ", GREEN), ("DW ", WHITE), ("FL ", PINK)):
        y, x = screen.find("|" + face)
        same(colour, screen.cells()[y][x + 1].colour)


@case
def a_pair_is_removed_by_touch(screen):
    screen.start("mahjong 7")
    y, x = screen.find("|5b*")
    screen.touch(y, x + 2)
    same(">", screen.cells()[y][x + 3].sign)
    screen.touch(*screen.find("|5b*"))
    has(screen.lines()[0], "TILES 142")


@case
def a_pair_is_removed_by_name(screen):
    screen.start("mahjong 7")
    screen.key(2)
    screen.enter(re.match(r"Hint: (\S+ \S+)", screen.note()).group(1))
    has(screen.lines()[0], "TILES 142")


@case
def a_blocked_tile_cannot_be_touched(screen):
    screen.start("mahjong 7")
    y, x = screen.find("|WE")
    screen.touch(y, x + 1)
    has(screen.note(), "That tile is blocked on both sides")


@case
def a_mahjong_board_is_cleared(screen):
    screen.start("mahjong 7")
    moves = quadrille("solve", "mahjong", "7", "--notation", "flat").split("\n")
    line = [words for words in moves if re.match(r"^[a-z]+\d+ [a-z]+\d+ ", words)][0].split()
    for first in range(0, len(line), 12):
        screen.enter(" ".join(line[first : first + 12]))
    has(screen.note(), "YOU WON!")
    has(screen.lines()[0], "TILES 0")


# --------------------------------------------------------------- freecell
@case
def cards_are_reversed_red_and_white(screen):
    screen.start("freecell 617")
    for words, colour in (("7D", RED), ("AH", RED), ("5C", WHITE), ("KS", WHITE)):
        y, x = screen.find(words)
        same((words[0], colour, REVERSE), screen.cells()[y][x].look())


@case
def a_card_is_moved_with_the_cursor(screen):
    screen.start("freecell 617")
    screen.touch(*screen.find("4H"))
    has(screen.text(), ">4H<")
    screen.touch(*screen.find("(a )"))
    has(screen.lines()[0], "move 1 of 1")
    same("4H", screen.lines()[2].split()[0])


@case
def several_moves_fit_on_a_line(screen):
    screen.start("freecell 617")
    screen.enter("2a 21 72")
    has(screen.lines()[0], "move 3 of 3")


@case
def a_refused_move_ends_its_line(screen):
    screen.start("freecell 617")
    screen.enter("2a 11 21")
    has(screen.lines()[0], "move 1 of 1")
    same(True, bool(screen.note()))


@case
def seven_cells_fit(screen):
    screen.start("freecell 7cells 617")
    for name in "abcdefg":
        screen.find(f"({name} )")


@case
def undo_redo_restart_and_go_work(screen):
    screen.start("freecell 617")
    screen.enter("2a 21 72")
    screen.key(7)
    has(screen.lines()[0], "move 2 of 3")
    screen.key(8)
    has(screen.lines()[0], "move 3 of 3")
    screen.key(5)
    has(screen.lines()[0], "move 0 of 3")
    screen.enter("go 2")
    has(screen.lines()[0], "move 2 of 3")
    screen.enter("go 9")
    has(screen.note(), "There is no move of that number")


@case
def new_deals_the_same_variant(screen):
    screen.start("freecell 3cells 617")
    screen.enter("new 618")
    has(screen.lines()[0], "3cells  618")
    screen.key(4)
    has(screen.lines()[0], "FreeCell  3cells")
    # The whole word, because a longer number may contain these digits.
    if "618" in screen.lines()[0].split():
        raise AssertionError("the same deal again")


@case
def a_game_of_freecell_is_won(screen):
    screen.start("freecell 617")
    text = quadrille("solve", "freecell", "617", "--notation", "flat")
    line = [words for words in text.split("\n") if re.match(r"^(\w\w(v\d)? ){9}", words)][0].split()
    for first in range(0, len(line), 14):
        screen.enter(" ".join(line[first : first + 14]))
    has(screen.note(), "You won in ")
    screen.key(6)
    has(quadrille("verify", "".join(screen.lines()[5:18]).strip()), "cards home 52, won")


# ---------------------------------------------------------------- sliding
@case
def tiles_in_place_are_green(screen):
    screen.start("sliding 4x4 plum")
    cells = screen.cells()
    y, x = screen.find("9         8")
    x += 10
    same((GREEN, REVERSE), (cells[y][x].colour, cells[y][x].highlight))
    y, x = screen.find("15")
    same((TURQUOISE, REVERSE), (cells[y][x].colour, cells[y][x].highlight))


@case
def a_tile_is_moved_by_touch(screen):
    screen.start("sliding 4x4 plum")
    y, x = screen.find("13")
    screen.touch(y, x)
    has(screen.lines()[0], "move 1 of 1")


@case
def a_tile_is_moved_by_number(screen):
    screen.start("sliding 4x4 plum")
    screen.enter("2")
    has(screen.lines()[0], "1 move ")


@case
def the_largest_board_fits(screen):
    screen.start("sliding 10x10 plum")
    for number in ("1", "57", "99"):
        screen.find(number)


@case
def a_sliding_puzzle_is_solved(screen):
    screen.start("sliding 3x3 plum")
    text = quadrille("solve", "sliding", "3x3", "--seed", "plum", "--notation", "urdl")
    line = [words for words in text.split() if re.match(r"^[URDL][URDL0-9]{3,}$", words)][0]
    screen.enter(line)
    has(screen.note(), "Game finished in")
