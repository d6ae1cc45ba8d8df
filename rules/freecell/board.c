/* SPDX-License-Identifier: MIT */
/* Reads and writes FreeCell boards as text, in the format of fc-solve. */
#include "freecell.h"

static const char ranks[] = "0A23456789TJQK";
STATIC_ASSERT(sizeof ranks == FREECELL_KING + 2);
static const char small_ranks[] = "0a23456789tjqk";
STATIC_ASSERT(sizeof small_ranks == sizeof ranks);
static const char suits[] = "CDHS";
STATIC_ASSERT(sizeof suits == FREECELL_SUITS + 1);
static const char small_suits[] = "cdhs";
STATIC_ASSERT(sizeof small_suits == sizeof suits);
STATIC_ASSERT(FREECELL_SPADES_MISSING ==
              FREECELL_CLUBS_MISSING + FREECELL_SUITS - 1);

/* --------------------------------------------------------- a board out */

static void put_cards(Writer *writer, const u8 *card, u8 count)
{
    const u8 *end = card + count;
    for (; card < end; card++) {
        ASSERT_SLOW(FREECELL_RANK(*card) &&
                    FREECELL_RANK(*card) <= FREECELL_KING);
        writer_char(writer, ' ');
        writer_char(writer, ranks[FREECELL_RANK(*card)]);
        writer_char(writer, suits[FREECELL_SUIT(*card)]);
    }
}

static void put_cells(const FreeCell *game, Writer *writer)
{
    u8 i;
    writer_text(writer, "\nFreecells:");
    for (i = 0; i < game->cells; i++)
        if (game->cell[i]) {
            writer_char(writer, ' ');
            put_cards(writer, &game->cell[i], 1);
        } else
            writer_text(writer, "  -");
}

void freecell_write_board(const void *position, Writer *writer)
{
    static const u8 order[FREECELL_SUITS] = {2, 0, 1, 3};
    const FreeCell *game = position;
    u8 i;
    ASSERT_SLOW(freecell_is_sound(game));
    writer_text(writer, "Foundations:");
    for (i = 0; i < FREECELL_SUITS; i++) {
        writer_char(writer, ' ');
        writer_char(writer, suits[order[i]]);
        writer_char(writer, '-');
        writer_char(writer, ranks[game->home[order[i]]]);
    }
    put_cells(game, writer);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        writer_text(writer, "\n:");
        put_cards(writer, game->column[i], game->height[i]);
    }
    writer_char(writer, '\n');
}

/* ---------------------------------------------------------- a board in */

typedef struct Board {
    FreeCell *game;
    Reader *reader;
    Fault *fault;
    u8 colons;  /* columns begin with a colon, so that a blank line isn't a
                   column */
    u8 columns; /* read so far */
    u8 cells;
    u8 seen[FREECELL_CARDS + 4]; /* by card */
} Board;

/* Skips blanks but not newlines; returns how many there were. */
static u32 skip_blanks(Reader *reader)
{
    const char *start = reader->at;
    while (!reader_at_end(reader) && *reader->at != '\n' &&
           text_is_space(*reader->at))
        reader->at++;
    return (u32)(reader->at - start);
}

static u8 in_gap(const Reader *reader)
{
    return text_is_space(reader_peek(reader));
}

static u8 at_line_end(const Reader *reader)
{
    return reader_peek(reader) == '\n';
}

static u8 either(const char *list, const char *small, char symbol)
{
    u8 found = text_index_of(list, symbol);
    return found == NOT_FOUND ? text_index_of(small, symbol) : found;
}

/* "T" and "10" both mean ten. So does "0" in a card, but on a foundation it
   means empty. "1" is an ace. */
static u8 take_rank(Reader *reader)
{
    u8 rank;
    if (reader_take_char(reader, '1'))
        return (u8)(reader_take_char(reader, '0') ? 10 : 1);
    rank = either(ranks, small_ranks, reader_peek(reader));
    if (rank != NOT_FOUND)
        reader->at++;
    return rank;
}

static u8 take_suit(Reader *reader)
{
    u8 suit = either(suits, small_suits, reader_peek(reader));
    if (suit != NOT_FOUND)
        reader->at++;
    return suit;
}

static u8 see_card(Board *board, u8 card, const char *at)
{
    ASSERT(card >= FREECELL_CARD(1, 0) && card < COUNT_OF(board->seen));
    if (board->seen[card])
        return fault_set(board->fault, FREECELL_CARD_TWICE, at);
    board->seen[card] = 1;
    return FINE;
}

static u8 take_card(Board *board, u8 *card)
{
    const char *at = board->reader->at;
    u8 rank = take_rank(board->reader);
    u8 suit = take_suit(board->reader);
    if (rank == NOT_FOUND || suit == NOT_FOUND || !in_gap(board->reader))
        return fault_set(board->fault, FREECELL_NOT_A_CARD, at);
    *card = FREECELL_CARD(rank ? rank : 10, suit);
    return see_card(board, *card, at);
}

static u8 read_column(Board *board)
{
    FreeCell *game = board->game;
    Reader *reader = board->reader;
    u8 column = board->columns;
    u8 height = 0;
    u8 reason;
    if (column >= FREECELL_COLUMNS)
        return fault_set_number(board->fault, FREECELL_NINTH_COLUMN,
                                reader->at, column);
    board->columns++;
    ASSERT(board->columns <= FREECELL_COLUMNS);
    for (skip_blanks(reader); !at_line_end(reader); skip_blanks(reader)) {
        if (height >= FREECELL_DEEPEST)
            return fault_set_number(board->fault, FREECELL_COLUMN_OVER,
                                    reader->at, FREECELL_DEEPEST);
        reason = take_card(board, &game->column[column][height]);
        if (reason)
            return reason;
        height++;
    }
    game->height[column] = height;
    return FINE;
}

static u8 has_dash(const Reader *reader)
{
    const char *at;
    for (at = reader->at; at != reader->end && *at != '\n'; at++)
        if (*at == '-')
            return 1;
    return 0;
}

/* Counts empty cells. Beyond the largest legal count the exact number doesn't
   matter. */
static void pass_cells(Board *board, u32 count)
{
    count += board->cells;
    board->cells =
        (u8)(count < FREECELL_MOST_CELLS ? count : FREECELL_MOST_CELLS);
}

/* fc-solve writes four blanks for an empty cell but reads a dash. On a line
   without dashes, a wide gap therefore stands for empty cells. */
static u8 read_cells(Board *board)
{
    FreeCell *game = board->game;
    Reader *reader = board->reader;
    u8 dashes = has_dash(reader);
    u32 blanks;
    u8 reason;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    for (;;) {
        blanks = skip_blanks(reader);
        if (at_line_end(reader))
            return FINE;
        if (!dashes && blanks > 4)
            pass_cells(board, (blanks - 1) / 4);
        if (reader_take_char(reader, '-')) {
            pass_cells(board, 1);
            continue;
        }
        if (board->cells >= game->cells)
            return fault_set_number(board->fault, FREECELL_CELLS_OVER,
                                    reader->at, game->cells);
        reason = take_card(board, &game->cell[board->cells++]);
        if (reason)
            return reason;
    }
}

static u8 read_home(Board *board)
{
    Reader *reader = board->reader;
    const char *at = reader->at;
    u8 suit = take_suit(reader);
    u8 dash = reader_take_char(reader, '-');
    u8 rank = take_rank(reader);
    u8 i, reason;
    if (suit == NOT_FOUND || !dash || rank == NOT_FOUND || !in_gap(reader))
        return fault_set(board->fault, FREECELL_NOT_A_HOME, at);
    for (i = 1; i <= rank; i++) {
        reason = see_card(board, FREECELL_CARD(i, suit), at);
        if (reason)
            return reason;
    }
    if (rank)
        board->game->home[suit] = rank;
    return FINE;
}

static u8 read_homes(Board *board)
{
    u8 reason;
    for (skip_blanks(board->reader); !at_line_end(board->reader);
         skip_blanks(board->reader)) {
        reason = read_home(board);
        if (reason)
            return reason;
    }
    return FINE;
}

static u8 take_title(Reader *reader, const char *const *titles, u8 count)
{
    while (count--)
        if (reader_take_word(reader, *titles++)) {
            reader_take_char(reader, ':');
            return 1;
        }
    return 0;
}

static u8 read_line(Board *board)
{
    static const char *const homes[] = {"foundations", "foundation", "founds",
                                        "found"};
    static const char *const cells[] = {"freecells", "freecell", "fc"};
    Reader *reader = board->reader;
    skip_blanks(reader);
    if (reader_peek(reader) == '#')
        return FINE;
    if (take_title(reader, homes, COUNT_OF(homes)))
        return read_homes(board);
    if (take_title(reader, cells, COUNT_OF(cells)))
        return read_cells(board);
    if (reader_take_char(reader, ':') || !at_line_end(reader))
        return read_column(board);
    if (!board->colons && board->columns && board->columns < FREECELL_COLUMNS)
        board->columns++;
    return FINE;
}

static u8 has_colons(const Reader *reader)
{
    const char *at;
    char before = '\n';
    for (at = reader->at; at != reader->end; at++) {
        if (*at == ':' && before == '\n')
            return 1;
        if (*at == '\n' || !text_is_space(*at))
            before = *at;
    }
    return 0;
}

static u8 check_deck(Board *board)
{
    const char *at = board->reader->at;
    u8 missing = 0;
    u8 first = 0;
    u8 card = FREECELL_CARD(FREECELL_KING, 3);
    for (; card >= FREECELL_CARD(1, 0); card--)
        if (!board->seen[card]) {
            first = card;
            missing++;
        }
    if (!missing)
        return FINE;
    if (missing == FREECELL_CARDS)
        return fault_set(board->fault, BOARD_SHORT, at);
    fault_set_number(board->fault,
                     (u8)(FREECELL_CLUBS_MISSING + FREECELL_SUIT(first)), at,
                     FREECELL_RANK(first));
    board->fault->number[1] = missing;
    return board->fault->reason;
}

u8 freecell_parse_board(FreeCell *game, Reader *reader, Fault *fault)
{
    Board board;
    u8 reason;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    bytes_fill(&board, 0, sizeof board);
    board.game = game;
    board.reader = reader;
    board.fault = fault;
    board.colons = has_colons(reader);
    while (!reader_at_end(reader)) {
        reason = read_line(&board);
        if (reason)
            return reason;
        reader_skip_line(reader);
    }
    return check_deck(&board);
}
