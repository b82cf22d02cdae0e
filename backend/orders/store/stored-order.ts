import type { Booking } from '#contract/booking.ts'
import type { BookedBags } from '#contract/products/flight-part.ts'
import { type FlatBooking, partsOfFlatBooking } from '../../products/flights/flat-booking.ts'
import { departureOf, foundFlight } from '../../products/flights/found-flight.ts'
import type { PartOf } from '../../products/product.ts'
import type { FlightTypes } from '../../products/flights/flight-types.ts'
import type { OrderPart } from '../../products/products.ts'
import type { OrderState, Task } from '../order-state.ts'
import type { AttemptStage, PaymentAttempt } from '../attempt/payment-attempt.ts'
import type { SeatHold } from '../hold/seat-hold.ts'

type Item = FlightTypes['item']

/** A try at paying, as it was stored before `outcomeKnown` had that name. */
type AttemptV1 = Omit<PaymentAttempt, 'outcomeKnown'> & { readonly certain: boolean }

/** An order of one flight, as orders were stored before they had parts. */
export interface OrderV1 extends Omit<OrderState, 'version' | 'parts' | 'attempt' | 'booked' | 'hold' | 'tasks'> {
  readonly quote: (Item & { readonly quotedAt: number; readonly agreed: boolean }) | null
  readonly bags: readonly BookedBags[]
  readonly attempt:
    | (Omit<AttemptV1, 'stage'> & { readonly stage: Exclude<AttemptStage, 'securing'> | 'ordering' | 'holding' })
    | null
  readonly booked:
    | (NonNullable<OrderState['booked']> & {
        readonly airlineReference: string
        readonly ticketing: 'pending' | 'issued' | 'failed'
        readonly tickets: readonly { readonly passengerId: string; readonly number: string }[]
      })
    | null
  readonly hold?: SeatHold | null
  readonly tasks: { readonly [Name in Exclude<Task, 'documents'> | 'ticket']?: number }
}

type State = PartOf<'flight', FlightTypes>['state']

const heldState = ({ attempt, hold }: OrderV1): State => {
  if (attempt?.stage === 'capturing') return 'confirmed'
  if (attempt?.stage === 'holding') return 'confirming'
  if (hold?.stage === 'releasing') return 'releasing'
  return hold ? 'held' : 'refused'
}

const stateOf = (order: OrderV1): State => {
  const { attempt, booked, hold } = order
  if (booked?.status === 'Held') return heldState(order)
  if (booked)
    return ({ Confirmed: 'confirmed', Failed: 'refused', Released: 'released', Cancelled: 'cancelled' } as const)[
      booked.status
    ]
  if (attempt?.stage === 'ordering') return attempt.certain ? 'securing' : 'unknown'
  return hold?.stage === 'placing' ? 'securing' : 'quoted'
}

/** The key that the airline knows the order by: a hold had one before there was a payment, all others their payment's id. */
const orderKeyOf = ({ hold, booked, attempt }: OrderV1): string | null => {
  if (hold) return hold.key
  return booked || attempt?.stage === 'ordering' ? (attempt?.transactionId ?? null) : null
}

const partOf = (order: OrderV1, { quotedAt, agreed, ...item }: NonNullable<OrderV1['quote']>) => {
  const { booked } = order
  const { price, expiresAt, terms } = foundFlight(item)
  return {
    partId: '1',
    kind: 'flight' as const,
    item,
    extras: { bags: order.bags },
    quote: { offerId: item.offer.id, price, quotedAt, expiresAt, agreed, terms },
    state: stateOf(order),
    supplier: {
      name: item.offer.source,
      orderKey: orderKeyOf(order),
      reference: booked?.airlineReference ?? null,
    },
    documents: {
      state: booked?.ticketing ?? ('none' as const),
      issued: (booked?.tickets ?? []).map((ticket) => ({ kind: 'ticket' as const, ...ticket })),
    },
  }
}

const renamed = ({ certain: outcomeKnown, ...attempt }: AttemptV1): PaymentAttempt => ({ ...attempt, outcomeKnown })

const attemptOf = (attempt: OrderV1['attempt']): PaymentAttempt | null => {
  if (!attempt) return null
  const { stage } = attempt
  return renamed({ ...attempt, stage: stage === 'ordering' || stage === 'holding' ? 'securing' : stage })
}

const inParts = (order: OrderV1): OrderState => {
  const { quote, bags: _bags, attempt, booked, hold, tasks, ...same } = order
  const { ticket, ...others } = tasks
  return {
    ...same,
    version: 2,
    parts: quote ? [partOf(order, quote)] : [],
    attempt: attemptOf(attempt),
    booked: booked && { status: booked.status, createdAt: booked.createdAt, updatedAt: booked.updatedAt },
    hold: hold ?? null,
    tasks: { ...others, ...(ticket === undefined ? {} : { documents: ticket }) },
  }
}

/** An order of parts, as it was stored before `outcomeKnown` had that name. */
export type EarlyOrder = Omit<OrderState, 'attempt'> & { readonly attempt: AttemptV1 }

const isEarly = (order: EarlyOrder | OrderState): order is EarlyOrder =>
  order.attempt !== null && 'certain' in order.attempt

/** By the terms that were stored before they ended as it leaves a flight could be given back for ever. */
const isEndless = ({ kind, quote }: OrderPart): boolean =>
  kind === 'flight' && quote.terms.cancel.some(({ until }) => until === null)

const withDeparture = (part: OrderPart): OrderPart => {
  if (part.kind !== 'flight' || !isEndless(part)) return part
  const until = departureOf(part.item)
  const cancel = part.quote.terms.cancel.map((step) => ({ ...step, until }))
  return { ...part, quote: { ...part.quote, terms: { ...part.quote.terms, cancel } } }
}

const ofParts = (stored: OrderState | EarlyOrder): OrderState =>
  isEarly(stored) ? { ...stored, attempt: renamed(stored.attempt) } : stored

/** An order as it was stored by this build or one before it. */
export const readOrder = (stored: OrderState | EarlyOrder | OrderV1): OrderState => {
  if (!('version' in stored)) return inParts(stored)
  const order = ofParts(stored)
  return order.parts.some(isEndless) ? { ...order, parts: order.parts.map(withDeparture) } : order
}

type FlatAnswer = { readonly ok: boolean; readonly value?: { readonly booking?: FlatBooking | Booking } }

/** A kept answer with the parts of the booking that it may hold: one kept before there were parts has none. */
export const readAnswer = <Kept extends { readonly answer?: unknown }>(kept: Kept): Kept => {
  const answer = kept.answer as FlatAnswer | undefined
  const value = answer?.value
  const booking = value?.booking
  if (!booking || 'parts' in booking) return kept
  return {
    ...kept,
    answer: { ok: true, value: { ...value, booking: { ...booking, parts: partsOfFlatBooking(booking) } } },
  }
}
