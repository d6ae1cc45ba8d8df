// SPDX-License-Identifier: MIT
// Draws the page's SVG pictures on a canvas. A browser would not draw them
// there by itself: the content policy has no place for pictures made from text.
// It imports nothing, as celebrating.js, which needs it.

/** @typedef {(name: string) => string} Colours the value of a colour variable of the style sheets */
/** @typedef {{ colours: Colours, ink: string }} Paints "ink" is the current colour */

/** Attributes that an element passes on to what it contains, and their first values. @type {Record<string, string>} */
const passedOn = {
  fill: "#000",
  stroke: "none",
  "stroke-width": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
};

/** @param {Element} element @param {string} name */
const number = (element, name) => Number(element.getAttribute(name) ?? 0);

/** The outlines of elements that are shapes. @type {Record<string, (element: Element) => Path2D>} */
const outlines = {
  path: (element) => new Path2D(element.getAttribute("d") ?? ""),
  rect(element) {
    const path = new Path2D();
    const [x, y, width, height, rx] = ["x", "y", "width", "height", "rx"].map((name) => number(element, name));
    path.roundRect(x, y, width, height, rx);
    return path;
  },
  circle(element) {
    const path = new Path2D();
    path.arc(number(element, "cx"), number(element, "cy"), number(element, "r"), 0, 2 * Math.PI);
    return path;
  },
  ellipse(element) {
    const path = new Path2D();
    const [x, y, rx, ry] = ["cx", "cy", "rx", "ry"].map((name) => number(element, name));
    path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    return path;
  },
};

/** @param {string} value of an attribute @param {Paints} paints */
function colourOf(value, { colours, ink }) {
  if (value === "currentColor") return ink;
  const variable = /^var\((--[\w-]+)/.exec(value)?.[1];
  return variable ? colours(variable) : value;
}

/** @param {CanvasRenderingContext2D} pen @param {Path2D} path @param {Record<string, string>} style @param {Paints} paints */
function drawShape(pen, path, style, paints) {
  if (style.fill !== "none") {
    pen.fillStyle = colourOf(style.fill, paints);
    pen.fill(path);
  }
  if (style.stroke === "none") return;
  pen.strokeStyle = colourOf(style.stroke, paints);
  pen.lineWidth = Number(style["stroke-width"]);
  pen.lineCap = /** @type {CanvasLineCap} */ (style["stroke-linecap"]);
  pen.lineJoin = /** @type {CanvasLineJoin} */ (style["stroke-linejoin"]);
  pen.stroke(path);
}

/** @param {CanvasRenderingContext2D} pen @param {Element} element @param {Record<string, string>} style
 * @param {Paints} paints */
function drawElement(pen, element, style, paints) {
  const own = Object.fromEntries(
    Object.entries(style).map(([name, value]) => [name, element.getAttribute(name) ?? value]),
  );
  pen.save();
  if (element instanceof SVGGraphicsElement)
    for (const { matrix } of element.transform.baseVal) pen.transform(...matrixOf(matrix));
  pen.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
  const outline = outlines[element.localName];
  if (outline) drawShape(pen, outline(element), own, paints);
  else if (element.localName === "use") {
    pen.translate(number(element, "x"), number(element, "y"));
    const used = document.getElementById((element.getAttribute("href") ?? "").slice(1));
    if (used) drawElement(pen, used, own, paints);
  } else for (const child of element.children) drawElement(pen, child, own, paints);
  pen.restore();
}

/** @param {DOMMatrix} matrix @returns {[number, number, number, number, number, number]} */
const matrixOf = ({ a, b, c, d, e, f }) => [a, b, c, d, e, f];

/** Draws a picture into a box. @param {CanvasRenderingContext2D} pen @param {Element | null} picture
 * @param {string} viewBox of the picture @param {{ x: number, y: number, width: number, height: number }} box
 * @param {Paints} paints */
export function drawPicture(pen, picture, viewBox, box, paints) {
  if (!picture) return;
  const [, , width, height] = viewBox.split(" ").map(Number);
  pen.save();
  pen.translate(box.x, box.y);
  pen.scale(box.width / width, box.height / height);
  drawElement(pen, picture, passedOn, paints);
  pen.restore();
}
