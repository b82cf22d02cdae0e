import type { Money } from '#domain/money/money.ts'
import type { PartState } from '#contract/order-part.ts'
import type { Holds, ReservationFields } from '#contract/products/reservation.ts'
import type { Terms } from './product.ts'
import type { PartOf } from './product.ts'

type Status = ReservationFields['status']

const statuses: Readonly<Record<PartState, Status>> = {
  quoted: 'ON_HOLD',
  securing: 'ON_HOLD',
  held: 'ON_HOLD',
  confirming: 'ON_HOLD',
  unknown: 'ON_HOLD',
  requested: 'PENDING',
  confirmed: 'CONFIRMED',
  refused: 'REJECTED',
  releasing: 'CONFIRMED',
  stuck: 'CONFIRMED',
  released: 'CANCELLED',
  cancelled: 'CANCELLED',
}

/** How the reservation of a part stands. */
export const reservationOf = ({
  state,
  refusal,
  calledOff,
  quote,
}: Pick<PartOf<string, never>, 'state' | 'refusal' | 'calledOff' | 'quote'>): ReservationFields => ({
  status: state === 'refused' && refusal === 'hold_expired' ? 'EXPIRED' : statuses[state],
  calledOff:
    calledOff && calledOff.reason !== 'traveller'
      ? {
          reason: calledOff.reason,
          at: new Date(calledOff.at).toISOString(),
          refunded: calledOff.refunded ?? { ...quote.price, amount: 0 },
        }
      : null,
})

interface Offer {
  readonly expiresAt: string
  readonly holds: Holds
  readonly cancel: { readonly steps: readonly { readonly until: string | null; readonly keeps: Money }[] }
}

/** Whether all that is charged is kept of whoever gives it back: nothing ever is given, or the last deadline is over. */
export const isKeptWhole = ({ cancel }: Pick<Offer, 'cancel'>, charged: Money): boolean =>
  cancel.steps.every(({ keeps }) => keeps.amount >= charged.amount)

/** Until when a price may be paid: the end of its own hold, or of the places' where that is sooner. */
const payableUntil = ({ expiresAt, holds: { price } }: Offer): number =>
  price.status === 'HOLDING' ? Math.min(Date.parse(expiresAt), Date.parse(price.until)) : Date.parse(expiresAt)

/** Who confirms by hand says so within three days, or by the last moment before the start. */
const byHandMs = 72 * 3_600_000

interface Sold {
  /** what is charged with the order: no more than that is ever kept */
  readonly price: Money
  readonly isByHand: boolean
  /** in milliseconds since 1970 */
  readonly startsAt: number
  readonly now: number
}

/** What is the same of everything that was reserved, as a part can be made of it. */
export const foundReservation = (
  offer: Offer,
  { price, isByHand, startsAt, now }: Sold,
): { readonly price: Money; readonly expiresAt: number; readonly terms: Terms } => ({
  price,
  expiresAt: payableUntil(offer),
  terms: {
    hold: 'never',
    cancel: isKeptWhole(offer, price)
      ? []
      : offer.cancel.steps.map(({ until, keeps }) => ({
          until: until === null ? null : Date.parse(until),
          kept: { ...keeps, amount: Math.min(keeps.amount, price.amount) },
        })),
    ...(isByHand && { byHandUntil: Math.min(now + byHandMs, startsAt) }),
  },
})
