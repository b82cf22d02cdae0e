import type { Money } from '#domain/money/money.ts'
import { dayInZone } from '#domain/time/dates.ts'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'

/** A name in both languages: the same answer serves a page in either. */
export type Names = Readonly<Record<'en' | 'es', string>>

/** One part of what was booked. `item` is of its product's own make; whose name and reference the supplier's are is its to say. */
export interface BookedPart<Item extends object = object> {
  readonly partId: string
  readonly kind: string
  /** as a list of trips names it */
  readonly title: Names
  readonly supplier: { readonly name: string; readonly reference: string | null }
  /** what it adds to the total, its extras in it; nothing where the parts have one price together */
  readonly total: Money
  /** what it costs with what is paid elsewhere; missing where `total` is all */
  readonly whole?: Money | undefined
  /** who called it off since it was confirmed */
  readonly calledOffBy?: 'supplier' | 'traveller' | undefined
  /** whether its traveller cancels it, and its supplier has yet to take it back */
  readonly isCancelRequested?: boolean
  /** whether it was to be canceled, and its supplier did not: it stands */
  readonly isCancelRefused?: boolean
  /** whether nobody cancels it any more, so that its terms say nothing: it is off, or about to be */
  readonly isCancelOver?: boolean
  /** under whose name it is, where nobody travels who is named in the booking */
  readonly lead?: string | undefined
  readonly item: Item
}

/** Whether it is on the traveller's way: neither called off nor about to be. */
export const isToCome = ({ calledOffBy, isCancelRequested }: BookedPart): boolean => !calledOffBy && !isCancelRequested

/** What goes back of what was called off, and what is kept of it: what was charged for it, together. */
export interface GivenBack {
  /** what the traveller has again, or their bank does */
  readonly refunded: Money
  readonly onItsWay: Money
  readonly kept: Money
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
}

export interface TripStatus {
  readonly booking: 'Held' | 'Confirmed' | 'Failed' | 'Released' | 'Cancelled'
  readonly payment: string
  readonly ticketing: 'pending' | 'issued' | 'failed'
}

/** Whether nothing was booked in the end, and nothing charged. */
export const cameToNothing = ({ booking }: Pick<TripStatus, 'booking'>): boolean =>
  booking === 'Failed' || booking === 'Released'

/** Whether nobody goes on it. */
export const isGone = (status: Pick<TripStatus, 'booking'>): boolean =>
  cameToNothing(status) || status.booking === 'Cancelled'

/** Seats that are, or were, held without payment: ISO instant of the airline's deadline, and the zone in which it is told. */
export interface TripHold {
  readonly payBy: string
  /** the time left as the trip was read, by the server's clock, in milliseconds */
  readonly msLeft: number
  readonly timeZone: string
  readonly endedBy: 'payment' | 'deadline' | 'traveller' | null
}

/** Under whose name a booking is. */
export const nameOfTrip = ({ travellers: [first], parts }: BookedTrip): string =>
  first?.name ?? parts.find(({ lead }) => lead)?.lead ?? ''

/** A booking as its pages tell it. */
export interface BookedTrip {
  readonly id: string
  /** ours: it opens the booking here */
  readonly reference: string
  readonly status: TripStatus
  /** undefined where it was paid for as it was booked */
  readonly hold: TripHold | undefined
  /** the code of where it leads, or its name: a place to draw; and the picture of what has one of its own */
  readonly place: string
  readonly scene?: ScenePlace | undefined
  /** ISO instant, UTC */
  readonly bookedAt: string
  readonly parts: readonly BookedPart[]
  /** whether its last day is over; missing where it is not */
  readonly isOver?: true
  /** whether it is what was kept of a trip whose other parts could not be booked */
  readonly isRest: boolean
  readonly travellers: readonly BookedTraveller[]
  readonly email: string
  readonly phone: string
  readonly emergencyContact: string | undefined
  readonly total: Money
  /** of parts that were bought at one price: everything that must be paid for them, bags apart, and what of it is paid there */
  readonly onePrice?: { readonly total: Money; readonly dueAtProperty: Money }
  /** of all parts that were called off: of a package nobody is told what one of them was */
  readonly givenBack?: GivenBack
  /** of the parts that suppliers were asked to cancel: what comes back once they do */
  readonly requested?: Pick<GivenBack, 'kept'> & { readonly refund: Money }
  readonly paid: {
    /** undefined while nothing has been paid, or tried to be */
    readonly method: 'card' | 'hosted' | undefined
    readonly card: { readonly brand: string; readonly last4: string } | undefined
    readonly transactionId: string | undefined
    readonly at: string | undefined
    /** what was taken then, whatever was given back since */
    readonly charged: Money | undefined
    /** when anything of it was given back last */
    readonly refundedAt: string | undefined
  }
  /** undefined where nobody was asked for it */
  readonly billing:
    | {
        readonly name: string
        readonly lines: readonly string[]
        /** the name is in the language of whoever sent it: pages name it by its code */
        readonly country: { readonly code: string | undefined; readonly name: string }
      }
    | undefined
}

/** What is paid elsewhere is on top of what is paid here, while the trip stands. */
export const wholeOf = ({ total, parts, onePrice, status }: BookedTrip): Money => {
  const elsewhere = parts.map((part) => (part.whole ?? part.total).amount - part.total.amount)
  const together = status.booking === 'Cancelled' ? 0 : (onePrice?.dueAtProperty.amount ?? 0)
  return { ...total, amount: elsewhere.reduce((sum, more) => sum + more, total.amount + together) }
}

/** What a list says of a trip: where it leads, the code of a place to draw, and when it begins and comes back, by the clock there. */
export interface TripLine {
  readonly title: Names
  readonly place: string
  /** of what has a picture of its own */
  readonly scene?: ScenePlace
  readonly first: string
  /** undefined one-way */
  readonly last: string | undefined
  /** how many it is for, where nobody travels who is named in the booking */
  readonly guests?: number
}

/** What a booking is made of, each kind once, in the order of its parts. */
export const kindsOf = (parts: readonly { readonly kind: string }[]): readonly string[] => [
  ...new Set(parts.map(({ kind }) => kind)),
]

/** As what it was sold: the one kind that it is of, or `several` at one price, as what was kept of such a trip was too. */
export const soldAs = ({
  kinds: [kind = 'several', ...others],
  isRest,
}: Pick<TripSummary, 'kinds' | 'isRest'>): string => (isRest || others.length > 0 ? 'several' : kind)

/** One line of a list of bookings. */
export interface TripSummary {
  readonly id: string
  readonly reference: string
  /** undefined where a booking is older than this */
  readonly airlineReference?: string | undefined
  readonly status: TripStatus | undefined
  readonly hold?: TripHold | undefined
  /** of its parts, each once */
  readonly kinds: readonly string[]
  /** whether it is what was kept of a trip whose other parts could not be booked */
  readonly isRest?: boolean | undefined
  /** which of these were called off while others stand */
  readonly calledOff?: readonly string[] | undefined
  /** of one that was called off whole */
  readonly cancelledBy?: 'supplier' | 'traveller' | undefined
  /** whether its traveller cancels something of which the supplier has said nothing yet */
  readonly isCancelRequested?: boolean | undefined
  readonly line: TripLine
  readonly travellers: number
  /** whoever is paid */
  readonly total: Money
  /** of it, where the rest is paid later or elsewhere */
  readonly paid?: Money | undefined
  /** of what was called off */
  readonly givenBack?: Omit<GivenBack, 'kept'> | undefined
}

/** Where a day ends last. */
const lastZone = 'Etc/GMT+12'

/** Whether a trip's last day is over at an instant, wherever its place is. */
export const isPast = ({ line: { first, last } }: Pick<TripSummary, 'line'>, at: string): boolean =>
  (last ?? first).slice(0, 10) < dayInZone(new Date(at), lastZone)

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

/** Still on its way to be settled so many milliseconds after it was read: worth asking again in a moment. */
export const isUnsettled = (
  { status, hold, requested, givenBack }: Pick<BookedTrip, 'status' | 'hold' | 'requested' | 'givenBack'>,
  sinceRead: number,
): boolean => {
  if (hold && waitsForPayment({ status, hold }) && status.payment !== 'pending') return sinceRead >= hold.msLeft
  if (requested || (givenBack && givenBack.onItsWay.amount > 0)) return true
  return status.booking === 'Held' || (status.booking === 'Confirmed' && status.ticketing === 'pending')
}

/** Whether the airline keeps seats for this booking, so that its reference opens something there. */
export const isWithAirline = ({ booking }: TripStatus): boolean => booking === 'Held' || booking === 'Confirmed'
