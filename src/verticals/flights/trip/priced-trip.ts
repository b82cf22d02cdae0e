import type { Names } from '#domain/names.ts'
import { bagPrice } from '#domain/money/bag-price.ts'
import { type Money, sumMoney } from '#domain/money/money.ts'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import type { BagAllowance, FareRule, FlightNames, SeatRule, Slice } from '../offer/flight-offer.ts'
import type { Cabin, FlightSearch } from '../search/flight-search.ts'

export type TravellerKind = 'adult' | 'child' | 'infant'

/** Travellers who pay the same, and what each of them pays. */
export interface TravellerPrice {
  readonly kind: TravellerKind
  readonly ids: readonly string[]
  /** taxes included */
  readonly each: Money
}

/** What a fare carries without a surcharge; a part is null where the airline does not say. */
export interface IncludedBags {
  readonly kind: TravellerKind
  readonly cabin: BagAllowance | null
  readonly checked: BagAllowance | null
}

/** One direction of a priced trip. */
export interface TripDirection {
  readonly slice: Slice
  readonly segmentIds: readonly string[]
  /** of each segment */
  readonly cabins: readonly Cabin[]
  readonly bags: readonly IncludedBags[]
  /** what the supplier asks for one more checked bag, before our margin; null where none can be added */
  readonly extraBag: { readonly price: Money; readonly weightKg: number } | null
}

/** What the fare allows, in all of its flights; a penalty is minor units of the trip's currency. */
export interface TripRules {
  readonly change: FareRule
  readonly refund: FareRule
  readonly noShow: FareRule
  readonly seat: SeatRule
}

export interface TripFee {
  readonly code: string
  readonly label: Names
  readonly amount: Money
}

/** An offer whose price was just asked of the airline: what the traveller is about to buy, and all of what it costs. */
export interface PricedTrip {
  readonly offerId: string
  readonly directions: readonly TripDirection[]
  readonly names: Pick<FlightNames, 'airports' | 'carriers' | 'aircraft'>
  /** the airline's name for the fare */
  readonly fare: string
  readonly rules: TripRules
  /** for all travellers: base, taxes and fees */
  readonly total: Money
  readonly base: Money
  readonly taxes: Money
  readonly fees: readonly TripFee[]
  readonly travellers: readonly TravellerPrice[]
  readonly hold: PriceHold
  /** the airline only holds the seats: payment follows later */
  readonly holdOnly: boolean
  /** the last day on which the ticket can be issued, `YYYY-MM-DD` */
  readonly ticketBy: string
  /** seats left at this price; nobody counts beyond 9 */
  readonly seats: number
}

const countOf = ({ travellers }: PricedTrip, kind: TravellerKind): number =>
  travellers.filter((price) => price.kind === kind).reduce((sum, price) => sum + price.ids.length, 0)

export const travellerCounts = (trip: PricedTrip) => ({
  adults: countOf(trip, 'adult'),
  children: countOf(trip, 'child'),
  infants: countOf(trip, 'infant'),
})

const includesBag = ({ bags: [lead] }: TripDirection): boolean => (lead?.checked?.quantity ?? 0) > 0

/** A first checked bag for each traveller with a seat, in each direction that sells one and includes none. */
export const firstBags = (trip: PricedTrip): Money => {
  const { adults, children } = travellerCounts(trip)
  const prices = trip.directions.flatMap((direction) =>
    direction.extraBag && !includesBag(direction) ? [bagPrice(direction.extraBag.price, adults + children)] : [],
  )
  return sumMoney(prices, trip.total.currency)
}

/** The code of the city where the way out ends. */
export const cityLandedIn = ({ directions, names }: Pick<PricedTrip, 'directions' | 'names'>): string | undefined =>
  names.airports[directions[0]?.slice.segments.at(-1)?.to ?? '']?.cityCode

const dayOfMinutes = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 10)

const firstOf = ({ slice }: TripDirection) => slice.segments[0]

/**
 * The search that finds a trip like this one, from the trip alone. Children's ages are not in an offer, so they are left
 * out: the results page asks for them.
 */
export const searchLike = (trip: PricedTrip): FlightSearch | undefined => {
  const [onward, back] = trip.directions
  const first = onward && firstOf(onward)
  const last = onward?.slice.segments.at(-1)
  const firstBack = back && firstOf(back)
  if (!onward || !first || !last) return undefined
  return {
    from: first.from,
    to: last.to,
    departure: dayOfMinutes(first.departure),
    return: firstBack && dayOfMinutes(firstBack.departure),
    ...travellerCounts(trip),
    ages: [],
    cabin: onward.cabins[0] ?? 'economy',
  }
}
