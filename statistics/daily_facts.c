/* SPDX-License-Identifier: MIT */
/* What solvers have found out about daily puzzles beforehand, so that their
   tasks can be judged at once, and alike on every machine. "bench/daily_tasks
   table" makes the lines of further months. Those of past months must stay as
   they are, so that the tasks of past days do. */
#include "daily_task.h"

#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"

enum { FIRST_YEAR = 2026, MONTHS = 12, MONTH_AT = 5, DAY_AT = 8 };

/* A line for each month, and in it a letter for each day: A is a par of 24
   moves, B one of 25 and so on, in lower case if one free cell suffices. A dot
   tells nothing. */
enum { PAR_OF_A = 24 };
static const char *const freecell_months[] = {
    /* clang-format off */
    /* 2026 */
    "IKQQNmJjJFHgMLGOGLLHNjFHfINKlHE",
    "KOLMNFHeLlPMDHcMNKLMLHIMLHGf",
    "ekFTGPGIKPNPFROlJILCcONIQJJPI.J",
    "mKMIGGgJHNHojCLOMMKKKdIHEfQO.M",
    "LMKKNHNKKJJPMIIHEhMgPIeNNcnIKjI",
    "iMHILJNIGLskNiHEoONIKLIGhfUKRN",
    "IMQKJMHgHaOhIFNOKHJKeHECKGBLiIO",
    "OKLMkiQFHGMlIJigFIJEJJPqHMKGGRK",
    "MKPMNQIfQjIKMMPhFNLOKINepNJIHD",
    "gLGILoNDeEGFKPLKDELJAHhMOKOjKRI",
    "MNOSFLLMQMINKPMPJhOKGHLjNHNOMK",
    "NJiJJgMHJLOKONHfFFFNRKHPJJFLENH",
    /* 2027 */
    "LLLhOKNmIoANhJhecIRPMIPLEKgImNj",
    "hLOGnMMGGJlOMJIMPENMOPKLOEQJ",
    "JNMRdMOkInHGJMmBgOfKFkLSJKfHOMI",
    "FNLJKJILPJjPJJKSDeMMKEGNKJMIOI",
    "TIIKMmjKJLJNNGHCgkLiJYPJkKLfEgJ",
    "ePHjnNPNMOPnLJgMgIaHNKlNKDMJLf",
    "gHGcLNniMQKNQHKnHjJMEJOLgjJMLne",
    "IKioNGLIAMNClEILHDNmFmMKIMCFSFd",
    "IMKLUJGmLkJHImKHNKEhhMhmLsBHKK",
    "JFiIMKINJMFJMJmMSMmHKNIPLKRJKEM",
    "LKiDOMJMJjLFALmgoHJkEkjgdIKKKM",
    "gQddEGHHDNHfHLqHEJPHIOPALPNFLpM",
    /* 2028 */
    "NOMMJJgdFHGQLlMJNHLMIPMHIPNdPRF",
    "LINFLJMINKPIgIMJJJkLMIFGHQJkT",
    "XHhLUKIFElgLEJMFjFHJENKKIFDIIcK",
    "HregLLKHIMkJNJNMLEPKLJKKMHLSHM",
    "MLJJLjJcOLOiLLHMhmLNDNRkLOKHggl",
    "NPMHhnMLQLJJHIQJoKFeOKIGLMMmMO",
    "LIKFJNKJLIqJOPfLQgLFMKRhOMGMBMI",
    "FKMJLjNnMEnPJLhIFFFNQOGMjdCOLno",
    "GLKLFMiKIHIPPPIRgRPHIOIJoLLGAK",
    "MKEPKNMIFJIMjCMJMRQkJJFKLKPHKPg",
    "OGQOLKjQGILJHIPRKGmCLJKBjPFmTQ",
    "IKJIKLEMRMOFkFKIgEpHKHGHHCJQJqJ",
    /* clang-format on */
};

static const struct {
    const Game *game;
    const char *const *months;
    size_t count;
} tables[] = {{&freecell, freecell_months, COUNT_OF(freecell_months)}};

static DailyFacts facts_of_letter(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return (DailyFacts){PAR_OF_A + (u32)(letter - 'a'), 1};
    if (letter >= 'A' && letter <= 'Z')
        return (DailyFacts){PAR_OF_A + (u32)(letter - 'A'), 0};
    return (DailyFacts){0, 0};
}

DailyFacts daily_facts_of(const Game *game, const char *date)
{
    const int year = atoi(date) - FIRST_YEAR;
    const size_t month = (size_t)(year * MONTHS + atoi(date + MONTH_AT) - 1);
    const size_t day = (size_t)atoi(date + DAY_AT);
    size_t i;
    for (i = 0; i < COUNT_OF(tables); i++)
        if (tables[i].game == game && year >= 0 && month < tables[i].count) {
            ASSERT(day <= strlen(tables[i].months[month]));
            return facts_of_letter(tables[i].months[month][day - 1]);
        }
    return (DailyFacts){0, 0};
}
