/* SPDX-License-Identifier: MIT */
/* The operations that ask a solver, or a player where chance decides. A search
   is limited by nodes, so its answer is the same on every machine, unless it
   is told to stop. */
#include <string.h>

#include "advice/explain.h"
#include "advice/game_advice.h"
#include "bot_request.h"
#include "host/clock.h"

/* Limits on nodes. */
#define MOST_NODES_ASKED 1000000000000ULL
enum { USUAL_NODES = 100000 };

/* A second passes between two lines about a search. */
enum { TELL_EVERY = 1000 };

/* In the order of Verdict, as "solve --json" has them. */
static const char *const verdict_names[] = {"no-solver", "won", "impossible",
                                            "unknown", "refuted"};
STATIC_ASSERT(COUNT_OF(verdict_names) == REFUTED + 1);

static const char *const modes[] = {"fast", "short", "optimal", "prove"};
STATIC_ASSERT(COUNT_OF(modes) == HOW_COUNT);

/* ------------------------------------------------------------------ info */

/* Sends what a search has found so far, if anything. */
static void tell(const Bot *bot, const char *mode, const Answer *answer)
{
    BotAnswer info;
    Page page = PAGE_EMPTY;
    bot_answer_start(&info, "info", bot->is_json);
    bot_answer_word(&info, "mode", mode);
    if (answer) {
        bot_answer_word(&info, "verdict", verdict_names[answer->verdict]);
        bot_answer_number(&info, "nodes", answer->nodes);
    } else {
        bot_answer_number(&info, "seconds",
                          (u64)(bot->told - bot->begun) / TELL_EVERY);
    }
    if (bot->is_json)
        page_format(&page,
                    "{\"jsonrpc\":\"2.0\",\"method\":\"info\",\"params\":%s,"
                    "\"id\":%s}}",
                    info.page.text, bot->id.text);
    else
        page_text(&page, info.page.text);
    page_text(&page, "\n");
    bot->send(bot->own, page.text, page.used);
    page_free(&page);
    bot_answer_free(&info);
}

typedef struct BotWatch {
    Bot *bot;
    const char *mode;
} BotWatch;

/* A client can tell a long search from a program that hangs. */
static int tell_seconds(void *own)
{
    const BotWatch *watch = own;
    const long long now = clock_milliseconds();
    if (now - watch->bot->told >= TELL_EVERY) {
        watch->bot->told = now;
        tell(watch->bot, watch->mode, NULL);
    }
    return 0;
}

/* ---------------------------------------------------------------- search */

static void ask(Bot *bot, How how, u64 nodes, Answer *answer)
{
    const Session *session = &bot->session;
    const GameAdvice *advice = game_advice_of(session->game);
    BotWatch watch = {bot, modes[how]};
    Question question = {.game = session->game,
                         .position = session->position,
                         .how = how,
                         .memory = advisor_memory(&bot->advisor),
                         .size = SOLVE_COMFORT,
                         .most_nodes = nodes,
                         .stop = bot->advisor.stop,
                         .ask = tell_seconds,
                         .own = &watch};
    *answer = no_answer;
    if (question.memory && advice->ask)
        advice->ask(&bot->advisor, &question, answer);
    else if (question.memory)
        solve(&question, answer);
}

/* The mode that is asked first, and the one that is asked if that has found
   nothing; the same if one was chosen. */
typedef struct BotSearch {
    How first, second;
    u64 nodes;
} BotSearch;

static BotFault read_search(const Bot *bot, const BotRequest *request,
                            BotSearch *search, BotAnswer *answer)
{
    const Game *game = bot->session.game;
    const char *mode = bot_request_text(request, PARAMETER_MODE);
    int how = 0;
    if (bot_request_number(request, PARAMETER_NODES, MOST_NODES_ASKED,
                           USUAL_NODES, &search->nodes, answer))
        return answer->fault;
    search->first =
        game_advice_of(game)->asks_shortest ? SOLVE_OPTIMAL : SOLVE_FAST;
    search->second = SOLVE_FAST;
    if (!request->given[PARAMETER_MODE])
        return BOT_FINE;
    while (how < HOW_COUNT && strcmp(modes[how], mode) != 0)
        how++;
    if (how == HOW_COUNT)
        return bot_answer_refuse(answer, BOT_PARAMETERS,
                                 _("unknown mode '%s'; use fast, short, "
                                   "optimal or prove"),
                                 mode);
    if (!solver_find(game, (How)how))
        return bot_answer_refuse(answer, BOT_PARAMETERS,
                                 _("%1$s has no solver with the mode '%2$s'"),
                                 game->name, mode);
    search->first = search->second = (How)how;
    return BOT_FINE;
}

/* Returns the mode that gave the answer. */
static How run_search(Bot *bot, const BotSearch *search, Answer *answer)
{
    u64 nodes;
    ask(bot, search->first, search->nodes, answer);
    if (answer->verdict != LIMIT || search->second == search->first ||
        is_stop_set(bot->advisor.stop))
        return search->first;
    tell(bot, modes[search->first], answer);
    nodes = answer->nodes;
    ask(bot, search->second, search->nodes, answer);
    answer->nodes += nodes;
    return search->second;
}

/* The move that a rule of thumb prefers, if there is any. */
static int choose_plainly(const Session *session, u16 *move)
{
    Advice advice;
    if (session_is_over(session) ||
        session_plain_hints.advise(NULL, &malloc_host, session->game,
                                   session->position, 0, &advice))
        return 0;
    *move = advice.move;
    return 1;
}

static void answer_move(const Bot *bot, const char *name, const u16 *move,
                        BotAnswer *answer)
{
    Page text = PAGE_EMPTY;
    if (move)
        page_move_word(&text, bot->session.game, bot->session.position, *move);
    else
        page_text(&text, "none");
    bot_answer_page(answer, name, &text);
}

static void answer_line(const Bot *bot, const Answer *found, BotAnswer *answer)
{
    const Game *game = bot->session.game;
    u8 position[MOST_POSITION];
    Page move = PAGE_EMPTY;
    u32 i;
    memcpy(position, bot->session.position, game->size);
    bot_answer_begin_list(answer, "line");
    for (i = 0; i < found->length; i++) {
        move.used = 0;
        page_move_word(&move, game, position, found->line[i]);
        bot_answer_item(answer, move.text, move.used);
        game->apply(position, found->line[i], NULL);
    }
    bot_answer_end_list(answer);
    page_free(&move);
}

static void answer_search(Bot *bot, const BotSearch *search, BotAnswer *answer)
{
    Answer found = no_answer;
    u16 move;
    const How how = run_search(bot, search, &found);
    const int is_solved = found.verdict == SOLVED && found.length;
    if (is_solved)
        move = found.line[0];
    answer_move(bot, "bestmove",
                is_solved || choose_plainly(&bot->session, &move) ? &move
                                                                  : NULL,
                answer);
    bot_answer_word(answer, "verdict", verdict_names[found.verdict]);
    bot_answer_word(answer, "mode", modes[how]);
    bot_answer_number(answer, "nodes", found.nodes);
    if (found.verdict == SOLVED) {
        bot_answer_number(answer, "length", found.length);
        answer_line(bot, &found, answer);
    }
}

/* Where chance decides, a player chooses, and nothing is proven. */
static void answer_player(Bot *bot, u64 nodes, BotAnswer *answer)
{
    const Session *session = &bot->session;
    u16 move;
    answer_move(
        bot, "bestmove",
        !session_is_over(session) &&
                game_advice_of(session->game)
                    ->choose(&bot->advisor, session->position, nodes, &move)
            ? &move
            : NULL,
        answer);
    bot_answer_word(answer, "verdict", verdict_names[NO_SOLVER]);
}

BotFault bot_run_go(Bot *bot, const BotRequest *request, BotAnswer *answer)
{
    BotSearch search;
    if (bot_request_need_game(bot, answer) ||
        read_search(bot, request, &search, answer))
        return answer->fault;
    bot->begun = bot->told = clock_milliseconds();
    if (game_advice_of(bot->session.game)->choose)
        answer_player(bot, search.nodes, answer);
    else
        answer_search(bot, &search, answer);
    return BOT_FINE;
}

/* Asks for any solution first, and then for a proof that there is none. */
BotFault bot_run_winnable(Bot *bot, const BotRequest *request,
                          BotAnswer *answer)
{
    const Game *game = bot->session.game;
    BotSearch search = {SOLVE_FAST, SOLVE_FAST, 0};
    Answer found = no_answer;
    How how;
    if (bot_request_need_game(bot, answer) ||
        bot_request_number(request, PARAMETER_NODES, MOST_NODES_ASKED,
                           USUAL_NODES, &search.nodes, answer))
        return answer->fault;
    if (game_advice_of(game)->choose) {
        bot_answer_word(answer, "verdict", verdict_names[NO_SOLVER]);
        return BOT_FINE;
    }
    if (solver_find(game, SOLVE_PROVE))
        search.second = SOLVE_PROVE;
    bot->begun = bot->told = clock_milliseconds();
    how = run_search(bot, &search, &found);
    bot_answer_word(answer, "verdict", verdict_names[found.verdict]);
    bot_answer_word(answer, "mode", modes[how]);
    bot_answer_number(answer, "nodes", found.nodes);
    return BOT_FINE;
}

/* --------------------------------------------------------------- advice */

BotFault bot_run_hint(Bot *bot, const BotRequest *request, BotAnswer *answer)
{
    const Session *session = &bot->session;
    const HintSource source = advisor_hint_source(&bot->advisor);
    Advice advice = {0};
    Fault fault = {.game = session->game};
    Page words = PAGE_EMPTY;
    u64 rank;
    if (bot_request_need_game(bot, answer) ||
        bot_request_number(request, PARAMETER_RANK, 1000, 1, &rank, answer))
        return answer->fault;
    bot->advisor.patience = USUAL_NODES;
    fault.reason =
        session_is_over(session)
            ? (u8)GAME_OVER
            : source.advise(source.context, &malloc_host, session->game,
                            session->position, (u32)rank - 1, &advice);
    if (fault.reason) {
        page_reason(&words, &fault);
        bot_answer_refuse(answer, BOT_STATE, "%s", words.text);
        page_free(&words);
        return BOT_STATE;
    }
    answer_move(bot, "hint", &advice.move, answer);
    bot_answer_sentence(answer, "reason", advice.says);
    return BOT_FINE;
}

BotFault bot_run_explain(Bot *bot, const BotRequest *request,
                         BotAnswer *answer)
{
    const Session *session = &bot->session;
    Advisor *advisor = &bot->advisor;
    Page text = PAGE_EMPTY;
    Verdict verdict = NO_SOLVER;
    Loss loss = {0};
    u64 nodes;
    if (bot_request_need_game(bot, answer) ||
        bot_request_number(request, PARAMETER_NODES, MOST_NODES_ASKED,
                           USUAL_NODES, &nodes, answer))
        return answer->fault;
    advisor->patience = nodes;
    if (game_advice_of(session->game)->page_review)
        explain_review(&text, advisor, session);
    else
        verdict = explain_game(&text, advisor, session);
    bot_answer_word(answer, "verdict", verdict_names[verdict]);
    if ((verdict == IMPOSSIBLE || verdict == NO_SOLVER) &&
        advisor_find_loss(advisor, session, &loss)) {
        bot_answer_number(answer, "lost_after", loss.lost);
        bot_answer_number(answer, "won_after", loss.won);
    }
    bot_answer_lines(answer, "text", &text);
    return BOT_FINE;
}
