// SPDX-License-Identifier: MIT
// Closes a day on which all puzzles are done: one picture of them, the results
// to share, and the time until the next puzzles.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
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
  /* TRANSLATORS: hours and minutes */
  return tr("%1$s h %2$s min", Math.floor(minutes / 60), minutes % 60);
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
    { title: dayWords(day, today), result: tr("All done"), words: lines, foot: words },
    theLook(),
  );
  const link = placeOfLinks() ? "" : publicLink("#");
  openDialog(
    day === today ? tr("Today's puzzles are done") : tr("The puzzles of %s are done", dayWords(day, today)),
    make("div", { class: "postcard" }, picture),
    make(
      "div",
      { class: "row-of-buttons" },
      tool(
        "share",
        "share" in navigator ? tr("Share") : tr("Copy"),
        ({ currentTarget }) =>
          void ("share" in navigator
            ? hand(text, link, currentTarget)
            : copy(`${text}\n${link}`.trim(), tr("Copied."), currentTarget)),
        { class: "main-button" },
      ),
      tool("film", tr("Picture"), () => void handPicture(picture, text), { class: "side-button" }),
    ),
    make("pre", { tabindex: "0" }, text),
    day === today ? make("p", { class: "tomorrow" }, tr("Tomorrow's puzzles come in %s.", untilTomorrow())) : "",
  );
}
