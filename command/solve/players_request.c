/* SPDX-License-Identifier: MIT */
/* Reads the request for computer players from the command line. */
#include "players_request.h"

#include <string.h>

enum { MOST_TURNS = 999999999 };

/* Reads one player, such as "learned", or several: "greedy,learned". */
static int read_players(PlayersRequest *request, const char *names)
{
    request->players = 0;
    for (;;) {
        const size_t length = strcspn(names, ",");
        int player = 0;
        while (player < KULKI_PLAYERS &&
               !option_word_is(kulki_players[player], names, length))
            player++;
        if (player == KULKI_PLAYERS)
            return complain(
                _("unknown strategy '%2$.*1$s'; use random, greedy, "
                  "heuristic, learned or search"),
                (int)length, names);
        if (request->players == MOST_ENTRANTS)
            return complain(_("a tournament has at most eight players"));
        request->player[request->players++] = (KulkiPlayer)player;
        names += length;
        if (!*names++)
            return EXIT_DONE;
    }
}

/* Only some players search, and only some use learned weights. */
static int check_players(const PlayersRequest *request, const Options *options)
{
    int looks = 0;
    int learnt = 0;
    int i;
    for (i = 0; i < request->players; i++) {
        looks |= request->player[i] == PLAYER_SEARCH;
        learnt |= request->player[i] == PLAYER_LEARNED;
    }
    if (options->nodes.given && !looks)
        return complain(_("--nodes works only with --strategy search"));
    if (request->weights && !looks && !learnt)
        return complain(
            _("--weights works only with --strategy learned or search"));
    return EXIT_DONE;
}

/* A range of seeds gives the first seed and the number of games. */
static int read_seeds(PlayersRequest *request, const Range *games)
{
    const Range *range = &request->deals.range;
    const u64 count = range->last - range->first + 1;
    if (games->last)
        return complain(
            _("a range sets the number of games; don't give --games"));
    if (count > MOST_GAMES)
        return complain(_("too many games: %1$llu; a tournament has at most "
                          "%2$d"),
                        (unsigned long long)count, MOST_GAMES);
    request->skipped = 0;
    request->games = (u32)count;
    start_choose_deal(&request->deals.start.choice, range->first);
    return EXIT_DONE;
}

static int read_games_asked(PlayersRequest *request, const Range *games)
{
    const StartRequest *start = &request->deals.start;
    request->skipped = games->last ? (u32)games->first - 1 : 0;
    request->games = games->last ? (u32)games->last - request->skipped : 1;
    if ((start->from.board || start->from.load) &&
        request->skipped + request->games > 1)
        return complain(_("--%s gives a single game; don't give --games"),
                        start->from.board ? "board" : "load");
    return EXIT_DONE;
}

int players_request_read(PlayersRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    int result = solve_read_deals_request(&request->deals, line);
    if (result)
        return result;
    request->weights = options->weights;
    request->turns = (u32)number_or(&options->turns, MOST_TURNS);
    request->nodes = number_or(&options->nodes, KULKI_NODES);
    request->json = options->json;
    result = read_players(request,
                          options->strategy ? options->strategy : "learned");
    if (!result)
        result = check_players(request, options);
    if (result)
        return result;
    return request->deals.is_range
               ? read_seeds(request, &options->games)
               : read_games_asked(request, &options->games);
}
