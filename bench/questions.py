# SPDX-License-Identifier: MIT
"""How long questions take, and marking their answers, in seconds of processor
time: questions.py QUADRILLE [SET...]. The first time, the 15-puzzle's tables
are built."""
import json
import resource
import subprocess
import sys

# Each set, and how many questions of each difficulty. Where proofs take long, they are few.
SETS = {
    'sliding 3x3': 550, 'sliding 4x2': 500, 'sliding 5x2': 250, 'sliding 4x4': 213, 'mahjong boards': 850, 'mahjong pairs': 100,
    'freecell cells': 5, 'freecell moves': 10, 'kulki best': 5,
}


def timed(words, text=''):
    """The output of the program, and the seconds of processor time that it used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run([sys.argv[1], *words], input=text, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return output, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    for name in sys.argv[2:] or SETS:
        asked, asking = timed(['ask', *name.split(), '--each', str(SETS[name]), '--jsonl'])
        questions = [json.loads(line) for line in asked.splitlines()]
        answers = ''.join(json.dumps({'id': question['id'], 'answer': question['answer']}) + '\n' for question in questions)
        summary, marking = timed(['verify', '--jsonl', '--quiet', '-'], answers)
        solved = json.loads(summary)['solved']
        print(f'{name}: {len(questions)} questions in {asking:.2f} s; {solved} answers marked as solved in {marking:.2f} s', flush=True)


main()
