/* SPDX-License-Identifier: MIT */
/* The words of the games. */
#include "wording.h"

static const Wording wordings[] = {
    {"kulki",
     "Welcome to Kulki (5 in a row) game!\n"
     "Enter 'h' for help, 'q' to quit\n",
     "Enter command: ", "", "", "", "", "Game over! Your score is: #\n",
     "Move a ball to an empty cell: name both, as in \"d4 c2\". The ball "
     "walks up,\n"
     "down, left and right, and needs a way of empty cells. Five or more "
     "balls of\n"
     "one colour in a row, a column or a diagonal disappear: 5 points for "
     "five, and\n"
     "2 for each ball above five. After a move that clears nothing three "
     "more balls\n"
     "drop on empty cells. The game ends when the grid is full.\n",
     "A hint has its reason, and two other moves with the points they are "
     "worth\n"
     "less; 'explain' names the moves that cost most.\n",
     0},
    {"mahjong",
     "MATCH TILES OPEN ON LEFT OR RIGHT SIDE\n"
     "Enter 'h' for help, 'q' to quit\n",
     "Two tiles: ", "", "YOU WON!\n",
     "GAME OVER. No two free tiles match: 'shuffle' deals the rest again, "
     "'undo' takes\nback, 'again' starts the same board over.\n",
     "GAME OVER. No two free tiles match, and 'shuffle' can't help: 'undo' "
     "takes\nback, 'again' starts the same board over.\n",
     "",
     "Take away pairs of equal tiles until none is left. A tile is free when"
     " nothing\n"
     "lies on it and its left or its right side is open; a * marks it. Name "
     "two\n"
     "tiles by their places, as in \"c1 y1\": the letter above the face and "
     "the number\n"
     "beside it. Or name their face, as in \"5b\", when just two of that "
     "face are\n"
     "free: 1 to 9 with b bamboo, c characters, d dots; WE WS WW WN winds; "
     "DR DG DW\n"
     "dragons; FL flower, SE season. A number below a face is the layer, "
     "from the\n"
     "second up. With no pair free, 'shuffle' deals the rest so that it can "
     "be won.\n",
     "'hint' shows a pair after which it can be won, then another one.\n", 0},
    {"freecell", "FreeCell: 'h' for help, 'q' to quit\n",
     "Your move: ", "freecell 617", "You won! Moves: @\n",
     "There is no move left: 'undo' takes back, 'again' starts the deal over."
     "\n",
     "", "",
     "Bring all cards home, each suit from ace to king. A move is two signs,"
     " from\n"
     "where and to where: 1-8 a column, a-d a free cell, h (or 0, or "
     "nothing) home.\n"
     "7a 63 4h. A cell holds one card. On a column goes a card one lower and"
     " of the\n"
     "other colour; on an empty one, any. Several cards in order move "
     "together, as\n"
     "many as free cells and empty columns allow: (free cells + 1) times 2 "
     "for each\n"
     "empty column. To an empty column go as many as can; 26v3 says three. "
     "Cards\n"
     "that nothing needs any more go home by themselves.\n",
     "", 0},
    {"sliding", "", "Choose a number to move: ", "sliding 4x4",
     "Game finished in @ moves.\n", "", "", "",
     "Put the blocks in order, the hole last. Name the block to move into "
     "the hole\n"
     "by its number, or say which way blocks move: up, down, left, right or "
     "u d l r;\n"
     "with a number, several at once: l2. Or name a place as column,row: 3,1"
     " moves\n"
     "all blocks between it and the hole.\n",
     "", 1},
    {NULL, "", "Your move: ", "", "You won! Moves: @\n",
     "There is no move left.\n", "", "The game is over.\n", "", "", 0}};

static u8 same_text(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (u8)(*a == *b);
}

const Wording *wording_of(const Game *game)
{
    const Wording *wording = wordings;
    while (wording->game && !same_text(wording->game, game->name))
        wording++;
    return wording;
}

static const char *ending_of(const Session *session)
{
    const Game *game = session->game;
    const Wording *wording = wording_of(game);
    switch (game->status(session->position)) {
    case WON:
        return wording->won;
    case STUCK:
        return *wording->dead && !game->list(session->position, NULL, 0)
                   ? wording->dead
                   : wording->stuck;
    case LOST:
        return wording->lost;
    default:
        return "";
    }
}

/* The first s that ends a word of the unit makes it more than one. */
void wording_score(Writer *writer, const Session *session)
{
    const u32 score = session->game->score(session->position);
    const char *at = session->game->unit;
    u8 many = (u8)(score != 1);
    writer_number(writer, score);
    writer_char(writer, ' ');
    for (; *at; at++) {
        const u8 last = (u8)(!at[1] || at[1] == ' ');
        if (many || *at != 's' || !last)
            writer_char(writer, *at);
        else
            many = 1;
    }
}

void wording_ending(Writer *writer, const Session *session)
{
    const char *text = ending_of(session);
    for (; *text; text++)
        if (*text == '#')
            writer_number(writer, session->game->score(session->position));
        else if (*text == '@')
            writer_number(writer, session->at);
        else
            writer_char(writer, *text);
}
