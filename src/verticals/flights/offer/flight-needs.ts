import type { Travellers } from '#domain/traveller/travellers.ts'
import type { Fare, FlightList, FlightOffer, Slice } from './flight-offer.ts'
import { firstSegment, lastSegment } from './flight-offer.ts'

/** What flights have to be like to be sold with something that was chosen before them. Local times are `YYYY-MM-DDTHH:MM:SS`. */
export interface FlightNeeds {
  /** all who have to fly */
  readonly party: Pick<Travellers, 'adults' | 'children' | 'infants'>
  /** where they land; anywhere where there are none */
  readonly arrivalAirports: readonly string[]
  /** they land by then */
  readonly latestArrival: string
  /** the way back leaves no sooner */
  readonly earliestReturn: string
  /** whether a fare has to give something back to whoever cancels */
  readonly refundableOnly: boolean
}

const minutesOf = (time: string): number => Math.floor(Date.parse(`${time}Z`) / 60_000)

/** An airline that does not say what it keeps is not known to give anything back. */
const givesBack = ({ rules: { refund } }: Fare): boolean => refund.allowed === true && refund.penalty !== null

const isInTime = (
  { outbound, inbound }: Pick<FlightOffer, 'outbound' | 'inbound'>,
  { latestArrival, earliestReturn }: FlightNeeds,
): boolean => {
  const leaves = (slice: Slice): boolean => firstSegment(slice).departure >= minutesOf(earliestReturn)
  return lastSegment(outbound).arrival <= minutesOf(latestArrival) && (!inbound || leaves(inbound))
}

const landsThere = ({ outbound }: Pick<FlightOffer, 'outbound'>, { arrivalAirports: airports }: FlightNeeds): boolean =>
  airports.length === 0 || airports.includes(lastSegment(outbound).to)

const isForAll = (travellers: FlightNeeds['party'], { party }: FlightNeeds): boolean =>
  travellers.adults === party.adults && travellers.children === party.children && travellers.infants === party.infants

/** What is left of an offer; undefined where nothing of it can be sold so. */
const soldSo = (offer: FlightOffer, needs: FlightNeeds): FlightOffer | undefined => {
  if (offer.holdOnly || !landsThere(offer, needs) || !isInTime(offer, needs)) return undefined
  if (!needs.refundableOnly) return offer
  const fares = offer.fares.filter(givesBack)
  if (fares.length === 0) return undefined
  // what one adult pays is known of the cheapest fare alone
  return { ...offer, fares, perAdult: fares[0] === offer.fares[0] ? offer.perAdult : undefined }
}

/** The flights of a search for these travellers that can be sold so, with those of their fares that can. */
export const withNeeds = (list: FlightList, travellers: FlightNeeds['party'], needs: FlightNeeds): FlightList => ({
  ...list,
  offers: isForAll(travellers, needs) ? list.offers.flatMap((offer) => soldSo(offer, needs) ?? []) : [],
})
