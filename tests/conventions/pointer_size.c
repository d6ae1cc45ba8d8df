/* SPDX-License-Identifier: MIT */
/* The size of a pointer instead of what it points at. */
void clear(Board *board, Board *copy)
{
    Board plain;
    bytes_copy(copy, board, sizeof *board);
    bytes_fill(&plain, 0, sizeof plain);
    bytes_fill(board, 0, sizeof board);       /* found */
    bytes_copy(copy, board, sizeof(Board *)); /* found */
}
