import { guestCount } from '#domain/stay.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { fields, isFields, list, minorUnits, text } from '#/server/backend/answer-reader.server.ts'
import { hotelListFrom } from '../../hotels/offer/hotel-mapper.server.ts'
import type { PackageSearch } from '../search/package-search.ts'

const asRefundable = (refundable: unknown) =>
  isFields(refundable) ? { intAmountAfterTax: refundable.total, freeUntil: refundable.freeUntil } : null

const asAccessible = (stay: unknown) => {
  const { total, cheapestRefundable, ...own } = fields(stay)
  return { ...own, intAmountAfterTax: total, cheapestRefundable: asRefundable(cheapestRefundable) }
}

/** A stay as the mapper of hotels reads it: its price is the pair's, and what would be a night's is a person's. */
const asHotel = (stay: unknown, currency: string, people: number) => {
  const { price, rooms, cancel, cheapestRefundable, accessible, left, ...wire } = fields(stay)
  const { total, dueAtProperty } = fields(price)
  const each = { currency, amount: Math.ceil(minorUnits(total, currency) / people) }
  const convertedRateInfo = { intAmountAfterTax: total, intDueAtProperty: dueAtProperty, intAverageNightly: each }
  return {
    ...wire,
    hotelRateInfo: {
      rooms,
      rateInfo: { convertedRateInfo },
      cancel,
      cheapestRefundable: asRefundable(cheapestRefundable),
      accessible: list(accessible).map(asAccessible),
      left,
    },
  }
}

interface AskedList {
  readonly currency: string
  readonly search: Pick<PackageSearch, 'rooms'>
  readonly destination: Destination
}

/** Stays with a chosen flight as a list of hotels. */
export const packageStaysFrom = (answer: unknown, { currency, search, destination }: AskedList) => {
  const wire = fields(answer)
  const days = fields(wire.stayDateTimeRange)
  const people = guestCount(search.rooms)
  const data = list(wire.data).map((stay) => (isFields(stay) ? asHotel(stay, currency, people) : stay))
  const stay = { checkIn: text(days.startDate), checkOut: text(days.endDate), rooms: search.rooms }
  return hotelListFrom({ ...wire, data }, { currency, destination, stay, people })
}
