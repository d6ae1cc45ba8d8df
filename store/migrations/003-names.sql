-- SPDX-License-Identifier: MIT
-- What a start is called: a layout or a level, or ''.
ALTER TABLE games ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE outcomes ADD COLUMN name TEXT NOT NULL DEFAULT '';
