/* SPDX-License-Identifier: MIT */
void clear(Board *board, Board *copy)
{
    Board plain;
    bytes_copy(copy, board, sizeof *board);
    bytes_fill(&plain, 0, sizeof plain);
    bytes_fill(board, 0, sizeof board);       /* found */
    bytes_copy(copy, board, sizeof(Board *)); /* found */
}
