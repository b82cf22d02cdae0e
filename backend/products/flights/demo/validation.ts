import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { bagPriceEachWay, checkedBagKg } from './fares/bag-price.ts'
import type { Permission } from './fares/conditions.ts'
import type { SeatRule } from './fares/fare-family.ts'
import type { Trip } from './market/trip.ts'
import type { PricedWay } from './market/priced-way.ts'
import type { KnownTrip } from './offer-by-id.ts'
import { asciiJson } from './offers/ascii-json.ts'
import { dictionariesOf } from './offers/dictionaries.ts'
import { currency, decimalText, minor } from './offers/money-text.ts'
import type { WrittenOffer } from './offers/offer-text.ts'
import { type TripFamily, tripFamily } from './offers/trip-families.ts'

type Included = ValidateAnswer['included']
type FareRule = Included['detailed-fare-rules'][number]
type BagOptions = Included['bags'][number]

const noShowPenalty = 150_00

const seatPermission: { readonly [seat in SeatRule]: Permission } = {
  included: { allowed: true, penalty: 0 },
  for_a_fee: { allowed: true, penalty: null },
  at_check_in: { allowed: false, penalty: null },
}

const noShow = (refund: Permission): Permission => {
  if (refund.allowed !== true) return { allowed: refund.allowed, penalty: null }
  return { allowed: true, penalty: (refund.penalty ?? 0) + noShowPenalty }
}

/** What changes, refunds and a missed flight cost is of the whole trip; bags and seats are of each way's own family. */
const rulesOf = (offer: WrittenOffer, { out, back }: Trip, { choice, change, refund }: TripFamily): FareRule[] => {
  const categoriesOf = (seat: SeatRule | undefined, bags: number): (readonly [FareRule['category'], Permission])[] => [
    ['change', change],
    ['refund', refund],
    ['no_show', noShow(refund)],
    ['baggage', { allowed: bags > 0, penalty: null }],
    ['seat', seat ? seatPermission[seat] : { allowed: null, penalty: null }],
  ]
  const ways = [
    { details: offer.out.details[choice.out], seat: out.families[choice.out]?.seat },
    { details: offer.back?.details[choice.back], seat: back?.families[choice.back]?.seat },
  ]
  return ways.flatMap(({ details = [], seat }) =>
    details.flatMap(({ segmentId, fareBasis, includedCheckedBags }) =>
      categoriesOf(seat, includedCheckedBags.quantity).map(([category, { allowed, penalty }]) => ({
        segmentId,
        fareBasis,
        category,
        allowed,
        penalty: penalty === null ? null : minor(penalty),
      })),
    ),
  )
}

const mostBags = 3

const bagOptions = ({ itinerary }: PricedWay, way: number): BagOptions => {
  const each = bagPriceEachWay(itinerary.path.seller, itinerary.path.km)
  const options = Array.from({ length: mostBags }, (_, index) => ({
    quantity: index + 1,
    price: { amount: decimalText(each * (index + 1)), currencyCode: currency },
    weightKg: checkedBagKg,
  }))
  return { itinerary: way, options }
}

const bagsOf = ({ out, back }: Trip): readonly BagOptions[] => [
  bagOptions(out, 0),
  ...(back ? [bagOptions(back, 1)] : []),
]

type Rest = Omit<ValidateAnswer, 'data'>

/**
 * The JSON text of the contract's `ValidateAnswer` about an offer that was priced again; `saidTotal` is what the caller
 * believed it costs, in US cents.
 */
export const validationText = (offer: WrittenOffer, known: KnownTrip, saidTotal: number | null): string => {
  const { trip, reference, outcome } = known
  const family = tripFamily(trip, reference.choice, { outcome })
  const moved = saidTotal !== null && saidTotal !== offer.total
  const rest: Rest = {
    dictionaries: dictionariesOf([offer]),
    included: {
      'detailed-fare-rules': family ? rulesOf(offer, trip, family) : [],
      bags: outcome === 'no-extras' ? [] : bagsOf(trip),
    },
    meta: { previousTotal: moved ? minor(saidTotal) : null },
  }
  return `{"data":[${offer.json}],${asciiJson(rest).slice(1)}`
}

/** The JSON text of the contract's `OfferAnswer`. */
export const offerText = (offer: WrittenOffer): string =>
  `{"data":${offer.json},"dictionaries":${asciiJson(dictionariesOf([offer]))}}`
