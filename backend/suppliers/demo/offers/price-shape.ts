import type { FareFamily, FlightOffer } from '../../../../contract/flight-offer.ts'
import type { Permission } from '../fares/conditions.ts'
import type { Party } from '../fares/half-fare.ts'
import type { Charge, TravellerType, TripPrice } from '../fares/trip-price.ts'
import { cabinBags, checkedBags } from './fare-details.ts'
import type { FareDetails } from './fare-details.ts'
import { currency, decimalText, minor } from './money-text.ts'
import type { TripFamily } from './trip-families.ts'

type TravelerPricing = FlightOffer['travelerPricings'][number]

const priceShape = ({ base, total }: Charge): FareFamily['price'] => ({
  currency,
  total: decimalText(total),
  base: decimalText(base),
  intTotal: minor(total),
  intBase: minor(base),
})

export const offerPriceShape = (price: TripPrice): FlightOffer['price'] => ({
  ...priceShape(price),
  grandTotal: decimalText(price.total),
  fees: price.fees.map(({ fee, amount }) => ({ code: fee.code, label: fee.label, intAmount: minor(amount) })),
})

const wireTypes: { readonly [type in TravellerType]: TravelerPricing['travelerType'] } = {
  adult: 'ADULT',
  child: 'CHILD',
  infant: 'HELD_INFANT',
}

/** Travellers are numbered from 1: adults, then children, then infants, each infant with the adult of its own place. */
export const travelerPricings = (
  price: TripPrice,
  party: Party,
  details: readonly FareDetails[],
): readonly TravelerPricing[] => {
  const pricings: TravelerPricing[] = []
  const add = (type: TravellerType, charge: Charge, adult?: number): void => {
    pricings.push({
      travelerId: String(pricings.length + 1),
      fareOption: 'STANDARD',
      travelerType: wireTypes[type],
      ...(adult === undefined ? {} : { associatedAdultId: String(adult) }),
      price: priceShape(charge),
      fareDetailsBySegment: details,
    })
  }
  for (let adult = 0; adult < party.adults; adult += 1) add('adult', adult === 0 ? price.firstAdult : price.first.adult)
  for (let child = 0; child < party.children; child += 1) add('child', price.first.child)
  for (let infant = 1; infant <= party.infants; infant += 1) add('infant', price.first.infant, infant)
  return pricings
}

const conditionShape = ({ allowed, penalty }: Permission): FareFamily['change'] => ({
  allowed,
  penalty: penalty === null ? null : minor(penalty),
})

export const familyShape = (family: TripFamily, id: string): FareFamily => ({
  id,
  brandedFare: family.rules.code,
  label: family.rules.label,
  price: priceShape(family.price),
  cabinBags: cabinBags(family.cabinBags),
  checkedBags: checkedBags(family.checkedBags, family.rules.cabin),
  bagPrice: family.bagPrice === null ? null : minor(family.bagPrice),
  change: conditionShape(family.change),
  refund: conditionShape(family.refund),
  seat: family.rules.seat,
})
