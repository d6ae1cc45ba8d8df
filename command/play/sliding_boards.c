/* SPDX-License-Identifier: MIT */
/* Reads boards of the sliding puzzle from options and files. */
#include "sliding_boards.h"

#include <string.h>
#include <unistd.h>

#include "rules/sliding/sliding.h"
#include "solve/sliding/board.h"

/* Whether the value of --board is a board and not the name of a file. */
static int is_board_text(const char *text)
{
    return strchr("0123456789_", *text) && strpbrk(text, " \t\n") &&
           access(text, F_OK) != 0;
}

/* ---------------------------------------------------------------- faults */

/* Everything between blanks counts as a number. */
static u32 count_numbers(const char *from, const char *until)
{
    u32 count = 0;
    int inside = 0;
    for (; from < until; from++) {
        const int blank = strchr(" \t\r\n/", *from) != NULL;
        count += !blank && !inside;
        inside = !blank;
    }
    return count;
}

/* A line break after the last number doesn't count. */
static int is_many_lines(const BoardText *board)
{
    const char *end = memchr(board->text, '\n', board->length);
    return end && end + 1 < board->text + board->length;
}

static int complain_board(const BoardText *board, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    page_text(&page, board->place);
    if (board->line)
        page_format(&page, _(", line %lu"), (unsigned long)board->line);
    else if (fault->at && is_many_lines(board))
        page_format(&page, _(", line %lu"),
                    (unsigned long)session_line_of(fault, board->text));
    if (fault->at > board->text && !is_many_lines(board))
        page_format(&page, _(", number %lu"),
                    (unsigned long)count_numbers(board->text, fault->at) + 1);
    page_text(&page, _(": "));
    page_reason(&page, fault);
    complain("%s", page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int complain_size(const BoardText *board)
{
    const u32 numbers =
        count_numbers(board->text, board->text + board->length);
    Page page = PAGE_EMPTY;
    if (board->line)
        page_format(&page, _(", line %lu"), (unsigned long)board->line);
    page_put(&page, "", 0);
    complain(_("%1$s%2$s: %3$lu numbers don't make a board; use 2 to 10 rows "
               "of 2 to 10 numbers, separated by line breaks or /, or a "
               "square board in one row"),
             board->place, page.text, (unsigned long)numbers);
    page_free(&page);
    return EXIT_USAGE;
}

/* ---------------------------------------------------------------- boards */

/* Reads a board whose goal has the gap first. The parity is checked after
   turning the board. */
static u8 read_turned(Sliding *game, const u8 *variant, const BoardText *board,
                      Fault *fault)
{
    Reader reader;
    fault->game = &sliding;
    reader_start(&reader, board->text, board->length);
    sliding_set_goal(game, variant);
    if (sliding_parse_board(game, &reader, fault) &&
        fault->reason != SLIDING_UNSOLVABLE)
        return fault->reason;
    board_from_gap_first(game);
    return sliding_is_solvable(game)
               ? FINE
               : fault_set(fault, SLIDING_UNSOLVABLE, NULL);
}

static u8 set_turned(Session *session, const u8 *variant, const u8 *seed,
                     const BoardText *board, Fault *fault)
{
    char text[4 * SLIDING_CELLS];
    Sliding game;
    Writer writer;
    if (read_turned(&game, variant, board, fault))
        return fault->reason;
    writer_start(&writer, text, sizeof text);
    sliding.write_board(&game, &writer);
    return session_start_board(session, &sliding, variant, seed, text,
                               writer.used, fault);
}

int sliding_boards_set(const StartRequest *start, Session *session,
                       const BoardText *board)
{
    const Choice *choice = &start->choice;
    u8 variant[VARIANT_SIZE];
    Fault fault = {.game = &sliding};
    Reader reader;
    memcpy(variant, choice->variant, sizeof variant);
    reader_start(&reader, board->text, board->length);
    if (!choice->has_variant && !sliding_read_size(variant, &reader))
        return complain_size(board);
    if (start->gap_first
            ? set_turned(session, variant, choice->seed, board, &fault)
            : session_start_board(session, &sliding, variant, choice->seed,
                                  board->text, board->length, &fault))
        return complain_board(board, &fault);
    return EXIT_DONE;
}

static int start_slide_board(const StartRequest *start, Session *session)
{
    const char *value = start->from.board;
    BoardText board = {"--board", 0, value, (u32)strlen(value)};
    Page text = PAGE_EMPTY;
    int result;
    if (is_board_text(value))
        return sliding_boards_set(start, session, &board);
    if (!file_read(value, &text)) {
        result = saved_file_complain(value);
    } else {
        board = (BoardText){value, 0, text.text, (u32)text.used};
        result = sliding_boards_set(start, session, &board);
    }
    page_free(&text);
    return result;
}

const BoardReader board_readers[] = {{&sliding, start_slide_board},
                                     {NULL, NULL}};
