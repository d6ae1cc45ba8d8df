/* SPDX-License-Identifier: MIT */
/* Starts lessons, and judges moves in them. How many steps have been made is
   in the session: only right moves are ever played. */
#include "lesson.h"

static u8 same_text(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (u8)(*a == *b);
}

const LessonBook *lesson_book_of(const Game *game)
{
    const LessonBook *const *book = lesson_books;
    while (*book && !same_text((*book)->game, game->name))
        book++;
    return *book;
}

u8 lesson_count_first(const LessonBook *book)
{
    u8 count = 0;
    while (count < book->count &&
           book->lessons[count].claim == LESSON_CLAIMS_NOTHING)
        count++;
    return count;
}

/* Plays the moves that lead to the lesson's position. */
static u8 play_before(Session *session, const char *text, Fault *fault)
{
    Intent intent;
    Reply reply;
    Reader reader;
    bytes_fill(&intent, 0, sizeof intent);
    bytes_fill(&reply, 0, sizeof reply);
    intent.what = INTENT_PLAY;
    reader_start(&reader, text, text_length(text));
    for (;;) {
        reader_skip_space(&reader);
        if (reader_at_end(&reader))
            return FINE;
        if (session->game->read_move(session->position, &reader, &intent.move,
                                     fault))
            return fault->reason;
        if (session_do(session, &intent, &reply))
            return fault_set(fault, reply.fault.reason, NULL);
    }
}

u8 lesson_start(const Lesson *lesson, Session *session, const Game *game,
                Fault *fault)
{
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    const char *number = lesson->seed ? lesson->seed : "1";
    Reader reader;
    u8 reason;
    fault->game = game;
    reader_start(&reader, lesson->variant, text_length(lesson->variant));
    if (game_read_variant(game, variant, &reader, fault))
        return fault->reason;
    reader_start(&reader, number, text_length(number));
    if (game->read_seed(seed, &reader, fault))
        return fault->reason;
    if (lesson->seed) {
        reason = session_deal(session, game, variant, seed, fault);
    } else {
        reason =
            session_start_board(session, game, variant, seed, lesson->board,
                                text_length(lesson->board), fault);
    }
    return reason ? reason : play_before(session, lesson->played, fault);
}

static u8 count_steps(const Lesson *lesson)
{
    u8 count = 0;
    while (count < LESSON_MOST_STEPS && lesson->steps[count].moves)
        count++;
    return count;
}

u8 lesson_steps_made(const Lesson *lesson, const Session *session)
{
    ASSERT(session->at >= lesson->before);
    return (u8)(session->at - lesson->before);
}

u8 lesson_is_finished(const Lesson *lesson, const Session *session)
{
    return (u8)(lesson_steps_made(lesson, session) == count_steps(lesson) ||
                session->game->status(session->position) == WON);
}

const char *lesson_words(const Lesson *lesson, const Session *session)
{
    const u8 made = lesson_steps_made(lesson, session);
    if (!made)
        return lesson->task;
    if (lesson_is_finished(lesson, session))
        return lesson->steps[count_steps(lesson) - 1].says;
    return lesson->steps[made - 1].says;
}

/* Reads the next of the step's moves. */
static u8 next_right(const Session *session, Reader *reader, u16 *move)
{
    Fault fault;
    reader_skip_space(reader);
    return (u8)(!reader_at_end(reader) &&
                !session->game->read_move(session->position, reader, move,
                                          &fault));
}

static const char *moves_of(const Lesson *lesson, const Session *session)
{
    ASSERT(!lesson_is_finished(lesson, session));
    return lesson->steps[lesson_steps_made(lesson, session)].moves;
}

static u8 refusal_of(const Session *session, u16 move)
{
    u8 after[MOST_POSITION];
    bytes_copy(after, session->position, session->game->size);
    return session->game->apply(after, move, NULL);
}

u16 lesson_shown_move(const Lesson *lesson, const Session *session)
{
    const char *moves = moves_of(lesson, session);
    Reader reader;
    u16 move = 0;
    reader_start(&reader, moves, text_length(moves));
    while (next_right(session, &reader, &move))
        if (!refusal_of(session, move))
            return move;
    session->game->list(session->position, &move, 1);
    return move;
}

static u8 makes(const Session *session, u8 held, u8 spot, u16 move)
{
    u16 touched;
    return (u8)(session->game->touch(session->position, held, spot,
                                     &touched) == TOUCH_MOVE &&
                touched == move);
}

/* Returns the spot whose touch makes the move, or NO_SPOT. */
static u8 find_last_touch(const Session *session, const Piece *pieces,
                          u16 count, u8 held, u16 move)
{
    u8 spot = NO_SPOT;
    u16 i;
    for (i = 0; i < count; i++)
        if (makes(session, held, pieces[i].spot, move))
            spot = pieces[i].spot;
    return spot;
}

void lesson_find_touches(const Session *session, u16 move, u8 *from, u8 *to)
{
    Piece pieces[NO_SPOT];
    const u16 count = session->game->look(session->position, pieces, NO_SPOT);
    u16 i;
    *from = *to = find_last_touch(session, pieces, count, NO_SPOT, move);
    for (i = 0; i < count && *to == NO_SPOT; i++) {
        *from = pieces[i].spot;
        *to = find_last_touch(session, pieces, count, *from, move);
    }
    if (*to == NO_SPOT)
        *from = NO_SPOT;
}

LessonVerdict lesson_judge(const Lesson *lesson, const Session *session,
                           u16 move, Fault *fault)
{
    const char *moves = moves_of(lesson, session);
    const u8 reason = refusal_of(session, move);
    Reader reader;
    u16 right;
    if (reason) {
        fault->game = session->game;
        fault_set(fault, reason, NULL);
        return LESSON_REFUSED;
    }
    if (!*moves)
        return LESSON_RIGHT;
    reader_start(&reader, moves, text_length(moves));
    while (next_right(session, &reader, &right))
        if (right == move)
            return LESSON_RIGHT;
    return LESSON_WRONG;
}
