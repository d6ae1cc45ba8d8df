/* SPDX-License-Identifier: MIT */
/* A Motorola 6803 that counts cycles. Its memory is a pair of functions. */
#ifndef CPU6803_H
#define CPU6803_H

typedef unsigned char Byte;
typedef unsigned short Word;

/* The condition codes. */
enum { CC_C = 1, CC_V = 2, CC_Z = 4, CC_N = 8, CC_I = 16, CC_H = 32 };

typedef struct Cpu {
    Byte a, b, cc;
    Word x, s, pc;
    unsigned long long cycles; /* before the current instruction */
    Byte (*read)(void *memory, Word address);
    void (*write)(void *memory, Word address, Byte value);
    void *memory;
} Cpu;

void cpu_reset(Cpu *cpu);
/* Executes an instruction. Returns 0, without a change, if the 6803 has no
   such instruction. */
int cpu_step(Cpu *cpu);

#endif
