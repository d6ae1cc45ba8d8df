// SPDX-License-Identifier: MIT
// The solver's thread. It has its own module, gets the game as text, and
// answers one question at a time.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { bringLanguage, chooseLanguage } from "../base/language.js";
import { Games, Refusal } from "../games.js";

/** @typedef {{ what: "verdict" | "hint" | "obey" | "explain" | "end" | "deal" | "backup" | "merge", save?: string, nth?: number, line?: string, game?: string,
 *   words?: string, weights?: string, layout?: { name: string, text: string }, stored?: import("./pack.js").Stored,
 *   name?: string, bytes?: Uint8Array, asksStart?: boolean }} Question a deal may be on a layout, and "asksStart" is whether a game
 *   that can't be won could be won from its start */

/** @type {Promise<Games> | null} */
let starting = null;
let loaded = "";
/** The address of the weights that were loaded last. */
let taught = "";

/** @param {Games} games @param {Question} question */
function takeGame(games, question) {
  if (question.save !== undefined && question.save !== loaded) games.load(question.save);
  loaded = question.save ?? "";
}

/** Loads the weights that hints need. Without them, Kulki's player uses simple rules, and large boards of the sliding
 * puzzle are judged by distances. @param {Games} games @param {string} [address] */
async function learn(games, address) {
  if (!address || address === taught) return;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return;
    games.teach(new Uint8Array(await answer.arrayBuffer()));
    taught = address;
  } catch {
    // The next question tries again.
  }
}

/** What backups need. */
const packing = () =>
  Promise.all([import("./pack.js"), import("./records.js").then(({ loadRecords }) => loadRecords())]);

/** @type {Record<Question["what"], (games: Games, question: Question) => object | Promise<object>>} */
const answers = {
  verdict(games, { asksStart }) {
    const { verdict, way } = games.verdict();
    const found = { verdict, way, distance: games.distance() };
    if (verdict !== "impossible" || !asksStart) return found;
    if (!games.state().at) return { ...found, hopeless: true };
    loaded = "";
    games.goTo(0);
    return { ...found, hopeless: games.verdict().verdict === "impossible" };
  },
  hint: (games, question) => games.hint(question.nth ?? 0),
  obey: (games, question) => games.obey(question.line ?? ""),
  explain(games) {
    const loss = games.loss();
    if (loss.outcome !== "costly move") return { loss };
    loaded = "";
    games.goTo(loss.won);
    const { move, says } = games.hint();
    return { loss: { ...loss, way: [move] }, says };
  },
  end: (games) => ({
    par: games.call.par(),
    loss: games.state().status === "won" ? null : games.loss(),
  }),
  deal(games, question) {
    const { layout, words = "" } = question;
    if (layout) games.openLayout(words, layout.name, layout.text);
    else games.openWords(question.game ?? "", words);
    loaded = "";
    return { save: games.save() };
  },
  async backup(_, { stored }) {
    const [{ makeBackup }, records] = await packing();
    return makeBackup(records, /** @type {import("./pack.js").Stored} */ (stored));
  },
  async merge(_, { stored, name = "", bytes }) {
    const [{ mergeBackup }, records] = await packing();
    return mergeBackup(
      records,
      /** @type {import("./pack.js").Stored} */ (stored),
      name,
      /** @type {Uint8Array} */ (bytes),
    );
  },
};

/** @param {Question} question @param {string} language of the page */
async function answer(question, language) {
  chooseLanguage(() => language);
  const [games] = await Promise.all([
    /** @type {Promise<Games>} */ (starting),
    bringLanguage("first"),
    bringLanguage("hints"),
  ]);
  await learn(games, question.weights);
  takeGame(games, question);
  return answers[question.what](games, question);
}

addEventListener("message", async (event) => {
  const { id, module, question, language } = event.data;
  if (module) {
    starting = Games.from(module);
    return;
  }
  try {
    postMessage({ id, answer: await answer(question, language) });
  } catch (error) {
    const spent = !(error instanceof Refusal);
    const words = spent ? tr("Not enough memory for this in your browser.") : error.message;
    postMessage({ id, spent, refused: words });
  }
});
