-- SPDX-License-Identifier: MIT
-- What backups need. A version is a game in progress as some backup contains
-- it; "game" is the row that it was last, if that is here.
CREATE TABLE shared (
    version TEXT PRIMARY KEY,
    game INTEGER
) STRICT, WITHOUT ROWID;

-- Tells the files of this store from those of others in the same folder.
CREATE TABLE device (id TEXT NOT NULL) STRICT;
INSERT INTO device VALUES (lower(hex(randomblob(4))));

-- The order of games that ended in the same second. Their ids differ from
-- store to store.
ALTER TABLE outcomes ADD COLUMN nth INTEGER NOT NULL DEFAULT 0;
UPDATE outcomes SET nth = earlier FROM (
    SELECT id, row_number() OVER (PARTITION BY ended ORDER BY id) - 1
    AS earlier FROM outcomes) AS numbered
WHERE outcomes.id = numbered.id AND earlier > 0;

-- The name that a game has on another device, where a game here has it too.
ALTER TABLE games ADD COLUMN other_slot TEXT COLLATE NOCASE;

-- Settings of the page in the browser, which a terminal only passes on.
CREATE TABLE settings (
    whose TEXT PRIMARY KEY,
    changed INTEGER NOT NULL, -- seconds since 1970
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
