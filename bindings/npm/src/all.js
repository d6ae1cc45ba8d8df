// SPDX-License-Identifier: MIT
// What every entry of the package offers beside load.
export { Batch } from "./batch.js";
export { QuadrilleError } from "./errors.js";
export { Game, games } from "./rules.js";
export { errorName, libraryVersion, solverVersion } from "./machine.js";
export { Position } from "./position.js";
export { Session } from "./session.js";
export { Solver, solve } from "./solver.js";
export { STATUSES } from "./shared/values.js";
