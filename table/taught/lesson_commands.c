/* SPDX-License-Identifier: MIT */
/* Lessons at the table. A lesson has a session of its own, which nothing
   stores: the player's game is untouched. Only right moves are played, so a
   wrong one changes nothing. */
#include "lesson_offer.h"

#include <stdlib.h>

#include "host/host.h"
#include "lessons/lesson.h"
#include "table/boardless.h"
#include "table/game_words.h"
#include "table/loop.h"
#include "table/telling.h"

/* How long a hand stays on a piece, and the move that it shows on the board,
   in milliseconds. */
enum { POINTS_FOR = 800, SHOWN_FOR = 1000 };

typedef struct LessonPlay {
    Table table; /* the first member: commands get it */
    const Game *game;
    const LessonBook *book;
    u8 nth;
    int shows;   /* a hand shows the move */
    int is_kept; /* that lessons were done, as the player's games are */
    Page answer; /* to the last move, if it wasn't played */
} LessonPlay;

static const Lesson *lesson_of(const LessonPlay *play)
{
    ASSERT(play->nth < play->book->count);
    return &play->book->lessons[play->nth];
}

static int is_finished(const LessonPlay *play)
{
    return lesson_is_finished(lesson_of(play), play->table.session);
}

static void show_position(LessonPlay *play, const Trace *trace)
{
    const Front *front = play->table.front;
    if (boardless_is_on(front) && !trace)
        front->say(front->own, play->table.session, 0);
    else if (!boardless_is_on(front))
        front->show(front->own, play->table.session, trace, 1);
}

static void page_title(Page *page, const LessonPlay *play)
{
    page_format(page, _("Lesson %1$u of %2$u: %3$s"), play->nth + 1U,
                (unsigned)play->book->count,
                translate(lesson_of(play)->title));
}

static int is_tactic(const LessonPlay *play)
{
    return lesson_of(play)->claim != LESSON_CLAIMS_NOTHING;
}

static const char *turn_words(const LessonPlay *play)
{
    if (is_finished(play))
        return "";
    return play->shows ? _("watch") : _("your turn");
}

/* Tells the task, or what the last step did. */
static void teach(LessonPlay *play)
{
    const Front *front = play->table.front;
    const char *words =
        translate(lesson_words(lesson_of(play), play->table.session));
    Page title = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    page_title(&title, play);
    if (front->teach) {
        front->teach(front->own,
                     &(Taught){title.text, words,
                               play->answer.used ? play->answer.text : "",
                               turn_words(play), is_finished(play),
                               is_tactic(play)});
    } else if (play->answer.used) {
        page_wrapped(&page, play->answer.text, PAGE_WIDTH);
        table_tell_page(&play->table, TONE_ANSWER, &page);
    } else {
        page_wrapped(&page, words, PAGE_WIDTH);
        table_tell_page(&play->table, TONE_ANSWER, &page);
    }
    page_free(&title);
}

static void answer(LessonPlay *play, const char *words)
{
    play->answer.used = 0;
    page_text(&play->answer, words);
    play->table.refused++;
    teach(play);
}

static int play_move(LessonPlay *play, u16 move, Reply *reply)
{
    const Intent intent = {.what = INTENT_PLAY, .move = move};
    return table_do(&play->table, &intent, reply);
}

/* Returns 0 if the player doesn't want to see more. */
static int point_at(const LessonPlay *play, u8 spot)
{
    const Front *front = play->table.front;
    if (spot != NO_SPOT)
        front->point(front->own, spot);
    return front->wait(front->own, POINTS_FOR);
}

/* Takes a piece, or lets go of it. */
static void hold(LessonPlay *play, u8 spot)
{
    const Intent touch = {.what = INTENT_TOUCH, .spot = spot};
    Reply reply;
    if (table_do(&play->table, &touch, &reply))
        show_position(play, NULL);
}

/* Points at what is touched, and touches it. Returns 0 if the player doesn't
   want to see the move. */
static int make_touches(LessonPlay *play, u16 move, u8 from, u8 to,
                        Reply *reply)
{
    const Intent touch = {.what = INTENT_TOUCH, .spot = to};
    if (!point_at(play, from))
        return 0;
    if (from == to)
        return play_move(play, move, reply);
    hold(play, from);
    if (point_at(play, to))
        return table_do(&play->table, &touch, reply);
    hold(play, from);
    return 0;
}

/* Shows the move with the cursor, as the player's own hand would make it, and
   takes it back. */
static void show_move(LessonPlay *play, u16 move, u8 from, u8 to)
{
    const Front *front = play->table.front;
    const Intent undo = {.what = INTENT_UNDO};
    Reply reply;
    if (!make_touches(play, move, from, to, &reply))
        return;
    show_position(play, &reply.trace);
    (void)front->wait(front->own, SHOWN_FOR);
    table_do(&play->table, &undo, &reply);
    show_position(play, NULL);
}

/* A hand shows the first move of what isn't a tactic, takes it back, and stays
   where it began. */
static void demonstrate(LessonPlay *play)
{
    const Front *front = play->table.front;
    u16 move;
    u8 from, to;
    if (!front->teach || is_tactic(play))
        return;
    move = lesson_shown_move(lesson_of(play), play->table.session);
    lesson_find_touches(play->table.session, move, &from, &to);
    play->shows = 1;
    teach(play);
    show_move(play, move, from, to);
    play->shows = 0;
    if (from != NO_SPOT)
        front->point(front->own, from);
    teach(play);
}

static void begin(LessonPlay *play, int shows)
{
    Table *table = &play->table;
    Page title = PAGE_EMPTY;
    Fault fault = {.game = NULL};
    if (lesson_start(lesson_of(play), table->session, play->game, &fault)) {
        table_tell_fault(table, &fault);
        table->left = 1;
        return;
    }
    play->answer.used = 0;
    if (!table->front->teach) {
        page_title(&title, play);
        page_text(&title, "\n");
        table_tell_page(table, TONE_ANSWER, &title);
    }
    table_resize_trace(table);
    show_position(play, NULL);
    teach(play);
    if (shows)
        demonstrate(play);
}

/* Plays a move if it is right. */
static void try_move(LessonPlay *play, u16 move)
{
    const Lesson *lesson = lesson_of(play);
    Table *table = &play->table;
    Fault fault = {.game = NULL};
    Page why = PAGE_EMPTY;
    Reply reply;
    if (is_finished(play)) {
        answer(play, _("This lesson is finished: go on to the next one."));
        return;
    }
    switch (lesson_judge(lesson, table->session, move, &fault)) {
    case LESSON_RIGHT:
        play->answer.used = 0;
        if (play_move(play, move, &reply))
            show_position(play, &reply.trace);
        if (play->is_kept && is_finished(play))
            lesson_note_done(play->game);
        teach(play);
        break;
    case LESSON_WRONG:
        answer(play, translate(lesson->wrong));
        break;
    default:
        page_reason(&why, &fault);
        answer(play, why.text);
        page_free(&why);
    }
}

/* -------------------------------------------------------------- commands */

static void run_next(Table *table, Reader *rest)
{
    LessonPlay *play = (LessonPlay *)table;
    (void)rest;
    if (play->nth + 1 == play->book->count) {
        table->left = 1;
        return;
    }
    play->nth++;
    begin(play, 1);
}

static void run_back(Table *table, Reader *rest)
{
    LessonPlay *play = (LessonPlay *)table;
    (void)rest;
    if (play->nth)
        play->nth--;
    begin(play, 1);
}

static void run_again(Table *table, Reader *rest)
{
    (void)rest;
    begin((LessonPlay *)table, 1);
}

/* Names the move, and where pieces are seen, points at it. */
static void run_hint(Table *table, Reader *rest)
{
    LessonPlay *play = (LessonPlay *)table;
    const Front *front = table->front;
    Page page = PAGE_EMPTY, typed = PAGE_EMPTY;
    u16 move;
    (void)rest;
    if (is_finished(play)) {
        teach(play);
        return;
    }
    move = lesson_shown_move(lesson_of(play), table->session);
    if (front->advise) {
        front->advise(front->own, table->session, move,
                      _("the lesson's move"));
        return;
    }
    page_move(&typed, table->session, move);
    page_format(&page, _("Type %s\n"), typed.text);
    page_free(&typed);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_touch(Table *table, Reader *rest)
{
    LessonPlay *play = (LessonPlay *)table;
    Session *session = table->session;
    Intent intent = {.what = INTENT_TOUCH};
    Reply reply;
    u32 spot;
    u16 move;
    reader_skip_space(rest);
    if (!reader_take_number(rest, &spot) || spot >= NO_SPOT)
        return;
    intent.spot = (u8)spot;
    if (session->game->touch(session->position, session->held, intent.spot,
                             &move) != TOUCH_MOVE) {
        table_do_and_show(table, &intent);
        return;
    }
    intent.spot = session->held;
    if (session->held != NO_SPOT)
        table_do(table, &intent, &reply); /* lets it go */
    show_position(play, NULL);
    try_move(play, move);
}

static void run_help(Table *table, Reader *rest);

static const Command steps[] = {
    {"next", "n", "", N_("next lesson"), run_next},
    {"back", "p", "", N_("previous lesson"), run_back},
    {"again", "r", "", N_("start this lesson again"), run_again},
    {"undo", "u", "", N_("the same"), run_again},
    {"hint", "t", "", N_("show the move"), run_hint},
    {"touch", "", "N", N_("touch spot number N"), run_touch},
    {"say", "", "[N]", N_("describe it, or row N"), table_run_say},
    {"help", "h", "", N_("show this help"), run_help},
    {"quit", "q", "", N_("back to the game"), table_run_quit},
    {NULL, NULL, NULL, NULL, NULL}};

static void run_help(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    page_text(&page, _("Make the move that the lesson asks for, or type:\n"));
    if (command_list_page(&page, steps, 0))
        page_line(&page);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void read_and_try(LessonPlay *play, Reader *line)
{
    const Session *session = play->table.session;
    Fault fault = {.game = session->game};
    Page why = PAGE_EMPTY;
    u16 move;
    if (!session->game->read_move(session->position, line, &move, &fault)) {
        try_move(play, move);
        return;
    }
    page_reason(&why, &fault);
    answer(play, why.text);
    page_free(&why);
    line->at = line->end;
}

/* An empty line goes on when the lesson is finished. */
static void obey(Table *table, Reader *line)
{
    LessonPlay *play = (LessonPlay *)table;
    const Command *command;
    reader_skip_space(line);
    if (reader_at_end(line)) {
        if (is_finished(play))
            run_next(table, line);
        return;
    }
    command = command_list_take(steps, line);
    if (command)
        command->run(table, line);
    else
        read_and_try(play, line);
}

/* ------------------------------------------------------------------ loop */

static int step(LessonPlay *play, Page *line)
{
    const Front *front = play->table.front;
    const char *prompt = is_finished(play)
                             ? _("Enter for the next lesson, or q to quit: ")
                             : _("Your move (t shows it, n next, q quit): ");
    return table_obey_line(&play->table, front->ask(front->own, prompt, line),
                           line, obey);
}

static void play_lessons(Table *outer, const LessonBook *book, u8 nth)
{
    const Front *front = outer->front;
    Session session;
    LessonPlay play = {.game = outer->session->game,
                       .book = book,
                       .nth = nth,
                       .is_kept = outer->autosave &&
                                  !store_state(outer->autosave->store),
                       .answer = PAGE_EMPTY};
    Page line = PAGE_EMPTY;
    session_open(&session, &malloc_host);
    play.table = (Table){.session = &session, .front = front};
    begin(&play, 1);
    while (!play.table.left && step(&play, &line))
        ;
    if (front->teach)
        front->teach(front->own, NULL);
    page_free(&line);
    page_free(&play.answer);
    free(play.table.trace.events);
    front->elapsed(front->own); /* no time of the game's */
    table_show(outer, NULL, SPOKEN_STARTED);
    session_close(&session);
}

static void run_learn(Table *table, Reader *rest)
{
    const LessonBook *book = lesson_book_of(table->session->game);
    u32 number = 1;
    reader_skip_space(rest);
    if (!book) {
        table_tell_refusal(table, _("This game has no lessons.\n"));
    } else if ((!reader_at_end(rest) && !reader_take_number(rest, &number)) ||
               !number || number > book->count) {
        Page page = PAGE_EMPTY;
        page_format(&page, _("Usage: learn N, from 1 to %u\n"),
                    (unsigned)book->count);
        table_tell_refusal(table, page.text);
        page_free(&page);
    } else {
        play_lessons(table, book, (u8)(number - 1));
    }
}

const Command lesson_commands[] = {
    {"learn", "", "[N]", N_("short lessons"), run_learn},
    {NULL, NULL, NULL, NULL, NULL}};
