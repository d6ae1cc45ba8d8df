/* SPDX-License-Identifier: MIT */
/* Reports where files are, and whether the installation works. */
#ifndef COMMAND_INSTALLATION_RUN_DOCTOR_H
#define COMMAND_INSTALLATION_RUN_DOCTOR_H

#include "command/command.h"

/* A request for "doctor" or "paths". */
typedef struct DoctorRequest {
    int json;
} DoctorRequest;

void doctor_request_read(DoctorRequest *request, const CommandLine *line);

#endif
