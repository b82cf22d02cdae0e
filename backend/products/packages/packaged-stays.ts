import { type Money, addMoney } from '#domain/money/money.ts'
import type { HotelRatesAnswer } from '#contract/products/hotels/hotel-rates.ts'
import type { FoundHotel } from '#contract/products/hotels/hotel-search.ts'
import type { CancelTerms, RoomRate } from '#contract/products/hotels/room-rate.ts'
import type { PackageRatesAnswer, PackageStay } from '#contract/products/packages/package-stays.ts'
import {
  type PackagedStayPrice,
  addedStayPrice,
  foundStayPrice,
  moreThan,
  packagedStayPrice,
  pairPrice,
} from './pair-price.ts'

/** Terms without their amounts, which would tell what the stay alone costs. */
export const toldTerms = ({ steps: _amounts, ...told }: CancelTerms) => told

type Refundable = Pick<FoundHotel['hotelRateInfo'], 'cheapestRefundable'>

const refundablePair = (flight: Money, { cheapestRefundable: cheapest }: Refundable) =>
  cheapest && {
    cheapestRefundable: { total: addMoney(flight, cheapest.intAmountAfterTax), freeUntil: cheapest.freeUntil },
  }

/** A hotel as a package sells it with a flight; undefined where it does not. */
export const packagedStay = (flight: Money, found: FoundHotel): PackageStay | undefined => {
  const price = foundStayPrice(found)
  const { hotelInfo, distance, hotelRateInfo } = found
  const { rooms, cancel, accessible, left } = hotelRateInfo
  if (!price) return undefined
  return {
    hotelInfo,
    distance,
    rooms: rooms.map(({ index, roomTypeCode, board }) => ({ index, roomTypeCode, board })),
    price: pairPrice(flight, price),
    cancel: toldTerms(cancel),
    ...refundablePair(flight, hotelRateInfo),
    accessible: accessible.map(({ features, intAmountAfterTax, refundability, ...own }) => ({
      features,
      total: addMoney(flight, intAmountAfterTax),
      refundability,
      ...refundablePair(flight, own),
    })),
    left,
  }
}

const cheapest = (prices: readonly PackagedStayPrice[]): PackagedStayPrice | undefined =>
  prices.reduce<PackagedStayPrice | undefined>(
    (best, own) => (best && best.total.amount <= own.total.amount ? best : own),
    undefined,
  )

/** The rates of a hotel with a flight: what each room costs at the least, and what every rate is more than that. */
export const packagedRates = (
  flight: Money,
  { hotelCode, stayDateTimeRange, roomTypes, minimumStay, expiresAt }: HotelRatesAnswer,
  takenBackOnly: boolean,
): PackageRatesAnswer => {
  const isSold = ({ cancel }: RoomRate): boolean => !takenBackOnly || cancel.refundability !== 'non_refundable'
  const sold = roomTypes.map(({ roomType, rates }) => ({
    roomType,
    rates: rates.flatMap((rate) => {
      const price = isSold(rate) ? packagedStayPrice(rate.price) : undefined
      return price ? [{ rate, price }] : []
    }),
  }))
  const all = sold.flatMap(({ rates }) => rates)
  const rooms = [...new Set(roomTypes.flatMap(({ rates }) => rates.map(({ roomIndex }) => roomIndex)))]
  const leads = new Map(
    rooms.map((room) => [room, cheapest(all.filter(({ rate }) => rate.roomIndex === room).map(({ price }) => price))]),
  )
  const stay = leads.size > 0 ? addedStayPrice([...leads.values()]) : undefined
  const shown = ({ rate, price }: (typeof all)[number]) => {
    const { rateId, roomIndex, roomTypeCode, board, cancel, left } = rate
    const more = moreThan(leads.get(roomIndex) ?? price, price)
    return { rateId, roomIndex, roomTypeCode, board, cancel: toldTerms(cancel), more, left }
  }
  return {
    hotelCode,
    stayDateTimeRange,
    price: stay ? pairPrice(flight, stay) : null,
    roomTypes: sold.flatMap(({ roomType, rates }) =>
      stay && rates.length > 0 ? [{ roomType, rates: rates.map(shown) }] : [],
    ),
    minimumStay,
    expiresAt,
  }
}
