// SPDX-License-Identifier: MIT
// Closes a day on which all puzzles are done: one picture of them, the results
// to share, and the time until the next puzzles.
import { gameNames } from "../base/kit.js";
import { dateWords, make, openDialog, tool } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { recordsOf } from "../play/records.js";
import { drawDay } from "../view/postcard.js";
import { dayWords } from "./dates.js";
import { copy, hand, handPicture, placeOfLinks, publicLink } from "./sharing.js";

/** "7 h 12 min", up to the next midnight, which may be an hour earlier or later. */
function untilTomorrow() {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((next.getTime() - now.getTime()) / 60000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** @param {import("../games.js").Games} games one that shows no game @param {import("../play/keep.js").Keep} keep
 * @param {string} day */
export async function showDay(games, keep, day) {
  const today = dateWords();
  const records = await recordsOf(keep);
  const text = records.shareDay(today, day).trim();
  const [, ...results] = text.split("\n");
  const { words } = records.byDay(today);
  const boards = gameNames.map((game) => {
    games.openDaily(game, day);
    return { game, pieces: games.look() };
  });
  const lines = words ? results.slice(0, -1) : results;
  const picture = drawDay(
    boards,
    { title: dayWords(day, today), result: "All done", words: lines, foot: words },
    theLook(),
  );
  const link = placeOfLinks() ? "" : publicLink("#");
  openDialog(
    day === today ? "Today's puzzles are done" : `The puzzles of ${dayWords(day, today)} are done`,
    make("div", { class: "postcard" }, picture),
    make(
      "div",
      { class: "row-of-buttons" },
      tool(
        "share",
        "share" in navigator ? "Share" : "Copy",
        ({ currentTarget }) =>
          void ("share" in navigator
            ? hand(text, link, currentTarget)
            : copy(`${text}\n${link}`.trim(), "Copied.", currentTarget)),
        { class: "main-button" },
      ),
      tool("film", "Picture", () => void handPicture(picture, text), { class: "side-button" }),
    ),
    make("pre", { tabindex: "0" }, text),
    day === today ? make("p", { class: "tomorrow" }, `Tomorrow's puzzles come in ${untilTomorrow()}.`) : "",
  );
}
