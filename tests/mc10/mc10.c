/* SPDX-License-Identifier: MIT */
/* The MC-10's memory and devices, as its ports show them. */
#include "mc10.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    PORT1 = 0x02,
    PORT2 = 0x03,
    COUNTER = 0x09,
    INTERNAL_RAM = 0x80,
    KEYBOARD = 0xBFFF,
    LAST_REGISTER = 0x1F
};

/* Half a period of a bit, in cycles, and what tells a 0 from a 1. */
enum { HALF_OF_0 = 373, HALF_OF_1 = 186, LONG_HALF = 280, SILENCE = 2000 };

/* -------------------------------------------------------------- keyboard */

/* The key at a column and a row has the number 8 * column + row. */
static int key_number(int key)
{
    key = toupper(key);
    if (key >= '@' && key <= 'Z')
        return key - '@';
    if (key == '\n')
        return 30;
    if (key == ' ')
        return 31;
    if (key >= '0' && key <= ';')
        return key - 16;
    return key >= ',' && key <= '/' ? key : -1;
}

static Byte read_keyboard(Mc10 *machine)
{
    const Byte rows = machine->memory[PORT1];
    const int number = key_number(machine->key);
    if (machine->cpu.cycles - machine->asked > machine->busy)
        machine->busy = machine->cpu.cycles - machine->asked;
    machine->asked = machine->cpu.cycles;
    machine->reads++;
    if (machine->key == KEY_NONE || number < 0 || rows >> (number & 7) & 1)
        return 0xFF;
    return (Byte) ~(1 << (number >> 3));
}

/* -------------------------------------------------------------- cassette */

void mc10_play(Mc10 *machine, const Tape *tape, unsigned percent)
{
    Player *player = &machine->player;
    memset(player, 0, sizeof *player);
    player->tape = tape;
    player->percent = percent;
    player->next = machine->cpu.cycles;
}

static int play_level(Player *player, unsigned long long now)
{
    const Tape *tape = player->tape;
    while (tape && now >= player->next && player->bit < 8 * tape->count) {
        const int bit = tape->bytes[player->bit / 8] >> player->bit % 8 & 1;
        player->level = !player->level;
        player->next += 100U * (bit ? HALF_OF_1 : HALF_OF_0) / player->percent;
        player->bit += (unsigned long)player->half;
        player->half = !player->half;
    }
    return player->level;
}

static void record_bit(Recorder *recorder, int bit)
{
    Tape *tape = &recorder->tape;
    recorder->shift = recorder->shift >> 1 | bit << 7;
    recorder->bits++;
    if (!recorder->found && recorder->shift == 0x55 && recorder->bits >= 8) {
        recorder->found = 1;
        recorder->bits = 8;
    }
    if (!recorder->found || recorder->bits < 8)
        return;
    recorder->bits = 0;
    if (tape->count == tape->room) {
        tape->room = 2 * tape->room + 256;
        tape->bytes = realloc(tape->bytes, tape->room);
        if (!tape->bytes)
            exit(2);
    }
    tape->bytes[tape->count++] = (Byte)recorder->shift;
}

/* A bit is two halves of the same length. */
static void record_edge(Recorder *recorder, unsigned long long now)
{
    const unsigned long long length = now - recorder->edge;
    const int is_long = length > LONG_HALF;
    recorder->edge = now;
    if (length > SILENCE)
        recorder->half = recorder->found = recorder->bits = 0;
    else if (!recorder->half || is_long != recorder->length) {
        recorder->half = 1;
        recorder->length = is_long;
    } else {
        recorder->half = 0;
        record_bit(recorder, !is_long);
    }
}

/* ---------------------------------------------------------------- memory */

static void complain(Mc10 *machine, const char *what, Word address)
{
    if (!machine->trouble[0])
        snprintf(machine->trouble, sizeof machine->trouble,
                 "%s %04x, before %04x", what, address, machine->cpu.pc);
}

static int is_ram(const Mc10 *machine, Word address)
{
    return (address >= INTERNAL_RAM && address <= 0xFF) ||
           (address >= MC10_SCREEN && address <= machine->ram_end);
}

static Byte read_byte(void *memory, Word address)
{
    Mc10 *machine = memory;
    if (address == KEYBOARD)
        return read_keyboard(machine);
    if (address == COUNTER)
        return (Byte)(machine->cpu.cycles >> 8);
    if (address == COUNTER + 1)
        return (Byte)machine->cpu.cycles;
    if (address == PORT2)
        machine->reads++; /* BREAK */
    if (address == PORT2)
        return (
            Byte)((play_level(&machine->player, machine->cpu.cycles) << 4) |
                  (machine->key == KEY_BREAK &&
                           !(machine->memory[PORT1] >> 2 & 1)
                       ? 0
                       : 2));
    if (address > LAST_REGISTER && address < MC10_ROM &&
        !is_ram(machine, address))
        complain(machine, "reads", address);
    return machine->memory[address];
}

static void write_byte(void *memory, Word address, Byte value)
{
    Mc10 *machine = memory;
    if (address == PORT2 && (value & 1) != machine->recorder.level) {
        machine->recorder.level = value & 1;
        record_edge(&machine->recorder, machine->cpu.cycles);
    }
    if (address > LAST_REGISTER && address != KEYBOARD &&
        !is_ram(machine, address))
        complain(machine, "writes", address);
    else
        machine->memory[address] = value;
}

void mc10_start(Mc10 *machine, const Byte *rom, int kilobytes)
{
    Word address = 0;
    memset(machine, 0, sizeof *machine);
    while (++address) /* no program may depend on what memory holds */
        machine->memory[address] = (Byte)(address * 167 + 59);
    machine->memory[PORT1] = 0;
    memcpy(machine->memory + MC10_ROM, rom, 0x10000 - MC10_ROM);
    machine->ram_end = (Word)(MC10_SCREEN + 1024 * kilobytes - 1);
    machine->key = KEY_NONE;
    machine->least_stack = 0xFFFF;
    machine->cpu.read = read_byte;
    machine->cpu.write = write_byte;
    machine->cpu.memory = machine;
    cpu_reset(&machine->cpu);
}

int mc10_step(Mc10 *machine)
{
    if (!cpu_step(&machine->cpu))
        complain(machine, "executes", machine->memory[machine->cpu.pc]);
    if (machine->cpu.s > MC10_SCREEN && machine->cpu.s < machine->least_stack)
        machine->least_stack = machine->cpu.s;
    return !machine->trouble[0];
}

char mc10_character(const Mc10 *machine, int cell)
{
    const Byte code = machine->memory[MC10_SCREEN + cell];
    if (code & 0x80)
        return code & 0x0F ? '*' : ' ';
    return (char)(code & 0x20 ? code & 0x3F : (code & 0x3F) | 0x40);
}
