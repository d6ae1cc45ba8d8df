/* SPDX-License-Identifier: MIT */
/* What can happen on a device. A step is a line of text: "b1 play 37 2" is
   done by the second program of device b. It can be done in any state, so a
   history stays one when steps are left out. */
#ifndef STEPS_H
#define STEPS_H

#include "world.h"

typedef struct Step {
    u8 device, program, what;
    u32 a, b;
} Step;

typedef struct StepKind {
    const char *name;
    u8 weight; /* how often it is drawn */
    void (*run)(LivedDevice *device, Program *program, const Step *step);
} StepKind;

extern const StepKind step_kinds[];
extern const int step_kinds_count;

/* Does a step, with the trouble that the last one has prepared. */
void steps_run(const Step *step);
/* steps_played.c: a game is begun, played and stored. */
void steps_deal(LivedDevice *device, Program *program, const Step *step);
void steps_set_board(LivedDevice *device, Program *program, const Step *step);
void steps_deal_daily(LivedDevice *device, Program *program, const Step *step);
void steps_answer_challenge(LivedDevice *device, Program *program,
                            const Step *step);
void steps_play(LivedDevice *device, Program *program, const Step *step);
void steps_undo(LivedDevice *device, Program *program, const Step *step);
void steps_redo(LivedDevice *device, Program *program, const Step *step);
void steps_go_to(LivedDevice *device, Program *program, const Step *step);
void steps_hint(LivedDevice *device, Program *program, const Step *step);
void steps_start_again(LivedDevice *device, Program *program,
                       const Step *step);
void steps_finish(LivedDevice *device, Program *program, const Step *step);
/* steps_shared.c: backups and restores */
void steps_back_up(LivedDevice *device, Program *program, const Step *step);
void steps_restore(LivedDevice *device, Program *program, const Step *step);
/* Makes the device's file one of an older version. */
void steps_age(LivedDevice *device, Program *program, const Step *step);
/* Begins or ends what production code does, with trouble. The second returns 0
   if the program is dead; then nothing may be expected of its answer. */
void steps_begin(LivedDevice *device, Program *program);
int steps_end(LivedDevice *device, Program *program);
/* A change that would have led to "next" ended with an answer. */
void steps_settle(LivedDevice *device, Program *program, int done,
                  const StoreModel *next);

#endif
