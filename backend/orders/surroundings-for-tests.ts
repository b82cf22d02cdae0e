import { Effect } from 'effect'
import type { PaymentState } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { PaymentStatus } from '../payments/card-gateway.ts'
import type { FlightOrderRequest } from '../products/flights/flight-order.ts'
import { offerAt } from '../products/flights/offer-for-tests.ts'
import type { Terms } from '../products/product.ts'
import type { OrderState } from './order-state.ts'
import type { OrderRecord } from './store/coalesced-store.ts'

/** What happens to a call: it is cut off before or after its work is done, or its answer is lost before or after. */
export type Trouble = 'none' | 'crash-before' | 'crash-after' | 'lost-before' | 'lost-after'

class Crash extends Error {}

export interface FakePayment {
  status: PaymentStatus
  amount: number | null
  readonly behaviour: 'approve' | 'challenge' | 'decline' | 'page'
}

/** How everything around an order behaves, what it was asked for, and what came of that; with trouble on the way to each. */
export class Surroundings {
  now = Date.UTC(2027, 0, 1)
  price = 50_000
  /** what is sold, at a total */
  offer: (amount: number) => FlightOffer = offerAt
  /** when the offer's time is over, and whether it is sold anew after that */
  expiresAt = this.now + 3_600_000
  afterExpiry: 'sold' | 'gone' = 'gone'
  airline: 'sells' | 'refuses' | 'holds' = 'sells'
  /** what the supplier of one part does, where it is not what all do */
  readonly suppliers = new Map<string, Surroundings['airline']>()
  /** how a part can be undone, where that is not what its fare rules say; by part */
  readonly terms = new Map<string, Terms>()
  /** whether suppliers take back what is confirmed */
  takesBack = true
  /** whether they take back what their terms say is final */
  takesBackFinal = true
  penalties: 'absorb' | 'ask' = 'ask'
  insured = false
  /** what was asked although a part was unknown, or saved without a time to go on */
  readonly violations: string[] = []
  /** the orders that suppliers gave back, in that order */
  readonly givenBack: string[] = []
  /** what somebody has to look into, and whether that is open */
  readonly tasks = new Map<string, { readonly kind: string; readonly amount: number; open: boolean }>()
  /** whether the gateway takes the money when it is told to, or only says that it was told */
  captures: 'now' | 'later' = 'now'
  /** whether a supplier says what its offer costs now */
  checks: 'heard' | 'unheard' = 'heard'
  /** whether the gateway says that it gave money back that was set aside */
  releases: 'now' | 'unheard' = 'now'
  /** whether the gateway sets money aside when it is told to, or only says that it knows the card */
  authorises: 'now' | 'later' = 'now'
  /** whether the gateway says what became of a payment that it was asked for */
  finds: 'heard' | 'unheard' = 'heard'
  /** how often it was asked */
  found = 0
  /** how often what has become of the order was written down */
  rows = 0
  /** whether the gateway says that it gave back what was charged */
  refunds: 'now' | 'unheard' = 'now'
  /** whether suppliers have called off what they confirmed; undefined: they never do */
  callsOff: boolean | undefined
  /** whether suppliers answer by hand for what they hold */
  isByHand = false
  /** which call suppliers never answer */
  silentTo: 'hold' | 'release' | 'documents' | undefined
  /** what they hand out for what is bought, if anything */
  documents: readonly string[] | null = ['9990000000001']
  troubles: Trouble[] = []
  state: OrderState | undefined
  answers: OrderRecord['answers'] = {}
  readonly payments = new Map<string, FakePayment>()
  /** what was given back of what was charged, by the key of the call */
  readonly refunded = new Map<string, number>()
  readonly charges: { readonly id: string; readonly amount: number }[] = []
  readonly orders = new Map<string, 'confirmed' | 'held' | 'released'>()
  /** whoever is at it stays at it */
  isSlow = false
  /** until when the airline keeps seats without payment, in milliseconds; by order */
  readonly deadlines = new Map<string, number>()
  holdMs = 60_000
  /** what the airline was asked for, by order */
  readonly requests = new Map<string, FlightOrderRequest>()
  published: string[] = []
  /** what mail was queued, each once: it leaves when it is tried a second time */
  readonly mails = new Map<string, 'queued' | 'tried' | 'sent'>()
  /** how the payment stood when the index was told last */
  publishedPayment: PaymentState | undefined

  /** Does `work` with the next trouble in the list; only some calls can lose an answer. */
  troubled<Value, Lost>(work: () => Value, lost: (() => Lost) | undefined): Effect.Effect<Value, Lost> {
    return Effect.suspend((): Effect.Effect<Value, Lost> => {
      const trouble = this.troubles.shift() ?? 'none'
      if (trouble === 'crash-before') return Effect.die(new Crash())
      if (trouble === 'lost-before' && lost) return Effect.fail(lost())
      const value = work()
      if (trouble === 'crash-after') return Effect.die(new Crash())
      return trouble === 'lost-after' && lost ? Effect.fail(lost()) : Effect.succeed(value)
    })
  }
}
