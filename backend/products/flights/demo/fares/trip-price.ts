import type { Fee } from '../../fees.ts'
import type { HalfFare, Party, TravellerFare } from './half-fare.ts'

type TravellerType = 'adult' | 'child' | 'infant'

/** US cents. `total` is what is charged: base, taxes and fees. */
export interface Charge {
  readonly base: number
  readonly total: number
}

interface FeeCharge {
  readonly fee: Fee
  readonly amount: number
}

/** What a trip costs a party, and each of its travellers; the travellers' totals add up to the party's. */
export interface TripPrice extends Charge {
  /** of the first of each type; per-booking fees are on the first adult */
  readonly first: { readonly [type in TravellerType]: Charge }
  readonly firstAdult: Charge
  readonly fees: readonly FeeCharge[]
}

const plus = (a: TravellerFare, b: TravellerFare): TravellerFare => ({
  base: a.base + b.base,
  taxes: a.taxes + b.taxes,
})

/** Both ways of a trip as one fare. */
export const bothWays = (out: HalfFare, back: HalfFare | null): HalfFare =>
  back === null
    ? out
    : { adult: plus(out.adult, back.adult), child: plus(out.child, back.child), infant: plus(out.infant, back.infant) }

const ofTraveller = (fee: Fee, fare: TravellerFare): number => {
  if (fee.kind === 'per-booking') return 0
  return fee.kind === 'per-traveller' ? fee.value : Math.round(((fare.base + fare.taxes) * fee.value) / 100)
}

const travellerTotal = (fare: TravellerFare, fees: readonly Fee[]): number =>
  fees.reduce((sum, fee) => sum + ofTraveller(fee, fare), fare.base + fare.taxes)

const chargeOf = (fare: TravellerFare, fees: readonly Fee[]): Charge => ({
  base: fare.base,
  total: travellerTotal(fare, fees),
})

const perBooking = (fees: readonly Fee[]): number =>
  fees.reduce((sum, fee) => sum + (fee.kind === 'per-booking' ? fee.value : 0), 0)

const feeAmount = (fee: Fee, fare: HalfFare, party: Party): number =>
  fee.kind === 'per-booking'
    ? fee.value
    : ofTraveller(fee, fare.adult) * party.adults +
      ofTraveller(fee, fare.child) * party.children +
      ofTraveller(fee, fare.infant) * party.infants

/** What a price is worked out with besides the fare. */
export interface PriceTerms {
  readonly party: Party
  readonly fees: readonly Fee[]
  /** cents a booking that the airline has put on the fare since it was first sold */
  readonly raise: number
}

/** What a party is charged for its trip: the `total` of `tripPrice`, for a list that shows no other part of it. */
export const tripTotal = ({ adult, child, infant }: HalfFare, { party, fees, raise }: PriceTerms): number =>
  travellerTotal(adult, fees) * party.adults +
  travellerTotal(child, fees) * party.children +
  travellerTotal(infant, fees) * party.infants +
  perBooking(fees) +
  raise

/** What of that is the first adult's. */
export const firstAdultTotal = ({ adult }: HalfFare, { fees, raise }: PriceTerms): number =>
  travellerTotal(adult, fees) + perBooking(fees) + raise

/** Prices a party's trip. */
export const tripPrice = (fare: HalfFare, terms: PriceTerms): TripPrice => {
  const { party, fees, raise } = terms
  const first = {
    adult: chargeOf(fare.adult, fees),
    child: chargeOf(fare.child, fees),
    infant: chargeOf(fare.infant, fees),
  }
  return {
    base:
      first.adult.base * party.adults + first.child.base * party.children + first.infant.base * party.infants + raise,
    total: tripTotal(fare, terms),
    first,
    firstAdult: { base: first.adult.base + raise, total: firstAdultTotal(fare, terms) },
    fees: fees.map((fee) => ({ fee, amount: feeAmount(fee, fare, party) })),
  }
}
