// SPDX-License-Identifier: MIT
// Sharing, saving and loading games: as text for a chat, a code, a link, or a
// file that the terminal version can also read.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { layoutOf } from "../base/kit.js";
import { Refusal } from "../games.js";
import { isOver } from "../play/keep.js";
import { drawPostcard } from "../view/postcard.js";
import { make, openDialog, tell, tool } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { sendChallenge } from "./rivals.js";
import { isShipped } from "./layouts.js";
import { routeOf, titleOf } from "./route.js";

/**
 * @typedef {import("./game.js").GamePage} GamePage
 * @typedef {{ table: import("../play/table.js").Table, go: (hash: string) => void }} Place where a game can be loaded
 */

/** The reason of session/session.h that refuses whatever is no save and no code. */
const NOT_A_SAVE = 206;

/** The game as a code, or why it has none. @param {GamePage} page */
function codeOf(page) {
  try {
    return { code: page.table.games.share(), trouble: "" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: "", trouble: error.message };
  }
}

/** @param {string} text @param {string} done the message afterwards
 * @param {EventTarget | null} button shows the same message */
export async function copy(text, done, button) {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
    const word = button instanceof Element && button.querySelector(".word");
    if (word) word.textContent = tr("Copied");
  } catch {
    tell(tr("This browser doesn't allow copying. Select the text and copy it yourself."), "refusal");
  }
}

/** @param {string} text @param {string} url @param {EventTarget | null} button */
export async function hand(text, url, button) {
  try {
    await navigator.share(url ? { text, url } : { text });
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") {
      await copy([text, url].filter(Boolean).join("\n"), tr("Copied."), button);
    }
  }
}

/** A link for other people: at the page's public address, if the site has one. @param {string} hash */
export function publicLink(hash) {
  const canonical = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=canonical]"));
  return new URL(hash, canonical?.href ?? location.href).href;
}

/** Places where links open. */
const places = ["computer", "network"];

/** What to say of links that open only there. @type {Record<string, string>} */
const warnings = {
  computer: mark("These links open only on this computer."),
  network: mark("These links open only in your network."),
};

/** The only place where links to the page open, or "": a site without a public address may be on the player's own
 * computer. */
export function placeOfLinks() {
  const { hostname } = new URL(publicLink(""));
  if (/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return places[0];
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$|^\[f[cde]|\.local$/.test(hostname)
    ? places[1]
    : "";
}

/** @param {string} title @param {string} text @param {string} done the message after copying */
function shareable(title, text, done) {
  return make(
    "section",
    { class: "group" },
    make("h3", {}, title),
    make("pre", { tabindex: "0" }, text),
    make(
      "div",
      { class: "row-of-buttons" },
      tool("share", tr("Copy"), (event) => void copy(text, done, event.currentTarget), { class: "side-button" }),
    ),
  );
}

/** The pieces on the picture: those of the board or, if the game was won, those it began with, because a solved board
 * says little. @param {GamePage} page */
const piecesToShow = ({ table, board: { scene } }) => (table.state.status === "won" ? scene.origin : scene.pieces);

/** @param {GamePage} page @param {string} boast whose last line is a chart */
function postcardOf(page, boast) {
  const state = page.table.games.state();
  const { title, deal } = titleOf(state);
  const text = {
    title: `${title} ${deal}`.trim(),
    result: state.outcome,
    words: state.result.split(", "),
    foot: "Quadrille",
    chart: /[▁-█]+$/.exec(boast)?.[0],
  };
  return drawPostcard(page.root, state.game, piecesToShow(page), text, theLook());
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<File>} */
function fileOf(canvas) {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], "quadrille.png", { type: "image/png" }));
      else reject(new Error(tr("This browser can't make a picture.")));
    }, "image/png"),
  );
}

/** Offers the picture to other programs, or else saves it.
 * @param {HTMLCanvasElement} picture @param {string} text */
export async function handPicture(picture, text) {
  try {
    const file = await fileOf(picture);
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text });
    else {
      download(file, file.name);
      tell(tr("The picture is saved as quadrille.png."));
    }
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (name !== "AbortError") tell(message, "refusal");
  }
}

/** A link to the game that works for everyone, or "": others don't have the player's own boards and layouts.
 * @param {GamePage} page */
async function linkTo({ table, pictures }) {
  const state = table.games.state();
  const layout = layoutOf(state);
  const route = layout && !(await isShipped(layout)) ? "" : routeOf(state, pictures);
  return route ? publicLink(route) : "";
}

/** @param {GamePage} page */
export async function showShare(page) {
  const boast = page.table.games.boast().trim();
  const link = await linkTo(page);
  const { code, trouble } = codeOf(page);
  const picture = postcardOf(page, boast);
  const place = placeOfLinks();
  const shared = place ? "" : link;
  const deal = link ? [shareable(tr("Link to this deal"), link, tr("Link copied."))] : [];
  const replay = code ? [shareable(tr("Link to the replay"), publicLink(`#replay/${code}`), tr("Link copied."))] : [];
  const codes = code
    ? [shareable(tr("Replay code"), code, tr("Code copied."))]
    : [make("p", { class: "faint" }, trouble)];
  const warning = make(
    "p",
    {},
    [tr(warnings[place]), code && tr("Friends can load the code in their own Quadrille.")].filter(Boolean).join(" "),
  );
  openDialog(
    tr("Share"),
    make("div", { class: "postcard" }, picture),
    make(
      "div",
      { class: "row-of-buttons" },
      tool(
        "share",
        "share" in navigator ? tr("Share") : tr("Copy"),
        ({ currentTarget }) =>
          void ("share" in navigator
            ? hand(boast, shared, currentTarget)
            : copy(`${boast}\n${shared}`.trim(), tr("Copied."), currentTarget)),
        { class: "main-button" },
      ),
      tool("film", tr("Picture"), () => void handPicture(picture, `${boast}\n${shared}`.trim()), {
        class: "side-button",
      }),
      isOver(page.table.state) &&
        tool("rivals", tr("Challenge a friend"), () => sendChallenge(page), { class: "side-button" }),
    ),
    make("pre", { tabindex: "0" }, boast),
    ...(place && link + code ? [...codes, warning, ...deal, ...replay] : [...deal, ...codes, ...replay]),
  );
}

/** @param {GamePage} page */
export function showCode(page) {
  const { code, trouble } = codeOf(page);
  if (code)
    openDialog(
      tr("Replay code"),
      shareable(tr("Anyone with this code can watch the game or continue it"), code, tr("Code copied.")),
    );
  else tell(trouble, "refusal");
}

/* --------------------------------------------------------------------- files */

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** @param {GamePage} page */
export function saveFile(page) {
  const { state, games } = page.table;
  download(
    new Blob([games.save()], { type: "text/plain" }),
    `${state.game}-${state.daily || state.seed || "board"}.txt`,
  );
  tell(tr("Saved to a file. The terminal version can load it too."));
}

const longest = 4000000;

/** The address that a link or the code of a challenge leads to, or "". @param {string} text */
function addressIn(text) {
  const [, challenge] = /^(?:\S*\/)?(qc\d-\S+)$/i.exec(text) ?? [];
  return challenge ? `#challenge/${challenge}` : (/^[^\s#]*(#\S+)$/.exec(text)?.[1] ?? "");
}

/** @param {Place} page @param {string} given */
function takeGame(page, given) {
  const text = given.trim();
  const address = addressIn(text);
  if (address) {
    page.go(address);
    return;
  }
  try {
    page.table.sitDown((games) => games.load(text + "\n"));
    page.go("#table");
    tell(tr("Loaded."));
  } catch (error) {
    const { message, reason } = /** @type {Refusal} */ (error);
    tell(reason === NOT_A_SAVE ? tr("This is not a link, a code or a saved game.") : message, "refusal");
  }
}

/** @param {Place} page @param {File | undefined} file */
async function takeFile(page, file) {
  if (!file) return;
  if (file.size > longest) tell(tr("This file is too large for a saved game."), "refusal");
  else takeGame(page, await file.text());
}

/** @param {Place} page */
export function loadFile(page) {
  const file = make("input", {
    type: "file",
    accept: ".txt,.save,text/plain",
    onchange: () => void takeFile(page, file.files?.[0]),
  });
  const text = make("textarea", { rows: "5", spellcheck: "false", autocapitalize: "off" });
  openDialog(
    tr("Load"),
    make("label", { class: "field" }, make("span", {}, tr("Saved game, from this page or the terminal")), file),
    make("label", { class: "field" }, make("span", {}, tr("Or paste a link, a code or a saved game")), text),
    make(
      "div",
      { class: "row-of-buttons" },
      make("button", { type: "button", class: "main-button", onclick: () => takeGame(page, text.value) }, tr("Load")),
    ),
  );
}
