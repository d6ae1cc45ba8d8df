// SPDX-License-Identifier: MIT
// Histories of devices and their tabs: drawn from a seed, printed and read as
// scripts. "a1 play 37 2" is done by the second tab of device a. A step can be
// done in any state, so a history stays one when steps are left out.

export const devices = ["a", "b", "c"];
export const tabs = 2;

/** How often each step is drawn. */
const weights = {
  ...{
    deal: 6,
    board: 14,
    daily: 6,
    challenge: 3,
    play: 60,
    undo: 10,
    redo: 6,
    goto: 4,
    hint: 4,
    again: 3,
    finish: 12,
  },
  ...{ resume: 12, giveup: 4, rename: 4, player: 3, reset: 6, backup: 5, restore: 5, clock: 8, wait: 8 },
  ...{ kill: 4, interrupt: 8, hide: 3, race: 8, check: 4, full: 8, fullrestore: 2, older: 2 },
};
export const kinds = Object.keys(weights);

/** Random numbers below a limit, from a seed (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const pick = (roll, list) => list[roll(list.length)];

/** Each seed draws its own mix: some steps are left out, others come often. */
export function draw(seed, count) {
  const roll = dice(seed);
  const used = { devices: 1 + roll(devices.length), tabs: 1 + roll(tabs) };
  const mix = kinds.flatMap((kind) => Array(weights[kind] * pick(roll, [0, 1, 1, 1, 4])).fill(kind));
  if (!mix.length) mix.push("play");
  return Array.from({ length: count }, () => {
    const device = devices[roll(used.devices)];
    return { device, tab: roll(used.tabs), what: pick(roll, mix), x: roll(65536), y: roll(65536) };
  });
}

export const print = (steps) =>
  steps.map(({ device, tab, what, x, y }) => `${device}${tab} ${what} ${x} ${y}\n`).join("");

export const read = (text) =>
  text
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [who, what, x, y] = line.split(" ");
      if (!kinds.includes(what) || !devices.includes(who[0])) throw new Error(`not a step: ${line}`);
      return { device: who[0], tab: Number(who[1]), what, x: Number(x), y: Number(y) };
    });
