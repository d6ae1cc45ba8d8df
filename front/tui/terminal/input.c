/* SPDX-License-Identifier: MIT */
/* ncurses recognises a key only if the rest of its sequence comes right after
   the escape. Late or unknown sequences are read here, so that an arrow key
   split by a slow line is not an Escape followed by letters. To learn whether
   an escape stands alone, the terminal is asked a question: its answer comes
   after everything else it has sent. So Escape is quick on a quick line, and
   waits on a slow one. The answers to the questions of abilities.h arrive
   here, too, in the middle of keys. */
#include "input.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <time.h>
#include <unistd.h>

#include "abilities.h"
#include "escape.h"
#include "host/posix/signals.h"
#include "host/utf8.h"
#include "mouse_input.h"
#include "screen.h"

enum {
    LONGEST = 1000,       /* milliseconds for what may follow an escape, */
    WITHOUT_ANSWER = 100, /* from a terminal that doesn't answer, */
    LATE = 2000,          /* and after it was taken to stand alone */
    MOST_PASTED = 4000,
    /* This many characters at once can't have been typed: they are pasted
       text that the terminal didn't mark. */
    FLOOD = 64,
    MOST_QUEUED = 2 * FLOOD
};

/* Keys are read from a pad, which is never shown. Reading from the screen's
   own window would make ncurses draw it. */
static WINDOW *keys;
static Decoder decoder;
static long long sign_came;    /* of a sequence or of pasted text */
static long long escaped = -1; /* when an escape was taken alone */
static int told_escape;        /* the sequence's escape was such a one */
static int asked;              /* the terminal is to answer */
static int is_silent;          /* and doesn't */
static int pastes;
static char pasted[MOST_PASTED + 1];
static int pasted_length;
static unsigned long signs; /* that were read */
static int awaits_answers;  /* to the questions of input_query, */
static long long queried;   /* which were sent then */
/* Keys that have arrived, and how many of the last ones were signs. */
static struct {
    Key keys[MOST_QUEUED];
    int first, count;
    int signs;
} queue;

static long long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* ------------------------------------------------------------ the terminal */

/* A terminal that moves its cursor with an ANSI sequence understands the other
   sequences too. */
static int knows_sequences(void)
{
    return cursor_address && strncmp(cursor_address, "\033[", 2) == 0 &&
           isatty(STDOUT_FILENO);
}

void input_listen(void)
{
    if (!keys)
        keys = newpad(1, 1);
    keypad(keys, TRUE);
    nodelay(keys, TRUE);
    mouse_input_listen();
    if (knows_sequences()) {
        putp("\033[?2004h");
        fflush(stdout);
    }
    is_silent = !knows_sequences();
    asked = 0;
}

void input_query(const char *questions)
{
    fputs(questions, stdout);
    fflush(stdout);
    awaits_answers = 1;
    queried = milliseconds_now();
}

/* Whether an answer may still come from a terminal that hasn't been silent
   for too long. */
static int is_answering(void)
{
    return (asked && !is_silent) ||
           (awaits_answers && milliseconds_now() - queried < LONGEST);
}

/* Waits for answers that are still on their way, so that the next program does
   not read them. */
void input_ignore(void)
{
    const long long until = milliseconds_now() + LONGEST / 3;
    Key key;
    queue.count = queue.signs = 0;
    mouse_input_ignore();
    if (knows_sequences()) {
        putp("\033[?2004l");
        fflush(stdout);
    }
    while (is_answering() && !signals_alarm() && milliseconds_now() < until)
        input_await(&key, 20);
    awaits_answers = 0;
    delwin(keys);
    keys = NULL;
}

static void ask_terminal(void)
{
    if (!decoder.begun || decoder.length || asked || is_silent)
        return;
    putp(QUESTION);
    fflush(stdout);
    asked = 1;
}

/* ------------------------------------------------------------ pasted text */

static void paste_sign(wint_t sign)
{
    char text[8] = {0};
    const int length = sign < ' ' ? 1 : (int)wctomb(text, (wchar_t)sign);
    if (sign < ' ')
        *text = ' ';
    if (sign == 127 || length < 1 || pasted_length + length > MOST_PASTED)
        return;
    memcpy(pasted + pasted_length, text, (size_t)length);
    pasted_length += length;
}

static int end_paste(Key *key)
{
    pastes = 0;
    pasted[pasted_length] = '\0';
    key->code = KEY_PASTED;
    return 1;
}

static void begin_paste(void)
{
    if (!pastes)
        pasted_length = 0;
    pastes = 1;
}

const char *input_pasted(void)
{
    return pasted;
}

/* ------------------------------------------------------------------ signs */

static int take_escape(Key *key)
{
    if (pastes || told_escape) {
        told_escape = 0;
        return 0;
    }
    escaped = milliseconds_now();
    key->code = ESCAPE;
    return 1;
}

/* Escape and a letter that looked like the beginning of an answer. */
static int take_letter(Key *key)
{
    if (decoder.may_end)
        unget_wch(ESCAPE);
    unget_wch((wchar_t)*decoder.seen);
    decoder.begun = 0;
    return take_escape(key);
}

/* The last answer redraws the screen, however late it comes. */
static int take_report(Key *key)
{
    if (!awaits_answers || !abilities_take(decoder.seen))
        return 0;
    awaits_answers = is_silent = 0;
    key->code = KEY_ROUSED;
    return 1;
}

/* Continues a sequence; returns 1 when it is a complete key. */
static int take_sequence(Key *key, wint_t sign)
{
    switch (escape_decode(&decoder, (unsigned long)sign, key)) {
    case DECODED_KEY:
        return !pastes; /* only its own end ends a paste */
    case DECODED_ANSWER:
        asked = is_silent = 0;
        return 0;
    case DECODED_REPORT:
        return take_report(key);
    case DECODED_PASTE:
        begin_paste();
        return 0;
    case DECODED_PASTED:
        return pastes && end_paste(key);
    case DECODED_ALONE:
        unget_wch((wchar_t)sign);
        return take_escape(key);
    case DECODED_BROKEN:
        unget_wch((wchar_t)sign);
        return 0;
    case DECODED_LETTER:
        unget_wch((wchar_t)sign);
        return take_letter(key);
    case DECODED_ESCAPE:
        escape_begin(&decoder);
        return take_sequence(key, sign);
    default:
        return 0;
    }
}

/* The rest of a sequence whose escape has already been reported as a key. */
static int comes_late(wint_t sign)
{
    const char *begins = is_answering() ? "[O]P_" : "[O";
    const int late = sign < 0x7f && sign && strchr(begins, (int)sign) &&
                     escaped >= 0 && milliseconds_now() - escaped < LATE;
    escaped = -1;
    return late;
}

static int take_sign(Key *key, wint_t sign)
{
    if (decoder.begun)
        return take_sequence(key, sign);
    told_escape = 0;
    if (sign >= 0x80 && utf8_is_control(sign))
        return 0;
    if (sign == ESCAPE) {
        escape_begin(&decoder);
        return 0;
    }
    if (pastes) {
        paste_sign(sign);
        return 0;
    }
    if (comes_late(sign)) {
        told_escape = 1;
        escape_begin(&decoder);
        return take_sequence(key, sign);
    }
    key->code = sign == 127 || sign == 8 ? KEY_RUBOUT
                : sign == '\n'           ? '\r'
                                         : (int)sign;
    return 1;
}

/* ------------------------------------------------- what ncurses understood */

static const struct {
    wint_t from;
    int code;
} codes[] = {{KEY_RESIZE, KEY_SIZE},     {KEY_UP, KEY_GO_UP},
             {KEY_DOWN, KEY_GO_DOWN},    {KEY_LEFT, KEY_GO_LEFT},
             {KEY_RIGHT, KEY_GO_RIGHT},  {KEY_HOME, KEY_GO_HOME},
             {KEY_END, KEY_GO_END},      {KEY_PPAGE, KEY_PAGE_UP},
             {KEY_NPAGE, KEY_PAGE_DOWN}, {KEY_BACKSPACE, KEY_RUBOUT},
             {KEY_F(1), KEY_FOR_HELP},   {KEY_F(2), KEY_LEARN},
             {KEY_BTAB, KEY_BACK_TAB},   {KEY_ENTER, '\r'},
             {KEY_DC, KEY_DELETE}};

/* A key from ncurses ends what is incomplete: an escape before it was a
   key. */
static int take_code(Key *key, wint_t from)
{
    size_t i;
    if (from != KEY_RESIZE && decoder.begun) {
        const int alone = !decoder.length;
        decoder.begun = 0;
        if (alone && !pastes) {
            ungetch((int)from);
            return take_escape(key);
        }
    }
    if (from != KEY_RESIZE && pastes)
        return 0;
    key->code = KEY_NOTHING;
    for (i = 0; i < sizeof codes / sizeof *codes; i++)
        if (codes[i].from == from)
            key->code = codes[i].code;
    if (from == KEY_MOUSE)
        mouse_input_take(key);
    return key->code != KEY_NOTHING;
}

/* Reads on until a key is complete; returns 0 if none has arrived. */
static int read_key(Key *key)
{
    wint_t sign;
    int got;
    key->x = key->y = -1;
    while ((got = wget_wch(keys, &sign)) != ERR) {
        signs++;
        sign_came = milliseconds_now();
        key->x = key->y = -1;
        if ((got == KEY_CODE_YES ? take_code(key, sign)
                                 : take_sign(key, sign)) &&
            !mouse_input_is_dropped(key)) {
            mouse_input_count(key, sign_came);
            return 1;
        }
    }
    return 0;
}

static int is_sign(const Key *key)
{
    return key->code < KEY_NOTHING || key->code == KEY_RUBOUT;
}

/* Turns the last keys into the beginning of a paste. */
static void begin_flood(void)
{
    int i;
    begin_paste();
    queue.count -= FLOOD;
    for (i = 0; i < FLOOD; i++) {
        const Key *key = &queue.keys[queue.first + queue.count + i];
        if (key->code < KEY_NOTHING)
            paste_sign((wint_t)key->code);
    }
    queue.signs = 0;
}

/* Of motions in a row, only the last one counts, so that a slow line is never
   behind the hand. */
static int replaces_last(const Key *key)
{
    return queue.count && mouse_input_is_motion(key) &&
           key[-1].code == key->code;
}

/* Queues all keys that have arrived; a paste has to be taken before the next
   one can be read. */
static void queue_keys(void)
{
    Key *key = queue.keys;
    queue.first = queue.signs = 0;
    for (queue.count = 0; queue.count < MOST_QUEUED && read_key(key);
         key = &queue.keys[queue.count]) {
        if (replaces_last(key)) {
            key[-1] = *key;
            continue;
        }
        queue.signs = is_sign(key) ? queue.signs + 1 : 0;
        queue.count++;
        if (key->code == KEY_PASTED)
            break;
        if (queue.signs == FLOOD)
            begin_flood();
    }
}

/* Returns a key that has already arrived. */
static int take_key(Key *key)
{
    if (!queue.count)
        queue_keys();
    if (!queue.count)
        return 0;
    queue.count--;
    *key = queue.keys[queue.first++];
    return 1;
}

/* ---------------------------------------------------------------- waiting */

static int is_incomplete(void)
{
    return decoder.begun || pastes;
}

static long long patience_until(void)
{
    return sign_came + (is_silent && decoder.begun && !decoder.length
                            ? WITHOUT_ANSWER
                            : LONGEST);
}

/* Stops waiting for the rest of an incomplete sequence. */
static int give_up(Key *key)
{
    const int alone = decoder.begun && !decoder.length;
    if (!is_incomplete() || milliseconds_now() < patience_until())
        return 0;
    is_silent |= asked;
    asked = 0;
    if (escape_may_be_letter(&decoder) && !pastes)
        return take_letter(key);
    decoder.begun = 0;
    if (pastes)
        return end_paste(key);
    return alone && take_escape(key);
}

static int time_left(long long until)
{
    const long long now = milliseconds_now();
    if (is_incomplete() && (until < 0 || patience_until() < until))
        until = patience_until();
    if (until < 0)
        return -1;
    return until < now ? 0 : (int)(until - now);
}

/* At the end of input, poll always reports data, but a read returns none. */
static int has_ended(void)
{
    return signals_alarm() || !isatty(STDIN_FILENO);
}

/* Returns 1 when the wait is over. */
static int wait_once(Key *key, long long until)
{
    const unsigned long before = signs;
    const int woke =
        signals_look_out(1, signals_are_unheeded() ? 0 : time_left(until));
    if (signals_asked_to_suspend()) {
        screen_rest();
        key->code = KEY_SIZE;
        return 1;
    }
    if (signals_has_new_size()) {
        screen_fit();
        screen_paint_again();
        key->code = KEY_SIZE;
        return 1;
    }
    if (signals_alarm() || take_key(key) || give_up(key))
        return 1;
    if (woke & WOKE_BY_INPUT && signs == before)
        key->code = has_ended() ? KEY_ENDED : KEY_NOTHING;
    else if (woke & WOKE_BY_ALARM)
        key->code = KEY_ROUSED;
    else if (until >= 0 && milliseconds_now() >= until)
        key->code = KEY_NOTHING;
    else
        return 0;
    return 1;
}

void input_await(Key *key, int milliseconds)
{
    const long long until =
        milliseconds < 0 ? -1 : milliseconds_now() + milliseconds;
    key->x = key->y = -1;
    key->code = KEY_ENDED;
    if (signals_alarm() || take_key(key) || give_up(key))
        return;
    do
        ask_terminal();
    while (!wait_once(key, until));
}

void input_await_answers(int milliseconds)
{
    const long long until = queried + milliseconds;
    while (awaits_answers && !queue.count && !signals_alarm() &&
           milliseconds_now() < until) {
        signals_look_out(1, time_left(until));
        queue_keys();
    }
    /* There is no frame yet that they could change. */
    if (queue.count && queue.keys[queue.count - 1].code == KEY_ROUSED)
        queue.count--;
}
