// SPDX-License-Identifier: MIT
// The colours of boards. Pages set those that begin with --quadrille-.

const COLOURS = ["#e5484d", "#2f9e5f", "#3b6fe0", "#f2b632", "#9a56d6", "#2bb5c9", "#cdd3e0", "#f07f2e", "#7d8590"];

const dark = `
  --ground-freecell: #123f2b; --ground-mahjong: #18292e; --ground-kulki: #1c212d; --ground-sliding: #221509;
  --square: #39425a; --card-face: #f4f0e4; --text: #e9e7e1;`;

export const STYLE = `
:host {
  display: block; position: relative; max-width: 900px; color: var(--quadrille-text, var(--text));
  font: 500 16px/1.4 var(--quadrille-font, system-ui, sans-serif);
  --ground-freecell: #1d6b45; --ground-mahjong: #2b4a52; --ground-kulki: #d3d6e2; --ground-sliding: #5d3a1f;
  --square: #b9bed0; --text: #23262e; --card-face: #fffdf6; --slot: #d9eadf;
  --suit-0: #1b1e27; --suit-1: #c8202f; --suit-2: #c8202f; --suit-3: #1b1e27;
  --block: #f6ead2; --block-ink: #4c3015; --home: #e9f0d6; --home-ink: #2f4a1c;
  ${COLOURS.map((colour, at) => `--ball-${at + 1}: var(--quadrille-ball-${at + 1}, ${colour});`).join(" ")}
}
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { ${dark} } }
:host([theme="dark"]) { ${dark} }
svg { display: block; width: 100%; max-height: var(--quadrille-max-height, 80vh); border-radius: 14px; touch-action: manipulation;
  user-select: none; -webkit-user-select: none; }
.ground { fill: var(--quadrille-ground, var(--own-ground)); }
.freecell { --own-ground: var(--ground-freecell); } .mahjong { --own-ground: var(--ground-mahjong); }
.kulki { --own-ground: var(--ground-kulki); } .sliding { --own-ground: var(--ground-sliding); }
.slot { fill: #00000017; stroke: var(--slot); stroke-opacity: .5; stroke-width: 2; }
[role="button"] { cursor: pointer; outline: none; }
[role="button"][aria-disabled] { cursor: default; }
.ring { fill: none; stroke: none; stroke-width: 5; pointer-events: none; }
.held .ring { stroke: var(--quadrille-held, #0e86d4); }
:focus-visible > .ring { stroke: var(--quadrille-focus, #ffb000); }
text { font-weight: 700; text-anchor: middle; pointer-events: none; }
p { margin: .4em 0 0; min-height: 1.4em; }`;
