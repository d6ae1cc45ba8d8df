/* SPDX-License-Identifier: MIT */
/* Keeps games: as codes to note and type again, or where the system keeps
   them. */
#include "desk.h"
#include "wording/wording.h"

enum {
    CODE_LINE = 70, /* fits the input line of a screen */
    LONG_LINE = 60, /* a shorter line is the last one of a code */
    PREFIX = 4      /* of a code: q1k- */
};

void desk_show_resumed(Desk *desk)
{
    desk_drop_text(desk);
    bytes_fill(desk->ends, NO_SPOT, sizeof desk->ends);
    bytes_fill(desk->fresh, 0, sizeof desk->fresh);
    desk->page = AT_BOARD;
    desk->cursor = NO_PLACE;
    desk_note_words(desk, N_("The game is resumed"));
}

/* ------------------------------------------------------------------ codes */

/* Breaks what was written from "start" on into lines. Each character moves
   behind those that follow it. */
static void break_lines(Writer *writer, u32 start)
{
    const u32 length = writer->used - start;
    char *to;
    u32 i;
    writer->used += (length + CODE_LINE - 1) / CODE_LINE;
    if (writer->used > writer->room)
        return;
    to = writer->text + writer->used;
    for (i = length; i--;) {
        if (i % CODE_LINE == CODE_LINE - 1 || i + 1 == length)
            *--to = '\n';
        *--to = writer->text[start + i];
    }
}

static u8 put_code(const Desk *desk, Writer *writer)
{
    u32 start;
    u8 reason;
    writer_text(
        writer,
        N_("This code holds the whole game. Type it here, line by "
           "line, to resume it.\n"
           "On other machines, write its lines as one word: 'quadrille "
           "verify CODE'\n"
           "checks its score, and 'quadrille "));
    writer_text(writer, desk->session.game->name);
    writer_text(writer, N_(" --load CODE' resumes it.\n\n"));
    start = writer->used;
    reason = session_write_code(&desk->session, writer);
    break_lines(writer, start);
    return reason;
}

void desk_show_code(Desk *desk)
{
    desk->work += 2 * desk->session.at; /* write_text writes it twice */
    desk_open_text(desk, put_code);
}

static void give_back(Desk *desk, void *memory)
{
    if (memory)
        desk->host.resize(desk->host.context, memory, 0);
}

void desk_drop_code(Desk *desk)
{
    if (desk->reading)
        session_code_drop(desk->reading);
    give_back(desk, desk->reading);
    give_back(desk, desk->code);
    desk->reading = NULL;
    desk->code = NULL;
    desk->code_length = 0;
}

static u8 add_to_code(Desk *desk, const char *text, u32 length)
{
    char *code = desk->host.resize(desk->host.context, desk->code,
                                   desk->code_length + length + 1);
    u32 i;
    if (!code)
        return 0;
    for (i = 0; i < length; i++)
        code[desk->code_length + i] = text[i];
    desk->code = code;
    desk->code_length += length;
    return 1;
}

/* A line that is long may be followed by more of the code. */
static void end_line(Desk *desk, u8 reason, const Fault *fault)
{
    give_back(desk, desk->reading);
    desk->reading = NULL;
    if (desk->line_length >= LONG_LINE && reason != FINE &&
        reason != NO_MEMORY && reason != NOT_A_SAVE) {
        desk_note_refusal(desk,
                          N_("Type the next line of this code, or only Enter "
                             "to give up"));
        return;
    }
    desk_drop_code(desk);
    if (reason == FINE)
        desk_show_resumed(desk);
    else if (reason == NO_MEMORY)
        desk_note_reason(desk, NO_MEMORY);
    else if (reason == NOT_A_SAVE)
        desk_note_reason(desk, BAD_CODE);
    else
        desk_note_fault(desk, fault);
}

void desk_replay_code(Desk *desk)
{
    CodeReading *reading = desk->reading;
    const u32 left = reading->left;
    const u32 most = desk->most_replayed ? desk->most_replayed : left;
    Fault fault;
    u8 reason = session_code_play(reading, most, &fault);
    desk->work += left - reading->left;
    if (!reason && reading->left)
        return;
    if (!reason)
        reason = session_code_end(reading, &desk->session, &fault);
    end_line(desk, reason, &fault);
}

static u8 begin_reading(Desk *desk, Fault *fault)
{
    desk->reading =
        desk->host.resize(desk->host.context, NULL, sizeof *desk->reading);
    if (!desk->reading)
        return NO_MEMORY;
    return session_code_begin(desk->reading, &desk->session, desk->code,
                              desk->code_length, fault);
}

static void take_line(Desk *desk, const char *text, u32 length)
{
    Fault fault;
    u8 reason = NO_MEMORY;
    while (length && text_is_space(text[length - 1]))
        length--;
    desk->line_length = length;
    if (add_to_code(desk, text, length))
        reason = begin_reading(desk, &fault);
    if (reason == FINE)
        desk_replay_code(desk);
    else
        end_line(desk, reason, &fault);
}

/* Words with another character for the digit, such as an l for the 1, are
   meant as a code. As a seed they would deal another game. */
static u8 may_be_code(const Reader *words)
{
    return (u8)(words->end - words->at > PREFIX &&
                text_letter_of(words->at[0]) == text_letter_of('q') &&
                text_letter_of(words->at[2]) != NOT_FOUND &&
                words->at[3] == '-');
}

/* A code stands alone or behind a word, as in "kulki q1k-..." */
static u8 find_code(Reader *words)
{
    Reader rest = *words;
    while (!reader_at_end(&rest) && !text_is_space(*rest.at))
        rest.at++;
    reader_skip_space(&rest);
    if (may_be_code(words))
        return 1;
    if (!may_be_code(&rest))
        return 0;
    *words = rest;
    return 1;
}

u8 desk_obey_code(Desk *desk, Reader *words)
{
    if (!desk->code && !find_code(words))
        return 0;
    take_line(desk, words->at, (u32)(words->end - words->at));
    return 1;
}

/* ------------------------------------------------------------------ saves */

void desk_save(Desk *desk, Reader *name)
{
    reader_skip_space(name);
    if (desk->keeper)
        desk->keeper->save(desk, name);
    else
        desk_show_code(desk);
}

void desk_load(Desk *desk, Reader *name)
{
    reader_skip_space(name);
    if (desk->keeper) {
        desk->keeper->load(desk, name);
        return;
    }
    desk_note_refusal(
        desk, N_("Type a code that 'save' has shown, such as q1k-..."));
}
