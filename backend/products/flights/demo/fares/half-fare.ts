import type { Airline } from '../airlines/airline.ts'
import type { FareFamilyRules } from './fare-family.ts'
import type { ItineraryTaxes } from './taxes.ts'

export interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/** US cents for one traveller. */
export interface TravellerFare {
  readonly base: number
  readonly taxes: number
}

/** One way in one fare family, for each type of traveller. */
export interface HalfFare {
  readonly adult: TravellerFare
  readonly child: TravellerFare
  readonly infant: TravellerFare
}

const withTaxes = (base: number, fixed: number, percent: number): TravellerFare => ({
  base,
  taxes: fixed + Math.round((base * percent) / 100),
})

const childShare = ({ kind }: Airline): number => (kind === 'low-cost' ? 1 : 0.75)

const lowCostInfant = 2500

const infantBase = ({ kind }: Airline, adult: number): number =>
  kind === 'low-cost' ? lowCostInfant : Math.round(adult / 1000) * 100

/** One way in a family, over its airline's lowest fare (`dollars`, whole, an adult, each way). */
export const familyFare = (
  dollars: number,
  family: FareFamilyRules,
  airline: Airline,
  taxes: ItineraryTaxes,
): HalfFare => {
  const adult = Math.round(dollars * family.multiplier + family.extra) * 100
  const child = Math.round((adult * childShare(airline)) / 100) * 100
  return {
    adult: withTaxes(adult, taxes.adult, taxes.percent),
    child: withTaxes(child, taxes.child, taxes.percent),
    infant: withTaxes(infantBase(airline, adult), 0, taxes.percent),
  }
}

/** What a party pays for one way, in US cents. */
export const partyTotal = ({ adult, child, infant }: HalfFare, party: Party): number =>
  (adult.base + adult.taxes) * party.adults +
  (child.base + child.taxes) * party.children +
  (infant.base + infant.taxes) * party.infants
