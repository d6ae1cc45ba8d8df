-- SPDX-License-Identifier: MIT
-- A game that has ended is compared with all of its kind, in the order in
-- which they ended, without looking at the saves.
CREATE INDEX outcomes_by_end
    ON outcomes (game, variant, own_board, ended, nth, seed, date, name,
        status, moves, score, hints, undos, clock);
