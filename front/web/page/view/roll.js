// SPDX-License-Identifier: MIT
// Animated balls. They roll along their path while their numbers turn, drop
// onto the board, and burst when they complete a line.
import { make } from "../base/dom.js";
import { makeBall } from "./kulki.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("../games.js").MoveEvent} Event
 * @typedef {[number, number, number]} Point on a ball of radius 1: right, down, towards the viewer
 */

/** Two frames. The rolling ball must appear at once; everything else can wait. */
const moment = 34;
const stepTime = 62,
  wholeTime = 620,
  framesAStep = 4;
/** How far a ball turns on one cell, in radians. Its diameter is .8 of the cell. */
const turnOfStep = 2 / 0.8;

/** @param {Point} point @param {number} dx @param {number} dy @param {number} angle @returns {Point} */
function turn([x, y, z], dx, dy, angle) {
  const cos = Math.cos(angle),
    sin = Math.sin(angle);
  return dx ? [x * cos + z * sin * dx, y, z * cos - x * sin * dx] : [x, y * cos + z * sin * dy, z * cos - y * sin * dy];
}

/** Where the number on a ball appears. @param {Point} point @param {number} radius */
function decalFrame([x, y, z], radius) {
  const flat = Math.max(z, 0);
  return {
    transform: `translate(${x * radius}px, ${y * radius}px) scale(${0.35 + 0.65 * flat})`,
    opacity: z > 0.12 ? 1 : 0,
  };
}

/** The animation frames of a ball and of its number. @param {Array<{ x: number, y: number }>} places @param {number} size */
function framesOf(places, size) {
  const ball = [],
    decal = [];
  /** @type {Point} */
  let point = [0, 0, 1];
  for (let step = 1; step < places.length; step++) {
    const from = places[step - 1],
      to = places[step];
    const dx = Math.sign(to.x - from.x),
      dy = Math.sign(to.y - from.y);
    for (let part = 0; part < framesAStep; part++) {
      const share = part / framesAStep;
      ball.push({
        transform: `translate(${from.x + (to.x - from.x) * share}px, ${from.y + (to.y - from.y) * share}px)`,
      });
      decal.push(decalFrame(point, size * 0.29));
      point = turn(point, dx, dy, turnOfStep / framesAStep);
    }
  }
  const last = places[places.length - 1];
  ball.push({ transform: `translate(${last.x}px, ${last.y}px)` });
  decal.push(decalFrame([0, 0, 1], 0));
  return { ball, decal };
}

/** Lifts a ball above the board while it moves. @param {Scene} scene @param {Piece} piece */
function lift(scene, piece) {
  const flying = make("div", { class: "piece cell flying" }, makeBall(piece.value, scene.look.signs ?? "numbers"));
  flying.style.width = flying.style.height = `${scene.geometry.size}px`;
  scene.air.append(flying);
  return flying;
}

/** Hides what is on a spot until a given time. @param {Scene} scene @param {number} spot @param {number} until */
function hideUntil(scene, spot, until) {
  const ball = scene.buttonOn(spot)?.querySelector(".ball");
  if (ball) scene.motions.begin(ball, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(until, 1) });
  return ball;
}

/** Rolls a ball. Returns the duration and the animation.
 * @param {Scene} scene @param {Event[]} way @param {Piece} piece */
function roll(scene, way, piece) {
  const places = [way[0].from, ...way.map((event) => event.to)].map((spot) => {
    const at = scene.pieceOn(spot);
    return scene.drawing.place(scene, /** @type {Piece} */ (at));
  });
  const duration = Math.min(way.length * stepTime + 60, wholeTime);
  const frames = framesOf(places, scene.geometry.size);
  const flying = lift(scene, piece);
  const timing = { duration, easing: "cubic-bezier(.4,.1,.5,1)", fill: /** @type {const} */ ("forwards") };
  const rolling = scene.motions.begin(flying, frames.ball, timing, () => flying.remove());
  scene.motions.begin(/** @type {Element} */ (flying.querySelector(".decal")), frames.decal, timing);
  return { duration, rolling };
}

/** @param {Scene} scene @param {Event} event @param {number} delay */
function drop(scene, event, delay) {
  const ball = hideUntil(scene, event.to, delay);
  if (!ball) return;
  scene.motions.begin(
    ball,
    [
      { transform: "scale(0)", offset: 0 },
      { transform: "scale(1.14)", offset: 0.65 },
      { transform: "scale(1)", offset: 1 },
    ],
    { duration: 240, delay, easing: "ease-out" },
  );
}

/** Lets a ball burst. It isn't seen before it has arrived.
 * @param {Scene} scene @param {number} value @param {number} spot @param {number} delay @param {number} arrives */
function burst(scene, value, spot, delay, arrives) {
  const at = scene.pieceOn(spot);
  if (!at) return;
  const box = scene.drawing.place(scene, at);
  const flying = lift(scene, { ...at, value });
  flying.style.transform = `translate(${box.x}px, ${box.y}px)`;
  flying.classList.add(`colour-${value}`);
  const ball = flying.querySelector(".ball");
  if (!ball) return;
  scene.motions.begin(
    ball,
    [
      { transform: "scale(1)", opacity: 1 },
      { transform: "scale(1.16)", opacity: 1, offset: 0.4 },
      { transform: "scale(.2)", opacity: 0 },
    ],
    { duration: 380, delay, easing: "ease-in", fill: "both" },
  );
  if (arrives) scene.motions.begin(ball, [{ opacity: 0 }, { opacity: 0 }], { duration: arrives });
  for (let nth = 0; nth < 8; nth++) spark(scene, flying, (nth * Math.PI) / 4 + 0.3, box.width, delay + 130);
  scene.motions.begin(flying, [{ opacity: 1 }, { opacity: 1 }], { duration: delay + 620 }, () => flying.remove());
}

/** @param {Scene} scene @param {HTMLElement} flying @param {number} angle @param {number} size @param {number} delay */
function spark(scene, flying, angle, size, delay) {
  const element = make("span", { class: "spark" });
  flying.append(element);
  const x = Math.cos(angle) * size,
    y = Math.sin(angle) * size;
  scene.motions.begin(
    element,
    [
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
      { transform: `translate(${x * 1.05}px, ${y * 1.05}px) scale(.2)`, opacity: 0 },
    ],
    { duration: 460, delay, easing: "cubic-bezier(.1,.7,.3,1)" },
  );
}

/** @param {Event[]} events */
const wayIn = (events) => events.filter((event) => event.kind === "went");

/** The spot where a ball starts to roll. @param {Event[]} events */
export const startOf = (events) => wayIn(events)[0]?.from;

/**
 * @param {Scene} scene
 * @param {Event[]} events
 * @param {import("./scene.js").Before} before
 */
export function animateBalls(scene, events, before) {
  const way = wayIn(events);
  const mover = way.length ? before.pieces.get(way[0].from) : undefined;
  if (!mover || scene.brought) {
    scene.drawOthers();
    animateOthers(scene, events, before, 0, mover);
    return;
  }
  const { duration, rolling } = roll(scene, way, mover);
  scene.motions.begin(scene.air, [], { duration: moment }, () => {
    scene.drawOthers();
    scene.motions.since(rolling, () => {
      hideUntil(scene, way[way.length - 1].to, duration);
      animateOthers(scene, events, before, duration, mover);
    });
  });
}

/** Animates balls that drop or burst, starting at a given time.
 * @param {Scene} scene @param {Event[]} events
 * @param {import("./scene.js").Before} before @param {number} time @param {Piece} [mover] */
function animateOthers(scene, events, before, time, mover) {
  let row = 0;
  const way = wayIn(events);
  const arrivals = new Map(time ? [[way[way.length - 1]?.to, time]] : []);
  for (const event of events) {
    if (event.kind === "dropped") {
      drop(scene, event, (time += 70));
      arrivals.set(event.to, time);
    }
    if (event.kind === "cleared")
      burst(
        scene,
        event.value || valueBefore(before, event, mover),
        event.from,
        time + 25 * row++,
        arrivals.get(event.from) ?? 0,
      );
  }
}

/** @param {import("./scene.js").Before} before @param {Event} event @param {Piece} [mover] */
function valueBefore(before, event, mover) {
  return before.pieces.get(event.from)?.value || mover?.value || 1;
}
