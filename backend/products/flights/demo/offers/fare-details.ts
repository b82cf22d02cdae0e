import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { cabinBagKg, checkedBagKg, upperCabinBagKg } from '../fares/bag-price.ts'
import type { Cabin } from '../fares/cabin.ts'
import type { FareFamilyRules } from '../fares/fare-family.ts'
import type { PricedWay } from '../market/priced-way.ts'
import { monthOf, weekdayOf } from '../../../demo/calendar.ts'
import { segmentId } from './itinerary-shape.ts'

export type FareDetails = FlightOffer['travelerPricings'][number]['fareDetailsBySegment'][number]
type Bags = FareDetails['includedCheckedBags']

export const checkedBags = (quantity: number, cabin: Cabin): Bags =>
  quantity === 0
    ? { quantity }
    : {
        quantity,
        weight: cabin === 'economy' || cabin === 'premium_economy' ? checkedBagKg : upperCabinBagKg,
        weightUnit: 'KG',
      }

export const cabinBags = (quantity: number): Bags =>
  quantity === 0 ? { quantity } : { quantity, weight: cabinBagKg, weightUnit: 'KG' }

const bookingClasses: { readonly [cabin in Cabin]: readonly string[] } = {
  economy: ['O', 'L', 'K', 'Y'],
  premium_economy: ['P', 'E', 'W'],
  business: ['I', 'D', 'J'],
  first: ['A', 'F', 'F'],
}

const highSeason = new Set([6, 7, 8, 12])

/** Class, season, part of the week, one way or return, and family: how airlines build the name of a fare. */
const fareBasisOf = (letter: string, day: number, family: FareFamilyRules, roundTrip: boolean): string => {
  const season = highSeason.has(monthOf(day)) ? 'H' : 'L'
  const weekday = weekdayOf(day)
  const week = weekday === 0 || weekday >= 5 ? 'W' : 'X'
  return `${letter}${season}${week}${roundTrip ? 'RT' : 'OW'}${family.code.slice(0, 3)}`
}

/** What a family gives on each segment of a way; `bags` false where the route includes none. */
export const fareDetails = (
  way: PricedWay,
  wayIndex: number,
  familyIndex: number,
  roundTrip: boolean,
  bags: boolean,
): readonly FareDetails[] => {
  const family = way.families[familyIndex]
  if (!family) return []
  return way.itinerary.flights.map((dated, index) => {
    const cabin = way.cabins[index] ?? 'economy'
    const letters = bookingClasses[cabin]
    const letter = letters[Math.min(familyIndex, letters.length - 1)] ?? 'Y'
    return {
      segmentId: segmentId(wayIndex, index),
      cabin,
      fareBasis: fareBasisOf(letter, dated.day, family, roundTrip),
      brandedFare: family.code,
      class: letter,
      includedCheckedBags: checkedBags(bags ? family.checkedBags : 0, family.cabin),
      includedCabinBags: cabinBags(bags ? family.cabinBags : 0),
    }
  })
}
