# SPDX-License-Identifier: MIT
"""Makes a source kit for compilers of MVS 3.8j out of the sources as they are:
    mvs.py FOLDER     with the external names on standard input
Lines get 71 columns at most, external names eight letters, files the names of
members. One job holds it all: it fills libraries, compiles, and links."""
import os
import re
import subprocess
import sys

DIRECTORIES = ("rules", "rules/core", "rules/kulki", "rules/mahjong", "rules/freecell", "rules/sliding", "session", "wording", "front/mainframe", "front/mainframe/mvs")
STYLE = "{BasedOnStyle: LLVM, IndentWidth: 2, ContinuationIndentWidth: 2, ColumnLimit: 71, BreakBeforeBraces: Linux, AlignAfterOpenBracket: DontAlign, AllowShortFunctionsOnASingleLine: None}"
MEMBER = 8
SHARED_NAMES = ("board", "deal", "game", "moves", "text")  # of which each game has one
HEAD = """//QUADRILL JOB (1),'QUADRILLE',CLASS=A,MSGCLASS=A,REGION=8192K
//*
//* QUADRILLE: KULKI, MAHJONG, FREECELL, SLIDING PUZZLE.  MIT LICENCE.
//* NEVER RUN ON MVS BY WHO MADE IT: NAMES OF COMPILERS AND LIBRARIES
//* BELOW ARE THOSE OF GCC AND PDPCLIB AS THEY ARE USUALLY INSTALLED.
//*
//COMP    PROC M=,HLQ='HERC01.QUADRILL',CLIB='PDPCLIB'
//C       EXEC PGM=GCC,REGION=8192K,
//  PARM='-Os -S -ansi -o dd:out -'
//SYSIN    DD DSN=&HLQ..SOURCE(&M),DISP=SHR
//INCLUDE  DD DSN=&HLQ..HEADERS,DISP=SHR
//SYSINCL  DD DSN=&CLIB..INCLUDE,DISP=SHR
//OUT      DD DSN=&&ASM,DISP=(,PASS),UNIT=SYSDA,
//  SPACE=(CYL,(2,2)),DCB=(RECFM=FB,LRECL=80,BLKSIZE=6160)
//SYSPRINT DD SYSOUT=*
//SYSTERM  DD SYSOUT=*
//A       EXEC PGM=IFOX00,PARM='DECK,NOLIST',COND=(4,LT)
//SYSLIB   DD DSN=SYS1.MACLIB,DISP=SHR
//         DD DSN=&CLIB..MACLIB,DISP=SHR
//SYSUT1   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSUT2   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSUT3   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSPRINT DD SYSOUT=*
//SYSLIN   DD DUMMY
//SYSPUNCH DD DSN=&HLQ..OBJECT(&M),DISP=SHR
//SYSIN    DD DSN=&&ASM,DISP=(OLD,DELETE)
//        PEND
"""
LIBRARY = """//{step} EXEC PGM=IEBUPDTE,PARM=NEW
//SYSPRINT DD DUMMY
//SYSUT2   DD DSN=HERC01.QUADRILL.{name},DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(3,1,20)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=6160)
//SYSIN    DD DATA,DLM='@@'
"""
OBJECTS = """//OBJ     EXEC PGM=IEFBR14
//D1       DD DSN=HERC01.QUADRILL.OBJECT,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(3,1,20)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=3120)
//D2       DD DSN=HERC01.QUADRILL.LOAD,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(3,1,20)),
//  DCB=(RECFM=U,BLKSIZE=6144)
"""
LINK = """//LINK    EXEC PGM=IEWL,PARM='MAP,LIST,XREF',COND=(4,LT)
//SYSLIB   DD DSN=PDPCLIB.NCALIB,DISP=SHR
//OBJECT   DD DSN=HERC01.QUADRILL.OBJECT,DISP=SHR
//SYSLMOD  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSUT1   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSPRINT DD SYSOUT=*
//SYSLIN   DD *
"""
RUN = """//RUN     EXEC PGM=QUADRILL,COND=(4,LT)
//STEPLIB  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSPRINT DD SYSOUT=*
//SYSTERM  DD SYSOUT=*
//SYSIN    DD *
proof 3
quit
/*
//
"""


def short_names(symbols):
    """Each its own eight letters: what it begins with, and a number."""
    return {name: f"{name.replace('_', '')[:5]}{nth:03d}" for nth, name in enumerate(sorted(symbols)) if len(name) > MEMBER or "_" in name}


def name_members(paths):
    """Each file's member: its name, or what its directory and its name begin with, and a number where that is taken."""
    members, taken = {}, set()
    for path in sorted(paths):
        stem = os.path.splitext(path)[0]
        directory, name = os.path.basename(os.path.dirname(stem)), os.path.basename(stem).replace("_", "")
        candidates = [name, directory[:3] + name, *(f"{directory[:2]}{name[:5]}{nth}" for nth in range(10))]
        if os.path.basename(stem) in SHARED_NAMES:
            candidates = candidates[1:]
        kind = path[-1]
        members[path] = next(short for word in candidates if (short := word[:MEMBER].upper()) and (short, kind) not in taken and (len(word) <= MEMBER or word is not name))
        taken.add((members[path], kind))
    return members


def rewrite(path, members):
    """The text in short lines, with includes by members' names."""
    def include_member(match):
        beside = os.path.join(os.path.dirname(path), match.group(1))
        return f'#include "{members[beside if beside in members else match.group(1)]}.H"'

    with open(path, encoding="ascii") as file:
        text = file.read()
    text = re.sub(r'#include "([^"]+)"', include_member, text)
    if os.path.basename(path) == "base.h":
        text = text.replace("#include <limits.h>", '#include "QNAMES.H"\n\n#include <limits.h>', 1)
    return subprocess.run(["clang-format", f"--style={STYLE}"], input=text, capture_output=True, text=True, check=True).stdout


def gather():
    paths = [os.path.join(directory, name) for directory in DIRECTORIES for name in os.listdir(directory) if name.endswith((".c", ".h"))]
    members = name_members(paths)
    sources = {members[path]: rewrite(path, members) for path in paths if path.endswith(".c")}
    headers = {members[path]: rewrite(path, members) for path in paths if path.endswith(".h")}
    return sources, headers


def names_header(names):
    lines = "".join(f"#define {name} {short}\n" for name, short in sorted(names.items()))
    return "/* SPDX-License-Identifier: MIT */\n/* External names as linkers of old want them. */\n" + lines


def library(step, name, members):
    text = "".join(f"./ ADD NAME={member}\n{words}" for member, words in sorted(members.items()))
    return LIBRARY.format(step=step.ljust(7), name=name) + text + "./ ENDUP\n@@\n"


def job(sources, headers):
    compiles = "".join(f"//C{nth:03d}    EXEC COMP,M={member}\n" for nth, member in enumerate(sorted(sources)))
    includes = "".join(f" INCLUDE OBJECT({member})\n" for member in sorted(sources))
    link = LINK + includes + " INCLUDE SYSLIB(MVSSTART)\n ENTRY @@MAIN\n NAME QUADRILL(R)\n/*\n"
    return HEAD + library("HEAD", "HEADERS", headers) + library("SOUR", "SOURCE", sources) + OBJECTS + compiles + link + RUN


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="ascii") as file:
        file.write(text)


def main(folder):
    names = short_names(set(sys.stdin.read().split()))
    sources, headers = gather()
    headers["QNAMES"] = names_header(names)
    for kind, members in (("source", sources), ("headers", headers)):
        for member, text in members.items():
            write(os.path.join(folder, kind, f"{member}.{'C' if kind == 'source' else 'H'}"), text)
    write(os.path.join(folder, "quadrill.jcl"), job(sources, headers))
    print(f"{len(sources)} sources, {len(headers)} headers, {len(names)} names made short")


if __name__ == "__main__":
    main(sys.argv[1])
