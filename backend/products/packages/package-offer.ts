import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { HotelCheckAnswer, HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type {
  PackageCheckAnswer,
  PackageCheckRequest,
  PackageOffer,
} from '#contract/products/packages/package-offer.ts'
import { foundFlight } from '../flights/found-flight.ts'
import { foundHotel } from '../hotels/found-hotel.ts'
import type { Terms as PartTerms } from '../product.ts'
import { packagedFlight } from './packaged-flights.ts'
import { toldTerms } from './packaged-stays.ts'
import { packagedStayPrice, pairPrice } from './pair-price.ts'
import { pairTerms } from './pair-terms.ts'

const shownHotel = ({ hotelInfo, stayDateTimeRange, rooms, checkIn, checkOut, price }: HotelOffer) => ({
  hotelInfo,
  stayDateTimeRange,
  rooms: rooms.map(({ rate: { rateId, roomIndex, board, cancel }, ...room }) => ({
    ...room,
    rate: { rateId, roomIndex, board, cancel: toldTerms(cancel) },
  })),
  checkIn,
  checkOut,
  propertyFees: price.propertyFees,
})

/** Whether a part cannot be undone once it is confirmed: an order takes one such at most. */
const isFinal = ({ terms }: { readonly terms: PartTerms }): boolean => terms.cancel.length === 0

/** A flight and a stay as they are sold together; undefined where they are not. `insured`: neither needs to be one that can be undone. */
export const packageOffer = (answer: ValidateAnswer, stay: HotelOffer, insured: boolean): PackageOffer | undefined => {
  const { data, dictionaries, included } = answer
  const [offer] = data
  const price = packagedStayPrice(stay.price)
  const flight = offer && price && packagedFlight(offer, () => price)
  if (!offer || !price || !flight) return undefined
  const found = foundFlight({ offer, dictionaries, included })
  if (!insured && isFinal(found) && isFinal(foundHotel(stay))) return undefined
  return {
    flightOfferId: offer.id,
    hotelOfferId: stay.id,
    flight,
    dictionaries,
    included,
    hotel: shownHotel(stay),
    price: pairPrice(found.price, price),
    cancel: pairTerms(found, stay.cancel, price.total),
    expiresAt: [offer.expiresAt, stay.expiresAt].toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? stay.expiresAt,
  }
}

type Checked = Extract<HotelCheckAnswer, { readonly offer: HotelOffer }>
type Terms = Extract<PackageCheckAnswer, { outcome: 'changed' }>['previousTerms']

const termsBefore = (checked: Checked): Terms =>
  checked.outcome === 'terms_changed'
    ? checked.previous.map(({ cancel, ...room }) => ({ ...room, cancel: toldTerms(cancel) }))
    : []

/** What both checks come to together: one question about whatever changed in either part. */
export const checkedPackage = (
  offer: PackageOffer,
  checked: Checked,
  price: PackageCheckRequest['price'],
): PackageCheckAnswer => {
  const current = offer.price.total
  const raised = checked.outcome === 'price_changed' ? checked.current.amount - checked.previous.amount : 0
  const previous = price?.intTotal ?? { ...current, amount: current.amount - raised }
  const changed = [
    ...(previous.amount === current.amount ? [] : (['price'] as const)),
    ...(checked.outcome === 'terms_changed' ? checked.changed : []),
  ]
  if (changed.length === 0) return { outcome: 'same', offer }
  return { outcome: 'changed', changed, previous, current, previousTerms: termsBefore(checked), offer }
}
