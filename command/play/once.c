/* SPDX-License-Identifier: MIT */
/* Plays a game in one command: makes the moves from the command line, then
   prints the position for a script or a reader. */
#include "once.h"

#include <stdlib.h>
#include <string.h>

#include "advice/metrics/sliding_line.h"
#include "command/command.h"
#include "front/line/line.h"
#include "host/json.h"
#include "session/notation.h"
#include "table/kit.h"

static void page_digest(Page *page, const Session *session)
{
    char text[DIGEST_DIGITS];
    Digest digest;
    Writer writer;
    session_digest(session, &digest);
    writer_start(&writer, text, sizeof text);
    digest_write(&digest, &writer);
    page_put(page, text, sizeof text);
}

/* Writes the moves that led here. */
static void page_line_of(Page *page, const Session *session)
{
    u8 start[MOST_POSITION];
    session_position_at(session, 0, start);
    page_line_member(page, session->game, start, session->moves, session->at,
                     NULL);
}

void once_page_start(Page *page, const Session *session)
{
    Page text = PAGE_EMPTY;
    page_variant(&text, session->game, session->variant);
    page_member(page, "variant", &text);
    page_seed(&text, session->game, session->seed);
    if (session->game->read_seed != game_read_plain_seed && !session->board)
        page_format(page, ",\"deal\":%s", text.text);
    page_member(page, "seed", &text);
    page_flag(page, "own_board", session->board != NULL);
}

void once_page_object(Page *page, const Session *session)
{
    page_format(page, "{\"format\":%d,\"game\":\"%s\"", JSON_FORMAT,
                session->game->name);
    once_page_start(page, session);
}

static void page_row(Page *page, const Session *session)
{
    sliding_page_rows(page, (const Sliding *)(const void *)session->position);
    page_text(page, "\n");
}

static void page_json(Page *page, const Session *session)
{
    const Game *game = session->game;
    Page text = PAGE_EMPTY;
    const char *row;
    const char *end;
    page_format(page, "{\"format\":%d,\"game\":\"%s\",\"rules\":%u",
                JSON_FORMAT, game->name, (unsigned)game->version);
    once_page_start(page, session);
    page_format(page, ",\"status\":\"%s\",\"score\":%lu,\"moves\":%lu",
                session_status_names[game->status(session->position)],
                (unsigned long)game->score(session->position),
                (unsigned long)session->at);
    if (kit_of(game)->page_members)
        kit_of(game)->page_members(page, session);
    page_line_of(page, session);
    page_digest(&text, session);
    page_member(page, "digest", &text);
    page_board(&text, session);
    page_text(page, ",\"board\":[");
    for (row = text.text; (end = strchr(row, '\n')) != NULL; row = end + 1) {
        page_text(page, row == text.text ? "" : ",");
        page_string(page, row, (size_t)(end - row));
    }
    page_free(&text);
    page_text(page, "]}\n");
}

/* ---------------------------------------------------------------- moves */

/* Names the refused move by its place in the list, counted from 1. */
static int complain_move(const char *moves, u32 taken, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    const char *at = fault->at ? fault->at : moves;
    page_reason(&page, fault);
    complain(_("move %1$lu, \"%3$.*2$s\": %4$s"), (unsigned long)taken + 1,
             (int)strcspn(at, " ,\t\n"), at, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int play_list(const OnceRequest *request, Session *session)
{
    const char *moves = request->moves;
    Reader list;
    Fault fault;
    u32 taken;
    if (!moves)
        return EXIT_DONE;
    reader_start(&list, moves, (u32)strlen(moves));
    if (notation_play_moves(session, &list, request->numbers, &taken, &fault))
        return complain_move(moves, taken, &fault);
    return EXIT_DONE;
}

/* The values are in the order of --dialect. */
u8 once_read_request(OnceRequest *request, const Options *options)
{
    request->moves = options->moves;
    request->numbers = options->dialect
                           ? (u8)(NUMBERS_XP + options->dialect - 1)
                           : NUMBERS_AS_READ;
    request->show = options->show ? options->show : SHOW_TEXT;
    return options->moves || options->show;
}

int once_run(const OnceRequest *request, const Style *style, Session *session)
{
    Page page = PAGE_EMPTY;
    const int result = play_list(request, session);
    switch (request->show) {
    case SHOW_JSON:
        page_json(&page, session);
        break;
    case SHOW_SCREEN:
        text_board_draw(&page, session, style);
        break;
    case SHOW_WORDS:
        text_board_say(&page, session, 0);
        break;
    case SHOW_ROW:
        page_row(&page, session);
        break;
    default:
        page_board(&page, session);
        break;
    }
    host_print_page(&page);
    return result;
}
