import { type Money, addMoney, fromDecimal, multiplyMoney, sumMoney, toDecimal } from '#domain/money/money.ts'
import type { BookedBags } from '#contract/products/flight-part.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { bagOwners } from './bag-owners.ts'

type Included = ValidateAnswer['included']
type BagOption = Included['bags'][number]['options'][number]

/** Bags of one traveller on one itinerary; `option` is how the supplier sells that many, where it has said so. */
interface OrderedBags {
  readonly travelerId: string
  readonly quantity: number
  readonly segmentIds: readonly string[]
  readonly option: BagOption | undefined
  readonly single: BagOption | undefined
}

const itineraryOf = { onward: 0, return: 1 } as const

const orderedBags = (offer: FlightOffer, included: Included, bags: readonly BookedBags[]): readonly OrderedBags[] =>
  bags.flatMap((booked) => {
    const itinerary = itineraryOf[booked.journeyType]
    const segmentIds = offer.itineraries[itinerary]?.segments.map(({ id }) => id) ?? []
    const options = included.bags.find((sold) => sold.itinerary === itinerary)?.options ?? []
    const sold = (quantity: number) => options.find((option) => option.quantity === quantity)
    return bagOwners(offer, booked).map(({ travelerId, quantity }) => ({
      travelerId,
      quantity,
      segmentIds,
      option: sold(quantity),
      single: sold(1),
    }))
  })

const priceOf = ({ price }: BagOption): Money | undefined => fromDecimal(price.amount, price.currencyCode)

const supplierPrice = ({ option, single, quantity }: OrderedBags, currency: string): Money => {
  const price = option ? priceOf(option) : single && priceOf(single)
  return price ? multiplyMoney(price, option ? 1 : quantity) : { amount: 0, currency }
}

const chargeableBags = ({ quantity, option, single }: OrderedBags) => {
  const weight = (option ?? single)?.weightKg
  return { chargeableCheckedBags: { quantity, ...(weight && { weight, weightUnit: 'KG' as const }) } }
}

/**
 * The offer as it is ordered: each added bag with its traveller on the segments it flies, and the price that the airline asks
 * for it, in the places that Amadeus has for them. Our own margin is no part of it.
 */
export const offerWithBags = (offer: FlightOffer, included: Included, bags: readonly BookedBags[]) => {
  const ordered = orderedBags(offer, included, bags)
  const { intTotal } = offer.price
  const bagsTotal = sumMoney(
    ordered.map((own) => supplierPrice(own, intTotal.currency)),
    intTotal.currency,
  )
  return {
    ...offer,
    price: {
      ...offer.price,
      grandTotal: toDecimal(addMoney(intTotal, bagsTotal)),
      additionalServices: ordered.length > 0 ? [{ type: 'CHECKED_BAGS' as const, amount: toDecimal(bagsTotal) }] : [],
    },
    travelerPricings: offer.travelerPricings.map((priced) => ({
      ...priced,
      fareDetailsBySegment: priced.fareDetailsBySegment.map((details) => {
        const own = ordered.find(
          ({ travelerId, segmentIds }) => travelerId === priced.travelerId && segmentIds.includes(details.segmentId),
        )
        return { ...details, ...(own && { additionalServices: chargeableBags(own) }) }
      }),
    })),
  }
}
