// SPDX-License-Identifier: MIT
// Checks the pictures of art/ as the page gets them: each that a game may ask
// for exists, refers only to others that exist, and shows something.
import { done, same, test } from "../tap.mjs";
import { closeAll, complaints, openProfile, sources, visit } from "./open_page.mjs";

const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
const cards = numbers(4, 55).flatMap((card) => ["", "small-", "large-"].map((way) => `${way}card-${card}`));
const faces = numbers(1, 44).map((face) => `face-${face}`);
const smallFaces = numbers(1, 31).map((face) => `small-face-${face}`);
const others = ["tile-body", "ball-body", ...numbers(0, 3).map((suit) => `home-${suit}`)];
const shapes = numbers(1, 9).map((value) => `shape-${value}`);
const wanted = [...cards, ...faces, ...smallFaces, ...others, ...shapes];

const context = await openProfile();
const page = await visit(context, "", sources);

/** Draws pictures with the page's own functions; returns those that don't exist, are empty or lack a part. */
const faulty = (ids) =>
  page.evaluate(async (ids) => {
    const { loadArt, picture } = await import("./art/sprite.js");
    await Promise.all(["pieces", "cards", "mahjong"].map(loadArt));
    const stage = document.body.appendChild(document.createElement("div"));
    const drawn = ids.map((id) => stage.appendChild(picture(id, "0 0 100 140")));
    // What has been asked for is added all at once, a moment later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bad = ids.filter((_, nth) => {
      const { width, height } = drawn[nth].getBBox();
      return !(width > 5 && height > 5);
    });
    const lost = [...document.querySelectorAll(".sprite use")]
      .map((use) => use.getAttribute("href").slice(1))
      .filter((id) => !document.getElementById(id));
    stage.remove();
    return [...bad, ...lost];
  }, ids);

await test("every picture is there, with its parts, and shows something", async () => (await faulty(wanted)).join());
same("a picture that doesn't exist is noticed", ["card-99"], await faulty(["card-4", "card-99"]));
await test("numerals and letters are drawn from strokes", () =>
  page.evaluate(async () => {
    const { numerals, frame } = await import("./art/sprite.js");
    const svg = document.body.appendChild(frame("0 0 100 100", "", numerals("0123456789AJQKESWN", 50, 50, 5, 15)));
    const { x, y, width, height } = svg.firstElementChild.getBBox();
    svg.remove();
    return x >= 0 && y >= 0 && width > 1100 && width < 1300 && height > 80 && height < 100;
  }));
same(
  "the pictures came with one request",
  1,
  await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("pieces.svg")).length,
  ),
);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
