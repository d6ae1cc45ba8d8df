/* SPDX-License-Identifier: MIT */
/* Text that both the help and the manual contain. */
#include <string.h>

#include "command.h"
#include "rules/core/base.h"

const char *const task_titles[] = {
    N_("Playing"), N_("Games"),    N_("Records"), N_("Solving"),
    N_("Serving"), N_("Checking"), N_("Help"),    N_("Every command")};
STATIC_ASSERT(COUNT_OF(task_titles) == TASK_COUNT + 1);

const HelpSaying examples[] = {
    {"quadrille", N_("choose from a menu")},
    {"quadrille kulki", N_("Kulki: line up five balls")},
    {"quadrille mahjong", N_("Mahjong solitaire")},
    {"quadrille freecell 617", N_("FreeCell, Microsoft's deal 617")},
    {"quadrille sliding 4x4", N_("the 15-puzzle")},
    {"quadrille kulki --show json", N_("print a new game as JSON")},
    {"quadrille solve freecell 1..10", N_("solve ten deals")},
    {NULL, NULL}};

const Example command_examples[] = {
    {"play", "quadrille play kulki lines98", N_("play a variant")},
    {"play", "quadrille play mahjong lotus easy",
     N_("play an easy deal on a layout")},
    {"daily", "quadrille daily", N_("list today's puzzles and your results")},
    {"daily", "quadrille daily freecell yesterday",
     N_("play the puzzle of yesterday")},
    {"resume", "quadrille resume", N_("go on with the last game")},
    {"resume", "quadrille resume evening", N_("or with one that has a name")},
    {"games list", "quadrille games", N_("list the games in progress")},
    {"games rename", "quadrille games rename 12 evening",
     N_("call game #12 evening")},
    {"games delete", "quadrille games delete 12 13", N_("delete two games")},
    {"games export", "quadrille games export 12 >evening.txt",
     N_("write game #12 to a file")},
    {"games import", "quadrille games import evening.txt",
     N_("store a saved game")},
    {"backup", "quadrille backup games.txt", N_("write everything to a file")},
    {"backup", "quadrille backup --to ~/Sync",
     N_("write this device's file in a shared folder")},
    {"restore", "quadrille restore --dry-run games.txt",
     N_("see what a backup would add")},
    {"restore", "quadrille restore games.txt", N_("add it")},
    {"replay", "quadrille replay 12", N_("step through game #12")},
    {"replay", "quadrille replay --delay 500 game.txt",
     N_("watch a saved game, two moves a second")},
    {"verify", "quadrille verify game.txt", N_("check a saved game")},
    {"verify", "quadrille verify --jsonl answers.jsonl",
     N_("mark answers to the questions of 'ask'")},
    {"share", "quadrille share 12", N_("tell a friend how it went")},
    {"share", "quadrille share --code game.txt",
     N_("print the game as one word")},
    {"stats", "quadrille stats freecell", N_("games, wins, times, plots")},
    {"stats", "quadrille stats --days --csv",
     N_("a row per day, for a spreadsheet")},
    {"stats reset", "quadrille stats reset freecell easy",
     N_("start one level anew")},
    {"stats restore", "quadrille stats restore freecell easy",
     N_("undo that")},
    {"scores", "quadrille scores mahjong lotus", N_("the best on a layout")},
    {"progress", "quadrille progress mahjong",
     N_("what is finished, and what is next")},
    {"solve", "quadrille solve freecell 617", N_("print a solution")},
    {"solve", "quadrille solve freecell 11982 --mode prove",
     N_("prove that there is none")},
    {"solve", "quadrille solve sliding --board '1 2 3/4 5 6/0 7 8'",
     N_("solve a board of your own")},
    {"explain", "quadrille explain game.txt",
     N_("name the move that lost the game")},
    {"optimise", "quadrille optimise game.txt", N_("find a shorter solution")},
    {"grade", "quadrille grade freecell 1..10",
     N_("how many free cells ten deals need")},
    {"survey", "quadrille survey plan freecell 1..1000 >first.plan",
     N_("write down a question")},
    {"survey", "quadrille survey run first.plan", N_("answer it")},
    {"ask", "quadrille ask sliding --difficulty 20",
     N_("ask for a solution of a board")},
    {"ask", "quadrille ask sliding 4x4 --each 10 --jsonl >questions.jsonl",
     N_("ten questions of each difficulty, for a program")},
    {"tables", "quadrille tables build big",
     N_("build tables once for fast proofs on 4x4")},
    {"tables", "quadrille tables check", N_("see which are there, and sound")},
    {"match", "quadrille match sliding 3x3 --player ./mybot --games 100",
     N_("see how well a program plays")},
    {"match", "quadrille match kulki --player greedy --player solver --sprt",
     N_("find out which of two plays better")},
    {"web", "quadrille web --port 8080", N_("serve the page on another port")},
    {"3270", "quadrille 3270 --bind 0.0.0.0",
     N_("serve terminals on other machines")},
    {"bot", "quadrille bot", N_("answer requests that are typed")},
    {"mcp", "quadrille mcp", N_("serve a client that starts the program")},
    {"mcp", "quadrille mcp --http", N_("serve clients that know its address")},
    {"doctor", "quadrille doctor", N_("check games, tables and terminal")},
    {"paths", "quadrille paths --json", N_("print them for a script")},
    {"digest", "quadrille digest kulki --seed 1..100",
     N_("compare a hundred games with another machine")},
    {"proof", "quadrille proof", N_("compare all games with another machine")},
    {"perft", "quadrille perft freecell 617 --depth 4",
     N_("count the lines of four moves")},
    {"completion", "quadrille completion bash",
     N_("print the script for bash")},
    {"man", "quadrille man", N_("read the manual page")},
    {"help", "quadrille help solve", N_("explain a command")},
    {"version", "quadrille version", N_("print the versions")},
    {NULL, NULL, NULL}};

const HelpSaying exit_codes[] = {
    {"0", N_("success")},
    {"1", N_("the answer is no")},
    {"2", N_("wrong usage or invalid input")},
    {"3", N_("undecided: a limit was reached")},
    {"4", N_("something could not be read or written")},
    {"130, 143", N_("stopped by SIGINT or SIGTERM")},
    {NULL, NULL}};

const HelpSaying environment[] = {
    {"QUADRILLE_UI", N_("default for --ui: line, words or tui")},
    {"QUADRILLE_PLAYER", N_("default for --player: who plays")},
    {"NO_COLOR", N_("if set, no colours, as with --color never")},
    {"TERM", N_("if unset or dumb, no colours")},
#if defined(QUADRILLE_TRANSLATED)
    {"LANGUAGE", N_("languages to speak, the first that there is: de:fr")},
    {"LC_MESSAGES, LANG", N_("language, unless LANGUAGE or LC_ALL names one")},
    {"TEXTDOMAINDIR", N_("folder that is searched first for catalogues")},
#endif
    {"LC_ALL, LC_CTYPE, LANG", N_("letters instead of symbols unless UTF-8")},
    {"XDG_DATA_HOME",
     N_("where games and scores are stored (~/.local/share)")},
    {"XDG_CACHE_HOME", N_("where the solver's tables are stored (~/.cache)")},
    {"XDG_CONFIG_HOME",
     N_("where the display settings are stored (~/.config)")},
    {"HOME", N_("your home folder; default: from the user database")},
    {NULL, NULL}};

const char pipe_words[] = N_(
    "When standard input is not a terminal, there are no prompts, and neither "
    "the game nor its result is stored. Answers and "
    "the last board go to standard output, refusals to standard error with "
    "their line numbers. Later lines are still played, and the exit code is "
    "then 2. --echo prints the whole dialogue, as a terminal would show "
    "it.\nJSON is UTF-8 in every locale, and has names exactly as they "
    "are.\n");

#define SAVED_WORDS                                                           \
    N_("SAVED is a saved game's file, a share code, the number or name of a " \
       "stored game, or - for standard input.\n")

#define KIND_WORDS N_("KIND is a variant, a level or a layout.\n")

#define STORED_WORDS N_("STORED is a game's number or name.\n")

static const Use uses[] = {
    {"help", "[GAME|COMMAND|all]", "", ""},
    {"completion", "bash|zsh|fish", "",
     N_("To load it for one shell: source <(quadrille completion bash), the "
        "same with zsh, or quadrille completion fish | source. The scripts "
        "ask "
        "'quadrille completion words -- WORD...' what can follow, so they "
        "know your games and layouts.\n")},
    {"verify", "SAVED...", SAVED_WORDS,
     N_("The moves must follow the rules and lead to the stated result. "
        "Nothing can check the stated time, hints and undos.\nWith --jsonl, "
        "each line of the files is an answer to a question of 'ask': "
        "{\"id\":\"...\",\"answer\":\"...\"}. Prints what came of it, and a "
        "summary at the end; with --quiet, only the summary. The exit code "
        "is 1 unless all are solved.\n")},
    {"replay", "SAVED", SAVED_WORDS,
     N_("At a terminal, Enter steps through the game and h lists the other "
        "commands. With --delay the game plays by itself until you press "
        "Enter. Without a terminal, the same commands are read from standard "
        "input; if there are none, or if the output is piped, every position "
        "is printed in turn.\n")},
    {"daily", "[GAME] [DATE]", "",
     N_("Everybody gets the same puzzles on the same date. DATE is today, "
        "yesterday or a past date such as 2026-11-21. Without a GAME, the "
        "command lists the puzzles of that day and your results.\n")},
    {"solve", "GAME [VARIANT] [NUMBER|A..B]", "", solve_words},
    {"optimise", "[SAVED]", "",
     N_("SAVED is a solved game of the sliding puzzle: its file, its share "
        "code, or the number or name of a stored game. Or give a solution "
        "with "
        "--board and --moves. The exit code is 3 if --nodes ran out.\n")},
    {"tables", "[list|check|build|delete] [WHICH...]", "",
     N_("WHICH is micro, small, big or slides, for 4x4, or a size such as "
        "5x5. "
        "The solver builds small tables when it needs them. Build large ones "
        "once with 'tables build': big (200 MB) finds the shortest solution "
        "of "
        "any 4x4 board at once, 5x5 (181 MB) that of some 5x5 boards. The "
        "exit "
        "code of 'tables check' is 1 if a file is damaged.\n")},
    {"grade", "freecell DEALS", "",
     N_("DEALS is the number of a deal, or a range: 617 or 1..10. \"Perhaps "
        "fewer\" means that a solution with fewer cells was not ruled "
        "out.\n")},
    {"survey",
     "plan|run|status|merge|report|pack|check|certificate GAME|PLAN ...", "",
     survey_words},
    {"ask", "GAME [SET]", "", ask_words},
    {"explain", "SAVED", SAVED_WORDS,
     N_("The exit code is 0 if the game can be won, 1 if it can't, "
        "and 3 if that is unknown.\n")},
    {"web", "", "",
     N_("Prints the address, and opens a browser if there is a display. Only "
        "this machine can connect. Browsers store games by address, so "
        "another "
        "port shows other games.\n")},
    {"match", "GAME [VARIANT]", "", match_words},
    {"bot", "", "",
     N_("Reads requests from standard input, one per line, and answers on "
        "standard output. 'help' lists them. Ends with the input, or with "
        "'quit'.\n")},
    {"mcp", "", "",
     N_("Lets language models play through the Model Context Protocol, on "
        "standard input and output. Clients start this command themselves; "
        "docs/mcp.md shows what to write into their settings. With --http, "
        "the program prints its address, and only this machine can connect. "
        "Nothing is stored: models pass the code of a game from call to "
        "call.\n")},
    {"resume", "[STORED]", STORED_WORDS, ""},
    {"3270", "", "",
     N_("Works with x3270, c3270, s3270 and other TN3270 terminals, models 2 "
        "to 5. Each terminal plays a game of its own, which ends with the "
        "connection. Only this machine can connect, unless --bind says "
        "otherwise. Nothing is encrypted. SIGINT or SIGTERM stops the "
        "server.\n")},
    {"games rename", "STORED NAME", STORED_WORDS,
     N_("An empty NAME removes its name.\n")},
    {"games delete", "STORED...", STORED_WORDS,
     N_("A deleted game counts as given up. You are "
        "asked first; without a terminal, --yes is required. The "
        "exit code is 1 if you kept a game.\n")},
    {"games export", "STORED", STORED_WORDS, ""},
    {"games import", "FILE...", "",
     N_("FILE is a saved game or a share code.\n")},
    {"backup", "[FILE]", "",
     N_("An earlier backup of that name is replaced, any other file only with "
        "--force. With --to, each device has a file of its own in FOLDER. The "
        "exit code is 1 if damaged games were left out.\n")},
    {"restore", "FILE...", "",
     N_("FILE may be a folder for --to. Restoring twice changes nothing.\n")},
    {"stats", "[GAME]", "", ""},
    {"stats reset", "GAME [KIND]", KIND_WORDS,
     N_("Nothing is deleted: the results so far no longer count, "
        "until you restore them. You are asked first; without a "
        "terminal, --yes is required.\n")},
    {"stats restore", "GAME [KIND]", KIND_WORDS, ""},
    {"scores", "[GAME] [KIND]", KIND_WORDS, ""},
    {"progress", "[GAME]", "", ""},
    {"share", "SAVED", SAVED_WORDS, ""},
    {NULL, "", "", ""}};

const Use *use_of(const Subcommand *command)
{
    const Use *use = uses;
    while (use->command && strcmp(use->command, command->name) != 0)
        use++;
    return use;
}
