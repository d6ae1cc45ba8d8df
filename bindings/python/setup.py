# SPDX-License-Identifier: MIT
"""Builds the package. What it needs from the rest of the repository, it copies
into the folder "generated" first: the library as one C file, its header and the
pictures. A source distribution contains that folder, and nothing else is
needed then."""

import os
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
GENERATED = "generated"
PICTURES = ("signs", "cards", "mahjong", "kulki", "sliding")


def generate():
    os.makedirs(os.path.join(HERE, GENERATED, "art"), exist_ok=True)
    target = os.path.join(HERE, GENERATED)
    script = os.path.join(ROOT, "library", "amalgamate.py")
    output = os.path.join(target, "quadrille.c")
    subprocess.check_call(
        [sys.executable, script, ROOT, output, "library", "rules", "session", "solve"], cwd=ROOT
    )
    shutil.copy(os.path.join(ROOT, "include", "quadrille.h"), target)
    shutil.copy(os.path.join(ROOT, "LICENSE"), target)
    for name in PICTURES:
        shutil.copy(os.path.join(ROOT, "art", name + ".svg"), os.path.join(target, "art"))


class BuildWithPictures(build_py):
    """Puts the pictures beside the modules."""

    def run(self):
        super().run()
        target = os.path.join(self.build_lib, "quadrille", "art")
        self.mkpath(target)
        for name in PICTURES:
            self.copy_file(os.path.join(GENERATED, "art", name + ".svg"), target)


def sources(folder):
    return sorted(f"{folder}/{name}" for name in os.listdir(os.path.join(HERE, folder)) if name.endswith(".c"))


def version():
    """That of the library."""
    with open(os.path.join(GENERATED, "quadrille.h"), encoding="utf-8") as header:
        return ".".join(re.findall(r"^#define QUADRILLE_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header.read(), re.M))


os.chdir(HERE)
if os.path.exists(os.path.join(ROOT, "library", "amalgamate.py")):
    generate()
setup(
    version=version(),
    cmdclass={"build_py": BuildWithPictures},
    ext_modules=[
        Extension(
            "quadrille._quadrille",
            [*sources("extension"), f"{GENERATED}/quadrille.c"],
            include_dirs=[GENERATED, "extension"],
            define_macros=[("Py_LIMITED_API", "0x030B0000"), ("QUADRILLE_API", "")],
            # Without the folder's name, the same sources make the same bytes in another one.
            extra_compile_args=(
                ["-std=c11", "-O3", "-fvisibility=hidden", f"-ffile-prefix-map={HERE}=."] if os.name == "posix" else []
            ),
            py_limited_api=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
