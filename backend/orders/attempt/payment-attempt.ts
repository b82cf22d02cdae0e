import type { Money } from '#domain/money/money.ts'
import type { DeclineReason } from '#contract/booking-problem.ts'
import type { Trouble } from '../../products/product.ts'
import type { OrderFailure } from '../../products/supplier-answers.ts'

/**
 * authorising → (waiting: the traveller is at the hosted page or at their bank) → securing: part by part → capturing → closed,
 * or from securing → (deciding: the traveller chooses) → releasing: what was secured, newest first → voiding → closed. Each stage may be repeated without doing anything twice.
 */
export type AttemptStage =
  | 'authorising'
  | 'waiting'
  | 'securing'
  | 'deciding'
  | 'releasing'
  | 'capturing'
  | 'voiding'
  | 'closed'

/** One try at paying. Its `transactionId` is also the key under which gateway and airline do things once. */
export interface PaymentAttempt {
  readonly transactionId: string
  readonly method: 'card' | 'hosted'
  readonly amount: Money
  readonly stage: AttemptStage
  /** false while an answer is lost and must be asked for */
  readonly outcomeKnown: boolean
  readonly result: 'paid' | 'declined' | 'cancelled' | 'expired' | 'voided' | null
  readonly reason: DeclineReason | null
  readonly failure: OrderFailure | null
  readonly challengeUrl: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** the parts that suppliers keep or have confirmed, oldest first; missing of attempts older than this */
  readonly secured?: readonly string[]
  /** until when the traveller may choose, in milliseconds; missing where nothing is to be chosen */
  readonly decideBy?: number
  /** since when the traveller may pay, at the hosted page or at their bank, in milliseconds; missing before that was heard */
  readonly waitingSince?: number
  /** since when the gateway has not said what became of it, or not taken or given back what it was told to */
  readonly trouble?: Trouble | null
}

export const newAttempt = (
  transactionId: string,
  method: PaymentAttempt['method'],
  amount: Money,
  stage: 'authorising' | 'waiting',
): PaymentAttempt => ({
  transactionId,
  method,
  amount,
  stage,
  outcomeKnown: true,
  result: null,
  reason: null,
  failure: null,
  challengeUrl: null,
  card: null,
})

export const isOpen = (attempt: PaymentAttempt | null): attempt is PaymentAttempt =>
  attempt !== null && attempt.stage !== 'closed'
