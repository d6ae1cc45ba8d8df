// SPDX-License-Identifier: MIT
// The entries for CommonJS: the usual one, and the one that contains the module.
for (const name of ["quadrille", "quadrille/inline"]) {
    const { Game, load } = require(name);
    load()
        .then(() => new Game("freecell").deal(617).solve())
        .then(({ verdict, moves }) => console.log(`${name} ${verdict} ${moves.length}`));
}
