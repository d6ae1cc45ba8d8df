# SPDX-License-Identifier: MIT
# What the program for MVS asks of a system, on a bare System/370: enough to
# test it in Hercules. It answers the supervisor calls of TSO, GETMAIN, OPEN,
# CLOSE and the access method's GET and PUT. It is no part of Quadrille.
#
# A job reads cards (00C) and prints (00E). In TSO, lines come from the card
# reader and go to a second printer (00F); full screens are those of a 3270
# (0C0), which it asks for on the console (009). There is one dataset, SAVE, in
# memory.
#
# The machine stops with a code in the address of a disabled wait: 0 if the
# program returned, else what is wrong: E68 a program check, E00 and the number
# of a supervisor call that is refused.
        .set    saved,0x400             # the caller's registers
        .set    ccw,0x500
        .set    status,0x508            # of the device, and what is left
        .set    attention,0x50c
        .set    screen_mode,0x510
        .set    records,0x514           # of the dataset
        .set    next,0x518              # record to read
        .set    stop_psw,0x520
        .set    sense,0x530
        .set    asked,0x800             # by the test: TSO, rows, columns, DDs,
                                        # and how many records there are
        .set    parameter,0x806         # length and text
        .set    address_space,0x900
        .set    dataset,0x300000
        .set    connected,0x538
        .set    console,0x009
        .set    reader,0x00c
        .set    printer,0x00e
        .set    typist,0x00f
        .set    terminal,0x0c0

        .macro  sio     place
        .insn   s,0x9c000000,\place
        .endm
        .macro  tio     place
        .insn   s,0x9d000000,\place
        .endm

        .text
        .globl  start
start:  balr    %r12,0
        bctr    %r12,0
        bctr    %r12,0
        mvc     0x60(8),svc_new-start(%r12)
        mvc     0x68(8),program_new-start(%r12)
        xc      0x50c(24),0x50c
        mvi     connected,0
        mvc     records+2(2),asked+4
# TSO is told by the address space.
        xc      address_space(256),address_space
        la      %r1,address_space
        st      %r1,0x224
        tm      asked,1
        bc      8,batch-start(%r12)
        l       %r1,some_block-start(%r12)
        st      %r1,address_space+60
batch:  la      %r1,parameter
        st      %r1,list-start(%r12)
        oi      list-start(%r12),0x80
        la      %r1,list-start(%r12)
        l       %r13,caller-start(%r12)
        l       %r15,entry-start(%r12)
        lpsw    problem-start(%r12)     # goes on at "call", as a program
call:   balr    %r14,%r15
        svc     3
        .align  8
svc_new:     .long 0x00000000,svc
program_new: .long 0x00020000,0x000e68
problem:     .long 0x00010000,call
list:   .long   0
caller: .long   save_area
entry:  .long   QUADRILL
some_block: .long 0xff001000            # with a flag in its high byte
save_area: .zero 72

# ------------------------------------------------------- supervisor calls
svc:    stm     %r0,%r15,saved
        balr    %r12,0
base:
        la      %r3,table-base(%r12)
look:   clc     2(2,%r3),0x22
        bc      8,found-base(%r12)
        la      %r3,8(%r3)
        cli     3(%r3),255
        bc      7,look-base(%r12)
refuse: la      %r2,0xe00
        ah      %r2,0x22
stop:   st      %r2,stop_psw+4
        mvc     stop_psw(4),waits-base(%r12)
        lpsw    stop_psw
found:  l       %r3,4(%r3)
        balr    %r14,%r3
        lm      %r0,%r15,saved
        lpsw    0x20
        .align  4
waits:  .long   0x00020000
table:  .long   3,exit,10,getmain,19,open,20,close,93,terminal_put_get,94,terminal_control,200,get_record,201,put_record,255,0

# The handlers get the caller's registers 0 and 1 and change what is saved.
# They use register 12 as base, and 14 to come back.
exit:   l       %r2,saved+60            # the return code
        b       stop-base(%r12)

getmain:
        ltr     %r1,%r1
        bc      10,freed-base(%r12)
        l       %r2,area-base(%r12)
        st      %r2,saved+4
freed:  xc      saved+60(4),saved+60
        br      %r14
area:   .long   0x200000

# OPEN: the list has flags and the address of a control block.
open:   l       %r2,0(%r1)
        la      %r2,0(%r2)
        clc     40(8,%r2),save_name-base(%r12)
        bc      7,other-base(%r12)
        xc      next(4),next
        cli     0(%r1),0x8f
        bc      7,other-base(%r12)
        xc      records(4),records
other:  tm      asked+3,1               # no DD statements
        bc      1,unopened-base(%r12)
        clc     40(8,%r2),save_name-base(%r12)
        bc      8,opened-base(%r12)
        clc     40(8,%r2),sysin_name-base(%r12)
        bc      8,opened-base(%r12)
        clc     40(8,%r2),sysprint_name-base(%r12)
        bc      7,unopened-base(%r12)
opened: l       %r3,getter-base(%r12)
        cli     0(%r1),0x8f
        bc      7,ways-base(%r12)
        l       %r3,putter-base(%r12)
ways:   st      %r3,48(%r2)
        oi      48(%r2),0x10
        br      %r14
unopened:
        mvi     48(%r2),0
        br      %r14
save_name:     .byte 0xe2,0xc1,0xe5,0xc5,0x40,0x40,0x40,0x40
sysin_name:    .byte 0xe2,0xe8,0xe2,0xc9,0xd5,0x40,0x40,0x40
sysprint_name: .byte 0xe2,0xe8,0xe2,0xd7,0xd9,0xc9,0xd5,0xe3
        .align  4
getter: .long   get
putter: .long   put

close:  l       %r2,0(%r1)
        mvi     48(%r2),0
        br      %r14

# -------------------------------------------------------- access methods
# These run as part of the program. They leave nothing in the registers that
# they may change.
get:    stm     %r14,%r12,12(%r13)
        svc     200
        balr    %r12,0
get1:   ltr     %r15,%r15
        bc      7,end_of_data-get1(%r12)
        lm      %r14,%r12,12(%r13)
        balr    %r15,0
get2:   l       %r0,junk-get2(%r15)
        lr      %r1,%r0
        br      %r14
end_of_data:
        lm      %r14,%r12,12(%r13)
        l       %r15,32(%r1)
        br      %r15
put:    stm     %r14,%r12,12(%r13)
        svc     201
        lm      %r14,%r12,12(%r13)
        balr    %r15,0
put2:   l       %r0,junk-put2(%r15)
        lr      %r1,%r0
        br      %r14
        .align  4
junk:   .long   0xdeadbeef

get_record:
        xc      saved+60(4),saved+60
        lr      %r10,%r14
        lr      %r9,%r0
        clc     40(8,%r1),save_name-base(%r12)
        bc      8,get_saved-base(%r12)
        la      %r2,reader
        la      %r4,2
        la      %r5,80
        bal     %r14,transfer-base(%r12)
        tm      status,1                # no more cards
        bcr     8,%r10
        mvi     saved+63,4
        br      %r10
get_saved:
        l       %r3,next
        c       %r3,records
        bc      4,more-base(%r12)
        mvi     saved+63,4
        br      %r10
more:   la      %r2,1(%r3)
        st      %r2,next
        mh      %r3,eighty-base(%r12)
        al      %r3,store-base(%r12)
        mvc     0(80,%r9),0(%r3)
        br      %r10
        .align  4
store:  .long   dataset
eighty: .short  80

put_record:
        lr      %r10,%r14
        lr      %r9,%r0
        clc     40(8,%r1),save_name-base(%r12)
        bc      8,put_saved-base(%r12)
        la      %r2,printer
        la      %r4,9
        la      %r5,132
        bal     %r14,transfer-base(%r12)
        br      %r10
put_saved:
        l       %r3,records
        la      %r2,1(%r3)
        st      %r2,records
        mh      %r3,eighty-base(%r12)
        al      %r3,store-base(%r12)
        mvc     0(80,%r3),0(%r9)
        br      %r10

# -------------------------------------------------------------------- TSO
# TPUT and TGET: register 1 has flags in its high byte.
terminal_put_get:
        lr      %r10,%r14
        la      %r9,0(%r1)
        lr      %r5,%r0
        tm      saved+4,0x80
        bc      1,terminal_get-base(%r12)
        cli     saved+4,3
        bc      8,full_screen-base(%r12)
        cli     saved+4,0
        bc      7,refuse-base(%r12)
        la      %r2,typist
        la      %r4,9
        bal     %r14,transfer-base(%r12)
        b       fine-base(%r12)
terminal_get:
        cli     saved+4,0x81
        bc      8,get_screen-base(%r12)
        cli     saved+4,0x80
        bc      7,refuse-base(%r12)
        la      %r2,reader
        la      %r4,2
        bal     %r14,transfer-base(%r12)
        la      %r2,20                  # no more cards: the line is gone
        tm      status,1
        bc      1,answer-base(%r12)
        lr      %r1,%r0                 # a terminal sends no blanks at the end
trim:   lr      %r3,%r9
        ar      %r3,%r1
        bctr    %r3,0
        cli     0(%r3),0x40
        bc      7,trimmed-base(%r12)
        bct     %r1,trim-base(%r12)
trimmed:
        st      %r1,saved+4
fine:   la      %r2,0
answer: st      %r2,saved+60
        br      %r10

# Full screen: an escape, and a command as for remote terminals.
full_screen:
        cli     screen_mode,1
        bc      7,refuse-base(%r12)
        cli     0(%r9),0x27
        bc      7,refuse-base(%r12)
        la      %r4,5
        cli     1(%r9),0xf5
        bc      8,write-base(%r12)
        la      %r4,0xd
        cli     1(%r9),0x7e
        bc      7,refuse-base(%r12)
write:  la      %r9,2(%r9)
        bctr    %r5,0
        bctr    %r5,0
        lr      %r6,%r9
        lr      %r7,%r5
        lr      %r8,%r4
again:  cli     connected,1
        bc      8,there-base(%r12)
        bal     %r11,connect-base(%r12)
there:  lr      %r9,%r6
        lr      %r5,%r7
        lr      %r4,%r8
        la      %r2,terminal
        bal     %r14,transfer-base(%r12)
        tm      status,2                # the terminal has left
        bc      8,fine-base(%r12)
        mvi     connected,0
        la      %r9,sense
        la      %r5,8
        la      %r4,4
        bal     %r14,transfer-base(%r12)
        b       again-base(%r12)

# Hercules greets each terminal and then reports that it is ready; what is
# written before is lost under the greeting.
connect:
        la      %r9,request-base(%r12)
        la      %r5,18
        la      %r4,9
        la      %r2,console
        bal     %r14,transfer-base(%r12)
        la      %r2,terminal
greeted:
        tio     0(%r2)
        bc      11,greeted-base(%r12)
        tm      0x44,4
        bc      8,greeted-base(%r12)
        mvi     connected,1
        br      %r11
request: .byte  0xc3,0x96,0x95,0x95,0x85,0x83,0xa3,0x40,0x81,0x40,0xa3,0x85,0x99,0x94,0x89,0x95,0x81,0x93

get_screen:
        la      %r2,terminal
wait:   cli     attention,1
        bc      8,called-base(%r12)
        tio     0(%r2)
        bc      11,wait-base(%r12)
        tm      0x44,0x80
        bc      8,wait-base(%r12)
called: mvi     attention,0
        la      %r4,6
        bal     %r14,transfer-base(%r12)
        lr      %r1,%r0
        sh      %r1,status+2
        st      %r1,saved+4
        b       fine-base(%r12)

terminal_control:
        xc      saved+60(4),saved+60
        cli     saved,8                 # our own GTSIZE
        bc      8,size-base(%r12)
        cli     saved,0x12
        bc      8,mode-base(%r12)
        cli     saved,0x13
        bcr     8,%r14
        cli     saved,0x14
        bcr     8,%r14
        b       refuse-base(%r12)
mode:   mvi     screen_mode,0
        tm      saved+4,0x80
        bcr     8,%r14
        mvi     screen_mode,1
        br      %r14
size:   la      %r2,0
        ic      %r2,asked+1
        st      %r2,saved
        ic      %r2,asked+2
        st      %r2,saved+4
        br      %r14

# ---------------------------------------------------------------- channel
# transfer: device in 2, area in 9, command in 4, length in 5. It leaves the
# status of device and channel and the count that is left in "status".
transfer:
        st      %r9,ccw
        stc     %r4,ccw
        sth     %r5,ccw+6
        mvi     ccw+4,0x20
        mvi     ccw+5,0
        xc      status(4),status
begin:  la      %r3,ccw
        st      %r3,0x48
        sio     0(%r2)
        bc      8,busy-base(%r12)
        bc      4,early-base(%r12)
        b       begin-base(%r12)
# Status from before the command, such as that of a terminal that has just
# connected, comes first; only channel end or a unit check is the command's.
early:  tm      0x44,0x80
        bc      8,whose-base(%r12)
        mvi     attention,1
whose:  tm      0x44,0x10
        bc      1,begin-base(%r12)
        tm      0x44,0x0a
        bc      5,note-base(%r12)
        b       begin-base(%r12)
busy:   tio     0(%r2)
        bc      4,note-base(%r12)
        bc      3,busy-base(%r12)
        br      %r14
note:   tm      0x44,0x80
        bc      8,plain-base(%r12)
        mvi     attention,1
plain:  oc      status(1),0x44
        tm      0x44,8                  # channel end has the count
        bc      8,ended-base(%r12)
        mvc     status+2(2),0x46
ended:  tm      status,6                # device end, or unit check
        bc      8,busy-base(%r12)
        br      %r14
        .section .note.GNU-stack,"",%progbits
