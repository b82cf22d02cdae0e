import { type Fare, type FlightOffer, hasCabinBag, hasZeroPenalty, isRefundable } from '../../offer/flight-offer.ts'

/** What is asked of a fare, as bits: which of an offer's fares is the one shown depends on them. */
export const fareFlag = { refundable: 1, zeroPenalty: 2, bags: 4, cabinBag: 8 } as const
export const flagCombinations = 16

/** How a checked bag stands with a price: inside it, added to it, or not to be had (or not known) with any fare. */
export type BagState = 'included' | 'added' | 'none'

export interface PricedFare {
  readonly offer: FlightOffer
  readonly fare: Fare
  /** for all travellers, with the bag where asked, minor units */
  readonly total: number
  readonly bag: BagState
}

export const bagState = (fare: Fare): BagState => {
  if ((fare.rules.checkedBags?.quantity ?? 0) > 0) return 'included'
  return fare.bag === undefined ? 'none' : 'added'
}

/** What a fare comes to where everyone with a seat of their own takes a checked bag. */
export const totalWithBag = (fare: Fare, bagTravellers: number): number => fare.total + (fare.bag ?? 0) * bagTravellers

/** What a fare has of what may be asked, as bits. A checked bag may be asked of each: some are the last choice then. */
const flagsOf = ({ rules }: Fare): number =>
  fareFlag.bags |
  (isRefundable(rules) ? fareFlag.refundable : 0) |
  (hasZeroPenalty(rules) ? fareFlag.zeroPenalty : 0) |
  (hasCabinBag(rules) ? fareFlag.cabinBag : 0)

const lacks = (has: number, asked: number): boolean => (asked & ~has) !== 0

const priced = (offer: FlightOffer, fare: Fare, flags: number, bagTravellers: number): PricedFare => {
  const asked = (flags & fareFlag.bags) !== 0
  return { offer, fare, bag: bagState(fare), total: asked ? totalWithBag(fare, bagTravellers) : fare.total }
}

/** A bag that cannot be had makes a fare the last choice where bags are asked for. */
const isBetter = (one: PricedFare, other: PricedFare | undefined, flags: number): boolean => {
  if (other === undefined) return true
  const bagless = (candidate: PricedFare) => (flags & fareFlag.bags) !== 0 && candidate.bag === 'none'
  if (bagless(one) !== bagless(other)) return bagless(other)
  return one.total < other.total
}

/** The cheapest of the offers' fares that has what the flags ask; undefined where none has. */
export const cheapestFare = (
  offers: readonly FlightOffer[],
  flags: number,
  bagTravellers: number,
): PricedFare | undefined => {
  let best: PricedFare | undefined
  for (const offer of offers) {
    for (const fare of offer.fares) {
      if (lacks(flagsOf(fare), flags)) continue
      const candidate = priced(offer, fare, flags, bagTravellers)
      if (isBetter(candidate, best, flags)) best = candidate
    }
  }
  return best
}

/** The same for all flags, in one look at each fare. */
export const cheapestFares = (
  offers: readonly FlightOffer[],
  bagTravellers: number,
): readonly (PricedFare | undefined)[] => {
  const best: (PricedFare | undefined)[] = Array.from({ length: flagCombinations })
  for (const offer of offers) {
    for (const fare of offer.fares) {
      const has = flagsOf(fare)
      const plain = priced(offer, fare, 0, bagTravellers)
      const withBag = priced(offer, fare, fareFlag.bags, bagTravellers)
      for (let flags = 0; flags < flagCombinations; flags++) {
        if (lacks(has, flags)) continue
        const candidate = flags & fareFlag.bags ? withBag : plain
        if (isBetter(candidate, best[flags], flags)) best[flags] = candidate
      }
    }
  }
  return best
}
