import { isFree } from '../fares/conditions.ts'
import { tripPrice } from '../fares/trip-price.ts'
import { type Trip, sellersOf } from '../market/trip.ts'
import { dateOf } from '../../../demo/calendar.ts'
import { conditionsShelf } from './conditions-shelf.ts'
import { type IdTerms, familiesForSale } from './families-for-sale.ts'
import { familyText } from './family-text.ts'
import type { FamilyChoice } from './offer-id.ts'
import { offerPriceText, travellersText } from './price-text.ts'
import type { TripFamily, TripTerms } from './trip-families.ts'
import { type WayText, oncePerWay, wayText } from './way-text.ts'

/** What all offers of an answer share. */
export interface OfferTerms extends TripTerms, IdTerms {
  readonly roundTrip: boolean
  readonly expiresAt: string
  readonly quoteDay: number
}

/** An offer as the contract writes it, with what the rest of an answer is made of. */
export interface WrittenOffer {
  readonly json: string
  readonly total: number
  readonly out: WayText
  readonly back: WayText | null
  readonly sellers: readonly string[]
}

export type OfferWriter = (trip: Trip, preferred?: FamilyChoice) => WrittenOffer | null

const ticketingDays = 2

const firstDayOf = ({ out }: Trip, otherwise: number): number => out.itinerary.flights[0]?.day ?? otherwise

export const seatsOf = ({ out, back }: Trip): number => Math.min(out.seats, back?.seats ?? 9)

export const isHoldOnly = ({ outcome }: TripTerms): boolean => outcome === 'hold-only'

const saleText = (trip: Trip, terms: OfferTerms, ticketing: string): string => {
  const holdOnly = isHoldOnly(terms)
  const soon = firstDayOf(trip, terms.quoteDay) - terms.quoteDay < ticketingDays
  return (
    `"instantTicketingRequired":${!holdOnly && soon},"holdOnly":${holdOnly},` +
    `"oneWay":${trip.back === null},"lastTicketingDate":"${ticketing}",` +
    `"expiresAt":"${terms.expiresAt}","numberOfBookableSeats":${seatsOf(trip)}`
  )
}

const optionsText = ({ change, refund, checkedBags }: TripFamily): string =>
  `{"fareType":["PUBLISHED"],"includedCheckedBagsOnly":${checkedBags > 0},"refundableFare":${refund.allowed === true},` +
  `"noRestrictionFare":${isFree(change) && isFree(refund)},"noPenaltyFare":${isFree(change)}}`

const list = (texts: readonly string[]): string => `[${texts.join(',')}]`

/**
 * Writes trips as offers, straight as text: an answer of 250 offers names each itinerary ten times, and putting its text
 * together from parts takes a third of the time of making the objects and encoding them. Tests read the text back with
 * the contract's schema.
 */
export const offerWriter = (terms: OfferTerms): OfferWriter => {
  const wayTerms = { key: terms.key, roundTrip: terms.roundTrip, bags: terms.outcome !== 'no-bag-included' }
  const textOf = oncePerWay((way, index) => wayText(way, index, wayTerms))
  const conditions = conditionsShelf()

  const ticketingByDay = new Map<number, string>()
  const ticketingOf = (firstDay: number): string => {
    const date = ticketingByDay.get(firstDay) ?? dateOf(Math.min(firstDay, terms.quoteDay + ticketingDays))
    ticketingByDay.set(firstDay, date)
    return date
  }

  return (trip, preferred) => {
    const out = textOf(trip.out, 0)
    const back = trip.back && textOf(trip.back, 1)
    const { families, ids, at } = familiesForSale(trip, { out, back }, terms, preferred)
    const chosen = families[at]
    if (!chosen) return null
    const details = [out.detailTexts[chosen.choice.out], back?.detailTexts[chosen.choice.back]]
      .filter(Boolean)
      .join(',')
    const sellers = sellersOf(trip)
    const price = tripPrice(chosen.fare, terms)
    const json =
      `{"type":"flight-offer","id":"${ids[at]}","source":"DEMO",${saleText(trip, terms, ticketingOf(firstDayOf(trip, terms.quoteDay)))},` +
      `"itineraries":${list(back ? [out.itineraryText, back.itineraryText] : [out.itineraryText])},` +
      `"price":${offerPriceText(price)},"pricingOptions":${optionsText(chosen)},` +
      `"validatingAirlineCodes":${JSON.stringify(sellers)},` +
      `"travelerPricings":${travellersText(price, terms.party, details)},` +
      `"fareFamilies":${list(families.map((family, index) => familyText(family, ids[index] ?? '', conditions.textOf(family), terms)))}}`
    return { json, total: price.total, out, back, sellers }
  }
}
