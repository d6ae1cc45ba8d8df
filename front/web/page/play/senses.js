// SPDX-License-Identifier: MIT
// Sounds and vibration. A small module computes the sounds, which the terminal has, too: sound/synthesis.h documents them.
// It imports nothing that the first script needs, too: see performing.js.

/** @typedef {import("./feel.js").Happens} Happens */

/** In the order of sound/synthesis.h. */
const happenings = ["held", "moved", "cleared", "refused", "won", "lost"];

/** Milliseconds on, off, on ... @type {Record<Happens, number[]>} */
const pulses = {
  held: [8],
  moved: [12],
  cleared: [14, 30, 14],
  refused: [30, 40, 30],
  won: [20, 60, 20, 60, 80],
  lost: [60, 60, 120],
};

/** @param {Happens} what */
export const pulse = (what) => void navigator.vibrate?.(pulses[what]);

const rate = 48000;
/** How many slightly different sounds each happening has. */
const varieties = 8;

/** Computes sounds. */
export class Sounds {
  /** @param {BufferSource} source */
  static async from(source) {
    return new Sounds((await WebAssembly.instantiate(source)).instance.exports);
  }

  /** @param {Record<string, any>} call */
  constructor(call) {
    this.call = call;
  }

  /** Which material a game's pieces are made of. @param {string} game */
  material(game) {
    const name = new TextEncoder().encode(game).subarray(0, 31);
    const place = new Uint8Array(this.call.memory.buffer, this.call.game_at(), 32);
    place.fill(0).set(name);
    return Number(this.call.material());
  }

  /** The samples, between -1 and 1. @param {number} material @param {Happens} what @param {number} nth */
  render(material, what, nth) {
    const count = this.call.render(material, happenings.indexOf(what), nth);
    return Float32Array.from(new Int32Array(this.call.memory.buffer, this.call.samples_at(), count), (n) => n / 32768);
  }
}

/** @type {Promise<Sounds> | null} */
let loading = null;
/** @type {AudioContext | null} */
let context = null;
/** Sounds that have been heard before. @type {Map<string, AudioBuffer>} */
const heard = new Map();
let count = 0;

async function load() {
  const answer = await fetch(new URL("../sound.wasm", import.meta.url));
  return Sounds.from(await answer.arrayBuffer());
}

/** @param {AudioContext} context @param {Sounds} sounds @param {Happens} what @param {string} game */
function bufferOf(context, sounds, what, game) {
  const nth = ++count % varieties;
  const material = sounds.material(game);
  const key = `${material} ${what} ${nth}`;
  const known = heard.get(key);
  if (known) return known;
  const samples = sounds.render(material, what, nth);
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  heard.set(key, buffer);
  return buffer;
}

/** As in the terminal. @type {Record<string, number>} */
const volumes = { quiet: 0.4, on: 1, loud: 2.2 };

/** Plays the sound of a happening. A browser that can't, or may not, stays silent, and so does a page that isn't seen.
 * @param {Happens} what @param {string} game @param {string} volume */
export async function hear(what, game, volume) {
  if (document.hidden || !("AudioContext" in globalThis)) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const sounds = await (loading ??= load());
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sounds, what, game) });
    source.connect(new GainNode(context, { gain: volumes[volume] })).connect(context.destination);
    source.start();
  } catch {
    loading = null; // The next sound tries again.
  }
}
