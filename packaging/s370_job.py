# SPDX-License-Identifier: MIT
"""Makes a job for MVS 3.8j that needs no C compiler there: s370_job.py FOLDER
gcc compiles each file, s370.py translates it, and the job assembles and links
them, with front/mainframe/tso/system.asm."""
import os
import re
import shutil
import subprocess
import sys

import mvs
import s370

DIRECTORIES = ("rules", "rules/core", "rules/kulki", "rules/mahjong", "rules/freecell", "rules/sliding", "session", "wording", "front/mainframe", "front/mainframe/tso")
SYSTEM = "front/mainframe/tso/system.asm"
COMPILER = ("s390x-linux-gnu-gcc", "-I.", "-std=c90", *s370.FLAGS, "-S", "-o", "-")
HEAD = """//QUADRILL JOB (1),'QUADRILLE',CLASS=A,MSGCLASS=A,REGION=4096K
//*
//* QUADRILLE: KULKI, MAHJONG, FREECELL, SLIDING PUZZLE.  MIT LICENCE.
//* IT NEEDS IFOX00 AND IEWL, AS EVERY MVS 3.8J HAS, BUT NO COMPILER.
//* NOT YET RUN ON MVS: IT IS TESTED IN S/370 MODE, WITHOUT MVS.
//*
//ASM     PROC M=,HLQ='HERC01.QUADRILL'
//A       EXEC PGM=IFOX00,PARM='DECK,NOLIST,NOXREF',REGION=2048K
//SYSLIB   DD DSN=SYS1.MACLIB,DISP=SHR
//SYSUT1   DD UNIT=SYSDA,SPACE=(CYL,(4,2))
//SYSUT2   DD UNIT=SYSDA,SPACE=(CYL,(4,2))
//SYSUT3   DD UNIT=SYSDA,SPACE=(CYL,(4,2))
//SYSPRINT DD SYSOUT=*
//SYSLIN   DD DUMMY
//SYSPUNCH DD DSN=&HLQ..OBJECT(&M),DISP=SHR
//SYSIN    DD DSN=&HLQ..ASM(&M),DISP=SHR
//        PEND
"""
LIBRARY = """//ASMS    EXEC PGM=IEBUPDTE,PARM=NEW
//SYSPRINT DD DUMMY
//SYSUT2   DD DSN=HERC01.QUADRILL.ASM,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(8,2,30)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=6160)
//SYSIN    DD DATA,DLM='ZZ'
"""
ALLOCATE = (
    mvs.OBJECTS
    + """//D3       DD DSN=HERC01.QUADRILL.SAVES,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(TRK,(10,5,10)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=3120)
"""
)
LINK = """//LINK    EXEC PGM=IEWL,PARM='MAP,LIST',COND=(4,LT)
//OBJECT   DD DSN=HERC01.QUADRILL.OBJECT,DISP=SHR
//SYSLMOD  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSUT1   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSPRINT DD SYSOUT=*
//SYSLIN   DD *
"""
RUN = """//RUN     EXEC PGM=QUADRILL,COND=(4,LT)
//STEPLIB  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSPRINT DD SYSOUT=*
//SYSIN    DD *
PROOF 3
QUIT
/*
//
"""


def compile_all():
    paths = sorted(os.path.join(directory, name) for directory in DIRECTORIES for name in os.listdir(directory) if name.endswith(".c"))
    return {path: subprocess.run([*COMPILER, path], capture_output=True, text=True, check=True).stdout for path in paths}


def read_system():
    """The assembler's own module, and the names that its remarks give."""
    with open(SYSTEM, encoding="ascii") as file:
        text = file.read()
    return text, {name: short for short, name in re.findall(r"^ +(?:ENTRY|EXTRN) (\w+) +(\w+)$", text, re.M)}


def name_all(outputs, given):
    symbols = {name for output in outputs.values() for name in re.findall(r"^\.globl\s+(\w+)$", output, re.M)} - set(given)
    names = {name: name.upper() for name in symbols} | {name: short.upper() for name, short in mvs.short_names(symbols).items()} | given
    if len(set(names.values())) < len(names):
        raise SystemExit("two symbols have one name")
    return names


def name_section(member, names):
    """No control section may have the name of an entry."""
    return member if member not in names.values() else member[:7] + "X"


def job(modules):
    cards = "".join(f"./ ADD NAME={member}\n{text}" for member, text in sorted(modules.items()))
    steps = "".join(f"//A{nth:03d}    EXEC ASM,M={member}\n" for nth, member in enumerate(sorted(modules)))
    includes = "".join(f" INCLUDE OBJECT({member})\n" for member in sorted(modules))
    return HEAD + LIBRARY + cards + "./ ENDUP\nZZ\n" + ALLOCATE + steps + LINK + includes + " ENTRY QUADRILL\n NAME QUADRILL(R)\n/*\n" + RUN


def main(folder):
    outputs = compile_all()
    system, given = read_system()
    names = name_all(outputs, given)
    members = mvs.name_members(outputs)
    modules = {"QUADRILL": system}
    for path, output in outputs.items():
        try:
            lines = s370.translate(output, name_section(members[path], names), names)
        except s370.TranslationError as error:
            raise SystemExit(f"{path}: {error}") from error
        modules[members[path]] = f"* SPDX-License-Identifier: MIT\n* {path}\n" + "".join(line + "\n" for line in lines)
    shutil.rmtree(folder, ignore_errors=True)
    for member, text in modules.items():
        mvs.write(os.path.join(folder, "assembler", member + ".ASM"), text)
    mvs.write(os.path.join(folder, "quadasm.jcl"), job(modules))
    print(f"{len(modules)} modules, {sum(text.count(chr(10)) for text in modules.values())} lines")


if __name__ == "__main__":
    main(sys.argv[1])
