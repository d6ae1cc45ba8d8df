// SPDX-License-Identifier: MIT
// Checks several players in one browser: each result has a name, statistics are
// about one of them or about everybody, and games in progress get names.
import { done, same, test } from "../tap.mjs";
import { closeAll, complaints, obey, openProfile, stored, turnTo, untilMoves, untilSaid, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const pictures = process.env.QUADRILLE_PICTURES;
const context = await openProfile();
const page = await visit(context, "#freecell/617");
const picture = async (name) => pictures && page.screenshot({ path: `${pictures}/${name}.png` });

const rows = (store) => stored(page, store);

await test("a game in progress gets a name, and one that is none is refused", async () => {
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  await turnTo(page, "#");
  await page.getByRole("button", { name: "Rename FreeCell" }).click();
  for (const refused of ["two words", "617", "#one", "tab\u0085here", "a".repeat(61)]) {
    await page.getByLabel("Name, or nothing").fill(refused);
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await page.getByText("Names are a single word").first().waitFor();
    await page.evaluate(() => document.querySelector("dialog > .live").replaceChildren());
  }
  await page.getByLabel("Name, or nothing").fill("evening");
  await picture("rename-desktop");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByText("· evening").waitFor();
  const [{ slot, at }] = await rows("games");
  return slot === "evening" && at === 1;
});

await test("whoever plays is named in the options, and cleaned as in the terminal", async () => {
  await turnTo(page, "#look");
  const name = page.getByLabel("Who plays, if several do");
  await name.fill("  Aunt \u00a0 Mary \u202e ");
  await name.press("Tab");
  await picture("who-plays-desktop");
  return (await name.inputValue()) === "Aunt Mary";
});

await test("a result has the name of its player", async () => {
  await turnTo(page, "#sliding/3x3/plum");
  for (const { text } of endings[3].way) await obey(page, text);
  await page.getByText("✓ won").waitFor({ state: "attached" });
  const [one] = await rows("outcomes");
  return one?.player === "Aunt Mary" || JSON.stringify(one);
});

await test("statistics are about one player or everybody", async () => {
  await turnTo(page, "#statistics");
  const choice = page.locator(".field select");
  await choice.waitFor();
  if ((await choice.inputValue()) !== "Aunt Mary") return "not hers";
  await picture("statistics-of-one-desktop");
  await choice.selectOption({ label: "everybody" });
  await page.getByText("Aunt Mary,").first().waitFor({ state: "attached" });
  await picture("statistics-of-all-desktop");
  return true;
});

await test("a reset of one player's results can be undone while everybody's are shown", async () => {
  const choice = page.locator(".field select");
  await choice.selectOption({ label: "Aunt Mary" });
  await page.getByRole("button", { name: "Reset all of Sliding" }).click();
  await page.locator(".was-reset").waitFor();
  await choice.selectOption({ label: "everybody" });
  await page.locator(".was-reset").getByRole("button").click();
  await untilSaid(page, "the results count again.");
  return (await page.locator(".was-reset").count()) === 0;
});

same("nothing complained", "", complaints.join("\n"));
await closeAll();
done();
