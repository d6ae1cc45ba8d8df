/* SPDX-License-Identifier: MIT */
/* Quadrille for systems with C and line input: a TSO terminal, or punched
   cards and a printer. It uses only the C library of 1989. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "front/mainframe/paper.h"
#include "front/mainframe/proof.h"

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

static void find_seed(u8 *seed, char *today)
{
    const time_t now = time(NULL);
    const struct tm *date = localtime(&now);
    memcpy(seed, &now, sizeof now < SEED_SIZE ? sizeof now : SEED_SIZE);
    today[0] = '\0';
    if (date)
        strftime(today, DATE_SIZE, "%Y-%m-%d", date);
}

static u8 tell_proof(const Host *host, const char *line, u16 length)
{
    char answer[DIGEST_DIGITS];
    Reader words;
    Writer writer;
    reader_start(&words, line, length);
    writer_start(&writer, answer, sizeof answer);
    if (!obey_proof(host, &words, &writer))
        return 0;
    print_line(NULL, answer, (u8)writer.used);
    return 1;
}

static void obey_line(Desk *desk, const char *line)
{
    const u16 length = (u16)strcspn(line, "\n");
    static Panel panel;
    Paper paper;
    if (tell_proof(&desk->host, line, length))
        return;
    obey_typed(desk, line, length);
    paper.own = NULL;
    paper.print = print_line;
    if (!desk->left)
        print_desk(desk, &panel, &paper);
}

int main(void)
{
    static Desk desk;
    char line[LINE_LENGTH];
    char today[DATE_SIZE];
    u8 seed[SEED_SIZE] = {0};
    Terminal terminal;
    Host host;
    host.context = NULL;
    host.resize = resize;
    find_seed(seed, today);
    choose_model(&terminal, 2, 0);
    open_desk(&desk, &host, &terminal, seed, today);
    strcpy(line, "\n");
    do
        obey_line(&desk, line);
    while (!desk.left && fgets(line, sizeof line, stdin));
    close_desk(&desk);
    return 0;
}
