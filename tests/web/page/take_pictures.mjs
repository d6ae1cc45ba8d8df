// SPDX-License-Identifier: MIT
// Takes the pictures of the page that are in its manifest and in the documents
// anew, from the bundle (tests/web.sh build/release bundle). ImageMagick makes
// them small.
//   node tests/web/page/take_pictures.mjs [NAME...]
// tests/pictures/take_pictures.sh takes those of the full screen, too.
import { execFileSync } from "node:child_process";
import { closeAll, openProfile, root, untilLanded, untilMoves, visit } from "./open_page.mjs";

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
const names = process.argv.slice(2);
/** The day whose puzzles are shown; its clock stands still. */
const day = "2026-12-01T10:00:00";

for (const [file, hash, moves, screen] of pictures) {
  if (names.length && !names.some((name) => file.endsWith(`/${name}`))) continue;
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
  await tab.evaluate(() => {
    document.activeElement?.blur();
    document.getElementById("live").replaceChildren();
    for (const fact of document.querySelectorAll(".facts *"))
      if (/^\d+:\d\d$/.test(fact.textContent ?? "")) fact.textContent = "0:42";
  });
  await tab.waitForFunction(() => !/thinking/.test(document.querySelector(".verdict")?.textContent ?? ""));
  await tab.screenshot({ path: file, animations: "disabled" });
  execFileSync("convert", [file, "-strip", "-dither", "None", "-colors", "200", `PNG8:${file}`]);
  console.log(file.slice(root.length));
  await context.close();
}
await closeAll();
