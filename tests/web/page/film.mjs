// SPDX-License-Identifier: MIT
// A time that only the test advances, so that it can look at every frame of
// animated moves.
import { obey, openProfile, untilMoves, visit } from "./open_page.mjs";

/** The milliseconds between two frames that are looked at. */
export const step = 10;

/** Stops animations that scripts begin; film.goTo shows them at a time. */
export function installFilm() {
  const begin = Element.prototype.animate;
  const motions = new Map();
  const film = { now: 0 };
  window.film = film;
  Element.prototype.animate = function (...given) {
    const motion = begin.apply(this, given);
    motion.pause();
    const start = { time: film.now };
    Object.defineProperty(motion, "startTime", {
      get: () => start.time,
      set: (time) => {
        start.time = time;
      },
    });
    motions.set(motion, start);
    motion.addEventListener("finish", () => motions.delete(motion));
    return motion;
  };
  film.goTo = async (now) => {
    film.now = now;
    for (const [motion, start] of motions) {
      const time = now - start.time;
      if (time >= motion.effect.getComputedTiming().endTime) motion.finish();
      else motion.currentTime = time;
    }
    await new Promise(requestAnimationFrame);
    return motions.size;
  };
  film.isSeen = (element) => {
    for (let one = element; one && !one.classList.contains("board"); one = one.parentElement)
      if (getComputedStyle(one).opacity < 0.05 || getComputedStyle(one).visibility === "hidden") return false;
    return true;
  };
  /** [name, left, top, height of its layer] of each piece that is seen */
  film.look = () =>
    [...document.querySelectorAll(".stage .board .piece")].flatMap((piece) => {
      const ball = piece.querySelector(".ball:not(.coming)");
      const picture = [...piece.querySelectorAll("use")].map((use) => use.getAttribute("href")).join();
      const name = ball
        ? /colour-\d/.exec(ball.className)[0]
        : piece.matches(".card, .stone")
          ? picture
          : piece.matches(".block")
            ? (piece.ariaLabel ?? picture).split(",")[0]
            : "";
      const { left, top } = piece.getBoundingClientRect();
      return name && film.isSeen(ball ?? piece) ? [[name, left, top, Number(getComputedStyle(piece).zIndex) || 0]] : [];
    });
}

/** Ends all animations, also those that others begin at their end. */
export const toEnd = (page) =>
  page.evaluate(async () => {
    while ((await window.film.goTo(window.film.now + 5000)) || document.querySelector(".board[aria-busy]"));
  });

/** Runs the animations of a move to their end, or until a game that it ends is celebrated. Returns what each frame shows, the first being the board before it. */
export async function film(page, act) {
  const before = await page.evaluate(() => window.film.look());
  await act();
  return page.evaluate(
    async ([before, step]) => {
      const frames = [before];
      for (let left = 1, time = window.film.now; left > 0; time += step) {
        left = await window.film.goTo(time);
        if (document.querySelector(".celebrating")) break;
        frames.push(window.film.look());
      }
      return frames;
    },
    [before, step],
  );
}

/** The places of each piece. What lies exactly on another one is seen once. */
export function countsOf(frame) {
  const counts = new Map();
  for (const [name, left, top] of frame) {
    const places = counts.get(name) ?? [];
    const isNew = places.every(([x, y]) => Math.abs(left - x) + Math.abs(top - y) > 2);
    counts.set(name, isNew ? [...places, [left, top]] : places);
  }
  return counts;
}

/** The pieces of which a frame shows more than there were before the move and than there are after it. */
export function seenTwice(frames) {
  const [before, after] = [countsOf(frames[0]), countsOf(frames.at(-1))];
  const found = frames
    .slice(1)
    .flatMap((frame, nth) =>
      [...countsOf(frame)]
        .filter(([name, all]) => all.length > Math.max(before.get(name)?.length ?? 0, after.get(name)?.length ?? 0))
        .map(([name, all]) => `${nth * step} ms: ${all.length} of ${name}`),
    );
  return found.slice(0, 5).join("\n");
}

/** @param {boolean} [deals] whether the first deal waits to be looked at */
export async function openFilm(hash, size, deals = false) {
  const context = await openProfile({ still: false, size });
  await context.addInitScript(installFilm);
  const page = await visit(context, hash);
  if (!deals) await toEnd(page);
  return { context, page };
}

/** Plays a game to its end, until its pieces celebrate. */
export async function playToEnd(page, { way }) {
  for (let nth = 0; nth < way.length; nth++) {
    await obey(page, way[nth].text);
    await untilMoves(page, nth + 1);
    if (nth < way.length - 1) await toEnd(page);
  }
  await page.evaluate(async () => {
    while (!document.querySelector(".celebrating")) await window.film.goTo(window.film.now + 20);
  });
}
