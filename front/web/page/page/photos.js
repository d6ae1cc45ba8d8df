// SPDX-License-Identifier: MIT
// The player's own pictures: how they are chosen, kept and removed, and the
// options that show them, behind the boards, on the backs of cards, and on the
// tiles of the sliding puzzle.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { readPicture } from "../play/picture_file.js";
import { darkened, keptPicture, paintBack } from "../view/own_pictures.js";
import { ownPhoto, photoFiles, photoOf } from "../view/photo.js";
import { sliding } from "../view/sliding.js";
import { choice, make, tell } from "../base/dom.js";
import { changeLook, theLook } from "../base/lookbook.js";
import { choicesOf, onTable, pictureChoice, translated } from "./looks.js";

/**
 * @typedef {import("../play/keep.js").Keep} Keep
 * @typedef {{ image: CanvasImageSource, width: number, height: number }} Drawn
 * @typedef {{ option: string, label: string, values: Array<[string, string]>, key: string,
 *   cut: import("../play/picture_file.js").Cut, draw: (value: string) => Element, drawOwn: (image: ImageBitmap) => Element,
 *   choose: string, another: string, remove: string, about: string, taken: string, removed: string,
 *   more?: (change: (name: string, value: string) => void) => Element }} Use what a picture is for: the option with its
 *   values, the usual one first; the picture's name in the browser's storage and how it is cut; and what is said about it
 */

/** What an option is called whose picture is the player's own. */
const own = "own";

/** @param {number} width @param {number} height @param {(canvas: HTMLCanvasElement) => void} draw */
function drawnSwatch(width, height, draw) {
  const canvas = make("canvas", { class: "photo-swatch", width, height });
  draw(canvas);
  return canvas;
}

/** Fits a picture into a swatch. @param {Drawn} drawn @param {HTMLCanvasElement} canvas */
function drawInto({ image, width, height }, canvas) {
  const scale = Math.min(width / canvas.width, height / canvas.height);
  const [across, down] = [canvas.width * scale, canvas.height * scale];
  const pen = canvas.getContext("2d");
  if (pen) pen.imageSmoothingQuality = "high";
  pen?.drawImage(image, (width - across) / 2, (height - down) / 2, across, down, 0, 0, canvas.width, canvas.height);
}

/** @param {ImageBitmap | HTMLCanvasElement} image @returns {Drawn} */
const whole = (image) => ({ image, width: image.width, height: image.height });

/** Tiles with numbers. */
function numbered() {
  const tiles = [1, 2, 3].map((value) => {
    const tile = make("span");
    sliding.draw(/** @type {any} */ ({}), /** @type {any} */ ({ kind: "block", value }), tile);
    return tile;
  });
  return make("span", { class: "board sliding swatch-tiles" }, ...tiles);
}

/** @param {string} name */
function photoSwatch(name) {
  if (name === "none") return make("span", { class: "table-swatch game-sliding own" }, numbered());
  return drawnSwatch(240, 240, (canvas) => {
    // Pictures that come with the page are not in the browser's storage.
    void photoOf(name, /** @type {any} */ (null)).then((photo) => photo && drawInto(photo, canvas));
  });
}

/** @param {(name: string, value: string) => void} change */
const photoNumbers = (change) =>
  choice(
    tr("Numbers on the picture"),
    "photoNumbers",
    [
      ["on", tr("on")],
      ["off", tr("off")],
    ],
    theLook().photoNumbers,
    (value) => change("photoNumbers", value),
  );

/** @type {Record<string, string>} */
const photoWords = { none: mark("none"), coast: mark("coast"), rosette: mark("rosette") };

/** @type {Use} */
const photo = {
  option: "photo",
  label: mark("Picture on the sliding puzzle"),
  values: ["none", ...photoFiles].map((name) => [name, photoWords[name]]),
  key: ownPhoto,
  cut: {},
  draw: photoSwatch,
  drawOwn: (image) => drawnSwatch(240, 240, (canvas) => drawInto(whole(image), canvas)),
  choose: mark("Choose your own picture"),
  another: mark("Choose another picture"),
  remove: mark("Remove your picture"),
  about: mark(
    "Your picture stays in this browser: it is not sent anywhere, and shared pictures of a game do not show it.",
  ),
  taken: mark("The tiles of the sliding puzzle now show your picture. It stays in this browser."),
  removed: mark("Your picture has been removed."),
  more: photoNumbers,
};

/** @type {Use} */
const table = {
  ...choicesOf("table"),
  option: "table",
  key: "table",
  cut: { side: 1600 },
  drawOwn: (image) => drawnSwatch(480, 240, (canvas) => drawInto(whole(darkened(image)), canvas)),
  choose: mark("Choose a picture for the table"),
  another: mark("Choose another picture for the table"),
  remove: mark("Remove the picture of the table"),
  about: mark(
    "A picture of yours is darkened so that you can read what is on it. It stays in this browser: it is not sent " +
      "anywhere. High contrast does not show it.",
  ),
  taken: mark("The boards now lie on your picture. It stays in this browser."),
  removed: mark("The picture of the table has been removed."),
};

/** The shape of a card is 5 by 7. @type {Use} */
const backs = {
  ...choicesOf("backs"),
  option: "backs",
  key: "back",
  cut: { side: 300, ratio: 5 / 7 },
  drawOwn: (image) => {
    const canvas = make("canvas", { class: "back" });
    paintBack(image, canvas);
    return onTable("freecell", {}, canvas);
  },
  choose: mark("Choose a picture for card backs"),
  another: mark("Choose another picture for card backs"),
  remove: mark("Remove the picture of card backs"),
  about: mark(
    "Cards are dealt face down and show their backs in a pause; Mahjong's tiles then show a picture of yours, too. It " +
      "stays in this browser: it is not sent anywhere.",
  ),
  taken: mark("Cards now have your picture on their backs. It stays in this browser."),
  removed: mark("The picture of card backs has been removed."),
};

export const uses = [table, backs, photo];

/** Keeps a picture and shows it. Throws a Refusal that says why it can't be used.
 * @param {Keep} keep @param {File} file @param {Use} [use] @returns {Promise<string>} what to tell the player */
export async function takePicture(keep, file, use = photo) {
  const read = tell(tr("Reading %s…", file.name), "working");
  try {
    const trouble = await keep.keepPicture(use.key, await readPicture(file, use.cut));
    if (trouble) throw new Refusal(keep.base ? trouble : tr("This browser doesn't allow pictures to be stored."));
  } finally {
    read();
  }
  changeLook(use.option, own);
  return use.taken;
}

/** An option that is chosen by pictures, and to which the player can add one. */
export class PictureChoice {
  /** @param {Keep} keep @param {Use} use @param {(name: string, value: string) => void} change */
  constructor(keep, use, change) {
    this.keep = keep;
    this.use = use;
    this.change = change;
    this.input = make("input", { type: "file", accept: "image/*", hidden: true, "data-use": use.key });
    this.input.addEventListener("change", () => void this.take());
    this.root = make("div", { class: "dialog-form" });
  }

  async show() {
    const { use } = this;
    const { option, label, values, draw } = use;
    const image = await keptPicture(this.keep, use.key).catch(() => null);
    const chosen = theLook()[option];
    this.root.replaceChildren(
      pictureChoice(
        tr(label),
        option,
        [
          ...translated(option, values),
          ...(image ? [/** @type {[string, string]} */ ([own, tr("your picture")])] : []),
        ],
        (value) => (value === own && image ? use.drawOwn(image) : draw(value)),
        this.change,
        chosen === own && !image ? values[0][0] : chosen,
      ),
      make(
        "div",
        { class: "row-of-buttons" },
        this.input,
        this.button(tr(image ? use.another : use.choose), () => this.input.click()),
        image && this.button(tr(use.remove), () => void this.remove()),
      ),
      make("p", { class: "faint" }, tr(use.about)),
      ...(use.more ? [use.more(this.change)] : []),
    );
  }

  /** @param {string} label @param {() => void} act */
  button(label, act) {
    return make("button", { type: "button", class: "side-button", onclick: act }, label);
  }

  async take() {
    const [file] = this.input.files ?? [];
    if (!file) return;
    try {
      tell(await takePicture(this.keep, file, this.use));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message, "refusal");
    }
    this.input.value = "";
    await this.showAgain();
  }

  async remove() {
    const { option, values, key, removed } = this.use;
    await this.keep.dropPicture(key);
    if (theLook()[option] === own) this.change(option, values[0][0]);
    tell(tr(removed));
    await this.showAgain();
  }

  /** The buttons are made anew, and the first of them gets the focus. */
  async showAgain() {
    await this.show();
    this.root.querySelector("button")?.focus();
  }
}
