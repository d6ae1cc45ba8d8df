// SPDX-License-Identifier: MIT
// Checks pictures on the sliding puzzle: those that come with the page, and the
// player's own one, which is cropped, kept, removed, and never leaves the page.
import { deflateSync } from "node:zlib";
import { done, same, test, verdict } from "../tap.mjs";
import {
  closeAll,
  complaints,
  isReady,
  openProfile,
  sources,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { png, pngOf } from "./png.mjs";
import { endings } from "./ways.mjs";

/** A picture of 100 megapixels in few bytes: one bit for each. */
function enormous() {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(10000, 0);
  head.writeUInt32BE(10000, 4);
  head.set([1, 3, 0, 0, 0], 8);
  return pngOf(
    head,
    [
      [0, 90, 0],
      [255, 255, 255],
    ],
    deflateSync(Buffer.alloc(1251 * 10000)),
  );
}

/** Sixteen squares of different colours in the middle, and grey at both sides, which a square board crops. */
const colours = Array.from({ length: 16 }, (_, nth) => [(nth % 4) * 80, Math.floor(nth / 4) * 80, 255 - nth * 12]);
const chequered = png(800, 400, [...colours, [128, 128, 128]], (x, y) =>
  x < 200 || x >= 600 ? 16 : Math.floor((x - 200) / 100) + 4 * Math.floor(y / 100),
);

const choose = (page, name, buffer, mimeType = "image/png") =>
  page.setInputFiles("input[data-use=own]", { name, mimeType, buffer });

const drop = (page, name, buffer) =>
  page.evaluate(
    ([name, content]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, buffer.toString("base64")],
  );

const untilPictured = (page, count = 15) =>
  page.waitForFunction((wanted) => document.querySelectorAll(".pictured .part").length === wanted, count);

/** The tiles that do not show the colour in the middle of their part. */
const wrongTiles = (page) =>
  page.evaluate(
    (colours) =>
      [...document.querySelectorAll(".block")]
        .filter((block) => {
          const canvas = block.querySelector(".part");
          const middle = canvas.width / 2;
          const seen = canvas.getContext("2d").getImageData(middle, middle, 1, 1).data;
          const wanted = colours[parseInt(block.getAttribute("aria-label"), 10) - 1];
          return wanted.some((value, nth) => Math.abs(value - seen[nth]) > 12);
        })
        .map((block) => block.getAttribute("aria-label")),
    colours,
  );

const stored = (page) =>
  page.evaluate(async () => {
    const request = indexedDB.open("quadrille");
    const base = await new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const all = base.transaction("pictures").objectStore("pictures").getAll();
    const rows = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
    base.close();
    return rows.map(({ bytes }) => bytes.byteLength);
  });

/** Chosen, shown, kept, replaced and removed. */
async function ownPicture() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/4x4/plum");
  const asked = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  same("tiles have numbers at first", 0, await page.locator(".part").count());
  await turnTo(page, "#look");
  await choose(page, "holiday.png", chequered);
  await untilSaid(page, "now show your picture");
  await page.waitForSelector("input[name=photo][value=own]:checked", { state: "attached" });
  await turnTo(page, "#sliding/4x4/plum");
  await untilPictured(page);
  same("each tile shows its part of the cropped picture", [], await wrongTiles(page));
  await page.keyboard.press("ArrowRight");
  same("also after a move", [], await wrongTiles(page));
  await page.reload();
  await isReady(page);
  await untilPictured(page);
  same("and when the page is loaded again", [], await wrongTiles(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => document.querySelector(".part").width < 100);
  same("and at another size", [], await wrongTiles(page));
  same("numbers are on top", true, await page.locator(".block svg").first().isVisible());
  await turnTo(page, "#sliding/3x5/plum");
  await untilPictured(page, 14);
  await turnTo(page, "#look");
  await page.check("input[name=photoNumbers][value=off]", { force: true });
  await turnTo(page, "#sliding/4x4/plum");
  await untilPictured(page);
  same("numbers can be switched off", false, await page.locator(".block svg").first().isVisible());
  same("the start page shows numbers alone", 0, await turnTo(page, "#").then(() => page.locator("main .part").count()));
  await turnTo(page, "#look");
  await page.click("text=Remove your picture");
  await untilSaid(page, "has been removed");
  same("a removed picture is not kept", [], await stored(page));
  same(
    "and no longer offered",
    ["none", "coast", "rosette"],
    await page.locator("input[name=photo]").evaluateAll((all) => all.map(({ value }) => value)),
  );
  same(
    "the focus stays at the buttons",
    "Choose your own picture",
    await page.evaluate(() => document.activeElement.textContent),
  );
  await turnTo(page, "#sliding/4x4/plum");
  same(
    "tiles have numbers again",
    [0, true],
    [await page.locator(".part").count(), await page.locator(".block svg").first().isVisible()],
  );
  same(
    "nothing was sent",
    [],
    asked.filter((one) => !one.startsWith("GET ")),
  );
  await context.close();
}

/** A picture to share looks the same with and without the player's own one. */
async function sharedPicture() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/4x4/plum");
  const shared = async () => {
    await page.keyboard.press(">");
    const data = await page.locator(".postcard canvas").evaluate((canvas) => canvas.toDataURL());
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    return data;
  };
  const before = await shared();
  await drop(page, "holiday", chequered);
  await untilPictured(page);
  same("a picture that is dropped on a game is shown at once", [], await wrongTiles(page));
  same("a shared picture does not show it", true, (await shared()) === before);
  await context.close();
}

/** A picture that can't be used is explained in one sentence, and the previous one stays. */
async function refusals() {
  const context = await openProfile();
  const page = await visit(context, "#look");
  await choose(page, "first.png", chequered);
  await untilSaid(page, "now show your picture");
  const [size] = await stored(page);
  const large = Buffer.from(chequered);
  large.writeUInt32BE(30000, 16);
  large.writeUInt32BE(10000, 20);
  const slim = Buffer.from(chequered);
  slim.writeUInt32BE(9000, 16);
  slim.writeUInt32BE(3, 20);
  const damaged = Buffer.from(chequered);
  damaged.fill(7, 60, 600);
  for (const [name, content, words, mime] of [
    [
      "notes.txt",
      Buffer.from("These are words."),
      "notes.txt is not a picture that this browser can show.",
      "text/plain",
    ],
    ["empty.png", Buffer.alloc(0), "empty.png is not a picture that this browser can show."],
    ["damaged.png", damaged, "damaged.png is damaged."],
    ["large.png", large, "large.png is too large: 300 megapixels. Choose one with at most 150."],
    ["slim.png", slim, "slim.png is too long and thin for a board."],
  ]) {
    await choose(page, name, content, mime);
    await test(`${name} is refused: ${words}`, async () => void (await untilSaid(page, words)));
    same(
      "the previous picture stays",
      [[size], "own"],
      [await stored(page), await page.locator("input[name=photo]:checked").inputValue()],
    );
  }
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await choose(page, "second.png", chequered);
  await test("full storage is reported", async () => {
    await untilSaid(page, "storage is full, so the picture is not saved");
  });
  await context.close();
}

async function hugePicture() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/4x4/plum");
  await drop(page, "huge.png", enormous());
  await untilPictured(page);
  const [size] = await stored(page);
  verdict(size > 0 && size < 1e6, "a picture of 100 megapixels is kept at a modest size", size);
  await page.keyboard.press("ArrowRight");
  await test("the game goes on", async () => void (await untilMoves(page, 1)));
  await context.close();
}

/** The solved puzzle shows the whole picture. */
async function wholePicture() {
  const { words, way } = endings.find(({ game }) => game === "sliding");
  const context = await openProfile({ look: { photo: "coast" } });
  const page = await visit(context, `#sliding/${words.replace(" ", "/")}`);
  await untilPictured(page, 8);
  for (const { from } of way) await page.locator(`[data-spot="${from}"]`).click();
  await untilPictured(page, 9);
  same("the gap shows the last part when the puzzle is solved", 1, await page.locator(".gap .part").count());
  const opacity = () =>
    page
      .locator(".block svg")
      .first()
      .evaluate((svg) => getComputedStyle(svg).opacity);
  same("and no number covers it", "0", await opacity());
  await page.keyboard.press("u");
  await untilPictured(page, 8);
  same("undo brings the numbers back", "1", await opacity());
  await context.close();
}

/** Pictures that come with the page, and one that is no longer there. */
async function builtIn() {
  for (const [photo, count] of [
    ["coast", 15],
    ["rosette", 15],
    ["own", 0],
    ["no such picture", 0],
  ]) {
    const context = await openProfile({ look: { photo } });
    const page = await visit(context, "#sliding/4x4/plum");
    if (count) await untilPictured(page, count);
    const looks = await page.evaluate(() => [...document.querySelectorAll(".part")].map((one) => one.toDataURL()));
    same(`${photo}: each tile shows something else`, count, new Set(looks).size);
    await context.close();
  }
}

/** Phones save upright pictures lying down, with a note that says so. */
async function uprightPicture() {
  const context = await openProfile();
  const page = await visit(context, "", sources);
  const seen = await page.evaluate(async () => {
    const { readPicture } = await import("./play/picture_file.js");
    const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 200 });
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg"));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    // The only entry says 6: to be turned by a quarter.
    const note = [
      0xff,
      0xe1,
      0,
      34,
      ...[..."Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0"].map((sign) =>
        sign.charCodeAt(0),
      ),
    ];
    const file = new File([bytes.slice(0, 2), new Uint8Array(note), bytes.slice(2)], "upright.jpg", {
      type: "image/jpeg",
    });
    const { width, height } = await createImageBitmap(await readPicture(file));
    return height / width;
  });
  same("a picture is turned as its file says", 2, seen);
  await context.close();
}

/** The size of a picture is known before it is decoded. */
async function sizes() {
  const context = await openProfile();
  const page = await visit(context, "", sources);
  const found = await page.evaluate(async () => {
    const { sizeOf } = await import("./play/picture_file.js");
    const canvas = Object.assign(document.createElement("canvas"), { width: 321, height: 123 });
    canvas.getContext("2d").fillRect(0, 0, 50, 50);
    const opaque = canvas.cloneNode();
    opaque.getContext("2d", { alpha: false }).fillRect(0, 0, 50, 50);
    const made = [];
    for (const [from, kind, quality] of [
      [canvas, "image/png"],
      [canvas, "image/jpeg"],
      [canvas, "image/webp", 0.8],
      [opaque, "image/webp", 0.8],
      [canvas, "image/webp", 1],
    ]) {
      const blob = await new Promise((resolve) => from.toBlob(resolve, kind, quality));
      made.push(sizeOf(await blob.arrayBuffer()));
    }
    const bytes = (text, numbers, at) => {
      const data = new DataView(new ArrayBuffer(40));
      [...text].forEach((letter, nth) => data.setUint8(nth, letter.charCodeAt(0)));
      numbers.forEach((number, nth) => data.setInt16(at[nth], number, true));
      return data.buffer;
    };
    made.push(sizeOf(bytes("GIF89a", [321, 123], [6, 8])), sizeOf(bytes("BM", [321, 123], [18, 22])));
    return [
      made.every((one) => one?.width === 321 && one?.height === 123),
      sizeOf(bytes("what", [], [])) ?? "none",
      sizeOf(new ArrayBuffer(1)) ?? "none",
    ];
  });
  same("sizes are read from PNG, JPEG, WebP, GIF and BMP", [true, "none", "none"], found);
  await context.close();
}

await test("a player's own picture is shown and removed", ownPicture);
await test("it is not shared", sharedPicture);
await test("unusable pictures are refused", refusals);
await test("a very large picture does no harm", hugePicture);
await test("pictures that come with the page are shown", builtIn);
await test("the picture is completed", wholePicture);
await test("pictures are upright", uprightPicture);
await test("sizes are known before decoding", sizes);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
