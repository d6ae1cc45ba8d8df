/* SPDX-License-Identifier: MIT */
/* Lets programs play the same deals, and prints who plays how well. */
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>

#include "bot/match.h"
#include "bot/match_totals.h"
#include "command/command.h"
#include "command/play/start_session.h"
#include "host/json.h"
#include "host/numbered_seed.h"
#include "host/posix/signals.h"
#include "statistics/column.h"

enum {
    MOST_PLAYERS = 2,
    USUAL_GAMES = 10,
    USUAL_TURNS = 2000,
    USUAL_SECONDS = 60,
    USUAL_NODES = 100000
};

typedef struct MatchRequest {
    MatchRules rules;
    const char *player[MOST_PLAYERS];
    int players;
    Range games;
    int json, csv, sprt, quiet;
} MatchRequest;

typedef struct Match {
    MatchTotals totals[MOST_PLAYERS];
    MatchDuel duel;
    Advisor advisor;
} Match;

/* --------------------------------------------------------------- request */

static int read_rules(MatchRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    Choice choice;
    int result;
    choice_start(&choice, line->game);
    result = start_read_words(&choice, line);
    if (result)
        return result;
    if (choice.has_seed)
        return complain(_("the deals of a match have numbers: choose them "
                          "with --games"));
    request->rules.game = line->game;
    memcpy(request->rules.variant, choice.variant, VARIANT_SIZE);
    request->rules.turns = (u32)number_or(&options->turns, USUAL_TURNS);
    request->rules.seconds = (u32)number_or(&options->seconds, USUAL_SECONDS);
    request->rules.nodes = number_or(&options->nodes, USUAL_NODES);
    return EXIT_DONE;
}

static int read_match_request(MatchRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    int result;
    memset(request, 0, sizeof *request);
    result = read_rules(request, line);
    if (result)
        return result;
    if (!options->players)
        return complain(_("'match' needs a player: quadrille match %s "
                          "--player ./mybot"),
                        line->game->name);
    if (options->players > MOST_PLAYERS)
        return complain(_("a match has at most two players"));
    request->players = options->players;
    request->player[0] =
        options->players > 1 ? options->rival : options->whose;
    request->player[1] = options->whose;
    request->games =
        options->games.last ? options->games : (Range){1, USUAL_GAMES};
    request->json = options->json;
    request->csv = options->csv;
    request->sprt = options->sprt;
    request->quiet = options->quiet;
    if (options->sprt && options->players != MOST_PLAYERS)
        return complain(_("--sprt needs two players"));
    return EXIT_DONE;
}

/* ----------------------------------------------------------------- games */

/* A game as programs read it. */
typedef struct MatchRow {
    const char *game, *variant, *seed;
    u32 player;
    const char *end;
    u32 moves, score, optimum;
    const char *code, *reason;
} MatchRow;

/* Nothing if it isn't known. */
static void put_optimum(Page *page, const void *member)
{
    if (*(const u32 *)member)
        column_put_u32(page, member);
}

static const Column match_columns[] = {
    {"game", AS_TEXT, offsetof(MatchRow, game), column_put_word},
    {"variant", AS_TEXT, offsetof(MatchRow, variant), column_put_word},
    {"seed", AS_TEXT, offsetof(MatchRow, seed), column_put_word},
    {"player", AS_NUMBER, offsetof(MatchRow, player), column_put_u32},
    {"end", AS_TEXT, offsetof(MatchRow, end), column_put_word},
    {"moves", AS_NUMBER, offsetof(MatchRow, moves), column_put_u32},
    {"score", AS_NUMBER, offsetof(MatchRow, score), column_put_u32},
    {"optimum", AS_NUMBER, offsetof(MatchRow, optimum), put_optimum},
    {"code", AS_TEXT, offsetof(MatchRow, code), column_put_word},
    {"reason", AS_TEXT, offsetof(MatchRow, reason), column_put_word},
    {NULL, 0, 0, NULL}};

static void page_match_row(Page *page, const MatchRequest *request, u64 number,
                           int player, const MatchGame *game)
{
    const PageRow page_row =
        request->json ? column_page_object : column_page_csv_row;
    const Game *rules = request->rules.game;
    u8 bytes[SEED_SIZE];
    Page variant = PAGE_EMPTY, seed = PAGE_EMPTY;
    MatchRow row;
    numbered_seed(rules, number, bytes);
    page_variant(&variant, rules, request->rules.variant);
    page_seed(&seed, rules, bytes);
    row.game = rules->name;
    row.variant = variant.text;
    row.seed = seed.text;
    row.player = (u32)player;
    row.end = match_end_names[game->end];
    row.moves = game->moves;
    row.score = game->score;
    row.optimum = game->optimum;
    row.code = game->code.used ? game->code.text : "";
    row.reason = game->reason.used ? game->reason.text : "";
    page_row(page, match_columns, &row);
    page_free(&variant);
    page_free(&seed);
}

static void print_plain_game(Page *page, u64 number, int player,
                             const MatchGame *game)
{
    page_format(page,
                _("game %1$llu, player %2$d: %3$s, moves %4$lu, score "
                  "%5$lu"),
                (unsigned long long)number, player, match_end_names[game->end],
                (unsigned long)game->moves, (unsigned long)game->score);
    if (game->optimum)
        page_format(page, _(", least %lu"), (unsigned long)game->optimum);
    if (game->reason.used) {
        page_text(page, " (");
        page_safe(page, game->reason.text);
        page_text(page, ")");
    }
    page_text(page, "\n");
}

static void print_game(const MatchRequest *request, u64 number, int player,
                       const MatchGame *game)
{
    Page page = PAGE_EMPTY;
    if (request->json || request->csv)
        page_match_row(&page, request, number, player, game);
    else if (!request->quiet)
        print_plain_game(&page, number, player, game);
    host_print_page(&page);
}

/* ---------------------------------------------------------------- totals */

/* What a player's results are compared by. */
static const char *figure_name(const MatchRequest *request)
{
    return request->rules.game->goal.measure == GOAL_POINTS ? "points"
                                                            : "moves";
}

/* Null, if it is that of no game. */
static void print_json_mean(Page *page, const char *name, const char *prefix,
                            const MatchMean *mean)
{
    if (mean->count)
        page_format(page, ",\"%s\":%.3f,\"%smargin\":%.3f", name,
                    match_mean(mean), prefix, match_mean_margin(mean));
    else
        page_format(page, ",\"%s\":null,\"%smargin\":null", name, prefix);
}

static void print_json_player(Page *page, const MatchRequest *request,
                              int player, const MatchTotals *totals)
{
    const Interval won = interval_of_share(totals->won, 0, totals->games);
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_flag(page, "summary", 1);
    page_number(page, "player", player + 1);
    page_entry(page, "command", request->player[player]);
    page_number(page, "games", totals->games);
    page_number(page, "won", totals->won);
    page_format(page, ",\"low\":%.6f,\"high\":%.6f", won.low, won.high);
    page_number(page, "failed", totals->failed);
    page_entry(page, "of", figure_name(request));
    print_json_mean(page, "mean", "", &totals->figure);
    print_json_mean(page, "excess", "excess_", &totals->excess);
    page_text(page, "}\n");
}

static void print_json_duel(Page *page, const MatchDuel *duel)
{
    const int decision = match_duel_decision(duel);
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_flag(page, "summary", 1);
    page_format(page, ",\"better\":[%lu,%lu],\"equal\":%lu,\"ratio\":%.3f",
                (unsigned long)duel->first, (unsigned long)duel->second,
                (unsigned long)duel->equal, match_duel_ratio(duel));
    page_format(page, ",\"winner\":%s}\n",
                decision > 0   ? "1"
                : decision < 0 ? "2"
                               : "null");
}

static void print_json_totals(Page *page, const MatchRequest *request,
                              const Match *match)
{
    int i;
    for (i = 0; i < request->players; i++)
        print_json_player(page, request, i, &match->totals[i]);
    if (request->players == MOST_PLAYERS)
        print_json_duel(page, &match->duel);
}

static void print_plain_mean(Page *page, const char *name,
                             const MatchMean *mean)
{
    if (!mean->count)
        return;
    page_format(page, "%s%s ", _(", "), name);
    page_real(page, match_mean(mean), 1);
    page_text(page, " +- ");
    page_real(page, match_mean_margin(mean), 1);
}

static void print_plain_totals(Page *page, const MatchRequest *request,
                               const Match *match)
{
    static const char *const decisions[] = {
        N_("player 2 is better"), N_("undecided"), N_("player 1 is better")};
    Page ratio = PAGE_EMPTY;
    int i;
    for (i = 0; i < request->players; i++) {
        const MatchTotals *totals = &match->totals[i];
        const Interval won = interval_of_share(totals->won, 0, totals->games);
        Page low = PAGE_EMPTY, high = PAGE_EMPTY, name = PAGE_EMPTY;
        page_real(&low, 100 * won.low, 1);
        page_real(&high, 100 * won.high, 1);
        page_safe(&name, request->player[i]);
        page_format(page,
                    _("player %1$d, %2$s: won %3$lu of %4$lu (%5$s .. "
                      "%6$s %%), failed %7$lu"),
                    i + 1, name.text, (unsigned long)totals->won,
                    (unsigned long)totals->games, low.text, high.text,
                    (unsigned long)totals->failed);
        page_free(&name);
        page_free(&low);
        page_free(&high);
        print_plain_mean(page, figure_name(request), &totals->figure);
        print_plain_mean(page, _("above the least"), &totals->excess);
        page_text(page, "\n");
    }
    page_real(&ratio, match_duel_ratio(&match->duel), 2);
    if (request->players == MOST_PLAYERS)
        page_format(
            page,
            _("player 1 better in %1$lu, player 2 in %2$lu, equal in "
              "%3$lu; SPRT: %4$s (%5$s)\n"),
            (unsigned long)match->duel.first,
            (unsigned long)match->duel.second,
            (unsigned long)match->duel.equal,
            translate(decisions[match_duel_decision(&match->duel) + 1]),
            ratio.text);
    page_free(&ratio);
}

/* ----------------------------------------------------------------- match */

/* All players play the deal. Returns 0 if one could not. */
static int play_deal(const MatchRequest *request, u64 number, Match *match)
{
    const u32 optimum =
        match_find_optimum(&request->rules, &match->advisor, number);
    MatchGame game[MOST_PLAYERS];
    int i;
    int done = 0;
    while (done < request->players &&
           match_play(&request->rules, request->player[done], number,
                      &game[done])) {
        game[done].optimum = optimum;
        print_game(request, number, done + 1, &game[done]);
        match_totals_add(&match->totals[done], request->rules.game,
                         &game[done]);
        done++;
    }
    if (done == MOST_PLAYERS) {
        const int better =
            match_compare(request->rules.game, &game[0], &game[1]);
        match->duel.first += better > 0;
        match->duel.second += better < 0;
        match->duel.equal += better == 0;
    }
    for (i = 0; i < done; i++)
        match_game_free(&game[i]);
    return done == request->players;
}

static int run_games_of(const MatchRequest *request, Match *match)
{
    u64 number;
    for (number = request->games.first; number <= request->games.last;
         number++) {
        if (!play_deal(request, number, match))
            return signals_alarm()
                       ? EXIT_SIGNAL + signals_alarm()
                       : complain_trouble(_("can't play game %1$llu: %2$s"),
                                          (unsigned long long)number,
                                          strerror(errno));
        if (host_print_trouble())
            return EXIT_TROUBLE;
        if (request->sprt && match_duel_decision(&match->duel))
            break;
    }
    return EXIT_DONE;
}

int run_match(CommandLine *line)
{
    MatchRequest request;
    Match match;
    Page page = PAGE_EMPTY;
    int result = read_match_request(&request, line);
    memset(&match, 0, sizeof match);
    if (result)
        return result;
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    (void)signal(SIGPIPE, SIG_IGN); /* players may close their ends */
    if (request.csv)
        column_page_csv_titles(&page, match_columns);
    host_print_page(&page);
    advisor_start(&match.advisor, PATIENCE);
    match.advisor.stop = signals_flag();
    result = run_games_of(&request, &match);
    advisor_stop(&match.advisor);
    if (request.json)
        print_json_totals(&page, &request, &match);
    else if (!request.csv)
        print_plain_totals(&page, &request, &match);
    host_print_page(&page);
    return result ? result : match.totals[0].failed || match.totals[1].failed;
}
