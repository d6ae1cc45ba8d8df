# SPDX-License-Identifier: MIT
"""Translates what gcc writes for ESA/390 into source for IFOX00, the assembler
of MVS 3.8j, with nothing but instructions of System/370.

gcc has to compile with these flags (FLAGS), which keep register 12 for us and
leave out what has no short equivalent: tables of jumps, calls in place of
returns, and returns before a function's entry is complete.

Inside, functions call each other as gcc has them do: parameters in registers 2
to 6, the stack in register 15, and a save area of 96 bytes at its end, of which
gcc leaves 24 bytes alone. Those hold register 12 of the caller (at 4) and what
an expansion needs for a moment (8 to 23).

Register 12 is the base of the running function, which has to be shorter than
4 KB with its literals. BAL and BALR leave a condition code in the high byte of
a register; only return addresses and bases come from there, never a pointer
that a program compares."""
import re

FLAGS = (
    "-m31 -mesa -march=z900 -O1 -ffreestanding -fno-pic -no-pie -msoft-float -fexec-charset=IBM1047 -ffixed-r12 -fno-jump-tables"
    " -fno-optimize-sibling-calls -fno-shrink-wrap -fno-section-anchors -fno-common -fno-ident"
    " -fno-asynchronous-unwind-tables -fno-tree-loop-distribute-patterns"
).split()

# The instructions that System/370 has itself, by format. Others are expanded,
# and what is in neither table stops the translation.
NATIVE = {
    "rr": "ar alr bcr clr cr dr lcr lnr lpr lr ltr mr nr or slr sr xr",
    "rx": "a ah al c ch cl d ic l la lh m mh n o s sh sl st stc sth x",
    "rs": "clm icm lm stm",
    "shift": "sla sll sra srl slda sldl srda srdl",
    "si": "cli mvi ni oi tm xi",
    "ss": "clc mvc nc oc xc",
}
FORMAT = {name: kind for kind, names in NATIVE.items() for name in names.split()}

# Masks of the condition code, by what follows the j of a relative branch.
MASKS = {
    "o": 1, "h": 2, "nle": 3, "l": 4, "nhe": 5, "lh": 6, "ne": 7, "e": 8, "nlh": 9, "he": 10, "nl": 11, "le": 12, "nh": 13, "no": 14, "": 15,
}  # fmt: skip
BRANCHES = {1: "BO", 2: "BH", 4: "BL", 7: "BNE", 8: "BE", 11: "BNL", 13: "BNH", 14: "BNO", 15: "B"}

# Expansions: lines of source for an instruction. {0} and {1} are its operands,
# {e} and {o} the two registers of the pair that begins with operand 0. A line
# may begin with a label, which is unique for each use.
EXPANSIONS = {
    "ahi": "AH {0},=H'{1}'",
    "chi": "CH {0},=H'{1}'",
    "mhi": "MH {0},=H'{1}'",
    "larl": "L {0},=A({1})",
    "brasl": "L 1,=A({1})/BALR {0},1",
    "basr": "BALR {0},{1}",
    "brct": "BCT {0},{1}",
    # The low half of a product is the same with and without signs.
    "msr": "STM 0,1,8(15)/ST {0},20(,15)/LR 1,{1}/M 0,20(,15)/ST 1,16(,15)/LM 0,1,8(15)/L {0},16(,15)",
    "ms": "STM 0,1,8(15)/ST {0},20(,15)/L 1,{1}/M 0,20(,15)/ST 1,16(,15)/LM 0,1,8(15)/L {0},16(,15)",
    # M takes factors as signed: what counts as -2**32 too little comes back.
    "mlr": "ST {1},16(,15)/ST {o},20(,15)/M {e},16(,15)/TM 16(15),128/BZ A{n}/AL {e},20(,15)"
    "/A{n} TM 20(15),128/BZ B{n}/AL {e},16(,15)/B{n} DS 0H",
    "ml": "L {e},{1}/ST {e},16(,15)/ST {o},20(,15)/M {e},16(,15)/TM 16(15),128/BZ A{n}/AL {e},20(,15)"
    "/A{n} TM 20(15),128/BZ B{n}/AL {e},16(,15)/B{n} DS 0H",
    # The dividend has 32 bits: gcc clears the register before. D can't take a
    # divisor of 2**31 or more, or 1 with such a dividend.
    "dlr": "ST {1},16(,15)/L {e},16(,15)/LTR {e},{e}/BM A{n}/BCT {e},C{n}/B B{n}/C{n} SR {e},{e}/D {e},16(,15)/B B{n}"
    "/A{n} CL {o},16(,15)/LR {e},{o}/LA {o},0/BL B{n}/SL {e},16(,15)/LA {o},1/B{n} DS 0H",
    "dl": "L {e},{1}/ST {e},16(,15)/LTR {e},{e}/BM A{n}/BCT {e},C{n}/B B{n}/C{n} SR {e},{e}/D {e},16(,15)/B B{n}"
    "/A{n} CL {o},16(,15)/LR {e},{o}/LA {o},0/BL B{n}/SL {e},16(,15)/LA {o},1/B{n} DS 0H",
    # Sums and differences with a carry from before: condition code 2 or 3.
    "alcr": "BC 12,A{n}/ALR {0},{1}/AL {0},=F'1'/B B{n}/A{n} ALR {0},{1}/B{n} DS 0H",
    "slbr": "BC 3,A{n}/SLR {0},{1}/SL {0},=F'1'/B B{n}/A{n} SLR {0},{1}/B{n} DS 0H",
    "rll": "STM 0,1,8(15)/LR 0,{1}/LR 1,0/SLDL 0,{2}/ST 0,16(,15)/LM 0,1,8(15)/L {0},16(,15)",
}
# What an expansion leaves in the condition code where the instruction had left
# it alone, or another than the instruction. Nothing may read it.
SPOILS_CONDITION = {"mlr", "ml", "dlr", "dl", "alcr", "slbr"}
SETS_CONDITION = set("a ah al alr ar ahi c ch chi cl clc clm cli clr cr icm lcr lnr lpr ltr n nc ni nr o oc oi or s sh sl slr sr srda sla sra slda tm tml x xc xi xr alcr slbr".split())
READS_CONDITION = {"alcr", "slbr"}
DIVIDES = {"dlr", "dl"}
CHANGES_PAIR = DIVIDES | set("mlr ml mr m dr d srda srdl slda sldl".split())
KEEPS_REGISTERS = set("c cl clr cr ch chi clm ltr stc sth stm tml".split())

SAFE_SIGNS = {code: sign for code, sign in ((bytes([code]).decode("cp037"), code) for code in range(64, 250)) if re.match(r"[A-Za-z0-9 .,:;()?*+/=<>%_\"-]", code)}
TEXT_OF = {code: sign for sign, code in SAFE_SIGNS.items()}
LAST_COLUMN = 71
WIDTH = {".byte": 1, ".word": 2, ".short": 2, ".long": 4}


class TranslationError(Exception):
    pass


def statement(label, operation, operands=""):
    line = f"{label:<8} {operation:<5} {operands}".rstrip()
    if len(line) > LAST_COLUMN:
        raise TranslationError(f"too long: {line}")
    return line


def is_space(kind):
    return kind.startswith((".rodata", ".data", ".bss", ".sdata"))


def unescape(text):
    """The bytes of a string of gcc's, between its quotes."""
    out, at = bytearray(), 0
    simple = {"n": 10, "t": 9, "b": 8, "f": 12, "r": 13, '"': 34, "\\": 92}
    while at < len(text):
        if text[at] != "\\":
            out.append(ord(text[at]))
            at += 1
        elif octal := re.match(r"\\([0-7]{1,3})", text[at:]):
            out.append(int(octal.group(1), 8))
            at += octal.end()
        else:
            out.append(simple[text[at + 1]])
            at += 2
    return bytes(out)


class Translation:
    """One module: a control section with its functions, literals and data."""

    def __init__(self, section, names):
        self.section, self.names = section, names
        self.labels, self.taken = {}, set(names.values()) | {section}
        self.code, self.data = [], []
        self.globals, self.defined, self.used = [], set(), set()
        self.functions, self.function = set(), None
        self.in_data = False
        self.count = 0
        self.zero = set()  # registers, and words of the stack, that are known to hold 0

    # ---------------------------------------------------------------- names
    def name(self, symbol):
        if symbol in self.names:
            self.used.add(symbol)
            return self.names[symbol]
        if symbol not in self.labels:
            local = re.fullmatch(r"\.L(C?\d+)", symbol)
            stem = "L" + local.group(1) if local else re.sub(r"[^A-Z]", "", symbol.upper())[:4] + f"{len(self.labels):03d}"
            if len(stem) > 8 or stem in self.taken:
                raise TranslationError(f"{symbol} has no name left")
            self.labels[symbol] = stem
            self.taken.add(stem)
        return self.labels[symbol]

    def expression(self, text):
        return re.sub(r"[.A-Za-z_][\w.]*", lambda match: self.name(match.group(0)), text)

    # ----------------------------------------------------------------- code
    def put(self, operation, operands="", label=""):
        self.code.append(statement(label, operation, operands))

    def operand(self, text, kind):
        """A register, a number, a label, or a place in memory."""
        if register := re.fullmatch(r"%r(\d+)", text):
            return register.group(1)
        place = re.fullmatch(r"([^()]*)\(([^()]*)\)", text)
        if not place:
            return text if re.fullmatch(r"-?\d+", text) else self.expression(text)
        inside = [part.strip().replace("%r", "") for part in place.group(2).split(",")]
        if inside[-1] == "15" and place.group(1).isdigit() and int(place.group(1)) < 24:
            raise TranslationError(f"gcc uses the scratch area: {text}")
        if kind == "rx" and len(inside) == 1:
            inside.insert(0, "")
        return f"{self.expression(place.group(1))}({','.join(inside)})"

    def split(self, text):
        return [part.strip() for part in re.findall(r"(?:[^,(]|\([^)]*\))+", text)]

    def begin(self, symbol):
        self.function = symbol
        self.code.append(f"* {symbol}")
        self.put("DS", "0H", self.name(symbol))
        self.put("ST", "12,4(,15)")
        self.put("BALR", "12,0")
        self.put("USING", "*,12")

    def end(self):
        self.put("LTORG")
        self.put("DROP", "12")
        self.function = None

    def come_back(self, mask, register):
        """Returns to the caller, whose base has to be in register 12 again."""
        if mask != 15:
            self.count += 1
            self.put("BC", f"{15 - mask},A{self.count}")
        self.put("L", "12,4(,15)")
        self.put("BR", register)
        if mask != 15:
            self.put("DS", "0H", f"A{self.count}")

    def expand(self, operation, operands):
        register = int(operands[0]) if operands[0].isdigit() else 0
        self.count += 1
        places = {"e": register, "o": register + 1, "n": self.count}
        for line in EXPANSIONS[operation].split("/"):
            label, rest = re.fullmatch(r"((?:[ABC]\{n\} )?)(.*)", line).groups()
            name, _, values = rest.format(*operands, **places).partition(" ")
            self.put(name, values, label.strip().format(**places))

    def test_mask(self, register, mask):
        """TML: bits of a register's low half, all or none or some of them."""
        mask &= 0xFFFF
        if mask < 256:
            self.put("STC", f"{register},8(,15)")
            self.put("TM", f"8(15),{mask}")
        elif not mask & 255:
            self.put("STH", f"{register},8(,15)")
            self.put("TM", f"8(15),{mask >> 8}")
        else:
            self.put("STH", f"{register},8(,15)")
            self.put("NC", f"8(2,15),=X'{mask:04X}'")

    def load_number(self, register, number):
        if 0 <= number < 4096:
            self.put("LA", f"{register},{number}")
        else:
            self.put("LH", f"{register},=H'{number}'")

    def note_zero(self, operation, operands):
        """Follows which registers hold 0, for divisions."""
        target = operands[0] if operands else ""
        if operation in DIVIDES and target not in self.zero:
            raise TranslationError(f"a division of more than 32 bits: {operation} {operands}")
        if operation in ("brasl", "basr"):
            self.zero -= set("0 1 2 3 4 5 14".split())
        elif operation == "lhi" and operands[1] == "0" or operation == "lr" and operands[1] in self.zero:
            self.zero.add(target)
        elif operation == "st":
            (self.zero.add if target in self.zero else self.zero.discard)(operands[1].replace("(,", "("))
        elif operation == "lm":
            self.note_loaded(int(target), int(operands[1]), *re.fullmatch(r"(\d+)(.*)", operands[2]).groups())
        elif target.isdigit() and operation not in KEEPS_REGISTERS:
            self.zero -= {target, str(int(target) + 1)} if operation in CHANGES_PAIR else {target}

    def note_loaded(self, first, last, at, base):
        for register in range(first, last + 1):
            word = f"{int(at) + 4 * (register - first)}{base}"
            (self.zero.add if word in self.zero else self.zero.discard)(str(register))

    def instruct(self, operation, text):
        kind = FORMAT.get(operation, "rx" if operation in ("ms", "ml", "dl") else "")
        operands = [self.operand(part, kind) for part in self.split(text)]
        self.note_zero(operation, operands)
        if operation == "br" or re.fullmatch(r"b\w+r", operation) and operation[1:-1] in MASKS:
            if operands[0] not in ("4", "14"):
                raise TranslationError(f"not a return: {operation} {text}")
            self.come_back(MASKS[operation[1:-1]] if operation != "br" else 15, operands[0])
        elif operation[0] == "j" and operation[1:] in MASKS:
            mask = MASKS[operation[1:]]
            self.put(BRANCHES.get(mask, "BC"), operands[0] if mask in BRANCHES else f"{mask},{operands[0]}")
        elif operation == "lhi":
            self.load_number(operands[0], int(operands[1]))
        elif operation == "tml":
            self.test_mask(operands[0], int(operands[1]))
        elif operation in EXPANSIONS:
            self.expand(operation, operands)
        elif kind:
            if kind == "si":
                operands[1] = str(int(operands[1]) & 255)
            self.put(operation.upper(), ",".join(operands))
        else:
            raise TranslationError(f"System/370 has no {operation}")

    # ----------------------------------------------------------------- data
    def put_data(self, operation, operands="", label=""):
        self.data.append(statement(label, operation, operands))

    def put_bytes(self, content):
        """Signs that are the same in all code pages as such, others as codes."""
        while content:
            run = next((n for n, code in enumerate(content) if code not in TEXT_OF), len(content))
            if run >= 4:
                part, content = content[: min(run, 40)], content[min(run, 40) :]
                self.put_data("DC", f"C'{''.join(TEXT_OF[code] for code in part)}'")
                continue
            until = min(24, next((n for n in range(max(run, 1), len(content)) if all(code in TEXT_OF for code in content[n : n + 4]) and n + 4 <= len(content)), len(content)))
            self.put_data("DC", f"X'{content[:until].hex().upper()}'")
            content = content[until:]

    def define(self, directive, rest):
        if directive in (".string", ".ascii"):
            self.put_bytes(unescape(rest.strip()[1:-1]) + (b"\0" if directive == ".string" else b""))
        elif directive == ".zero":
            self.put_data("DC", f"{rest.split(',')[0]}X'00'")
        elif directive in (".align", ".balign"):
            self.put_data("DS", "0" + {"1": "C", "2": "H", "4": "F", "8": "D"}[rest])
        elif re.fullmatch(r"[-\d, ]+", rest):
            size = WIDTH[directive]
            self.put_bytes(b"".join((int(number) & (1 << 8 * size) - 1).to_bytes(size, "big") for number in rest.split(",")))
        else:
            for part in rest.split(","):
                self.put_data("DC", f"A({self.expression(part.strip())})")

    # ------------------------------------------------------------ the whole
    def direct(self, directive, rest):
        if directive in (".text", ".data", ".bss", ".section"):
            self.in_data = directive != ".text" and is_space(rest or directive)
        elif directive in (".globl", ".global"):
            self.globals.append(rest)
        elif directive == ".type" and rest.endswith("@function"):
            self.functions.add(rest.split(",")[0])
        elif directive == ".size" and self.function == rest.split(",")[0]:
            self.end()
        elif self.in_data and (directive in WIDTH or directive in (".string", ".ascii", ".zero", ".align", ".balign")):
            self.define(directive, rest)
        elif directive not in (".align", ".file", ".machine", ".machinemode", ".size", ".type", ".ident"):
            raise TranslationError(f"unknown directive {directive} {rest}")

    def mark(self, symbol):
        self.defined.add(symbol)
        self.zero.clear()
        if self.in_data:
            self.data.append(statement(self.name(symbol), "DS", "0C"))
        elif symbol in self.functions:
            self.begin(symbol)
        else:
            self.put("DS", "0H", self.name(symbol))

    def check_condition(self, instructions):
        """Nothing may read a condition code that an expansion has changed."""
        for at, (operation, text) in enumerate(instructions):
            readers = SPOILS_CONDITION if operation != "tml" else {"tml"}
            if operation not in readers:
                continue
            for later, _ in instructions[at + 1 :]:
                mask = MASKS.get(later[1:-1] if later[0] == "b" else later[1:]) if later[0] in "jb" else None
                conditional = mask is not None and mask != 15
                if operation == "tml" and conditional and mask not in (7, 8):
                    raise TranslationError(f"{later} after {operation} {text}")
                if operation != "tml" and (conditional or later in READS_CONDITION):
                    raise TranslationError(f"{later} reads what {operation} {text} spoils")
                if later in SETS_CONDITION or mask == 15 or later in ("br", "brasl", "basr"):
                    break

    def read(self, source):
        instructions = []
        for line in source.splitlines():
            line = line.split("#")[0] if '"' not in line else line
            if label := re.fullmatch(r"([.\w]+):\s*", line):
                self.mark(label.group(1))
            elif directive := re.fullmatch(r"\s*(\.\w+)\s*(.*?)\s*", line):
                self.direct(*directive.groups())
            elif instruction := re.fullmatch(r"\s+(\w+)\s*(.*?)\s*", line):
                instructions.append(instruction.groups())
                self.instruct(*instruction.groups())
            elif line.strip():
                raise TranslationError(f"not understood: {line}")
        self.check_condition(instructions)

    def lines(self):
        out = [statement(self.section, "CSECT")]
        out += [statement("", "ENTRY", self.names[symbol]) for symbol in self.globals]
        out += [statement("", "EXTRN", self.names[symbol]) for symbol in sorted(self.used - self.defined)]
        return out + self.code + self.data + [statement("", "END")]


def translate(source, section, names):
    """The lines of a module. "names" has the short name of every global symbol."""
    translation = Translation(section, names)
    translation.read(source)
    return translation.lines()
