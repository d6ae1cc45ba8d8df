/* SPDX-License-Identifier: MIT */
/* The instructions of the 6803, by the rows and columns of their codes: a
   column is an operation, and a row says where its operand is. WAI and SWI
   count as unknown, because no program here uses interrupts. */
#include "cpu6803.h"

static const Byte cycles_of[256] = {
    0, 2, 0, 0, 3, 3, 2, 2, 3, 3, 2, 2,  2, 2,  2, 2, /* 00 */
    2, 2, 0, 0, 0, 0, 2, 2, 0, 2, 0, 2,  0, 0,  0, 0, /* 10 */
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,  3, 3,  3, 3, /* 20 */
    3, 3, 4, 4, 3, 3, 3, 3, 5, 5, 3, 10, 4, 10, 0, 0, /* 30 */
    2, 0, 0, 2, 2, 0, 2, 2, 2, 2, 2, 0,  2, 2,  0, 2, /* 40 */
    2, 0, 0, 2, 2, 0, 2, 2, 2, 2, 2, 0,  2, 2,  0, 2, /* 50 */
    6, 0, 0, 6, 6, 0, 6, 6, 6, 6, 6, 0,  6, 6,  3, 6, /* 60 */
    6, 0, 0, 6, 6, 0, 6, 6, 6, 6, 6, 0,  6, 6,  3, 6, /* 70 */
    2, 2, 2, 4, 2, 2, 2, 0, 2, 2, 2, 2,  4, 6,  3, 0, /* 80 */
    3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3,  5, 5,  4, 4, /* 90 */
    4, 4, 4, 6, 4, 4, 4, 4, 4, 4, 4, 4,  6, 6,  5, 5, /* a0 */
    4, 4, 4, 6, 4, 4, 4, 4, 4, 4, 4, 4,  6, 6,  5, 5, /* b0 */
    2, 2, 2, 4, 2, 2, 2, 0, 2, 2, 2, 2,  3, 0,  3, 0, /* c0 */
    3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3,  4, 4,  4, 4, /* d0 */
    4, 4, 4, 6, 4, 4, 4, 4, 4, 4, 4, 4,  5, 5,  5, 5, /* e0 */
    4, 4, 4, 6, 4, 4, 4, 4, 4, 4, 4, 4,  5, 5,  5, 5, /* f0 */
};

/* ---------------------------------------------------------------- memory */

static Byte load(Cpu *cpu, Word address)
{
    return cpu->read(cpu->memory, address);
}

static Word load_word(Cpu *cpu, Word address)
{
    const Byte high = load(cpu, address);
    return (Word)(high << 8 | load(cpu, (Word)(address + 1)));
}

static void store(Cpu *cpu, Word address, Byte value)
{
    cpu->write(cpu->memory, address, value);
}

static void store_word(Cpu *cpu, Word address, Word value)
{
    store(cpu, address, (Byte)(value >> 8));
    store(cpu, (Word)(address + 1), (Byte)value);
}

static Byte fetch(Cpu *cpu)
{
    return load(cpu, cpu->pc++);
}

static Word fetch_word(Cpu *cpu)
{
    const Word value = load_word(cpu, cpu->pc);
    cpu->pc = (Word)(cpu->pc + 2);
    return value;
}

static void push(Cpu *cpu, Byte value)
{
    store(cpu, cpu->s--, value);
}

static Byte pull(Cpu *cpu)
{
    return load(cpu, ++cpu->s);
}

static void push_word(Cpu *cpu, Word value)
{
    push(cpu, (Byte)value);
    push(cpu, (Byte)(value >> 8));
}

static Word pull_word(Cpu *cpu)
{
    const Byte high = pull(cpu);
    return (Word)(high << 8 | pull(cpu));
}

/* The address of an operand, by the row of the code. */
static Word address_of(Cpu *cpu, int row, int size)
{
    Word address = cpu->pc;
    switch (row & 3) {
    case 0:
        cpu->pc = (Word)(cpu->pc + size);
        return address;
    case 1:
        return fetch(cpu);
    case 2:
        return (Word)(cpu->x + fetch(cpu));
    default:
        return fetch_word(cpu);
    }
}

static Word get_d(const Cpu *cpu)
{
    return (Word)(cpu->a << 8 | cpu->b);
}

static void set_d(Cpu *cpu, Word value)
{
    cpu->a = (Byte)(value >> 8);
    cpu->b = (Byte)value;
}

/* ----------------------------------------------------------------- flags */

static void set_flags(Cpu *cpu, int mask, int flags)
{
    cpu->cc = (Byte)((cpu->cc & ~mask) | flags);
}

static int sign_and_zero(Byte value)
{
    return (value & 0x80 ? CC_N : 0) | (value ? 0 : CC_Z);
}

static int sign_and_zero_word(Word value)
{
    return (value & 0x8000 ? CC_N : 0) | (value ? 0 : CC_Z);
}

/* After a load, a store or a logical operation. */
static Byte note(Cpu *cpu, Byte value)
{
    set_flags(cpu, CC_N | CC_Z | CC_V, sign_and_zero(value));
    return value;
}

static Word note_word(Cpu *cpu, Word value)
{
    set_flags(cpu, CC_N | CC_Z | CC_V, sign_and_zero_word(value));
    return value;
}

static Byte add(Cpu *cpu, Byte a, Byte b, int carry)
{
    const int sum = a + b + carry;
    const Byte result = (Byte)sum;
    set_flags(cpu, CC_H | CC_N | CC_Z | CC_V | CC_C,
              sign_and_zero(result) | ((a ^ b ^ sum) & 16 ? CC_H : 0) |
                  ((a ^ sum) & (b ^ sum) & 0x80 ? CC_V : 0) |
                  (sum > 0xFF ? CC_C : 0));
    return result;
}

static Byte subtract(Cpu *cpu, Byte a, Byte b, int carry)
{
    const int difference = a - b - carry;
    const Byte result = (Byte)difference;
    set_flags(cpu, CC_N | CC_Z | CC_V | CC_C,
              sign_and_zero(result) |
                  ((a ^ b) & (a ^ result) & 0x80 ? CC_V : 0) |
                  (difference < 0 ? CC_C : 0));
    return result;
}

static Word add_word(Cpu *cpu, Word a, Word b)
{
    const long sum = (long)a + b;
    const Word result = (Word)sum;
    set_flags(cpu, CC_N | CC_Z | CC_V | CC_C,
              sign_and_zero_word(result) |
                  ((a ^ sum) & (b ^ sum) & 0x8000 ? CC_V : 0) |
                  (sum > 0xFFFF ? CC_C : 0));
    return result;
}

static Word subtract_word(Cpu *cpu, Word a, Word b)
{
    const long difference = (long)a - b;
    const Word result = (Word)difference;
    set_flags(cpu, CC_N | CC_Z | CC_V | CC_C,
              sign_and_zero_word(result) |
                  ((a ^ b) & (a ^ result) & 0x8000 ? CC_V : 0) |
                  (difference < 0 ? CC_C : 0));
    return result;
}

/* After a shift, V is the exclusive or of N and C. */
static void note_shift(Cpu *cpu, int flags, int carry)
{
    if (carry)
        flags |= CC_C;
    if (!(flags & CC_N) != !carry)
        flags |= CC_V;
    set_flags(cpu, CC_N | CC_Z | CC_V | CC_C, flags);
}

static Byte shift(Cpu *cpu, Byte result, int carry)
{
    note_shift(cpu, sign_and_zero(result), carry);
    return result;
}

static void adjust_decimal(Cpu *cpu)
{
    const Byte high = cpu->a & 0xF0;
    const Byte low = cpu->a & 0x0F;
    int correction = 0;
    int sum;
    if (low > 9 || cpu->cc & CC_H)
        correction |= 0x06;
    if (high > 0x90 || cpu->cc & CC_C || (high > 0x80 && low > 9))
        correction |= 0x60;
    sum = cpu->a + correction;
    cpu->a = (Byte)sum;
    set_flags(cpu, CC_N | CC_Z | CC_V,
              sign_and_zero(cpu->a) | (sum > 0xFF ? CC_C : 0));
}

/* ---------------------------------------------------------- instructions */

static int is_taken(const Cpu *cpu, int code)
{
    const int c = cpu->cc & CC_C;
    const int z = cpu->cc & CC_Z;
    const int v = (cpu->cc & CC_V) != 0;
    const int n = (cpu->cc & CC_N) != 0;
    int taken = 0;
    switch (code >> 1 & 7) {
    case 0:
        taken = 1;
        break;
    case 1:
        taken = !c && !z;
        break;
    case 2:
        taken = !c;
        break;
    case 3:
        taken = !z;
        break;
    case 4:
        taken = !v;
        break;
    case 5:
        taken = !n;
        break;
    case 6:
        taken = n == v;
        break;
    case 7:
        taken = !z && n == v;
        break;
    }
    return code & 1 ? !taken : taken;
}

static void branch(Cpu *cpu, int code)
{
    const int offset = fetch(cpu);
    if (is_taken(cpu, code))
        cpu->pc = (Word)(cpu->pc + (offset < 0x80 ? offset : offset - 0x100));
}

/* Row 00: flags, and operations on words. */
static void change_flags(Cpu *cpu, int code)
{
    const Word word = get_d(cpu);
    switch (code) {
    case 0x04:
        set_d(cpu, word >> 1);
        note_shift(cpu, sign_and_zero_word(word >> 1), word & 1);
        break;
    case 0x05:
        set_d(cpu, (Word)(word << 1));
        note_shift(cpu, sign_and_zero_word((Word)(word << 1)), word >> 15);
        break;
    case 0x06:
        cpu->cc = cpu->a & 0x3F;
        break;
    case 0x07:
        cpu->a = cpu->cc | 0xC0;
        break;
    case 0x08:
        set_flags(cpu, CC_Z, ++cpu->x ? 0 : CC_Z);
        break;
    case 0x09:
        set_flags(cpu, CC_Z, --cpu->x ? 0 : CC_Z);
        break;
    case 0x0A:
        set_flags(cpu, CC_V, 0);
        break;
    case 0x0B:
        set_flags(cpu, CC_V, CC_V);
        break;
    case 0x0C:
        set_flags(cpu, CC_C, 0);
        break;
    case 0x0D:
        set_flags(cpu, CC_C, CC_C);
        break;
    case 0x0E:
        set_flags(cpu, CC_I, 0);
        break;
    case 0x0F:
        set_flags(cpu, CC_I, CC_I);
        break;
    }
}

/* Row 10: operations on A and B. */
static void combine(Cpu *cpu, int code)
{
    switch (code) {
    case 0x10:
        cpu->a = subtract(cpu, cpu->a, cpu->b, 0);
        break;
    case 0x11:
        subtract(cpu, cpu->a, cpu->b, 0);
        break;
    case 0x16:
        cpu->b = note(cpu, cpu->a);
        break;
    case 0x17:
        cpu->a = note(cpu, cpu->b);
        break;
    case 0x19:
        adjust_decimal(cpu);
        break;
    case 0x1B:
        cpu->a = add(cpu, cpu->a, cpu->b, 0);
        break;
    }
}

/* Row 30: the stack, X, and multiplication. */
static void use_stack(Cpu *cpu, int code)
{
    switch (code) {
    case 0x30:
        cpu->x = (Word)(cpu->s + 1);
        break;
    case 0x31:
        cpu->s++;
        break;
    case 0x32:
        cpu->a = pull(cpu);
        break;
    case 0x33:
        cpu->b = pull(cpu);
        break;
    case 0x34:
        cpu->s--;
        break;
    case 0x35:
        cpu->s = (Word)(cpu->x - 1);
        break;
    case 0x36:
        push(cpu, cpu->a);
        break;
    case 0x37:
        push(cpu, cpu->b);
        break;
    case 0x38:
        cpu->x = pull_word(cpu);
        break;
    case 0x39:
        cpu->pc = pull_word(cpu);
        break;
    case 0x3A:
        cpu->x = (Word)(cpu->x + cpu->b);
        break;
    case 0x3B:
        cpu->cc = pull(cpu) & 0x3F;
        cpu->b = pull(cpu);
        cpu->a = pull(cpu);
        cpu->x = pull_word(cpu);
        cpu->pc = pull_word(cpu);
        break;
    case 0x3C:
        push_word(cpu, cpu->x);
        break;
    case 0x3D:
        set_d(cpu, (Word)(cpu->a * cpu->b));
        set_flags(cpu, CC_C, cpu->b & 0x80 ? CC_C : 0);
        break;
    }
}

/* Columns of the rows 40 to 70: operations on one byte. */
static Byte modify(Cpu *cpu, int column, Byte value)
{
    const int c = cpu->cc & CC_C;
    switch (column) {
    case 0x0:
        return subtract(cpu, 0, value, 0);
    case 0x3:
        value = note(cpu, (Byte)~value);
        set_flags(cpu, CC_C, CC_C);
        return value;
    case 0x4:
        return shift(cpu, value >> 1, value & 1);
    case 0x6:
        return shift(cpu, (Byte)(value >> 1 | c << 7), value & 1);
    case 0x7:
        return shift(cpu, (Byte)(value >> 1 | (value & 0x80)), value & 1);
    case 0x8:
        return shift(cpu, (Byte)(value << 1), value >> 7);
    case 0x9:
        return shift(cpu, (Byte)(value << 1 | c), value >> 7);
    case 0xA:
        note(cpu, (Byte)(value - 1));
        set_flags(cpu, CC_V, value == 0x80 ? CC_V : 0);
        return (Byte)(value - 1);
    case 0xC:
        note(cpu, (Byte)(value + 1));
        set_flags(cpu, CC_V, value == 0x7F ? CC_V : 0);
        return (Byte)(value + 1);
    case 0xD:
        note(cpu, value);
        set_flags(cpu, CC_C, 0);
        return value;
    default:
        set_flags(cpu, CC_N | CC_Z | CC_V | CC_C, CC_Z);
        return 0;
    }
}

static void modify_one(Cpu *cpu, int code)
{
    const int column = code & 15;
    Word address;
    Byte value;
    if (code < 0x50)
        cpu->a = modify(cpu, column, cpu->a);
    else if (code < 0x60)
        cpu->b = modify(cpu, column, cpu->b);
    else {
        address = address_of(cpu, code >> 4, 1);
        if (column == 0xE) {
            cpu->pc = address;
            return;
        }
        value = modify(cpu, column, load(cpu, address));
        if (column != 0xD)
            store(cpu, address, value);
    }
}

/* Columns of the rows 80 to f0 that work with A or B. */
static void operate(Cpu *cpu, int column, Byte *with, Word address)
{
    const int c = cpu->cc & CC_C;
    if (column == 0x7) {
        store(cpu, address, note(cpu, *with));
        return;
    }
    switch (column) {
    case 0x0:
        *with = subtract(cpu, *with, load(cpu, address), 0);
        break;
    case 0x1:
        subtract(cpu, *with, load(cpu, address), 0);
        break;
    case 0x2:
        *with = subtract(cpu, *with, load(cpu, address), c);
        break;
    case 0x4:
        *with = note(cpu, *with & load(cpu, address));
        break;
    case 0x5:
        note(cpu, *with & load(cpu, address));
        break;
    case 0x6:
        *with = note(cpu, load(cpu, address));
        break;
    case 0x8:
        *with = note(cpu, *with ^ load(cpu, address));
        break;
    case 0x9:
        *with = add(cpu, *with, load(cpu, address), c);
        break;
    case 0xA:
        *with = note(cpu, *with | load(cpu, address));
        break;
    default:
        *with = add(cpu, *with, load(cpu, address), 0);
        break;
    }
}

/* The others: operations on words, and calls. */
static void operate_word(Cpu *cpu, int code)
{
    const int column = code & 15;
    const int row = code >> 4 & 3;
    const int low = code < 0xC0; /* else one of the rows c0 to f0 */
    Word address;
    address = address_of(cpu, row, 2);
    if (column == 0x3)
        set_d(cpu,
              low ? subtract_word(cpu, get_d(cpu), load_word(cpu, address))
                  : add_word(cpu, get_d(cpu), load_word(cpu, address)));
    else if (column == 0xC && low)
        subtract_word(cpu, cpu->x, load_word(cpu, address));
    else if (column == 0xC)
        set_d(cpu, note_word(cpu, load_word(cpu, address)));
    else if (column == 0xD && low) {
        push_word(cpu, cpu->pc);
        cpu->pc = address;
    } else if (column == 0xD)
        store_word(cpu, address, note_word(cpu, get_d(cpu)));
    else if (column == 0xE && low)
        cpu->s = note_word(cpu, load_word(cpu, address));
    else if (column == 0xE)
        cpu->x = note_word(cpu, load_word(cpu, address));
    else
        store_word(cpu, address, note_word(cpu, low ? cpu->s : cpu->x));
}

static void call_near(Cpu *cpu)
{
    const int offset = fetch(cpu);
    push_word(cpu, cpu->pc);
    cpu->pc = (Word)(cpu->pc + (offset < 0x80 ? offset : offset - 0x100));
}

static int is_word_column(int column)
{
    return column == 0x3 || column >= 0xC;
}

int cpu_step(Cpu *cpu)
{
    const int code = load(cpu, cpu->pc);
    if (!cycles_of[code])
        return 0;
    cpu->pc++;
    if (code < 0x10)
        change_flags(cpu, code);
    else if (code < 0x20)
        combine(cpu, code);
    else if (code < 0x30)
        branch(cpu, code);
    else if (code < 0x40)
        use_stack(cpu, code);
    else if (code < 0x80)
        modify_one(cpu, code);
    else if (code == 0x8D)
        call_near(cpu);
    else if (is_word_column(code & 15))
        operate_word(cpu, code);
    else
        operate(cpu, code & 15, code < 0xC0 ? &cpu->a : &cpu->b,
                address_of(cpu, code >> 4, 1));
    cpu->cycles += cycles_of[code];
    return 1;
}

void cpu_reset(Cpu *cpu)
{
    cpu->a = cpu->b = 0;
    cpu->x = cpu->s = 0;
    cpu->cc = CC_I;
    cpu->cycles = 0;
    cpu->pc = load_word(cpu, 0xFFFE);
}
