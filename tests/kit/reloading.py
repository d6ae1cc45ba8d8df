# SPDX-License-Identifier: MIT
"""Plays a dialogue of line mode at a terminal, a line at a time:
    reloading.py steady|killed PROGRAM [ARGUMENT...] <LINES
"killed" kills the program after each line that leaves a game to go on with, but
not between two hints, and resumes it, which must give the same game. Both ways
print the same if nothing that was shown is lost."""
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import tty

PROMPT = ": "
OVER = "Undo, again, new or quit: "


class Dialogue:
    def __init__(self, program, arguments, home):
        self.home = home
        self.keys, far = pty.openpty()
        tty.setraw(far)
        words = dict(os.environ, HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        self.process = subprocess.Popen([program, *arguments], stdin=far, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=words)
        os.close(far)

    def answer(self):
        """All until the next prompt, or until the end."""
        seen = b""
        while not seen.endswith(PROMPT.encode()):
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                return seen.decode()
            seen += part
        return seen.decode()

    def tell(self, line):
        os.write(self.keys, line.encode() + b"\n")
        return self.answer()

    def saved(self):
        """The game but for its clock, and whether it can be resumed."""
        path = os.path.join(self.home, "game")
        self.tell("save " + path)
        with open(path) as file:
            save = re.sub(r"(?m)^time .*\n", "", file.read())
        return save, not re.search(r"(?m)^moves .* at 0$", save)

    def end(self, number):
        self.process.send_signal(number)
        os.close(self.keys)
        self.process.stdout.close()
        self.process.wait()


def main():
    way, program, *arguments = sys.argv[1:]
    style = ["--color", "never", "--ascii", "--ui", "line"]
    home = tempfile.mkdtemp(dir=os.environ.get("SCRATCH"))
    dialogue = Dialogue(program, arguments + style, home)
    print(dialogue.answer())
    lines = sys.stdin.read().split("\n")
    for line, following in zip(lines, lines[1:]):
        answer = dialogue.tell(line)
        print("> " + line + "\n" + answer)
        if not answer.endswith(PROMPT):
            break
        save, goes_on = dialogue.saved()
        if way == "killed" and goes_on and not answer.endswith(OVER) and not line == following == "hint":
            dialogue.end(signal.SIGKILL)
            dialogue = Dialogue(program, ["resume"] + style, home)
            dialogue.answer()
            if dialogue.saved()[0] != save:
                print("came back as another game:\n" + save + dialogue.saved()[0])
    dialogue.end(signal.SIGTERM)


main()
