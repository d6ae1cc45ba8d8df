// SPDX-License-Identifier: MIT
// Turns a file that the player chose into a picture of a modest size. Its
// dimensions are read from its first bytes, so that a picture too large for the
// memory is refused before anything is decoded. The browser decodes it in a
// thread of its own.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";

/** The longer side of a kept picture, and the most that a picture may have: pixels, and bytes. */
const side = 1600,
  mostPixels = 150e6,
  mostBytes = 100e6;
/** A picture that is longer than this, relative to its width, or the other way round, shows nothing on a board. */
const slimmest = 20;
/** Where a JPEG says how large it is may come after other data, such as a preview. */
const headLength = 1 << 20;

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ side?: number, ratio?: number }} Cut the longer side of what is kept, and its width by its height if it is
 * cropped: its middle stays */

/** @param {DataView} data @param {number} at @param {string} word */
const begins = (data, at, word) =>
  at + word.length <= data.byteLength &&
  [...word].every((letter, nth) => data.getUint8(at + nth) === letter.charCodeAt(0));

/** @param {DataView} data @returns {Size | undefined} */
function jpegSize(data) {
  for (let at = 2; at + 9 < data.byteLength && data.getUint8(at) === 0xff;) {
    const kind = data.getUint8(at + 1);
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return undefined;
}

/** @param {DataView} data @returns {Size | undefined} */
function webpSize(data) {
  if (begins(data, 12, "VP8X"))
    return { width: 1 + (data.getUint32(23, true) >>> 8), height: 1 + (data.getUint32(26, true) >>> 8) };
  if (begins(data, 12, "VP8L")) {
    const bits = data.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}

/** How files begin, and where they have their size. Browsers read other kinds, too, which are not so common.
 * @type {Array<{ sign: string, least: number, size: (data: DataView) => Size | undefined }>} */
const kinds = [
  { sign: "\x89PNG", least: 24, size: (data) => ({ width: data.getUint32(16), height: data.getUint32(20) }) },
  { sign: "GIF8", least: 10, size: (data) => ({ width: data.getUint16(6, true), height: data.getUint16(8, true) }) },
  {
    sign: "BM",
    least: 26,
    size: (data) => ({ width: data.getInt32(18, true), height: Math.abs(data.getInt32(22, true)) }),
  },
  { sign: "RIFF", least: 30, size: webpSize },
  { sign: "\xff\xd8", least: 4, size: jpegSize },
];

/** The size of a picture of a common kind. @param {ArrayBuffer} head its first bytes @returns {Size | undefined} */
export function sizeOf(head) {
  const data = new DataView(head);
  const kind = kinds.find(({ sign, least }) => data.byteLength >= least && begins(data, 0, sign));
  return kind?.size(data);
}

/** Whether a file may be a picture. @param {Blob} file */
export async function looksLikePicture(file) {
  if (file.type.startsWith("image/")) return true;
  const data = new DataView(await file.slice(0, 64).arrayBuffer());
  return kinds.some(({ sign, least }) => data.byteLength >= least && begins(data, 0, sign));
}

/** @param {Size} size @param {string} name */
function refuseExtremes({ width, height }, name) {
  if (width * height > mostPixels)
    throw new Refusal(
      tr(
        "%1$s is too large: %2$s megapixels. Choose one with at most %3$s.",
        name,
        Math.round((width * height) / 1e6),
        mostPixels / 1e6,
      ),
    );
  if (Math.max(width, height) > slimmest * Math.min(width, height))
    throw new Refusal(tr("%s is too long and thin for a board.", name));
}

/** @param {Blob} file @param {Size | undefined} size */
async function decode(file, size) {
  const isWide = !size || size.width >= size.height;
  const length = Math.min(side, size ? Math.max(size.width, size.height) : side);
  return createImageBitmap(file, {
    ...(isWide ? { resizeWidth: length } : { resizeHeight: length }),
    resizeQuality: "high",
  });
}

/** The part of a picture that is kept, on white. @param {ImageBitmap} bitmap @param {Cut} cut */
function cutOut(bitmap, { side: longest = side, ratio = bitmap.width / bitmap.height }) {
  const width = Math.min(bitmap.width, bitmap.height * ratio);
  const height = width / ratio;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = "high";
    const [x, y] = [(bitmap.width - width) / 2, (bitmap.height - height) / 2];
    pen.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** Reads a picture and scales it down. Throws a Refusal that says why it can't be used.
 * @param {File} file @param {Cut} [cut] @returns {Promise<Blob>} */
export async function readPicture(file, cut = {}) {
  const { name } = file;
  if (file.size > mostBytes) throw new Refusal(tr("%1$s is too large: more than %2$s MB.", name, mostBytes / 1e6));
  const size = sizeOf(await file.slice(0, headLength).arrayBuffer());
  if (size) refuseExtremes(size, name);
  /** @type {ImageBitmap} */
  let bitmap;
  try {
    bitmap = await decode(file, size);
  } catch {
    throw new Refusal(size ? tr("%s is damaged.", name) : tr("%s is not a picture that this browser can show.", name));
  }
  const canvas = cutOut(bitmap, cut);
  bitmap.close();
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.9),
  );
  if (!blob) throw new Refusal(tr("%s is too large for this browser.", name));
  return blob;
}
