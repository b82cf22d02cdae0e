import type { StepsMissing } from '#contract/booking-problem.ts'
import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import type { FailedPayment, PartsDecision } from './booking-payment.ts'
import type { BackendIds } from './checkout-state.ts'

/** Where a payment stands, from the answer to a charge or to the question after it. */
export type PaymentAnswer =
  /** paid for, or held to be paid for later */
  | { readonly is: 'paid'; readonly bookingId: string; readonly referenceId: string }
  | { readonly is: 'challenge'; readonly url: string; readonly transactionId: string | null }
  /** ended without a charge */
  | { readonly is: 'ended'; readonly how: FailedPayment }
  /** the traveller is asked what is to become of the rest */
  | { readonly is: 'asks'; readonly decision: PartsDecision; readonly transactionId: string | null }
  /** the traveller has paid, and others have yet to say what becomes of it */
  | { readonly is: 'setAside' }
  /** still moving, wherever it is */
  | { readonly is: 'open' }
  /** the backend knows of no such payment */
  | { readonly is: 'none' }
  /** no answer, or one that cannot be trusted */
  | { readonly is: 'lost' }

/** What became of one call to the backend, whichever it was. */
export type CallOutcome =
  | { readonly type: 'done'; readonly ids: Partial<BackendIds> }
  | { readonly type: 'registered'; readonly transactionId: string }
  | { readonly type: 'directed'; readonly url: string; readonly cartId: string | null }
  | { readonly type: 'payment'; readonly answer: PaymentAnswer }
  /** nothing is known to be wrong with what was sent: the same may be sent again */
  | { readonly type: 'retry'; readonly problem: Problem }
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'priceChanged'; readonly previous: Money; readonly current: Money }
  /** the backend has forgotten the session: another one takes everything again */
  | { readonly type: 'sessionLost' }
  | { readonly type: 'missing'; readonly missing: readonly (StepsMissing['missing'][number] | undefined)[] }
  /** a payment is under way, or the booking is made */
  | { readonly type: 'closed' }
