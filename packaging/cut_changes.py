#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Cuts CHANGES.md: what was Unreleased becomes a version's. A tag whose version has no heading yet, because it was set
afterwards, gets one as well: with what its own CHANGES.md had under Unreleased, word for word. What it had is not new in
the later version.
packaging/cut_changes.py VERSION DATE"""
import datetime
import pathlib
import re
import subprocess
import sys

CHANGES = pathlib.Path("CHANGES.md")
UNRELEASED = "## Unreleased\n"


def git(*words):
    """What git prints; nothing where the sources are no clone."""
    return subprocess.run(["git", *words], capture_output=True, text=True, check=False).stdout


def cut_out(text):
    """What stands under Unreleased, without the paragraph that says that nothing has been released; and what is around it."""
    before, after = text.split(UNRELEASED, 1)
    own, *rest = re.split(r"^(?=## )", after, maxsplit=1, flags=re.M)
    return before, re.sub(r"^Nothing has been released yet.*\n(.+\n)*\n", "", own.lstrip("\n"), flags=re.M), "".join(rest)


def items(text):
    """Headings, paragraphs and entries."""
    return [item.strip() for item in re.findall(r"(?:- .*|.+)\n(?:(?!- |#).+\n)*", text)]


def without(text, old):
    """What is not in the old text, without headings that have nothing left, and without gaps in lists."""
    known = {item for item in items(old) if item.startswith("- ")}
    left = [item for item in items(text) if item not in known]
    kept = [item for item, following in zip(left, [*left[1:], "#"]) if not (item.startswith("#") and following.startswith("#"))]
    return "".join(("\n" if item.startswith("- ") and before.startswith("- ") else "\n\n") + item for before, item in zip(["", *kept], kept))


def heading(version, date):
    return f"## {version}, {date.day} {date:%B %Y}\n\n"


def main():
    version, date = sys.argv[1], datetime.date.fromisoformat(sys.argv[2])
    before, own, rest = cut_out(CHANGES.read_text())
    for tag in git("tag", "--list", "v[0-9]*", "--sort=version:refname").split():
        if f"\n## {tag[1:]}, " not in "\n" + rest:
            _, old, _ = cut_out(git("show", f"{tag}:CHANGES.md"))
            day = datetime.date.fromisoformat(git("log", "-1", "--format=%cs", tag).strip())
            own, rest = without(own, old), heading(tag[1:], day) + old.rstrip("\n") + "\n\n" * bool(rest) + rest
    text = before + UNRELEASED + "\n" + heading(version, date) + own.strip("\n") + "\n\n" + rest
    CHANGES.write_text(text.rstrip("\n") + "\n")


if __name__ == "__main__":
    main()
