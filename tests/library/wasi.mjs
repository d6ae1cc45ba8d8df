// SPDX-License-Identifier: MIT
// Runs a program that was compiled for WASI, with the little of the system that
// the examples need: node wasi.mjs FILE [ARGUMENT...]
import { readFileSync, readSync, writeSync } from 'node:fs';

const words = process.argv.slice(2).map((word) => Buffer.from(`${word}\0`));
let memory;
const view = () => new DataView(memory.buffer);

class Exit extends Error {}

// Reads or writes the pieces of a file in turn; "move" returns how many bytes
// it took of one.
function transfer(file, pieces, count, done, move) {
  let moved = 0;
  for (let i = 0; i < count; i++) {
    const at = view().getUint32(pieces + i * 8, true);
    const size = view().getUint32(pieces + i * 8 + 4, true);
    const taken = size ? move(file, Buffer.from(memory.buffer, at, size)) : 0;
    moved += taken;
    if (taken < size) break;
  }
  view().setUint32(done, moved, true);
  return 0;
}

const system = {
  args_sizes_get(count, size) {
    view().setUint32(count, words.length, true);
    view().setUint32(size, Buffer.concat(words).length, true);
    return 0;
  },
  args_get(pointers, at) {
    for (const [i, word] of words.entries()) {
      view().setUint32(pointers + i * 4, at, true);
      word.copy(Buffer.from(memory.buffer, at));
      at += word.length;
    }
    return 0;
  },
  fd_read: (...given) => transfer(...given, (file, bytes) => readSync(file, bytes)),
  fd_write: (...given) => transfer(...given, (file, bytes) => writeSync(file, bytes)),
  fd_fdstat_get(file, at) {
    Buffer.from(memory.buffer, at, 24).fill(0);
    view().setUint8(at, 2); // like a terminal
    return 0;
  },
  fd_seek: () => 70, // a pipe
  fd_close: () => 0,
  proc_exit(status) {
    process.exitCode = status;
    throw new Exit();
  },
};

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
memory = exports.memory;
try {
  exports._start();
} catch (error) {
  if (!(error instanceof Exit)) throw error;
}
