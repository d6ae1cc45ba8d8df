# SPDX-License-Identifier: MIT
"""Plays the programs for MSX-DOS in ucsim, under a stand-in for the system (stand_in.s).

dos.py QUADRILLE FOLDER STAND_IN: reports as TAP. FOLDER has the programs, and
STAND_IN is that in Intel HEX format. A run starts with a disk, types keys, and
leaves a screen and a disk."""
import re
import subprocess
import sys

quadrille, folder, stand_in = sys.argv[1:]
TOP, SCREEN, FILES, FLAGS, LEFT, KEYS, END = 0xD400, 0xDC00, 0xDF00, 0xEF00, 0xEF01, 0xEF10, 0xF300
FULL, PROTECTED, FAILING, SECOND, STOPPED = 1, 2, 4, 8, 16
count = wrong = 0


def verdict(good, words, *details):
    global count, wrong
    count += 1
    wrong += not good
    print(f"{'ok' if good else 'not ok'} {count} - {words}")
    for line in [] if good else "\n".join(map(str, details)).splitlines():
        print("# " + line)


def symbol(game, name):
    return int(re.search(rf"DEF {name} 0x(\w+)", open(f"{folder}/dos_{game}.noi").read()).group(1), 16)


def records(memory):
    for at, content in memory:
        for i in range(0, len(content), 16):
            part = bytes((len(content[i:i + 16]), at + i >> 8, at + i & 255, 0)) + content[i:i + 16]
            yield ":" + (part + bytes((-sum(part) & 255,))).hex().upper()
    yield ":00000001FF"


def packed(files):
    disk = bytearray(4 * 1024)
    for i, (name, content) in enumerate(files.items()):
        disk[1024 * i:1024 * i + 13] = name.encode() + len(content).to_bytes(2, "little")
        disk[1024 * i + 16:1024 * i + 16 + len(content)] = content
    return bytes(disk)


class Run:
    """What a program leaves after these keys."""

    def __init__(self, game, keys, files={}, flags=0):
        program = open(f"{folder}/{game.upper()}.COM", "rb").read()
        memory = [(0x100, program), (symbol(game, "_sound_wait_ticks"), b"\xc9"),  # no interrupt counts the ticks
                  (FILES, packed(files)), (FLAGS, bytes((flags, 0))), (KEYS, keys.encode() + b"\0")]
        system = [line for line in open(stand_in).read().split() if not line.startswith(":00000001")]
        assert KEYS + len(keys) < END
        with open("run.ihx", "w") as out:
            out.write("\n".join(system + list(records(memory))) + "\n")
        said = subprocess.run(["sz80", "-q", "-b", "-P", "-e", "set memory cpu_0_cfg 0 0xc000", "-e", "run",
                               "-e", f"dump rom {SCREEN:#x} {LEFT:#x}", "-e", f"dump rom {symbol(game, '_heap_bottom'):#x} {TOP - 1:#x}",
                               "-e", f"dump rom {symbol(game, '_highest'):#x} {symbol(game, '_highest') + 1:#x}", "-e", "quit", "run.ihx"],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=900).stdout
        found = {}
        for at, row in re.findall(r"^0x(\w{4})\s+((?:[0-9a-f]{2} ){1,8})", said, re.M):
            for i, byte in enumerate(bytes.fromhex(row)):
                found[int(at, 16) + i] = byte
        highest = found[symbol(game, "_highest")] + 256 * found[symbol(game, "_highest") + 1]
        highest = highest or symbol(game, "_heap_bottom")
        # Memory that nobody wrote to is zero: what is left between the heap and the stack.
        self.free = next((at - highest for at in range(highest, TOP) if found[at]), 0)
        memory = bytes(found.get(at, 0) for at in range(SCREEN, LEFT + 1))
        self.rows = [memory[i:i + 32].decode("latin-1") for i in range(0, 768, 32)]
        self.screen = " ".join("".join(c if " " <= c <= "~" else "#" for c in row).strip() for row in self.rows)
        self.left = memory[LEFT - SCREEN]
        self.files = {}
        for at in range(FILES - SCREEN, FILES - SCREEN + 4096, 1024):
            size = int.from_bytes(memory[at + 11:at + 13], "little")
            if memory[at]:
                self.files[memory[at:at + 11].decode()] = memory[at + 16:at + 16 + size]


def verify(code):
    said = subprocess.run([quadrille, "verify", code.decode().strip()], capture_output=True, text=True).stdout
    return said.partition(": ")[2].strip()


def code_of(game, seed, moves):
    """The code after these moves, as the terminal program writes it."""
    said = subprocess.run([quadrille, game, "--seed", str(seed), "--ui", "line"], input="\n".join([*moves, "code", "quit", ""]),
                          capture_output=True, text=True, check=True).stdout
    return re.search(r"\bq1[a-z]*-\S+", said)[0].encode()


def says(words, run, text):
    verdict(text in run.screen, words, "looked for: " + text, *run.rows)


def typed(moves):
    return "".join(move + "\r" for move in moves)


def plays(game, seed, moves, half, whole, end):
    """Plays half of a game, and the rest after another start."""
    middle = len(moves) // 2
    kept, plum, done = f"{game.upper():8}SAV", "PLUM    QDR", "DONE    QDR"
    run = Run(game, f"1{seed}\r" + typed(moves[:middle]) + "save plum\r")
    says(f"{game}: a game is saved", run, "Saved.")
    code = run.files.get(plum, b"")
    verdict(verify(code) == half, f"{game}: its code is in the file", code, verify(code), half, run.files.keys())
    verdict(set(run.files) == {kept, plum}, f"{game}: and the game is kept", run.files.keys())
    rest = Run(game, typed(moves[middle:]), {kept: run.files.get(kept, b"")})
    says(f"{game}: the next start goes on with the game that was kept", rest, end)
    rest = Run(game, typed(moves[middle:]) + "xxsave done\r", {kept: run.files.get(kept, b"")})
    verdict(verify(rest.files.get(done, b"")) == whole, f"{game}: it is played to its end", rest.files, *rest.rows)
    copy = Run(game, "lplum\rsave copy\r", {plum: code})
    verdict(copy.files.get("COPY    QDR") == code, f"{game}: a file is loaded", copy.files, *copy.rows)
    free = min(run.free, rest.free, copy.free)
    verdict(free >= 64, f"{game}: there is room between the moves and the stack", free)
    print(f"# {game}: {run.free}, {rest.free} and {copy.free} bytes never used")
    back = Run(game, "\b\b", {kept: run.files.get(kept, b"")})
    back = Run(game, "save plum\r", back.files)
    undone = verify(back.files.get(plum, b""))
    verdict(undone == verify(code_of(game, seed, moves[:middle - 2])), f"{game}: what was undone stays undone", undone, *back.rows)
    return code, run.files[kept]


def replaces(game, seed, moves, others):
    """Loads a game with the start of the kept one, but other moves."""
    kept_name = f"{game.upper():8}SAV"
    start = f"1{seed}\r" + typed(moves)
    loaded = Run(game, start + "save plum\ragain\r" + typed(others) + "\x1bylplum\r")
    verdict(loaded.files.get(kept_name) == Run(game, start).files.get(kept_name),
            f"{game}: a loaded game is kept with all of its moves", loaded.files, *loaded.rows)


def meets(game, seed, code, kept, system):
    """Meets disk errors with a system. Saves that fail leave the file as it was."""
    plum, kept_name = "PLUM    QDR", f"{game.upper():8}SAV"
    name = "MSX-DOS 2" if system else "MSX-DOS 1"
    says(f"{name}: a missing file is reported", Run(game, "lnothing\r", {}, system), "There is no such file")
    for flags, text in (FULL, "The disk is full"), (PROTECTED, "The disk is write-protected"):
        says(f"{name}: {text}: the player hears it when the game can't be kept", Run(game, f"1{seed}\r", {}, flags | system), text)
        run = Run(game, f"1{seed}\rxsave plum\r", {plum: code}, flags | system)
        says(f"{name}: {text}: and when it can't be saved", run, text)
        verdict(run.files.get(plum) == code and "QUADRILL$$$" not in run.files, f"{name}: {text}: the old file stays as it was",
                run.files)
    text = "The disk can't be read or written"
    says(f"{name}: a disk that fails is reported at the start", Run(game, "", {kept_name: kept}, FAILING | system), text)
    run = Run(game, f"x1{seed}\rxsave plum\r", {plum: code, kept_name: kept}, FAILING | system)
    says(f"{name}: and when a game is saved", run, text)
    verdict(run.files == {plum: code, kept_name: kept}, f"{name}: the files stay as they were", run.files)
    says(f"{name}: and when a file is loaded", Run(game, "xlplum\r", {plum: code}, FAILING | system), text)
    run = Run(game, f"x1{seed}\rx\x1byx\x1b", {}, FAILING | system)
    verdict(run.left == 1, f"{name}: ESC in the menu goes back to it, after errors too", run.left, *run.rows)


def refuses(game, seed, code, kept):
    kept_name = f"{game.upper():8}SAV"
    says("a code is typed in", Run(game, f"l{code.decode().strip()}\r"), "Choose a number to move")
    says("what is no code is refused", Run(game, "lq1s-0000\r"), "other rules")
    says("a name is checked", Run(game, f"1{seed}\rsave a plum\r"), "A name has up to 8 letters")
    for system in 0, SECOND:
        meets(game, seed, code, kept, system)
    run = Run(game, "", {}, STOPPED | SECOND)
    verdict(run.left == 1, "CTRL and STOP go back to MSX-DOS 2", run.left, *run.rows)
    others = {f"OTHER{i}  TXT": b"text" for i in range(4)}
    says("a full directory is a full disk", Run(game, f"1{seed}\rxsave plum\r", others), "The disk is full")
    spoilt = kept[:-1] + bytes((kept[-1] ^ 1,))
    says("a kept game that was changed is refused", Run(game, "", {kept_name: spoilt}), "The kept game is damaged")
    says("and so is one that is cut short", Run(game, "", {kept_name: kept[:-3]}), "The kept game is damaged")
    says("q and RETURN leave a game", Run(game, f"1{seed}\rq\r"), "one puzzle for MSX-DOS")
    verdict(Run(game, f"1{seed}\rq\r\x1b").left == 1, "ESC in the menu goes back to MSX-DOS")


def solution(*words):
    lines = subprocess.run([quadrille, "solve", *words], capture_output=True, text=True, check=True).stdout
    return lines.split("\n", 1)[1].split()


moves = solution("sliding", "--seed", "7", "--mode", "optimal")
code, kept = plays("sliding", 7, moves, "valid: sliding, moves 10, going",
                   "valid: sliding, moves 22, won", "Game finished in 22 moves.")
replaces("sliding", 7, "143243", "576275")
refuses("sliding", 7, code, kept)
plays("freecell", 617, solution("freecell", "617"), "valid: freecell, moves 27, cards home 6, going",
      "valid: freecell, moves 55, cards home 52, won", "YOU WON!")
words = open(sys.path[0] + "/kulki.txt").read().split()
plays("kulki", 7, [" ".join(words[i:i + 2]) for i in range(0, len(words), 2)], "valid: kulki, moves 13, points 0, going",
      "valid: kulki, moves 26, points 0, lost", "GAME OVER")
print(f"1..{count}")
sys.exit(wrong != 0)
