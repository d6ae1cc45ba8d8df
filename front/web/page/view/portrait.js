// SPDX-License-Identifier: MIT
// A small copy of a piece as the board draws it, for messages.
import { make } from "../base/dom.js";

const height = 40;
const states = ["held", "reached", "advised", "introduced", "flying"];

/** @param {import("./scene.js").Scene} scene @param {number} spot */
function portrait(scene, spot) {
  const piece = scene.pieceOn(spot);
  const button = scene.buttonOn(spot);
  if (!piece || !button?.firstChild) return [];
  const box = scene.drawing.place(scene, piece);
  const copy = make("span", { class: button.className }, ...[...button.childNodes].map((node) => node.cloneNode(true)));
  copy.classList.remove(...states);
  const copies = copy.querySelectorAll("canvas");
  button.querySelectorAll("canvas").forEach((canvas, nth) => copies[nth].getContext("2d")?.drawImage(canvas, 0, 0));
  const scale = height / box.height;
  copy.style.cssText = `width: ${box.width}px; height: ${box.height}px; transform: scale(${scale})`;
  const frame = make("span", { class: `${scene.root.className.replace("board", "portrait")}` }, copy);
  Object.assign(frame.dataset, scene.root.dataset);
  frame.style.cssText = scene.root.style.cssText;
  Object.assign(frame.style, { width: `${box.width * scale}px`, height: `${height}px`, translate: "" });
  return [frame];
}

/** The pieces on these spots, in a row. @param {import("./scene.js").Scene} scene @param {number[]} spots */
export const portraits = (scene, spots) =>
  make("span", { class: "portraits", "aria-hidden": "true" }, ...spots.flatMap((spot) => portrait(scene, spot)));
