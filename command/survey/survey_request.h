/* SPDX-License-Identifier: MIT */
/* What was asked of a survey. */
#ifndef COMMAND_SURVEY_SURVEY_REQUEST_H
#define COMMAND_SURVEY_SURVEY_REQUEST_H

#include "command/command.h"
#include "survey/results.h"

/* Makes the plan that the words and options after "survey plan" describe.
   Returns EXIT_DONE, or complains. */
int survey_read_plan_request(SurveyPlan *plan, CommandLine *line);
/* Limits a plan as the options say: nodes, memory, size of shards, lists. */
int survey_read_plan_limits(SurveyPlan *plan, const Options *options);

/* Reads the plan in a file. Returns EXIT_DONE, or complains. */
int survey_load_plan(SurveyPlan *plan, const char *path);
/* Finds the results of a plan: in "night.results" or "night.pack" for
   "night.txt", or where --results says. Returns EXIT_DONE, or complains. */
int survey_open_results(SurveyResults *results, const SurveyPlan *plan,
                        const char *path, const Options *options);

#endif
