# SPDX-License-Identifier: MIT
"""Translates arithmetic.c alone: arithmetic.py FOLDER
It writes the module of MVS's services and that of the operations, and prints
the expansions that they don't use."""
import os
import re
import subprocess
import sys

sys.path.insert(0, "packaging")
import mvs_job  # noqa: E402
import s370  # noqa: E402
import s370_job  # noqa: E402

SOURCE = "tests/s370/arithmetic.c"


def main(folder):
    output = subprocess.run([*s370_job.COMPILER, "-std=gnu11", SOURCE], capture_output=True, text=True, check=True).stdout
    system, names = s370_job.read_system()
    mvs_job.write(os.path.join(folder, "QUADRILL.ASM"), system)
    mvs_job.write(os.path.join(folder, "ARITH.ASM"), "\n".join(s370.translate(output, "ARITH", names)) + "\n")
    used = set(re.findall(r"^\t([a-z]+)\t", output, re.M))
    print(" ".join(sorted((set(s370.EXPANSIONS) | {"lhi", "tml"}) - used)))


main(*sys.argv[1:])
