// SPDX-License-Identifier: MIT
// Takes the pictures of the page that are in its manifest and in the documents
// anew, from the bundle (tests/web.sh build/release bundle). ImageMagick makes
// them small.
//   node tests/web/page/take_pictures.mjs [NAME...]
// tests/pictures/take_pictures.sh takes those of the full screen, too.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFilm, playToEnd } from "./film.mjs";
import { closeAll, openProfile, root, untilLanded, untilMoves, visit } from "./open_page.mjs";
import { endings, scored } from "./ways.mjs";

const page = `${root}/front/web/page/pictures`;
const documents = `${root}/docs/pictures`;
const wide = { size: [1280, 800] };
const narrow = { size: [390, 844], scale: 2, touch: true };
const document = { size: [960, 620] };
const phone = { size: [390, 844], touch: true };

/** File, address, number of moves that autoplay makes first, and the screen. */
const pictures = [
  [`${page}/start-wide.png`, "", 0, wide],
  [`${page}/start-narrow.png`, "", 0, narrow],
  [`${page}/mahjong-wide.png`, "#mahjong/plum", 4, wide],
  [`${page}/freecell-narrow.png`, "#freecell/617", 8, narrow],
  [`${documents}/web-kulki.png`, "#kulki/lines98/plum", 12, document],
  [`${documents}/web-mahjong.png`, "#mahjong/plum", 4, document],
  [`${documents}/web-freecell.png`, "#freecell/617", 8, document],
  [`${documents}/web-sliding.png`, "#sliding/4x4/plum", 6, document],
  [`${documents}/web-phone.png`, "#freecell/617", 8, phone],
];
/** Ends of games, each at a moment of its celebration, in milliseconds. */
const celebrations = [
  [endings[2], 2400],
  [endings[1], 3200],
  [scored, 1100],
  [endings[3], 2300],
];
const sheet = `${documents}/web-endings.png`;
const names = process.argv.slice(2);
const isWanted = (file) => !names.length || names.some((name) => file.endsWith(`/${name}`));
/** The day whose puzzles are shown; its clock stands still. */
const day = "2026-12-01T10:00:00";

/** Without what differs each time. */
const calm = (tab) =>
  tab.evaluate(() => {
    document.activeElement?.blur();
    document.getElementById("live").replaceChildren();
    for (const fact of document.querySelectorAll(".facts *"))
      if (/^\d+:\d\d$/.test(fact.textContent ?? "")) fact.textContent = "0:42";
  });

/** Takes one picture of the ends of all games, side by side. */
async function takeEndings() {
  const folder = mkdtempSync(join(tmpdir(), "endings-"));
  const files = [];
  for (const [ending, moment] of celebrations) {
    const { context, page } = await openFilm(`#${ending.game}/${ending.words.replace(" ", "/")}`, [390, 640]);
    await playToEnd(page, ending);
    await page.evaluate(async (moment) => {
      for (let left = moment; left > 0; left -= 20) await window.film.goTo(window.film.now + 20);
    }, moment);
    await calm(page);
    files.push(join(folder, `${files.length}.png`));
    await page.screenshot({ path: files[files.length - 1] });
    await context.close();
  }
  const joined = ["+append", "-resize", "1170x", "-strip", "-dither", "None", "-colors", "200", `PNG8:${sheet}`];
  execFileSync("convert", [...files, ...joined]);
  rmSync(folder, { recursive: true });
  console.log(sheet.slice(root.length));
}

for (const [file, hash, moves, screen] of pictures) {
  if (!isWanted(file)) continue;
  const context = await openProfile(screen);
  await context.clock.setFixedTime(day);
  const tab = await visit(context, hash);
  if (hash) {
    await tab.evaluate(() => document.activeElement?.blur());
    for (let move = 1; move <= moves; move++) {
      await tab.keyboard.type("p");
      await untilMoves(tab, move);
      await tab.keyboard.press("Escape");
      const now = Number(await tab.locator(".facts > div:nth-child(2) dd").textContent());
      if (now > move) move = now;
    }
    await untilLanded(tab);
  } else await tab.waitForSelector(".stall:last-child .board .piece");
  await calm(tab);
  await tab.waitForFunction(() => !/thinking/.test(document.querySelector(".verdict")?.textContent ?? ""));
  await tab.screenshot({ path: file, animations: "disabled" });
  execFileSync("convert", [file, "-strip", "-dither", "None", "-colors", "200", `PNG8:${file}`]);
  console.log(file.slice(root.length));
  await context.close();
}
if (isWanted(sheet)) await takeEndings();
await closeAll();
