/* SPDX-License-Identifier: MIT */
/* The operations on a game that need no solver. A refused one changes
   nothing. */
#include <stdlib.h>
#include <string.h>

#include "bot_request.h"
#include "rules/games.h"
#include "session/daily.h"
#include "session/notation.h"
#include "table/deal_step.h"
#include "table/kit.h"
#include "table/layout_files.h"
#include "table/text_board/text_board.h"

/* ------------------------------------------------------------- positions */

static void answer_position(const Bot *bot, BotAnswer *answer)
{
    const Session *session = &bot->session;
    const Game *game = session->game;
    Page text = PAGE_EMPTY;
    bot_answer_word(answer, "game", game->name);
    page_variant(&text, game, session->variant);
    bot_answer_page(answer, "variant", &text);
    if (!session->board && !bot->is_match) {
        page_seed(&text, game, session->seed);
        bot_answer_page(answer, "seed", &text);
    }
    bot_answer_word(answer, "status",
                    session_status_names[game->status(session->position)]);
    bot_answer_number(answer, "moves", session->at);
    bot_answer_number(answer, "score", game->score(session->position));
}

static BotFault refuse_fault(BotAnswer *answer, BotFault kind,
                             const Fault *fault)
{
    Page words = PAGE_EMPTY;
    page_reason(&words, fault);
    bot_answer_refuse(answer, kind, "%s", words.text);
    page_free(&words);
    return kind;
}

static const char blanks[] = " ,\t\n";

/* The word to name for a fault, which may lie behind it. */
static const char *word_at(const char *text, const char *at)
{
    if (strchr(blanks, *at))
        while (at > text && strchr(blanks, at[-1]))
            at--;
    while (at > text && !strchr(blanks, at[-1]))
        at--;
    return at;
}

/* Plays a list of moves. If one is refused, none of them stays played. */
static BotFault play_list(Session *session, const char *moves,
                          BotAnswer *answer)
{
    Intent back = {.what = INTENT_VISIT, .number = session->at};
    Reply reply = {.trace = {NULL, 0, 0}};
    Fault fault = {.game = session->game};
    Page words = PAGE_EMPTY;
    Reader list;
    u32 taken = 0;
    reader_start(&list, moves, (u32)strlen(moves));
    if (!notation_play_moves(session, &list, NUMBERS_AS_READ, &taken, &fault))
        return BOT_FINE;
    session_do(session, &back, &reply);
    page_reason(&words, &fault);
    fault.at = word_at(moves, fault.at ? fault.at : list.at);
    answer->nth = taken + 1;
    bot_answer_refuse(answer, BOT_ILLEGAL, _("move %1$lu, \"%3$.*2$s\": %4$s"),
                      (unsigned long)taken + 1, (int)strcspn(fault.at, blanks),
                      fault.at, words.text);
    page_free(&words);
    return BOT_ILLEGAL;
}

/* Reads the words and the parameters that choose a deal. */
static BotFault choose(Choice *choice, const BotRequest *request,
                       const _Atomic u8 *stop, BotAnswer *answer)
{
    const char *variant = bot_request_text(request, PARAMETER_VARIANT);
    const char *seed = bot_request_text(request, PARAMETER_SEED);
    const char *start = bot_request_text(request, PARAMETER_START);
    Fault fault = {.game = choice->game};
    Page words = PAGE_EMPTY;
    Reader rest;
    if (request->given[PARAMETER_VARIANT] &&
        (kit_has_level(choice->game, variant)
             ? choice_set_word(choice, variant, &fault)
             : choice_set_variant(choice, variant, &fault)))
        return refuse_fault(answer, BOT_START, &fault);
    if (request->given[PARAMETER_SEED] &&
        choice_set_seed(choice, seed, &fault))
        return refuse_fault(answer, BOT_START, &fault);
    reader_start(&rest, start, (u32)strlen(start));
    if (choice_read_words(choice, &rest, &fault)) {
        choice_page_refusal(&words, choice, &rest, &fault, "variants");
        bot_answer_refuse(answer, BOT_START, "%s", words.text);
        page_free(&words);
        return BOT_START;
    }
    if (!choice_settle(choice, stop, &fault))
        return BOT_FINE;
    return is_stop_set(stop)
               ? bot_answer_refuse(answer, BOT_STATE,
                                   _("stopped while looking for a deal"))
               : refuse_fault(answer, BOT_START, &fault);
}

static BotFault deal(Session *session, Choice *choice, BotAnswer *answer)
{
    Fault fault = {.game = choice->game};
    u8 reason;
    if (!choice->has_seed)
        entropy_seed(choice->game, choice->seed);
    if (*choice->layout)
        reason = layouts_deal(session, choice, &fault);
    else if (*choice->date)
        reason =
            session_deal_daily(session, choice->game, choice->date, &fault);
    else
        reason = session_deal(session, choice->game, choice->variant,
                              choice->seed, &fault);
    if (reason)
        return refuse_fault(answer, BOT_START, &fault);
    choice_name_start(session, choice);
    return BOT_FINE;
}

/* The rows of a board in a line are separated by slashes. Drops that follow
   are always the same, unless a seed was given. */
static BotFault start_board(Session *session, const Choice *choice,
                            const char *board, BotAnswer *answer)
{
    static const u8 usual_seed[SEED_SIZE] = {1};
    Fault fault = {.game = choice->game};
    Page text = PAGE_EMPTY;
    char *at;
    u8 reason;
    page_text(&text, board);
    for (at = text.text; (at = strchr(at, '/')) != NULL;)
        *at = '\n';
    reason = session_start_board(session, choice->game, choice->variant,
                                 choice->has_seed ? choice->seed : usual_seed,
                                 text.text, (u32)text.used, &fault);
    page_free(&text);
    fault.at = NULL;
    return reason ? refuse_fault(answer, BOT_START, &fault) : BOT_FINE;
}

static BotFault load_code(Session *session, const char *code,
                          BotAnswer *answer)
{
    Fault fault = {.game = NULL};
    return session_load(session, code, (u32)strlen(code), &fault)
               ? refuse_fault(answer, BOT_START, &fault)
               : BOT_FINE;
}

static BotFault find_game(const BotRequest *request, const Game **game,
                          BotAnswer *answer)
{
    const char *name = bot_request_text(request, PARAMETER_GAME);
    *game = games_find(name);
    if (*game)
        return BOT_FINE;
    return bot_answer_refuse(answer, BOT_START,
                             _("unknown game '%s'; 'games' lists them"), name);
}

static BotFault start(const Bot *bot, Session *session,
                      const BotRequest *request, BotAnswer *answer)
{
    const Game *game;
    Choice choice;
    if (request->given[PARAMETER_CODE])
        return load_code(session, bot_request_text(request, PARAMETER_CODE),
                         answer);
    if (find_game(request, &game, answer))
        return answer->fault;
    choice_start(&choice, game);
    if (choose(&choice, request, bot->advisor.stop, answer))
        return answer->fault;
    return request->given[PARAMETER_BOARD]
               ? start_board(session, &choice,
                             bot_request_text(request, PARAMETER_BOARD),
                             answer)
               : deal(session, &choice, answer);
}

/* "position" alone asks for the position that there is. */
static BotFault answer_again(const Bot *bot, int given, BotAnswer *answer)
{
    if (given < BOT_PARAMETERS_COUNT)
        return bot_answer_refuse(answer, BOT_STATE,
                                 _("the referee chooses the position"));
    if (bot_request_need_game(bot, answer))
        return answer->fault;
    answer_position(bot, answer);
    return BOT_FINE;
}

/* A session is made beside the bot's own, which stays if anything is
   refused. */
static BotFault run_position(Bot *bot, const BotRequest *request,
                             BotAnswer *answer)
{
    Session fresh;
    int i = 0;
    while (i < BOT_PARAMETERS_COUNT && !request->given[i])
        i++;
    if (i == BOT_PARAMETERS_COUNT || bot->is_match)
        return answer_again(bot, i, answer);
    session_open(&fresh, &malloc_host);
    if (start(bot, &fresh, request, answer) ||
        play_list(&fresh, bot_request_text(request, PARAMETER_MOVES),
                  answer)) {
        session_close(&fresh);
        return answer->fault;
    }
    session_close(&bot->session);
    bot->session = fresh;
    answer_position(bot, answer);
    return BOT_FINE;
}

/* Another deal of the same kind: the next one, if none was chosen. */
static BotFault run_new(Bot *bot, const BotRequest *request, BotAnswer *answer)
{
    Session *session = &bot->session;
    const char *seed = bot_request_text(request, PARAMETER_SEED);
    Fault fault = {.game = session->game};
    Choice choice;
    if (bot_request_need_game(bot, answer))
        return answer->fault;
    if (session->board)
        return bot_answer_refuse(answer, BOT_STATE,
                                 _("this game began with a board, which has "
                                   "no next deal"));
    choice_start(&choice, session->game);
    memcpy(choice.variant, session->variant, sizeof choice.variant);
    memcpy(choice.seed, session->seed, sizeof choice.seed);
    if (request->given[PARAMETER_SEED]
            ? choice_set_seed(&choice, seed, &fault) != FINE
            : !deal_step(session->game, choice.seed, 1))
        return bot_answer_refuse(answer, BOT_START,
                                 _("there is no such deal"));
    choice.has_seed = 1;
    if (deal(session, &choice, answer))
        return answer->fault;
    answer_position(bot, answer);
    return BOT_FINE;
}

/* ----------------------------------------------------------------- moves */

static BotFault run_play(Bot *bot, const BotRequest *request,
                         BotAnswer *answer)
{
    if (bot_request_need_game(bot, answer) ||
        play_list(&bot->session, bot_request_text(request, PARAMETER_MOVES),
                  answer))
        return answer->fault;
    answer_position(bot, answer);
    return BOT_FINE;
}

static BotFault run_undo(Bot *bot, const BotRequest *request,
                         BotAnswer *answer)
{
    Session *session = &bot->session;
    Intent back = {.what = INTENT_GO_TO};
    Reply reply = {.trace = {NULL, 0, 0}};
    u64 count;
    if (bot_request_need_game(bot, answer) ||
        bot_request_number(request, PARAMETER_COUNT, MOST_HISTORY, 1, &count,
                           answer))
        return answer->fault;
    if (count > session->at)
        return bot_answer_refuse(answer, BOT_STATE,
                                 _("only %lu moves have been played"),
                                 (unsigned long)session->at);
    back.number = session->at - (u32)count;
    if (session_do(session, &back, &reply))
        return refuse_fault(answer, BOT_STATE, &reply.fault);
    answer_position(bot, answer);
    return BOT_FINE;
}

static BotFault run_legal(Bot *bot, const BotRequest *request,
                          BotAnswer *answer)
{
    const Session *session = &bot->session;
    const Game *game = session->game;
    Page text = PAGE_EMPTY;
    u16 *moves;
    u16 count, i;
    (void)request;
    if (bot_request_need_game(bot, answer))
        return answer->fault;
    moves = host_must_have(malloc(game->most_moves * sizeof *moves));
    count = game->list(session->position, moves, game->most_moves);
    bot_answer_begin_list(answer, "legal");
    for (i = 0; i < count; i++) {
        text.used = 0;
        page_move_word(&text, game, session->position, moves[i]);
        bot_answer_item(answer, text.text, text.used);
    }
    bot_answer_end_list(answer);
    page_free(&text);
    free(moves);
    return BOT_FINE;
}

/* --------------------------------------------------------------- showing */

static BotFault run_board(Bot *bot, const BotRequest *request,
                          BotAnswer *answer)
{
    const char *mode = bot_request_text(request, PARAMETER_MODE);
    Page text = PAGE_EMPTY;
    if (bot_request_need_game(bot, answer))
        return answer->fault;
    if (*mode && strcmp(mode, "words") != 0)
        return bot_answer_refuse(answer, BOT_PARAMETERS,
                                 _("unknown mode '%s'; use 'words' or none"),
                                 mode);
    if (*mode)
        text_board_say(&text, &bot->session, 0);
    else
        page_board(&text, &bot->session);
    bot_answer_lines(answer, "board", &text);
    return BOT_FINE;
}

static BotFault run_code(Bot *bot, const BotRequest *request,
                         BotAnswer *answer)
{
    Page text = PAGE_EMPTY;
    Fault fault = {.game = bot->session.game};
    (void)request;
    if (bot_request_need_game(bot, answer))
        return answer->fault;
    fault.reason = page_code(&text, &bot->session);
    if (fault.reason)
        return refuse_fault(answer, BOT_STATE, &fault);
    bot_answer_page(answer, "code", &text);
    return BOT_FINE;
}

static BotFault run_games(Bot *bot, const BotRequest *request,
                          BotAnswer *answer)
{
    u8 i;
    (void)bot;
    (void)request;
    bot_answer_begin_list(answer, "games");
    for (i = 0; i < games_count; i++)
        bot_answer_item(answer, games[i]->name, strlen(games[i]->name));
    bot_answer_end_list(answer);
    return BOT_FINE;
}

static BotFault run_variants(Bot *bot, const BotRequest *request,
                             BotAnswer *answer)
{
    const Game *game;
    const VariantName *variant;
    unsigned i;
    (void)bot;
    if (find_game(request, &game, answer))
        return answer->fault;
    bot_answer_begin_list(answer, "variants");
    for (i = 0; (variant = kit_word(game, i)) != NULL; i++)
        bot_answer_item(answer, variant->name, strlen(variant->name));
    bot_answer_end_list(answer);
    return BOT_FINE;
}

static BotFault run_version(Bot *bot, const BotRequest *request,
                            BotAnswer *answer)
{
    (void)request;
    bot_answer_number(answer, "protocol", BOT_PROTOCOL);
    bot_answer_word(answer, "program", bot->program);
    return BOT_FINE;
}

static BotFault run_help(Bot *bot, const BotRequest *request,
                         BotAnswer *answer)
{
    const BotOperation *operation;
    Page text = PAGE_EMPTY;
    (void)bot;
    (void)request;
    for (operation = bot_operations; operation->name; operation++)
        page_format(&text, "%s: %s\n", operation->use, operation->help);
    bot_answer_lines(answer, "help", &text);
    return BOT_FINE;
}

/* What the reader of lines has already done when their turn comes. */
static BotFault run_nothing(Bot *bot, const BotRequest *request,
                            BotAnswer *answer)
{
    (void)bot;
    (void)request;
    (void)answer;
    return BOT_FINE;
}

/* ----------------------------------------------------------------- table */

#define TAKES(name) (1U << PARAMETER_##name)
#define NOTHING 0, PARAMETER_NONE, PARAMETER_NONE, BOT_PATIENT, 1

const BotOperation bot_operations[] = {
    {"version", "version", run_version, NOTHING, "version",
     N_("the versions of this protocol and of the program")},
    {"games", "games", run_games, NOTHING, "games", N_("the games")},
    {"variants", "variants", run_variants, TAKES(GAME), PARAMETER_GAME,
     PARAMETER_NONE, BOT_PATIENT, 1, "variants GAME",
     N_("its variants and levels")},
    {"position", "position", run_position,
     TAKES(GAME) | TAKES(START) | TAKES(VARIANT) | TAKES(SEED) | TAKES(CODE) |
         TAKES(BOARD) | TAKES(MOVES),
     PARAMETER_GAME, PARAMETER_START, BOT_PATIENT, 1,
     "position GAME [VARIANT] [SEED] [board ROW/ROW...] [moves MOVE...], or "
     "position code CODE [moves MOVE...], or position",
     N_("begin with a deal, a board or the game of a code")},
    {"new", "position", run_new, TAKES(SEED), PARAMETER_SEED, PARAMETER_NONE,
     BOT_PATIENT, 0, "new [SEED]",
     N_("the next deal of the same variant, or another")},
    {"play", "position", run_play, TAKES(MOVES), PARAMETER_MOVES,
     PARAMETER_MOVES, BOT_PATIENT, 1, "play MOVE...", N_("play moves")},
    {"undo", "position", run_undo, TAKES(COUNT), PARAMETER_COUNT,
     PARAMETER_NONE, BOT_PATIENT, 0, "undo [COUNT]", N_("take moves back")},
    {"legal", "legal", run_legal, NOTHING, "legal", N_("the legal moves")},
    {"board", "board", run_board, TAKES(MODE), PARAMETER_MODE, PARAMETER_NONE,
     BOT_PATIENT, 1, "board [words]", N_("the board as text, or in words")},
    {"code", "code", run_code, 0, PARAMETER_NONE, PARAMETER_NONE, BOT_PATIENT,
     0, "code", N_("the whole game as one word")},
    {"go", "bestmove", bot_run_go, TAKES(NODES) | TAKES(MODE), PARAMETER_MODE,
     PARAMETER_NONE, BOT_PATIENT, 0, "go [nodes N] [fast|short|optimal|prove]",
     N_("search for the best move")},
    {"winnable", "winnable", bot_run_winnable, TAKES(NODES), PARAMETER_NONE,
     PARAMETER_NONE, BOT_PATIENT, 0, "winnable [nodes N]",
     N_("whether the game can still be won")},
    {"hint", "hint", bot_run_hint, TAKES(RANK), PARAMETER_RANK, PARAMETER_NONE,
     BOT_PATIENT, 0, "hint [RANK]", N_("a good move and the reason for it")},
    {"explain", "explain", bot_run_explain, TAKES(NODES), PARAMETER_NONE,
     PARAMETER_NONE, BOT_PATIENT, 0, "explain [nodes N]",
     N_("which move lost the game, or cost most")},
    {"isready", "readyok", run_nothing, NOTHING, "isready",
     N_("answer when everything before is done")},
    {"stop", "", run_nothing, 0, PARAMETER_NONE, PARAMETER_NONE, BOT_STOP, 1,
     "stop", N_("end the search that is under way")},
    {"quit", "", run_nothing, 0, PARAMETER_NONE, PARAMETER_NONE, BOT_QUIT, 1,
     "quit", N_("end the search, and leave")},
    {"help", "help", run_help, NOTHING, "help", N_("these lines")},
    {NULL, NULL, NULL, NOTHING, NULL, NULL}};
