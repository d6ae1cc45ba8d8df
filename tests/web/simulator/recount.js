// SPDX-License-Identifier: MIT
// Statistics, the best games and the streak, counted again from the results.
import { isReset } from "./model.js";

const hasPoints = ({ game }) => game === "kulki";
const isFinished = (one) => one.status === "won" || (one.status === "lost" && hasPoints(one));
const measure = (one) => (hasPoints(one) || one.game === "sliding" ? one.score : one.at);

/** Whether a result belongs to a row of the page. Boards without a name are the part "game". */
function isIn({ part, name }, one) {
  if (part === "variant") return !one.own && one.variant === name;
  if (part === "game") return Boolean(one.own) && !one.name;
  return Boolean(one.own) === (part === "layout") && one.name === name;
}

/** The better one first. */
function compare(a, b) {
  const orders = [
    hasPoints(a) ? measure(b) - measure(a) : measure(a) - measure(b),
    a.hints - b.hints,
    a.undos - b.undos,
    (a.clock || Infinity) === (b.clock || Infinity) ? 0 : (a.clock || Infinity) - (b.clock || Infinity),
    a.ended - b.ended,
    a.nth - b.nth,
  ];
  return orders.find((order) => order !== 0) ?? 0;
}

const inWords = (one) =>
  JSON.stringify([measure(one), one.hints > 0, one.undos, one.clock, one.day, one.ended, one.nth]);

function bestOf(results, isHelped) {
  const all = results.filter((one) => isFinished(one) && one.hints > 0 === isHelped);
  return all.sort(compare).slice(0, 5).map(inWords).join();
}

const nextDay = (date, days) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days up to a day have a daily puzzle that was finished in time. */
function streakTo(results, date) {
  const has = (day) => results.some((one) => one.daily === day && one.day === day && !one.own && isFinished(one));
  let length = 0;
  while (has(nextDay(date, -length))) length++;
  return length;
}

/** Up to yesterday or today; tomorrow is today for travellers. */
function streakNow(results, today) {
  const [yesterday, now, tomorrow] = [-1, 0, 1].map((days) => streakTo(results, nextDay(today, days)));
  if (tomorrow > 1 || (tomorrow && !yesterday)) return tomorrow;
  return now || yesterday;
}

/** What is wrong with a player's statistics, or "". "" is everybody. */
export function checkStatistics(model, whose, { outcomes, games, days, words }, today) {
  const results = model.outcomes.filter(({ player }) => !whose || player === whose);
  for (const [game, { kinds }] of Object.entries(games)) {
    const counted = results.filter((one) => one.game === game && !isReset(model, one));
    for (const kind of kinds) {
      const own = counted.filter((one) => isIn(kind, one));
      const expected = [
        own.length,
        own.filter((one) => isFinished(one) && !one.hints).length,
        own.filter(isFinished).length,
        bestOf(own, false),
        bestOf(own, true),
      ];
      const best = (list) => list.map(([id]) => inWords(outcomes[id - 1])).join();
      const seen = [kind.games, kind.finished, kind.values.length, best(kind.best), best(kind.helped)];
      if (expected.join(" | ") !== seen.join(" | "))
        return `${game} ${kind.part} ${kind.name} of '${whose}':\n${seen.join(" | ")}\ninstead of\n${expected.join(" | ")}`;
    }
    const lost = counted.find((one) => !kinds.some((kind) => isIn(kind, one)));
    if (lost) return `no row has a result of ${game} ${lost.variant}`;
  }
  const streak = streakNow(results, today);
  if (days.streak !== streak) return `the streak of '${whose}' is ${days.streak} instead of ${streak}`;
  return /undefined|NaN|\[object/.test(words) || words.length < 100 ? `the page says: ${words}` : "";
}
