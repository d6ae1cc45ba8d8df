/* SPDX-License-Identifier: MIT */
/* Quadrille for MVS 3.8j, without a C compiler or library there. In TSO it
   fills a 3270's screen, or prints lines if the parameter is LINES; in a job
   it reads SYSIN and prints SYSPRINT. */
#include "front/mainframe/arena.h"
#include "front/mainframe/paper.h"
#include "system.h"

enum { RECORD_LENGTH = 256, ESCAPE = 0x27, PLAIN_ROWS = 24 };

/* All memory of the program besides its stack. */
typedef struct Player {
    Desk desk;
    Panel panel;
    u8 stream[PANEL_STREAM + 2];
    u8 record[RECORD_LENGTH];
    u8 lines;
} Player;

/* ---------------------------------------------------------------- lines */

static void print_line(void *own, const char *text, u8 length)
{
    (void)own;
    if (length)
        system_put_line(text, length);
    else
        system_put_line(" ", 1);
}

static u16 without_blanks(const char *line, u32 length)
{
    while (length && line[length - 1] == ' ')
        length--;
    return (u16)length;
}

static void play_lines(Player *player)
{
    char line[SYSTEM_RECORD];
    Paper paper;
    u32 length = 0;
    paper_start(&paper, print_line, NULL);
    do {
        obey_line(&player->desk, &player->panel, &paper, line,
                  without_blanks(line, length));
        if (!player->desk.left)
            length = system_get_line(line);
    } while (!player->desk.left && length != SYSTEM_END);
}

/* -------------------------------------------------------------- screens */

/* TSO wants an escape, and the commands of remote terminals: Erase/Write, or
   Erase/Write Alternate for screens of other sizes. */
static void show(Player *player)
{
    const u8 rows = player->desk.terminal.rows;
    draw_desk(&player->desk, &player->panel);
    player->stream[0] = ESCAPE;
    player->stream[1] = rows == PLAIN_ROWS ? 0xF5 : 0x7E;
    system_put_screen(player->stream,
                      write_panel(&player->panel, player->stream + 2) + 2UL);
}

static void play_screens(Player *player)
{
    PanelInput answer;
    u32 length;
    system_screen_mode(1);
    do {
        show(player);
        length = system_get_screen(player->record, RECORD_LENGTH);
        if (length == SYSTEM_END)
            break;
        read_answer(&answer, player->record, (u16)length);
        obey_answer(&player->desk, &player->panel, &answer);
    } while (!player->desk.left);
    system_screen_mode(0);
}

/* ---------------------------------------------------------------- start */

static void read_parameter(const SystemStart *start, Player *player,
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
    Player *player = start->memory;
    const u32 own = (u32)(sizeof(Player) + 7) & ~7UL;
    char today[DATE_SIZE];
    u8 seed[SEED_SIZE];
    Terminal terminal;
    TodClock clock;
    Host host;
    arena_open(&host, (u8 *)start->memory + own, start->size - own);
    system_read_clock(&clock);
    read_clock(&clock, seed, today);
    read_parameter(start, player, &terminal);
    open_desk(&player->desk, &host, &terminal, seed, today);
    if (player->lines)
        play_lines(player);
    else
        play_screens(player);
    close_desk(&player->desk);
}
