# SPDX-License-Identifier: MIT
"""How long questions take, and marking their answers, in seconds of processor
time: questions.py QUADRILLE [WORDS...], where words are a set, as 'mahjong
pairs', and a range of difficulties. Without them, 10,000 questions of mixed
difficulty whose answers need no long proofs, and then some that do. The first
time, the 15-puzzle's tables are built."""
import json
import resource
import subprocess
import sys

# How many questions of each difficulty.
MIXED = {
    'sliding 3x3': 60, 'sliding 4x2': 45, 'sliding 5x2': 26, 'sliding 4x4': 29, 'mahjong boards': 140, 'mahjong pairs': 450,
    'freecell moves': 340, 'freecell cells --difficulty 1..3': 100, 'kulki best': 25,
}
LONG = {'freecell cells --difficulty 4': 5, 'freecell cells --difficulty 0': 5}


def timed(words, text=''):
    """The output of the program, and the seconds of processor time that it used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run([sys.argv[1], *words], input=text, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return output, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(name, each):
    """How many questions were asked and solved, and the seconds of asking and marking."""
    asked, asking = timed(['ask', *name.split(), '--each', str(each), '--jsonl'])
    questions = [json.loads(line) for line in asked.splitlines()]
    answers = ''.join(json.dumps({'id': question['id'], 'answer': question['answer']}) + '\n' for question in questions)
    summary, marking = timed(['verify', '--jsonl', '--quiet', '-'], answers)
    return len(questions), json.loads(summary)['solved'], asking, marking


def measure_all(sets):
    totals = (0, 0, 0, 0)
    for name, each in sets.items():
        figures = measure(name, each)
        show(name, figures)
        totals = tuple(map(sum, zip(totals, figures)))
    return totals


def show(name, figures):
    print('%s: %d questions, %d answers marked as solved; asking %.2f s, marking %.2f s' % (name, *figures), flush=True)


def main():
    if sys.argv[2:]:
        measure_all({name: 5 for name in sys.argv[2:]})
        return
    show('mixed difficulty', measure_all(MIXED))
    measure_all(LONG)


main()
