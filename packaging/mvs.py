# SPDX-License-Identifier: MIT
"""Makes a source kit for compilers of MVS 3.8j out of the sources as they are:
    mvs.py FOLDER     with the external names on standard input
Lines get 71 columns at most, external names eight letters, files the names of
members. One job holds it all: it fills libraries, compiles, and links."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import mvs_job

DIRECTORIES = (*mvs_job.DIRECTORIES, "front/mainframe/mvs")
STYLE = "{BasedOnStyle: LLVM, IndentWidth: 2, ContinuationIndentWidth: 2, ColumnLimit: 71, BreakBeforeBraces: Linux, AlignAfterOpenBracket: DontAlign, AllowShortFunctionsOnASingleLine: None}"
HEAD = (
    mvs_job.HEAD.format(region="8192K")
    + """//* NEVER RUN ON MVS BY WHO MADE IT: NAMES OF COMPILERS AND LIBRARIES
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
"""
    + mvs_job.WORK_FILES.format(size=2)
    + mvs_job.OBJECT_MEMBER
    + """//SYSIN    DD DSN=&&ASM,DISP=(OLD,DELETE)
//        PEND
"""
)
C_LIBRARY = "//SYSLIB   DD DSN=PDPCLIB.NCALIB,DISP=SHR\n"
START = " INCLUDE SYSLIB(MVSSTART)\n ENTRY @@MAIN\n"
RUN = mvs_job.RUN + "//SYSTERM  DD SYSOUT=*\n" + mvs_job.INPUT.format(lines="proof 3\nquit")


def rewrite(path, members):
    """The text with includes by members' names."""
    def include_member(match):
        beside = os.path.join(os.path.dirname(path), match.group(1))
        return f'#include "{members[beside if beside in members else match.group(1)]}.H"'

    with open(path, encoding="ascii") as file:
        text = file.read()
    text = re.sub(r'#include "([^"]+)"', include_member, text)
    if os.path.basename(path) == "base.h":
        text = text.replace("#include <limits.h>", '#include "QNAMES.H"\n\n#include <limits.h>', 1)
    return text


def shorten_lines(texts):
    """Formats texts, by their names, all at once."""
    with tempfile.TemporaryDirectory() as folder:
        files = {name: os.path.join(folder, name.replace("/", "-")) for name in texts}
        for name, file in files.items():
            mvs_job.write(file, texts[name])
        subprocess.run(["clang-format", "-i", f"--style={STYLE}", *files.values()], check=True)
        return {name: pathlib.Path(file).read_text(encoding="ascii") for name, file in files.items()}


def gather():
    paths = mvs_job.find_files(DIRECTORIES, (".c", ".h"))
    members = mvs_job.name_members(paths)
    texts = shorten_lines({path: rewrite(path, members) for path in paths})
    sources = {members[path]: texts[path] for path in paths if path.endswith(".c")}
    headers = {members[path]: texts[path] for path in paths if path.endswith(".h")}
    return sources, headers


def names_header(names):
    lines = "".join(f"#define {name} {short}\n" for name, short in sorted(names.items()))
    return "/* SPDX-License-Identifier: MIT */\n/* External names as linkers of old want them. */\n" + lines


def job(sources, headers):
    libraries = mvs_job.fill_library("HEAD", "HEADERS", headers) + mvs_job.fill_library("SOUR", "SOURCE", sources)
    link = mvs_job.link("MAP,LIST,XREF", sources, START, C_LIBRARY)
    return HEAD + libraries + mvs_job.OBJECTS + mvs_job.make_objects("C", "COMP", sources) + link + RUN


def main(folder):
    names = mvs_job.short_names(set(sys.stdin.read().split()))
    sources, headers = gather()
    headers["QNAMES"] = names_header(names)
    for kind, members in (("source", sources), ("headers", headers)):
        for member, text in members.items():
            mvs_job.write(os.path.join(folder, kind, f"{member}.{'C' if kind == 'source' else 'H'}"), text)
    mvs_job.write(os.path.join(folder, "quadrill.jcl"), job(sources, headers))
    print(f"{len(sources)} sources, {len(headers)} headers, {len(names)} names made short")


if __name__ == "__main__":
    main(sys.argv[1])
