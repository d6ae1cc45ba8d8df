-- SPDX-License-Identifier: MIT
-- The name of a start: a layout or a level, or ''.
ALTER TABLE games ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE outcomes ADD COLUMN name TEXT NOT NULL DEFAULT '';
