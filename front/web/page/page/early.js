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

  function readLook() {
    try {
      return Object(JSON.parse(localStorage.getItem("quadrille look") ?? "{}"));
    } catch {
      return {};
    }
  }

  /** What has a style sheet of its own, unless it is as usual. @type {Record<string, string>} */
  const dressed = { table: "game", tiles: "traditional" };

  /** @param {Record<string, string>} look */
  function dress(look) {
    const place = "style/looks.css";
    if (Object.entries(dressed).every(([name, usual]) => (look[name] ?? usual) === usual)) return;
    if (document.querySelector(`link[href="${place}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: place }));
  }

  /** @param {Event} [event] carries the options just chosen */
  function apply(event) {
    const look = event instanceof CustomEvent ? event.detail : readLook();
    for (const [name, [query, yes, no]] of Object.entries(asked))
      root.dataset[name] = !look[name] || look[name] === "auto" ? (matchMedia(query).matches ? yes : no) : look[name];
    dress(look);
    root.dataset.table = look.table ?? "game";
    root.dataset.palette = look.palette ?? "default";
    root.dataset.suits = look.suits ?? "two";
    root.dataset.hand = look.hand ?? "right";
    const colour = root.dataset.theme === "dark" ? "#14171d" : "#f4f1ea";
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  }

  for (const [query] of Object.values(asked)) matchMedia(query).addEventListener("change", apply);
  addEventListener("quadrille-look", apply);
  apply();
})();
