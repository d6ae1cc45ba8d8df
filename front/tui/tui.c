/* SPDX-License-Identifier: MIT */
/* The main loop of the full screen: it shows positions and messages, runs the
   solver's thread and autoplay, and turns keys into lines for the table
   layer. */

#include "tui.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/art/own_pictures.h"
#include "front/tui/dialogs/dialog.h"
#include "front/tui/dialogs/dialogs.h"
#include "front/tui/dialogs/pager.h"
#include "front/tui/game/questions.h"
#include "front/tui/keys/entry.h"
#include "front/tui/keys/keys.h"
#include "front/tui/keys/send.h"
#include "front/tui/sound/speaker.h"
#include "front/tui/terminal/screen.h"
#include "front/tui/view/ending.h"
#include "front/tui/view/hearing.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "host/posix/signals.h"
#include "rules/games.h"
#include "table/advised.h"
#include "table/candidates.h"
#include "table/finish.h"
#include "table/game_words.h"
#include "table/text_board/text_board.h"
#include "table/today.h"

/* ----------------------------------------------------------- what is shown */

/* The player is told once that the rest needs no thought. */
static void note_finish(Tui *tui)
{
    const Session *session = tui->scene.session;
    const int finished = tui->display.finishes;
    u16 move;
    tui->display.finishes =
        !tui->lesson.is_on &&
        finish_find_move(session->game, session->position, &move);
    if (!tui->display.finishes || finished || tui->message.note.used)
        return;
    page_text(&tui->message.note,
              _("Nothing is left to decide: ! plays the rest."));
}

static void show_tui(void *own, const Session *session, const Trace *trace,
                     int asked)
{
    Tui *tui = own;
    const u8 held = tui->scene.held;
    const char *offer;
    int is_won;
    (void)asked;
    backdrop_drop(tui);
    tui->scene.is_complete = 0;
    tui->ending.par.used = tui->ending.rank.used = 0;
    tui->ending.is_answered = tui->ending.is_last = 0;
    tui->ending.is_put_aside = tui->advice.is_wanted = 0;
    position_show(tui, session, trace);
    tui->display.has_moved = trace != NULL;
    tui->ending.is_new =
        trace && session_is_over(session) && !tui->lesson.is_on;
    is_won = session->game->status(session->position) == WON;
    tui->ending.celebrates =
        tui->ending.is_new &&
        (is_won || session->game->goal.finish == GOAL_END);
    if (tui->ending.is_new && is_won)
        screen_ring(&tui->look);
    (void)peek_mark_values(tui, NULL);
    note_finish(tui);
    hearing_position(tui, session, trace, held);
    offer = tui->ending.is_new ? hearing_offer(tui) : NULL;
    if (offer) {
        tui->message.tone = TONE_ANSWER;
        page_text(&tui->message.told, offer);
    }
    if (tui->message.note.used) {
        tui->message.tone = TONE_ANSWER;
        page_text(&tui->message.told, tui->message.note.text);
        tui->message.note.used = 0;
    }
}

static void say_tui(void *own, const Session *session, unsigned part)
{
    Tui *tui = own;
    tui->message.tone = TONE_ANSWER;
    text_board_say(&tui->message.told, session, part);
}

/* A deal is seen, so only steps in a game are told. */
static void tell_step_tui(void *own, const Session *session, SpokenStep step)
{
    Tui *tui = own;
    TuiMessage *message = &tui->message;
    message->step.used = message->brief.used = 0;
    if (step == SPOKEN_STARTED || tui->lesson.is_on)
        return;
    if (step != SPOKEN_JUMPED)
        spoken_page_step(&message->step, session, step, SPOKEN_SEEN);
    spoken_page_step(&message->brief, session, step,
                     SPOKEN_SEEN | SPOKEN_BRIEF);
}

static void hide_distance_tui(void *own, int silent)
{
    Tui *tui = own;
    tui->look.hides_distance = silent;
}

/* Whether the box over the board already says how the game ended. */
static int is_ending(const Tui *tui, const char *text)
{
    Page page = PAGE_EMPTY;
    int same = 0;
    if (tui->scene.session) {
        game_words_ending(&page, tui->scene.session);
        same = page.used && strcmp(page.text, text) == 0;
    }
    page_free(&page);
    return same;
}

/* Keeps the messages between two lines until the next line is requested. */
static void tell_tui(void *own, Tone tone, const char *text)
{
    Tui *tui = own;
    if (tone == TONE_GREETING || is_ending(tui, text))
        return;
    tui->message.tone = tone;
    page_text(&tui->message.told, text);
    if (tone == TONE_REFUSAL) {
        tui->playback.is_on = 0;
        tui->message.note.used = tui->queue.line.used = 0;
        screen_ring(&tui->look);
        hearing_refusal(tui);
    }
}

static void advise_tui(void *own, const Session *session, u16 move,
                       const char *says)
{
    Tui *tui = own;
    Page named = PAGE_EMPTY;
    tui->advice.move = move;
    tui->advice.is_valid = 1;
    memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    position_mark_advice(tui, move);
    tui->message.told.used = 0;
    tui->message.tone = TONE_ANSWER;
    game_words_named_seen_move(&named, session, move);
    page_format(&tui->message.told, _("Hint: %1$s (%2$s)"), named.text, says);
    page_free(&named);
}

/* It is shown when the next line is requested. */
static void give_tui(void *own, const char *title, const char *code)
{
    Tui *tui = own;
    tui->code.text.used = 0;
    page_text(&tui->code.text, code);
    tui->code.title = title;
}

/* Whether no puzzle of the game's day is left. */
static int is_last_of_day(const Tui *tui)
{
    const char *date = tui->scene.session->date;
    Today today;
    Moment now;
    int last = 0;
    if (!*date || !tui->store)
        return 0;
    clock_now(&now);
    if (!today_read(&today, tui->store, date, now.day))
        last = days_done(days_find(&today.days, date)) == games_count;
    today_free(&today);
    return last;
}

static void rank_tui(void *own, const char *words, int is_best)
{
    Tui *tui = own;
    tui->ending.is_last = is_last_of_day(tui);
    tui->ending.rank.used = 0;
    page_text(&tui->ending.rank, words);
    tui->ending.is_best = is_best;
    tui->ending.celebrates |= tui->ending.is_new && is_best;
}

/* What the last line was told is shown once the lesson tells something. */
static void teach_tui(void *own, const Taught *taught)
{
    Tui *tui = own;
    TuiLesson *lesson = &tui->lesson;
    lesson->title.used = lesson->words.used = lesson->answer.used = 0;
    lesson->turn.used = 0;
    lesson->is_on = taught != NULL;
    if (!taught)
        return;
    page_text(&lesson->title, taught->title);
    page_text(&lesson->words, taught->words);
    page_text(&lesson->answer, taught->answer);
    lesson->is_finished = taught->is_finished;
    lesson->is_tactic = taught->is_tactic;
    page_text(&lesson->turn, taught->turn);
}

static void point_tui(void *own, u8 spot)
{
    Tui *tui = own;
    tui->scene.cursor = spot;
    position_mark(tui);
}

/* ----------------------------------------------------------- what is asked */

/* The box over a finished game, which may be shown only after the timeline has
   been closed, tells the par or the losing move. */
static void seek_findings(Tui *tui)
{
    if (!tui->thinker || tui->ending.is_answered || !ending_is_shown(tui) ||
        !ending_question(tui) || thinker_has_question(tui->thinker))
        return;
    thinker_send_question(tui->thinker, tui->scene.session,
                          ending_question(tui));
}

static void begin_thinking(Tui *tui)
{
    const Session *session = tui->scene.session;
    if (!tui->thinker || tui->lesson.is_on)
        return;
    thinker_think(tui->thinker, session);
    seek_findings(tui);
}

/* Meanwhile the solver can look for the par. */
static void celebrate(Tui *tui)
{
    if (tui->thinker)
        thinker_go(tui->thinker);
    showing_celebrate(tui);
    tui->ending.celebrates = 0;
}

/* The title of a box with the answer to a command, which is the command's
   name; the box has the game's title if nothing was typed. */
static const char *title_of_answer(const Game *game, const Command *command)
{
    /* TRANSLATORS: the following words are titles of boxes with the answers to
       the commands "calendar", "challenge" and so on */
    static const char *const titles[] = {
        N_("Calendar"), N_("Challenge"),  N_("Code"),   N_("Difficulty"),
        N_("Explain"),  N_("Favourites"), N_("Find"),   N_("Finish"),
        N_("Games"),    N_("Help"),       N_("Hint"),   N_("Layout"),
        N_("Metrics"),  N_("Moves"),      N_("Par"),    N_("Player"),
        N_("Recent"),   N_("Say"),        N_("Scores"), N_("Seed"),
        N_("Share"),    N_("Standing"),   N_("Stats"),  N_("Taken"),
        N_("Today"),    N_("Winnable")};
    size_t i;
    for (i = 0; command && i < COUNT_OF(titles); i++)
        if (strcmp(titles[i] + 1, command->name + 1) == 0 &&
            tolower((unsigned char)*titles[i]) == *command->name)
            return translate(titles[i]);
    return translate(game->title);
}

/* Shows a message of several lines over the board, once. */
static void show_told(Tui *tui, const char *typed)
{
    const Game *game = tui->scene.session->game;
    const Command *command = candidates_find_command(game, typed);
    const char *end =
        tui->message.told.used ? strchr(tui->message.told.text, '\n') : NULL;
    Page told = tui->message.told;
    Key key;
    if (end && end[1]) {
        tui->message.told = (Page)PAGE_EMPTY;
        key = pager_show(tui, title_of_answer(game, command), told.text);
        if (pager_names_key(told.text, key.code)) {
            key.x = key.y = -1;
            keyboard_put_back(tui, &key);
        }
        page_free(&told);
    }
}

static void show_answer(Tui *tui, Page *page, const char *command)
{
    page->used = 0;
    page_text(page, tui->advice.answer.used ? tui->advice.answer.text : "");
    tui->advice.answer.used = 0;
    tui->message.tone = TONE_ANSWER;
    show_told(tui, command);
}

/* What is half typed isn't interrupted: the answer may open a dialog, which
   takes the next key. */
static int is_typing(const Tui *tui)
{
    return *tui->entry.text || tui->mode == MODE_TYPE ||
           tui->mode == MODE_SAVE;
}

/* Takes what the thread has found out. The box over a finished game shows what
   it asked for itself. An explanation is help: the line that counts it is
   sent first. Returns 1 if there is that line to send. */
static int take_answer(Tui *tui, Page *line)
{
    const ThinkerQuestion question =
        tui->thinker && !is_typing(tui)
            ? thinker_take_answer(tui->thinker, &tui->advice.answer)
            : NULL;
    if (!question)
        return 0;
    if (question == question_explain && tui->advice.answer.used)
        return send_line(line, "assisted");
    if (question == question_explain) {
        tui->message.told.used = 0;
        tell_tui(tui, TONE_REFUSAL, no_review);
    } else if (ending_is_shown(tui) && question == ending_question(tui)) {
        tui->ending.is_answered = 1;
        show_answer(tui, &tui->ending.par, "par");
    } else {
        show_answer(tui, &tui->message.told,
                    question == question_par ? "par" : "winnable");
    }
    return 0;
}

/* Autoplay plays one move at a time: it asks for a hint and follows it. */
static int play_on(Tui *tui, Page *line)
{
    if (!tui->advice.is_valid) {
        page_text(line, "hint");
    } else {
        page_move(line, tui->scene.session, tui->advice.move);
        tui->advice.is_valid = 0;
    }
    return 1;
}

static int waits_for_thought(const Tui *tui)
{
    return tui->thinker && thinker_is_busy(tui->thinker);
}

/* Sends lines that no key asks for: a hint that is ready, or the next move of
   autoplay. */
static int send_by_itself(Tui *tui, const Key *key, Page *line)
{
    if (session_is_over(tui->scene.session))
        tui->playback.is_on = 0;
    if (tui->advice.is_wanted && !waits_for_thought(tui)) {
        tui->advice.is_wanted = 0;
        page_text(line, "hint");
        return 1;
    }
    return tui->playback.is_on && key->code == KEY_NOTHING &&
           !waits_for_thought(tui) && play_on(tui, line);
}

/* While the clock runs, the screen is redrawn every second, unless the player
   is away. Little is sent: the digits that change. */
static int time_to_wait(Tui *tui, void *own)
{
    const Session *session = tui->scene.session;
    (void)own;
    if (tui->playback.is_on)
        return tui->playback.pace;
    tui->display.lap = session_is_over(session) ? 0 : clock_lap();
    if (session_is_over(session) || tui->look.hides_clock ||
        tui->lesson.is_on || tui->display.lap >= IDLE_AFTER)
        return -1;
    return 1000 - (int)((session->clock + tui->display.lap) % 1000);
}

static void drop_offer(Tui *tui)
{
    if (tui->message.tone == TONE_OFFER)
        tui->message.told.used = 0;
}

static void draw_play(Tui *tui, void *own)
{
    (void)own;
    view_draw(tui);
}

/* Runs until there is a line to send. */
static int obey_play(Tui *tui, void *own, const Key *key)
{
    Page *line = own;
    if (key->code != KEY_NOTHING && key->code != KEY_ROUSED &&
        key->code != KEY_SIZE)
        drop_offer(tui);
    if ((key->code >= ' ' && key->code < KEY_NOTHING) ||
        key->code == KEY_RELEASED)
        tui->advice.is_wanted = 0;
    if (key->code == KEY_ENDED || keys_obey(tui, key, line))
        return 0;
    seek_findings(tui);
    return !take_answer(tui, line) && !send_by_itself(tui, key, line);
}

static int take_line(Tui *tui, Page *line)
{
    static const Dialog dialog = {draw_play, obey_play, time_to_wait};
    Key key = {KEY_ROUSED, -1, -1};
    if (!take_answer(tui, line) && !send_by_itself(tui, &key, line))
        key = dialog_run_with_mouse(tui, &dialog, line, mouse_point);
    return key.code == KEY_ENDED ? INPUT_ENDED : (int)line->used;
}

static int ask_tui(void *own, const char *prompt, Page *line)
{
    Tui *tui = own;
    int length;
    (void)prompt;
    line->used = 0;
    page_put(line, "", 0);
    if (tui->queue.line.used) {
        drop_offer(tui);
        page_put(line, tui->queue.line.text, tui->queue.line.used);
        tui->queue.line.used = 0;
        return (int)line->used;
    }
    if (autoplay_send(tui, line))
        return (int)line->used;
    begin_thinking(tui);
    if (tui->ending.celebrates)
        celebrate(tui);
    if (tui->advice.answer.used)
        show_answer(tui, &tui->message.told, "explain");
    show_told(tui, tui->message.asked.used ? tui->message.asked.text : "");
    if (tui->code.text.used)
        sharing_show_code(tui);
    length = take_line(tui, line);
    tui->message.asked.used = 0;
    page_put(&tui->message.asked, line->text, line->used);
    drag_cancel(tui);
    peek_end(tui);
    tui->display.lap = 0;
    if (tui->thinker)
        thinker_rest(tui->thinker);
    tui->message.told.used = tui->message.step.used = 0;
    tui->message.brief.used = 0;
    page_put(&tui->message.told, "", 0);
    return length;
}

static int wait_tui(void *own, long milliseconds)
{
    Tui *tui = own;
    Key key;
    view_show(tui);
    keyboard_next(tui, &key, (int)milliseconds);
    if (key.code == KEY_NOTHING || key.code == KEY_ROUSED ||
        key.code == KEY_SIZE)
        return 1;
    if (key.code != '\r' && key.code != ESCAPE) {
        keyboard_put_back(tui, &key);
    }
    return 0;
}

static u32 elapsed_tui(void *own)
{
    (void)own;
    return clock_take_lap();
}

/* ------------------------------------------------------------- on and off */

static int open_tui(void *own)
{
    Tui *tui = own;
    Page trouble = PAGE_EMPTY;
    if (!signals_open() || !screen_open(&tui->look))
        return 0;
    signals_wake_for_suspension();
    tui->canvas.font = screen_font();
    own_pictures_load(&trouble);
    if (trouble.used)
        page_text(entry_begin_refusal(tui), trouble.text);
    page_free(&trouble);
    return 1;
}

static void close_tui(void *own, const Session *session)
{
    Tui *tui = own;
    tui->played = session->game;
    tui->scene.session = NULL;
    tui->scene.count = 0;
    tui->advice.answer.used = 0;
    tui->playback.is_on = tui->advice.is_wanted = 0;
    tui->mode = MODE_PLAY;
}

void tui_set_up(Tui *tui, const Look *look, Front *front)
{
    memset(tui, 0, sizeof *tui);
    tui->look = *look;
    tui->playback.pace = USUAL_PACE;
    tui->scene.canvas = &tui->canvas;
    tui->scene.look = &tui->look;
    tui->scene.cursor = tui->scene.held = NO_SPOT;
    tui->scene.step_x = tui->scene.step_y = 1;
    tui->mouse.pressed = tui->mouse.x = tui->mouse.y = -1;
    memset(front, 0, sizeof *front);
    front->own = tui;
    front->watched = front->keyed = 1;
    front->open = open_tui;
    front->choose = home_choose;
    front->show = show_tui;
    front->say = say_tui;
    front->tell = tell_tui;
    front->give = give_tui;
    front->advise = advise_tui;
    front->rank = rank_tui;
    front->teach = teach_tui;
    front->point = point_tui;
    front->ask = ask_tui;
    front->think = thinking_run;
    front->wait = wait_tui;
    front->replay = replay_dialog_run;
    front->elapsed = elapsed_tui;
    front->tell_step = tell_step_tui;
    front->hide_distance = hide_distance_tui;
    front->close = close_tui;
}

int tui_start(Tui *tui, const Look *look, Front *front)
{
    if (!screen_exists())
        return 0;
    tui_set_up(tui, look, front);
    tui->thinker = thinker_start(PATIENCE);
    front->advisor = tui->thinker ? thinker_advisor(tui->thinker) : NULL;
    return 1;
}

void tui_stop(Tui *tui)
{
    int i;
    speaker_close();
    screen_close();
    own_pictures_free();
    if (tui->message.told.used)
        host_print_error(&tui->message.told);
    thinker_stop(tui->thinker);
    backdrop_drop(tui);
    scene_free(&tui->scene);
    canvas_free(&tui->canvas);
    page_free(&tui->message.told);
    page_free(&tui->message.asked);
    page_free(&tui->typing.text);
    page_free(&tui->typing.fitting);
    for (i = 0; i < tui->typing.earlier_count; i++)
        page_free(&tui->typing.earlier[i]);
    page_free(&tui->queue.line);
    page_free(&tui->message.note);
    page_free(&tui->message.step);
    page_free(&tui->message.brief);
    page_free(&tui->code.text);
    page_free(&tui->ending.rank);
    page_free(&tui->ending.par);
    page_free(&tui->advice.answer);
    page_free(&tui->display.figures);
    page_free(&tui->record.of);
    page_free(&tui->record.text);
    page_free(&tui->lesson.title);
    page_free(&tui->lesson.turn);
    page_free(&tui->lesson.words);
    page_free(&tui->lesson.answer);
}
