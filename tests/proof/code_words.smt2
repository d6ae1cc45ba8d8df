; SPDX-License-Identifier: MIT
; The axioms of code_theorem.c on words of 64 bits: each is denied, so z3 must
; answer "unsat" every time.
(set-logic QF_BV)
(define-sort word () (_ BitVec 64))
(define-fun one () word #x0000000000000001)
(define-fun five () word #x0000000000000005)
(define-fun thirty_one () word #x000000000000001f)
(define-fun thirty_two () word #x0000000000000020)
(define-fun bit ((value word) (place word)) Bool
  (distinct (bvand value (bvshl one place)) (bvsub one one)))
(define-fun low ((value word) (bits word)) word
  (bvand value (bvsub (bvshl one bits) one)))
(define-fun joined ((value word) (sign word)) word
  (bvor (bvand (bvshl value five) #x00000000ffffffff) sign))
(declare-const value word)
(declare-const other word)
(declare-const sign word)
(declare-const bits word)
(declare-const i word)
(push) ; low_five_is
(assert (distinct (bvand value thirty_one) (low value five)))
(check-sat)
(pop)
(push) ; low_range, low_five_range
(assert (bvule bits thirty_two))
(assert (not (bvult (low value bits) (bvshl one bits))))
(check-sat)
(pop)
(push) ; low_bits
(assert (bvule bits thirty_two))
(assert (bvult i bits))
(assert (distinct (bit (low value bits) i) (bit value i)))
(check-sat)
(pop)
(push) ; joined_low
(assert (bvult sign thirty_two))
(assert (bvult i five))
(assert (distinct (bit (joined value sign) i) (bit sign i)))
(check-sat)
(pop)
(push) ; joined_high
(assert (bvult sign thirty_two))
(assert (bvuge i five))
(assert (bvult i thirty_two))
(assert (distinct (bit (joined value sign) i) (bit value (bvsub i five))))
(check-sat)
(pop)
(push) ; shifted
(assert (bvult bits thirty_two))
(assert (bvult i thirty_two))
(assert (distinct (bit (bvlshr value bits) i) (bit value (bvadd bits i))))
(check-sat)
(pop)
(push) ; powers
(assert (bvult bits thirty_two))
(assert (not (bvult (bvsub (bvshl one bits) one) #x00000000ffffffff)))
(check-sat)
(pop)
(push) ; equal_words: in the lowest bit that differs
(assert (bvule bits thirty_two))
(assert (bvult value (bvshl one bits)))
(assert (bvult other (bvshl one bits)))
(assert (distinct value other))
(assert (= (bvand (bvxor value other) (bvneg (bvxor value other)))
           (bvshl one i)))
(assert (or (bvuge i bits) (= (bit value i) (bit other i))))
(check-sat)
(pop)
