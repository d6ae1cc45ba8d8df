// SPDX-License-Identifier: MIT
// The page's content policy lets no text become markup or the address of a
// script, except here. Markup is the page's own drawings, without scripts, and
// scripts come from the page's own folder.

/** Anything in markup that could run: scripts, foreign elements, handlers, addresses of scripts. */
const runs = /<\s*(script|iframe|object|embed|foreignObject|a\b|animate|set\b)|[\s"'\x2f]on[a-z]+\s*=|javascript:/i;

/** @param {string} markup */
function createHTML(markup) {
  if (runs.test(markup)) throw new TypeError("This markup is not a drawing");
  return markup;
}

/** @param {string} address */
function createScriptURL(address) {
  const here = new URL("../", import.meta.url);
  if (!new URL(address).href.startsWith(here.href)) throw new TypeError("This script is not the page's own");
  return address;
}

const types = /** @type {any} */ (globalThis).trustedTypes;
const policy = types
  ? types.createPolicy("quadrille", { createHTML, createScriptURL })
  : { createHTML, createScriptURL };

/** The markup of a drawing. @param {string} markup */
export const trustedMarkup = (markup) => policy.createHTML(markup);

/** The address of a script. @param {URL} url */
export const trustedScript = (url) => policy.createScriptURL(url.href);
