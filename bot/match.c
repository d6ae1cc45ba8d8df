/* SPDX-License-Identifier: MIT */
/* The referee of matches. It waits for a program's lines and for room in the
   pipe to it at the same time, so that neither a program that reads nothing
   nor one that never stops writing can block it. */
#include "match.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "advice/game_advice.h"
#include "bot.h"
#include "bot_process.h"
#include "host/clock.h"
#include "host/numbered_seed.h"
#include "host/posix/signals.h"

/* How much a program may send that is no request, and how much may wait for it
   to be read before it is no longer listened to. */
enum { MOST_FAULTS = 100, MOST_UNREAD = 1 << 20, READ_SIZE = 1 << 16 };

const char *const match_end_names[] = {"won",  "lost", "long",    "resigned",
                                       "died", "late", "illegal", "babbled"};
STATIC_ASSERT(COUNT_OF(match_end_names) == MATCH_ENDS);

int match_has_failed(const MatchGame *game)
{
    return game->end >= MATCH_DIED;
}

/* --------------------------------------------------------------- the game */

static int deal(Session *session, const MatchRules *rules, u64 number)
{
    u8 seed[SEED_SIZE];
    Fault fault;
    numbered_seed(rules->game, number, seed);
    return !session_deal(session, rules->game, rules->variant, seed, &fault);
}

/* Whether the game is over, and how. Nothing is undone in a match, nor dealt
   again, so a game that is stuck is lost. */
static int has_ended(const Session *session, const MatchRules *rules,
                     MatchGame *game)
{
    const Status status = session->game->status(session->position);
    if (status == WON)
        game->end = MATCH_WON;
    else if (status != GOING)
        game->end = MATCH_LOST;
    else if (session->at >= rules->turns)
        game->end = MATCH_LONG;
    else
        return 0;
    return 1;
}

/* Proven values are known where each move counts what it moves. */
u32 match_find_optimum(const MatchRules *rules, Advisor *advisor, u64 number)
{
    const GameAdvice *advice = game_advice_of(rules->game);
    Session session;
    Par par = {0, 0};
    if (rules->game->goal.measure != GOAL_SCORED_MOVES || !advice->find_par)
        return 0;
    session_open(&session, &malloc_host);
    if (deal(&session, rules, number))
        par = advice->find_par(advisor, &session);
    session_close(&session);
    return par.is_proven ? par.value : 0;
}

static void note_result(const Session *session, MatchGame *game)
{
    game->moves = session->at;
    game->score = session->game->score(session->position);
    (void)page_code(&game->code, session);
}

/* ------------------------------------------------------- players in here */

typedef struct InnerPlayer {
    Session *session;
    Advisor advisor;
    u8 rng[RNG_SIZE];
} InnerPlayer;

static u16 choose_by_rule(InnerPlayer *player)
{
    const Session *session = player->session;
    Advice advice = {0};
    session_plain_hints.advise(NULL, &malloc_host, session->game,
                               session->position, 0, &advice);
    return advice.move;
}

static u16 choose_by_chance(InnerPlayer *player)
{
    const Session *session = player->session;
    const Game *game = session->game;
    u16 *moves = host_must_have(malloc(game->most_moves * sizeof *moves));
    const u16 count = game->list(session->position, moves, game->most_moves);
    const u16 move = moves[rng_below(player->rng, count)];
    free(moves);
    return move;
}

static u16 choose_by_search(InnerPlayer *player)
{
    const Session *session = player->session;
    const HintSource source = advisor_hint_source(&player->advisor);
    Advice advice;
    return source.advise(source.context, &malloc_host, session->game,
                         session->position, 0, &advice)
               ? choose_by_rule(player)
               : advice.move;
}

static const struct {
    const char *name;
    u16 (*choose)(InnerPlayer *player);
} inner_players[] = {{"random", choose_by_chance},
                     {"greedy", choose_by_rule},
                     {"solver", choose_by_search}};

static int play_inside(Session *session, const MatchRules *rules, int which,
                       MatchGame *game)
{
    InnerPlayer player = {.session = session};
    Intent intent = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    advisor_start(&player.advisor, rules->nodes);
    player.advisor.stop = signals_flag();
    rng_seed(player.rng, session->seed);
    while (!has_ended(session, rules, game) && !signals_alarm()) {
        intent.move = inner_players[which].choose(&player);
        session_do(session, &intent, &reply);
    }
    advisor_stop(&player.advisor);
    return !signals_alarm();
}

/* --------------------------------------------------------- other programs */

typedef struct Referee {
    const MatchRules *rules;
    MatchGame *game;
    Bot bot;
    BotProcess process;
    Page line;   /* the beginning of one */
    Page unread; /* what the program has not read yet */
    size_t from; /* where that begins */
    int is_over;
} Referee;

static void keep_answer(void *own, const char *text, size_t length)
{
    Referee *referee = own;
    page_put(&referee->unread, text, length);
}

static void end_game(Referee *referee, MatchEnd end)
{
    referee->game->end = end;
    referee->is_over = 1;
}

static void obey_line(Referee *referee)
{
    Bot *bot = &referee->bot;
    const Page *line = &referee->line;
    const u32 at = bot->session.at;
    bot_obey(bot, line->text, line->used, NULL);
    if (bot->is_illegal)
        end_game(referee, MATCH_ILLEGAL);
    else if (bot->faults > MOST_FAULTS)
        end_game(referee, MATCH_BABBLED);
    else if (bot->session.at != at &&
             has_ended(&bot->session, referee->rules, referee->game))
        referee->is_over = 1;
    else if (bot_urgency(line->text, line->used) == BOT_QUIT)
        end_game(referee, MATCH_RESIGNED);
}

static void take_bytes(Referee *referee, const char *bytes, size_t length)
{
    while (length && !referee->is_over) {
        const char *end = memchr(bytes, '\n', length);
        const size_t part = end ? (size_t)(end - bytes) : length;
        page_put(&referee->line, bytes, part);
        if (referee->line.used > BOT_MOST_LINE)
            end_game(referee, MATCH_BABBLED);
        else if (end)
            obey_line(referee);
        if (end)
            referee->line.used = 0;
        bytes += part + (end != NULL);
        length -= part + (end != NULL);
    }
}

static void read_lines(Referee *referee)
{
    static char bytes[READ_SIZE];
    const ssize_t length = read(referee->process.from, bytes, sizeof bytes);
    if (length > 0)
        take_bytes(referee, bytes, (size_t)length);
    else if (length == 0 || (errno != EAGAIN && errno != EINTR))
        end_game(referee, MATCH_DIED);
}

/* A program that has closed its input reads no answers, but may go on. */
static void write_answers(Referee *referee)
{
    Page *unread = &referee->unread;
    const ssize_t length =
        write(referee->process.to, unread->text + referee->from,
              unread->used - referee->from);
    if (length >= 0)
        referee->from += (size_t)length;
    else if (errno != EAGAIN && errno != EINTR)
        referee->from = unread->used;
    if (referee->from == unread->used)
        referee->from = unread->used = 0;
}

/* Answers are written at once if there is room, as there mostly is. */
static void await_program(Referee *referee, long long left)
{
    const size_t waiting = referee->unread.used - referee->from;
    struct pollfd files[2] = {
        {.fd = waiting > MOST_UNREAD ? -1 : referee->process.from,
         .events = POLLIN},
        {.fd = waiting ? referee->process.to : -1, .events = POLLOUT}};
    if (signals_await_files(files, 2, (int)left) < 0)
        return;
    if (files[1].revents)
        write_answers(referee);
    if (files[0].revents)
        read_lines(referee);
    if (referee->unread.used)
        write_answers(referee);
}

static void referee_game(Referee *referee)
{
    const long long end =
        clock_milliseconds() + (long long)referee->rules->seconds * 1000;
    while (!referee->is_over && !signals_alarm()) {
        const long long left = end - clock_milliseconds();
        if (left <= 0)
            end_game(referee, MATCH_LATE);
        else
            await_program(referee, left);
    }
}

static int play_outside(Session *session, const MatchRules *rules,
                        const char *command, MatchGame *game)
{
    Referee referee = {.rules = rules, .game = game};
    Page how = PAGE_EMPTY;
    if (!bot_process_start(&referee.process, command))
        return 0;
    bot_open(&referee.bot, "match", keep_answer, &referee);
    referee.bot.is_match = 1;
    referee.bot.session = *session;
    referee_game(&referee);
    bot_process_end(&referee.process, &how);
    if (game->end == MATCH_DIED)
        page_text(&game->reason, how.text);
    else if (game->end == MATCH_ILLEGAL)
        page_text(&game->reason, referee.bot.refusal.text);
    *session = referee.bot.session;
    session_open(&referee.bot.session, &malloc_host);
    bot_close(&referee.bot);
    page_free(&how);
    page_free(&referee.line);
    page_free(&referee.unread);
    return !signals_alarm();
}

int match_play(const MatchRules *rules, const char *player, u64 number,
               MatchGame *game)
{
    Session session;
    size_t which = 0;
    int done = 0;
    memset(game, 0, sizeof *game);
    session_open(&session, &malloc_host);
    if (!deal(&session, rules, number)) {
        errno = ENOMEM;
        session_close(&session);
        return 0;
    }
    while (which < COUNT_OF(inner_players) &&
           strcmp(inner_players[which].name, player) != 0)
        which++;
    done = has_ended(&session, rules, game) ||
           (which < COUNT_OF(inner_players)
                ? play_inside(&session, rules, (int)which, game)
                : play_outside(&session, rules, player, game));
    if (done)
        note_result(&session, game);
    session_close(&session);
    return done;
}

void match_game_free(MatchGame *game)
{
    page_free(&game->code);
    page_free(&game->reason);
}

/* ---------------------------------------------------------------- results */

/* What counts among players who don't fail: first whether they have won, or
   the points; then the moves, of which fewer are better. */
static void values_of(const Game *game, const MatchGame *result,
                      long long values[2])
{
    const int has_points = game->goal.measure == GOAL_POINTS;
    const int is_won = result->end == MATCH_WON;
    values[0] = match_has_failed(result) ? -1
                : has_points             ? (long long)result->score
                                         : is_won;
    values[1] = has_points || !is_won                     ? 0
                : game->goal.measure == GOAL_SCORED_MOVES ? result->score
                                                          : result->moves;
}

int match_compare(const Game *game, const MatchGame *first,
                  const MatchGame *second)
{
    long long a[2], b[2];
    values_of(game, first, a);
    values_of(game, second, b);
    return a[0] != b[0] ? (a[0] > b[0] ? 1 : -1)
                        : (a[1] < b[1]) - (a[1] > b[1]);
}
