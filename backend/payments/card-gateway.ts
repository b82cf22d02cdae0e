import { Context, type Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { DeclineReason, PaymentDeclined } from '#contract/booking-problem.ts'
import type { CreatePayment } from '#contract/session-payloads.ts'
import type { InvalidRequest } from '#contract/problem.ts'
import type { AnswerLost } from '../products/supplier-answers.ts'

/** `created`: a hosted page that waits for a card. `challenged`: the card's bank waits for its holder. */
export type PaymentStatus =
  | 'registered'
  | 'created'
  | 'challenged'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'voided'

/** A payment as the gateway tells it: never more of a card than its brand and last four digits. */
export interface PaymentView {
  readonly transactionId: string
  readonly status: PaymentStatus
  readonly reason: DeclineReason | null
  readonly brand: string | null
  readonly last4: string | null
  readonly challengeUrl: string | null
}

export interface CardRegistration {
  readonly transactionId: string
  readonly sessionId: string
  readonly card: CreatePayment['paymentInformation']
  readonly returnUrl: string | null
  readonly language: 'en' | 'es'
}

export interface CartOpening {
  readonly transactionId: string
  readonly sessionId: string
  readonly amount: Money
  readonly returnUrl: string
  readonly language: 'en' | 'es'
}

/** A card processor. Each call may be repeated for its transaction and happens once; an answer may be lost. */
export class CardGateway extends Context.Service<
  CardGateway,
  {
    /** Takes a card in and checks that it can be one; charges nothing. */
    readonly register: (
      card: CardRegistration,
    ) => Effect.Effect<PaymentView, PaymentDeclined | InvalidRequest | AnswerLost>
    /** Opens a hosted payment page and answers its address. */
    readonly openCart: (cart: CartOpening) => Effect.Effect<string, AnswerLost>
    /** Sets the amount aside on the card. */
    readonly authorise: (transactionId: string, amount: Money) => Effect.Effect<PaymentView, AnswerLost>
    /** What became of a payment; undefined where the gateway never heard of it. */
    readonly find: (transactionId: string) => Effect.Effect<PaymentView | undefined, AnswerLost>
    /** Takes what was set aside, or less of it: the one charge. */
    readonly capture: (transactionId: string, amount: Money) => Effect.Effect<PaymentView, AnswerLost>
    /** Gives back what was set aside. */
    readonly release: (transactionId: string) => Effect.Effect<PaymentView, AnswerLost>
    /** Gives back some of what was taken, once under `key`; never more than was taken in all. */
    readonly refund: (transactionId: string, key: string, amount: Money) => Effect.Effect<void, AnswerLost>
    /** Closes a payment that waits for the traveller; one that has gone further stays as it is. */
    readonly cancel: (transactionId: string) => Effect.Effect<PaymentView, AnswerLost>
  }
>()('backend/CardGateway') {}
