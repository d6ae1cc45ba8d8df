// SPDX-License-Identifier: MIT
// A page's script, for bundlers: it solves a deal and says so in the page.
import { Game, load } from "quadrille";

await load();
const deal = new Game("freecell").deal(617);
const { moves } = await deal.solve();
const end = moves.reduce((position, move) => position.play(move), deal);
document.body.textContent = `${end.status} after ${moves.length} moves`;
