// SPDX-License-Identifier: MIT
// What the types promise.
import { expectAssignable, expectError, expectType } from "tsd";
import { type Answer, Batch, Game, type Piece, Position, QuadrilleError, Session, type Status, load, solve } from ".";

expectType<Promise<void>>(load());
load({ wasm: new URL("https://example.org/quadrille.wasm"), worker: () => new Worker("worker.js") });
expectError(load({ wsam: "" }));

const game = new Game("freecell");
expectError(new Game("chess"));
const deal = game.deal(617, "4cells:safe");
expectType<Position>(deal);
expectType<Position>(deal.play("1a"));
expectType<Position>(deal.play(deal.moves()[0]));
expectError(deal.play());
expectType<Status>(deal.status);
expectType<bigint>(deal.digest);
expectType<Piece[]>(deal.pieces());
expectError((deal.status = "won"));

expectType<Promise<Answer>>(solve(deal, { mode: "optimal", signal: new AbortController().signal }));
expectError(deal.solve({ mode: "quick" }));
const answer = await deal.solve({ progress: ({ milliseconds }) => expectType<number>(milliseconds) });
expectType<number[] | null>(answer.moves);

const session = new Session();
session.daily("mahjong", new Date());
expectType<Position | null>(session.position);
expectType<string | null>(session.code());
expectType<string | null>(session.startName);
expectType<Uint8Array>(new Batch([deal]).legalMask());
expectAssignable<Error>(new QuadrilleError("path-blocked", "There is no path"));
