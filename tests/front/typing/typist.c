/* SPDX-License-Identifier: MIT */
/* Types at a fake screen, and reads what the game says. */
#include "typist.h"

#include "front/tui/game/questions.h"
#include "front/tui/sound/speaker.h"
#include "front/tui/terminal/input.h"
#include "rules/games.h"
#include "tests/front/fake_screen.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ------------------------------------------------------- the fake terminal */

struct Fake fake;
static Tui tui;

/* FNV-1a */
static uint64_t digest_of(const void *bytes, size_t length)
{
    const unsigned char *byte = bytes;
    uint64_t digest = 0xcbf29ce484222325;
    while (length--)
        digest = (digest ^ *byte++) * 0x100000001b3;
    return digest;
}

static void await_thinker(void)
{
    while (thinker_is_busy(tui.thinker))
        sched_yield();
}

/* A job for the thread while the front end waits for it. If fake.late, it
   lasts until the front end draws, and then ends before a key is read. */
static struct LateJob {
    void (*work)(void *context);
    void *context;
    _Atomic int drawn;
} job;

static void work_late(void *own)
{
    (void)own;
    while (!job.drawn)
        sched_yield();
    job.work(job.context);
}

int __real_thinking_run(void *own, void (*work)(void *context), void *context);
int __wrap_thinking_run(void *own, void (*work)(void *context), void *context);

int __wrap_thinking_run(void *own, void (*work)(void *context), void *context)
{
    int done;
    job.work = work;
    job.context = context;
    job.drawn = 0;
    done = __real_thinking_run(own, fake.late ? work_late : work, context);
    job.work = NULL;
    return done;
}

void page_painted(const Canvas *canvas, const Look *look)
{
    (void)look;
    if (fake.late && job.work) {
        job.drawn = 1;
        await_thinker();
    }
    if (fake.watch)
        fake.watch(canvas);
    if (fake.over)
        return;
    fake.screen.used = 0;
    canvas_page(&fake.screen, canvas);
    fake.digest =
        digest_of(canvas->cells,
                  sizeof(Cell) * (size_t)(canvas->width * canvas->height));
}

static void count_ring(const Look *look)
{
    fake.rings += look->rings;
}

int __wrap_speaker_exists(void);
void __wrap_speaker_play(SoundMaterial material, SoundEvent event, u32 nth);

int __wrap_speaker_exists(void)
{
    return fake.has_speaker;
}

void __wrap_speaker_play(SoundMaterial material, SoundEvent event, u32 nth)
{
    static const char *const materials[] = {"wood", "bone", "felt", "glass"};
    static const char *const events[] = {"held",    "moved", "cleared",
                                         "refused", "won",   "lost"};
    (void)nth;
    page_format(&fake.heard, "%s %s;", materials[material], events[event]);
}

static void page_window_title(const char *words)
{
    fake.title.used = 0;
    page_text(&fake.title, words ? words : "none");
}

static void page_copied(const char *words)
{
    fake.copied.used = 0;
    page_text(&fake.copied, words);
}

const char *input_pasted(void)
{
    return fake.paste;
}

/* Time passes only where a script says so. */
int clock_gettime(clockid_t clock, struct timespec *time)
{
    (void)clock;
    *time = (struct timespec){1000 + fake.seconds, 0};
    return 0;
}

/* Moves the mouse to the words on the screen. */
static void point(Key *key, const char *words)
{
    const char *at = fake.screen.text;
    const char *found = strstr(at, words);
    assert_non_null(found);
    key->x = key->y = 0;
    for (; at < found; at++) {
        key->x = *at == '\n' ? 0 : key->x + ((*at & 0xc0) != 0x80);
        key->y += *at == '\n';
    }
}

static void press_key(Key *key)
{
    switch (key->code) {
    case SIZED:
        key->code = KEY_SIZE;
        break;
    case ASKED:
        thinker_send_question(tui.thinker, tui.scene.session,
                              question_explain);
        key->code = KEY_ROUSED;
        break;
    case THOUGHT:
        await_thinker();
        key->code = KEY_ROUSED;
        break;
    case MINUTE:
        fake.seconds += 60;
        key->code = KEY_ROUSED;
        break;
    case MOUSE_DOWN:
        point(key, fake.from);
        key->code = KEY_PRESSED;
        break;
    case MOUSE_UP:
        point(key, fake.to);
        key->code = KEY_RELEASED;
        break;
    default:
        break;
    }
}

void input_await(Key *key, int milliseconds)
{
    static const int codes[] = {
        0,           KEY_GO_LEFT, KEY_GO_RIGHT, KEY_GO_UP,
        KEY_GO_DOWN, KEY_PASTED,  KEY_WHEEL_UP, KEY_NOTHING};
    static const int named[] = {KEY_GO_HOME,  KEY_GO_END,   CONTROL('p'),
                                CONTROL('r'), CONTROL('s'), KEY_FOR_HELP,
                                KEY_DELETE,   KEY_LEARN};
    fake.patience = milliseconds;
    if (*fake.keys == EAGER) {
        fake.keys++;
    } else if (tui.thinker && job.work) { /* even if it is just done */
        await_thinker();
        *key = (Key){KEY_ROUSED, -1, -1};
        return;
    }
    *key = (Key){KEY_ENDED, -1, -1};
    fake.over = !*fake.keys;
    if (fake.over)
        return;
    key->code = (unsigned char)*fake.keys++;
    if (key->code == BACK)
        key->code = KEY_RUBOUT;
    else if (key->code <= PAUSE)
        key->code = codes[key->code];
    if (key->code >= FIRST_NAMED && key->code <= LAST_NAMED)
        key->code = named[key->code - FIRST_NAMED];
    else
        press_key(key);
}

/* ----------------------------------------------------------------- playing */

void deal_typing(Session *session, const Typing *typing)
{
    Choice choice;
    Fault fault;
    Reader reader;
    choice_start(&choice, games_find(typing->game));
    reader_start(&reader, typing->words, (u32)strlen(typing->words));
    assert_int_equal(choice_set_words(&choice, &reader, &fault), FINE);
    if (typing->board)
        assert_int_equal(
            session_start_board(session, choice.game, choice.variant,
                                choice.seed, typing->board,
                                (u32)strlen(typing->board), &fault),
            FINE);
    else
        assert_int_equal(session_deal(session, choice.game, choice.variant,
                                      choice.seed, &fault),
                         FINE);
}

static void page_moves(Page *page, const Session *session)
{
    u8 position[MOST_POSITION];
    Session view;
    u32 i;
    page_put(page, "", 0);
    for (i = 0; i < session->at; i++) {
        session_view(&view, session, i, position);
        page_text(page, i ? ";" : "");
        page_move(page, &view, session->moves[i]);
    }
}

static void assert_seen(const Typing *typing)
{
    const int absent = typing->says && *typing->says == '!';
    const char *words = typing->says ? typing->says + absent : "";
    if ((strstr(fake.screen.text, words) != NULL) == absent)
        fail_msg("%s after \"%s\": %s\"%s\" in\n%s", typing->game,
                 typing->keys, absent ? "" : "no ", words, fake.screen.text);
}

void play_typing(const Typing *typing, Session *session)
{
    Look look = fake.look;
    Front front;
    fake_screen = (FakeScreen){.terminal.colours = 256,
                               .width = 132,
                               .height = 43,
                               .paint = page_painted,
                               .ring = count_ring,
                               .title = page_window_title,
                               .copy = page_copied};
    look.still = !fake.moves;
    fake.keys = typing->keys;
    fake.over = 0;
    tui_set_up(&tui, &look, &front);
    if (fake.thinks) {
        tui.thinker = thinker_start(PATIENCE);
        front.advisor = thinker_advisor(tui.thinker);
    }
    session_open(session, &malloc_host);
    deal_typing(session, typing);
    tui.autosave = fake.autosave;
    tui.store = fake.autosave ? fake.autosave->store : NULL;
    table_play(session, &front, fake.autosave);
    tui_stop(&tui);
}

void check_typing(const Typing *typing)
{
    Page moves = PAGE_EMPTY;
    Session session;
    play_typing(typing, &session);
    page_moves(&moves, &session);
    if (typing->moves && strcmp(moves.text, typing->moves) != 0)
        fail_msg("%s: \"%s\" was played as \"%s\", not \"%s\"\n%s",
                 typing->game, typing->keys, moves.text, typing->moves,
                 fake.screen.text);
    assert_seen(typing);
    page_free(&moves);
    session_close(&session);
}
