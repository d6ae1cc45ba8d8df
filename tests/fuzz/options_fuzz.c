/* SPDX-License-Identifier: MIT */
/* The command line, an argument on each line of the input. It is completed,
   and then every request is read, and none carried out. */
#include <stdlib.h>
#include <string.h>

#include "command/check/run_digest.h"
#include "command/command.h"
#include "command/completion/completion.h"
#include "command/perft/run_perft.h"
#include "command/play/run_daily.h"
#include "command/play/run_play.h"
#include "command/play/run_verify.h"
#include "command/questions/run_ask.h"
#include "command/solve/players_request.h"
#include "command/solve/run_grade.h"
#include "command/solve/run_optimise.h"
#include "command/survey/survey_request.h"
#include "fuzzing.h"

enum { MOST_ARGUMENTS = 24 };

static int read_play(CommandLine *line)
{
    PlayRequest request;
    memset(&request, 0, sizeof request);
    choice_start(&request.start.choice, line->game);
    return play_read_request(&request, line);
}

static int read_daily(CommandLine *line)
{
    DailyRequest request;
    memset(&request, 0, sizeof request);
    return play_read_daily_request(&request, line);
}

static int read_solve(CommandLine *line)
{
    SolveRequest request;
    memset(&request, 0, sizeof request);
    return solve_read_request(&request, line);
}

static int read_players(CommandLine *line)
{
    PlayersRequest request;
    memset(&request, 0, sizeof request);
    return players_request_read(&request, line);
}

static int read_optimise(CommandLine *line)
{
    OptimiseRequest request;
    memset(&request, 0, sizeof request);
    return solve_read_optimise_request(&request, line);
}

static int read_grade(CommandLine *line)
{
    GradeRequest request;
    memset(&request, 0, sizeof request);
    return solve_read_grade_request(&request, line);
}

static int read_verify(CommandLine *line)
{
    VerifyRequest request;
    memset(&request, 0, sizeof request);
    return play_read_verify_request(&request, line);
}

static int read_digest(CommandLine *line)
{
    DigestRequest request;
    memset(&request, 0, sizeof request);
    return check_read_digest_request(&request, line);
}

static int read_perft(CommandLine *line)
{
    PerftRequest request;
    memset(&request, 0, sizeof request);
    return perft_read_request(&request, line);
}

static int read_proof(CommandLine *line)
{
    ProofRequest request;
    memset(&request, 0, sizeof request);
    return check_read_proof_request(&request, line);
}

static int read_ask(CommandLine *line)
{
    AskRequest request;
    return questions_read_ask_request(&request, line);
}

/* The first argument of a survey says what to do with a plan, and a new one
   has a game next. */
static int read_survey(CommandLine *line)
{
    SurveyPlan plan;
    int result;
    memset(&plan, 0, sizeof plan);
    (void)command_line_next_word(line);
    result = survey_read_plan_request(&plan, line);
    plan_free(&plan);
    return result;
}

static int (*const readers[COMMAND_COUNT])(CommandLine *line) = {
    [COMMAND_PLAY] = read_play,     [COMMAND_DAILY] = read_daily,
    [COMMAND_SOLVE] = read_solve,   [COMMAND_OPTIMISE] = read_optimise,
    [COMMAND_GRADE] = read_grade,   [COMMAND_VERIFY] = read_verify,
    [COMMAND_DIGEST] = read_digest, [COMMAND_PROOF] = read_proof,
    [COMMAND_PERFT] = read_perft,   [COMMAND_SURVEY] = read_survey,
    [COMMAND_ASK] = read_ask};

/* A computer player's game is a request of its own. */
static int read_any(CommandLine *line)
{
    const u8 id = line->command->id;
    if (id == COMMAND_SOLVE && line->options.strategy)
        return read_players(line);
    return readers[id] ? readers[id](line) : EXIT_DONE;
}

static int part(char *text, char **arguments)
{
    static char program[] = "quadrille";
    int count = 0;
    arguments[count++] = program;
    while (text && count <= MOST_ARGUMENTS) {
        char *end = strchr(text, '\n');
        arguments[count++] = text;
        text = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
    }
    arguments[count] = NULL;
    return count;
}

/* Each line of an answer is a word with an explanation, or stands for files;
   no character in it may confuse a shell's script. What is offered goes on as
   the last word begins. */
static void check_candidates(char **words, int count)
{
    const char *typed = words[count - 1];
    Page page = PAGE_EMPTY;
    const char *line;
    complete_page(&page, words, count);
    page_text(&page, "");
    for (line = page.text; *line; line += strcspn(line, "\n") + 1) {
        size_t i;
        REQUIRE(strchr(line, '\n') != NULL);
        if (*line == ':')
            continue;
        REQUIRE(line[strcspn(line, "\t\n")] == '\t');
        REQUIRE(strncmp(line, typed, strlen(typed)) == 0);
        for (i = 0; line[i] != '\t'; i++)
            REQUIRE((unsigned char)line[i] >= ' ' && line[i] != 127);
    }
    page_free(&page);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *arguments[MOST_ARGUMENTS + 2];
    char *text = host_must_have(malloc(size + 1));
    CommandLine line;
    int result;
    int count;
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    count = part(text, arguments);
    check_candidates(arguments + 1, count - 1);
    result = command_line_read(&line, arguments);
    REQUIRE(result == EXIT_DONE || result == EXIT_USAGE);
    if (!result && !line.options.version && !line.options.help &&
        (line.game ||
         !(line.command->takes_game || line.command->id == COMMAND_PLAY))) {
        result = read_any(&line);
        REQUIRE(result >= EXIT_DONE && result <= EXIT_TROUBLE);
    }
    free(text);
    return 0;
}
