/* SPDX-License-Identifier: MIT */
/* Text that both the help and the manual contain. */
#include <string.h>

#include "command.h"
#include "rules/core/base.h"

const char *const task_titles[] = {
    _("Playing"), _("Games"),    _("Records"), _("Solving"),
    _("Serving"), _("Checking"), _("Help"),    _("Every command")};
STATIC_ASSERT(COUNT_OF(task_titles) == TASK_COUNT + 1);

const HelpSaying examples[] = {
    {"quadrille", _("choose from a menu")},
    {"quadrille kulki", _("Kulki: line up five balls")},
    {"quadrille mahjong", _("Mahjong solitaire")},
    {"quadrille freecell 617", _("FreeCell, Microsoft's deal 617")},
    {"quadrille sliding 4x4", _("the 15-puzzle")},
    {"quadrille kulki --show json", _("print a start for programs")},
    {"quadrille solve freecell 1..10", _("solve ten deals")},
    {NULL, NULL}};

const Example command_examples[] = {
    {"play", "quadrille play kulki lines98", _("play a variant")},
    {"play", "quadrille play mahjong lotus easy",
     _("play an easy deal on a layout")},
    {"daily", "quadrille daily", _("list today's puzzles and your results")},
    {"daily", "quadrille daily freecell yesterday",
     _("play the puzzle of yesterday")},
    {"resume", "quadrille resume", _("go on with the last game")},
    {"resume", "quadrille resume evening", _("or with one that has a name")},
    {"games list", "quadrille games", _("list the games in progress")},
    {"games rename", "quadrille games rename 12 evening",
     _("call game #12 evening")},
    {"games delete", "quadrille games delete 12 13", _("delete two games")},
    {"games export", "quadrille games export 12 >evening.txt",
     _("write game #12 to a file")},
    {"games import", "quadrille games import evening.txt",
     _("store a saved game")},
    {"backup", "quadrille backup games.txt", _("write everything to a file")},
    {"backup", "quadrille backup --to ~/Sync",
     _("write this device's file in a shared folder")},
    {"restore", "quadrille restore --dry-run games.txt",
     _("see what a backup would add")},
    {"restore", "quadrille restore games.txt", _("add it")},
    {"replay", "quadrille replay 12", _("step through game #12")},
    {"replay", "quadrille replay --delay 500 game.txt",
     _("watch a saved game, two moves a second")},
    {"verify", "quadrille verify game.txt", _("check a saved game")},
    {"verify", "quadrille verify --jsonl answers.jsonl",
     _("mark answers to the questions of 'ask'")},
    {"share", "quadrille share 12", _("tell a friend how it went")},
    {"share", "quadrille share --code game.txt",
     _("print the game as one word")},
    {"stats", "quadrille stats freecell", _("games, wins, times, plots")},
    {"stats", "quadrille stats --days --csv",
     _("a row per day, for a spreadsheet")},
    {"stats reset", "quadrille stats reset freecell easy",
     _("start one level anew")},
    {"stats restore", "quadrille stats restore freecell easy", _("undo that")},
    {"scores", "quadrille scores mahjong lotus", _("the best on a layout")},
    {"progress", "quadrille progress mahjong",
     _("what is finished, and what is next")},
    {"solve", "quadrille solve freecell 617", _("print a solution")},
    {"solve", "quadrille solve freecell 11982 --mode prove",
     _("prove that there is none")},
    {"solve", "quadrille solve sliding --board '1 2 3/4 5 6/0 7 8'",
     _("solve a board of your own")},
    {"explain", "quadrille explain game.txt",
     _("name the move that lost the game")},
    {"optimise", "quadrille optimise game.txt", _("find a shorter solution")},
    {"grade", "quadrille grade freecell 1..10",
     _("how many free cells ten deals need")},
    {"survey", "quadrille survey plan freecell 1..1000 >first.plan",
     _("write down a question")},
    {"survey", "quadrille survey run first.plan", _("answer it")},
    {"ask", "quadrille ask sliding --difficulty 20",
     _("ask for a solution of a board")},
    {"ask", "quadrille ask sliding 4x4 --each 10 --jsonl >questions.jsonl",
     _("ten questions of each difficulty, for a program")},
    {"tables", "quadrille tables build big",
     _("build tables once for fast proofs on 4x4")},
    {"tables", "quadrille tables check", _("see which are there, and sound")},
    {"match", "quadrille match sliding 3x3 --player ./mybot --games 100",
     _("see how well a program plays")},
    {"match", "quadrille match kulki --player greedy --player solver --sprt",
     _("find out which of two plays better")},
    {"web", "quadrille web --port 8080", _("serve the page on another port")},
    {"3270", "quadrille 3270 --bind 0.0.0.0",
     _("serve terminals on other machines")},
    {"bot", "quadrille bot", _("answer requests that are typed")},
    {"mcp", "quadrille mcp", _("serve a client that starts the program")},
    {"mcp", "quadrille mcp --http", _("serve clients that know its address")},
    {"doctor", "quadrille doctor", _("check games, tables and terminal")},
    {"paths", "quadrille paths --json", _("print them for a script")},
    {"digest", "quadrille digest kulki --seed 1..100",
     _("compare a hundred games with another machine")},
    {"proof", "quadrille proof", _("compare all games with another machine")},
    {"perft", "quadrille perft freecell 617 --depth 4",
     _("count the lines of four moves")},
    {"completion", "quadrille completion bash",
     _("print the script for bash")},
    {"man", "quadrille man", _("read the manual page")},
    {"help", "quadrille help solve", _("explain a command")},
    {"version", "quadrille version", _("print the versions")},
    {NULL, NULL, NULL}};

const HelpSaying exit_codes[] = {
    {"0", _("success")},
    {"1", _("the answer is no")},
    {"2", _("wrong usage or invalid input")},
    {"3", _("undecided: a limit was reached")},
    {"4", _("something could not be read or written")},
    {"130, 143", _("stopped by SIGINT or SIGTERM")},
    {NULL, NULL}};

const HelpSaying environment[] = {
    {"QUADRILLE_UI", _("default for --ui: line, words or tui")},
    {"QUADRILLE_PLAYER", _("default for --player: who plays")},
    {"NO_COLOR", _("if set, no colours, as with --color never")},
    {"TERM", _("if unset or dumb, no colours")},
    {"LC_ALL, LC_CTYPE, LANG", _("letters instead of symbols unless UTF-8")},
    {"XDG_DATA_HOME", _("where games and scores are stored (~/.local/share)")},
    {"XDG_CACHE_HOME", _("where the solver's tables are stored (~/.cache)")},
    {"XDG_CONFIG_HOME",
     _("where the display settings are stored (~/.config)")},
    {"HOME", _("your home folder; default: from the user database")},
    {NULL, NULL}};

const char pipe_words[] = _(
    "When standard input is not a terminal, there are no prompts, and neither "
    "the game nor its result is stored. Answers and "
    "the last board go to standard output, refusals to standard error with "
    "their line numbers. Later lines are still played, and the exit code is "
    "then 2. --echo prints the whole dialogue, as a terminal would show "
    "it.\nJSON is UTF-8 in every locale, and has names exactly as they "
    "are.\n");

#define SAVED_WORDS                                                           \
    _("SAVED is a saved game's file, a share code, the number or name of a "  \
      "stored game, or - for standard input.\n")

#define KIND_WORDS _("KIND is a variant, a level or a layout.\n")

#define STORED_WORDS _("STORED is a game's number or name.\n")

static const Use uses[] = {
    {"help", "[GAME|COMMAND|all]", ""},
    {"completion", "bash|zsh|fish",
     _("To load it for one shell: source <(quadrille completion bash), the "
       "same with zsh, or quadrille completion fish | source. The scripts ask "
       "'quadrille completion words -- WORD...' what can follow, so they "
       "know your games and layouts.\n")},
    {"verify", "SAVED...",
     SAVED_WORDS _(
         "The moves must follow the rules and lead to the stated result. "
         "Nothing can check the stated time, hints and undos.\nWith --jsonl, "
         "each line of the files is an answer to a question of 'ask': "
         "{\"id\":\"...\",\"answer\":\"...\"}. Prints what came of it, and a "
         "summary at the end; with --quiet, only the summary. The exit code "
         "is 1 unless all are solved.\n")},
    {"replay", "SAVED",
     SAVED_WORDS _(
         "At a terminal, Enter steps through the game and h lists the other "
         "commands. With --delay the game plays by itself until you press "
         "Enter. Without a terminal, the same commands are read from standard "
         "input; if there are none, or if the output is piped, every position "
         "is printed in turn.\n")},
    {"daily", "[GAME] [DATE]",
     _("Everybody gets the same puzzles on the same date. DATE is today, "
       "yesterday or a past date such as 2026-11-21. Without a GAME, the "
       "command lists the puzzles of that day and your results.\n")},
    {"solve", "GAME [VARIANT] [NUMBER|A..B]", solve_words},
    {"optimise", "[SAVED]",
     _("SAVED is a solved game of the sliding puzzle: its file, its share "
       "code, or the number or name of a stored game. Or give a solution with "
       "--board and --moves. The exit code is 3 if --nodes ran out.\n")},
    {"tables", "[list|check|build|delete] [WHICH...]",
     _("WHICH is micro, small, big or slides, for 4x4, or a size such as 5x5. "
       "The solver builds small tables when it needs them. Build large ones "
       "once with 'tables build': big (200 MB) finds the shortest solution of "
       "any 4x4 board at once, 5x5 (181 MB) that of some 5x5 boards. The exit "
       "code of 'tables check' is 1 if a file is damaged.\n")},
    {"grade", "freecell DEALS",
     _("DEALS is the number of a deal, or a range: 617 or 1..10. \"Perhaps "
       "fewer\" means that a solution with fewer cells was not ruled out.\n")},
    {"survey",
     "plan|run|status|merge|report|pack|check|certificate GAME|PLAN ...",
     survey_words},
    {"ask", "GAME [SET]", ask_words},
    {"explain", "SAVED",
     SAVED_WORDS _("The exit code is 0 if the game can be won, 1 if it can't, "
                   "and 3 if that is unknown.\n")},
    {"web", "",
     _("Prints the address, and opens a browser if there is a display. Only "
       "this machine can connect. Browsers store games by address, so another "
       "port shows other games.\n")},
    {"match", "GAME [VARIANT]", match_words},
    {"bot", "",
     _("Reads requests from standard input, one per line, and answers on "
       "standard output. 'help' lists them. Ends with the input, or with "
       "'quit'.\n")},
    {"mcp", "",
     _("Lets language models play through the Model Context Protocol, on "
       "standard input and output. Clients start this command themselves; "
       "docs/mcp.md shows what to write into their settings. With --http, "
       "the program prints its address, and only this machine can connect. "
       "Nothing is stored: models pass the code of a game from call to "
       "call.\n")},
    {"resume", "[STORED]", STORED_WORDS},
    {"3270", "",
     _("Works with x3270, c3270, s3270 and other TN3270 terminals, models 2 "
       "to 5. Each terminal plays a game of its own, which ends with the "
       "connection. Only this machine can connect, unless --bind says "
       "otherwise. Nothing is encrypted. SIGINT or SIGTERM stops the "
       "server.\n")},
    {"games rename", "STORED NAME",
     STORED_WORDS _("An empty NAME removes its name.\n")},
    {"games delete", "STORED...",
     STORED_WORDS _("A deleted game counts as given up. You are "
                    "asked first; without a terminal, --yes is required. The "
                    "exit code is 1 if you kept a game.\n")},
    {"games export", "STORED", STORED_WORDS},
    {"games import", "FILE...", _("FILE is a saved game or a share code.\n")},
    {"backup", "[FILE]",
     _("An earlier backup of that name is replaced, any other file only with "
       "--force. With --to, each device has a file of its own in FOLDER. The "
       "exit code is 1 if damaged games were left out.\n")},
    {"restore", "FILE...",
     _("FILE may be a folder for --to. Restoring twice changes nothing.\n")},
    {"stats", "[GAME]", ""},
    {"stats reset", "GAME [KIND]",
     KIND_WORDS _("Nothing is deleted: the results so far no longer count, "
                  "until you restore them. You are asked first; without a "
                  "terminal, --yes is required.\n")},
    {"stats restore", "GAME [KIND]", KIND_WORDS},
    {"scores", "[GAME] [KIND]", KIND_WORDS},
    {"progress", "[GAME]", ""},
    {"share", "SAVED", SAVED_WORDS},
    {NULL, "", ""}};

const Use *use_of(const Subcommand *command)
{
    const Use *use = uses;
    while (use->command && strcmp(use->command, command->name) != 0)
        use++;
    return use;
}
