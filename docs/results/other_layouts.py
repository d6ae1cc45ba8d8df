#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks how many boards are unwinnable on the layouts of other programs.

    other_layouts.py QUADRILLE PEERS WORK [LAYOUT...]

PEERS is the folder into which tests/layouts.sh unpacks Debian's packages of
KMahjongg, xmahjongg and GNOME Mahjongg. Plans and results go to the folder WORK,
where a run that was stopped continues. They are not kept here, because plans
contain the layouts, which belong to those programs. What is kept is
other-layouts.tsv, where a layout's row is replaced once WORK has more boards of
it. With names of layouts, only these are computed."""
import json
import pathlib
import re
import subprocess
import sys

BOARDS = 100000
SHARD = 2000
TABLE = pathlib.Path(__file__).with_name('other-layouts.tsv')
# Some of their boards would take hours without a limit.
HARD = {'cross', 'girl', 'triangle', 'Cloud'}
LIMIT = ['--nodes', 100000]
ANSWERS = ('winnable', 'unwinnable', 'unknown', 'refused')
COLUMNS = ('program', 'layout', 'tiles', 'boards', *ANSWERS, 'nodes', 'plan')
HEAD = '''# How many boards are unwinnable on the layouts of other programs, as Debian 12
# packages them. docs/results/other_layouts.py wrote this. The last column is
# the SHA-256 of the plan.
'''


def layouts(peers):
    """The program, the name and the options of each layout."""
    share = pathlib.Path(peers) / 'usr/share'
    for path in sorted((share / 'kmahjongg/layouts').glob('*.layout')):
        yield 'KMahjongg', path.stem, ['--layout', path]
    for path in sorted((share / 'games/xmahjongg/layouts').iterdir()):
        yield 'xmahjongg', path.name, ['--layout', path]
    maps = share / 'gnome-mahjongg/maps/mahjongg.map'
    for name in re.findall(r'<map\s[^>]*?\bname="([^"]*)"', maps.read_text()):
        yield 'GNOME Mahjongg', name, ['--layout', maps, '--map', name]


def survey(program, *words):
    """What "survey" prints. Its exit code is 3 if shards are missing."""
    done = subprocess.run([program, 'survey', *map(str, words)], stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 3):
        sys.exit(done.returncode)
    return done.stdout


def path_of(work, program, name):
    return pathlib.Path(work) / f'{program}-{name}.plan'.replace(' ', '_')


def merged_row(quadrille, program, name, path):
    """The row of a layout, from the shards that are done; None if none is."""
    merged = json.loads(survey(quadrille, 'merge', path, '--json'))
    classes = {entry['class']: entry for entry in merged['classes']}
    boards = sum(entry['deals'] for entry in classes.values())
    tiles = sum(len(line.split(':')[1].split()) for line in path.read_text().splitlines() if line.startswith('tiles '))
    nodes = sum(entry['nodes'] for entry in classes.values())
    return [program, name, tiles, boards, *(classes[answer]['deals'] for answer in ANSWERS), nodes, merged['plan']] if boards else None


def written_rows():
    """The rows of the table as it is, by program and layout."""
    lines = [line.split('\t') for line in TABLE.read_text().splitlines() if not line.startswith('#')]
    return {(row[0], row[1]): row for row in lines[1:]}


def write_table(computed):
    """Adds rows that have more boards than those of the table."""
    rows = written_rows()
    for row in computed:
        key = row[0], row[1]
        if key not in rows or int(rows[key][3]) < row[3]:
            rows[key] = row
    order = ['KMahjongg', 'xmahjongg', 'GNOME Mahjongg']
    lines = [COLUMNS, *sorted(rows.values(), key=lambda row: (order.index(row[0]), row[1]))]
    TABLE.write_text(HEAD + ''.join('\t'.join(map(str, line)) + '\n' for line in lines))


def main(quadrille, peers, work, *names):
    pathlib.Path(work).mkdir(parents=True, exist_ok=True)
    chosen = [layout for layout in layouts(peers) if not names or layout[1] in names]
    for program, name, options in chosen:
        limit = LIMIT if name in HARD else []
        path_of(work, program, name).write_text(
            survey(quadrille, 'plan', 'mahjong', *options, f'1..{BOARDS}', '--shard-size', SHARD, *limit))
    # A shard of every layout first, so that a run that is stopped has them all.
    for shard in range(1, BOARDS // SHARD + 1):
        for program, name, _ in chosen:
            survey(quadrille, 'run', path_of(work, program, name), '--shard', shard)
        rows = (merged_row(quadrille, program, name, path_of(work, program, name)) for program, name, _ in chosen)
        write_table(filter(None, rows))


main(*sys.argv[1:])
