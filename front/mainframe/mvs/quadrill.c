/* SPDX-License-Identifier: MIT */
/* Quadrille for systems with C and line input: a TSO terminal, or punched
   cards and a printer. It uses only the C library of 1989. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "front/mainframe/paper.h"

enum { LINE_LENGTH = 256 };

static void *resize(void *context, void *memory, u32 size)
{
    (void)context;
    if (size)
        return memory ? realloc(memory, size) : malloc(size);
    free(memory);
    return NULL;
}

static void print_line(void *own, const char *text, u8 length)
{
    (void)own;
    printf("%.*s\n", (int)length, text);
}

static void tell_day(char *day)
{
    const time_t now = time(NULL);
    const struct tm *date = localtime(&now);
    day[0] = '\0';
    if (date)
        strftime(day, DATE_SIZE, "%Y-%m-%d", date);
}

static void find_seed(u8 *seed)
{
    const time_t now = time(NULL);
    memcpy(seed, &now, sizeof now < SEED_SIZE ? sizeof now : SEED_SIZE);
}

int main(void)
{
    static Desk desk;
    static Panel panel;
    Paper paper;
    char line[LINE_LENGTH];
    u8 seed[SEED_SIZE] = {0};
    Terminal terminal;
    Host host;
    host.context = NULL;
    host.resize = resize;
    find_seed(seed);
    terminal_choose_model(&terminal, 2, 0);
    desk_open(&desk, &host, &terminal, seed, tell_day);
    paper_start(&paper, print_line, NULL);
    strcpy(line, "\n");
    do
        paper_obey(&desk, &panel, &paper, line, (u16)strcspn(line, "\n"));
    while (!desk.left && fgets(line, sizeof line, stdin));
    desk_close(&desk);
    return 0;
}
