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

const chargeOf = (fare: TravellerFare, fees: readonly Fee[]): Charge => ({
  base: fare.base,
  total: fees.reduce((sum, fee) => sum + ofTraveller(fee, fare), fare.base + fare.taxes),
})

const feeAmount = (fee: Fee, fare: HalfFare, party: Party): number =>
  fee.kind === 'per-booking'
    ? fee.value
    : ofTraveller(fee, fare.adult) * party.adults +
      ofTraveller(fee, fare.child) * party.children +
      ofTraveller(fee, fare.infant) * party.infants

/** Prices a party's trip; `raise` is what the airline has put on the fare since it was first sold, in cents a booking. */
export const tripPrice = (fare: HalfFare, party: Party, fees: readonly Fee[], raise = 0): TripPrice => {
  const first = {
    adult: chargeOf(fare.adult, fees),
    child: chargeOf(fare.child, fees),
    infant: chargeOf(fare.infant, fees),
  }
  const booking = fees.reduce((sum, fee) => sum + (fee.kind === 'per-booking' ? fee.value : 0), 0)
  const sum = (key: keyof Charge): number =>
    first.adult[key] * party.adults + first.child[key] * party.children + first.infant[key] * party.infants
  return {
    base: sum('base') + raise,
    total: sum('total') + booking + raise,
    first,
    firstAdult: { base: first.adult.base + raise, total: first.adult.total + booking + raise },
    fees: fees.map((fee) => ({ fee, amount: feeAmount(fee, fare, party) })),
  }
}
