// SPDX-License-Identifier: MIT
// Functions that are run in the page, by whatever browser: where to hit.

/** Where a card will lie, the one that lies there now is seen. @param {number} spot */
export function spotSeen(spot) {
  while (spot % 20 && !document.querySelector(`.stage [data-spot="${spot}"]`)) spot--;
  return spot;
}

/** A point where nothing lies on a piece, if there is any. @param {number} spot */
export function pointOn(spot) {
  const button = document.querySelector(`.stage [data-spot="${spot}"]`);
  if (!button) return null;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const shares = "50:50 30:70 70:80 50:10 80:90 20:95 15:10 85:15".split(" ").map((share) => share.split(":"));
  const points = shares.map(([x, y]) => ({ x: left + (width * x) / 100, y: top + (height * y) / 100 }));
  return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-spot]") === button) ?? null;
}
