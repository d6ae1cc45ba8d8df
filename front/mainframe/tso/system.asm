* SPDX-License-Identifier: MIT
* What Quadrille asks of MVS: memory, lines, screens, and datasets.
*
* It is entered as MVS enters every program. Then it gets memory, and
* calls the program with register 15 as its stack pointer. The program
* calls the services below with parameters in registers 2 and 3, gets
* an answer in register 2, and expects registers 6 to 15 to be kept.
* A remark behind ENTRY and EXTRN is the name in the program.
*
* Services of MVS change registers 0, 1, 14 and 15. So each service
* below keeps the stack pointer in register 11.
QUADRILL CSECT
         ENTRY SYSGETL  system_get_line
         ENTRY SYSPUTL  system_put_line
         ENTRY SYSGETS  system_get_screen
         ENTRY SYSPUTS  system_put_screen
         ENTRY SYSMODE  system_screen_mode
         ENTRY SYSCLOK  system_read_clock
         ENTRY SYSOPEN  system_open_game
         ENTRY SYSGETR  system_get_record
         ENTRY SYSPUTR  system_put_record
         ENTRY SYSCLOS  system_close_game
         EXTRN SYSPLAY  system_play
*
* The entry.
         STM   14,12,12(13)
         BALR  12,0
         USING *,12
         L     10,=A(SAVEAREA)
         ST    13,4(,10)
         ST    10,8(,13)
         LR    13,10
         L     9,=A(START)
         L     1,0(,1)            the parameter: a halfword of length
         LA    1,0(,1)
         ST    1,8(,9)
* In TSO the address space has a terminal status block.
         L     2,548              PSAAOLD, this address space
         L     2,60(,2)           ASCBTSB
         LA    2,0(,2)
         ST    2,12(,9)
         LTR   2,2
         BZ    BATCH
         GTSIZE
         ST    0,16(,9)           lines of a screen, or 0
         ST    1,20(,9)
         B     MEMORY
BATCH    OPEN  (PRINTER,(OUTPUT))
         OPEN  (READER,(INPUT))
MEMORY   L     0,=A(ROOM)
         GETMAIN R,LV=(0)
         LR    8,1
         ST    1,0(,9)
         L     0,=A(ROOM-STACK)
         ST    0,4(,9)
* The stack is behind what the program may use.
         LR    2,9
         LR    15,8
         AL    15,=A(ROOM-96)
         L     1,=A(SYSPLAY)
         BALR  14,1
         L     0,=A(ROOM)
         LR    1,8
         FREEMAIN R,LV=(0),A=(1)
         L     9,=A(START)
         L     2,12(,9)
         LTR   2,2
         BNZ   LEAVE
         CLOSE (PRINTER)
         CLOSE (READER)
LEAVE    L     13,4(,13)
         LM    14,12,12(13)
         SR    15,15
         BR    14
         LTORG
         DROP  12
*
* system_get_line: reads a line of at most 80 characters to where
* register 2 says. The answer is its length, or -1 at the end.
SYSGETL  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         LR    10,2
         L     9,=A(START)
         L     9,12(,9)
         LTR   9,9
         BZ    GETCARD
         LA    0,80
         LA    1,0(,10)
         O     1,=X'80000000'     TGET EDIT,WAIT
         SVC   93
         LR    2,1
         CH    15,=H'12'          12: the line was longer
         BE    GOTLINE
         CH    15,=H'8'           8: attention
         BL    GOTLINE
         BH    ENDLINE
         LA    2,0
         B     GOTLINE
GETCARD  L     1,=A(READER)
         TM    48(1),16           the DD statement may be missing
         BZ    ENDLINE
         GET   (1),CARD
         L     3,=A(CARD)
         MVC   0(80,10),0(3)
         LA    2,80
         B     GOTLINE
ENDLINE  L     2,=F'-1'
GOTLINE  LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_put_line: register 2 has the address, 3 the length, 1 to 132.
SYSPUTL  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         L     9,=A(START)
         L     9,12(,9)
         LTR   9,9
         BZ    PUTCARD
         LR    0,3
         LA    1,0(,2)            TPUT EDIT
         SVC   93
         B     PUTDONE
PUTCARD  L     4,=A(OUTLINE)
         MVI   0(4),64
         MVC   1(131,4),0(4)
         BCTR  3,0
         EX    3,MOVELINE
         L     1,=A(PRINTER)
         TM    48(1),16
         BZ    PUTDONE
         PUT   (1),OUTLINE
PUTDONE  LR    15,11
         LM    6,15,24(15)
         BR    14
MOVELINE MVC   0(1,4),0(2)
         LTORG
         DROP  12
*
* system_put_screen: register 2 has the address of a data stream, 3 its
* length.
SYSPUTS  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         LR    0,3
         LA    1,0(,2)
         O     1,=X'03000000'     TPUT FULLSCR
         SVC   93
         LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_get_screen: register 2 has the address of the room, 3 its
* length. The answer is the length of the record, 0 after attention, or
* -1 when the terminal is gone.
SYSGETS  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         LR    0,3
         LA    1,0(,2)
         O     1,=X'81000000'     TGET ASIS,WAIT
         SVC   93
         LR    2,1
         CH    15,=H'12'
         BE    GOTSCRN
         CH    15,=H'8'
         BL    GOTSCRN
         LA    2,0
         BE    GOTSCRN
         L     2,=F'-1'
GOTSCRN  LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_screen_mode: register 2 says whether the program owns the
* screen.
SYSMODE  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         LTR   10,2
         BZ    MODEOFF
         L     0,=X'12000000'     STFSMODE ON,INITIAL=YES
         L     1,=X'C0000000'
         SVC   94
         L     0,=X'14000000'     STTMPMD ON
         L     1,=X'80000000'
         SVC   94
         B     MODEDONE
MODEOFF  L     0,=X'13000000'     STLINENO LINE=1
         LA    1,1
         SVC   94
         L     0,=X'14000000'     STTMPMD OFF
         SR    1,1
         SVC   94
         L     0,=X'12000000'     STFSMODE OFF
         SR    1,1
         SVC   94
MODEDONE LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_read_clock: stores the clock where register 2 says.
SYSCLOK  STCK  0(2)
         BR    14
*
* system_open_game: register 2 has the address of a DD name of eight
* letters; register 3 says whether to write. The answer is 1, or 0 if
* there is no such DD.
SYSOPEN  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         L     10,=A(GAMEIN)
         LTR   3,3
         BNZ   OPENOUT
         MVC   40(8,10),0(2)      DCBDDNAM
         OPEN  (GAMEIN,(INPUT))
         B     OPENED
OPENOUT  L     10,=A(GAMEOUT)
         MVC   40(8,10),0(2)
         OPEN  (GAMEOUT,(OUTPUT))
OPENED   LA    2,0
         TM    48(10),16          DCBOFLGS
         BZ    *+8
         LA    2,1
         LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_get_record: reads a record of 80 characters to where register
* 2 says. The answer is 1, or 0 at the end.
SYSGETR  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         LR    10,2
         GET   GAMEIN,CARD
         L     3,=A(CARD)
         MVC   0(80,10),0(3)
         LA    2,1
         B     *+8
ENDGAME  LA    2,0
         LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_put_record: writes the 80 characters at register 2.
SYSPUTR  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         L     3,=A(CARD)
         MVC   0(80,3),0(2)
         PUT   GAMEOUT,CARD
         LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* system_close_game: closes the dataset, written or read.
SYSCLOS  STM   6,15,24(15)
         BALR  12,0
         USING *,12
         LR    11,15
         L     13,=A(SAVEAREA)
         L     10,=A(GAMEIN)
         TM    48(10),16
         BZ    CLOSEOUT
         CLOSE (GAMEIN)
CLOSEOUT L     10,=A(GAMEOUT)
         TM    48(10),16
         BZ    CLOSED
         CLOSE (GAMEOUT)
CLOSED   LR    15,11
         LM    6,15,24(15)
         BR    14
         LTORG
         DROP  12
*
* Memory, with the stack behind it.
ROOM     EQU   524288
STACK    EQU   65536
*
* What the program gets: memory and its size, the parameter, TSO,
* lines and columns of the screen.
START    DC    6F'0'
SAVEAREA DC    18F'0'
CARD     DC    CL80' '
OUTLINE  DC    CL132' '
READER   DCB   DDNAME=SYSIN,DSORG=PS,MACRF=GM,EODAD=ENDLINE
PRINTER  DCB   DDNAME=SYSPRINT,DSORG=PS,MACRF=PM,RECFM=F,BLKSIZE=132
GAMEIN   DCB   DDNAME=SAVE,DSORG=PS,MACRF=GM,EODAD=ENDGAME
GAMEOUT  DCB   DDNAME=SAVE,DSORG=PS,MACRF=PM,RECFM=FB,LRECL=80
         END   QUADRILL
