/* SPDX-License-Identifier: MIT */
/* Kulki has no solver but players: solving it is letting them play against
   chance, one game, or a tournament in which each plays the same seeds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice/kulki/player.h"
#include "host/host.h"
#include "host/json.h"
#include "progress_bar.h"
#include "solving.h"

enum { MOST_ENTRANTS = 8, MOST_TURNS = 999999999 };

/* What a player has come to. */
typedef struct Entrant {
    KulkiPlayer player;
    double sum, squares, turns;
    u32 games, deaths; /* played, and not left before their end */
    u64 nodes;
} Entrant;

typedef struct Tournament {
    Mind *mind;
    Session session; /* the first game's start */
    Entrant entrant[MOST_ENTRANTS];
    int entrants;
    u32 first; /* the first game's place behind the seed; 0: the seed */
    u32 games, done;
    u64 nodes; /* of a move at most */
    u32 turns; /* of a game at most */
    int json;
} Tournament;

/* --------------------------------------------------------------- options */

static int complain_player(const char *name, size_t length)
{
    return complain("there is no player %.*s: random, greedy, heuristic, "
                    "learned or search",
                    (int)length, name);
}

static int add_entrant(Tournament *cup, const char *name, size_t length)
{
    int player;
    for (player = 0; player < KULKI_PLAYERS; player++)
        if (strlen(kulki_players[player]) == length &&
            strncmp(kulki_players[player], name, length) == 0)
            break;
    if (player == KULKI_PLAYERS)
        return complain_player(name, length);
    if (cup->entrants == MOST_ENTRANTS)
        return complain("eight players at most");
    cup->entrant[cup->entrants++].player = (KulkiPlayer)player;
    return EXIT_DONE;
}

/* "learned", or several: "greedy,learned" */
static int read_entrants(Tournament *cup, const char *names)
{
    int result = EXIT_DONE;
    while (!result) {
        const size_t length = strcspn(names, ",");
        result = add_entrant(cup, names, length);
        names += length;
        if (!*names++)
            break;
    }
    return result;
}

static int find_mind(Tournament *cup, const char *weights)
{
    Page trouble = {NULL, 0, 0};
    cup->mind = make_mind(weights, &trouble);
    if (trouble.used)
        complain("%s", trouble.text);
    page_free(&trouble);
    if (cup->mind)
        return EXIT_DONE;
    complain("there is no memory for a player");
    return EXIT_TROUBLE;
}

/* A range of seeds is the first one, and so many games. */
static int take_seeds(Tournament *cup, Task *task, const Range *range)
{
    const u64 count = range->last - range->first + 1;
    char text[24];
    Fault fault;
    if (task->options.games.last)
        return complain("a range says how many games: leave --games out");
    if (count > MOST_GAMES)
        return complain("%llu games are too many: a tournament has %d at "
                        "most",
                        (unsigned long long)count, MOST_GAMES);
    cup->games = (u32)count;
    snprintf(text, sizeof text, "%llu", (unsigned long long)range->first);
    choose_seed(&task->choice, text, &fault);
    return EXIT_DONE;
}

/* Only some players look for something, and only some have learnt. */
static int check_entrants(const Tournament *cup, const Options *options)
{
    int looks = 0;
    int learnt = 0;
    int k;
    for (k = 0; k < cup->entrants; k++) {
        looks |= cup->entrant[k].player == PLAYER_SEARCH;
        learnt |= cup->entrant[k].player == PLAYER_LEARNED;
    }
    if (options->nodes.given && !looks)
        return complain("--nodes is for --player search");
    if (options->weights && !looks && !learnt)
        return complain("--weights is for --player learned or search");
    return EXIT_DONE;
}

static int start_cup(Tournament *cup, const Options *options)
{
    memset(cup, 0, sizeof *cup);
    cup->json = options->json;
    cup->nodes = number_or(&options->nodes, KULKI_NODES);
    cup->turns = (u32)number_or(&options->turns, MOST_TURNS);
    cup->games = 1;
    if (options->games.last) {
        cup->first = (u32)options->games.first - 1;
        cup->games = (u32)options->games.last - cup->first;
    }
    if (read_entrants(cup, options->player ? options->player : "learned") ||
        check_entrants(cup, options))
        return EXIT_USAGE;
    return find_mind(cup, options->weights);
}

/* --------------------------------------------------------------- results */

static double root_of(double square)
{
    double root = square > 1 ? square : 1;
    int i;
    for (i = 0; i < 64; i++)
        root = (root + square / root) / 2;
    return square > 0 ? root : 0;
}

/* Half the width of the interval in which the mean is, 95 times in 100. */
static double interval_of(const Entrant *entrant)
{
    const double played = entrant->games;
    const double mean = entrant->sum / played;
    const double variance = entrant->squares / played - mean * mean;
    return played > 1 ? 1.96 * root_of(variance / (played - 1)) : 0;
}

/* How long games last; the interval is about as wide as if each turn were as
   deadly as any other. Where games were left before their end, one end per so
   many turns. */
static void page_length(Page *page, const Entrant *entrant)
{
    const double turns = entrant->turns / entrant->deaths;
    if (!entrant->deaths)
        page_format(page, "no game over in %.0f turns\n", entrant->turns);
    else if (entrant->deaths < entrant->games)
        page_format(page, "one game over per %.1f turns\n", turns);
    else
        page_format(page, "average length %.1f +- %.1f turns\n", turns,
                    1.96 * turns / root_of(entrant->deaths));
}

static void page_sum_object(Page *page, const Entrant *entrant)
{
    page_format(page, "{\"format\":%d,\"game\":\"kulki\"", JSON_FORMAT);
    page_entry(page, "player", kulki_players[entrant->player]);
    page_number(page, "games", (long long)entrant->games);
    page_format(page, ",\"mean\":%.2f,\"interval\":%.2f",
                entrant->sum / entrant->games, interval_of(entrant));
    page_number(page, "turns", (long long)entrant->turns);
    page_number(page, "deaths", entrant->deaths);
    page_number(page, "nodes", (long long)entrant->nodes);
    page_text(page, "}\n");
}

static void print_sum(const Tournament *cup, const Entrant *entrant)
{
    Page page = {NULL, 0, 0};
    if (cup->json) {
        page_sum_object(&page, entrant);
    } else {
        page_format(&page, "%-9s %5lu games: %.1f +- %.1f points; ",
                    kulki_players[entrant->player],
                    (unsigned long)entrant->games,
                    entrant->sum / entrant->games, interval_of(entrant));
        page_length(&page, entrant);
    }
    print_result(&page);
}

static void print_game(const Tournament *cup, const Entrant *entrant,
                       u32 score, u32 turns, u64 nodes)
{
    const char *name = kulki_players[entrant->player];
    Page page = {NULL, 0, 0};
    Page seed = {NULL, 0, 0};
    page_seed(&seed, &kulki, cup->session.seed);
    if (cup->json) {
        page_format(&page, "{\"format\":%d,\"game\":\"kulki\"", JSON_FORMAT);
        page_start(&page, &cup->session);
        page_entry(&page, "player", name);
        page_number(&page, "score", score);
        page_number(&page, "turns", turns);
        page_number(&page, "nodes", (long long)nodes);
        page_text(&page, "}\n");
    } else {
        page_format(&page,
                    "kulki %s: %s scores %lu in %lu turns, nodes %llu\n",
                    cup->session.board ? "board" : seed.text, name,
                    (unsigned long)score, (unsigned long)turns,
                    (unsigned long long)nodes);
    }
    page_free(&seed);
    print_result(&page);
}

/* --------------------------------------------------------------- playing */

/* Plays on to the end, or as far as wanted; how many turns that took. */
static u32 play_out(Tournament *cup, const Entrant *entrant, Kulki *game)
{
    u32 turns = 0;
    while (turns < cup->turns && kulki.status(game) == GOING &&
           !stop_signal()) {
        kulki.apply(game,
                    choose_kulki(cup->mind, game, entrant->player, cup->nodes),
                    NULL);
        turns++;
    }
    return turns;
}

static void play_one(Tournament *cup, Entrant *entrant)
{
    const u64 before = cup->mind->judge.nodes;
    Kulki game;
    u32 turns, score;
    show_progress(cup->done++, cup->games * (u32)cup->entrants);
    memcpy(&game, cup->session.position, sizeof game);
    turns = play_out(cup, entrant, &game);
    if (stop_signal())
        return;
    score = kulki.score(&game);
    entrant->games++;
    entrant->sum += score;
    entrant->squares += (double)score * score;
    entrant->turns += turns;
    entrant->deaths += kulki.status(&game) != GOING;
    entrant->nodes += cup->mind->judge.nodes - before;
    if (cup->entrants == 1)
        print_game(cup, entrant, score, turns,
                   cup->mind->judge.nodes - before);
}

/* A number with one more to it, as wide as it was: 9 and 10, 009 and 010. */
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

/* Of numbers the next one is what people count; of words the next is what the
   seeds themselves count in their forty symbols. */
static void count_seed(u8 *seed)
{
    char text[SEED_TEXT + 2];
    Writer writer;
    Reader reader;
    Fault fault;
    write_to(&writer, text, SEED_TEXT);
    kulki.write_seed(seed, &writer);
    text[writer.used] = '\0';
    if (text[strspn(text, "0123456789")]) {
        next_seed(seed);
        return;
    }
    add_one(text);
    read_from(&reader, text, (u32)strlen(text));
    kulki.read_seed(seed, &reader, &fault);
}

static void deal_next(Session *session)
{
    count_seed(session->seed);
    kulki.deal(session->position, session->variant, session->seed);
}

static void play_cup(Tournament *cup)
{
    u32 i;
    int k;
    (void)catch_stop();
    for (i = 0; i < cup->first; i++)
        deal_next(&cup->session);
    for (i = 0; i < cup->games && !stop_signal(); i++) {
        if (i)
            deal_next(&cup->session);
        for (k = 0; k < cup->entrants && !stop_signal(); k++)
            play_one(cup, &cup->entrant[k]);
    }
    clear_bar();
    for (k = 0; k < cup->entrants && cup->games * (u32)cup->entrants > 1; k++)
        if (cup->entrant[k].games)
            print_sum(cup, &cup->entrant[k]);
}

/* What is to be played, once the players are known. */
static int choose_games(Tournament *cup, Task *task, const Range *range)
{
    int result = range ? take_seeds(cup, task, range) : EXIT_DONE;
    if (!result && (task->options.board || task->options.load) &&
        cup->first + cup->games > 1)
        result = complain("one game is given by --%s: leave --games out",
                          task->options.board ? "board" : "load");
    return result ? result : start_session(task, &cup->session);
}

static int run_players(Task *task, const Range *range)
{
    Tournament cup;
    int result = start_cup(&cup, &task->options);
    if (result)
        return result;
    session_open(&cup.session, &malloc_host);
    result = choose_games(&cup, task, range);
    if (!result)
        play_cup(&cup);
    session_close(&cup.session);
    drop_mind(cup.mind);
    return !result && stop_signal() ? EXIT_SIGNAL + stop_signal() : result;
}

const Solving kulki_solving = {.game = &kulki, .run = run_players};
