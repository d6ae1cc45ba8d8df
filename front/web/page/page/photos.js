// SPDX-License-Identifier: MIT
// The player's own picture: how it is chosen, kept and removed, and the option
// that shows it on the tiles of the sliding puzzle.
import { KINDS, Refusal } from "../games.js";
import { readPicture } from "../play/picture_file.js";
import { ownPhoto, photoFiles, photoOf } from "../view/photo.js";
import { sliding } from "../view/sliding.js";
import { choice, make, tell } from "../base/dom.js";
import { changeLook, theLook } from "../base/lookbook.js";
import { pictureChoice } from "./looks.js";

/** @typedef {import("../play/keep.js").Keep} Keep */

/** Keeps a picture and shows it. Throws a Refusal that says why it can't be used.
 * @param {Keep} keep @param {File} file @returns {Promise<string>} what to tell the player */
export async function takePicture(keep, file) {
  const read = tell(`Reading ${file.name} …`, "working");
  try {
    const trouble = await keep.keepPicture(await readPicture(file));
    if (trouble) throw new Refusal(trouble);
  } finally {
    read();
  }
  changeLook("photo", ownPhoto);
  return "The tiles of the sliding puzzle now show your picture. It stays in this browser.";
}

/** @type {Record<string, string>} */
const words = { none: "none", coast: "coast", rosette: "rosette", [ownPhoto]: "your picture" };

/** Fits a picture into a swatch. @param {import("../view/photo.js").Photo} photo @param {HTMLCanvasElement} canvas */
function drawInto({ image, width, height }, canvas) {
  const side = Math.min(width, height);
  const pen = canvas.getContext("2d");
  if (pen) pen.imageSmoothingQuality = "high";
  pen?.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** Tiles with numbers. */
function numbered() {
  const tiles = [1, 2, 3].map((value) => {
    const tile = make("span");
    sliding.draw(/** @type {any} */ ({}), /** @type {any} */ ({ kind: KINDS.BLOCK, value, marks: 0 }), tile);
    return tile;
  });
  return make("span", { class: "board sliding swatch-tiles" }, ...tiles);
}

export class PhotoChoice {
  /** @param {Keep} keep @param {(name: string, value: string) => void} change */
  constructor(keep, change) {
    this.keep = keep;
    this.change = change;
    this.input = make("input", { type: "file", accept: "image/*", hidden: true });
    this.input.addEventListener("change", () => void this.take());
    this.root = make("div", { class: "dialog-form" });
  }

  async show() {
    const own = await photoOf(ownPhoto, this.keep);
    const values = /** @type {Array<[string, string]>} */ (
      ["none", ...photoFiles, ...(own ? [ownPhoto] : [])].map((name) => [name, words[name]])
    );
    this.root.replaceChildren(
      pictureChoice("Picture on the sliding puzzle", "photo", values, (name) => this.swatch(name, own), this.change),
      make(
        "div",
        { class: "row-of-buttons" },
        this.input,
        this.button(own ? "Choose another picture" : "Choose your own picture", () => this.input.click()),
        own && this.button("Remove your picture", () => void this.remove()),
      ),
      make(
        "p",
        { class: "faint" },
        "Your picture stays in this browser: it is not sent anywhere, and shared pictures of a game do not show it.",
      ),
      choice(
        "Numbers on the picture",
        "photoNumbers",
        [
          ["on", "on"],
          ["off", "off"],
        ],
        theLook().photoNumbers,
        (value) => this.change("photoNumbers", value),
      ),
    );
  }

  /** @param {string} label @param {() => void} act */
  button(label, act) {
    return make("button", { type: "button", class: "side-button", onclick: act }, label);
  }

  /** @param {string} name @param {import("../view/photo.js").Photo | null} own */
  swatch(name, own) {
    if (name === "none") return make("span", { class: "table-swatch game-sliding own" }, numbered());
    const canvas = make("canvas", { class: "photo-swatch", width: 240, height: 240 });
    if (name === ownPhoto && own) drawInto(own, canvas);
    else void photoOf(name, this.keep).then((photo) => photo && drawInto(photo, canvas));
    return canvas;
  }

  async take() {
    const [file] = this.input.files ?? [];
    if (!file) return;
    try {
      tell(await takePicture(this.keep, file));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message, "refusal");
    }
    this.input.value = "";
    await this.showAgain();
  }

  async remove() {
    await this.keep.dropPicture();
    if (theLook().photo === ownPhoto) this.change("photo", "none");
    tell("Your picture has been removed.");
    await this.showAgain();
  }

  /** The buttons are made anew, and the first of them gets the focus. */
  async showAgain() {
    await this.show();
    this.root.querySelector("button")?.focus();
  }
}
