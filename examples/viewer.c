/* SPDX-License-Identifier: MIT */
/* A viewer without curses: draws any game from its pieces alone, as text in a
   grid. "viewer mahjong 7" shows the highest tile at each place. */
#include <quadrille.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 96, HEIGHT = 64, MOST_PIECES = 256 };

/* Writes three characters. */
static void name_piece(const quadrille_piece *piece, char *text, size_t room)
{
    unsigned value = piece->value;
    if (piece->kind == QUADRILLE_PIECE_PLACE)
        snprintf(text, room, "  .");
    else if (piece->kind == QUADRILLE_PIECE_CARD)
        snprintf(text, room, " %c%c", "A23456789TJQK"[value / 4 - 1],
                 "CDHS"[value % 4]);
    else
        snprintf(text, room, "%3u", value);
}

static void put(char grid[HEIGHT][WIDTH], const quadrille_piece *piece)
{
    size_t x = piece->x * (piece->kind == QUADRILLE_PIECE_TILE ? 2U : 3U);
    char text[8];
    name_piece(piece, text, sizeof text);
    if (x + 3 < WIDTH && piece->y < HEIGHT &&
        piece->kind != QUADRILLE_PIECE_NEXT_BALL)
        memcpy(&grid[piece->y][x], text, 3);
}

int main(int argc, char **argv)
{
    const quadrille_game *game =
        quadrille_game_find(argc > 1 ? argv[1] : "kulki");
    static unsigned char position[2048];
    static char grid[HEIGHT][WIDTH];
    quadrille_piece pieces[MOST_PIECES];
    quadrille_fault fault = {0};
    size_t count, i, layer, end;
    if (quadrille_position_deal(game, position, sizeof position, NULL,
                                argc > 2 ? argv[2] : "1", &fault)) {
        fprintf(stderr, "%s\n", fault.words);
        return 2;
    }
    memset(grid, ' ', sizeof grid);
    count = quadrille_position_pieces(game, position, pieces, MOST_PIECES);
    for (layer = 0; layer < 8; layer++)
        for (i = 0; i < count; i++)
            if (pieces[i].z == layer)
                put(grid, &pieces[i]);
    for (i = 0; i < HEIGHT; i++) {
        for (end = WIDTH; end && grid[i][end - 1] == ' '; end--)
            ;
        if (end)
            printf("%.*s\n", (int)end, grid[i]);
    }
    return 0;
}
