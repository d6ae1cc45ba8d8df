# SPDX-License-Identifier: MIT
"""Makes a job for MVS 3.8j that needs no C compiler there: s370_job.py FOLDER
gcc compiles each file, s370.py translates it, and the job assembles and links
them, with front/mainframe/tso/system.asm."""
import os
import re
import shutil
import subprocess
import sys

import mvs_job
import s370

DIRECTORIES = (*mvs_job.DIRECTORIES, "front/mainframe/tso")
SYSTEM = "front/mainframe/tso/system.asm"
COMPILER = ("s390x-linux-gnu-gcc", "-I.", "-std=c90", *s370.FLAGS, "-S", "-o", "-")
HEAD = (
    mvs_job.HEAD.format(region="4096K")
    + """//* IT NEEDS IFOX00 AND IEWL, AS EVERY MVS 3.8J HAS, BUT NO COMPILER.
//* NOT YET RUN ON MVS: IT IS TESTED IN S/370 MODE, WITHOUT MVS.
//*
//ASM     PROC M=,HLQ='HERC01.QUADRILL'
//A       EXEC PGM=IFOX00,PARM='DECK,NOLIST,NOXREF',REGION=2048K
//SYSLIB   DD DSN=SYS1.MACLIB,DISP=SHR
"""
    + mvs_job.WORK_FILES.format(size=4)
    + mvs_job.OBJECT_MEMBER
    + """//SYSIN    DD DSN=&HLQ..ASM(&M),DISP=SHR
//        PEND
"""
)
SAVES = """//D3       DD DSN=HERC01.QUADRILL.SAVES,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(TRK,(10,5,10)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=3120)
"""
RUN = mvs_job.RUN + mvs_job.INPUT.format(lines="PROOF 3\nQUIT")


def compile_all():
    return {path: subprocess.run([*COMPILER, path], capture_output=True, text=True, check=True).stdout for path in mvs_job.find_files(DIRECTORIES, ".c")}


def read_system():
    """The assembler's own module, and the names that its remarks give."""
    with open(SYSTEM, encoding="ascii") as file:
        text = file.read()
    return text, {name: short for short, name in re.findall(r"^ +(?:ENTRY|EXTRN) (\w+) +(\w+)$", text, re.M)}


def name_all(outputs, given):
    symbols = {name for output in outputs.values() for name in re.findall(r"^\.globl\s+(\w+)$", output, re.M)} - set(given)
    names = {name: name.upper() for name in symbols} | {name: short.upper() for name, short in mvs_job.short_names(symbols).items()} | given
    if len(set(names.values())) < len(names):
        raise SystemExit("two symbols have one name")
    return names


def name_section(member, names):
    """No control section may have the name of an entry."""
    return member if member not in names.values() else member[:7] + "X"


def job(modules):
    library = mvs_job.fill_library("ASMS", "ASM", modules, "8,2,30", "ZZ")
    link = mvs_job.link("MAP,LIST", modules, " ENTRY QUADRILL\n")
    return HEAD + library + mvs_job.OBJECTS + SAVES + mvs_job.make_objects("A", "ASM", modules) + link + RUN


def main(folder):
    outputs = compile_all()
    system, given = read_system()
    names = name_all(outputs, given)
    members = mvs_job.name_members(outputs)
    modules = {"QUADRILL": system}
    for path, output in outputs.items():
        try:
            lines = s370.translate(output, name_section(members[path], names), names)
        except s370.TranslationError as error:
            raise SystemExit(f"{path}: {error}") from error
        modules[members[path]] = f"* SPDX-License-Identifier: MIT\n* {path}\n" + "".join(line + "\n" for line in lines)
    shutil.rmtree(folder, ignore_errors=True)
    for member, text in modules.items():
        mvs_job.write(os.path.join(folder, "assembler", member + ".ASM"), text)
    mvs_job.write(os.path.join(folder, "quadasm.jcl"), job(modules))
    print(f"{len(modules)} modules, {sum(text.count(chr(10)) for text in modules.values())} lines")


if __name__ == "__main__":
    main(sys.argv[1])
