import type { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import type { MinimalPackageFlight, MinimalPackageFlightsAnswer } from '#contract/products/packages/package-flights.ts'
import { type LeadStay, isFinalFare } from './packaged-flights.ts'
import { pairPrice } from './pair-price.ts'
import { type Flown, stayBetween } from './package-trip.ts'

type Offer = MinimalSearchAnswer['data'][number]
type Family = MinimalPackageFlight['fareFamilies'][number]

/** The itineraries of minimal offers. */
export const flownOf = ({ data, included }: MinimalSearchAnswer): readonly Flown[] =>
  data.map(({ itineraries }) => ({ itineraries: itineraries.flatMap((place) => included.itineraries[place] ?? []) }))

/** What `packagedFlights` makes of whole offers, of minimal ones: the first of a list's families is the one that it is of. */
export const minimalPackageFlights = (
  answer: MinimalSearchAnswer,
  lead: LeadStay,
  insured: boolean,
): MinimalPackageFlightsAnswer => {
  const { data, included, dictionaries, meta } = answer
  const flown = flownOf(answer)

  const packaged = (offer: Offer, at: number): readonly MinimalPackageFlight[] => {
    const { travelerPricings: _ofAdult, fareFamilies, ...flight } = offer
    const nights = offer.holdOnly ? undefined : stayBetween(flown[at] ?? { itineraries: [] })
    if (!nights) return []
    const families = fareFamilies.flatMap((family): readonly Family[] => {
      const conditions = included.conditions[family.conditions]
      const stay = conditions && lead(nights, !insured && isFinalFare(conditions))
      return stay ? [{ ...family, price: { total: pairPrice(family.price.intTotal, stay).total } }] : []
    })
    const [own] = families
    return own && own.id === fareFamilies[0]?.id ? [{ ...flight, price: own.price, fareFamilies: families }] : []
  }

  const flights = data.flatMap(packaged)
  return {
    data: flights.toSorted((a, b) => a.price.total.amount - b.price.total.amount),
    included,
    dictionaries,
    meta: { ...meta, count: flights.length },
  }
}
