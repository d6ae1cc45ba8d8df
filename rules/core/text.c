/* SPDX-License-Identifier: MIT */
/* Readers and writers of text. */
#include "text.h"

static const char lower[] = "abcdefghijklmnopqrstuvwxyz";
static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char digits[] = "0123456789";

void reader_start(Reader *reader, const char *text, u32 length)
{
    reader->start = text;
    reader->at = text;
    reader->end = text + length;
}

void reader_copy(Reader *to, const Reader *from)
{
    to->start = from->start;
    to->at = from->at;
    to->end = from->end;
}

u32 text_length(const char *text)
{
    const char *end = text;
    while (*end)
        end++;
    return (u32)(end - text);
}

u8 text_is_space(char symbol)
{
    return symbol == ' ' || symbol == '\t' || symbol == '\n' ||
           symbol == '\r' || symbol == ',';
}

u8 text_index_of(const char *list, char symbol)
{
    u8 i;
    for (i = 0; list[i]; i++)
        if (list[i] == symbol)
            return i;
    return NOT_FOUND;
}

u8 text_digit_of(char symbol)
{
    return text_index_of(digits, symbol);
}

u8 text_letter_of(char symbol)
{
    u8 letter = text_index_of(lower, symbol);
    return letter == NOT_FOUND ? text_index_of(upper, symbol) : letter;
}

u8 reader_at_end(const Reader *reader)
{
    ASSERT(reader->start <= reader->at && reader->at <= reader->end);
    return reader->at == reader->end ? 1 : 0;
}

char reader_peek(const Reader *reader)
{
    return (char)(reader_at_end(reader) ? '\n' : *reader->at);
}

void reader_skip_space(Reader *reader)
{
    while (!reader_at_end(reader) && text_is_space(*reader->at))
        reader->at++;
}

void reader_skip_line(Reader *reader)
{
    while (!reader_at_end(reader) && *reader->at != '\n')
        reader->at++;
    if (!reader_at_end(reader))
        reader->at++;
}

u8 reader_take_char(Reader *reader, char symbol)
{
    if (reader_at_end(reader) || *reader->at != symbol)
        return 0;
    reader->at++;
    return 1;
}

static u8 same_symbol(char a, char b)
{
    u8 letter = text_letter_of(a);
    return a == b || (letter != NOT_FOUND && letter == text_letter_of(b));
}

static u8 in_word(char symbol)
{
    return text_letter_of(symbol) != NOT_FOUND ||
           text_digit_of(symbol) != NOT_FOUND;
}

u8 reader_take_word(Reader *reader, const char *word)
{
    const char *at = reader->at;
    while (*word) {
        if (at == reader->end || !same_symbol(*at, *word))
            return 0;
        at++;
        word++;
    }
    if (at != reader->end && in_word(*at))
        return 0;
    reader->at = at;
    return 1;
}

u8 reader_take_number(Reader *reader, u32 *number)
{
    const char *at = reader->at;
    u32 value = 0;
    while (at != reader->end && text_digit_of(*at) != NOT_FOUND) {
        if (value > 99999999UL)
            return 0;
        value = value * 10 + text_digit_of(*at);
        at++;
    }
    if (at == reader->at)
        return 0;
    reader->at = at;
    ASSERT(value <= 999999999UL);
    *number = value;
    return 1;
}

void writer_start(Writer *writer, char *text, u32 room)
{
    writer->text = text;
    writer->room = room;
    writer->used = 0;
}

void writer_char(Writer *writer, char symbol)
{
    if (writer->used < writer->room)
        writer->text[writer->used] = symbol;
    writer->used++;
}

void writer_text(Writer *writer, const char *text)
{
    while (*text)
        writer_char(writer, *text++);
}

static u8 split_number(u32 number, char *symbols)
{
    u8 count = 0;
    do {
        symbols[count++] = digits[number % 10];
        number /= 10;
    } while (number);
    ASSERT(count <= 10);
    return count;
}

void writer_padded(Writer *writer, u32 number, u8 width)
{
    char symbols[10];
    u8 count = split_number(number, symbols);
    while (width-- > count)
        writer_char(writer, ' ');
    while (count)
        writer_char(writer, symbols[--count]);
}

void writer_number(Writer *writer, u32 number)
{
    writer_padded(writer, number, 0);
}
