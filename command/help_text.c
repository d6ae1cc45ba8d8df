/* SPDX-License-Identifier: MIT */
/* What the help and the manual say in the same words. */
#include <string.h>

#include "command.h"

const HelpSaying examples[] = {
    {"quadrille", "choose from a menu"},
    {"quadrille kulki", "five balls in a row"},
    {"quadrille mahjong", "Mahjong solitaire"},
    {"quadrille freecell 617", "FreeCell, Microsoft's deal 617"},
    {"quadrille sliding 4x4", "the 15-puzzle"},
    {"quadrille kulki --seed 7 --json", "for programs"},
    {NULL, NULL}};

const HelpSaying exit_codes[] = {
    {"0", "done"},
    {"1", "a negative answer"},
    {"2", "wrong usage or bad input"},
    {"3", "a limit was reached: unknown"},
    {"4", "something could not be read or written"},
    {"130, 143", "ended by SIGINT or SIGTERM"},
    {NULL, NULL}};

const HelpSaying environment[] = {
    {"QUADRILLE_UI", "line or tui: as --ui, when that is not given"},
    {"NO_COLOR", "no colours when it is set, as with --mono"},
    {"TERM", "no colours on a terminal that is unknown or dumb"},
    {"LC_ALL, LC_CTYPE, LANG",
     "letters instead of symbols unless they say UTF-8"},
    {"XDG_DATA_HOME", "where games and scores are kept (~/.local/share)"},
    {"XDG_CACHE_HOME", "where the solver's tables are kept (~/.cache)"},
    {"XDG_CONFIG_HOME", "where the screen's settings are kept (~/.config)"},
    {"HOME", "your home folder; unset: the one in the user database"},
    {NULL, NULL}};

const char pipe_words[] =
    "When standard input is no terminal, neither greeting nor prompts are "
    "printed:\n"
    "what the commands answer and the last board go to standard output; what "
    "is\n"
    "refused goes to standard error with the number of its line, the lines "
    "behind it\n"
    "are played all the same, and the exit code is 2 in the end. --echo "
    "prints the\n"
    "whole dialogue, as a terminal would show it.\n";

#define SAVED_WORDS                                                           \
    "FILE is a saved game, a code to share, the number or name of a game "    \
    "that is\nkept, or - for standard input.\n"

static const Use uses[] = {
    {"help", "[GAME or COMMAND]", ""},
    {"verify", "FILE...",
     SAVED_WORDS
     "What is checked: that the moves follow the rules and lead to the result "
     "claimed.\nTime, hints and undos are the writer's word; nothing can "
     "check "
     "them.\n"},
    {"replay", "FILE",
     SAVED_WORDS
     "At a terminal Enter steps through the game, and h tells what else there "
     "is;\n"
     "--delay plays by itself until Enter stops it. Without a terminal the "
     "same\n"
     "commands are read from standard input; when there are none, or when the "
     "output\n"
     "goes elsewhere (as in quadrille replay game.txt | less), every position "
     "is\n"
     "printed in turn.\n"},
    {"daily", "[GAME] [DATE]",
     "Everybody has the same puzzles on the same date, and each can be solved "
     "where the\ngame can be won. DATE is today, yesterday, or like "
     "2026-11-21, and not in the\nfuture. Without a GAME: how those of the "
     "day stand.\n"},
    {"solve", "GAME [VARIANT] [NUMBER or A..B]",
     "A deal by its number, a range of them (1..1000), --board or --load. The "
     "same\nquestion has the same answer everywhere: limits are counted in "
     "nodes, positions\nthat were looked at. The exit code is 1 when one is "
     "impossible, else 3 when one\nwas not settled.\n"
     "Kulki has no solver but players. Seeds that are numbers are counted as "
     "numbers:\n--seed 7 --games 100 plays 7 to 106, 7..106 does too. Words "
     "go on in the symbols\nof seeds: foo, fop, foq. One tournament has 1000 "
     "games at most.\n"
     "At a terminal a bar tells the pace, unless the output goes into a "
     "pipe.\n"},
    {"optimise", "[GAME]",
     "GAME is a saved game of the sliding puzzle that was won, its code, or "
     "the number\nor name of one that is kept; else --board and --moves tell "
     "the line. The exit code\nis 3 when --nodes ran out before all stretches "
     "were searched.\n"},
    {"tables", "[list|check|build|drop] [WHICH...]",
     "WHICH is small, big, micro or slides, those of 4x4, or a size such as "
     "5x5. "
     "Tables are\nbuilt when they are needed; what takes longer is built once "
     "by 'tables build' and\nkept in the cache: big (200 MB) proves the least "
     "number of moves of any 4x4\nboard at once, 5x5 (181 MB) of some 5x5 "
     "boards. The exit code of check is 1 when a\nfile is damaged.\n"},
    {"grade", "freecell DEALS",
     "Deals of FreeCell by their numbers, 617 or 1..10. \"Perhaps fewer\": "
     "that fewer cells\nare not enough was not proven.\n"},
    {"explain", "GAME",
     "GAME is a saved game's file, a code, or the number or name of a game "
     "that is\nkept. The exit code is 0 when it can be won, 1 when it can't, "
     "3 when that was not\nfound out.\n"},
    {"web", "",
     "The address is printed, and a browser opened where there is a screen "
     "for "
     "one. It\nserves until it is interrupted, and to this machine alone. "
     "What a browser keeps\nbelongs to the address: with another port other "
     "games are there.\n"},
    {"resume", "[GAME]", ""},
    {"3270", "",
     "Terminals are x3270, c3270, s3270 and all others that speak TN3270, "
     "models 2 to 5,\n"
     "as many at once as there are; each has a game of its own, which ends "
     "with the\nconnection. Only this machine is let in unless --bind says "
     "otherwise, and nothing is\nencrypted. SIGINT or SIGTERM ends it.\n"},
    {"name", "GAME NAME",
     "GAME is its number or the name that it has; an empty NAME takes the "
     "name away.\n"},
    {"delete", "GAME...",
     "A game that was begun counts as given up; its moves are gone. At a "
     "terminal you\nare asked first, unless --yes says that you are sure; the "
     "exit code is 1 when a\ngame was kept.\n"},
    {"export", "GAME", "GAME is its number, or its name.\n"},
    {"import", "FILE...", "FILE is a saved game, or a code to share.\n"},
    {"stats", "[GAME]", ""},
    {"scores", "[GAME] [VARIANT]", ""},
    {"share", "GAME",
     "GAME is a saved game's file, a code, or the number or name of a game "
     "that is\nkept.\n"},
    {NULL, "", ""}};

const Use *use_of(const Subcommand *command)
{
    const Use *use = uses;
    while (use->command && strcmp(use->command, command->name) != 0)
        use++;
    return use;
}
