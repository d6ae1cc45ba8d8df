# SPDX-License-Identifier: MIT
# The entry point of the loaded program: ESA/390 with 31-bit addresses.
# Interruptions are enabled only while the program waits.
        .text
        .globl start
start:  basr    %r13,0
base:   l       %r15,stack-base(%r13)
        lctl    %c6,%c6,classes-base(%r13)
        mvc     0x58(8,%r0),ext-base(%r13)
        mvc     0x60(8,%r0),svc-base(%r13)
        mvc     0x68(8,%r0),prog-base(%r13)
        mvc     0x70(8,%r0),mach-base(%r13)
        mvc     0x78(8,%r0),io-base(%r13)
        brasl   %r14,metal_play
        brasl   %r14,halt

# Waits for one interruption from a device and returns its parameter.
        .globl  wait_for_device
wait_for_device:
        larl    %r1,waiting
        lpsw    0(%r1)
resume: l       %r2,0xbc
        br      %r14

# The interruption handler: resumes the program with interruptions disabled.
handle: ni      0x38,0xfd
        ni      0x39,0xfd
        lpsw    0x38

        .globl  halt
halt:   larl    %r1,ended
        lpsw    0(%r1)

        .align  8
waiting: .long  0x020a0000, resume+0x80000000
ended:  .long   0x000a0000, 0x80000000
ext:    .long   0x000a0000, 0x80000e58
svc:    .long   0x000a0000, 0x80000e60
prog:   .long   0x000a0000, 0x80000e68
mach:   .long   0x000a0000, 0x80000e70
io:     .long   0x00080000, handle+0x80000000
classes: .long  0xff000000
stack:  .long   stack_top-96
        .section .note.GNU-stack,"",%progbits
