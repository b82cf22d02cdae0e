import type { FlightOffer as WireOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { fromDecimal } from '#domain/money/money.ts'
import type { BagAllowance } from '../offer/flight-offer.ts'
import { sliceFrom } from '../offer/offer-slices.server.ts'
import type { IncludedBags, TravellerKind, TripDirection } from './priced-trip.ts'

type Pricing = WireOffer['travelerPricings'][number]
type FareDetails = Pricing['fareDetailsBySegment'][number]
type WireBags = FareDetails['includedCheckedBags']

export const kindOf: Readonly<Record<Pricing['travelerType'], TravellerKind>> = {
  ADULT: 'adult',
  CHILD: 'child',
  HELD_INFANT: 'infant',
}

const allowance = ({ quantity, weight }: WireBags): BagAllowance => ({ quantity, kilograms: weight })

/** What may be taken on every one of the flights: the least of them, or null where one does not say. */
const leastOf = (
  details: readonly (FareDetails | undefined)[],
  bags: (details: FareDetails) => WireBags,
): BagAllowance | null => {
  const known = details.filter((one) => one !== undefined)
  if (known.length < details.length) return null
  const [least] = known.map((one) => allowance(bags(one))).toSorted((a, b) => a.quantity - b.quantity)
  return least ?? null
}

/** What one traveller takes along on some flights by their fare. */
export const includedBagsOf = (
  pricing: Pick<Pricing, 'travelerType' | 'fareDetailsBySegment'>,
  segmentIds: readonly string[],
): IncludedBags => {
  const details = segmentIds.map((id) => pricing.fareDetailsBySegment.find(({ segmentId }) => segmentId === id))
  return {
    kind: kindOf[pricing.travelerType],
    cabin: leastOf(details, (one) => one.includedCabinBags),
    checked: leastOf(details, (one) => one.includedCheckedBags),
  }
}

const firstOfEachKind = (pricings: readonly Pricing[]): readonly Pricing[] =>
  Object.keys(kindOf).flatMap((type) => pricings.find(({ travelerType }) => travelerType === type) ?? [])

const extraBagOf = ({ bags }: ValidateAnswer['included'], itinerary: number): TripDirection['extraBag'] => {
  const options = bags.find((one) => one.itinerary === itinerary)?.options ?? []
  const single = options.find(({ quantity }) => quantity === 1)
  const price = single && fromDecimal(single.price.amount, single.price.currencyCode)
  return single && price ? { price, weightKg: single.weightKg } : null
}

export const directionsFrom = (offer: WireOffer, included: ValidateAnswer['included']): readonly TripDirection[] =>
  offer.itineraries.map((itinerary, index) => {
    const segmentIds = itinerary.segments.map(({ id }) => id)
    const [lead] = offer.travelerPricings
    return {
      slice: sliceFrom(itinerary),
      segmentIds,
      cabins: segmentIds.map(
        (id) => lead?.fareDetailsBySegment.find(({ segmentId }) => segmentId === id)?.cabin ?? 'economy',
      ),
      bags: firstOfEachKind(offer.travelerPricings).map((pricing) => includedBagsOf(pricing, segmentIds)),
      extraBag: extraBagOf(included, index),
    }
  })
