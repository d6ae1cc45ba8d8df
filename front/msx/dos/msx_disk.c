/* SPDX-License-Identifier: MIT */
/* Keeps games on disk by calls of BDOS that MSX-DOS 1 and 2 and Nextor have: a
   saved game is a text file with its code, NAME.QDR. After every change the
   game is also kept as its bare moves, which takes no time to compute, and the
   next start goes on with it. */
#include "front/msx/msx_disk.h"

#include "front/msx/bios.h"
#include "front/msx/board.h"
#include "front/msx/codes.h"
#include "front/msx/msx_keys.h"
#include "front/msx/shelf.h"

enum Function {
    BDOS_OPEN = 0x0F,
    BDOS_CLOSE = 0x10,
    BDOS_DELETE = 0x13,
    BDOS_CREATE = 0x16,
    BDOS_RENAME = 0x17,
    BDOS_MEMORY = 0x1A, /* where blocks are read and written */
    BDOS_WRITE = 0x26,  /* bdos_count records */
    BDOS_READ = 0x27
};

u8 bdos(u8 function, const void *argument);
extern u16 bdos_count;
void catch_disk_errors(void);
/* Set when a disk error occurs; dos.s has the same values. */
extern u8 disk_error;
enum { WRITE_PROTECTED = 1, DISK_FAILED };

/* A file control block. Renaming takes the new name at "size" + 1. */
typedef struct Fcb {
    u8 drive;
    char name[11];
    u16 block, record_size;
    u32 size;
    u8 reserved[12];
    u8 record;
    u32 place;
} Fcb;

enum { NAME_LENGTH = 8, NEW_NAME = 17 };

static Fcb fcb;

/* -------------------------------------------------------------- messages */

static const char full[] = N_("The disk is full");
static const char guarded[] = N_("The disk is write-protected");
static const char failed[] = N_("The disk can't be read or written");
static const char missing[] = N_("There is no such file");
static const char bad_name[] =
    N_("A name has up to 8 letters and digits: save plum");
static const char no_code[] = N_("This game is too long to save");
static const char too_long[] = N_("This file is too long for a code");
static const char damaged[] = N_("The kept game is damaged");
static const char saved[] = N_("Saved.");

static void tell(const char *words)
{
    board_show_message(words, (u8)text_length(words));
}

/* The message of a disk error, or of what BDOS returned. */
static const char *trouble(u8 answer, const char *otherwise)
{
    if (disk_error)
        return disk_error == WRITE_PROTECTED ? guarded : failed;
    return answer ? otherwise : NULL;
}

/* ----------------------------------------------------------------- files */

static void name_file(const char *name, u8 count, const char *type)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    u8 i, letter;
    bytes_fill(&fcb, 0, sizeof fcb);
    bytes_fill(fcb.name, ' ', NAME_LENGTH);
    bytes_copy(fcb.name + NAME_LENGTH, type, sizeof fcb.name - NAME_LENGTH);
    for (i = 0; i < count && i < NAME_LENGTH; i++) {
        letter = text_letter_of(name[i]);
        fcb.name[i] = letter == NOT_FOUND ? name[i] : letters[letter];
    }
    disk_error = 0;
}

static u8 is_name(const char *name, u16 count)
{
    u16 i;
    for (i = 0; i < count; i++)
        if (text_letter_of(name[i]) == NOT_FOUND &&
            text_digit_of(name[i]) == NOT_FOUND)
            return 0;
    return (u8)(count && count <= NAME_LENGTH);
}

static u8 open_file(u8 function)
{
    u8 answer = bdos(function, &fcb);
    fcb.record_size = 1;
    fcb.place = 0;
    return answer;
}

static u8 transfer(u8 function, void *memory, u16 count)
{
    bdos(BDOS_MEMORY, memory);
    bdos_count = count;
    return bdos(function, &fcb);
}

static void delete_file(const char *name, u8 count, const char *type)
{
    u8 error = disk_error;
    name_file(name, count, type);
    bdos(BDOS_DELETE, &fcb);
    disk_error = error;
}

/* ----------------------------------------------------------- saved games */

static const char fresh_name[] = "QUADRILL";
static const char fresh_type[] = "$$$";
static const char code_type[] = "QDR";

/* Writes a new file beside the old one of the name, which stays as it is until
   the new one is complete. */
static const char *write_code(const char *name, u8 count, char *code,
                              u16 length)
{
    const char *words;
    name_file(fresh_name, NAME_LENGTH, fresh_type);
    words = trouble(open_file(BDOS_CREATE), full);
    if (words)
        return words;
    words = trouble(transfer(BDOS_WRITE, code, length), full);
    if (!words)
        words = trouble(transfer(BDOS_WRITE, "\r\n", 2), full);
    bdos(BDOS_CLOSE, &fcb);
    if (!words)
        words = trouble(0, NULL);
    if (words) {
        delete_file(fresh_name, NAME_LENGTH, fresh_type);
        return words;
    }
    delete_file(name, count, code_type);
    name_file(name, count, code_type);
    bytes_copy((u8 *)&fcb + NEW_NAME, fcb.name, sizeof fcb.name);
    bytes_copy(fcb.name, fresh_name, NAME_LENGTH);
    bytes_copy(fcb.name + NAME_LENGTH, fresh_type, sizeof fresh_type - 1);
    return trouble(bdos(BDOS_RENAME, &fcb), failed);
}

static const char *save(const char *name, u8 count)
{
    const char *words;
    u16 length;
    char *code = msx_desk_code(&length);
    if (!code)
        return no_code;
    words = write_code(name, count, code, length);
    msx_desk_return_code(code);
    return words ? words : saved;
}

u8 msx_disk_obey(const Reader *line)
{
    Reader reader;
    u16 count;
    reader_start(&reader, line->start, (u32)(line->end - line->start));
    if (!reader_take_word(&reader, "save"))
        return 0;
    reader_skip_space(&reader);
    count = (u16)(reader.end - reader.at);
    tell(is_name(reader.at, count) ? save(reader.at, (u8)count) : bad_name);
    return 1;
}

/* How many moves of the game are in the file already, and whether the file is
   as the game was when it was last kept. */
static u16 on_file;
static u8 is_on_file;

/* Codes contain a hyphen, and names don't. The game that is about to be loaded
   can have the start of the kept one, but other moves, so that nothing in the
   file may be relied on. */
u16 msx_disk_fetch(char *text, u16 length, u16 room)
{
    const char *words;
    on_file = 0;
    is_on_file = 0;
    if (!is_name(text, length))
        return length;
    name_file(text, (u8)length, code_type);
    words = trouble(open_file(BDOS_OPEN), missing);
    if (!words && fcb.size > room)
        words = too_long;
    if (!words) {
        transfer(BDOS_READ, text, room);
        length = bdos_count;
        words = trouble(0, NULL);
    }
    if (!words) {
        while (length && text[length - 1] <= ' ')
            length--;
        if (length)
            return length;
        words = damaged;
    }
    tell(words);
    msx_keys_next();
    return 0;
}

/* --------------------------------------------------------- the kept game */

enum { EDITION = 1 };

/* What comes before the moves. */
typedef struct DiskGame {
    u8 edition, version;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    u16 moves, hints;
    u32 digest;
} DiskGame;

static DiskGame kept;

static void name_kept(void)
{
    name_file(SHELF.game->name, (u8)text_length(SHELF.game->name), "SAV");
}

static u32 digest_now(void)
{
    Digest digest;
    session_digest(&desk.session, &digest);
    return digest.fnv;
}

/* Moves are written before their number. */
static const char *write_kept(u16 from)
{
    const char *words;
    if (bdos(BDOS_OPEN, &fcb) && (disk_error || bdos(BDOS_CREATE, &fcb)))
        return trouble(1, full);
    fcb.record_size = 1;
    fcb.place = sizeof kept + 2 * from;
    words = NULL;
    if (kept.moves > from)
        words = trouble(transfer(BDOS_WRITE, desk.session.moves + from,
                                 (u16)(2 * (kept.moves - from))),
                        full);
    fcb.place = 0;
    if (!words)
        words = trouble(transfer(BDOS_WRITE, &kept, sizeof kept), full);
    bdos(BDOS_CLOSE, &fcb);
    return words ? words : trouble(0, NULL);
}

static u8 is_same_start(void)
{
    return (u8)(bytes_equal(kept.seed, desk.session.seed, SEED_SIZE) &&
                bytes_equal(kept.variant, desk.session.variant, VARIANT_SIZE));
}

static void describe_game(u32 digest)
{
    const Session *session = &desk.session;
    kept.edition = EDITION;
    kept.version = session->game->version;
    bytes_copy(kept.variant, session->variant, VARIANT_SIZE);
    bytes_copy(kept.seed, session->seed, SEED_SIZE);
    kept.moves = (u16)session->at;
    kept.hints = (u16)session->hints;
    kept.digest = digest;
}

/* A game without a code has lost its start. Without a move, such as when a
   piece is picked up, the file is right already. Only the last move can differ
   from the file, because every change but a load comes here. */
void msx_disk_save(void)
{
    const Session *session = &desk.session;
    const u32 digest = digest_now();
    const char *words;
    u16 from = (u16)(session->at ? session->at - 1 : 0);
    if (!desk.whole)
        return;
    if (!is_same_start() || on_file < from)
        from = 0;
    else if (is_on_file && kept.moves == session->at && kept.digest == digest)
        return;
    describe_game(digest);
    name_kept();
    words = write_kept(from);
    is_on_file = words == NULL;
    on_file = words ? 0 : kept.moves;
    if (words) {
        tell(words);
        msx_keys_next();
    }
}

static u8 deal_kept(void)
{
    char words[24];
    char seed[24];
    Reader variant_text, seed_text;
    Writer writer;
    writer_start(&writer, words, sizeof words);
    SHELF.game->write_variant(kept.variant, &writer);
    reader_start(&variant_text, words, writer.used);
    writer_start(&writer, seed, sizeof seed);
    SHELF.game->write_seed(kept.seed, &writer);
    reader_start(&seed_text, seed, writer.used);
    return msx_desk_deal(0, &variant_text, &seed_text);
}

static u8 play_kept(void)
{
    u16 move, i;
    for (i = 0; i < kept.moves; i++) {
        transfer(BDOS_READ, &move, sizeof move);
        if (bdos_count != sizeof move || msx_desk_move(move))
            return 0;
    }
    for (i = 0; i < kept.hints; i++)
        msx_desk_do(INTENT_HELP);
    return digest_now() == kept.digest;
}

u8 msx_disk_resume(void)
{
    catch_disk_errors();
    name_kept();
    if (open_file(BDOS_OPEN) && !disk_error)
        return 0;
    if (!disk_error)
        transfer(BDOS_READ, &kept, sizeof kept);
    if (!disk_error && bdos_count == sizeof kept && kept.edition == EDITION &&
        kept.version == SHELF.game->version && !deal_kept() && play_kept()) {
        on_file = kept.moves;
        return 1;
    }
    tell(disk_error ? trouble(0, NULL) : damaged);
    msx_keys_next();
    return 0;
}

/* --------------------------------------------------- one program, one game */

const char *const place_words = N_(" puzzle for MSX-DOS");
const char *const load_words = N_("A file's name or a code: RETURN");

u8 read_code(Session *session, const char *text, u16 length,
             GiveRoom give_room, Fault *fault)
{
    return near_code(session, text, length, give_room, fault);
}
