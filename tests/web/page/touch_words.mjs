// SPDX-License-Identifier: MIT
// On a touch screen there is nothing to type with, so nothing that is shown or announced there asks for it: not a hint,
// a refusal, the end of a game, nor the help.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, hit, openProfile, turnTo, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const asks =
  /\b(type|typed|typing|press|key|keys|keyboard|Enter|Esc|click|clicks|mouse|ctrl)\b|'(undo|again|new|shuffle|help|explain|hint|challenge)'/i;

/** From now on, all words that appear anywhere are collected, also those that only a screen reader tells. */
const collect = (page) =>
  page.evaluate(() => {
    globalThis.words = new Set();
    // Among the options are some for keyboards, which a tablet may have.
    const unseen = "script, style, [hidden], fieldset, .field";
    const take = (/** @type {Node} */ node) => {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(unseen)) return;
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = node instanceof Text ? node : walk.nextNode(); text; text = walk.nextNode())
        if (!text.parentElement?.closest(unseen)) globalThis.words.add(text.data.trim());
    };
    take(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === "characterData" ? [target] : addedNodes) take(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const asking = (page, pattern) =>
  page.evaluate(
    ([source, flags]) => [...globalThis.words].filter((words) => new RegExp(source, flags).test(words)).join("\n"),
    [pattern.source, pattern.flags],
  );
const counted = (page) => page.evaluate(() => globalThis.words.size);
const tool = (page, name) => page.locator(`.tools .tool:has-text("${name}")`).first();

/** Taps every place of the board, which moves, holds or refuses. */
async function tapAll(page) {
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll(".stage [data-spot]")].map((one) => Number(one.dataset.spot)),
  );
  for (const spot of spots.slice(0, 40)) await hit(page, spot, true).catch(() => null);
}

/** Goes on with a game that has been finished, which shows its result. */
async function finish(page, { code }) {
  await turnTo(page, `#replay/${code}`);
  await page.waitForSelector(".page-bar, .timeline");
  await page.keyboard.press("End");
  await page.getByText("Resume", { exact: true }).tap();
  await page.waitForSelector(".ending:not([hidden])");
}

async function walkThrough(ending) {
  const { game } = ending;
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, `#${game}/${game === "freecell" ? 5 : "another"}`);
  await collect(page);
  await tool(page, "Hint").tap();
  await page.waitForSelector(".advised");
  await tapAll(page);
  for (const name of ["Undo", "Redo", "Hint"])
    if (await tool(page, name).isEnabled()) await tool(page, name).tap({ timeout: 5000 });
  await finish(page, ending);
  await turnTo(page, `#help/${game}`);
  await page.waitForSelector(".page-bar");
  verdict((await counted(page)) > 40, `${game}: words were seen`, await counted(page));
  same(`${game}: nothing asks to type`, "", await asking(page, asks));
  await context.close();
}

for (const ending of endings) await test(`${ending.game} is played with fingers`, () => walkThrough(ending));
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
