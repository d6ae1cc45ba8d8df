-- SPDX-License-Identifier: MIT
-- How games ended. Each outcome contains the whole game as a save, so that a
-- score can be verified by replaying it at any later time.
CREATE TABLE outcomes (
    id INTEGER PRIMARY KEY, -- that of its game
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    seed TEXT NOT NULL,
    date TEXT NOT NULL,
    own_board INTEGER NOT NULL,
    day TEXT NOT NULL,      -- the player's calendar date of the end
    ended INTEGER NOT NULL, -- seconds since 1970
    status INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    score INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    save TEXT NOT NULL
) STRICT;

CREATE INDEX outcomes_by_date ON outcomes (date, game) WHERE date <> '';
