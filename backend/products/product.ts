import type { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import type { News } from '../mail/news.ts'
import type { Booking } from '#contract/booking.ts'
import type { PartState } from '#contract/order-part.ts'
import type { OfferGone, SupplierTimeout, Unavailable } from '#contract/problem.ts'
import type { BookedPassenger, CustomerDetails, Passenger } from '#contract/travellers.ts'
import type { AnswerLost, NotTakenBack, OrderFailure, OrderRefused } from './supplier-answers.ts'

/** The types of one kind of travel: what is bought, what is added to it, what is handed out, and how it is ordered. */
export interface ProductTypes {
  readonly item: unknown
  readonly extras: unknown
  readonly document: unknown
  readonly request: unknown
  /** the part and the line of a list as the contract has them */
  readonly shown: unknown
  readonly line: unknown
}

/** What is kept of the price by whoever cancels before `until`, in milliseconds since 1970; null: at any time. */
interface CancelStep {
  readonly until: number | null
  readonly kept: Money
}

/**
 * How a part can be undone, as data. `hold`: whether its supplier keeps it without payment, or does nothing else. Without a
 * step of `cancel` it is final once it is confirmed.
 */
export interface Terms {
  readonly hold: 'never' | 'possible' | 'only'
  readonly cancel: readonly CancelStep[]
  /** of a supplier that confirms by hand: until when it may say no, in milliseconds since 1970 */
  readonly byHandUntil?: number
}

/** What does not come right by itself: since when, how often it was tried, and whether somebody was told. */
export interface Trouble {
  readonly since: number
  readonly tries: number
  readonly told: boolean
  /** under which somebody is told of it */
  readonly task: string
}

/** What a cancellation would cost, as its supplier says before it is asked for it. */
interface CancelQuote {
  readonly quoteId: string
  readonly kept: Money
}

/** A price as its supplier said it; times in milliseconds since 1970. */
interface PartQuote {
  readonly offerId: string
  /** the supplier's, without extras */
  readonly price: Money
  readonly quotedAt: number
  readonly expiresAt: number
  /** whether the traveller has seen this price and gone on */
  readonly agreed: boolean
  readonly terms: Terms
}

/** Why a supplier does not let take place what it has confirmed. */
export type CalledOffReason = 'weather' | 'too_few_travelers'

/** That a supplier has called a part off, when (milliseconds since 1970). */
interface CalledOffBySupplier {
  readonly reason: CalledOffReason
  readonly at: number
}

/** That its traveller has cancelled a part, asked for it since when, and what is kept of what was charged for it. */
interface CalledOffByTraveller {
  readonly reason: 'traveller'
  readonly since: number
  readonly at: number
  readonly kept: Money
}

/** That a part was called off since it was confirmed, and what was given back of its money; null: not yet. */
type CalledOff = (CalledOffBySupplier | CalledOffByTraveller) & { readonly refunded: Money | null }

/** That its traveller cancels a part, since when (milliseconds since 1970), and what is kept of its money, at most. */
interface Cancelling {
  readonly since: number
  readonly kept: Money
  /** whether its supplier takes nothing back, and is not asked */
  readonly isFinal: boolean
  /** that it came to nothing, after its supplier had been silent */
  readonly isRefused?: true
}

/** The very same sold by itself, of what is only sold together with something else: it costs more. */
interface SoldApart<Types extends ProductTypes> {
  readonly offerId: string
  readonly item: Types['item']
  readonly price: Money
}

/** One part of an order. `orderKey` is the reference under which its supplier was asked for it, and knows it. */
export interface PartOf<Kind extends string, Types extends ProductTypes> {
  readonly partId: string
  readonly kind: Kind
  readonly item: Types['item']
  readonly extras: Types['extras']
  readonly quote: PartQuote
  /** of a part at the price of a package, which it has with the others alone */
  readonly apart?: SoldApart<Types>
  readonly state: PartState
  readonly supplier: { readonly name: string; readonly orderKey: string | null; readonly reference: string | null }
  readonly trouble?: Trouble | null
  /** why its supplier would not sell it, where that was so */
  readonly refusal?: OrderFailure
  readonly calledOff?: CalledOff
  readonly cancelling?: Cancelling | null
  readonly documents: {
    readonly state: 'none' | 'pending' | 'issued' | 'failed'
    readonly issued: readonly Types['document'][]
    readonly trouble?: Trouble
  }
}

/** A traveller with the passport number in clear: only ever in memory, on its way to the supplier. */
export interface TravellerToBook {
  readonly passenger: BookedPassenger
  readonly passportNumber: string | null
}

/** Who an order is for, as its supplier is told. */
export interface Buyer {
  readonly travellers: readonly TravellerToBook[]
  readonly customer: CustomerDetails
  readonly offices: { readonly ownerOfficeId: string; readonly queuingOfficeId: string }
}

/** What a mail says of one part, in the language of its booking. */
export interface PartMail {
  /** who is greeted where nobody travels */
  readonly greeted?: string
  readonly destination: string
  /** the supplier's own reference, where the traveller needs it */
  readonly reference: { readonly name: string; readonly code: string; readonly note: string } | null
  /** what was bought, in the order in which it is used */
  readonly sections: readonly {
    readonly title: string
    readonly lines: readonly { readonly text: string; readonly note: string }[]
  }[]
  /** by whose clock its times are told, where that must be said */
  readonly clock?: string
  /** what each traveller has of it, by traveller */
  readonly travellers: ReadonlyMap<string, readonly string[]>
  /** what comes with it or was added to it */
  readonly extras: { readonly title: string; readonly lines: readonly string[] } | null
  readonly prices: readonly { readonly name: string; readonly amount: string }[]
  /** what the sum that is charged is called, where it is not the whole price */
  readonly chargedName?: string
  /** what it tells of a booking of its kind alone; what is missing is told in words for any kind */
  readonly news: Readonly<Partial<Record<MailKind, News>>>
}

/** Everything that is one kind of travel's own. Orders, sessions and mail know a part by this alone. */
export interface Product<Kind extends string, Types extends ProductTypes> {
  /** what is added to an offer that was just chosen */
  readonly noExtras: Types['extras']
  /** what was asked to be added, at our own price; undefined where it cannot be. Missing where calls of its own add things. */
  readonly extrasFrom?: (part: PartOf<Kind, Types>, asked: unknown) => Types['extras'] | undefined
  /** what the traveller says yes to, where that is not the price that is paid to us */
  readonly agreedPrice?: (part: PartOf<Kind, Types>) => Money
  /** whether what was added to the offer before stays with another one; missing where it never does */
  readonly keepsExtras?: (part: PartOf<Kind, Types>, before: PartOf<Kind, Types>) => boolean
  readonly total: (part: PartOf<Kind, Types>) => Money
  /** whether its supplier does not say what it gives back to whoever cancels; missing where all do */
  readonly isRefundUnsaid?: (part: PartOf<Kind, Types>) => boolean
  /** whether these are the travellers that the part is priced for */
  readonly fits: (part: PartOf<Kind, Types>, passengers: readonly Pick<Passenger, 'id' | 'type'>[]) => boolean
  /** whether a traveller has the age that the part is priced for; missing where its price is for any */
  readonly fitsAge?: (part: PartOf<Kind, Types>, passenger: Pick<Passenger, 'type' | 'dateOfBirth'>) => boolean
  /** whether the party of these may travel by itself; missing where any may */
  readonly hasGrownUp?: (part: PartOf<Kind, Types>, datesOfBirth: readonly string[]) => boolean
  readonly request: (part: PartOf<Kind, Types>, buyer: Buyer) => Types['request']
  readonly documents: (
    part: PartOf<Kind, Types>,
    numbers: readonly string[],
    passengers: readonly BookedPassenger[],
  ) => readonly Types['document'][]
  /** the zone in which a deadline of the part is told */
  readonly timeZone: (part: PartOf<Kind, Types>) => string
  /** its last day by the calendar of where it ends, `YYYY-MM-DD` */
  readonly lastDay: (part: PartOf<Kind, Types>) => string
  readonly passenger: (part: PartOf<Kind, Types>, passenger: BookedPassenger) => BookedPassenger
  readonly shown: (part: PartOf<Kind, Types>) => Types['shown']
  readonly line: (shown: Types['shown']) => Types['line']
  /** how many it is for who are not named as travellers of the order */
  readonly guests: (shown: Types['shown']) => number
  readonly mail: (shown: Types['shown'], booking: Booking) => PartMail
  /** all that it costs, whoever is paid; missing where that is what is paid to us */
  readonly whole?: (shown: Types['shown']) => Money
}

/** An offer as its supplier sells it now. */
export interface Found<Types extends ProductTypes> {
  readonly item: Types['item']
  readonly price: Money
  readonly expiresAt: number
  readonly terms: Terms
  /** of an offer that is never sold alone */
  readonly apart?: SoldApart<Types>
}

/** What a supplier has of an order. `pending`: it keeps it, and confirms it when it is asked once more. `requested`: it confirms by hand. */
export interface SupplierOrder {
  readonly status: 'held' | 'pending' | 'requested' | 'confirmed' | 'released'
  readonly reference: string
  /** until when it is kept unpaid, in milliseconds since 1970; null where it is not kept so */
  readonly payBy: number | null
}

/**
 * Where one kind of travel is bought. Every call may be repeated under its key and happens once; an answer may be lost. What
 * a supplier cannot do is missing.
 */
export interface Supplier<Types extends ProductTypes> {
  readonly name: string
  /** reads an offer again and prices it, as it would be sold now */
  readonly check: (offerId: string) => Effect.Effect<Found<Types>, OfferGone | SupplierTimeout | Unavailable>
  /** what was said of an offer when it was priced last, for whomever, and when in milliseconds; null where that is not known */
  readonly lastCheck?: (
    offerId: string,
  ) => Effect.Effect<
    { readonly found: Found<Types>; readonly at: number } | null,
    OfferGone | SupplierTimeout | Unavailable
  >
  /** keeps it without payment; the order is known by `orderKey` from then on */
  readonly hold?: (
    orderKey: string,
    request: Types['request'],
  ) => Effect.Effect<SupplierOrder, OrderRefused | AnswerLost>
  /** buys it; `request` is null where it was held or left pending under the same `orderKey`. `key` is this call's own. */
  readonly confirm: (
    key: string,
    orderKey: string,
    request: Types['request'] | null,
  ) => Effect.Effect<SupplierOrder, OrderRefused | AnswerLost>
  /** what became of an order; undefined where the supplier never heard of it */
  readonly status: (orderKey: string) => Effect.Effect<SupplierOrder | undefined, AnswerLost>
  /** gives back what is held and not paid for; what is paid stays as it is */
  readonly release: (orderKey: string) => Effect.Effect<void, AnswerLost>
  /** what cancelling a confirmed order would cost */
  readonly quoteCancel?: (orderKey: string) => Effect.Effect<CancelQuote, NotTakenBack | AnswerLost>
  readonly cancel?: (key: string, orderKey: string, quoteId: string) => Effect.Effect<void, NotTakenBack | AnswerLost>
  /** whether a confirmed order was called off; when to ask again, or null where it never will be */
  readonly calledOff?: (
    orderKey: string,
  ) => Effect.Effect<CalledOffBySupplier | { readonly askAgainAt: number } | null, AnswerLost>
  /** numbers of documents in the order of the travellers, or null where none will be issued */
  readonly documents?: (orderKey: string) => Effect.Effect<readonly string[] | null, AnswerLost>
}
