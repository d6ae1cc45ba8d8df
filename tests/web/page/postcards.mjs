// SPDX-License-Identifier: MIT
// Looks at the pixels of pictures to share: what is on the pieces, and the
// chart of how the game went.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, obey, openProfile, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, , freecell] = endings;

/** How many pixels in a part of the picture have a colour like this one. */
const countLike = (page, [x, y, width, height], colour) =>
  page.evaluate(
    ([x, y, width, height, colour]) => {
      const { data } = document.querySelector("dialog[open] canvas").getContext("2d").getImageData(x, y, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        count += colour.every((part, nth) => Math.abs(data[at + nth] - part) < 40);
      return count;
    },
    [x, y, width, height, colour],
  );

const board = [45, 45, 540, 540],
  chart = [630, 420, 340, 110];

await test("a game that is shared shows its cards, and how it went", async () => {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type(">");
  await page.waitForSelector("dialog[open] canvas");
  const red = await countLike(page, board, [200, 16, 46]);
  verdict(red > 1000, "cards of the deal have their suits", red);
  await page.keyboard.press("Escape");
  for (const [nth, { text }] of freecell.way.entries()) {
    await obey(page, text);
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden])");
  await page.click(".ending button:has-text('Share')");
  await page.waitForSelector("dialog[open] canvas");
  same("also when it is won", red, await countLike(page, board, [200, 16, 46]));
  const bars = await countLike(page, chart, [255, 255, 255]);
  verdict(bars > 3000, "the chart has bars", bars);
  await context.close();
});

same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
