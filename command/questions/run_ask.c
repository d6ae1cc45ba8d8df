/* SPDX-License-Identifier: MIT */
/* The command "ask": goes through the numbers of a set and prints the
   questions whose difficulty is still wanted. */
#include "run_ask.h"

#include <string.h>

#include "command/solve/progress_bar.h"
#include "questions/asked_question.h"

/* ----------------------------------------------------------------- request */

static int complain_set(const Game *game, const char *word)
{
    const char *names[MOST_LIST];
    Page page = PAGE_EMPTY;
    int count = 0;
    int i;
    for (i = 0; question_sets[i] && count < MOST_LIST; i++)
        if (question_sets[i]->game == game)
            names[count++] = question_sets[i]->name;
    if (!count)
        return complain(_("there are no questions about %s"), game->name);
    subcommand_page_words(&page, names, count);
    complain(_("unknown set '%1$s' of questions about %2$s; use %3$s"), word,
             game->name, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int read_difficulties(AskRequest *request, const char *text)
{
    const QuestionSet *set = request->set;
    Range range = {set->least, set->most};
    if (text && range_read("difficulty", text, MOST_DIFFICULTY, &range))
        return EXIT_USAGE;
    if (range.first < set->least || range.last > set->most)
        return complain(_("the difficulties of '%1$s %2$s' run from %3$lu to "
                          "%4$lu"),
                        set->game->name, set->name, (unsigned long)set->least,
                        (unsigned long)set->most);
    request->quota.least = (u32)range.first;
    request->quota.most = (u32)range.last;
    return EXIT_DONE;
}

int questions_read_ask_request(AskRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    const char *word = command_line_next_word(line);
    memset(request, 0, sizeof *request);
    request->set = question_set_find(line->game, word);
    if (!request->set)
        return complain_set(line->game, word ? word : "");
    request->quota.each = number_or(&options->each, 1);
    request->json = options->jsonl;
    request->has_player = options->answers != 0;
    request->player = (QuestionPlayer)(options->answers - 1);
    request->first = options->held_out ? request->set->numbers / 2 + 1 : 1;
    request->last =
        options->held_out ? request->set->numbers : request->set->numbers / 2;
    return read_difficulties(request, options->difficulty);
}

/* ------------------------------------------------------------------ asking */

static u64 count_missing(const QuestionQuota *quota)
{
    u64 missing = 0;
    u32 i;
    for (i = quota->least; i <= quota->most; i++)
        missing += quota->each - quota->count[i];
    return missing;
}

static void print_question(const AskedQuestion *question,
                           const AskRequest *request)
{
    Page page = PAGE_EMPTY;
    if (request->has_player) {
        question_player_page_json(&page, question, request->player);
    } else if (request->json) {
        asked_question_page_json(&page, question);
    } else {
        asked_question_page_id(&page, question);
        page_text(&page, "\n");
        asked_question_page_prompt(&page, question);
        page_text(&page, "\n\n");
    }
    progress_bar_clear();
    host_print_page(&page);
}

static void ask_all(AskRequest *request, const QuestionMaker *maker)
{
    QuestionQuota *quota = &request->quota;
    const u64 all = count_missing(quota);
    u64 missing = all;
    u64 number, tried = 0;
    AskedQuestion question;
    for (number = request->first;
         number <= request->last && missing && tried < request->set->patience;
         number++) {
        tried++;
        progress_bar_show(all - missing, all);
        if (!question_maker_make(maker, quota, number, &question))
            continue;
        quota->count[question.difficulty]++;
        missing--;
        tried = 0;
        print_question(&question, request);
    }
    progress_bar_clear();
}

/* Says which difficulties have too few questions. */
static int complain_missing(const AskRequest *request)
{
    const QuestionQuota *quota = &request->quota;
    Page page = PAGE_EMPTY;
    u32 i;
    for (i = quota->least; i <= quota->most; i++)
        if (quota->count[i] < quota->each) {
            page_comma(&page);
            page_format(&page, "%lu (%llu)", (unsigned long)i,
                        (unsigned long long)quota->count[i]);
        }
    if (!page.used)
        return EXIT_DONE;
    complain(_("too few questions of difficulty %s"), page.text);
    page_free(&page);
    return EXIT_LIMIT;
}

int run_ask(CommandLine *line)
{
    AskRequest request;
    QuestionMaker maker;
    const char *reason = "";
    int result = questions_read_ask_request(&request, line);
    if (result)
        return result;
    progress_bar_allow(&line->options);
    if (!question_maker_open(&maker, request.set, &reason)) {
        result = complain_trouble("%s", reason);
    } else {
        ask_all(&request, &maker);
        result = complain_missing(&request);
    }
    question_maker_close(&maker);
    return result;
}
