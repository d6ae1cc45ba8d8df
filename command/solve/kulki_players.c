/* SPDX-License-Identifier: MIT */
/* Kulki depends on luck, so "solve kulki" lets computer players play it: one
   game, or a tournament in which all players get the same seeds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "host/json.h"
#include "players_request.h"
#include "progress_bar.h"
#include "solving.h"
#include "statistics/interval.h"

/* A player's results. */
typedef struct Entrant {
    KulkiPlayer player;
    double sum, squares, turns;
    u32 games, ended; /* games played, and games played to their end */
    u64 nodes;
} Entrant;

typedef struct Tournament {
    const PlayersRequest *request;
    KulkiEngine *engine;
    Session session; /* the start of the first game */
    Entrant entrant[MOST_ENTRANTS];
    u32 done;
} Tournament;

static u32 games_of(const Tournament *cup)
{
    return cup->request->games * (u32)cup->request->players;
}

/* --------------------------------------------------------------- results */

/* Half the width of the 95 % confidence interval of the mean. */
static double interval_of(const Entrant *entrant)
{
    const double played = entrant->games;
    const double mean = entrant->sum / played;
    const double variance = entrant->squares / played - mean * mean;
    return played > 1 ? NORMAL_QUANTILE *
                            interval_square_root(variance / (played - 1))
                      : 0;
}

/* Writes how long games last. The interval assumes that every turn is equally
   likely to be the last. If games were stopped early, it writes the number of
   turns per ended game. */
static void page_length(Page *page, const Entrant *entrant)
{
    double turns;
    Page mean = PAGE_EMPTY, margin = PAGE_EMPTY;
    if (!entrant->ended) {
        page_format(page, _("no game ended in %.0f turns\n"), entrant->turns);
        return;
    }
    turns = entrant->turns / entrant->ended;
    page_real(&mean, turns, 1);
    page_real(&margin,
              NORMAL_QUANTILE * turns / interval_square_root(entrant->ended),
              1);
    if (entrant->ended < entrant->games)
        page_format(page, _("one game ended per %s turns\n"), mean.text);
    else
        page_format(page, _("average length %1$s turns, give or take %2$s\n"),
                    mean.text, margin.text);
    page_free(&mean);
    page_free(&margin);
}

static void print_sum(const Tournament *cup, const Entrant *entrant)
{
    const char *name = kulki_players[entrant->player];
    const double mean = entrant->sum / entrant->games;
    Page page = PAGE_EMPTY;
    if (cup->request->json) {
        page_format(&page, "{\"format\":%d,\"summary\":true", JSON_FORMAT);
        page_entry(&page, "game", kulki.name);
        page_entry(&page, "strategy", name);
        page_number(&page, "games", (long long)entrant->games);
        page_format(&page, ",\"mean\":%.2f,\"margin\":%.2f", mean,
                    interval_of(entrant));
        page_number(&page, "turns", (long long)entrant->turns);
        page_number(&page, "ended", entrant->ended);
        page_number(&page, "nodes", (long long)entrant->nodes);
        page_text(&page, "}\n");
    } else {
        Page points = PAGE_EMPTY, margin = PAGE_EMPTY;
        page_real(&points, mean, 1);
        page_real(&margin, interval_of(entrant), 1);
        page_format(
            &page, _("%1$-9s %2$5lu games: %3$s points, give or take %4$s; "),
            name, (unsigned long)entrant->games, points.text, margin.text);
        page_free(&points);
        page_free(&margin);
        page_length(&page, entrant);
    }
    print_result(&page);
}

static void print_game(const Tournament *cup, const Entrant *entrant,
                       u32 score, u32 turns, u64 nodes)
{
    const char *name = kulki_players[entrant->player];
    Page page = PAGE_EMPTY;
    Page seed = PAGE_EMPTY;
    page_seed(&seed, &kulki, cup->session.seed);
    if (cup->request->json) {
        once_page_object(&page, &cup->session);
        page_entry(&page, "strategy", name);
        page_number(&page, "score", score);
        page_number(&page, "turns", turns);
        page_number(&page, "nodes", (long long)nodes);
        page_text(&page, "}\n");
    } else {
        page_format(&page,
                    _("kulki %1$s: %2$s scores %3$lu in %4$lu turns, nodes "
                      "%5$llu\n"),
                    cup->session.board ? "board" : seed.text, name,
                    (unsigned long)score, (unsigned long)turns,
                    (unsigned long long)nodes);
    }
    page_free(&seed);
    print_result(&page);
}

/* --------------------------------------------------------------- playing */

/* Plays a game to the end or to the limit of turns. */
static void play_one(Tournament *cup, Entrant *entrant)
{
    const u64 before = cup->engine->evaluator.nodes;
    Kulki game;
    u32 score;
    u32 turns = 0;
    progress_bar_show(cup->done++, games_of(cup));
    memcpy(&game, cup->session.position, sizeof game);
    while (turns < cup->request->turns && kulki.status(&game) == GOING &&
           !progress_stop_signal()) {
        kulki.apply(&game,
                    kulki_engine_choose(cup->engine, &game, entrant->player,
                                        cup->request->nodes),
                    NULL);
        turns++;
    }
    if (progress_stop_signal())
        return;
    score = kulki.score(&game);
    entrant->games++;
    entrant->sum += score;
    entrant->squares += (double)score * score;
    entrant->turns += turns;
    entrant->ended += kulki.status(&game) != GOING;
    entrant->nodes += cup->engine->evaluator.nodes - before;
    if (cup->request->players == 1)
        print_game(cup, entrant, score, turns,
                   cup->engine->evaluator.nodes - before);
}

/* Adds one to a number, keeping leading zeros: 9 becomes 10, and 009 becomes
   010. */
static void add_one(char *digits)
{
    size_t at = strlen(digits);
    while (at-- && digits[at] == '9')
        digits[at] = '0';
    if (at != (size_t)-1) {
        digits[at]++;
        return;
    }
    memmove(digits + 1, digits, strlen(digits) + 1);
    *digits = '1';
}

/* The next seed after a number is the next number; after a word, the next word
   in base 40. */
static void count_seed(u8 *seed)
{
    char text[SEED_TEXT + 2];
    Writer writer;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, SEED_TEXT);
    kulki.write_seed(seed, &writer);
    text[writer.used] = '\0';
    if (text[strspn(text, "0123456789")]) {
        seed_next(seed);
        return;
    }
    add_one(text);
    reader_start(&reader, text, (u32)strlen(text));
    kulki.read_seed(seed, &reader, &fault);
}

static void deal_next(Session *session)
{
    count_seed(session->seed);
    kulki.deal(session->position, session->variant, session->seed);
}

/* Plays all games, and prints the sums of several. */
static void play_cup(Tournament *cup)
{
    const PlayersRequest *request = cup->request;
    u32 i;
    int k;
    (void)progress_catch_stop();
    for (k = 0; k < request->players; k++)
        cup->entrant[k].player = request->player[k];
    for (i = 0; i < request->skipped; i++)
        deal_next(&cup->session);
    for (i = 0; i < request->games && !progress_stop_signal(); i++) {
        if (i)
            deal_next(&cup->session);
        for (k = 0; k < request->players && !progress_stop_signal(); k++)
            play_one(cup, &cup->entrant[k]);
    }
    progress_bar_clear();
    for (k = 0; k < request->players && games_of(cup) > 1; k++)
        if (cup->entrant[k].games)
            print_sum(cup, &cup->entrant[k]);
}

static int run_players(CommandLine *line)
{
    PlayersRequest request;
    Tournament cup = {.request = &request};
    Page trouble = PAGE_EMPTY;
    int result = players_request_read(&request, line);
    if (result)
        return result;
    cup.engine = kulki_player_make(request.weights, &trouble);
    if (trouble.used)
        complain("%s", trouble.text);
    page_free(&trouble);
    if (!cup.engine)
        return complain_trouble(_("out of memory for a player"));
    session_open(&cup.session, &malloc_host);
    result = start_session(&request.deals.start, &cup.session, NULL);
    if (!result)
        play_cup(&cup);
    session_close(&cup.session);
    kulki_player_free(cup.engine);
    return !result && progress_stop_signal()
               ? EXIT_SIGNAL + progress_stop_signal()
               : result;
}

const Solving kulki_solving = {.game = &kulki, .run = run_players};
