// SPDX-License-Identifier: MIT
// Functions that run in the page, in any browser, to find where to hit.

/** An empty place shows its own element; otherwise this returns the card on it. @param {number} spot */
export function spotSeen(spot) {
  while (spot % 20 && !document.querySelector(`.stage [data-spot="${spot}"]`)) spot--;
  return spot;
}

/** Finds a point of a piece that nothing covers, if there is one. @param {number} spot */
export function pointOn(spot) {
  const button = document.querySelector(`.stage [data-spot="${spot}"]`);
  if (!button) return null;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const shares = "50:50 30:70 70:80 50:10 80:90 20:95 15:10 85:15".split(" ").map((share) => share.split(":"));
  const points = shares.map(([x, y]) => ({ x: left + (width * x) / 100, y: top + (height * y) / 100 }));
  return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-spot]") === button) ?? null;
}
