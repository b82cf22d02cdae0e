import type { Money } from '#domain/money/money.ts'

/** A name in both languages: the same answer serves a page in either. */
export type Names = Readonly<Record<'en' | 'es', string>>

export interface BookedPlace {
  readonly code: string
  readonly city: Names
  readonly airport: Names
  readonly terminal: string | undefined
}

/** One flight. Times are local to their airports, `YYYY-MM-DDTHH:MM:SS`. */
export interface BookedLeg {
  readonly from: BookedPlace
  readonly to: BookedPlace
  readonly departure: string
  readonly arrival: string
  readonly minutes: number
  /** `IB 6586` */
  readonly flight: string
  readonly airline: string
  /** who flies it, where that is another airline */
  readonly operator: string | undefined
  readonly aircraft: string
  readonly cabin: 'economy' | 'premium_economy' | 'business' | 'first'
  /** minutes on the ground until the next flight; undefined after the last */
  readonly wait: number | undefined
}

export interface BookedJourney {
  readonly direction: 'onward' | 'return'
  readonly legs: readonly BookedLeg[]
}

export interface BookedTraveller {
  readonly id: string
  readonly type: 'adult' | 'child' | 'infant'
  readonly name: string
  readonly ticket: string | undefined
  /** what is shown of a document: its last characters, and its days */
  readonly document: {
    readonly ending: string | undefined
    readonly country: string | undefined
    readonly validFrom: string | undefined
    readonly expires: string | undefined
  }
  readonly meal: string | undefined
  readonly assistance: string | undefined
  readonly frequentFlyerNumber: string | undefined
  /** of an infant: the name of the adult on whose lap it travels */
  readonly lapOf: string | undefined
  /** bags added for this traveller; directions without any are left out */
  readonly bags: readonly Pick<BookedBags, 'direction' | 'quantity'>[]
}

export interface BookedBags {
  readonly direction: 'onward' | 'return'
  readonly quantity: number
  readonly price: Money
}

export interface TripStatus {
  readonly booking: 'Held' | 'Confirmed' | 'Failed' | 'Released'
  readonly payment: string
  readonly ticketing: 'pending' | 'issued' | 'failed'
}

/** Seats that are, or were, held without payment: ISO instant of the airline's deadline, and the zone in which it is told. */
export interface TripHold {
  readonly payBy: string
  readonly timeZone: string
  readonly endedBy: 'payment' | 'deadline' | 'traveller' | null
}

/** A booking as its pages tell it. */
export interface BookedTrip {
  readonly id: string
  /** ours: it opens the booking here */
  readonly reference: string
  /** whose own reference opens the booking there: what check-in asks for */
  readonly airline: { readonly name: string; readonly reference: string }
  readonly status: TripStatus
  /** undefined where it was paid for as it was booked */
  readonly hold: TripHold | undefined
  /** ISO instant, UTC */
  readonly bookedAt: string
  readonly journeys: readonly BookedJourney[]
  readonly travellers: readonly BookedTraveller[]
  readonly bags: readonly BookedBags[]
  readonly email: string
  readonly phone: string
  readonly emergencyContact: string | undefined
  readonly total: Money
  readonly paid: {
    /** undefined while nothing has been paid, or tried to be */
    readonly method: 'card' | 'hosted' | undefined
    readonly card: { readonly brand: string; readonly last4: string } | undefined
    readonly transactionId: string | undefined
    readonly at: string | undefined
  }
  /** undefined where nobody was asked for it */
  readonly billing: { readonly name: string; readonly lines: readonly string[] } | undefined
}

/** One line of a list of bookings; `returnAt` is undefined one-way. */
export interface TripSummary {
  readonly id: string
  readonly reference: string
  /** undefined where a booking is older than this */
  readonly airlineReference?: string | undefined
  readonly status: TripStatus | undefined
  readonly hold?: TripHold | undefined
  readonly from: string
  readonly to: string
  /** undefined where a booking is older than these */
  readonly fromCity?: Names | undefined
  readonly toCity?: Names | undefined
  readonly departureAt: string
  readonly returnAt: string | undefined
  readonly travellers: number
  readonly total: Money
}

/** Whether a trip's last flight has left, by the day at its airport; `today` is `YYYY-MM-DD`. */
export const isPast = ({ departureAt, returnAt }: TripSummary, today: string): boolean =>
  (returnAt ?? departureAt).slice(0, 10) < today

/** How a payment for held seats may stand while it can be begun, or gone back to: `pending` is a page that was left open. */
const payable: ReadonlySet<string> = new Set(['none', 'pending', 'declined', 'cancelled', 'expired', 'voided'])

/** Whether seats are held that wait to be paid for. */
export const waitsForPayment = ({
  status,
  hold,
}: {
  readonly status: TripStatus
  readonly hold?: TripHold | undefined
}) => status.booking === 'Held' && hold?.endedBy === null && payable.has(status.payment)

/** Still on its way to be settled at the instant `now`, in milliseconds: worth asking again in a moment. */
export const isUnsettled = ({ status, hold }: Pick<BookedTrip, 'status' | 'hold'>, now: number): boolean => {
  if (waitsForPayment({ status, hold }) && status.payment !== 'pending') return now >= Date.parse(hold?.payBy ?? '')
  return status.booking === 'Held' || (status.booking === 'Confirmed' && status.ticketing === 'pending')
}

/** Whether the airline keeps seats for this booking, so that its reference opens something there. */
export const isWithAirline = ({ booking }: TripStatus): boolean => booking === 'Held' || booking === 'Confirmed'
