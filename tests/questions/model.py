# SPDX-License-Identifier: MIT
"""A plain model of the questions about small sliding puzzles: model.py, with
JSON lines of `quadrille ask` on standard input. It makes each question again
from its id, as docs/questions.md describes it, measures it by a search of its
own, and prints what differs."""
import collections
import functools
import json
import math
import sys


def arrangements(count):
    return max(1, math.factorial(count) // 2)


@functools.cache
def distances(width, height):
    """The distance from the goal of every board that can be solved."""
    goal = (*range(1, width * height), 0)
    found = {goal: 0}
    queue = collections.deque([goal])
    while queue:
        board = queue.popleft()
        for after in moves(board, width, height).values():
            if after not in found:
                found[after] = found[board] + 1
                queue.append(after)
    return found


def moves(board, width, height):
    """The boards after one tile has moved, by the direction of the tile."""
    gap = board.index(0)
    row, column = divmod(gap, width)
    near = {'U': (row + 1, column), 'D': (row - 1, column), 'L': (row, column + 1), 'R': (row, column - 1)}
    result = {}
    for way, (y, x) in near.items():
        if 0 <= y < height and 0 <= x < width:
            after = list(board)
            after[gap], after[y * width + x] = after[y * width + x], 0
            result[way] = tuple(after)
    return result


def board_of(number, width, height):
    """The number's board: its rank among all boards, in order of the gap's cell and then of the tiles."""
    tiles = width * height - 1
    positions = arrangements(tiles) * (tiles + 1)
    step = positions * 618 // 1000
    while math.gcd(step, positions) != 1:
        step += 1
    gap, rank = divmod(number * step % positions, arrangements(tiles))
    digits = []
    for base in range(3, tiles + 1):
        rank, digit = divmod(rank, base)
        digits.append(digit)
    left = list(range(1, tiles + 1))
    order = [left.pop(digit) for digit in reversed(digits)]
    for last in (left, left[::-1]):
        board = order + last
        board.insert(gap, 0)
        if tuple(board) in distances(width, height):
            return tuple(board)
    raise AssertionError


def trouble(question):
    game, version, name, difficulty, number = question['id'].split(':')
    width, height = map(int, name.split('x'))
    board = board_of(int(number), width, height)
    after = board
    for way in question['answer'].split():
        after = moves(after, width, height).get(way, ())
    shown = tuple(map(int, question['metadata']['board'].split()))
    positions = arrangements(width * height - 1) * width * height
    yield game == 'sliding' and version == '1', 'it is of another version'
    yield shown == board, f'the board is {shown}, not {board}'
    yield question['metadata']['board'] in question['prompt'], 'the prompt has another board'
    yield distances(width, height)[board] == int(difficulty) == question['difficulty'], 'the difficulty is another'
    yield len(question['answer'].split()) == int(difficulty) == question['metadata']['optimum'], 'the answer is too long'
    yield after == (*range(1, width * height), 0), 'the answer does not solve it'
    yield question['metadata']['held_out'] == (int(number) > positions // 2), 'it is in the other half'


def main():
    count = 0
    for line in sys.stdin:
        question = json.loads(line)
        for is_right, words in trouble(question):
            if not is_right:
                print(f'{question["id"]}: {words}')
        count += 1
    if not count:
        print('no questions')


main()
