# SPDX-License-Identifier: MIT
"""Writes docs/results/questions.md: how many questions of each set our own players
solve. Run it in the root of the sources: question_players.py QUADRILLE"""
import json
import subprocess
import sys

PLAYERS = ('random', 'greedy', 'solver')
# Each set, how many questions of each difficulty, and the first and last of the difficulties that share a row.
SETS = (
    ('sliding 3x3', 50, ((5, 10), (11, 15), (16, 20), (21, 25), (26, 30))),
    ('sliding 4x4', 10, ((10, 20), (21, 30), (31, 40), (41, 50), (51, 56))),
    ('freecell cells', 20, ((1, 1), (2, 2), (3, 3), (4, 4))),
    ('freecell moves', 50, ((1, 1), (2, 2), (3, 3), (4, 4))),
    ('mahjong boards', 50, ((0, 2), (3, 5), (6, 8), (9, 9), (10, 10), (11, 11))),
    ('mahjong pairs', 50, ((1, 1), (2, 2), (3, 3))),
    ('kulki best', 20, ((2, 2), (3, 3), (4, 4), (5, 5))),
)
HEAD = '''# Questions: what our own players solve

How many of the [questions](../questions.md) three players solve who are part of the program (`ask --answers`): one who makes
any legal moves, one who always makes the move that the rules rate highest, without looking ahead, and a solver. These
are the first questions of each difficulty that are public. A program that isn't better than the second has learned
nothing about the game. This page is the output of

    python3 docs/results/question_players.py build/release/quadrille >docs/results/questions.md

'''


def run(words, text=None):
    return subprocess.run([sys.argv[1], *words], input=text, capture_output=True, text=True).stdout


def marked(name, difficulties, each, player):
    """The summary of a player's answers to these questions."""
    asked = ['ask', *name.split(), '--difficulty', '%d..%d' % difficulties, '--each', str(each), '--answers', player]
    return json.loads(run(['verify', '--jsonl', '--quiet', '-'], run(asked)))


def main():
    print(HEAD, end='')
    print('| set | difficulty | questions | random | greedy | solver |')
    print('|---|---|---|---|---|---|')
    for name, each, rows in SETS:
        for first, last in rows:
            results = [marked(name, (first, last), each, player) for player in PLAYERS]
            count = results[0]['answers']
            shares = ' | '.join(f'{100 * result["solved"] / count:.0f} %' for result in results)
            difficulty = f'{first} to {last}' if first != last else first
            print(f'| `{name}` | {difficulty} | {count} | {shares} |', flush=True)


main()
