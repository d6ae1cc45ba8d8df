// SPDX-License-Identifier: MIT
// Compares boards with the pictures of them in screens/, at each class of size
// and in each look. A picture is a grid of average colours, one hexadecimal
// digit for red, green and blue each, so it says where a board has changed but
// not how a machine smooths edges. Only boards are compared, because letters
// differ between machines. QUADRILLE_WRITE=1 writes the pictures anew, and
// QUADRILLE_LONG compares every look at every size.
import { readFileSync, writeFileSync } from "node:fs";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, turnTo, untilLanded, visit } from "./open_page.mjs";

const cells = 20;
/** A cell may differ by this much of 255: half of a digit, and the same for other ways of smoothing. */
const tolerance = 17;
const mostDiffering = cells / 4;

const games = { kulki: "lines98/plum", mahjong: "plum", freecell: "617", sliding: "4x4/plum" };
const sizes = {
  "phone upright": [390, 844],
  "phone lying": [844, 390],
  "tablet upright": [768, 1024],
  "tablet lying": [1024, 768],
  desktop: [1280, 800],
  "4K": [3840, 2160],
};
const looks = { light: {}, dark: { dark: true }, "forced colours": { forced: true } };
/** Looks other than light are compared here; the long check compares them everywhere. */
const sample = "phone upright";

const fileOf = (game) => new URL(`screens/${game}.txt`, import.meta.url);

/** Reads a game's pictures: a title, and then the rows of the grid. */
function readScreens(game) {
  try {
    const parts = readFileSync(fileOf(game), "utf8").split(/^# /m).slice(2);
    return new Map(parts.map((part) => [part.slice(0, part.indexOf("\n")), part.trim().split("\n").slice(1)]));
  } catch {
    return new Map();
  }
}

function writeScreens(game, screens) {
  const head = "# SPDX-License-Identifier: MIT\n";
  const parts = [...screens].map(([title, rows]) => `# ${title}\n${rows.join("\n")}\n`);
  writeFileSync(fileOf(game), head + parts.join(""));
}

/** The average colours of a picture's cells, row by row; runs in a page. */
const averages = (judge, picture) =>
  judge.evaluate(
    async ([picture, cells]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext("2d");
      brush.drawImage(image, 0, 0);
      const { data, width, height } = brush.getImageData(0, 0, image.width, image.height);
      const sums = Array.from({ length: cells * cells }, () => [0, 0, 0, 0]);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const sum = sums[Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width)];
          const at = (y * width + x) * 4;
          for (let nth = 0; nth < 3; nth++) sum[nth] += data[at + nth];
          sum[3]++;
        }
      return sums.map(([red, green, blue, count]) => [red, green, blue].map((sum) => sum / count));
    },
    [picture.toString("base64"), cells],
  );

const rowsOf = (colours) =>
  Array.from({ length: cells }, (_, row) =>
    colours
      .slice(row * cells, (row + 1) * cells)
      .map((colour) => colour.map((value) => Math.round(value / 17).toString(16)).join(""))
      .join(" "),
  );

/** The cells that differ clearly, as "row 3, column 4: cc8, now 123". */
function differing(rows, colours) {
  const known = rows.flatMap((row) => row.split(" "));
  const now = rowsOf(colours).flatMap((row) => row.split(" "));
  return colours.flatMap((colour, nth) => {
    const was = [...(known[nth] ?? "")].map((digit) => parseInt(digit, 16) * 17);
    const far = Math.max(...colour.map((value, part) => Math.abs(value - (was[part] ?? -255))));
    const where = `row ${Math.floor(nth / cells) + 1}, column ${(nth % cells) + 1}`;
    return far > tolerance ? [`${where}: ${known[nth]}, now ${now[nth]}`] : [];
  });
}

/** A picture of the board without letters, which differ between machines. */
async function boardOf(page) {
  await untilLanded(page);
  await page.evaluate(async () => {
    document.activeElement?.blur();
    for (const label of document.querySelectorAll(".board .label, .board .pass")) label.style.visibility = "hidden";
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const clip = await page.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector(".stage .board").getBoundingClientRect();
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
  });
  return page.screenshot({ clip, animations: "disabled" });
}

const writes = Boolean(process.env.QUADRILLE_WRITE);
const all = writes || Boolean(process.env.QUADRILLE_LONG);
const screens = new Map(Object.keys(games).map((game) => [game, writes ? new Map() : readScreens(game)]));
const judges = await openProfile();
const judge = await judges.newPage();

async function compare(look, traits) {
  const context = await openProfile(traits);
  const page = await visit(context);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    if (!all && look !== "light" && size !== sample) continue;
    await page.setViewportSize({ width, height });
    for (const [game, words] of Object.entries(games)) {
      await turnTo(page, `#${game}/${words}`);
      await page.waitForSelector(`.game-${game} .board .piece`);
      const colours = await averages(judge, await boardOf(page));
      const title = `${size}, ${look}`;
      if (writes) screens.get(game).set(title, rowsOf(colours));
      else {
        const wrong = differing(screens.get(game).get(title) ?? [], colours);
        verdict(wrong.length <= mostDiffering, `${game}: ${title}`, wrong.join("\n"));
      }
    }
  }
  await context.close();
}

/** A board with one piece less, or one more step, is noticed. */
async function noticed() {
  const context = await openProfile({ size: sizes[sample] });
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("8a");
  await page.waitForFunction(() => document.querySelectorAll(".facts dd")[1].textContent === "1");
  const colours = await averages(judge, await boardOf(page));
  verdict(
    differing(screens.get("freecell").get(`${sample}, light`), colours).length > mostDiffering,
    "a card in another place is noticed",
  );
  await context.close();
}

for (const [look, traits] of Object.entries(looks))
  await test(`boards look as before: ${look}`, () => compare(look, traits));
if (writes) for (const [game, pictures] of screens) writeScreens(game, pictures);
await test("changes are noticed", noticed);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
