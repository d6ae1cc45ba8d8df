/* SPDX-License-Identifier: MIT */
/* What each game says: greeting, prompt, endings and rules. */
#include "wording.h"

#include "session/share_text.h"

static const Wording wordings[] = {
    {"kulki",
     N_("Welcome to Kulki (5 in a row) game!\n"
        "Enter 'h' for help, 'q' to quit\n"),
     N_("Enter command: "), "", "", "", "",
     N_("Game over! Your score is: #\n"),
     N_("Move a ball to an empty cell: it rolls up, down, left and right, and "
        "needs a\n"
        "clear path. Five or more balls of one colour in a row, column or "
        "diagonal\n"
        "disappear: 5 points for five, plus 2 for each above five. After a "
        "move that\n"
        "clears nothing, three more drop. The game ends when the board is "
        "full.\n"),
     N_("To move a ball, type its cell and an empty one, as in \"d4 c2\".\n"),
     N_("Hints say why, and name two alternatives with the points they would "
        "cost;\n"
        "'explain' lists your costliest moves.\n")},
    {"mahjong",
     N_("MATCH TILES OPEN ON LEFT OR RIGHT SIDE\n"
        "Enter 'h' for help, 'q' to quit\n"),
     N_("Two tiles: "), "", N_("YOU WON!\n"),
     N_("GAME OVER. No two free tiles match: type 'shuffle' to deal the rest "
        "again,\n"
        "'undo', or 'again' to restart.\n"),
     N_("GAME OVER. No two free tiles match and 'shuffle' can't help: type "
        "'undo',\n"
        "or 'again' to restart.\n"),
     "",
     N_("Remove matching pairs until the board is empty. A tile is free when "
        "nothing\n"
        "lies on it and its left or right side is open. When no pairs are "
        "free, you can\n"
        "shuffle the rest into a board that can be won.\n"),
     N_("Type two places, as in \"c1 y1\": the letter above a face and the "
        "number beside\n"
        "it. Or type a face, as in \"5b\", when just two of it are free: 1 to "
        "9 with b\n"
        "bamboo, c characters, d dots; WE WS WW WN winds; DR DG DW dragons; "
        "FL "
        "flower,\n"
        "SE season. A * marks a free tile, a number below a face its layer "
        "from 2 up.\n"),
     N_("'hint' shows a pair that leads to a win; ask again for another.\n")},
    {"freecell", N_("FreeCell: 'h' for help, 'q' to quit\n"),
     N_("Your move: "), "freecell 617", N_("You won in %.\n"),
     N_("No moves left: type 'undo', or 'again' to restart.\n"), "", "",
     N_("Move all cards home, each suit from ace to king. A free cell holds "
        "one card.\n"
        "Build columns down in alternating colours; any card can go to an "
        "empty column.\n"
        "Cards in sequence move together: at most free cells + 1, doubled for "
        "each\n"
        "empty column. Cards that are no longer needed move home "
        "automatically.\n"),
     N_("Type two characters: from, then to. 1-8 are columns, letters from a "
        "on are\n"
        "free cells, h (or 0, or nothing) is home: \"7a\" \"63\" \"4h\". As "
        "many cards as\n"
        "possible move to an empty column; \"26v3\" moves three.\n"),
     ""},
    {"sliding", "", N_("Choose a number to move: "), "sliding 4x4",
     N_("Game finished in @ moves.\n"), "", "", "",
     N_("Put the tiles in order, with the gap last. A tile in the row or "
        "column of the\n"
        "gap can move towards it, together with all tiles in between.\n"),
     N_("Type the number of a tile beside the gap, or a direction: \"up\", "
        "\"down\",\n"
        "\"left\", \"right\" or \"u\" \"d\" \"l\" \"r\"; a number moves "
        "several at once: \"l2\". Or\n"
        "type a place as column,row: \"3,1\" moves all tiles between it and "
        "the gap.\n"),
     ""},
    {NULL, "", N_("Your move: "), "", N_("You won in %.\n"),
     N_("No moves left.\n"), "", N_("The game is over.\n"), "", "", ""}};

/* The default where points count. */
static const Wording points_wording = {NULL,
                                       "",
                                       N_("Your move: "),
                                       "",
                                       N_("You won! Your score is: #\n"),
                                       N_("No moves left.\n"),
                                       "",
                                       N_("Game over! Your score is: #\n"),
                                       "",
                                       "",
                                       ""};

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
    return wording->game || game->goal.measure != GOAL_POINTS
               ? wording
               : &points_wording;
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

void wording_score(Writer *writer, const Session *session)
{
    const Game *game = session->game;
    session_write_count(writer, game->score(session->position), game->unit);
}

const char *wording_prompt(const Session *session)
{
    if (session_is_over(session))
        return _("Undo, again, new or quit: ");
    return translate(wording_of(session->game)->prompt);
}

void wording_ending(Writer *writer, const Session *session)
{
    const char *text = translate(ending_of(session));
    for (; *text; text++)
        if (*text == '#')
            writer_number(writer, session->game->score(session->position));
        else if (*text == '@')
            writer_number(writer, session_moves(session));
        else if (*text == '%')
            session_write_count(writer, session_moves(session), "moves");
        else
            writer_char(writer, *text);
}
