/* SPDX-License-Identifier: MIT */
/* Lessons for the page. The session here judges what is touched or typed; the
   page draws it and plays the moves that are right. */
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "host/json.h"
#include "lessons/lesson.h"
#include "records.h"
#include "rules/games.h"

static struct {
    const Game *game;
    const LessonBook *book;
    const Lesson *lesson;
    Session session;
} learnt;

static void page_shown(Page *page)
{
    const u16 move = lesson_shown_move(learnt.lesson, &learnt.session);
    u8 from, to;
    lesson_find_touches(&learnt.session, move, &from, &to);
    page_format(page, ",\"shown\":{\"move\":%u,\"from\":%u,\"to\":%u}",
                (unsigned)move, (unsigned)from, (unsigned)to);
}

/* Writes what the lesson says now, or the answer to a move that wasn't
   played. */
static u32 write_state(const char *verdict, const char *answer, u32 move)
{
    Page *page = exchange_fresh();
    const int is_finished = lesson_is_finished(learnt.lesson, &learnt.session);
    page_format(
        page, "{\"move\":%lu,\"count\":%u,\"tactic\":%s,\"finished\":%s",
        (unsigned long)move, (unsigned)learnt.book->count,
        learnt.lesson->claim == LESSON_CLAIMS_NOTHING ? "false" : "true",
        is_finished ? "true" : "false");
    page_entry(page, "verdict", verdict);
    page_entry(page, "title", translate(learnt.lesson->title));
    page_entry(page, "words",
               translate(lesson_words(learnt.lesson, &learnt.session)));
    page_entry(page, "answer", answer);
    if (!is_finished)
        page_shown(page);
    page_text(page, "}");
    return exchange_end();
}

u32 records_start_lesson(u32 name, u32 nth)
{
    Page text = exchange_take(0, name);
    Fault fault = {.game = NULL};
    u8 i;
    learnt.book = NULL;
    for (i = 0; i < games_count; i++)
        if (strcmp(text.text, games[i]->name) == 0) {
            learnt.game = games[i];
            learnt.book = lesson_book_of(games[i]);
        }
    page_free(&text);
    if (!learnt.book || nth >= learnt.book->count)
        return 0;
    if (learnt.lesson)
        session_close(&learnt.session);
    learnt.lesson = &learnt.book->lessons[nth];
    session_open(&learnt.session, &malloc_host);
    if (lesson_start(learnt.lesson, &learnt.session, learnt.game, &fault))
        return 0;
    return write_state("", "", 0);
}

u32 records_save_lesson(void)
{
    page_save(exchange_fresh(), &learnt.session);
    return exchange_end();
}

u32 records_try_lesson(u32 move)
{
    const Intent intent = {.what = INTENT_PLAY, .move = (u16)move};
    Fault fault = {.game = learnt.game};
    Reply reply = {.trace = {NULL, 0, 0}};
    Page why = PAGE_EMPTY;
    u32 length;
    if (lesson_is_finished(learnt.lesson, &learnt.session))
        return write_state("", "", 0);
    switch (lesson_judge(learnt.lesson, &learnt.session, (u16)move, &fault)) {
    case LESSON_RIGHT:
        session_do(&learnt.session, &intent, &reply);
        return write_state("right", "", move);
    case LESSON_WRONG:
        return write_state("wrong", translate(learnt.lesson->wrong), move);
    default:
        page_reason(&why, &fault);
        length = write_state("refused", why.text, move);
        page_free(&why);
        return length;
    }
}

u32 records_touch_lesson(u32 held, u32 spot)
{
    u16 move = 0;
    if (!lesson_is_finished(learnt.lesson, &learnt.session) &&
        learnt.game->touch(learnt.session.position, (u8)held, (u8)spot,
                           &move) == TOUCH_MOVE)
        return records_try_lesson(move);
    return write_state("", "", 0);
}
