// SPDX-License-Identifier: MIT
// A small picture of a Mahjong layout, drawn from its tiles: one path for each
// layer, lighter the higher it is.
import { shape } from "../base/dom.js";

/** A layout's extent in half tiles. @param {number[]} tiles */
export function extentOf(tiles) {
  let [across, down, layers] = [0, 0, 0];
  for (let at = 0; at < tiles.length; at += 3) {
    down = Math.max(down, tiles[at] + 2);
    across = Math.max(across, tiles[at + 1] + 2);
    layers = Math.max(layers, tiles[at + 2] + 1);
  }
  return { across, down, layers };
}

/** A tile is 6 by 8, and each layer lies this much further to the upper left. */
const across = 3,
  down = 4,
  lift = 1;

/** @param {number[]} tiles @param {number} layer @param {number} layers */
function pathOf(tiles, layer, layers) {
  let path = "";
  for (let at = 0; at < tiles.length; at += 3)
    if (tiles[at + 2] === layer)
      path += `M${tiles[at + 1] * across + (layers - 1 - layer) * lift + 0.5} ${tiles[at] * down + (layers - 1 - layer) * lift + 0.5}h6v8h-6z`;
  return path;
}

/** @param {number[]} tiles row, column, layer, row ... */
export function thumbnail(tiles) {
  const size = extentOf(tiles);
  const [width, height] = [size.across * across + size.layers * lift, size.down * down + size.layers * lift];
  const layers = Array.from({ length: size.layers }, (_, layer) =>
    shape("path", {
      d: pathOf(tiles, layer, size.layers),
      class: "layer",
      "data-height": Math.round((layer / Math.max(1, size.layers - 1)) * 4),
    }),
  );
  return shape("svg", { viewBox: `0 0 ${width} ${height}`, class: "layout-picture", "aria-hidden": "true" }, ...layers);
}
