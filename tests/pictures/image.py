# SPDX-License-Identifier: MIT
"""Pictures as rows of pixels, without a library: reads and writes PNG."""
import struct
import zlib


class Image:
    """Pixels as bytes, red, green, blue and opacity."""

    def __init__(self, width, height, pixels=None):
        self.width, self.height = width, height
        self.pixels = bytearray(width * height * 4) if pixels is None else bytearray(pixels)

    def at(self, x, y):
        start = (y * self.width + x) * 4
        return tuple(self.pixels[start:start + 4])

    def put(self, x, y, row):
        """Sets one pixel or several beside each other."""
        start = (y * self.width + x) * 4
        self.pixels[start:start + len(row)] = bytes(row)

    def row(self, x, y, width):
        start = (y * self.width + x) * 4
        return self.pixels[start:start + width * 4]

    def paste(self, other, x, y, source=None):
        """Puts a part of another picture over this one."""
        left, top, width, height = source or (0, 0, other.width, other.height)
        for row in range(height):
            for column in range(width):
                at_x, at_y = x + column, y + row
                if not (0 <= at_x < self.width and 0 <= at_y < self.height):
                    continue
                over = other.at(left + column, top + row)
                if over[3] == 255:
                    self.put(at_x, at_y, over)
                elif over[3]:
                    below = self.at(at_x, at_y)
                    self.put(at_x, at_y, [(a * over[3] + b * (255 - over[3])) // 255
                                          for a, b in zip(over[:3], below[:3])] + [255])

    def crop(self, x, y, width, height):
        part = Image(width, height)
        for row in range(height):
            part.pixels[row * width * 4:(row + 1) * width * 4] = self.row(x, y + row, width)
        return part

    def save(self, name):
        rows = b"".join(b"\0" + self.row(0, y, self.width) for y in range(self.height))

        def chunk(kind, content):
            return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

        with open(name, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def unfilter(kind, line, above, step):
    if kind == 0:
        return
    for i, value in enumerate(line):
        left = line[i - step] if i >= step else 0
        up = above[i]
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            value += left
        elif kind == 2:
            value += up
        elif kind == 3:
            value += (left + up) // 2
        elif kind == 4:
            guess = left + up - corner
            value += min((left, up, corner), key=lambda near: abs(guess - near))
        line[i] = value & 255


def read_png(data):
    """Any PNG of 8 bits per channel that is not interlaced; damage is an error."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG")
    at, content, palette, opacities = 8, b"", b"", b""
    width = height = kind = 0
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + length]
        if zlib.crc32(name + chunk) != struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0]:
            raise ValueError("a chunk is damaged")
        if name == b"IHDR":
            width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
            if depth != 8 or interlaced:
                raise ValueError("an unexpected kind of PNG")
        content += chunk if name == b"IDAT" else b""
        palette = chunk if name == b"PLTE" else palette
        opacities = chunk if name == b"tRNS" else opacities
        at += 12 + length
    step = {0: 1, 2: 3, 3: 1, 6: 4}[kind]
    raw = zlib.decompress(content)
    if len(raw) != height * (width * step + 1):
        raise ValueError("pixels are missing")
    lines, above = bytearray(), bytearray(width * step)
    for start in range(0, len(raw), width * step + 1):
        line = bytearray(raw[start + 1:start + 1 + width * step])
        unfilter(raw[start], line, above, step)
        above = line
        lines += line
    if kind == 6:
        return Image(width, height, lines)
    if kind == 3:
        opacities += b"\xff" * (len(palette) // 3 - len(opacities))
        colours = [palette[nth * 3:nth * 3 + 3] + opacities[nth:nth + 1] for nth in range(len(palette) // 3)]
        return Image(width, height, b"".join(colours[nth] for nth in lines))
    image = Image(width, height, b"\xff" * (width * height * 4))
    for part in range(3):
        image.pixels[part::4] = lines[part % step::step]
    return image
