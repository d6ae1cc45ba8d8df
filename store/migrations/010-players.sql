-- SPDX-License-Identifier: MIT
-- Several players in one household: who played each finished game, and who
-- plays at this device. '' is the household's unnamed player.
ALTER TABLE outcomes ADD COLUMN player TEXT NOT NULL DEFAULT '';
ALTER TABLE device ADD COLUMN player TEXT NOT NULL DEFAULT '';

CREATE INDEX outcomes_by_player ON outcomes (player) WHERE player <> '';
DROP INDEX outcomes_by_end;
CREATE INDEX outcomes_by_end
    ON outcomes (game, variant, own_board, ended, nth, seed, date, name,
        status, moves, score, hints, undos, clock, player);

-- A reset is about the results of one player, or of everybody ('').
CREATE TABLE resets_of_players (
    game TEXT NOT NULL,
    part TEXT NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    changed INTEGER NOT NULL,
    until INTEGER NOT NULL,
    until_nth INTEGER NOT NULL,
    before INTEGER NOT NULL,
    before_nth INTEGER NOT NULL,
    PRIMARY KEY (game, part, name, player)
) STRICT, WITHOUT ROWID;
INSERT INTO resets_of_players SELECT game, part, name, '', changed, until,
    until_nth, before, before_nth FROM resets;
DROP TABLE resets;
ALTER TABLE resets_of_players RENAME TO resets;
