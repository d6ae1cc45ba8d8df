/* SPDX-License-Identifier: MIT */
/* Runs an MC-10 with a script from standard input:

     simulate ROM KILOBYTES

   A key stays down until the program has looked at the whole keyboard a few
   times, and then up for as long, so no script depends on speed.

     type TEXT      presses a key for each character
     press KEY...   ENTER, SPACE, BREAK, or a character
     until TEXT     runs until the screen shows it
     run SECONDS    of the machine
     idle           runs until the program waits for a key
     screen         prints the screen: characters, then codes
     save FILE      writes the video memory
     busy           prints the longest time, in milliseconds, that passed
                    without a look at the keyboard since the last "busy"
     time           prints the milliseconds since the start
     peek ADDRESS COUNT
                    prints bytes of memory, all in hexadecimal
     stack          prints the lowest address that the stack has reached
     play FILE PERCENT
                    starts the recorder with a tape, at that speed
     record FILE    writes what the program has recorded, and forgets it */
#include <stdlib.h>
#include <string.h>

#include "mc10.h"

enum { LOOKS = 40 /* reads of a row for a key */, SECONDS_TO_WAIT = 200 };

static Mc10 machine;

static _Noreturn void stop(const char *why, const char *what)
{
    printf("stopped: %s %s\n", why, what);
    exit(1);
}

static void step(void)
{
    if (!mc10_step(&machine))
        stop("the program", machine.trouble);
}

/* Runs until the keyboard has been read often enough. */
static void run_looks(void)
{
    const unsigned long long end =
        machine.cpu.cycles + (unsigned long long)MC10_CLOCK * SECONDS_TO_WAIT;
    machine.reads = 0;
    while (machine.reads < LOOKS && machine.cpu.cycles < end)
        step();
    if (machine.reads < LOOKS)
        stop("nothing", "reads the keyboard");
}

/* The program may not have looked since the last key: it did something. */
static void press(int key)
{
    run_looks();
    machine.key = key;
    run_looks();
    machine.key = KEY_NONE;
    run_looks();
}

static int named_key(const char *name)
{
    if (!strcmp(name, "ENTER"))
        return '\n';
    if (!strcmp(name, "SPACE"))
        return ' ';
    if (!strcmp(name, "BREAK"))
        return KEY_BREAK;
    return name[0];
}

static int shows(const char *text)
{
    const int length = (int)strlen(text);
    int at, i;
    for (at = 0; at + length <= MC10_COLUMNS * MC10_ROWS; at++) {
        for (i = 0; i < length; i++)
            if (mc10_character(&machine, at + i) != text[i])
                break;
        if (i == length)
            return 1;
    }
    return 0;
}

static void print_screen(void)
{
    int row, column;
    for (row = 0; row < MC10_ROWS; row++) {
        for (column = 0; column < MC10_COLUMNS; column++)
            putchar(mc10_character(&machine, row * MC10_COLUMNS + column));
        printf(" ");
        for (column = 0; column < MC10_COLUMNS; column++)
            printf("%02x",
                   machine.memory[MC10_SCREEN + row * MC10_COLUMNS + column]);
        printf("\n");
    }
}

static void run_until(const char *text)
{
    const unsigned long long end =
        machine.cpu.cycles + (unsigned long long)MC10_CLOCK * SECONDS_TO_WAIT;
    int i;
    while (!shows(text)) {
        for (i = 0; i < 1000; i++)
            step();
        if (machine.cpu.cycles > end) {
            print_screen();
            stop("the screen never showed", text);
        }
    }
}

static void run_seconds(double seconds)
{
    const unsigned long long end =
        machine.cpu.cycles + (unsigned long long)(MC10_CLOCK * seconds);
    while (machine.cpu.cycles < end)
        step();
}

static void print_milliseconds(unsigned long long cycles)
{
    printf("%llu\n", cycles * 1000 / MC10_CLOCK);
}

static void peek(const char *text)
{
    char *end;
    unsigned long at = strtoul(text, &end, 16);
    unsigned long count = strtoul(end, NULL, 16);
    while (count--)
        printf("%02x", machine.memory[at++ & 0xFFFF]);
    printf("\n");
}

static unsigned long read_file(const char *name, Byte **bytes)
{
    FILE *file = fopen(name, "rb");
    unsigned long count;
    *bytes = calloc(1, 0x10000);
    if (!file || !*bytes)
        stop("can't read", name);
    count = fread(*bytes, 1, 0x10000, file);
    fclose(file);
    return count;
}

static void write_file(const char *name, const Byte *bytes,
                       unsigned long count)
{
    FILE *file = fopen(name, "wb");
    if (!file || fwrite(bytes, 1, count, file) != count || fclose(file))
        stop("can't write", name);
}

static void play(char *words)
{
    static Tape tape;
    const char *name = strtok(words, " ");
    const char *percent = strtok(NULL, " ");
    if (!percent)
        stop("play needs", "a file and a speed");
    tape.count = read_file(name, &tape.bytes);
    mc10_play(&machine, &tape, (unsigned)atoi(percent));
}

static void print_busy(void)
{
    print_milliseconds(machine.busy);
    machine.busy = 0;
}

static void press_names(char *names)
{
    char *name;
    for (name = strtok(names, " "); name; name = strtok(NULL, " "))
        press(named_key(name));
}

static void type(const char *text)
{
    while (*text)
        press(*text++);
}

static void obey(const char *word, char *rest)
{
    if (!strcmp(word, "type"))
        type(rest);
    else if (!strcmp(word, "press"))
        press_names(rest);
    else if (!strcmp(word, "until"))
        run_until(rest);
    else if (!strcmp(word, "run"))
        run_seconds(atof(rest));
    else if (!strcmp(word, "idle"))
        run_looks();
    else if (!strcmp(word, "screen"))
        print_screen();
    else if (!strcmp(word, "save"))
        write_file(rest, machine.memory + MC10_SCREEN,
                   MC10_COLUMNS * MC10_ROWS);
    else if (!strcmp(word, "busy"))
        print_busy();
    else if (!strcmp(word, "time"))
        print_milliseconds(machine.cpu.cycles);
    else if (!strcmp(word, "peek"))
        peek(rest);
    else if (!strcmp(word, "stack"))
        printf("%04x\n", machine.least_stack);
    else if (!strcmp(word, "play"))
        play(rest);
    else if (!strcmp(word, "record")) {
        write_file(rest, machine.recorder.tape.bytes,
                   machine.recorder.tape.count);
        machine.recorder.tape.count = 0;
    } else
        stop("no such command:", word);
}

int main(int count, char **words)
{
    char line[4096];
    Byte *rom;
    char *rest;
    if (count != 3 || read_file(words[1], &rom) != 0x10000 - MC10_ROM)
        stop("usage:", "simulate ROM KILOBYTES");
    mc10_start(&machine, rom, atoi(words[2]));
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        rest = strchr(line, ' ');
        if (rest)
            *rest++ = '\0';
        obey(line, rest ? rest : line + strlen(line));
    }
    return 0;
}
