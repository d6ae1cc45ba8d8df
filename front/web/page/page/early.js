// SPDX-License-Identifier: MIT
// Runs before anything is drawn. It sets the theme, contrast and animation to
// the player's choice or the system's preference. It is a classic script, so
// that the page does not flash.
"use strict";

(() => {
  const root = document.documentElement;
  /** @type {Record<string, [string, string, string]>} name: media query, value if it matches, value if not */
  const asked = {
    theme: ["(prefers-color-scheme: dark)", "dark", "light"],
    contrast: ["(prefers-contrast: more)", "more", "usual"],
    motion: ["(prefers-reduced-motion: reduce)", "none", "full"],
  };

  /** The values of each option, the usual one first. lookbook.js needs them, too, and comes later.
   * @type {Record<string, string>} */
  const options = {
    theme: "auto light dark",
    contrast: "auto usual more",
    motion: "auto full none",
    palette: "default safe",
    suits: "two four",
    signs: "numbers shapes none",
    keys: "on off",
    arrows: "tile gap",
    print: "usual large",
    hand: "right left",
    turn: "auto never",
    cards: "one double two",
    pairs: "two one double",
    sound: "ask off quiet on loud",
    touch: "off on",
    judge: "on off",
    notation: "off on",
    table: "game green blue walnut slate own",
    tiles: "traditional large night",
    faces: "classic modern",
    backs: "lattice waves stars suits own",
    photo: "none coast rosette own",
    photoNumbers: "on off",
    language: "auto en de fr es it pt_BR pl cs ru zh_CN",
  };

  /** Options with values that this version knows. @param {any} kept may be from another version, or damaged */
  const knownOnly = (kept) =>
    Object.fromEntries(
      Object.entries(options).map(([name, values]) => {
        const all = values.split(" ");
        return [name, all.includes(kept?.[name]) ? kept[name] : all[0]];
      }),
    );
  Object.assign(globalThis, { quadrilleLook: knownOnly });

  function readLook() {
    try {
      return knownOnly(JSON.parse(localStorage.getItem("quadrille look") ?? "{}"));
    } catch {
      return knownOnly({});
    }
  }

  /** What has a style sheet of its own, unless it is as usual. @type {Record<string, string>} */
  const dressed = { table: "game", tiles: "traditional" };

  /** @param {Record<string, string>} look */
  function dress(look) {
    const place = "style/looks.css";
    if (Object.entries(dressed).every(([name, usual]) => look[name] === usual)) return;
    if (document.querySelector(`link[href="${place}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: place }));
  }

  /** @param {Event} [event] carries the options just chosen */
  function apply(event) {
    const look = event instanceof CustomEvent ? event.detail : readLook();
    for (const [name, [query, yes, no]] of Object.entries(asked))
      root.dataset[name] = look[name] === "auto" ? (matchMedia(query).matches ? yes : no) : look[name];
    dress(look);
    for (const name of ["table", "palette", "suits", "hand"]) root.dataset[name] = look[name];
    const colour = root.dataset.theme === "dark" ? "#14171d" : "#f4f1ea";
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  }

  for (const [query] of Object.values(asked)) matchMedia(query).addEventListener("change", apply);
  addEventListener("quadrille-look", apply);
  apply();
})();
