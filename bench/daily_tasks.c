/* SPDX-License-Identifier: MIT */
/* What can be reached in the daily puzzles: the figures behind their tasks.
   daily_tasks figures FIRST LAST: for each of these days a line with tabs
   between: the date; for FreeCell the moves of the best way known and of the
   first way found, and whether there is a way with one free cell (1), none (0)
   or nobody knows (?); for the sliding puzzle the fewest moves; and for Kulki
   the points of the player that follows the rules' own order of moves, and of
   the learned one.
   daily_tasks table FIRST LAST: the lines of statistics/daily_facts.c for
   these months. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "advice/kulki/kulki_player.h"
#include "advice/par.h"
#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"
#include "session/daily.h"

static Advisor advisor;
static Session session;
static KulkiEngine *engine;

static void deal(const Game *game, const char *date)
{
    Fault fault;
    if (session_deal_daily(&session, game, date, &fault))
        exit(EXIT_FAILURE);
}

static Verdict verdict_with_one_cell(void)
{
    enum { NODES = 2000000 };
    FreeCell game;
    Answer answer;
    memcpy(&game, session.kept, sizeof game);
    game.cells = 1;
    advisor_ask(&advisor, &freecell, &game, SOLVE_PROVE, NODES, &answer);
    return answer.verdict;
}

static u32 play_kulki(const char *date, KulkiPlayer player)
{
    enum { TURNS = 2000 };
    Kulki game;
    u32 turns;
    deal(&kulki, date);
    memcpy(&game, session.kept, sizeof game);
    for (turns = 0; turns < TURNS && kulki.status(&game) == GOING; turns++)
        kulki.apply(&game, kulki_engine_choose(engine, &game, player, 1),
                    NULL);
    return kulki.score(&game);
}

static void print_figures(const char *date)
{
    Answer first;
    Verdict verdict;
    deal(&freecell, date);
    printf("%s\t%u", date, par_find(&advisor, &session).value);
    advisor_ask(&advisor, &freecell, session.kept, SOLVE_FAST, PATIENCE,
                &first);
    printf("\t%u", first.length);
    verdict = verdict_with_one_cell();
    printf("\t%c", verdict == SOLVED       ? '1'
                   : verdict == IMPOSSIBLE ? '0'
                                           : '?');
    deal(&sliding, date);
    printf("\t%u", par_find(&advisor, &session).value);
    printf("\t%u", play_kulki(date, PLAYER_HEURISTIC));
    printf("\t%u\n", play_kulki(date, PLAYER_LEARNED));
}

/* A letter as statistics/daily_facts.c has it. */
static void print_letter(const char *date)
{
    enum { LEAST = 24, LETTERS = 26 };
    const int is_first = strcmp(date + 8, "01") == 0;
    u32 par;
    deal(&freecell, date);
    par = par_find(&advisor, &session).value;
    if (is_first)
        printf("    \"");
    if (par < LEAST || par >= LEAST + LETTERS)
        putchar('.');
    else
        putchar((verdict_with_one_cell() == SOLVED ? 'a' : 'A') +
                (int)(par - LEAST));
}

static void print_days(struct tm *day, const char *last, int as_table)
{
    char date[DATE_SIZE];
    do {
        int month;
        timegm(day);
        month = day->tm_mon;
        strftime(date, sizeof date, "%Y-%m-%d", day);
        if (as_table)
            print_letter(date);
        else
            print_figures(date);
        day->tm_mday++;
        timegm(day);
        if (as_table && day->tm_mon != month)
            puts("\",");
        fflush(stdout);
    } while (strcmp(date, last) < 0);
}

int main(int count, char **arguments)
{
    Page trouble = PAGE_EMPTY;
    struct tm day = {.tm_hour = 12};
    if (count != 4 || sscanf(arguments[2], "%d-%d-%d", &day.tm_year,
                             &day.tm_mon, &day.tm_mday) != 3) {
        fputs("usage: daily_tasks figures|table FIRST LAST\n", stderr);
        return 2;
    }
    day.tm_year -= 1900;
    day.tm_mon--;
    session_open(&session, &malloc_host);
    advisor_start(&advisor, PATIENCE);
    engine = kulki_player_make(NULL, &trouble);
    print_days(&day, arguments[3], strcmp(arguments[1], "table") == 0);
    kulki_player_free(engine);
    advisor_stop(&advisor);
    session_close(&session);
    return 0;
}
