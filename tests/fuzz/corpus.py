#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Keeps the inputs of the fuzz targets: each target has one file in corpus/.

    corpus.py unpack TARGET FOLDER        writes each input into a file of its own
    corpus.py add TARGET FILE...          adds inputs, such as one that found a mistake
    corpus.py learn TARGET FOLDER...      adds those that reach something new
    corpus.py reduce TARGET               drops those that reach nothing that others don't
    corpus.py check                       complains about files that it wouldn't write

A line is the name of an input and its bytes, of which all but printable ASCII are
written as in C. Lines are sorted. A name that says nothing is the start of the
input's SHA-256; "reduce" keeps inputs with another name. "learn" and "reduce"
need the targets with libFuzzer (cmake --preset fuzz)."""
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / 'tests/fuzz/corpus'
FUZZERS = ROOT / 'build/fuzz/tests/fuzz'
LONGEST = '65536'


def encode(data):
    """The bytes in printable ASCII. A blank at the end could get lost, so it is a number."""
    text = ''.join({10: '\\n', 92: '\\\\'}.get(byte, chr(byte) if 32 <= byte < 127 else f'\\x{byte:02x}') for byte in data)
    return re.sub(r' \Z', r'\\x20', text)


def decode(text):
    return re.sub(rb'\\(n|\\|x(..))', lambda found: bytes.fromhex(found[2].decode()) if found[2] else
                  {b'n': b'\n', b'\\': b'\\'}[found[1]], text.encode('ascii'))


def digest(data):
    return hashlib.sha256(data).hexdigest()[:8]


def path_of(target):
    return CORPUS / f'{target}.txt'


def read(target):
    """The inputs by their names."""
    path = path_of(target)
    lines = path.read_text('ascii').splitlines() if path.exists() else []
    return {name: decode(text) for name, _, text in (line.partition(' ') for line in lines)}


def as_text(inputs):
    return ''.join(f'{name} {encode(data)}\n' for name, data in sorted(inputs.items()))


def write(target, inputs):
    before = len(read(target))
    path_of(target).write_text(as_text(inputs), 'ascii')
    print(f'{target}: {len(inputs)} inputs, {before} before')


def unpack(target, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in read(target).items():
        (folder / name).write_bytes(data)


def name_of(path, data):
    """The file's name, unless it is one of a fuzzer's, such as a hash or "crash-" and a hash."""
    says_something = re.fullmatch(r'[a-z][a-z0-9_-]*', path.name) and not re.search(r'[0-9a-f]{8}', path.name)
    return path.name if says_something else digest(data)


def add(target, *files):
    inputs = read(target)
    for path in map(pathlib.Path, files):
        data = path.read_bytes()
        if data not in inputs.values():
            inputs[name_of(path, data)] = data
    write(target, inputs)


def merge(target, into, *folders):
    """Has libFuzzer copy from some folders to another one what reaches something new."""
    subprocess.run([FUZZERS / f'{target}_fuzz', '-merge=1', f'-max_len={LONGEST}', '-close_fd_mask=2', into, *folders],
                   check=True, stderr=subprocess.DEVNULL)


def learn(target, *folders):
    with tempfile.TemporaryDirectory() as folder:
        unpack(target, folder)
        merge(target, folder, *folders)
        add(target, *pathlib.Path(folder).iterdir())


def reduce(target):
    """Named inputs come first, so that the others have to reach something that those don't."""
    inputs = read(target)
    with tempfile.TemporaryDirectory() as folder:
        kept, rest = (pathlib.Path(folder) / name for name in ('kept', 'rest'))
        for name, data in inputs.items():
            place = rest if name == digest(data) else kept
            place.mkdir(exist_ok=True)
            (place / name).write_bytes(data)
        kept.mkdir(exist_ok=True)
        if rest.exists():
            merge(target, kept, rest)
        left = {path.read_bytes() for path in kept.iterdir()}
    write(target, {name: data for name, data in inputs.items() if data in left})


def check():
    for path in sorted(CORPUS.iterdir()):
        inputs = read(path.stem)
        if path.suffix != '.txt' or path.read_text('ascii') != as_text(inputs):
            print(f'{path.name}: corpus.py would write this in another way')
        for name, data in inputs.items():
            if re.fullmatch('[0-9a-f]{8}', name) and name != digest(data):
                print(f'{path.name}: {name} should be {digest(data)}')
        if len(set(inputs.values())) < len(inputs):
            print(f'{path.name}: an input is there twice')


ACTIONS = {action.__name__: action for action in (unpack, add, learn, reduce, check)}
if len(sys.argv) < 2 or sys.argv[1] not in ACTIONS:
    sys.exit(__doc__)
ACTIONS[sys.argv[1]](*sys.argv[2:])
