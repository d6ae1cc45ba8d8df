// SPDX-License-Identifier: MIT
// Creates elements, and has other small functions that the whole page uses.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { shape } from "../../../../bindings/npm/src/shared/drawing.js";
export { shape };

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [traits] attributes; "class", event handlers ("on…") and properties
 * @param {...(Node | string | null | undefined | false)} content
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, traits = {}, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) setTrait(element, name, value);
  element.append(...content.filter((item) => item || item === "").map((item) => /** @type {Node | string} */ (item)));
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {any} value */
function setTrait(element, name, value) {
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value" || name === "checked" || name === "hidden" || name === "disabled")
    Object.assign(element, { [name]: value });
  else if (value !== false && value !== null && value !== undefined)
    element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {Element} element @param {string} name @param {string | null} value */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {Element} element @param {string} words */
export function setWords(element, words) {
  const known = element.firstChild;
  if (known instanceof Text && known === element.lastChild) {
    if (known.data !== words) known.data = words;
  } else if (element.textContent !== words) element.textContent = words;
}

/** Lets the browser show what there is, and the player act. Unlike a timer, a message isn't late in a hidden tab.
 * @returns {Promise<unknown>} */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

/** The element of index.html with this id. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** A sentence with elements for its placeholders. @param {string} words @param {...Node} nodes
 * @returns {Array<string | Node>} */
export function withNodes(words, ...nodes) {
  let next = 0;
  return words
    .split(/(%(?:\d\$)?s)/)
    .map((part) => (/^%.*s$/.test(part) ? nodes[(Number(part.slice(1, -2)) || ++next) - 1] : part));
}

/* ----------------------------------------------------------------- icons */

/** Icons, drawn in a box of 24 by 24. icons.js adds those that the first game doesn't need.
 * @type {Record<string, string>} */
export const icons = {
  back: "M15 5 8 12 15 19",
  next: "M9 5 16 12 9 19",
  done: "M4.5 12.5 10 18 19.5 6.5",
  undo: "M8 5 3.5 9.5 8 14M4 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H9",
  redo: "M16 5 20.5 9.5 16 14M20 9.5H9.5A5.5 5.5 0 0 0 9.5 20.5H15",
  hint: "M9 18H15M10 21H14M12 3A6.5 6.5 0 0 0 8 14.6C8.7 15.3 9 16 9 17H15C15 16 15.3 15.3 16 14.6A6.5 6.5 0 0 0 12 3Z",
  new: "M12 5V19M5 12H19",
  choose: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  again: "M4 12A8 8 0 1 0 7 5.8M7 2V6.5H11.5",
  share: "M12 15V3M7.5 7 12 2.8 16.5 7M6 11H4.5V21H19.5V11H18",
  more: "M5 12H5.01M12 12H12.01M19 12H19.01",
  close: "M6 6 18 18M18 6 6 18",
  help: "M9 9A3 3 0 1 1 13.5 11.6C12.5 12.2 12 13 12 14.2M12 17.6V17.7",
  rivals: "M9 21V9L2 12M9 9 2 5M15 21V15L22 18M15 15 22 11",
};

/** @param {string} name */
export function icon(name) {
  const traits = { viewBox: "0 0 24 24", class: "icon", "data-sign": name, "aria-hidden": "true" };
  return shape("svg", traits, shape("path", { d: icons[name] }));
}

/**
 * A button with an icon and a word.
 * @param {string} sign
 * @param {string} word
 * @param {(event: MouseEvent) => void} act
 * @param {Record<string, any>} [traits]
 */
export function tool(sign, word, act, traits = {}) {
  return make(
    "button",
    { type: "button", class: "tool", onclick: act, ...traits },
    icon(sign),
    make("span", { class: "word" }, word),
  );
}

/** The same as a link to another page. @param {string} sign @param {string} word @param {string} href */
export const toolLink = (sign, word, href) =>
  make("a", { class: "tool", href }, icon(sign), make("span", { class: "word" }, word));

/** Whether a key is one of the browser's own, such as Alt-Left and Ctrl-Plus. @param {KeyboardEvent} event */
export const isForBrowser = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

/* ----------------------------------------------------------- what is said */

/** A CSS animation restarts only if its name changes, so two names alternate. */
let turn = false;

/** The element for messages. A modal dialog makes everything outside it inert, including live regions, so each
 * dialog has its own. */
function liveRegion() {
  const inDialogs = document.querySelectorAll("dialog[open] > .live");
  return inDialogs.length ? inDialogs[inDialogs.length - 1] : byId("live");
}

/** Shows and announces a message once.
 * @param {string | HTMLElement} words @param {"note" | "refusal" | "quiet" | "working" | "hint"} [tone] "working" stays
 * visible, and "hint" longer than usual
 * @returns {() => void} removes the message, unless another one has replaced it */
export function tell(words, tone = "note") {
  const live = liveRegion();
  const message = typeof words === "string" ? new Text(words.trim()) : words;
  live.replaceChildren(message);
  turn = !turn;
  live.className = words ? `live ${tone} ${turn ? "anew" : "again"}` : "live";
  if (words && tone !== "quiet") settle(live);
  return () => message.remove();
}

/** Puts a message below the board if it fits there: on a phone it covers the facts otherwise. @param {Element} live */
function settle(live) {
  const [stage, board] = [".stage", ".stage > .board"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  if (!stage || !board || stage.bottom - board.bottom < live.clientHeight + 8) return;
  if (document.querySelector(".update")) return;
  live.classList.add("below");
  /** @type {HTMLElement} */ (live).style.setProperty("--below", `${innerHeight - stage.bottom + 4}px`);
}

/** Removes all messages when they no longer apply. */
export function hush() {
  for (const live of document.querySelectorAll(".live")) live.replaceChildren();
}

/* ----------------------------------------------------------------- dialogs */

/**
 * Opens a dialog. Its button, Escape or a click beside it closes and removes
 * it. The event "quadrille-dialog" reports that a dialog was opened or closed.
 * @param {string} title
 * @param {...(Node | string)} content
 */
export function openDialog(title, ...content) {
  const close = make("button", { type: "button", class: "close", "aria-label": tr("Close") }, icon("close"));
  const dialog = make(
    "dialog",
    { "aria-label": title },
    make("header", {}, make("h2", {}, title), close),
    make("div", { class: "dialog-body" }, ...content),
    make("div", { class: "live", role: "status", "aria-live": "polite" }),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    document.dispatchEvent(new Event("quadrille-dialog"));
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  document.dispatchEvent(new Event("quadrille-dialog"));
  return dialog;
}

/** Closes all open dialogs. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

/**
 * A choice between a few values, as radio buttons that look like a switch.
 * @param {string} label
 * @param {string} name
 * @param {Array<[string, string]>} choices values and their labels
 * @param {string} value
 * @param {(value: string) => void} choose
 */
export function choice(label, name, choices, value, choose) {
  return make(
    "fieldset",
    { class: "choice" },
    make("legend", {}, label),
    make(
      "div",
      { class: "segments" },
      ...choices.map(([one, words]) =>
        make(
          "label",
          {},
          make("input", {
            type: "radio",
            name,
            value: one,
            checked: one === value,
            onchange: () => choose(one),
          }),
          make("span", {}, words),
        ),
      ),
    ),
  );
}

/** Formats a duration: "1:02:03". @param {number} milliseconds */
export function clockWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The player's local date. @param {Date} [now] */
export function dateWords(now = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
