/* SPDX-License-Identifier: MIT */
/* Where things are, and whether they are well. */
#ifndef COMMAND_INSTALLATION_RUN_DOCTOR_H
#define COMMAND_INSTALLATION_RUN_DOCTOR_H

#include "command/command.h"

/* Of "doctor", and of "paths". */
typedef struct DoctorRequest {
    int json;
} DoctorRequest;

void read_doctor_request(DoctorRequest *request, const CommandLine *line);

#endif
