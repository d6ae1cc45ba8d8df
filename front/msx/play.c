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
    board_show_message(words, (u8)text_length(words));
}

static void say_with(const char *words, u8 saying)
{
    char text[MOST_WORDS];
    Writer writer;
    writer_start(&writer, text, sizeof text);
    writer_text(&writer, words);
    msx_desk_say(saying, &writer);
    board_show_message(
        text, (u8)(writer.used < MOST_WORDS ? writer.used : MOST_WORDS));
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
            writer_number(&writer, msx_desk_score());
        else
            writer_char(&writer, *words);
    writer_text(&writer, N_(" Press a key for the code"));
    board_show_message(text, (u8)writer.used);
}

static void say_status(Status status)
{
    static const char *const words[] = {
        NULL, N_("YOU WON! Press a key for the code"),
        N_("No moves left: BS undoes"),
        N_("GAME OVER. Press a key for the code")};
    if (status == WON && view->won)
        say_won();
    else if (status == STUCK && view->stuck)
        say(view->stuck);
    else if (words[status])
        say(words[status]);
}

/* ------------------------------------------------------------ after intents
 */

/* At the end of a game, shows the code and then the board again. */
static void follow_status(void)
{
    Status status = msx_desk_status();
    say_status(status);
    if (status != WON && status != LOST)
        return;
    sound_play(TUNE_WON);
    msx_keys_next();
    pages_show_code(view);
    board_draw();
    say(N_("again, new, menu or undo?"));
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
        sound_play(TUNE_NO);
        return;
    }
    if (!reason && desk.reply.moved)
        board_animate();
    board_draw();
    if (!reason)
        msx_disk_save();
    if (reason) {
        sound_play(TUNE_NO);
        say_with("", SAY_REASON);
        return;
    }
    if (!desk.reply.moved) {
        sound_play(TUNE_TAKE);
        return;
    }
    sound_play(cleared_anything() ? TUNE_CLEAR : TUNE_MOVE);
    follow_status();
}

/* ---------------------------------------------------------------- intents */

/* Undo may have to replay the game up to there, which takes seconds. */
static u8 undo(void)
{
    if (view->undoing)
        say(view->undoing);
    desk.reply.moved = 0;
    follow(msx_desk_undo());
    return GO_ON;
}

static u8 redo(void)
{
    follow(msx_desk_do(INTENT_REDO));
    return GO_ON;
}

static u8 again(void)
{
    u8 reason = msx_desk_do(INTENT_RESTART);
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
    say(N_("Thinking..."));
    if (msx_desk_do(INTENT_HINT))
        say_with("", SAY_REASON);
    else
        say_with(N_("Hint: "), SAY_MOVE);
    return GO_ON;
}

static u8 code(void)
{
    pages_show_code(view);
    board_draw();
    return GO_ON;
}

static u8 ask_help(void)
{
    pages_show_help(view);
    board_draw();
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
    say(N_("Quit this game? y or n"));
    if (text_letter_of((char)msx_keys_next()) == text_letter_of('y'))
        return LEAVE;
    board_hide_message();
    return GO_ON;
}

static u8 touch(void)
{
    u8 spot = board_pointed_spot();
    if (spot != NO_SPOT)
        follow(msx_desk_touch(spot));
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
    board_hide_message();
    reader_start(&reader, line.text, count);
    if (msx_disk_obey(&reader))
        return GO_ON;
    for (; command->word; command++)
        if (reader_take_word(&reader, command->word) && reader_at_end(&reader))
            return command->act();
        else
            reader.at = reader.start;
    follow(msx_desk_play(&reader));
    return GO_ON;
}

static u8 obey_key(u8 key)
{
    if (key >= KEY_RIGHT && key <= KEY_DOWN) {
        board_move_cursor(key);
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
    u8 key = msx_keys_next();
    if (key == KEY_RETURN && line.count)
        return obey_line();
    if (key == '?' && !line.count)
        return ask_help();
    if (!msx_keys_type(&line, key)) {
        board_hide_message();
        return obey_key(key);
    }
    board_hide_message();
    if (line.count)
        msx_keys_show_line(&line, view->prompt);
    return GO_ON;
}

u8 play_game(const View *of)
{
    u8 outcome;
    view = of;
    line.count = 0;
    board_open(view);
    board_draw();
    msx_disk_save();
    do
        outcome = take_key();
    while (outcome == GO_ON);
    board_close();
    return outcome == DEAL_AGAIN;
}
