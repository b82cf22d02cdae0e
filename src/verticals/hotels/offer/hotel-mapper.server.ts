import type { Names } from '#domain/names.ts'
import {
  fields,
  finite,
  isFields,
  list,
  minorUnits,
  oneOf,
  text,
  usable,
  wholeNumber,
} from '#/server/backend/answer-reader.server.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { type Stay, nightsOf } from '../search/hotel-search.ts'
import { accessFeatures, accommodationTypes, amenities, boards, propertyQualities } from '#domain/hotel-kinds.ts'
import type { Hotel, HotelList } from './hotel.ts'

const namesFrom = (value: unknown): Names => ({ en: text(fields(value).en), es: text(fields(value).es) })

/** Numbers districts in the order in which they first come. */
const districtIndex = () => {
  const places = new Map<string, number>()
  const districts: Names[] = []
  const indexOf = (names: Names): number => {
    const place = places.get(names.es) ?? districts.push(names) - 1
    places.set(names.es, place)
    return place
  }
  return { districts, indexOf }
}

const refundabilities = ['refundable', 'partially', 'non_refundable'] as const

/** `refundability` of a choice, and its cheapest one that can be cancelled for nothing. */
const cancellingFrom = (refundability: unknown, cheapestRefundable: unknown, currency: string) => {
  const refundable = isFields(cheapestRefundable) ? cheapestRefundable : undefined
  return {
    refundability: oneOf(refundabilities, refundability),
    refundableTotal: refundable && minorUnits(refundable.intAmountAfterTax, currency),
    freeUntil: refundable && text(refundable.freeUntil),
  }
}

const accessibleFrom = (value: unknown, currency: string): Hotel['accessible'][number] => {
  const { features, intAmountAfterTax, refundability, cheapestRefundable } = fields(value)
  return {
    features: accessFeatures.filter((feature) => list(features).includes(feature)),
    total: minorUnits(intAmountAfterTax, currency),
    ...cancellingFrom(refundability, cheapestRefundable, currency),
  }
}

const hotelFrom = (value: unknown, currency: string, indexOf: (names: Names) => number): Hotel => {
  const { hotelInfo, hotelRateInfo } = fields(value)
  const info = fields(hotelInfo)
  const rates = fields(hotelRateInfo)
  const place = fields(info.locationInfo)
  const price = fields(fields(rates.rateInfo).convertedRateInfo)
  const guests = isFields(info.guestScore) ? info.guestScore : undefined
  const [picture] = list(info.pictures)
  return {
    code: text(info.hotelCode),
    name: text(info.hotelName),
    stars: wholeNumber(info.rating),
    quality: oneOf(propertyQualities, info.propertyQuality),
    type: oneOf(accommodationTypes, info.accommodationType),
    score: guests && finite(guests.score),
    reviews: guests ? wholeNumber(guests.count) : 0,
    amenities: amenities.filter((amenity) => list(info.amenities).includes(amenity)),
    accessible: list(rates.accessible).map((stay) => accessibleFrom(stay, currency)),
    district: indexOf(namesFrom(fields(place.address).district)),
    lat: finite(place.latitude),
    lon: finite(place.longitude),
    seed: isFields(picture) ? wholeNumber(picture.seed) : 0,
    total: minorUnits(price.intAmountAfterTax, currency),
    dueAtProperty: minorUnits(price.intDueAtProperty, currency),
    nightly: minorUnits(price.intAverageNightly, currency),
    board: oneOf(boards, fields(list(rates.rooms)[0]).board),
    ...cancellingFrom(fields(rates.cancel).refundability, rates.cheapestRefundable, currency),
    left: typeof rates.left === 'number' ? wholeNumber(rates.left) : undefined,
  }
}

interface AskedList {
  readonly currency: string
  readonly destination: Destination
  readonly stay: Stay
  /** how many pay, where what would be a night's is a person's */
  readonly people?: number
}

/**
 * A search answer of the contract as our compact list. It reads only what the site shows, and drops a hotel that cannot be
 * read rather than fail the answer; `dropped` says how many. Throws `Unusable` where the answer itself is none.
 */
export const hotelListFrom = (
  answer: unknown,
  { currency, destination, stay, people }: AskedList,
): { list: HotelList; dropped: number } => {
  const wire = fields(answer)
  const { districts, indexOf } = districtIndex()
  const { kept, dropped } = usable(list(wire.data), (value) => hotelFrom(value, currency, indexOf))
  return {
    dropped,
    list: {
      currency,
      timeZone: destination.timeZone,
      centre: { lat: destination.lat, lon: destination.lon },
      districts,
      nights: nightsOf(stay),
      ...(people !== undefined && { people }),
      partial: fields(wire.meta).status === 'partial',
      hotels: kept,
    },
  }
}
