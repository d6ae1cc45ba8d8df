/* SPDX-License-Identifier: MIT */
/* The Telnet protocol of 3270 terminals (RFC 1576), parsed byte by byte:
   negotiation of options, terminal types, and records. */
#include "telnet.h"

#include <string.h>

enum {
    IAC = 255,
    DONT = 254,
    DO = 253,
    WONT = 252,
    WILL = 251,
    BEGIN_OPTION = 250,
    END_OPTION = 240,
    END_RECORD = 239,
    BINARY = 0,
    TERMINAL_TYPE = 24,
    RECORD_MARKS = 25,
    TYPE_IS = 0,
    TYPE_SEND = 1,
    PATIENCE_AT_FIRST = 32
};

enum State { IN_DATA, IN_COMMAND, IN_VERB, IN_OPTION, IN_OPTION_COMMAND };

/* What both sides have to agree on: that the client sends its terminal type,
   what the type is, and, in both directions, binary data and end-of-record
   marks. */
enum Agreed {
    TELLS_TYPE = 1,
    TYPE_TOLD = 2,
    THEY_MARK = 4,
    WE_MARK = 8,
    THEY_BINARY = 16,
    WE_BINARY = 32,
    ALL_AGREED = 63
};

static void put_bytes(Page *out, const u8 *bytes, size_t length)
{
    page_put(out, (const char *)bytes, length);
}

static void put_request(Page *out, u8 verb, u8 option)
{
    const u8 bytes[] = {IAC, verb, option};
    put_bytes(out, bytes, sizeof bytes);
}

void telnet_put_record(Page *out, u8 command, const u8 *bytes, size_t length)
{
    static const u8 mark[] = {IAC, END_RECORD}, twice = IAC;
    const u8 *end = bytes + length;
    const u8 *next;
    put_bytes(out, &command, 1);
    while (bytes < end) {
        next = memchr(bytes, IAC, (size_t)(end - bytes));
        next = next ? next + 1 : end;
        put_bytes(out, bytes, (size_t)(next - bytes));
        if (next[-1] == IAC)
            put_bytes(out, &twice, 1);
        bytes = next;
    }
    put_bytes(out, mark, sizeof mark);
}

void telnet_start(Telnet *telnet, Page *out)
{
    memset(telnet, 0, sizeof *telnet);
    telnet->patience = PATIENCE_AT_FIRST;
    put_request(out, DO, TERMINAL_TYPE);
}

/* ----------------------------------------------------------- agreements */

static u8 agreement(u8 verb, u8 option)
{
    static const struct {
        u8 verb, option, agreed;
    } table[] = {{WILL, TERMINAL_TYPE, TELLS_TYPE},
                 {WILL, RECORD_MARKS, THEY_MARK},
                 {DO, RECORD_MARKS, WE_MARK},
                 {WILL, BINARY, THEY_BINARY},
                 {DO, BINARY, WE_BINARY}};
    size_t i;
    for (i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].verb == verb && table[i].option == option)
            return table[i].agreed;
    return 0;
}

static int is_refusal(u8 verb)
{
    return verb == WONT || verb == DONT;
}

static TelnetNews agree(Telnet *telnet, u8 agreed)
{
    const u8 before = telnet->agreed;
    telnet->agreed |= agreed;
    return before != ALL_AGREED && telnet->agreed == ALL_AGREED
               ? TELNET_READY
               : TELNET_NOTHING;
}

static void ask_type(Page *out)
{
    static const u8 bytes[] = {IAC,       BEGIN_OPTION, TERMINAL_TYPE,
                               TYPE_SEND, IAC,          END_OPTION};
    put_bytes(out, bytes, sizeof bytes);
}

/* Declines an option that is not needed. A client that keeps asking runs out
   of patience and is unfit. */
static TelnetNews decline(Telnet *telnet, u8 option, Page *out)
{
    const u8 verb = telnet->verb;
    if (is_refusal(verb))
        return TELNET_NOTHING;
    if (!telnet->patience)
        return TELNET_UNFIT;
    telnet->patience--;
    put_request(out, verb == DO ? WONT : DONT, option);
    return TELNET_NOTHING;
}

static TelnetNews hear_request(Telnet *telnet, u8 option, Page *out)
{
    const u8 agreed = agreement(telnet->verb, option);
    if (is_refusal(telnet->verb) && agreement((u8)(telnet->verb - 1), option))
        return TELNET_UNFIT;
    if (!agreed)
        return decline(telnet, option, out);
    if (agreed == TELLS_TYPE && !(telnet->agreed & TELLS_TYPE))
        ask_type(out);
    return agree(telnet, agreed);
}

/* Reads a terminal type such as "IBM-3279-4-E". The model number gives the
   size, and the E says that each character can have its own colour. A terminal
   of any size can also act as model 2. */
static TelnetNews hear_type(Telnet *telnet, Page *out)
{
    static const char start[] = "IBM-327", any[] = "IBM-DYNAMIC";
    const char *name = (const char *)telnet->option + 2;
    const size_t length = telnet->option_length - 2U;
    if (length >= 10 && memcmp(name, start, sizeof start - 1) == 0)
        terminal_choose_model(&telnet->terminal, (u8)(name[9] - '0'),
                              length >= 12 && name[11] == 'E');
    else if (length >= sizeof any - 1 &&
             memcmp(name, any, sizeof any - 1) == 0)
        terminal_choose_model(&telnet->terminal, 2, 1);
    else
        return TELNET_UNFIT;
    put_request(out, DO, RECORD_MARKS);
    put_request(out, WILL, RECORD_MARKS);
    put_request(out, DO, BINARY);
    put_request(out, WILL, BINARY);
    return agree(telnet, TYPE_TOLD);
}

static TelnetNews end_option(Telnet *telnet, Page *out)
{
    telnet->state = IN_DATA;
    if (telnet->option_length < 2 || telnet->option[0] != TERMINAL_TYPE ||
        telnet->option[1] != TYPE_IS || telnet->agreed & TYPE_TOLD ||
        !(telnet->agreed & TELLS_TYPE))
        return TELNET_NOTHING;
    return hear_type(telnet, out);
}

/* ---------------------------------------------------------------- bytes */

static TelnetNews end_record(Telnet *telnet)
{
    telnet->state = IN_DATA;
    if (telnet->overlong)
        telnet->length = 0;
    telnet->overlong = 0;
    return telnet->agreed == ALL_AGREED ? TELNET_SAID : TELNET_NOTHING;
}

/* Records start only when both sides agree, so earlier data is ignored. */
static TelnetNews hear_data(Telnet *telnet, u8 byte)
{
    telnet->state = IN_DATA;
    if (telnet->length == TELNET_RECORD)
        telnet->overlong = 1;
    else if (telnet->agreed == ALL_AGREED)
        telnet->record[telnet->length++] = byte;
    return TELNET_NOTHING;
}

static TelnetNews hear_command(Telnet *telnet, u8 byte)
{
    telnet->state = IN_DATA;
    if (byte == IAC)
        return hear_data(telnet, byte);
    if (byte == END_RECORD)
        return end_record(telnet);
    if (byte == BEGIN_OPTION) {
        telnet->state = IN_OPTION;
        telnet->option_length = 0;
    } else if (byte >= WILL) {
        telnet->state = IN_VERB;
        telnet->verb = byte;
    }
    return TELNET_NOTHING;
}

static void keep_option(Telnet *telnet, u8 byte)
{
    if (telnet->option_length < TELNET_NAME)
        telnet->option[telnet->option_length++] = byte;
}

TelnetNews telnet_take_byte(Telnet *telnet, u8 byte, Page *out)
{
    switch (telnet->state) {
    case IN_COMMAND:
        return hear_command(telnet, byte);
    case IN_VERB:
        telnet->state = IN_DATA;
        return hear_request(telnet, byte, out);
    case IN_OPTION:
        if (byte == IAC)
            telnet->state = IN_OPTION_COMMAND;
        else
            keep_option(telnet, byte);
        return TELNET_NOTHING;
    case IN_OPTION_COMMAND:
        if (byte != IAC)
            return end_option(telnet, out);
        telnet->state = IN_OPTION;
        keep_option(telnet, byte);
        return TELNET_NOTHING;
    default:
        if (byte != IAC)
            return hear_data(telnet, byte);
        telnet->state = IN_COMMAND;
        return TELNET_NOTHING;
    }
}
