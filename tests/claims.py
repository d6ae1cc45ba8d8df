# SPDX-License-Identifier: MIT
"""Checks what documents claim: claims.py, in the root, with the program in PATH.

docs/history.md compares each sentence of the authors with Quadrille. Each row
must name something to see it by: files and tests that exist, and commands that
run. docs/testing.md lists the claims with their tests, docs/promises.md the promises,
and docs/assurance.md the threats; those tests must exist. docs/criteria.md answers the items of others'
lists: each once, with something that exists, and added up rightly. The figures in
docs/summary.md are those of the results."""
import glob
import os
import re
import subprocess

count = 0


def verdict(name, trouble):
    global count
    count += 1
    print(f'{"not " if trouble else ""}ok {count} - {name}')
    for line in str(trouble or '').splitlines():
        print('#', line)


def rows(text):
    """The cells of each row of the tables below a heading, without their heads."""
    for line in text.splitlines():
        cells = [cell.strip().replace('\\|', '|') for cell in re.split(r'(?<!\\)\|', line)[1:-1]]
        if cells and not set(line) <= set('|- ') and cells[-1] not in ('how to see it', 'compared by', 'tests', 'where, or why', 'document'):
            yield cells


def missing(place):
    """Whether the file or the test that a document names is not there."""
    if place.startswith('build/release/tests/'):
        return not os.path.exists(place.replace('build/release/', '') + '.c')
    if place.startswith('tests/seeds/'):
        return not os.path.exists(place + '.in')
    return not glob.glob(place)


def short_names(cell):
    """Names after a path that are meant to be beside it: `tests/seeds/kulki-five`, `kulki-six`."""
    if 'tests/seeds/' in cell:
        for name in re.findall(r'`((?:kulki|sliding|freecell)-[a-z-]+|-[0-9h]+)`', cell):
            yield 'tests/seeds/' + ('freecell-home' + name if name[0] == '-' else name), '.in'
    for name in re.findall(r'golden\.sh` \(`([a-z-]+)`\)', cell):
        yield 'tests/golden/' + name, '.in'


def places(cell):
    return re.findall(r'(?<![\w/.])((?:tests|rules|front|packaging|wording|table|build/release/tests)/[\w./*-]*[\w*/])', cell)


def wrong_names(cell):
    return [place for place in places(cell) if missing(place)] + [name for name, end in short_names(cell) if not os.path.exists(name + end)]


def failed_commands(cell):
    """Runs a cell's commands. What it calls refused must be, and a deal that can't be won has exit code 1."""
    allowed = (2,) if 'refused' in cell else (0, 1) if '--mode prove' in cell else (0,)
    for command in re.findall(r'`((?:quadrille (?!3270)|printf|echo) ?[^`]*)`', cell):
        done = subprocess.run(['sh', '-c', command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              env={**os.environ, 'QUADRILLE_UI': 'line'}, check=False)
        if done.returncode not in allowed:
            yield f'{command}: exit code {done.returncode}\n{done.stderr}'


with open('docs/history.md', encoding='utf-8') as document:
    history = document.read().split('## What the texts say', 1)[1]
for section in history.split('\n### ')[1:]:
    title = section.splitlines()[0]
    table = list(rows(section))
    verdict(f'{title}: every row says whether it holds',
            '\n'.join(words for words, state, _ in table if not re.match(r"(works|differs|can't be shown)", state)))
    verdict(f'{title}: what works can be seen by something',
            '\n'.join(words for words, state, how in table if state.startswith('works') and not re.search(r'`|\]\(|browser|C90|full screen|line mode|as above|the same command', how)))
    verdict(f'{title}: the tests and files exist', '\n'.join(name for _, _, how in table for name in wrong_names(how)))
    verdict(f'{title}: the commands run', '\n'.join(trouble for _, _, how in table for trouble in failed_commands(how)))

with open('docs/testing.md', encoding='utf-8') as document:
    claims = document.read().split('## The claims and their tests', 1)
if len(claims) > 1:
    table = list(rows(claims[1].split('\n## ')[0]))
    verdict('every claim has a test', '\n'.join(row[0] for row in table if not places(row[-1])))
    verdict('the tests of the claims exist', '\n'.join(name for row in table for name in places(row[-1]) if missing(name)))

with open('docs/promises.md', encoding='utf-8') as document:
    promises = list(rows(document.read().split('\n## ', 1)[0]))
verdict('every promise has a test', '\n'.join(row[0] for row in promises if len(row) != 3 or not places(row[-1])) or not promises)
verdict('the tests of the promises exist', '\n'.join(name for row in promises for name in places(row[-1]) if missing(name)))

with open('docs/assurance.md', encoding='utf-8') as document:
    assurance = document.read()
threats = assurance.split('## Threats, defences, tests', 1)[1].split('\n## ', 1)[0]
for section in threats.split('\n### ')[1:]:
    title = section.splitlines()[0]
    verdict(f'{title}: every threat has a test',
            '\n'.join(row[0] for row in rows(section) if len(row) != 3 or not [name for name in places(row[-1]) if name.startswith('tests/')]))
verdict('the tests and files of the assurance case exist',
        '\n'.join(name for name in re.findall('`([^`]+)`', assurance) for name in places(name) if missing(name)))
targets = {os.path.basename(name) for name in glob.glob('tests/fuzz/*_fuzz.c')}
verdict('every fuzz target defends something there',
        '\n'.join(sorted(name for name in targets if name not in assurance)))

with open('docs/criteria.md', encoding='utf-8') as document:
    head, *lists = document.read().split('\n## ')
sums = {row[0]: row[1:] for row in rows(head) if len(row) == 6}
answers = ['met', 'n/a', 'account', 'people', 'not met']
for section in lists:
    title = section.splitlines()[0].split(': ')[-1]
    table = list(rows(section))
    given = [row[1] for row in table]
    verdict(f'{title}: each item has one answer of those that there are',
            [row for row in table if len(row) != 3 or row[1] not in answers] or len({row[0] for row in table}) != len(table))
    verdict(f'{title}: the sums are right', sums[title] != [str(given.count(answer)) for answer in answers])
    verdict(f'{title}: what is named exists', '\n'.join(name for row in table for name in re.findall(r'`([\w.-]*[/.][\w./-]*)`|\]\(([^)#]*)', row[2])
            for name in [name[0] or os.path.join('docs', name[1])] if not os.path.exists(name)))

FIGURE = re.compile(r'\d[\d,.]*\d|\d+')
with open('docs/summary.md', encoding='utf-8') as document, open('docs/results/README.md', encoding='utf-8') as document_of_results:
    table, known = list(rows(document.read().split('\n## Results')[1].split('\n## ')[0])), set(FIGURE.findall(document_of_results.read()))
verdict('the figures of the summary are those of the results',
        '\n'.join(figure for row in table for figure in FIGURE.findall(row[1]) if figure not in known) or not table)
print(f'1..{count}')
