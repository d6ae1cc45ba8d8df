// SPDX-License-Identifier: MIT
// Sounds and vibration. Both are off until the player asks for them. The sounds
// are synthesised: a few tones, each a wave that fades.
import { theLook } from "../base/lookbook.js";

/** @typedef {"held" | "moved" | "cleared" | "refused" | "won" | "lost"} Happens */
/** @typedef {[number, number, number, OscillatorType?]} Tone hertz, and seconds of its start and length */

/** @type {Record<Happens, { tones: Tone[], pulses: number[] }>} pulses are milliseconds on, off, on ... */
const effects = {
  held: { tones: [[660, 0, 0.06]], pulses: [8] },
  moved: {
    tones: [
      [330, 0, 0.09, "triangle"],
      [180, 0.01, 0.06],
    ],
    pulses: [12],
  },
  cleared: {
    tones: [
      [660, 0, 0.12],
      [880, 0.06, 0.16],
    ],
    pulses: [14, 30, 14],
  },
  refused: {
    tones: [
      [150, 0, 0.12, "triangle"],
      [140, 0.07, 0.14, "triangle"],
    ],
    pulses: [30, 40, 30],
  },
  won: {
    tones: [
      [523, 0, 0.25],
      [659, 0.11, 0.25],
      [784, 0.22, 0.25],
      [1047, 0.33, 0.6],
    ],
    pulses: [20, 60, 20, 60, 80],
  },
  lost: {
    tones: [
      [392, 0, 0.3, "triangle"],
      [330, 0.18, 0.3, "triangle"],
      [262, 0.36, 0.5, "triangle"],
    ],
    pulses: [60, 60, 120],
  },
};

const loudness = 0.14;
/** @type {AudioContext | null} */
let context = null;

/** @param {AudioContext} context @param {Tone} tone */
function sound(context, [hertz, start, length, wave = "sine"]) {
  const from = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** Makes a happening heard and felt, as far as the player wants it. @param {Happens} what */
export function feel(what) {
  const look = theLook();
  const { tones, pulses } = effects[what];
  if (look.sound === "on" && "AudioContext" in globalThis) {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const tone of tones) sound(context, tone);
  }
  if (look.touch === "on") navigator.vibrate?.(pulses);
}
