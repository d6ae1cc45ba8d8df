# SPDX-License-Identifier: MIT
"""What the jobs for MVS 3.8j share: the files they are made from, eight-letter
names for them and for what they export, and job control."""
import os

DIRECTORIES = ("rules", "rules/core", "rules/kulki", "rules/mahjong", "rules/freecell", "rules/sliding", "session", "wording", "front/mainframe")
MEMBER = 8
SHARED_NAMES = ("board", "deal", "game", "moves", "text")  # of which each game has one
HEAD = """//QUADRILL JOB (1),'QUADRILLE',CLASS=A,MSGCLASS=A,REGION={region}
//*
//* QUADRILLE: KULKI, MAHJONG, FREECELL, SLIDING PUZZLE.  MIT LICENCE.
"""
WORK_FILES = "".join(f"//SYSUT{nth}   DD UNIT=SYSDA,SPACE=(CYL,({{size}},2))\n" for nth in (1, 2, 3))
OBJECT_MEMBER = """//SYSPRINT DD SYSOUT=*
//SYSLIN   DD DUMMY
//SYSPUNCH DD DSN=&HLQ..OBJECT(&M),DISP=SHR
"""
LIBRARY = """//{step} EXEC PGM=IEBUPDTE,PARM=NEW
//SYSPRINT DD DUMMY
//SYSUT2   DD DSN=HERC01.QUADRILL.{name},DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,({space})),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=6160)
//SYSIN    DD DATA,DLM='{end}'
"""
OBJECTS = """//OBJ     EXEC PGM=IEFBR14
//D1       DD DSN=HERC01.QUADRILL.OBJECT,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(3,1,20)),
//  DCB=(RECFM=FB,LRECL=80,BLKSIZE=3120)
//D2       DD DSN=HERC01.QUADRILL.LOAD,DISP=(,CATLG),
//  UNIT=SYSDA,SPACE=(CYL,(3,1,20)),
//  DCB=(RECFM=U,BLKSIZE=6144)
"""
LINK = """//OBJECT   DD DSN=HERC01.QUADRILL.OBJECT,DISP=SHR
//SYSLMOD  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSUT1   DD UNIT=SYSDA,SPACE=(CYL,(2,2))
//SYSPRINT DD SYSOUT=*
//SYSLIN   DD *
"""
RUN = """//RUN     EXEC PGM=QUADRILL,COND=(4,LT)
//STEPLIB  DD DSN=HERC01.QUADRILL.LOAD,DISP=SHR
//SYSPRINT DD SYSOUT=*
"""
INPUT = """//SYSIN    DD *
{lines}
/*
//
"""


def find_files(directories, ending):
    return sorted(os.path.join(directory, name) for directory in directories for name in os.listdir(directory) if name.endswith(ending))


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


def fill_library(step, name, members, space="3,1,20", end="@@"):
    """A step that makes a library of these members. The characters that end its input occur nowhere else in it."""
    text = "".join(f"./ ADD NAME={member}\n{words}" for member, words in sorted(members.items()))
    return LIBRARY.format(step=step.ljust(7), name=name, space=space, end=end) + text + f"./ ENDUP\n{end}\n"


def make_objects(letter, procedure, members):
    """A step for each member that runs a procedure on it."""
    return "".join(f"//{letter}{nth:03d}    EXEC {procedure},M={member}\n" for nth, member in enumerate(sorted(members)))


def link(options, members, start, library=""):
    """Links all members. The last lines say where the program starts."""
    step = f"//LINK    EXEC PGM=IEWL,PARM='{options}',COND=(4,LT)\n"
    includes = "".join(f" INCLUDE OBJECT({member})\n" for member in sorted(members))
    return step + library + LINK + includes + start + " NAME QUADRILL(R)\n/*\n"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
