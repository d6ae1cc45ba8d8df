/* SPDX-License-Identifier: MIT */
/* Plays lists of moves, and handles FreeCell's dialects. */
#include "notation.h"

#include "rules/freecell/freecell.h"

static u8 play_one(Session *session, u16 move, const char *at, Fault *fault)
{
    Intent intent = {0};
    Reply reply;
    intent.what = INTENT_PLAY;
    intent.move = move;
    reply.trace.events = NULL;
    reply.trace.room = 0;
    if (session_do(session, &intent, &reply)) {
        bytes_copy(fault, &reply.fault, sizeof(Fault));
        fault->at = at;
    }
    return reply.fault.reason;
}

/* Whether a move's text contains the number of cards, as in 26v3. */
static u8 tells_number(const char *at, const char *end)
{
    for (; at != end; at++)
        if (*at == 'v' || *at == 'V')
            return 1;
    return 0;
}

/* Whether the text leaves open how many cards the move moves. */
static u8 is_open(const void *position, u16 move, const char *at,
                  const char *end)
{
    return freecell_fills_column(position, move) && !tells_number(at, end);
}

static u16 with_count(u16 move, u8 count)
{
    ASSERT(count && count <= FREECELL_KING);
    return FREECELL_MOVE(FREECELL_MOVE_FROM(move), FREECELL_MOVE_TO(move),
                         count);
}

static u8 play_through(Session *session, Reader *list, u8 numbers, u32 *taken,
                       Fault *fault)
{
    const char *at;
    u16 move;
    u8 dialect = (u8)(numbers == NUMBERS_XP ? FREECELL_DIALECT_XP
                                            : FREECELL_DIALECT_SUPER);
    ASSERT(numbers != NUMBERS_ANY);
    for (reader_skip_space(list); !reader_at_end(list);
         reader_skip_space(list)) {
        at = list->at;
        if (session->game->read_move(session->position, list, &move, fault))
            return fault->reason;
        if (numbers != NUMBERS_AS_READ &&
            is_open(session->position, move, at, list->at))
            move = with_count(move, freecell_count_in_dialect(
                                        session->position, move, dialect));
        if (play_one(session, move, at, fault))
            return fault->reason;
        ++*taken;
    }
    return FINE;
}

/* ---------------------------------------------------------- any numbers */

/* Limits for the search for numbers of cards: the moves of a list, and the
   tries. Published solutions stay far below both. */
enum { MOST_LIST = 1000, MOST_TRIES = 200000 };

typedef struct CountSearch {
    const Session *session;
    u16 *moves; /* the moves chosen so far; room for MOST_LIST */
    u32 tries;
    u8 must_win;
    const char *farthest; /* the place in the text that no try got past */
    Fault *fault;         /* why no try got past it */
} CountSearch;

static void note_fault(CountSearch *search, const Fault *fault, const char *at)
{
    if (search->farthest && at < search->farthest)
        return;
    search->farthest = at;
    bytes_copy(search->fault, fault, sizeof(Fault));
}

static u8 search_on(CountSearch *search, const FreeCell *position,
                    Reader *list, u32 depth, u32 *length);

/* Tries a move with each number of cards that it could mean, largest first.
   The move has been read with the largest number, and any smaller number is
   legal too. */
static u8 try_numbers(CountSearch *search, const FreeCell *position,
                      const Reader *list, const char *at, u16 move, u32 depth,
                      u32 *length)
{
    FreeCell after;
    Reader rest;
    u8 least = (u8)(is_open(position, move, at, list->at)
                        ? 1
                        : FREECELL_MOVE_COUNT(move));
    u8 count = FREECELL_MOVE_COUNT(move);
    ASSERT(depth < MOST_LIST && FREECELL_MOVE_COUNT(move));
    for (; count >= least && search->tries; count--) {
        search->tries--;
        bytes_copy(&after, position, sizeof after);
        move = with_count(move, count);
        freecell.apply(&after, move, NULL);
        search->moves[depth] = move;
        bytes_copy(&rest, list, sizeof rest);
        if (search_on(search, &after, &rest, depth + 1, length))
            return 1;
    }
    return 0;
}

static u8 search_on(CountSearch *search, const FreeCell *position,
                    Reader *list, u32 depth, u32 *length)
{
    const char *at;
    Fault fault;
    u16 move;
    ASSERT_SLOW(depth <= MOST_LIST);
    reader_skip_space(list);
    at = list->at;
    if (reader_at_end(list)) {
        *length = depth;
        return !search->must_win || freecell.status(position) == WON;
    }
    if (depth == MOST_LIST)
        return 0;
    fault.game = &freecell;
    if (freecell.read_move(position, list, &move, &fault)) {
        note_fault(search, &fault, at);
        return 0;
    }
    return try_numbers(search, position, list, at, move, depth, length);
}

static u8 search_list(CountSearch *search, Reader *list, u32 *length)
{
    const FreeCell *position = (const FreeCell *)search->session->position;
    Reader copy;
    u8 found = 0;
    ASSERT(search->session->game->size == sizeof(FreeCell));
    search->must_win = 1;
    do {
        bytes_copy(&copy, list, sizeof copy);
        search->tries = MOST_TRIES;
        search->farthest = NULL;
        found = search_on(search, position, &copy, 0, length);
    } while (!found && search->must_win--);
    return found;
}

static u8 play_any(Session *session, Reader *list, u32 *taken, Fault *fault)
{
    const Host *host = &session->host;
    CountSearch search;
    u32 length = 0;
    u32 i;
    search.session = session;
    search.moves = host->resize(host->context, NULL, MOST_LIST * sizeof(u16));
    if (!search.moves)
        return fault_set(fault, NO_MEMORY, NULL);
    search.fault = fault;
    fault_set(fault, NO_COUNTS, list->at);
    if (search_list(&search, list, &length)) {
        fault_set(fault, FINE, NULL);
        for (i = 0; i < length; i++, ++*taken)
            if (play_one(session, search.moves[i], list->at, fault))
                break;
    }
    host->resize(host->context, search.moves, 0);
    return fault->reason;
}

/* Games with moves that may leave the number of cards open. */
static const Game *const numbered[] = {&freecell};

static u8 is_numbered(const Game *game)
{
    u8 i;
    for (i = 0; i < COUNT_OF(numbered); i++)
        if (game == numbered[i])
            return 1;
    return 0;
}

u8 notation_play_moves(Session *session, Reader *list, u8 numbers, u32 *taken,
                       Fault *fault)
{
    ASSERT(numbers <= NUMBERS_ANY);
    *taken = 0;
    fault_set(fault, FINE, NULL);
    fault->game = session->game;
    if (!is_numbered(session->game))
        numbers = NUMBERS_AS_READ;
    if (numbers == NUMBERS_ANY)
        return play_any(session, list, taken, fault);
    return play_through(session, list, numbers, taken, fault);
}
