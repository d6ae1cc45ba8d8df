# SPDX-License-Identifier: MIT
"""Checks the survey results in docs/results: results.py QUADRILLE [NAME...]

For every plan there, the command in surveys.tsv must print exactly this plan,
and the program must accept it; its results must belong to it; what was merged
from them must be what merging them gives; and a deal or a shard that is computed
again must come out the same. The tables in README.md are made from the merged
results. With QUADRILLE_WRITE set, they and the merged files are written anew.

A survey whose rules or solver this program no longer has is marked "older" in
surveys.tsv. Its results are read and merged like others, but the program can't
go on with it, and asks about its deals in a plan of its own versions."""
import csv
import hashlib
import json
import math
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / 'docs/results'
WRITES = bool(os.environ.get('QUADRILLE_WRITE'))
LONG = bool(os.environ.get('QUADRILLE_LONG'))
QUADRILLE = os.path.abspath(sys.argv[1])
INCOMPLETE = 3
count = 0
wrong = 0


def report(passed, words, why=''):
    global count, wrong
    count += 1
    wrong += not passed
    print(f'{"ok" if passed else "not ok"} {count} - {words}')
    if not passed:
        print(re.sub('^', '# ', str(why), flags=re.M))


def same(words, expected, actual):
    report(expected == actual, words, f'expected: {expected}\nactual:   {actual}')


def survey(*words):
    """The exit code, the output and the complaints of "survey"."""
    done = subprocess.run([QUADRILLE, 'survey', *map(str, words)], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def rows(name):
    """The rows of a table, each a dictionary."""
    lines = [line for line in open(FOLDER / name) if not line.startswith('#')]
    return list(csv.DictReader(lines, delimiter='\t'))


def keep(path, text, words):
    """Compares a file with what it should be, or writes it."""
    if WRITES:
        path.write_text(text)
    same(words, text, path.read_text() if path.exists() else f'no {path.name}')


def seal(text):
    """A text whose last line is replaced by its SHA-256."""
    body = re.sub(r'^sha256 .*\n\Z', '', text, flags=re.M)
    return body + f'sha256 {hashlib.sha256(body.encode()).hexdigest()}\n'


def results_of(plan):
    """The results in the plan's pack, as they would be in files of their own, by number."""
    head, *packed = re.split(r'^(?=result )', plan.with_suffix('.pack').read_text(), flags=re.M)
    head = head.replace('quadrille survey pack', 'quadrille survey result')
    packed[-1] = re.sub(r'^sha256 .*\n\Z', '', packed[-1], flags=re.M)
    return {int(text.split()[1]): head + text for text in packed}


def pack(plan):
    """Puts new results, which are in a folder, into the plan's pack."""
    folder = plan.with_suffix('.results')
    if WRITES and folder.exists():
        code, _, complaints = survey('pack', plan)
        if code in (0, INCOMPLETE):
            shutil.rmtree(folder)
        else:
            sys.exit(complaints)
    report(not folder.exists(), f'{plan.stem}: all results are in the pack', f'{folder} is still there')


# ----------------------------------------------------------- computing again

def compute_deal(plan_text, deal):
    """A listed deal, computed in a plan of its own; the line about it."""
    text = re.sub(r'^deals .*$', f'deals {deal}..{deal}', plan_text, flags=re.M)
    text = re.sub(r'^shard .*$', 'shard 1', text, flags=re.M)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'one.plan'
        path.write_text(seal(text))
        code, _, complaints = survey('run', path)
        result = path.with_suffix('.results') / '000/000001'
        return complaints if code else next((line for line in result.read_text().splitlines()
                                             if line.startswith('deal ')), 'no deal')


def check_deals(plan, plan_text, numbers):
    """Another solver may need other nodes."""
    words = 4 if plan_text != plan.read_text() else 5
    lines = [line for text in results_of(plan).values() for line in text.splitlines() if line.startswith('deal ')]
    listed = {line.split()[1]: line for line in lines}
    for number in numbers:
        same(f'{plan.stem}: deal {number} computed again', listed.get(number, 'not listed').split()[:words],
             compute_deal(plan_text, number).split()[:words])


def check_shard(plan, shard):
    with tempfile.TemporaryDirectory() as folder:
        code, _, complaints = survey('run', plan, '--results', folder, '--shard', shard)
        new = pathlib.Path(folder) / f'000/{int(shard):06}'
        report(code == 0 and new.read_text() == results_of(plan)[int(shard)], f'{plan.stem}: shard {shard} computed again', complaints)


# ------------------------------------------------------------------- surveys

def check_older(plan, printed):
    """Checks that the program refuses the plan, and would print it for its own versions."""
    with tempfile.TemporaryDirectory() as folder:
        code, _, complaints = survey('run', plan, '--results', folder)
    report(code == 2 and 'can only merge' in complaints, f'{plan.stem}: is of an older program', complaints)
    if printed:
        same(f'{plan.stem}: the command prints the plan but for versions',
             *(re.sub(r'^(rules|solver|sha256) .*\n', '', text, flags=re.M) for text in (plan.read_text(), printed)))


def check_plan(row, plan):
    """Checks that a plan is what its command prints, and that all its results belong to it."""
    pack(plan)
    code, plan_text, complaints = survey(*shlex.split(row['command'])[2:])
    if row['versions'] == 'older':
        check_older(plan, plan_text)
    else:
        report(code == 0 and plan_text == plan.read_text(), f'{plan.stem}: the command prints the plan', complaints or plan_text[:400])
    code, printed, complaints = survey('status', plan)
    report(code in (0, INCOMPLETE) and ' 0 damaged, 0 foreign' in printed, f'{plan.stem}: the results belong to the plan',
           printed + complaints)
    check_deals(plan, plan_text, row['deals again'].split())
    for shard in row['shards again'].split() if not row['shards again'].startswith('long') or LONG else []:
        if shard != 'long':
            check_shard(plan, shard)


def later_rows(row, table):
    """The rows of the plans that ask again about unknown deals, in their order."""
    found = []
    while row:
        asked = f'--unknown docs/results/{row["survey"]}.plan'
        row = next((other for other in table if other['command'].endswith(asked)), None)
        found += [row] if row else []
    return found


def check_survey(row, later):
    """Checks a survey and those that ask again about its unknown deals. Returns what was merged."""
    plan = FOLDER / (row['survey'] + '.plan')
    merged = plan.with_suffix('.json')
    plans = [FOLDER / (asked['survey'] + '.plan') for asked in [row, *later]]
    for asked, path in zip([row, *later], plans):
        check_plan(asked, path)
    _, text, _ = survey('merge', *plans)
    keep(plan.with_suffix('.txt'), text, f'{plan.stem}: the merged text is that of the results')
    _, text, _ = survey('merge', *plans, '--json')
    keep(merged, text, f'{plan.stem}: the merged JSON is that of the results')
    if '\nlist all\n' in plan.read_text():
        _, table, _ = survey('merge', *plans, '--csv')
        listed = [line.split(',') for line in table.splitlines() if line.startswith('deal,')]
        lines = ['deal,answer,value,nodes'] + [f'{deal},{answer},{value},{nodes}' for _, answer, deal, value, _, nodes, *_ in listed]
        keep(plan.with_suffix('.csv'), '\n'.join(lines) + '\n', f'{plan.stem}: the table of deals is that of the results')
    return json.loads(text)


# -------------------------------------------------------------------- tables

def thousands(number):
    return f'{number:,}'


def percent(share):
    return f'{share * 100:.4f} %'


def extent(merged):
    """What of the plan is done."""
    if not merged['missing']:
        return 'everything'
    parts, before = [], int(merged['deals'].split('..')[0])
    for gap in merged['missing'] + [{'deals': [int(merged['deals'].split('..')[1]) + 1, 0]}]:
        if gap['deals'][0] > before:
            parts.append(f'{thousands(before)} to {thousands(gap["deals"][0] - 1)}')
        before = gap['deals'][1] + 1
    return f'{merged["done"]} of {merged["shards"]} shards: deals ' + ', '.join(parts)


def seconds_of(row):
    """The seconds that a survey took; "~" marks an estimate."""
    return float(row['seconds'].lstrip('~'))


def hours(seconds, is_estimate=False):
    words = f'{seconds:.1f} seconds' if seconds < 100 else \
        f'{seconds / 60:.0f} minutes' if seconds < 6000 else f'{seconds / 3600:.1f} hours'
    return ('about ' if is_estimate else '') + words


def time_of(asked):
    """The time that some surveys took together."""
    return hours(sum(map(seconds_of, asked)), any(row['seconds'].startswith('~') for row in asked))


def plan_lines(row, digest):
    name = row['survey']
    return [f'| command | `{row["command"]}` |', f'| plan | [{name}.plan]({name}.plan), SHA-256 `{digest}` |']


def head(row, later, merged):
    name = row['survey']
    folders = ' and '.join(f'[results]({asked["survey"]}.pack)' for asked in [row, *later])
    lines = ['| | |', '|---|---|'] + plan_lines(row, merged['plan'])
    for asked in later:
        digest = (FOLDER / (asked['survey'] + '.plan')).read_text().split()[-1]
        lines += plan_lines(asked, digest)
    return lines + [f'| merged | [text]({name}.txt), [JSON]({name}.json), from {folders} |',
                    f'| done | {extent(merged)} |',
                    f'| time | {time_of([row, *later])} of one core |', '']


def is_census(merged):
    """Whether all positions were asked about, so that nothing is estimated."""
    return merged['kind'].endswith(' positions')


def class_row(merged, entry, published):
    name = entry['class']
    cells = [name, thousands(entry['deals'])]
    if 'share' in entry and not is_census(merged):
        cells += [percent(entry['share']), f'{percent(entry["low"])} to {percent(entry["high"])}']
    if any('mean' in other for other in merged['classes']):
        cells += [f'{entry["mean"]:.3f}', str(entry['least']), str(entry['median']), str(entry['most'])] if 'mean' in entry else [''] * 4
    if published:
        cells.append(published.get(name, ''))
    return '| ' + ' | '.join(cells) + ' |'


def class_table(row, merged, published):
    names = ['answer', 'deals']
    if 'share' in merged['classes'][0] and not is_census(merged):
        names += ['share', '95 % interval']
    if any('mean' in entry for entry in merged['classes']):
        names += ['mean', 'least', 'median', 'most']
    if published:
        names.append('published')
    classes = [entry for entry in merged['classes'] if entry['deals'] or entry['class'] in published]
    return ['| ' + ' | '.join(names) + ' |', '|---' * len(names) + '|'] + \
        [class_row(merged, entry, published) for entry in classes]


def layout_table(surveys):
    lines = ['| layout | tiles | boards | unwinnable | 95 % interval | unknown | nodes per board | plan |', '|---' * 8 + '|']
    for row, _, merged in surveys:
        by_name = {entry['class']: entry for entry in merged['classes']}
        lost = by_name['unwinnable']
        boards = sum(entry['deals'] for entry in merged['classes'])
        plan = (FOLDER / (row['survey'] + '.plan')).read_text()
        tiles = sum(len(line.split(':')[1].split()) for line in plan.splitlines() if line.startswith('tiles '))
        nodes = sum(entry['nodes'] for entry in merged['classes']) / boards
        lines.append('| ' + ' | '.join([
            merged['layout'], str(tiles), thousands(boards), percent(lost['share']),
            f'{percent(lost["low"])} to {percent(lost["high"])}', f'{by_name["unknown"]["deals"]:,}', f'{nodes:,.0f}',
            f'[`{merged["plan"][:12]}...`]({row["survey"]}.plan)']) + ' |')
    asked = [one for row, later, _ in surveys for one in [row, *later]]
    return ['| | |', '|---|---|', f'| time | {time_of(asked)} of one core for all of them |', ''] + lines


def wilson(count, boards):
    """The ends of Wilson's 95 % interval."""
    z = 1.959963984540054
    middle = (count + z * z / 2) / (boards + z * z)
    half = z / (boards + z * z) * math.sqrt(count * (boards - count) / boards + z * z / 4)
    return middle - half, middle + half


def other_layout_table(table):
    """The layouts of other programs, the hardest last."""
    lines = ['| program | layout | tiles | boards | unwinnable | 95 % interval | unknown |', '|---' * 7 + '|']
    for row in sorted(table, key=lambda row: (int(row['unwinnable']) / int(row['boards']), row['program'], row['layout'])):
        boards, lost, unknown = int(row['boards']), int(row['unwinnable']), int(row['unknown'])
        low, high = wilson(lost, boards)[0], wilson(lost + unknown, boards)[1]
        lines.append('| ' + ' | '.join([
            row['program'], f'`{row["layout"]}`', row['tiles'], thousands(boards), percent(lost / boards),
            f'{percent(max(0, low))} to {percent(min(1, high))}', f'{unknown:,}']) + ' |')
    return lines


def check_other_layouts(table):
    """Each row adds up. The layouts are not here, so nothing is computed again."""
    for row in table:
        total = sum(int(row[answer]) for answer in ('winnable', 'unwinnable', 'unknown', 'refused'))
        same(f'{row["program"]}, {row["layout"]}: the answers add up', int(row['boards']), total)


def write_tables(surveys, published):
    tables = {row['survey']: head(row, later, merged) + class_table(row, merged, published.get(row['survey'], {}))
              for row, later, merged in surveys if '/' not in row['survey']}
    tables['layouts'] = layout_table([found for found in surveys if found[0]['survey'].startswith('layouts/')])
    tables['other-layouts'] = other_layout_table(rows('other-layouts.tsv'))
    path = FOLDER / 'README.md'
    text = path.read_text()
    for name, lines in tables.items():
        pattern = re.compile(rf'(<!-- table {re.escape(name)} -->\n).*?(<!-- end -->)', re.S)
        report(len(pattern.findall(text)) == 1, f'{name}: README.md has its table', f'there should be one: <!-- table {name} -->')
        text = pattern.sub(lambda found: found[1] + '\n'.join([''] + lines + ['', found[2]]), text)
    keep(path, text, 'the figures in README.md are those of the results')


def check_values(merged, expected):
    """A whole distribution that was published."""
    values = merged['classes'][0]['values']
    same(f'{merged["kind"]}, {merged["metric"]}: the published distribution', expected.split(), [str(number) for _, number in values])


def check_large_boards():
    """All solutions win, and one with a move too few doesn't."""
    script = FOLDER / 'large_boards.py'
    sizes = [path.stem.removeprefix('large-') for path in sorted(FOLDER.glob('large-*.tsv'))]
    done = subprocess.run([sys.executable, '-B', script, 'check', *sizes], capture_output=True, text=True)
    same('solutions of large boards win', '', done.stderr)
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / script.name
        copy.write_text(script.read_text())
        table = (FOLDER / 'large-6x6.tsv').read_text()
        (copy.parent / 'large-6x6.tsv').write_text(table[:-2] + '\n')
        done = subprocess.run([sys.executable, '-B', copy, 'check', '6x6'], capture_output=True, text=True)
        same('one without its last move is refused', 1, done.returncode)


def main(names):
    published = {}
    for row in rows('published.tsv'):
        published.setdefault(row['survey'], {})[row['answer']] = row['figure']
    table = rows('surveys.tsv')
    later = {row['survey']: later_rows(row, table) for row in table}
    surveys = [(row, later[row['survey']], check_survey(row, later[row['survey']])) for row in table
               if '--unknown' not in row['command'] and (not names or row['survey'] in names)]
    for row, _, merged in surveys:
        if 'values' in published.get(row['survey'], {}):
            check_values(merged, published[row['survey']]['values'])
    plans = {str(path.relative_to(FOLDER).with_suffix('')) for path in FOLDER.glob('**/*.plan')}
    if not names:
        same('every plan is in surveys.tsv', plans, {row['survey'] for row in table})
        check_other_layouts(rows('other-layouts.tsv'))
        check_large_boards()
        write_tables(surveys, published)
    print(f'1..{count}')
    return wrong != 0


sys.exit(main(sys.argv[2:]))
