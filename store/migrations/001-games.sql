-- SPDX-License-Identifier: MIT
-- Games in progress. Each has a start, and one row per move.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    edition INTEGER NOT NULL, -- grows by one with each change
    slot TEXT UNIQUE COLLATE NOCASE, -- the name that the player gave it
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    variant TEXT NOT NULL,
    seed TEXT NOT NULL,
    board TEXT,               -- when the start was not dealt
    date TEXT NOT NULL,       -- of the daily puzzle, or ''
    at INTEGER NOT NULL,
    count INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    clock INTEGER NOT NULL,   -- milliseconds
    status INTEGER NOT NULL,
    score INTEGER NOT NULL,
    digest TEXT NOT NULL,     -- of the position at "at"
    over INTEGER NOT NULL,    -- it has been played to an end once
    started INTEGER NOT NULL, -- seconds since 1970
    played INTEGER NOT NULL
) STRICT;

CREATE INDEX games_by_time ON games (played);
CREATE INDEX games_by_date ON games (date, game) WHERE date <> '';

CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
