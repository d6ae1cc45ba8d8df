-- SPDX-License-Identifier: MIT
-- Starts that the player marked. An own board is one on a layout, whose name
-- it has.
CREATE TABLE favourites (
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    seed TEXT NOT NULL,
    name TEXT NOT NULL,         -- of a level or a layout, or ''
    own_board INTEGER NOT NULL,
    marked INTEGER NOT NULL,    -- seconds since 1970
    PRIMARY KEY (game, variant, seed, name, own_board)
) STRICT, WITHOUT ROWID;
