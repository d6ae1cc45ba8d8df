// SPDX-License-Identifier: MIT
// Makes pictures as files.
import { deflateSync } from "node:zlib";

const checksums = Array.from({ length: 256 }, (_, nth) => {
  let sum = nth;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

/** A part of a PNG. */
function chunk(kind, content) {
  const bytes = Buffer.concat([Buffer.from(kind), content]);
  const sum = bytes.reduce((sum, byte) => checksums[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE((sum ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), bytes, frame.subarray(4)]);
}

/** A PNG with a palette, whose pixels are given by their column and row. */
export function png(width, height, palette, colourAt) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  return pngOf(head, palette, deflateSync(rows, { level: 1 }));
}

/** @param {Buffer} head of the part IHDR @param {number[][]} palette @param {Buffer} data compressed */
export const pngOf = (head, palette, data) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
