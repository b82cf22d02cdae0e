import { dollars } from '../../demo/dollars.ts'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { FoundHotel, HotelSearchAnswer } from '#contract/products/hotels/hotel-search.ts'
import { dateOf } from '../../demo/calendar.ts'
import type { HotelQuestion } from '../hotel-supplier.ts'
import { accessibleStays, cancelOf, cheapest, isRefundable, shownRefundable } from './cheapest-choice.ts'
import { type Hotel, hotelsIn } from './house/hotel.ts'
import { shownHotel } from './house/shown-hotel.ts'
import { allDestinations } from './places/destinations.ts'
import { leftAsTold } from './prices/rooms-left.ts'
import { addedPrice, paysOf, roomStayPrice } from './shown-rates.ts'
import { type HotelStay, type SoldRoom, hotelStay, soldRooms } from './stay.ts'

const kilometresPerMile = 1.609344

/** No city is larger: hotels of one whose centre is further away are not looked at. */
const cityKilometres = 15

interface Near {
  readonly hotel: Hotel
  readonly kilometres: number
}

const near = ({ latitude, longitude, kilometres, destinationCode }: HotelQuestion): readonly Near[] => {
  const from = { lat: latitude, lon: longitude }
  const away = (spot: { readonly latitude: number; readonly longitude: number }): number =>
    kilometresBetween(from, { lat: spot.latitude, lon: spot.longitude })
  return allDestinations()
    .filter(({ code }) => destinationCode === null || code === destinationCode)
    .filter((destination) => away(destination) <= kilometres + cityKilometres)
    .flatMap((destination) => hotelsIn(destination))
    .map((hotel) => ({ hotel, kilometres: away(hotel) }))
    .filter((found) => found.kilometres <= kilometres)
    .toSorted((a, b) => a.kilometres - b.kilometres)
}

const isFinal = ({ terms }: SoldRoom): boolean => terms.steps.length === 1

const foundHotel = (
  { hotel, kilometres }: Near,
  stay: HotelStay,
  rates: readonly SoldRoom[],
  choice: readonly SoldRoom[],
): FoundHotel => {
  const price = addedPrice(choice.map(roomStayPrice))
  return {
    hotelInfo: shownHotel(hotel),
    distance: Math.round((kilometres / kilometresPerMile) * 10) / 10,
    hotelRateInfo: {
      rooms: choice.map((room) => ({
        index: room.roomIndex,
        roomTypeCode: room.code,
        board: room.plan.board,
        intAmountAfterTax: dollars(room.price.total),
      })),
      rateInfo: {
        convertedRateInfo: {
          startDate: dateOf(stay.start),
          endDate: dateOf(stay.start + stay.nights),
          currencyCode: 'USD',
          amountAfterTax: toDecimal(price.total),
          intAmountAfterTax: price.total,
          intAverageNightly: dollars(Math.round(price.total.amount / stay.nights)),
          intDueAtProperty: price.dueAtProperty,
          ...(price.apart && { intApart: price.apart }),
        },
      },
      cancel: cancelOf(choice),
      pays: paysOf(choice),
      cheapestRefundable: shownRefundable(cheapest(rates.filter(isRefundable), choice.length)),
      accessible: accessibleStays(rates, choice.length),
      left: leftAsTold(hotel, Math.min(...choice.map(({ left }) => left))),
    },
  }
}

/** Hotels around a place that have all of the rooms, nearest first. */
export const searchHotels = (asked: HotelQuestion, askedAt: number): HotelSearchAnswer => {
  const { stay, offset, pageSize, refundableOnly, takenBackOnly = false } = asked
  const around = near(asked)
  const found = around.flatMap((own) => {
    if (own.hotel.outcome === 'search_slow') return []
    const during = hotelStay(own.hotel, stay, askedAt)
    const all = soldRooms(during, stay.rooms)
    const rates = all.filter((room) => !(refundableOnly && !isRefundable(room)) && !(takenBackOnly && isFinal(room)))
    const choice = cheapest(rates, stay.rooms.length)
    return choice ? [{ own, during, rates, choice }] : []
  })
  return {
    data: found
      .slice(offset - 1, offset - 1 + pageSize)
      .map(({ own, during, rates, choice }) => foundHotel(own, during, rates, choice)),
    meta: {
      count: found.length,
      offset,
      pageSize,
      status: around.some(({ hotel }) => hotel.outcome === 'search_slow') ? 'partial' : 'ok',
    },
  }
}
