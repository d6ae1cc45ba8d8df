/* SPDX-License-Identifier: MIT */
/* Records from a 3270. The input: the answer to the query, behind its length;
   then records behind their lengths. Every screen fits, and the desk replays
   no more moves at once than it may. */
#include <stdlib.h>
#include <string.h>

#include "front/mainframe/desk.h"
#include "fuzzing.h"

enum { MOST_RECORDS = 60, MOST_REPLAYED = 256 };

static u8 stream[PANEL_STREAM];

static void tell_day(char *day)
{
    memcpy(day, "2026-11-21", DATE_SIZE);
}

static void take_record(FuzzInput *input, const u8 **record, u16 *length)
{
    const size_t wanted = input_byte(input);
    const size_t left = (size_t)(input->end - input->at);
    *length = (u16)(wanted < left ? wanted : left);
    *record = input->at;
    input->at += *length;
}

static void check_terminal(const Terminal *terminal)
{
    REQUIRE(terminal->rows >= 24 && terminal->columns >= 80);
    REQUIRE(terminal->rows * terminal->columns <= PANEL_CELLS);
}

static void replay_rest(Desk *desk)
{
    while (desk->reading) {
        const u32 before = desk->work;
        desk_replay_code(desk);
        REQUIRE(desk->work - before <= MOST_REPLAYED);
    }
}

static void answer_record(Desk *desk, Panel *panel, const u8 *record,
                          u16 length)
{
    PanelInput answer;
    panel_input_read(&answer, record, length);
    REQUIRE(answer.length <= PANEL_INPUT);
    desk_obey_input(desk, panel, &answer);
    replay_rest(desk);
    desk_draw(desk, panel);
    REQUIRE(panel_write(panel, stream) <= PANEL_STREAM);
    REQUIRE(text_length(desk->note) <= DESK_NOTE);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Panel panel;
    static const u8 seed[SEED_SIZE] = {3};
    FuzzInput input = input_of(data, size);
    Terminal terminal;
    Desk desk;
    const u8 *record;
    u16 length;
    int records = 0;
    take_record(&input, &record, &length);
    terminal_choose_model(&terminal, length & 7, length & 1);
    terminal_read_query(&terminal, record, length);
    check_terminal(&terminal);
    desk_open(&desk, &malloc_host, &terminal, seed, tell_day);
    desk.most_replayed = MOST_REPLAYED;
    desk_draw(&desk, &panel);
    while (input.at < input.end && !desk.left && records++ < MOST_RECORDS) {
        take_record(&input, &record, &length);
        answer_record(&desk, &panel, record, length);
    }
    desk_close(&desk);
    return 0;
}
