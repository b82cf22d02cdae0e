import { isFree } from '../fares/conditions.ts'
import type { PricedWay } from '../market/priced-way.ts'
import { type Trip, sellersOf } from '../market/trip.ts'
import { dateOf } from '../../../demo/calendar.ts'
import { familyText } from './family-text.ts'
import { type FamilyChoice, type SignedPart, begunId, offerId } from './offer-id.ts'
import { offerPriceText, travellersText } from './price-text.ts'
import { type TripFamily, type TripTerms, familyChoices, tripFamily } from './trip-families.ts'
import { type WayText, wayText } from './way-text.ts'

/** What all offers of an answer share. */
export interface OfferTerms extends TripTerms {
  readonly key: Uint32Array
  readonly header: SignedPart
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

const saleText = (trip: Trip, { outcome, expiresAt, quoteDay }: OfferTerms, ticketing: string): string => {
  const holdOnly = outcome === 'hold-only'
  const soon = firstDayOf(trip, quoteDay) - quoteDay < ticketingDays
  const seats = Math.min(trip.out.seats, trip.back?.seats ?? 9)
  return (
    `"instantTicketingRequired":${!holdOnly && soon},"holdOnly":${holdOnly},` +
    `"oneWay":${trip.back === null},"lastTicketingDate":"${ticketing}",` +
    `"expiresAt":"${expiresAt}","numberOfBookableSeats":${seats}`
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
  const written: ReadonlyArray<Map<PricedWay, WayText>> = [new Map(), new Map()]
  const wayTerms = { key: terms.key, roundTrip: terms.roundTrip, bags: terms.outcome !== 'no-bag-included' }

  const ticketingByDay = new Map<number, string>()
  const ticketingOf = (firstDay: number): string => {
    const date = ticketingByDay.get(firstDay) ?? dateOf(Math.min(firstDay, terms.quoteDay + ticketingDays))
    ticketingByDay.set(firstDay, date)
    return date
  }

  const textOf = (way: PricedWay, index: number): WayText => {
    const text = written[index]?.get(way) ?? wayText(way, index, wayTerms)
    written[index]?.set(way, text)
    return text
  }

  return (trip, preferred) => {
    const out = textOf(trip.out, 0)
    const back = trip.back && textOf(trip.back, 1)
    const parts = back ? [terms.header, out.signed, back.signed] : [terms.header, out.signed]
    const begun = begunId(terms.key, parts)
    const idOf = ({ choice }: TripFamily): string =>
      offerId(begun, {
        out: out.familyNumbers[choice.out] ?? 0,
        back: back?.familyNumbers[choice.back] ?? 0,
      })
    const families = familyChoices(trip).flatMap((choice) => tripFamily(trip, choice, terms) ?? [])
    const chosen = (preferred && tripFamily(trip, preferred, terms)) ?? families[0]
    if (!chosen) return null
    const details = [out.detailTexts[chosen.choice.out], back?.detailTexts[chosen.choice.back]]
      .filter(Boolean)
      .join(',')
    const sellers = sellersOf(trip)
    const ids = families.map(idOf)
    const id = ids[families.indexOf(chosen)] ?? idOf(chosen)
    const json =
      `{"type":"flight-offer","id":"${id}","source":"DEMO",${saleText(trip, terms, ticketingOf(firstDayOf(trip, terms.quoteDay)))},` +
      `"itineraries":${list(back ? [out.itineraryText, back.itineraryText] : [out.itineraryText])},` +
      `"price":${offerPriceText(chosen.price)},"pricingOptions":${optionsText(chosen)},` +
      `"validatingAirlineCodes":${JSON.stringify(sellers)},` +
      `"travelerPricings":${travellersText(chosen.price, terms.party, details)},` +
      `"fareFamilies":${list(families.map((family, index) => familyText(family, ids[index] ?? '')))}}`
    return { json, total: chosen.price.total, out, back, sellers }
  }
}
