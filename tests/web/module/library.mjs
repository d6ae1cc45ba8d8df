// SPDX-License-Identifier: MIT
// Checks the small C library of the module: memory, bytes, formatted output.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { done, same, test } from "../tap.mjs";
import { dice } from "./open_module.mjs";

const file = fileURLToPath(new URL("../../../build/web/library.wasm", import.meta.url));
const { exports: library } = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(file)), {});
/** @type {Record<string, any>} */
const c = library;
const bytes = () => new Uint8Array(c.memory.buffer);
const roll = dice(99);

// ------------------------------------------------------------------ memory

/** @typedef {{at: number, size: number, mark: number}} Block */
/** @param {Block} block */
const isWhole = ({ at, size, mark }) =>
  bytes()
    .subarray(at, at + size)
    .every((byte) => byte === mark);

/** @param {Block[]} blocks */
function step(blocks) {
  const size = roll(20) ? roll(3000) : roll(300000);
  const mark = 1 + roll(255);
  const choice = blocks.length > 60 ? 3 : roll(5);
  if (choice < 2) {
    const at = choice ? c.malloc(size) : c.calloc(size, 1);
    if (!choice && !isWhole({ at, size, mark: 0 })) return "calloc's bytes are no zeros";
    bytes().fill(mark, at, at + size);
    blocks.push({ at, size, mark });
  } else if (blocks.length) {
    const [block] = blocks.splice(roll(blocks.length), 1);
    if (!isWhole(block)) return `a block of ${block.size} was written to`;
    if (choice === 2) {
      const at = c.realloc(block.at, size);
      if (!isWhole({ at, size: Math.min(size, block.size), mark: block.mark })) return "realloc lost bytes";
      bytes().fill(mark, at, at + size);
      blocks.push({ at, size, mark });
    } else {
      c.free(block.at);
    }
  }
  return "";
}

await test("allocated blocks keep their contents", () => {
  /** @type {Block[]} */
  const blocks = [];
  for (let i = 0; i < 6000; i++) {
    const wrong = step(blocks);
    if (wrong) return `${wrong}, step ${i}`;
    if (blocks.some(({ at }) => at % 16)) return "a block stands awry";
  }
  for (const { at } of blocks) c.free(at);
  return true;
});
await test("freed memory is used again", () => {
  const before = bytes().length;
  for (let i = 0; i < 200; i++) c.free(c.malloc(before / 2));
  return bytes().length <= before + before / 2 + 65536;
});
await test("an allocation beyond memory is refused", () =>
  c.malloc(0x7fffffff) === 0 && c.malloc(-1) === 0 && c.calloc(0x10000, 0x10001) === 0 && c.realloc(0, -1) === 0);
await test("freeing a null pointer does no harm", () => c.free(0));
await test("calloc clears fresh and used memory", () => {
  const at = c.malloc(100000);
  bytes().fill(7, at, at + 100000);
  c.free(at);
  const again = c.calloc(1000, 100);
  return isWhole({ at: again, size: 100000, mark: 0 });
});

// ------------------------------------------------------------------- bytes

await test("bytes are copied correctly however they overlap", () => {
  const at = c.malloc(400);
  for (let i = 0; i < 3000; i++) {
    for (let j = 0; j < 400; j++) bytes()[at + j] = roll(256);
    const model = bytes().slice(at, at + 400);
    const [from, to, size] = [roll(200), roll(200), roll(200)];
    model.copyWithin(to, from, from + size);
    c.memmove(at + to, at + from, size);
    if (!isSame(model, at)) return `${from} ${to} ${size}`;
    model.fill(i & 255, to, to + size);
    c.memset(at + to, i, size);
    if (!isSame(model, at)) return `set ${to} ${size}`;
  }
  return true;
});

/** @param {Uint8Array} model @param {number} at */
function isSame(model, at) {
  return model.every((byte, i) => bytes()[at + i] === byte);
}

const place = c.malloc(4096);
let used = 0;
/** @param {string} text */
function put(text) {
  const at = place + 2048 + used;
  const all = new TextEncoder().encode(`${text}\0`);
  bytes().set(all, at);
  used += all.length;
  return at;
}
const sign = (/** @type {number} */ number) => Math.sign(number);

same(
  "strings are compared",
  [0, -1, 1, -1, 0],
  [
    c.strcmp(put("ab"), put("ab")),
    sign(c.strcmp(put("a"), put("b"))),
    sign(c.strcmp(put("ab"), put("a"))),
    sign(c.memcmp(put("a"), put("\u00e4"), 1)),
    c.strncmp(put("abc"), put("abd"), 2),
  ],
);
const text = put("hello");
same(
  "strings are searched for characters",
  [5, text + 2, 0, 3, text + 4, text + 5],
  [
    c.strlen(text),
    c.strchr(text, 108),
    c.strchr(text, 122),
    c.strspn(put("112x"), put("21")),
    c.memchr(text, 111, 5),
    c.strchr(text, 0),
  ],
);
same(
  "strrchr finds the last one, or nothing",
  [text + 3, 0, text + 5],
  [c.strrchr(text, 108), c.strrchr(text, 122), c.strrchr(text, 0)],
);
same(
  "strcspn stops at the first listed character",
  [2, 5, 0],
  [c.strcspn(text, put("ol")), c.strcspn(text, put("xyz")), c.strcspn(text, put("h"))],
);

// ----------------------------------------------------------------- formats

/** Lays out variadic arguments one after another, wide ones at multiples of eight. @param {string} format @param
   {(number | bigint | string)[]} values @param {number} [room] */
function print(format, values, room = 100) {
  used = 0;
  const view = new DataView(c.memory.buffer);
  let at = place + 1024;
  for (const value of values) {
    if (typeof value === "bigint") {
      at = (at + 7) & ~7;
      view.setBigInt64(at, value, true);
      at += 8;
    } else {
      view.setInt32(at, typeof value === "string" ? put(value) : value, true);
      at += 4;
    }
  }
  const length = c.snprintf(place, room, put(format), place + 1024);
  const end = bytes().indexOf(0, place);
  return [new TextDecoder().decode(bytes().subarray(place, end)), length];
}

for (const [format, values, expected] of /** @type {[string, (number | bigint | string)[], string][]} */ ([
  ["plain %% text", [], "plain % text"],
  ["%s|%s", ["a", ""], "a|"],
  ["%5s|%-5s|", ["ab", "cd"], "   ab|cd   |"],
  ["%.2s|%.9s", ["abcd", "x"], "ab|x"],
  ["%*s|%-*s|%.*s", [4, "a", 3, "b", 1, "xy"], "   a|b  |x"],
  ["%*s|", [-3, "a"], "a  |"],
  ["%c%c", [65, 66], "AB"],
  ["%d %d %d", [0, -7, 2147483647], "0 -7 2147483647"],
  ["%d", [-2147483648], "-2147483648"],
  ["%03d|%3d|%-3d|%04d", [7, 7, 7, -7], "007|  7|7  |-007"],
  ["%u %lu", [-1, -1], "4294967295 4294967295"],
  ["%ld.%ld", [-1, 5], "-1.5"],
  ["%llu", [18446744073709551615n], "18446744073709551615"],
  ["%lld", [-9223372036854775808n], "-9223372036854775808"],
  ["%02llu:%d", [5n, 6], "05:6"],
  ["%04x %x", [31, 255], "001f ff"],
  ["%zu", [12], "12"],
  ["%d %lld %d", [1, 2n, 3], "1 2 3"],
  ["%2$s %1$s", ["a", "b"], "b a"],
  ["%2$llu of %1$-3d|%3$c, %2$llu %%", [7, 5n, 65], "5 of 7  |A, 5 %"],
  ["%% %*s $", [3, "a"], "%   a $"],
  ["%3$.2s %1$s %2$04d", ["a", 9, "xyz"], "xy a 0009"],
]))
  same(`${JSON.stringify(format)} of ${values.join(", ")}`, [expected, expected.length], print(format, values));
same("output beyond the buffer is counted", ["abc", 6], print("%s", ["abcdef"], 4));
done();
