/* SPDX-License-Identifier: MIT */
/* Tests the requests of commands that compare with other machines: digests,
   counts, saved games, grades, and reports on this machine. */
#include "command/check/run_digest.h"
#include "command/installation/run_doctor.h"
#include "command/perft/run_perft.h"
#include "command/play/run_verify.h"
#include "command/solve/run_grade.h"
#include "tests/kit/typed.h"

static DigestRequest digest;
static ProofRequest proof;
static PerftRequest perft;
static VerifyRequest verify;
static GradeRequest grade;
static DoctorRequest doctor;

static int read_digest(CommandLine *line)
{
    return check_read_digest_request(&digest, line);
}

static int read_proof(CommandLine *line)
{
    return check_read_proof_request(&proof, line);
}

static int read_perft(CommandLine *line)
{
    return perft_read_request(&perft, line);
}

static int read_verify(CommandLine *line)
{
    return play_read_verify_request(&verify, line);
}

static int read_grade(CommandLine *line)
{
    return solve_read_grade_request(&grade, line);
}

static int read_doctor(CommandLine *line)
{
    doctor_request_read(&doctor, line);
    return EXIT_DONE;
}

#define REFUSED(read, refusals)                                               \
    assert_refused(read, refusals, sizeof refusals / sizeof *refusals)

static void a_digest_covers_a_thousand_games_by_default(void **state)
{
    static const RefusedLine refusals[] = {
        {"digest freecell 617",
         "'digest' takes deals from --seed, as in --seed 1..1000"},
        {"digest kulki --seed x",
         "invalid range 'x' for --seed: use two numbers, as in 1..1000"},
        {"digest kulki --seed 1..1000000000",
         "range '1..1000000000' is too large: the last number is 999999999"},
        {"digest kulki foo", "unknown kulki variant 'foo'; 'quadrille help "
                             "kulki' lists them (use --seed for a seed)"}};
    (void)state;
    assert_read(read_digest, "digest sliding");
    assert_string_equal(digest.choice.game->name, "sliding");
    assert_false(digest.choice.has_variant);
    assert_int_equal(digest.seeds.first, 1);
    assert_int_equal(digest.seeds.last, 1000);
    assert_read(read_digest, "digest sliding 4x4 --seed 5");
    assert_true(digest.choice.has_variant);
    assert_int_equal(digest.seeds.first, 5);
    assert_int_equal(digest.seeds.last, 5);
    REFUSED(read_digest, refusals);
}

static void a_proof_covers_three_games_by_default(void **state)
{
    static const RefusedLine refusals[] = {
        {"proof --seed 5..1",
         "invalid range '5..1' for --seed: the smaller number comes first"},
        {"proof kulki",
         "unexpected argument 'kulki'; see 'quadrille help proof'"}};
    (void)state;
    assert_read(read_proof, "proof");
    assert_int_equal(proof.seeds.first, 1);
    assert_int_equal(proof.seeds.last, 3);
    REFUSED(read_proof, refusals);
}

static void lines_of_play_have_three_moves_by_default(void **state)
{
    static const RefusedLine refusals[] = {
        {"perft kulki --depth 31",
         "invalid value '31' for --depth; use a number from 0 to 30"},
        {"perft kulki --board x --load y",
         "--board, --layout and --load can't be used together"},
        {"perft kulki foo --depth 3",
         "unknown kulki variant 'foo'; 'quadrille help kulki' lists them (use "
         "--seed for a seed)"}};
    (void)state;
    assert_read(read_perft, "perft kulki");
    assert_int_equal(perft.depth, 3);
    assert_true(perft.start.choice.has_seed);
    assert_read(read_perft, "perft kulki --depth 0 --seed x");
    assert_int_equal(perft.depth, 0);
    assert_read(read_perft, "perft kulki --depth 30 --load x");
    assert_int_equal(perft.depth, 30);
    assert_string_equal(perft.start.from.load, "x");
    REFUSED(read_perft, refusals);
}

static void files_are_verified_in_order(void **state)
{
    static const RefusedLine refusals[] = {
        {"verify", "'verify' needs a file: quadrille verify game.txt"},
        {"verify --json", "'verify' needs a file: quadrille verify game.txt"}};
    (void)state;
    assert_read(read_verify, "verify a --json b");
    assert_int_equal(verify.count, 2);
    assert_string_equal(verify.files[0], "a");
    assert_string_equal(verify.files[1], "b");
    assert_true(verify.json);
    REFUSED(read_verify, refusals);
}

static void freecell_deals_are_graded(void **state)
{
    static const RefusedLine refusals[] = {
        {"grade kulki 1", "only FreeCell deals can be graded"},
        {"grade freecell",
         "'grade' needs deals: quadrille grade freecell 1..10"},
        {"grade freecell x",
         "invalid range 'x': use two numbers, as in 1..1000"},
        {"grade freecell 0..3", "deal numbers run from 1 to 8589934591"},
        {"grade freecell 8589934592",
         "range '8589934592' is too large: the last number is 8589934591"}};
    (void)state;
    assert_read(read_grade, "grade freecell 617");
    assert_int_equal(grade.deals.first, 617);
    assert_int_equal(grade.deals.last, 617);
    assert_false(grade.json);
    assert_read(read_grade, "grade freecell 1..8589934591 --json");
    assert_true(grade.deals.last == 8589934591);
    assert_true(grade.json);
    REFUSED(read_grade, refusals);
}

static void doctor_prints_text_or_json(void **state)
{
    (void)state;
    assert_read(read_doctor, "doctor");
    assert_false(doctor.json);
    assert_read(read_doctor, "paths --json");
    assert_true(doctor.json);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_digest_covers_a_thousand_games_by_default),
        cmocka_unit_test(a_proof_covers_three_games_by_default),
        cmocka_unit_test(lines_of_play_have_three_moves_by_default),
        cmocka_unit_test(files_are_verified_in_order),
        cmocka_unit_test(freecell_deals_are_graded),
        cmocka_unit_test(doctor_prints_text_or_json)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
