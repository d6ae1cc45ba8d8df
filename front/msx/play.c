/* SPDX-License-Identifier: MIT */
/* The main loop of one game: it reads keys, sends intents to the desk, and
   shows the messages that follow. */
#include "play.h"

#include "board.h"
#include "msx_disk.h"
#include "pages.h"
#include "sound.h"

enum { MOST_WORDS = 128 };

/* What the main loop does after a key or a command. */
typedef enum LoopOutcome { GO_ON, LEAVE, DEAL_AGAIN } LoopOutcome;

static const View *view;
static Line line;

/* -------------------------------------------------------------- messages */

static void say(const char *words)
{
    show_message(words, (u8)text_length(words));
}

static void say_with(const char *words, u8 saying)
{
    char text[MOST_WORDS];
    Writer writer;
    writer_start(&writer, text, sizeof text);
    writer_text(&writer, words);
    say_at_desk(saying, &writer);
    show_message(text,
                 (u8)(writer.used < MOST_WORDS ? writer.used : MOST_WORDS));
}

/* Says the author's sentence at the end of a game. */
static void say_won(void)
{
    char text[MOST_WORDS];
    Writer writer;
    const char *words = view->won;
    writer_start(&writer, text, sizeof text);
    for (; *words; words++)
        if (*words == '#')
            writer_number(&writer, score_at_desk());
        else
            writer_char(&writer, *words);
    writer_text(&writer, _(" Press a key for the code"));
    show_message(text, (u8)writer.used);
}

static void say_status(Status status)
{
    static const char *const words[] = {
        NULL, _("YOU WON! Press a key for the code"),
        _("No moves left: BS undoes"),
        _("GAME OVER. Press a key for the code")};
    if (status == WON && view->won)
        say_won();
    else if (status == STUCK && view->stuck)
        say(view->stuck);
    else if (words[status])
        say(words[status]);
}

/* ------------------------------------------------------------ after wishes */

/* At the end of a game, shows the code and then the board again. */
static void follow_status(void)
{
    Status status = status_at_desk();
    say_status(status);
    if (status != WON && status != LOST)
        return;
    play_tune(TUNE_WON);
    next_key();
    show_code(view);
    draw_board();
    say(_("again, new, menu or undo?"));
}

static u8 cleared_anything(void)
{
    u16 i;
    for (i = 0; i < desk.reply.trace.count; i++)
        if (desk.events[i].what == CLEARED || desk.events[i].what == FLEW)
            return 1;
    return 0;
}

static void follow(u8 reason)
{
    if (reason == TOUCHED_NOTHING) {
        play_tune(TUNE_NO);
        return;
    }
    if (!reason && desk.reply.moved)
        animate();
    draw_board();
    if (!reason)
        disk_keep();
    if (reason) {
        play_tune(TUNE_NO);
        say_with("", SAY_REASON);
        return;
    }
    if (!desk.reply.moved) {
        play_tune(TUNE_TAKE);
        return;
    }
    play_tune(cleared_anything() ? TUNE_CLEAR : TUNE_MOVE);
    follow_status();
}

/* ---------------------------------------------------------------- wishes */

/* Undo may have to replay the game up to there, which takes seconds. */
static u8 undo(void)
{
    if (view->undoing)
        say(view->undoing);
    desk.reply.moved = 0;
    follow(undo_at_desk());
    return GO_ON;
}

static u8 redo(void)
{
    follow(wish_at_desk(WISH_REDO));
    return GO_ON;
}

static u8 again(void)
{
    u8 reason = wish_at_desk(WISH_AGAIN);
    desk.reply.moved = 0;
    follow(reason);
    return GO_ON;
}

static u8 hint(void)
{
    if (view->no_hint) {
        say(view->no_hint);
        return GO_ON;
    }
    say(_("Thinking..."));
    if (wish_at_desk(WISH_HINT))
        say_with("", SAY_REASON);
    else
        say_with(_("Hint: "), SAY_MOVE);
    return GO_ON;
}

static u8 code(void)
{
    show_code(view);
    draw_board();
    return GO_ON;
}

static u8 ask_help(void)
{
    show_help(view);
    draw_board();
    return GO_ON;
}

static u8 deal_again(void)
{
    return DEAL_AGAIN;
}

static u8 leave(void)
{
    return LEAVE;
}

static u8 confirm_leaving(void)
{
    say(_("Quit this game? y or n"));
    if (text_letter_of((char)next_key()) == text_letter_of('y'))
        return LEAVE;
    hide_message();
    return GO_ON;
}

static u8 touch(void)
{
    u8 spot = pointed_spot();
    if (spot != NO_SPOT)
        follow(touch_at_desk(spot));
    return GO_ON;
}

/* ----------------------------------------------------------------- input */

typedef struct TypedCommand {
    const char *word;
    u8 (*act)(void);
} TypedCommand;

static const TypedCommand commands[] = {
    {"undo", undo},  {"redo", redo},     {"hint", hint},      {"again", again},
    {"code", code},  {"help", ask_help}, {"new", deal_again}, {"menu", leave},
    {"quit", leave}, {"h", ask_help},    {"q", leave},        {NULL, NULL}};

static u8 obey_line(void)
{
    const TypedCommand *command = commands;
    Reader reader;
    u8 count = line.count;
    line.count = 0;
    hide_message();
    reader_start(&reader, line.text, count);
    if (disk_obey(&reader))
        return GO_ON;
    for (; command->word; command++)
        if (reader_take_word(&reader, command->word) && reader_at_end(&reader))
            return command->act();
        else
            reader.at = reader.start;
    follow(play_at_desk(&reader));
    return GO_ON;
}

static u8 obey_key(u8 key)
{
    if (key >= KEY_RIGHT && key <= KEY_DOWN) {
        move_cursor(key);
        return GO_ON;
    }
    switch (key) {
    case KEY_RETURN:
    case ' ':
        return touch();
    case KEY_BACK:
        return undo();
    case KEY_TAB:
        return hint();
    case KEY_ESCAPE:
        return confirm_leaving();
    default:
        return GO_ON;
    }
}

static u8 take_key(void)
{
    u8 key = next_key();
    if (key == KEY_RETURN && line.count)
        return obey_line();
    if (key == '?' && !line.count)
        return ask_help();
    if (!type_key(&line, key)) {
        hide_message();
        return obey_key(key);
    }
    hide_message();
    if (line.count)
        show_line(&line, view->prompt);
    return GO_ON;
}

u8 play_game(const View *of)
{
    u8 outcome;
    view = of;
    line.count = 0;
    open_board(view);
    draw_board();
    disk_keep();
    do
        outcome = take_key();
    while (outcome == GO_ON);
    close_board();
    return outcome == DEAL_AGAIN;
}
