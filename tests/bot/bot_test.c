/* SPDX-License-Identifier: MIT */
/* Tests what programs that play are answered, by lines and by JSON-RPC. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bot/bot_request.h"
#include "rules/games.h"
#include "session/playout.h"

static void collect(void *own, const char *text, size_t length)
{
    page_put(own, text, length);
}

static void obey(Bot *bot, Page *sent, const char *line)
{
    sent->used = 0;
    page_put(sent, "", 0);
    bot_obey(bot, line, strlen(line), NULL);
}

static void begin(Bot *bot, Page *sent)
{
    memset(sent, 0, sizeof *sent);
    bot_open(bot, "0", collect, sent);
}

static void end(Bot *bot, Page *sent)
{
    bot_close(bot);
    page_free(sent);
}

/* Lines and what they are answered, one after the other. */
static void check(const char *const *dialogue, size_t count)
{
    Bot bot;
    Page sent;
    size_t i;
    begin(&bot, &sent);
    for (i = 0; i < count; i += 2) {
        obey(&bot, &sent, dialogue[i]);
        assert_string_equal(sent.text, dialogue[i + 1]);
    }
    end(&bot, &sent);
}
#define CHECK(dialogue) check(dialogue, COUNT_OF(dialogue))

#define STARTED                                                               \
    "position game sliding variant 3x3 seed 7 status going moves 0 score 0\n"

static void positions_are_chosen_in_many_ways(void **state)
{
    static const char *const dialogue[] = {
        "position sliding 3x3 7",
        STARTED,
        "position sliding seed 7 variant 3x3",
        STARTED,
        "\tposition  sliding 3x3 seed 7  moves \r",
        STARTED,
        "position sliding 3x3 board 1 2 3/4 5 6/0 7 8",
        "position game sliding variant 3x3 status going moves 0 score 0\n",
        "position code q1f-0k11gwnaq0rr27003b4f",
        "position game freecell variant 4cells seed 617 status going moves 0 "
        "score 0\n",
        "position freecell 617 moves 3a 3b",
        "position game freecell variant 4cells seed 617 status going moves 2 "
        "score 0\n",
        "position",
        "position game freecell variant 4cells seed 617 status going moves 2 "
        "score 0\n"};
    (void)state;
    CHECK(dialogue);
}

static void refused_requests_change_nothing(void **state)
{
    static const char *const refused[] = {
        "position chess",
        "position freecell 617 4cells 618",
        "position freecell foo:bar",
        "position freecell 617 moves 3a 9z",
        "position sliding 3x3 board 1 2 3/4 5 6/7 8 9",
        "position code q1f-0k11gwnaq0rr27003b4g",
        "position code",
        "play 3a 3a 3a 3a 3a 3a",
        "play x",
        "undo 3",
        "undo 0",
        "undo -1",
        "undo 99999999999999999999999",
        "undo 1 1",
        "new seed",
        "board sideways",
        "go nodes",
        "go nodes x",
        "go nodes 1000000000001",
        "go backwards",
        "go nodes 1 fast fast",
        "legal moves",
        "variants chess",
        "nothing"};
    Bot bot;
    Page sent;
    Digest before, after;
    size_t i;
    (void)state;
    begin(&bot, &sent);
    obey(&bot, &sent, "position freecell 617 moves 3a 3b");
    session_digest(&bot.session, &before);
    for (i = 0; i < COUNT_OF(refused); i++) {
        obey(&bot, &sent, refused[i]);
        if (strncmp(sent.text, "error ", 6) != 0)
            fail_msg("this was not refused: %s", refused[i]);
        assert_ptr_equal(strchr(sent.text, '\n') + 1, sent.text + sent.used);
        session_digest(&bot.session, &after);
        assert_memory_equal(&before, &after, sizeof before);
        assert_int_equal(bot.session.at, 2);
    }
    end(&bot, &sent);
}

static void nothing_is_known_before_the_first_position(void **state)
{
    static const char *const requests[] = {"play 3a", "undo",  "new",
                                           "legal",   "board", "code",
                                           "go",      "hint",  "explain"};
    Bot bot;
    Page sent;
    size_t i;
    (void)state;
    begin(&bot, &sent);
    for (i = 0; i < COUNT_OF(requests); i++) {
        obey(&bot, &sent, requests[i]);
        assert_string_equal(sent.text,
                            "error state there is no position yet\n");
    }
    end(&bot, &sent);
}

static void moves_are_played_and_taken_back(void **state)
{
    static const char *const dialogue[] = {
        "position sliding 3x3 7",
        STARTED,
        "board",
        "board 3\n0 5 7\n1 2 6\n4 3 8\n",
        "play l u",
        "position game sliding variant 3x3 seed 7 status going moves 2 score "
        "2\n",
        "play u u",
        "error illegal move 2, \"u\": No tile can move that way\n",
        "undo 2",
        STARTED,
        "undo",
        "error state only 0 moves have been played\n",
        "new",
        "position game sliding variant 3x3 seed 8 status going moves 0 score "
        "0\n",
        "new 7",
        STARTED};
    (void)state;
    CHECK(dialogue);
}

static void searches_find_the_best_move(void **state)
{
    static const char *const dialogue[] = {
        "position sliding 3x3 board 1 2 3/4 5 6/0 7 8",
        "position game sliding variant 3x3 status going moves 0 score 0\n",
        "go",
        "bestmove l2 verdict won mode optimal nodes 4 length 1 line l2\n",
        "play l2",
        "position game sliding variant 3x3 status won moves 1 score 2\n",
        "go",
        "bestmove none verdict won mode optimal nodes 0 length 0 line\n",
        "hint",
        "error state The game is over\n",
        "position freecell 11982",
        "position game freecell variant 4cells seed 11982 status going moves "
        "0 score 0\n",
        "go nodes 10 prove",
        "bestmove 78 verdict unknown mode prove nodes 10\n",
        "position kulki 7",
        "position game kulki variant kulki seed 7 status going moves 0 score "
        "0\n",
        "go nodes 1",
        "bestmove h8f6 verdict no-solver\n",
        "go fast",
        "error parameters kulki has no solver with the mode 'fast'\n"};
    (void)state;
    CHECK(dialogue);
}

/* Answers cost the same on every machine, and no more than they did. Who
   changes a search on purpose writes the new numbers here. */
static void searches_take_the_recorded_nodes(void **state)
{
    static const struct {
        const char *position, *search, *nodes;
    } asked[] = {
        {"freecell 617", "go", " mode fast nodes 6885 "},
        {"freecell 617", "go nodes 20000 short", " mode short nodes 19991 "},
        {"freecell 617 moves 3a 3b", "winnable", " mode fast nodes 18930"},
        {"mahjong 7", "go", " mode fast nodes 35 "},
        {"mahjong turtle:random 7", "go prove", " mode prove nodes 78 "},
        {"sliding 3x3 7", "go", " mode optimal nodes 3373 "},
        {"sliding 3x3 7", "go fast", " mode fast nodes 6045 "}};
    Bot bot;
    Page sent, line = PAGE_EMPTY;
    size_t i;
    (void)state;
    begin(&bot, &sent);
    for (i = 0; i < COUNT_OF(asked); i++) {
        line.used = 0;
        page_format(&line, "position %s", asked[i].position);
        obey(&bot, &sent, line.text);
        obey(&bot, &sent, asked[i].search);
        page_text(&sent, " ");
        if (!strstr(sent.text, asked[i].nodes))
            fail_msg("%s has taken other nodes: %s", asked[i].search,
                     sent.text);
    }
    page_free(&line);
    end(&bot, &sent);
}

/* The losing move is the first. */
static void losses_are_explained(void **state)
{
    Bot bot;
    Page sent;
    (void)state;
    begin(&bot, &sent);
    obey(&bot, &sent, "position freecell 617 moves 3a 3b");
    obey(&bot, &sent, "explain");
    assert_memory_equal(
        sent.text, "explain verdict impossible lost_after 1 won_after 0 ",
        strlen("explain verdict impossible lost_after 1 won_after 0 "));
    obey(&bot, &sent, "position kulki 7");
    obey(&bot, &sent, "explain");
    assert_string_equal(
        sent.text, "explain verdict no-solver text 1\nNo mistakes found.\n");
    end(&bot, &sent);
}

#define RPC(members) "{\"jsonrpc\":\"2.0\"," members "}"
#define ERROR(code, words, kind, id)                                          \
    RPC("\"error\":{\"code\":" code ",\"message\":\"" words                   \
        "\",\"data\":{\"kind\":\"" kind "\"}},\"id\":" id)                    \
    "\n"
#define NO_REQUEST(id)                                                        \
    RPC("\"error\":{\"code\":-32600,\"message\":\"this is no request of "     \
        "JSON-RPC 2.0\",\"data\":{\"kind\":\"request\"}},\"id\":" id)

static void json_is_answered_by_json(void **state)
{
    static const char *const dialogue[] = {
        RPC("\"id\":1,\"method\":\"position\",\"params\":{\"game\":"
            "\"sliding\",\"variant\":\"3x3\",\"seed\":7,\"moves\":["
            "\"l\","
            "\"u\"]}"),
        RPC("\"result\":{\"game\":\"sliding\",\"variant\":\"3x3\","
            "\"seed\":"
            "\"7\",\"status\":\"going\",\"moves\":2,\"score\":2},"
            "\"id\":1") "\n",
        RPC("\"id\":\"\\u0061\\n\",\"method\":\"position\",\"params\":"
            "["
            "\"sliding\",\"3x3\",7]"),
        RPC("\"result\":{\"game\":\"sliding\",\"variant\":\"3x3\","
            "\"seed\":"
            "\"7\",\"status\":\"going\",\"moves\":0,\"score\":0},"
            "\"id\":"
            "\"a\\n\"") "\n",
        RPC("\"id\":-1.5,\"method\":\"board\""),
        RPC("\"result\":{\"board\":[\"0 5 7\",\"1 2 6\",\"4 3 "
            "8\"]},\"id\":"
            "-1.5") "\n",
        RPC("\"id\":null,\"method\":\"isready\""),
        RPC("\"result\":{},\"id\":null") "\n",
        RPC("\"method\":\"play\",\"params\":{\"moves\":\"l u\"}"),
        "",
        RPC("\"id\":2,\"method\":\"play\",\"params\":[\"u\",\"u\"]"),
        RPC("\"error\":{\"code\":-32002,\"message\":\"move 2, "
            "\\\"u\\\": "
            "No tile can move that way\",\"data\":{\"kind\":"
            "\"illegal\",\"move\":2}},\"id\":2") "\n",
        "[" RPC("\"id\":3,\"method\":\"undo\",\"params\":{\"count\":"
                "2}") ",1," RPC("\"method\":\"undo\"") "]",
        "[" RPC("\"result\":{\"game\":\"sliding\",\"variant\":\"3x3\","
                "\"seed\":\"7\",\"status\":\"going\",\"moves\":0,"
                "\"score\":0},"
                "\"id\":3") "," NO_REQUEST("null") "]\n",
        "[" RPC("\"method\":\"undo\"") "]",
        ""};
    (void)state;
    CHECK(dialogue);
}

static void bad_json_gets_the_errors_of_json_rpc(void **state)
{
    static const char *const dialogue[] = {
        "{",
        ERROR("-32700", "this is not JSON", "syntax", "null"),
        "[[[[",
        ERROR("-32700", "this is not JSON", "syntax", "null"),
        "[]",
        ERROR("-32600", "the batch is empty", "request", "null"),
        "{}",
        NO_REQUEST("null") "\n",
        "{\"id\":1,\"method\":\"games\"}",
        NO_REQUEST("1") "\n",
        RPC("\"id\":[],\"method\":\"games\""),
        NO_REQUEST("null") "\n",
        RPC("\"id\":1,\"method\":\"games\",\"params\":1"),
        NO_REQUEST("1") "\n",
        RPC("\"id\":1,\"method\":\"g\""),
        ERROR("-32601", "unknown method; 'help' lists them", "unknown", "1"),
        RPC("\"id\":1,\"method\":\"games\\u0000\""),
        ERROR("-32601", "unknown method; 'help' lists them", "unknown", "1"),
        RPC("\"id\":1,\"method\":\"board\",\"params\":{\"x\":1}"),
        ERROR("-32602", "unknown parameter 'x'; use: board [words]",
              "parameters", "1"),
        RPC("\"id\":1,\"method\":\"board\",\"params\":{\"game\":1}"),
        ERROR("-32602", "unexpected 'game'; use: board [words]", "parameters",
              "1"),
        RPC("\"id\":1,\"method\":\"play\",\"params\":{\"moves\":[[]]}"),
        ERROR("-32602",
              "'moves' is neither text nor a number, nor a list of those",
              "parameters", "1"),
        RPC("\"id\":1,\"method\":\"play\",\"params\":{\"moves\":\"\\u0000\"}"),
        ERROR("-32602", "'moves' contains a NUL", "parameters", "1"),
        RPC("\"id\":1,\"method\":\"play\",\"params\":[null]"),
        ERROR("-32602", "a list of parameters has texts and numbers alone",
              "parameters", "1"),
        RPC("\"id\":1,\"method\":\"code\",\"params\":{}"),
        ERROR("-32003", "there is no position yet", "state", "1")};
    (void)state;
    CHECK(dialogue);
}

static void anything_else_is_refused_or_ignored(void **state)
{
    static const char *const dialogue[] = {
        "",
        "",
        " \t\r",
        "",
        "# a comment",
        "",
        "stop",
        "",
        "isready",
        "readyok\n",
        "a\033[2Jb",
        "error syntax the line contains a control character\n",
        "\xff",
        "error unknown unknown command '\\xff'; 'help' lists them\n"};
    Bot bot;
    Page sent, line = PAGE_EMPTY;
    (void)state;
    CHECK(dialogue);
    begin(&bot, &sent);
    bot_obey(&bot, "go\0", 3, NULL);
    assert_string_equal(sent.text, "error syntax the line contains a control "
                                   "character\n");
    while (line.used <= BOT_MOST_LINE)
        page_text(&line, "legal ");
    obey(&bot, &sent, line.text);
    assert_string_equal(sent.text, "error syntax the line is too long\n");
    page_free(&line);
    end(&bot, &sent);
}

static void urgent_lines_are_recognised(void **state)
{
    static const struct {
        const char *line;
        BotUrgency urgency;
    } lines[] = {{"stop", BOT_STOP},
                 {" quit \r", BOT_QUIT},
                 {"stopped", BOT_PATIENT},
                 {"", BOT_PATIENT},
                 {"go", BOT_PATIENT},
                 {RPC("\"method\":\"stop\""), BOT_STOP},
                 {RPC("\"id\":1,\"method\":\"quit\""), BOT_QUIT},
                 {RPC("\"id\":1,\"method\":\"legal\""), BOT_PATIENT},
                 {"[" RPC("\"method\":\"stop\"") "]", BOT_PATIENT},
                 {"{\"method\":\"stop\"", BOT_PATIENT}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(lines); i++)
        assert_int_equal(bot_urgency(lines[i].line, strlen(lines[i].line)),
                         lines[i].urgency);
}

/* A client separates moves at blanks, and may send any of them back. */
static void every_move_is_one_word(void **state)
{
    static const char *const variants[] = {
        "", "lines98", "easy", "3cells", "5x5", "turtle:random"};
    Bot bot;
    Page sent;
    Page line = PAGE_EMPTY;
    u8 rng[RNG_SIZE] = {3};
    unsigned game, variant, moves, played = 0;
    (void)state;
    begin(&bot, &sent);
    for (game = 0; game < games_count; game++)
        for (variant = 0; variant < COUNT_OF(variants); variant++) {
            line.used = 0;
            page_format(&line, "position %s %s 7", games[game]->name,
                        variants[variant]);
            obey(&bot, &sent, line.text);
            for (moves = 0; moves < 100; moves++) {
                u16 list[65535];
                u16 count, at;
                const Session *session = &bot.session;
                if (*sent.text == 'e')
                    break;
                count = session->game->list(session->position, list,
                                            session->game->most_moves);
                if (!count)
                    break;
                at = (u16)rng_below(rng, count);
                line.used = 0;
                page_text(&line, "play ");
                page_move_word(&line, session->game, session->position,
                               list[at]);
                assert_null(strchr(line.text + 5, ' '));
                obey(&bot, &sent, line.text);
                assert_int_equal(*sent.text, 'p');
                assert_int_equal(session->at, moves + 1);
                assert_int_equal(session->moves[moves], list[at]);
                played++;
            }
        }
    assert_true(played > 500);
    page_free(&line);
    end(&bot, &sent);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_chosen_in_many_ways),
        cmocka_unit_test(refused_requests_change_nothing),
        cmocka_unit_test(nothing_is_known_before_the_first_position),
        cmocka_unit_test(moves_are_played_and_taken_back),
        cmocka_unit_test(searches_find_the_best_move),
        cmocka_unit_test(searches_take_the_recorded_nodes),
        cmocka_unit_test(losses_are_explained),
        cmocka_unit_test(json_is_answered_by_json),
        cmocka_unit_test(bad_json_gets_the_errors_of_json_rpc),
        cmocka_unit_test(anything_else_is_refused_or_ignored),
        cmocka_unit_test(urgent_lines_are_recognised),
        cmocka_unit_test(every_move_is_one_word)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
