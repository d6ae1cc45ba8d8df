/* SPDX-License-Identifier: MIT */
/* What the files that read and write plans share. */
#ifndef SURVEY_PLAN_INSIDE_H
#define SURVEY_PLAN_INSIDE_H

#include "plan.h"

/* Writes the settings that plans of this kind have. */
void plan_write_settings(SurveyPlan *plan);
/* Reads them; returns 0 and writes the reason if one is wrong or missing. The
   line after them is left for the reader of the lists. */
int plan_read_settings(SurveyPlan *plan, LineReader *lines, Page *reason);

#endif
