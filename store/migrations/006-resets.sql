-- SPDX-License-Identifier: MIT
-- Results that no longer count: those of a kind that ended before a place in
-- the order of "ended" and "nth". The latest change of a kind is kept.
CREATE TABLE resets (
    game TEXT NOT NULL,
    part TEXT NOT NULL,          -- 'game', 'variant', 'level' or 'layout'
    name TEXT NOT NULL,          -- of the variant, level or layout, or ''
    changed INTEGER NOT NULL,    -- seconds since 1970
    until INTEGER NOT NULL,      -- 0 if all results count
    until_nth INTEGER NOT NULL,
    before INTEGER NOT NULL,     -- what "until" was before the change
    before_nth INTEGER NOT NULL,
    PRIMARY KEY (game, part, name)
) STRICT, WITHOUT ROWID;
