/* SPDX-License-Identifier: MIT */
/* Quadrille for MVS 3.8j, without a C compiler or library there. In TSO it
   fills a 3270's screen, or prints lines if the parameter is LINES; in a job
   it reads SYSIN and prints SYSPRINT. */
#include "front/mainframe/arena.h"
#include "front/mainframe/paper.h"
#include "system.h"

enum {
    RECORD_LENGTH = 256,
    ESCAPE = 0x27,
    PLAIN_ROWS = 24,
    MOST_SAVED = 65536 /* the longest saved game that can be read */
};

/* All memory of the program besides its stack. */
typedef struct TsoDesk {
    Desk desk;
    Panel panel;
    u8 stream[PANEL_STREAM + 2];
    u8 record[RECORD_LENGTH];
    u8 lines;
} TsoDesk;

/* ------------------------------------------------------------------ saves */

/* A DD name, in capitals and padded; SAVE if none is typed. */
static u8 read_name(Reader *name, char *dd)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    u8 used = 0;
    u8 nth;
    if (reader_at_end(name))
        reader_start(name, "save", 4);
    for (; !reader_at_end(name) && !text_is_space(*name->at); name->at++) {
        nth = text_letter_of(*name->at);
        if (used == SYSTEM_NAME ||
            (nth == NOT_FOUND && text_digit_of(*name->at) == NOT_FOUND))
            return 0;
        dd[used++] = nth == NOT_FOUND ? *name->at : letters[nth];
    }
    while (used < SYSTEM_NAME)
        dd[used++] = ' ';
    return 1;
}

/* Writes each line of the text as a record. */
static u8 write_dataset(Reader *name, const char *text, u32 length)
{
    const char *const end = text + length;
    char dd[SYSTEM_NAME];
    char record[SYSTEM_RECORD];
    u8 used;
    if (!read_name(name, dd) || !system_open_game(dd, 1))
        return 0;
    for (; text < end; text++) {
        for (used = 0; text < end && *text != '\n'; text++)
            if (used < SYSTEM_RECORD)
                record[used++] = *text;
        while (used < SYSTEM_RECORD)
            record[used++] = ' ';
        system_put_record(record);
    }
    system_close_game();
    return 1;
}

static u16 without_blanks(const char *line, u32 length)
{
    while (length && line[length - 1] == ' ')
        length--;
    return (u16)length;
}

/* Reads as many records as a saved game can have, if there is memory. */
static char *read_dataset(const Host *host, Reader *name, u32 *length)
{
    char dd[SYSTEM_NAME];
    char record[SYSTEM_RECORD];
    char *text;
    u16 used, i;
    *length = 0;
    if (!read_name(name, dd) || !system_open_game(dd, 0))
        return NULL;
    text = host->resize(host->context, NULL, MOST_SAVED);
    while (text && *length + SYSTEM_RECORD < MOST_SAVED &&
           system_get_record(record)) {
        used = without_blanks(record, SYSTEM_RECORD);
        for (i = 0; i < used; i++)
            text[(*length)++] = record[i];
        text[(*length)++] = '\n';
    }
    system_close_game();
    return text;
}

static const GameKeeper keeper = {
    desk_save_by_name, desk_load_by_name, write_dataset, read_dataset,
    N_("No dataset is allocated to that DD name: allocate one first")};

/* ---------------------------------------------------------------- lines */

static void print_line(void *own, const char *text, u8 length)
{
    (void)own;
    if (length)
        system_put_line(text, length);
    else
        system_put_line(" ", 1);
}

static void play_lines(TsoDesk *player)
{
    char line[SYSTEM_RECORD];
    Paper paper;
    u32 length = 0;
    paper_start(&paper, print_line, NULL);
    do {
        paper_obey(&player->desk, &player->panel, &paper, line,
                   without_blanks(line, length));
        if (!player->desk.left)
            length = system_get_line(line);
    } while (!player->desk.left && length != SYSTEM_END);
}

/* -------------------------------------------------------------- screens */

/* TSO wants an escape, and the commands of remote terminals: Erase/Write, or
   Erase/Write Alternate for screens of other sizes. */
static void show(TsoDesk *player)
{
    const u8 rows = player->desk.terminal.rows;
    desk_draw(&player->desk, &player->panel);
    player->stream[0] = ESCAPE;
    player->stream[1] = rows == PLAIN_ROWS ? 0xF5 : 0x7E;
    system_put_screen(player->stream,
                      panel_write(&player->panel, player->stream + 2) + 2UL);
}

static void play_screens(TsoDesk *player)
{
    PanelInput answer;
    u32 length;
    system_screen_mode(1);
    do {
        show(player);
        length = system_get_screen(player->record, RECORD_LENGTH);
        if (length == SYSTEM_END)
            break;
        panel_input_read(&answer, player->record, (u16)length);
        desk_obey_input(&player->desk, &player->panel, &answer);
    } while (!player->desk.left);
    system_screen_mode(0);
}

/* ---------------------------------------------------------------- start */

static void tell_day(char *day)
{
    TodClock clock;
    system_read_clock(&clock);
    tod_clock_day(&clock, day);
}

static void read_parameter(const SystemStart *start, TsoDesk *player,
                           Terminal *terminal)
{
    Reader reader;
    u32 length = (u32)(start->parameter[0] << 8 | start->parameter[1]);
    reader_start(&reader, (const char *)start->parameter + 2, length);
    player->lines = (u8)(!start->is_tso || !start->rows);
    terminal->rows = 24;
    terminal->columns = 80;
    terminal->extended = 1;
    if (start->rows >= 24 && start->columns >= 80 && start->rows <= 255 &&
        start->columns <= 255 && start->rows * start->columns <= PANEL_CELLS) {
        terminal->rows = (u8)start->rows;
        terminal->columns = (u8)start->columns;
    }
    for (; !reader_at_end(&reader); reader_skip_space(&reader))
        if (reader_take_word(&reader, "lines"))
            player->lines = 1;
        else if (reader_take_word(&reader, "mono"))
            terminal->extended = 0;
        else
            reader.at++;
}

void system_play(const SystemStart *start)
{
    TsoDesk *player = start->memory;
    const u32 own = (u32)(sizeof(TsoDesk) + 7) & ~7UL;
    u8 seed[SEED_SIZE];
    Terminal terminal;
    TodClock clock;
    Host host;
    arena_open(&host, (u8 *)start->memory + own, start->size - own);
    system_read_clock(&clock);
    bytes_copy(seed, &clock, SEED_SIZE);
    read_parameter(start, player, &terminal);
    desk_open(&player->desk, &host, &terminal, seed, tell_day);
    player->desk.keeper = &keeper;
    if (player->lines)
        play_lines(player);
    else
        play_screens(player);
    desk_close(&player->desk);
}
