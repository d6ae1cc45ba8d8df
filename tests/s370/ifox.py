# SPDX-License-Identifier: MIT
"""Reads source for IFOX00 strictly, and writes it for the GNU assembler:
    ifox.py FOLDER FOLDER    converts each member of a folder
It refuses what IFOX00 or the instructions of System/370 don't have. Macros of
MVS become what they generate there, as far as tests/s370/supervisor.s answers
it."""
import os
import re
import sys

OPERATIONS = {
    "rr": "ALR AR BALR BCTR CLR CR DR LCR LNR LPR LR LTR MR NR OR SLR SR XR",
    "rx": "A AH AL BAL BCT C CH CL D EX IC L LA LH M MH N O S SH SL ST STC STH X",
    "rs": "CLM ICM LM STM",
    "shift": "SLA SLL SRA SRL SLDA SLDL SRDA SRDL",
    "si": "CLI MVI NI OI TM XI",
    "ss": "CLC MVC NC OC XC",
}
FORMATS = {name: kind for kind, names in OPERATIONS.items() for name in names.split()}
CONDITIONS = {"B": 15, "BO": 1, "BH": 2, "BP": 2, "BL": 4, "BM": 4, "BNE": 7, "BNZ": 7, "BE": 8, "BZ": 8, "BNL": 11, "BNM": 11, "BNH": 13, "BNP": 13, "BNO": 14}
SYMBOL = r"[A-Z][A-Z0-9]{0,7}"
SIZES = {"F": 4, "H": 2, "D": 8, "C": 1, "X": 1, "A": 4}


class SourceError(Exception):
    pass


def fail(number, line, why):
    raise SourceError(f"line {number}: {why}: {line}")


def split(text):
    """Operands, without commas in brackets or quotation marks."""
    return re.findall(r"(?:[^,('\s]|\([^()]*(?:\([^()]*\)[^()]*)*\)|'(?:[^']|'')*')+", text)


def encode(text):
    # Code page 1047 differs from 037 in none of the characters of the source.
    return text.encode("cp037")


def statements(source):
    """(number, label, operation, operands) of each line, whose columns are
    checked."""
    for number, line in enumerate(source.splitlines(), 1):
        if line.startswith("*"):
            if len(line) > 71:
                fail(number, line, "more than 71 columns")
            continue
        if len(line) > 71:
            fail(number, line, "more than 71 columns")
        parts = re.fullmatch(rf"({SYMBOL})?\s+([A-Z]+)(?:\s+((?:[^\s']|'(?:[^']|'')*')+))?(?:\s+.*)?", line)
        if not parts:
            fail(number, line, "no statement of IFOX00's")
        yield number, parts.group(1) or "", parts.group(2), parts.group(3) or ""


# Macros, as lines of source. They are what SYS1.MACLIB generates, in essence.
def expand_open(operands):
    dcb, way = re.fullmatch(r"\((\w+),\((\w+)\)\)", operands).groups()
    return ["CNOP 0,4", "BAL 1,*+8", f"DC A({dcb}+X'{'8F' if way == 'OUTPUT' else '80'}000000')", "SVC 19"]


def expand_close(operands):
    return ["CNOP 0,4", "BAL 1,*+8", f"DC A({operands[1:-1]}+X'80000000')", "SVC 20"]


def expand_access(operands):
    dcb, area = split(operands)
    return ([] if dcb == "(1)" else [f"LA 1,{dcb}"]) + [f"LA 0,{area}", "L 15,48(0,1)", "BALR 14,15"]


def expand_getmain(operands):
    if operands != "R,LV=(0)":
        raise SourceError(f"GETMAIN {operands}")
    return ["BAL 1,*+4", "SVC 10"]


def expand_freemain(operands):
    if operands != "R,LV=(0),A=(1)":
        raise SourceError(f"FREEMAIN {operands}")
    return ["LA 1,0(0,1)", "SVC 10"]


def expand_dcb(operands):
    """The fields of a data control block that the program or our supervisor
    looks at."""
    words = dict(part.split("=") for part in split(operands))
    if set(words) - {"DDNAME", "DSORG", "MACRF", "EODAD", "RECFM", "LRECL", "BLKSIZE"} or words["DSORG"] != "PS":
        raise SourceError(f"DCB {operands}")
    return [
        "DC 8F'0'",
        f"DC A({words.get('EODAD', '0')})",
        "DC F'0'",
        f"DC CL8'{words['DDNAME']}'",
        f"DC X'{'02' if words['MACRF'] == 'PM' else '00'}'",
        "DC 33X'00'",
        f"DC H'{words.get('LRECL', words.get('BLKSIZE', '80'))}'",
        "DC 12X'00'",
    ]


MACROS = {
    "OPEN": expand_open,
    "CLOSE": expand_close,
    "GET": expand_access,
    "PUT": expand_access,
    "GETMAIN": expand_getmain,
    "FREEMAIN": expand_freemain,
    "DCB": expand_dcb,
    "GTSIZE": lambda operands: ["LA 0,8", "SLL 0,24", "SVC 94"],
}


class Module:
    def __init__(self):
        self.out, self.literals, self.base, self.count = [], {}, None, 0
        self.here = 0

    def put(self, text, label=""):
        if label:
            self.out.append(f"{label}:")
        if text:
            self.out.append("\t" + text)

    def value(self, text):
        """An expression; * is where the statement begins."""
        text = re.sub(r"X'([0-9A-F]+)'", lambda match: str(int(match.group(1), 16)), text)
        if not re.fullmatch(rf"[-+]?(?:{SYMBOL}|\d+|\*)(?:[-+](?:{SYMBOL}|\d+))*", text):
            raise SourceError(f"no expression: {text}")
        return text.replace("*", f"here.{self.here}")

    def literal(self, text):
        if text not in self.literals:
            self.count += 1
            self.literals[text] = f"lit.{self.count}"
        return self.literals[text]

    def place(self, text, kind):
        """Displacement, index or length, and base, as the GNU assembler writes
        them."""
        if text.startswith("="):
            text = self.literal(text[1:])
            return f"{text}-{self.base}(%r12)"
        place, inside = re.fullmatch(r"([^()]+)(?:\((.*)\))?", text).groups()
        inside = inside.split(",") if inside is not None else []
        absolute = not re.search(r"[A-Z*]", re.sub(rf"{SYMBOL}-{SYMBOL}|X'[0-9A-F]+'", "", place))
        value = self.value(place)
        if kind == "ss":
            length = inside[0]
            base = inside[1] if absolute else "12"
            return f"{value if absolute else f'{value}-{self.base}'}({length},%r{base})"
        if absolute:
            if kind == "rx":
                registers = [f"%r{part}" for part in (inside + ["", ""])[:2] if part and part != "0"]
                if len(inside) == 1:
                    raise SourceError(f"an index without a base: {text}")
            else:
                registers = [f"%r{part}" for part in inside if part != "0"]
            return f"{value}({','.join(registers)})" if registers else value
        if not self.base:
            raise SourceError(f"{text} has no base")
        index = f"%r{inside[0]}," if inside else ""
        return f"{value}-{self.base}({index}%r12)"

    def instruct(self, operation, operands):
        kind = FORMATS.get(operation)
        parts = split(operands)
        name = operation.lower()
        registers = [f"%r{part}" for part in parts if re.fullmatch(r"\d+", part)]
        if operation in CONDITIONS:
            self.put(f"bc {CONDITIONS[operation]},{self.place(parts[0], 'rx')}")
        elif operation == "BC":
            self.put(f"bc {parts[0]},{self.place(parts[1], 'rx')}")
        elif operation == "BR":
            self.put(f"bcr 15,%r{parts[0]}")
        elif operation == "SVC":
            self.put(f"svc {parts[0]}")
        elif operation == "STCK":
            self.put(f"stck {self.place(parts[0], 'si')}")
        elif kind == "rr" and len(registers) == 2:
            self.put(f"{name} {registers[0]},{registers[1]}")
        elif kind == "rx":
            self.put(f"{name} {registers[0]},{self.place(parts[1], 'rx')}")
        elif kind == "rs":
            middle = parts[1] if operation in ("CLM", "ICM") else f"%r{parts[1]}"
            self.put(f"{name} %r{parts[0]},{middle},{self.place(parts[2], 'rs')}")
        elif kind == "shift":
            self.put(f"{name} %r{parts[0]},{self.place(parts[1], 'rs')}")
        elif kind == "si":
            self.put(f"{name} {self.place(parts[0], 'si')},{parts[1]}")
        elif kind == "ss":
            self.put(f"{name} {self.place(parts[0], 'ss')},{self.place(parts[1], 'si')}")
        else:
            raise SourceError(f"System/370 has no {operation}")

    def data(self, text):
        match = re.fullmatch(r"(\d*)([AFHCXD])(L\d+)?(?:'(.*)'|\((.*)\))?", text)
        if not match:
            raise SourceError(f"no constant: {text}")
        times, kind, length, content, expression = match.groups()
        times = int(times) if times else 1
        if content is None and expression is None:
            size = int(length[1:]) if length else SIZES[kind]
            return [f".balign {size}"] * (not length) + ([f".zero {times * size}"] if times else [])
        if kind == "A":
            return [".balign 4", f".long {self.value(expression)}"]
        if kind in "FH":
            return [f".balign {SIZES[kind]}"] + [f"{'.long' if kind == 'F' else '.short'} {content}"] * times
        content = encode(content) if kind == "C" else bytes.fromhex(content)
        if length:
            content = content.ljust(int(length[1:]), b"\x40")
        return [".byte " + ",".join(map(str, content * times))]

    def pool(self):
        """Literals in the order of their alignment, as LTORG has them."""
        self.put(".balign 8")
        for size in (4, 2, 1):
            for text, label in list(self.literals.items()):
                lines = self.data(text)
                align = next((int(line.split()[1]) for line in lines if line.startswith(".balign")), 4 if len(lines[0].split(",")) == 4 else 1)
                if align == size:
                    self.put("", label)
                    for line in lines:
                        self.put(line)
                    del self.literals[text]

    def read(self, number, label, operation, operands):
        self.here += 1
        if operation in MACROS:
            self.put("", label)
            for line in MACROS[operation](operands):
                self.read(number, "", *(line.split(None, 1) + [""])[:2])
            return
        if operation in ("DC", "DS"):
            lines = self.data(operands)
            if lines and lines[0].startswith(".balign"):
                self.put(lines.pop(0))
            self.put("", label)
            for line in lines:
                self.put(line)
            return
        if operation == "CSECT":
            self.put(f".text\n\t.globl {label}\n\t.balign 8", "")
        elif operation == "EQU":
            self.put(f".set {label},{self.value(operands)}")
            return
        elif operation == "ENTRY":
            self.put(f".globl {operands}")
        elif operation == "CNOP":
            self.put(".balign 4,7")
        elif operation == "USING":
            self.count += 1
            self.base = f"base.{self.count}"
            self.put("", self.base)
        elif operation == "DROP":
            self.base = None
        elif operation == "LTORG":
            self.pool()
        elif operation not in ("EXTRN", "END"):
            self.put("", label)
            label = ""
            self.put("", f"here.{self.here}")
            self.instruct(operation, operands)
        if label:
            self.put("", label)


def convert(source):
    module = Module()
    for number, label, operation, operands in statements(source):
        try:
            module.read(number, label, operation, operands)
        except (SourceError, AttributeError, IndexError, KeyError, ValueError) as error:
            raise SourceError(f"line {number}: {operation} {operands}: {error}") from error
    if module.literals:
        raise SourceError("literals without a pool")
    return "\n".join(module.out) + "\n\t.section .note.GNU-stack,\"\",%progbits\n"


def main(folder, out):
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="ascii") as file:
            source = file.read()
        try:
            text = convert(source)
        except SourceError as error:
            raise SystemExit(f"{name}, {error}") from error
        with open(os.path.join(out, name.replace(".ASM", ".s").lower()), "w", encoding="ascii") as file:
            file.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
