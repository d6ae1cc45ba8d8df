// SPDX-License-Identifier: MIT
// Mahjong's flowers and seasons, and the colours of all tiles.

export const red = "var(--tile-red)";
export const green = "var(--tile-green)";
export const blue = "var(--tile-blue)";
export const ink = "var(--tile-ink)";
export const gold = "var(--tile-gold)";
const rose = "var(--tile-rose)";
const violet = "var(--tile-violet)";

/** @param {number} count @param {number} x @param {number} y @param {number} r @param {string} shape */
export function around(count, x, y, r, shape) {
  const parts = [];
  for (let i = 0; i < count; i++)
    parts.push(`<g transform="translate(${x} ${y}) rotate(${(i * 360) / count}) translate(0 ${-r})">${shape}</g>`);
  return parts.join("");
}

/** @param {string} colour @param {number} count @param {string} petal @param {number} [y] @param {number} [r] */
const blossom = (colour, count, petal, y = 34, r = 10) =>
  `<g fill="${colour}">${around(count, 30, y, r, petal)}</g><circle cx="30" cy="${y}" r="5" fill="${gold}"/>`;

const stem =
  `<path d="M30 46C31 58 30 66 27 74" fill="none" stroke="${green}" stroke-width="3" stroke-linecap="round"/>` +
  `<path fill="${green}" d="M30 64C38 54 46 56 50 52 49 64 40 69 30 66ZM29 69C22 60 15 62 11 58 12 68 20 73 28 71Z"/>`;

const petals = {
  round: `<circle r="8.4"/>`,
  thin: `<ellipse rx="2.7" ry="9"/>`,
  long: `<path d="M0 8C-8 2-7-9 0-12 7-9 8 2 0 8Z"/>`,
};

const snow =
  `<path d="M0 0V-24M0-9-6-15M0-9 6-15M0-17-4-21M0-17 4-21" fill="none" stroke="${blue}" stroke-width="2.8"` +
  ` stroke-linecap="round"/>`;

const maple =
  `<path fill="${red}" d="M30 12 35 23 42 20 40 29 51 28 46 35 54 41 44 44 46 51 35 49 32 54 30 66 28 54 25 49 14 51 16 44 6 41 14 35 9 28 20 29 18 20 25 23Z"/>` +
  `<path d="M30 26V70" stroke="${gold}" stroke-width="2.2" stroke-linecap="round"/>`;

const leaf = `<path d="M0 0C-7-8-6-20 0-27 6-20 7-8 0 0Z"/>`;
const bambooLeaves =
  `<g fill="${green}"><g transform="translate(30 42)">${leaf}</g>` +
  `<g transform="translate(30 46) rotate(62)">${leaf}</g><g transform="translate(30 46) rotate(-62)">${leaf}</g>` +
  `<g transform="translate(30 64) rotate(78)">${leaf}</g><g transform="translate(30 64) rotate(-78)">${leaf}</g></g>` +
  `<path d="M30 42V74" stroke="${green}" stroke-width="3.4" stroke-linecap="round"/>`;

const sun =
  `<circle cx="30" cy="40" r="12" fill="${gold}"/><g stroke="${red}" stroke-width="3.4" stroke-linecap="round">` +
  around(10, 30, 40, 18, `<path d="M0 0V-6"/>`) +
  "</g>";

const spring =
  stem +
  `<path fill="${rose}" d="M17 18C20 21 22 21 24 14 26 20 28 20 30 12 32 20 34 20 36 14 38 21 40 21 43 18 45 36 40 46 30 47 20 46 15 36 17 18Z"/>` +
  `<path fill="none" stroke="var(--tile-face)" stroke-width="1.4" d="M30 20V44M24 24C24 34 26 40 29 44M36 24C36 34 34 40 31 44"/>`;

/** @type {Record<string, () => string>} */
export const plants = {
  FL: () => stem + blossom(rose, 6, petals.round),
  SE: () =>
    `<g transform="translate(15 20) scale(.5)">${spring}</g>`.replace("15 20", "2 4") +
    `<g transform="translate(28 2) scale(.52)">${sun}</g><g transform="translate(1 38) scale(.5)">${maple}</g>` +
    `<g transform="translate(44 58) scale(.55)">${around(6, 0, 0, 0, snow)}</g>`,
  FP: () => stem + blossom(rose, 5, petals.round),
  FO: () => stem + blossom(violet, 5, petals.long, 34, 8),
  FC: () => stem + blossom(gold, 16, petals.thin, 34, 10) + `<circle cx="30" cy="34" r="4.4" fill="${red}"/>`,
  FB: () => bambooLeaves,
  SP: () => spring,
  SU: () => sun,
  AU: () => maple,
  WI: () => around(6, 30, 40, 0, snow),
};
