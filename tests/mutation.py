#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Changes one place of the sources at a time, and finds out whether the tests
notice.

    mutation.py BUILD COUNT     tries COUNT mutants of the rules, sessions and
                                formats; 0 tries all
    mutation.py BUILD COUNT LAYER...
                                those of some layers above: solve, store, backup,
                                statistics, challenge
    mutation.py BUILD --try     tries those that the lines of the input name
    mutation.py BUILD --list    prints all mutants
    mutation.py BUILD --stale   prints listed equivalents that no longer exist
    mutation.py BUILD --write   prints tests/mutation/digests.txt

A mutant has one operator, constant, statement or pair of arguments changed.
BUILD is a release build; its test programs are linked into one. Which mutants
are tried follows from a digest of each file, so that a changed file chooses others
there. A mutant that survives the quick tests is compiled again with
optimisation: if the machine code is that of the original, the mutant is none.
Otherwise the tests run again with the mutated file under the address and the
undefined-behaviour sanitizer, as ./check runs them, and then the slow ones.
tests/mutation/equivalents.txt lists mutants that cannot be noticed, and why;
they are not tried. mutation/programs.py tries those of the layers above."""

import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import Counter, namedtuple

sys.path.insert(0, str(pathlib.Path(__file__).parent / "mutation"))
import programs

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = ["rules", "rules/*", "session", "formats"]
GAMES = ["kulki", "mahjong", "freecell", "sliding"]
KIT = ["walk", "trial", "player", "plain_kulki", "tile_texts", "chi_square"]
FLAGS = "-std=c90 -ffreestanding -w -Werror=incompatible-pointer-types -Werror=int-conversion".split()
LAYERS = ["rules", "formats", "session"]
SANITIZED = "-O1 -fsanitize=address,undefined,bounds-strict -fno-sanitize-recover=all".split()
BYTES = "rules/core/bytes.c"
JOBS = 2

Mutant = namedtuple("Mutant", "path function line nth old new")

# ------------------------------------------------------------------ tokens

TOKEN = re.compile(
    r"""(?P<skip>/\*.*?\*/|^[ \t]*\#(?:\\\n|.)*?$|"(?:\\.|[^"\\])*"|\s+)
    |(?P<char>'(?:\\.|[^'\\])')
    |(?P<number>\b(?:0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*\b)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<sign><<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

CHANGES = {
    "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"],
    "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["|"],
    "+=": ["-="], "-=": ["+="], "|=": ["&="], "&=": ["|="], "^=": ["|="],
    "<<=": [">>="], ">>=": ["<<="], "++": ["--"], "--": ["++"],
}
KEYWORDS = {"if", "while", "for", "switch", "return", "sizeof", "do", "else", "case"}
TYPE = re.compile(r"^(?:static|const|struct|enum|typedef|extern|void|char|u8|u16|u32|i16|i32|unsigned|[A-Z][a-z]\w*)$")

Token = namedtuple("Token", "kind text start end")


def tokens_of(text):
    found = []
    for match in TOKEN.finditer(text):
        if match.lastgroup != "skip":
            found.append(Token(match.lastgroup, match.group(), *match.span()))
    return found


def is_operand(token):
    """Whether an operator after this token has two operands."""
    if token.kind == "word":
        return token.text not in KEYWORDS and not TYPE.match(token.text)
    return token.kind in ("number", "char") or token.text in (")", "]")


def partners(tokens):
    """Maps each opening bracket to its closing one, and back."""
    open_at, pairs = [], {}
    for at, token in enumerate(tokens):
        if token.text in ("(", "[", "{"):
            open_at.append(at)
        elif token.text in (")", "]", "}"):
            first = open_at.pop()
            pairs[first], pairs[at] = at, first
    return pairs


def depths(tokens):
    """How many braces of functions surround each token."""
    depth, found = 0, []
    for token in tokens:
        depth -= token.text == "}"
        found.append(depth)
        depth += token.text == "{"
    return found


# ----------------------------------------------------------------- mutants

FUNCTION = re.compile(r"^\w[^\n;={]*?(\w+)\([^;{}]*\)\n\{.*?^\}", re.DOTALL | re.MULTILINE)


def operator_changes(tokens):
    for before, token in zip(tokens, tokens[1:]):
        if token.text == "!" and token.kind == "sign":
            yield token, ""
        elif token.text in ("-", "+", "*", "&") and not is_operand(before):
            if token.text == "-" and before.kind != "word":
                yield token, ""
        else:
            for new in CHANGES.get(token.text, []):
                yield token, new


def constant_changes(tokens):
    for at, token in enumerate(tokens):
        if token.kind == "number":
            digits, suffix = re.match(r"(\w+?)([uUlL]*)$", token.text).groups()
            value = int(digits, 0)
            for other in ([value + 1, value - 1] if value else [1]):
                if other != 2 or not says_yes(tokens, at):
                    yield token, f"{other}{suffix}"
        elif token.kind == "char" and token.text[1] != "\\":
            yield token, f"'{chr(ord(token.text[1]) + 1)}'".replace("'''", "'-'").replace("'\\'", "'-'")


def says_yes(tokens, at):
    """Whether a token is the 1 of "return 1;". Any other number but 0 would say
    the same."""
    return [token.text for token in tokens[at - 1:at + 2]] == ["return", "1", ";"]


def dropped_statements(text, tokens, pairs, depth):
    """A statement begins after ; { } else do, or after the bracket of an if,
    a while or a for."""
    at = 1
    while at < len(tokens):
        before, token = tokens[at - 1], tokens[at]
        begins = before.text in (";", "{", "}", "else", "do")
        if before.text == ")" and at - 1 in pairs:
            begins = tokens[pairs[at - 1] - 1].text in ("if", "while", "for")
        if before.text == ";" and in_for(tokens, pairs, at):
            begins = False
        if begins and depth[at] and token.kind in ("word", "sign"):
            end = at
            while tokens[end].text not in (";", "{", "}"):
                end = pairs[end] if tokens[end].text in ("(", "[") else end
                end += 1
            words = tokens[at:end]
            plain = token.text in ("++", "--", "*", "(") or (
                token.kind == "word"
                and token.text not in KEYWORDS | {"goto", "default", "ASSERT"}
                and not TYPE.match(token.text)
            )
            if words and plain and tokens[end].text == ";":
                yield Token("statement", text[token.start:words[-1].end], token.start, words[-1].end), ""
        at += 1


def in_for(tokens, pairs, at):
    """Whether a token is inside the round brackets of a for."""
    for first, last in pairs.items():
        if first < at <= last and tokens[first].text == "(" and tokens[first - 1].text == "for":
            return True
    return False


def swapped_arguments(text, tokens, pairs, depth):
    for at, token in enumerate(tokens[:-1]):
        if token.kind != "word" or tokens[at + 1].text != "(" or not depth[at]:
            continue
        if token.text in KEYWORDS or token.text == "ASSERT":
            continue
        close = pairs[at + 1]
        cuts, inner = [at + 1], at + 2
        while inner < close:
            if tokens[inner].text in ("(", "[", "{"):
                inner = pairs[inner]
            elif tokens[inner].text == ",":
                cuts.append(inner)
            inner += 1
        cuts.append(close)
        arguments = [(tokens[a + 1].start, tokens[b - 1].end) for a, b in zip(cuts, cuts[1:]) if b > a + 1]
        for (a, b), (c, d) in zip(arguments, arguments[1:]):
            if text[a:b] != text[c:d]:
                yield Token("arguments", text[a:d], a, d), text[c:d] + text[b:c] + text[a:b]


def asserted(tokens, pairs):
    """The places of assertions, whose changes no program can notice."""
    return [
        (token.start, tokens[pairs[at + 1]].end)
        for at, token in enumerate(tokens)
        if token.text == "ASSERT"
    ]


def mutants_of(path):
    text = (ROOT / path).read_text()
    tokens = tokens_of(text)
    pairs, depth = partners(tokens), depths(tokens)
    skipped = asserted(tokens, pairs)
    functions = [(-1, "tables")]
    for match in FUNCTION.finditer(text):
        functions += [(match.start(), match.group(1)), (match.end(), "tables")]
    changes = [
        *operator_changes(tokens),
        *constant_changes(tokens),
        *dropped_statements(text, tokens, pairs, depth),
        *swapped_arguments(text, tokens, pairs, depth),
    ]
    for token, new in changes:
        if any(start <= token.start < end for start, end in skipped):
            continue
        first = text.rfind("\n", 0, token.start) + 1
        line = text[first:text.find("\n", token.start)].strip()
        same = [t for t in tokens if first <= t.start < token.start and t.text == token.text]
        nth = len(same) + 1
        old = " ".join(token.text.split())
        function = [name for start, name in functions if start < token.start][-1]
        yield Mutant(path, function, line, nth, old, " ".join(new.split())), (
            text[:token.start] + new + text[token.end:]
        )


def name_of(mutant):
    nth = f" (no. {mutant.nth})" if mutant.nth > 1 else ""
    new = mutant.new or "nothing"
    return f"{mutant.path}: {mutant.function}: {mutant.line}: {mutant.old}{nth} -> {new}"


def lower_sources():
    return [
        str(path.relative_to(ROOT))
        for folder in SOURCES
        for path in ROOT.glob(f"{folder}/*.c")
    ]


def upper_sources(layers):
    return [path for path in programs.sources() if path.split("/")[0] in layers]


# -------------------------------------------------------------- equivalents


def known_equivalents():
    """Returns the names of the mutants that no test can notice. A paragraph of
    the list is a reason and the mutants it explains, each after a dash."""
    names = set()
    for line in (ROOT / "tests/mutation/equivalents.txt").read_text().splitlines():
        if line.startswith("- "):
            names.add(line[2:])
    return names


# ----------------------------------------------------------------- building


def run(*command, **options):
    return subprocess.run(
        [str(word) for word in command],
        stdin=options.pop("stdin", subprocess.DEVNULL),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **options,
    )


def must(*command, **options):
    done = run(*command, **options)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in command)}\n{done.stderr.decode()}")
    return done


class Killer:
    """The test programs of a build, linked into one, but for one object."""

    def __init__(self, build, work):
        self.build = build
        self.work = work / build.name
        self.work.mkdir()
        self.codes = {}  # of the sources as they are
        self.tests = self.work / "tests.o"
        self.link_tests()
        original = self.work / "killer"
        self.link([], original)
        self.original = original
        self.bytes = self.work / "bytes.o"
        self.compile(BYTES, (ROOT / BYTES).read_text(), SANITIZED, self.bytes)

    def suites(self):
        """Maps each unit test to its objects."""
        found = {}
        for layer in LAYERS:
            for source in sorted(ROOT.glob(f"tests/{layer}/*_test.c")):
                name = source.stem
                found[name] = [self.object_of(name, f"{layer}/{source.name}")]
        found["laws"] = [
            self.object_of("laws", f"rules/laws/{source.name}")
            for source in sorted(ROOT.glob("tests/rules/laws/*.c"))
        ]
        return found

    def object_of(self, target, source):
        return self.build / "tests/CMakeFiles" / f"{target}.dir" / f"{source}.o"

    def link_tests(self):
        objects = []
        self.names = list(self.suites())
        for name, parts in self.suites().items():
            for part in parts:
                renamed = self.work / f"{name}-{part.name}"
                must("objcopy", "--redefine-sym", f"main={name}_main", part, renamed)
                objects.append(renamed)
        table = self.work / "suites.c"
        table.write_text(
            "#include <stddef.h>\n"
            + "".join(f"int {name}_main(void);\n" for name in self.names)
            + "const struct {const char *name; int (*run)(void);} unit_suites[] = {\n"
            + "".join(f'{{"{name}", {name}_main}},\n' for name in self.names)
            + "};\nconst size_t unit_suite_count = sizeof unit_suites / sizeof *unit_suites;\n"
        )
        for source in (table, ROOT / "tests/mutation/killer.c"):
            out = self.work / f"{source.stem}.o"
            must("gcc", "-std=c11", "-D_GNU_SOURCE", f'-DTEST_SOURCE="{ROOT}"', "-O1", "-I", ROOT, "-c", source, "-o", out)
            objects.append(out)
        objects += [self.object_of("kit", f"kit/{name}.c") for name in KIT]
        must("ld", "-r", "-o", self.tests, *objects)

    def link(self, first, target, *flags):
        archives = [self.build / f"lib{name}.a" for name in ("host", "session", "translation", "formats", "rules", "assertion")]
        must("gcc", *flags, "-fuse-ld=mold", "-o", target, self.tests, *first, *archives, "-lcmocka", "-lm")

    def checked_bytes(self, path):
        """The functions that fill and copy bytes, under the sanitizers, so that
        these see what a mutated caller does to memory with them."""
        return [] if path == BYTES else [self.bytes]

    def compile(self, path, text, flags, target):
        folder = os.path.dirname(path)
        return run(
            "gcc", *FLAGS, *flags, "-x", "c", "-iquote", ROOT / folder, "-I", ROOT, "-c", "-o", target, "-",
            stdin=None, input=text.encode(),
        ).returncode == 0

    def test(self, program, suites, factor):
        """Returns what killed the program, or None. The limits are for suites
        as the usual check runs them."""
        environment = dict(os.environ, CMOCKA_TEST_ABORT="1", ASAN_OPTIONS="detect_leaks=0")
        environment.pop("QUADRILLE_LONG", None)
        limited = [
            word for name in suites for word in (name, factor * (500 + 5 * COSTS[name]))
        ]
        done = run(program, *limited, env=environment, cwd=self.work)
        if done.returncode == 0:
            return None
        return "loop" if done.returncode == -27 else "failure"

    def check(self, suites):
        """The tests must pass on the sources as they are."""
        cause = self.test(self.original, suites, 1)
        if cause:
            sys.exit(f"the tests fail without a mutant: {cause}")


def costs():
    """Milliseconds that each suite takes, as tests/mutation/suites.txt says.
    They decide only the order of the suites and their limits; a new suite needs
    no row."""
    rows = (ROOT / "tests/mutation/suites.txt").read_text().splitlines()
    found = {name: int(cost) for cost, name in (row.split() for row in rows)}
    for test in ROOT.glob("tests/*/*_test.c"):
        if test.parent.name in LAYERS:
            found.setdefault(test.stem, QUICK // 10)
    return found


QUICK = 2000
COSTS = costs()


def suites_for(path):
    """The quick suites that can notice a change of a file, those of its own
    game or layer first, and all the others."""
    layer, part = path.split("/")[:2]
    others = set(GAMES) - {part} if part in GAMES else set()
    own = {test.stem for test in ROOT.glob(f"tests/{layer}/*_test.c")}
    if part in GAMES:
        own = {name for name in COSTS if part in name}

    def rank(name):
        return name not in own, COSTS[name]

    chosen = sorted((n for n in COSTS if not any(game in n for game in others)), key=rank)
    quick = [name for name in chosen if COSTS[name] <= (QUICK if name in own else QUICK / 5)]
    return quick, [name for name in chosen if name not in quick]


# ------------------------------------------------------------------- trials


def try_mutant(mutant, text, killer, work):
    """Returns "broken", "same", "killed", "loop", or "alive"."""
    quick, slow = suites_for(mutant.path)
    number = hashlib.sha256(text.encode()).hexdigest()[:16]
    folder = work / number
    folder.mkdir()
    try:
        out, program = folder / "out.o", folder / "killer"
        if not killer.compile(mutant.path, text, ["-O0"], out):
            return "broken"
        killer.link([out], program)
        result = killer.test(program, quick, 1)
        if not result and same_code(mutant, text, killer, folder):
            return "same"
        if not result:
            killer.compile(mutant.path, text, SANITIZED, out)
            killer.link([out, *killer.checked_bytes(mutant.path)], program, *SANITIZED)
            result = killer.test(program, quick, 4)
        if not result:
            killer.compile(mutant.path, text, ["-O1"], out)
            killer.link([out], program)
            result = killer.test(program, slow, 2)
        if result:
            return "loop" if result == "loop" else "killed"
        return "alive"
    finally:
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def same_code(mutant, text, killer, folder):
    """Whether the optimised machine code is that of the original."""
    out = folder / "code.o"
    if not killer.compile(mutant.path, text, ["-O2"], out):
        return False
    code = out.read_bytes()
    if mutant.path not in killer.codes:
        killer.compile(mutant.path, (ROOT / mutant.path).read_text(), ["-O2"], out)
        killer.codes[mutant.path] = out.read_bytes()
    return code == killer.codes[mutant.path]


def choose(count, sources):
    """Puts the mutants in an order that follows from their own text and from
    the digest of their file, so that a changed file chooses others there."""
    equivalent = known_equivalents()
    found = {}
    for path in sorted(sources):
        digest = hashlib.sha256((ROOT / path).read_bytes()).hexdigest()
        for mutant, text in mutants_of(path):
            if name_of(mutant) not in equivalent:
                rank = hashlib.sha256(f"{digest} {name_of(mutant)}".encode()).digest()
                found.setdefault((path, text), (rank, mutant, text))
    chosen = [pair for _, *pair in sorted(found.values())]
    return chosen[:count] if count else chosen, len(chosen)


def try_upper(mutant, text, tests, work):
    with tempfile.TemporaryDirectory(dir=work) as folder:
        return tests.try_mutant(mutant.path, text, pathlib.Path(folder))


def try_all(build, mutants, total):
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        work = pathlib.Path(folder)
        if all(mutant.path.split("/")[0] in programs.TESTS for mutant, _ in mutants):
            try_one, killer = try_upper, programs.Programs(build, work)
        else:
            try_one, killer = try_mutant, Killer(build, work)
            killer.check([name for name in COSTS if COSTS[name] <= QUICK / 5])
        waiting = {
            pool.submit(try_one, mutant, text, killer, work): mutant
            for mutant, text in mutants
        }
        results = Counter()
        alive = []
        for done in concurrent.futures.as_completed(waiting):
            results[done.result()] += 1
            if done.result() == "alive":
                alive.append(name_of(waiting[done]))
                print("#", alive[-1], flush=True)
    real = results.total() - results["broken"] - results["same"]
    killed = real - results["alive"]
    print(f"# {total} mutants in all; tried {results.total()}: {results['broken']} do not compile, "
          f"{results['same']} are the same machine code, {real} are left")
    print(f"# killed {killed} of {real} ({100 * killed / max(real, 1):.2f} %), "
          f"{results['loop']} of them by the time limit")


def main(arguments):
    build = pathlib.Path(arguments[0]).resolve()
    sources = upper_sources(arguments[2:]) if len(arguments) > 2 else lower_sources()
    if arguments[1] == "--list":
        for mutant, _ in choose(0, sources)[0]:
            print(name_of(mutant))
    elif arguments[1] == "--stale":
        every = lower_sources() + programs.sources()
        there = {name_of(mutant) for path in every for mutant, _ in mutants_of(path)}
        for name in sorted(known_equivalents() - there):
            print(name)
    elif arguments[1] == "--write":
        with tempfile.TemporaryDirectory() as folder:
            killer = Killer(build, pathlib.Path(folder))
            print(run(killer.original, "--write").stdout.decode(), end="")
    elif arguments[1] == "--try":
        names = set(sys.stdin.read().splitlines())
        mutants, total = choose(0, sources)
        try_all(build, [pair for pair in mutants if name_of(pair[0]) in names], total)
    else:
        mutants, total = choose(int(arguments[1]), sources)
        try_all(build, mutants[int(os.environ.get("MUTATION_FROM", 0)):], total)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
