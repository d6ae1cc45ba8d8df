/* SPDX-License-Identifier: MIT */
/* Evaluates the rule by which a catalogue chooses plural forms: an expression
   of C about n, such as "n%10==1 && n%100!=11 ? 0 : 1". It is read again for
   every count, which takes less than a microsecond. */
#include "catalogue.h"

#include <string.h>

typedef struct Evaluation {
    const char *at;
    unsigned long n;
    int depth, failed;
} Evaluation;

enum { MOST_FORMS = 6, MOST_DEPTH = 40, COUNTS_TRIED = 200 };

static unsigned long choice(Evaluation *evaluation);

static int takes(Evaluation *evaluation, const char *sign)
{
    const size_t length = strlen(sign);
    while (*evaluation->at == ' ')
        evaluation->at++;
    if (strncmp(evaluation->at, sign, length) != 0)
        return 0;
    evaluation->at += length;
    return 1;
}

static unsigned long operand(Evaluation *evaluation)
{
    unsigned long value = 0;
    const char *begun;
    if (takes(evaluation, "(")) {
        value = choice(evaluation);
        evaluation->failed |= !takes(evaluation, ")");
        return value;
    }
    if (takes(evaluation, "n"))
        return evaluation->n;
    begun = evaluation->at;
    while (*evaluation->at >= '0' && *evaluation->at <= '9')
        value = value * 10 + (unsigned long)(*evaluation->at++ - '0');
    evaluation->failed |= begun == evaluation->at;
    return value;
}

static unsigned long remainder_of(Evaluation *evaluation)
{
    unsigned long value = operand(evaluation);
    while (takes(evaluation, "%")) {
        const unsigned long divisor = operand(evaluation);
        evaluation->failed |= !divisor;
        value %= divisor ? divisor : 1;
    }
    return value;
}

static unsigned long comparison(Evaluation *evaluation)
{
    const unsigned long left = remainder_of(evaluation);
    if (takes(evaluation, "=="))
        return left == remainder_of(evaluation);
    if (takes(evaluation, "!="))
        return left != remainder_of(evaluation);
    if (takes(evaluation, "<="))
        return left <= remainder_of(evaluation);
    if (takes(evaluation, ">="))
        return left >= remainder_of(evaluation);
    if (takes(evaluation, "<"))
        return left < remainder_of(evaluation);
    if (takes(evaluation, ">"))
        return left > remainder_of(evaluation);
    return left;
}

static unsigned long conjunction(Evaluation *evaluation)
{
    unsigned long value = comparison(evaluation);
    while (takes(evaluation, "&&")) {
        const unsigned long right = comparison(evaluation);
        value = value && right;
    }
    return value;
}

static unsigned long disjunction(Evaluation *evaluation)
{
    unsigned long value = conjunction(evaluation);
    while (takes(evaluation, "||")) {
        const unsigned long right = conjunction(evaluation);
        value = value || right;
    }
    return value;
}

static unsigned long choice(Evaluation *evaluation)
{
    unsigned long value, yes, no;
    if (++evaluation->depth > MOST_DEPTH) {
        evaluation->failed = 1;
        return 0;
    }
    value = disjunction(evaluation);
    if (takes(evaluation, "?")) {
        yes = choice(evaluation);
        evaluation->failed |= !takes(evaluation, ":");
        no = choice(evaluation);
        value = value ? yes : no;
    }
    evaluation->depth--;
    return value;
}

static unsigned long evaluate(const PluralRule *rule, unsigned long count,
                              int *failed)
{
    Evaluation evaluation = {rule->rule, count, 0, 0};
    const unsigned long form = choice(&evaluation);
    *failed =
        evaluation.failed || !takes(&evaluation, ";") || form >= rule->forms;
    return form;
}

/* The rule is tried, because a wrong one may leave its forms only for some
   counts. All rules have a period of 100. */
int plural_rule_read(PluralRule *rule, const char *header)
{
    const char *forms = strstr(header, "nplurals=");
    const char *expression = forms ? strstr(forms, "plural=") : NULL;
    int failed = 0;
    unsigned long count;
    if (!expression)
        return 0;
    rule->forms = (unsigned long)(forms[strlen("nplurals=")] - '0');
    rule->rule = expression + strlen("plural=");
    if (rule->forms < 1 || rule->forms > MOST_FORMS)
        return 0;
    for (count = 0; count < COUNTS_TRIED && !failed; count++)
        (void)evaluate(rule, count, &failed);
    return !failed;
}

unsigned long plural_rule_form(const PluralRule *rule, unsigned long count)
{
    int failed;
    const unsigned long form = evaluate(rule, count, &failed);
    return failed ? rule->forms - 1 : (unsigned long)form;
}
