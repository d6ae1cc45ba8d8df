/* SPDX-License-Identifier: MIT */
/* A result is written as a draft, under another name, and then renamed. A
   process that is killed while it writes leaves its draft behind. */
#ifndef SURVEY_DRAFTS_H
#define SURVEY_DRAFTS_H

#include "plan.h"

/* Removes the drafts in a results folder that nobody has written to for ten
   minutes. Younger ones may be another run's work. */
void drafts_remove(const SurveyPlan *plan, const char *folder);

#endif
