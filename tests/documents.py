# SPDX-License-Identifier: MIT
"""Runs the commands in the documents: documents.py DOCUMENT...

A "console" block is a dialogue with a shell. Lines that begin with "$ " are
run, one after the other, in one folder per document; the lines below must be
their output, and "..." matches any lines. With QUADRILLE_WRITE set, the output
replaces a line "???".

Commands that need a terminal, a network or minutes are in indented blocks,
which are not run. Other fenced blocks contain no commands. Of commands in
indented blocks and in running text, the command and its options must be ones
that the program's help knows."""
import os
import functools
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r'^```([^\n]*)\n(.*?)^```$', re.M | re.S)
COMMAND = re.compile(r'^(\$ |\./(play|check)|quadrille (?!(save|backup) \d)[a-z]|build/)', re.M)


# Files begin with words such as "quadrille save 2", and the guide adds the game Lights.
MENTION = re.compile(r'`quadrille (?!(?:save|backup) \d)([^`]+)`|^    (?:\$ )?quadrille ([^\n|>#]+)', re.M)
GAMES = ('kulki', 'mahjong', 'freecell', 'sliding', 'lights')


@functools.cache
def help_on(command):
    """The help on a command, or "" if there is no such command."""
    done = subprocess.run(['quadrille', 'help', *command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ''


def unknown_in(mention):
    """What the program's help does not know: the command, or options."""
    words = mention.split()
    command = words[0] if re.fullmatch('[a-z0-9]+', words[0]) and words[0] not in GAMES else 'play'
    known = help_on(()) + help_on((command,)) if help_on((command,)) else ''
    options = re.findall(r'(?<!\S)--[a-z-]+', mention)
    return [word for word in ([] if known else [command]) + options
            if not re.search(re.escape(word) + r'(?![a-z-])', known)]


def dialogue(text):
    """Returns the commands of a block, each with the lines it should print."""
    steps = []
    for line in text.splitlines():
        if line.startswith('$ '):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps


def matches(expected, printed):
    """Whether the lines are as expected; '...' matches any number of lines."""
    if not expected:
        return not printed
    if expected[0] == '...':
        return any(matches(expected[1:], printed[i:]) for i in range(len(printed) + 1))
    return bool(printed) and expected[0] == printed[0].rstrip() and matches(expected[1:], printed[1:])


class Shell:
    """One shell that runs all the commands of a document."""

    MARK = 'the command has ended'

    def __init__(self, folder):
        environment = dict(os.environ, HOME=folder, TZ='UTC', LC_ALL='C.UTF-8')
        for name in ('XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'QUADRILLE_WRITE'):
            environment.pop(name, None)
        self.process = subprocess.Popen(['sh'], cwd=folder, env=environment, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run(self, command):
        self.process.stdin.write(f'{command}\necho "{self.MARK}"\n')
        self.process.stdin.flush()
        printed = []
        for line in self.process.stdout:
            if line.endswith(self.MARK + '\n'):
                return printed
            printed.append(line.rstrip('\n'))
        raise EOFError(command)


def check(path, report):
    text = open(path).read()
    with tempfile.TemporaryDirectory() as folder:
        shell = Shell(folder)
        for block in BLOCK.finditer(text):
            if block[1] != 'console':
                hidden = COMMAND.search(block[2])
                if hidden:
                    report(False, f'{path}: every command is run', hidden.group(0))
                continue
            for command, expected in dialogue(block[2]):
                printed = shell.run(command)
                if expected == ['???'] and os.environ.get('QUADRILLE_WRITE'):
                    text = text.replace(command + '\n???\n', '\n'.join([command] + printed) + '\n', 1)
                    continue
                report(matches(expected, printed), f'{path}: {command}',
                       '\n'.join(['expected:'] + expected + ['printed:'] + printed))
    for mention in MENTION.findall(BLOCK.sub('', text)):
        words = mention[0] or mention[1].split('  ')[0]
        unknown = unknown_in(words)
        if unknown:
            report(False, f'{path}: quadrille {words}', 'unknown: ' + ' '.join(unknown))
    report(True, f'{path}: the help knows every command', '')
    if os.environ.get('QUADRILLE_WRITE'):
        open(path, 'w').write(text)


def main(paths):
    count = 0

    def report(passed, words, why):
        nonlocal count
        count += 1
        print(f'{"ok" if passed else "not ok"} {count} - {words}')
        if not passed:
            print(re.sub('^', '# ', why, flags=re.M))

    for path in paths:
        check(path, report)
    print(f'1..{count}')


main(sys.argv[1:])
