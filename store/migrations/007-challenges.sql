-- SPDX-License-Identifier: MIT
-- The challenge that a game answers, and how long each move took, for a
-- challenge of one's own.
ALTER TABLE games ADD COLUMN challenge TEXT;

-- Milliseconds of play when the move was made; NULL if nobody knows, as for
-- moves that came from elsewhere.
ALTER TABLE moves ADD COLUMN clock INTEGER;
