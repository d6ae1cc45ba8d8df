-- SPDX-License-Identifier: MIT
-- The end of a game looks for the same game, for others that ended in the same
-- second, and for its kind, in whatever number of results.
CREATE INDEX outcomes_by_kind
    ON outcomes (game, variant, own_board, seed, moves);
CREATE INDEX outcomes_by_time ON outcomes (ended, nth);
