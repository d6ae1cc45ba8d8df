# SPDX-License-Identifier: MIT
"""A terminal that answers questions and shows text and images: it decodes what
a program sends and keeps the screen, cell by cell and pixel by pixel."""
import base64
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
import unicodedata

from image import Image, read_png

PATIENCE = 120  # seconds until a test fails; passing tests need far less
CELL = 10, 20
ANSWERS = {
    "kitty": b"\033_Gi=31;OK\033\\\033[?62;c",
    "sixel": b"\033[?62;4;22c",
    "iterm": b"\033P>|iTerm2 3.5\033\\\033[?62;c",
    "none": b"\033[?62;c",
}
# Everything that the program may send; anything else is an error.
TOKEN = re.compile(
    rb"\033_(?P<kitty>G[^\033]*)\033\\|\033P(?P<device>[^\033]*)\033\\|\033\](?P<system>[^\033\a]*)(?:\a|\033\\)"
    rb"|\033\[(?P<control>[?>=]?[0-9;:]*[ !$\"']?[@-~])|\033(?P<short>[()][A-Z0-9]|[=>78cM\\])"
    rb"|(?P<plain>[\r\n\b\a\017\016])|(?P<text>[\x20-\x7e]|[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf7][\x80-\xbf]{3})", re.S)


class Screen:
    """What a terminal of so many columns and rows shows."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.images, self.placed, self.sending = {}, {}, None
        self.is_cut_off = False  # the program crashed, perhaps in the middle of an image
        self.x = self.y = 0
        self.paper = self.ink = None
        self.is_bold = self.is_concealed = False
        self.text, self.papers, self.inks, self.drawn = {}, {}, {}, {}
        self.frames, self.bytes_now, self.sizes = 0, 0, []
        self.removals = 0  # of all images
        self.when_cleared = lambda: None
        self.alternate, self.is_asked, self.statuses = False, False, 0

    # ------------------------------------------------------------- text

    def write(self, sign):
        if self.is_concealed:  # a question about widths, which the next frame covers
            self.x += 1
            return
        self.inks[self.x, self.y] = self.ink, self.is_bold
        self.text[self.x, self.y] = sign
        self.papers[self.x, self.y] = self.paper
        self.drawn.pop((self.x, self.y), None)
        self.x += 1
        if unicodedata.east_asian_width(sign) == "W":
            self.write(" ")  # its second half

    def erase(self, cells):
        for cell in cells:
            self.text.pop(cell, None)
            self.drawn.pop(cell, None)
            self.papers[cell] = self.paper

    def colour(self, numbers):
        at = 0
        while at < len(numbers):
            if numbers[at] in (0, 49):
                self.paper = None
            if numbers[at] in (0, 39):
                self.ink = None
            if numbers[at] in (0, 1, 22):
                self.is_bold = numbers[at] == 1
            if numbers[at] in (38, 48) and numbers[at + 1] == 2:
                if numbers[at] == 48:
                    self.paper = tuple(numbers[at + 2:at + 5])
                else:
                    self.ink = tuple(numbers[at + 2:at + 5])
                at += 4
            elif numbers[at] in (38, 48):
                if numbers[at] == 48:
                    self.paper = numbers[at + 2]
                at += 2
            at += 1

    def control(self, sequence):
        final, numbers = sequence[-1], [int(part or 0) for part in re.findall(r"\d+", sequence)]
        if sequence[0] in "?>=":
            if sequence == "?2026l":
                self.frames += 1
                self.sizes.append(self.bytes_now)
                self.bytes_now = 0
            if sequence in ("?1049h", "?1049l"):
                self.alternate = sequence[-1] == "h"
        elif final == "H":
            self.y, self.x = (numbers[0] - 1 if numbers else 0), (numbers[1] - 1 if len(numbers) > 1 else 0)
        elif final == "K":
            self.erase([(x, self.y) for x in range(self.x, self.columns)])
        elif final == "J":
            self.when_cleared()
            self.erase([(x, y) for x in range(self.columns) for y in range(self.rows)])
            self.placed.clear()
        elif final == "m":
            self.is_concealed = sequence == "8m"
            self.colour(numbers or [0])
        elif sequence == "5n":
            self.statuses += 1
        elif final == "c":
            self.is_asked = True
        elif final == "G":
            self.x = numbers[0] - 1
        elif final == "d":
            self.y = numbers[0] - 1

    # ----------------------------------------------------------- images

    def kitty(self, command):
        head, _, data = command[1:].partition(b";")
        keys = dict(part.split("=") for part in head.decode().split(","))
        if self.sending is not None and set(keys) == {"m"}:
            keys = {**self.sending[0], "m": keys["m"]}
            data = self.sending[1] + data
        action = keys.get("a")
        if action == "t":
            if len(data) - len(self.sending[1] if self.sending else b"") > 4096:
                raise AssertionError("a chunk is too long")
            self.sending = (keys, data) if keys.get("m") == "1" else None
            if self.sending is None:
                self.images[keys["i"]] = read_png(base64.b64decode(data, validate=True))
        elif action == "p":
            image = self.images[keys["i"]]  # placed before it is sent: an error
            source = [int(keys.get(key, default)) for key, default in zip("xywh", (0, 0, image.width, image.height))]
            if source[0] + source[2] > image.width or source[1] + source[3] > image.height:
                raise AssertionError("a part lies outside of its image: %r" % keys)
            self.placed[keys["i"], keys["p"]] = (
                int(keys.get("z", 0)), self.x * CELL[0] + int(keys.get("X", 0)),
                self.y * CELL[1] + int(keys.get("Y", 0)), source)
        elif action == "d" and keys["d"] == "A":
            self.when_cleared()
            self.removals += 1
            self.placed.clear()
            self.images.clear()
        elif action == "d":
            del self.placed[keys["i"], keys["p"]]  # unknown: an error
        elif action != "q":
            raise AssertionError("an unknown command: %r" % command[:60])

    def draw(self, image):
        """Puts an image into the cells from the cursor on."""
        for y in range(0, image.height, CELL[1]):
            for x in range(0, image.width, CELL[0]):
                cell = self.x + x // CELL[0], self.y + y // CELL[1]
                if image.width - x < CELL[0] or image.height - y < CELL[1]:
                    raise AssertionError("an image ends within a cell")
                self.drawn[cell] = bytes(image.crop(x, y, *CELL).pixels)

    def sixels(self, body):
        data = body.partition(b"q")[2].decode()
        _, _, width, height = map(int, re.match(r'"(\d+);(\d+);(\d+);(\d+)', data).groups())
        image, colours, now, x, top = Image(width, height), {}, 0, 0, 0
        for found in re.finditer(r"#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)([?-~])|([?-~])|([$-])", data[data.index("#"):]):
            number, red, green, blue, count, repeated, sign, move = found.groups()
            if number is not None:
                now = int(number)
                if red is not None:
                    colours[now] = [(int(part) * 255 + 50) // 100 for part in (red, green, blue)] + [255]
            elif move:
                x, top = 0, top + (6 if move == "-" else 0)
            else:
                bits = ord(repeated or sign) - 63
                for row in range(6):
                    if bits >> row & 1:
                        image.put(x, top + row, colours[now] * int(count or 1))
                x += int(count or 1)
        self.draw(image)

    def system(self, command):
        if command.startswith(b"1337;File="):
            keys, _, data = command[len(b"1337;File="):].partition(b":")
            image = read_png(base64.b64decode(data, validate=True))
            keys = dict(part.split("=") for part in keys.decode().split(";"))
            if (int(keys["width"]) * CELL[0], int(keys["height"]) * CELL[1]) != (image.width, image.height):
                raise AssertionError("an image has another size than its cells")
            self.draw(image)

    # --------------------------------------------------------------- all

    def read(self, data):
        """Takes what is complete; returns the rest."""
        at = 0
        while at < len(data):
            found = TOKEN.match(data, at)
            if not found:
                if len(data) - at < 4 or data[at:at + 2] in (b"\033_", b"\033P", b"\033]", b"\033["):
                    break  # more is to come
                raise AssertionError("an unknown sequence: %r" % data[at:at + 40])
            self.bytes_now += found.end() - at
            at, kind = found.end(), found.lastgroup
            part = found.group(kind)
            if kind == "text":
                self.write(part.decode())
            elif kind == "plain":
                self.x = 0 if part == b"\r" else self.x
                self.y += part == b"\n"
            elif kind == "control":
                self.control(part.decode())
            elif kind == "kitty":
                try:
                    self.kitty(part)
                except (ValueError, KeyError, struct.error):
                    if not self.is_cut_off:
                        raise
            elif kind == "device" and not part.startswith(b"$"):
                self.sixels(part)
            elif kind == "system":
                self.system(part)
        return data[at:]

    def cells(self, top, bottom):
        """What each cell shows: a sign, its paper, and its pixels if there are images."""
        layers = {}
        for (image, _), (layer, x, y, source) in sorted(self.placed.items(), key=lambda item: (item[1][0], int(item[0][0]))):
            for row in range(y // CELL[1], (y + source[3] - 1) // CELL[1] + 1):
                for column in range(x // CELL[0], (x + source[2] - 1) // CELL[0] + 1):
                    layers.setdefault((column, row), []).append(
                        (self.images[image], x - column * CELL[0], y - row * CELL[1], source))
        known = {}
        for y in range(top, bottom):
            for x in range(self.columns):
                pixels = self.drawn.get((x, y))
                if (x, y) in layers:
                    tile = Image(*CELL)
                    for image, left, above, source in layers[x, y]:
                        paste(tile, image, left, above, source)
                    pixels = bytes(tile.pixels)
                known[x, y] = (self.text.get((x, y), " "), self.papers.get((x, y)), pixels)
        return known


def paste(tile, image, left, above, source):
    """Puts what falls into one cell over what is there."""
    from_x, from_y, width, height = source
    first, end = max(0, left), min(CELL[0], left + width)
    for y in range(max(0, above), min(CELL[1], above + height)):
        over = image.row(from_x + first - left, from_y + y - above, end - first)
        opacities = set(over[3::4])
        if opacities == {255}:
            tile.put(first, y, over)
            continue
        for x in range(first, end) if opacities != {0} else ():
            pixel = image.at(from_x + x - left, from_y + y - above)
            if pixel[3] == 255:
                tile.put(x, y, pixel)
            elif pixel[3]:
                below = tile.at(x, y)
                left_over = below[3] * (255 - pixel[3]) / 255
                opacity = pixel[3] + left_over
                tile.put(x, y, [round((above_it * pixel[3] + under * left_over) / opacity)
                                for above_it, under in zip(pixel[:3], below[:3])] + [round(opacity)])


class Player:
    """The program at such a terminal."""

    def __init__(self, program, protocol, *arguments, columns=80, rows=26, home="/tmp", **variables):
        self.screen = Screen(columns, rows)
        self.rest, self.answer, self.answered = b"", ANSWERS[protocol], False
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLORTERM": "truecolor",
                       "LC_ALL": "C.UTF-8", "HOME": home, **variables}
        environment.update({name: value for name, value in os.environ.items() if name == "LLVM_PROFILE_FILE"})  # see coverage.py
        self.process, self.file = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, columns * CELL[0], rows * CELL[1]))
            os.execve(program, [program, *arguments], environment)

    def read_once(self, until):
        if not select.select([self.file], [], [], max(0, until - time.monotonic()))[0]:
            raise AssertionError("nothing more came")
        try:
            part = os.read(self.file, 1 << 16)
        except OSError:  # Linux reports that the other end is closed
            part = b""
        self.rest = self.screen.read(self.rest + part)
        for _ in range(self.screen.statuses):
            os.write(self.file, b"\033[0n")
        self.screen.statuses = 0
        if self.screen.is_asked and not self.answered:
            self.answered = True
            os.write(self.file, b"\033[?2026;2$y" + self.answer)
        return part

    def wait(self, done):
        until = time.monotonic() + PATIENCE
        while not done(self.screen):
            if not self.read_once(until):
                raise AssertionError("the program has ended")
        return self

    def type(self, keys):
        os.write(self.file, keys.encode())
        return self

    def resize(self, columns, rows):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, columns * CELL[0], rows * CELL[1]))
        self.screen.columns, self.screen.rows = columns, rows
        return self

    def repaint(self):
        """Has everything painted again; returns what the screen showed before and what it shows then."""
        shown = {}
        screen = self.screen
        screen.when_cleared = lambda: shown or shown.update(screen.cells(1, screen.rows - 3))
        self.type("\x0c")
        self.wait(lambda _: shown)
        screen.when_cleared = lambda: None
        frames = screen.frames
        self.wait(lambda _: screen.frames > frames)
        return shown, screen.cells(1, screen.rows - 3)

    def end(self, keys="q"):
        """Quits; returns the exit code."""
        until = time.monotonic() + PATIENCE
        if keys:
            self.type(keys)
        while self.read_once(until):
            pass
        _, status = os.waitpid(self.process, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)

    def kill(self, number=signal.SIGKILL):
        self.screen.is_cut_off = True
        os.kill(self.process, number)
        return self
