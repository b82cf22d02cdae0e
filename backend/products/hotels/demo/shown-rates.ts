import { dollars } from '../../demo/dollars.ts'
import { type Money, addMoney } from '#domain/money/money.ts'
import type { Pays, RoomRate, StayPrice } from '#contract/products/hotels/room-rate.ts'
import { dateOf } from '../../demo/calendar.ts'
import { shownTerms } from './prices/cancel-terms.ts'
import { leftAsTold } from './prices/rooms-left.ts'
import type { HotelStay, SoldRoom } from './stay.ts'

const fixedDeposit = 50_00

/** What of a room's price is paid when it is booked; the hotel takes the rest, and its own fees. */
const dueNow = ({ plan, price }: SoldRoom): number => {
  const whole = price.net + price.tax
  const night = (price.nets[0] ?? 0) + (price.taxes[0] ?? 0)
  if (plan.pays === 'now') return whole
  if (plan.pays === 'at_property') return 0
  const deposits = {
    night,
    amount: Math.min(fixedDeposit, whole),
    percent: Math.round(whole * 0.3),
    remainder: whole - night,
  }
  return deposits[plan.deposit]
}

export const roomStayPrice = (room: SoldRoom): StayPrice => {
  const { net, tax, total, fees } = room.price
  const now = dueNow(room)
  return {
    total: dollars(total),
    base: dollars(net),
    taxes: dollars(tax),
    dueNow: dollars(now),
    dueAtProperty: dollars(total - now),
    propertyFees: [...fees],
    ...(room.apart !== null && { apart: dollars(room.apart) }),
  }
}

const addedFees = (prices: readonly StayPrice[]): StayPrice['propertyFees'] => {
  const byKind = new Map<string, StayPrice['propertyFees'][number]>()
  for (const fee of prices.flatMap(({ propertyFees }) => propertyFees)) {
    const before = byKind.get(fee.kind)
    byKind.set(
      fee.kind,
      before
        ? { ...before, amount: addMoney(before.amount, fee.amount), local: addMoney(before.local, fee.local) }
        : fee,
    )
  }
  return [...byKind.values()]
}

/** What several rooms cost together: the one place where rooms are added up. */
export const addedPrice = (prices: readonly StayPrice[]): StayPrice => {
  const sum = (of: (price: StayPrice) => Money): Money =>
    dollars(prices.reduce((total, price) => total + of(price).amount, 0))
  return {
    total: sum(({ total }) => total),
    base: sum(({ base }) => base),
    taxes: sum(({ taxes }) => taxes),
    dueNow: sum((price) => price.dueNow),
    dueAtProperty: sum(({ dueAtProperty }) => dueAtProperty),
    propertyFees: addedFees(prices),
    ...(prices.some(({ apart }) => apart) && { apart: sum(({ total, apart }) => apart ?? total) }),
  }
}

/** When rooms are paid for: a deposit is a part of them, whatever its plan says, and neither all nor nothing. */
export const paysOf = (rooms: readonly SoldRoom[]): Pays => {
  const whole = rooms.reduce((sum, { price }) => sum + price.net + price.tax, 0)
  const now = rooms.reduce((sum, room) => sum + dueNow(room), 0)
  if (now === 0) return 'at_property'
  return now === whole ? 'now' : 'deposit'
}

/** A rate as the contract has it. */
export const shownRate = ({ hotel, days }: HotelStay, room: SoldRoom, rateId: string): RoomRate => ({
  rateId,
  roomIndex: room.roomIndex,
  roomTypeCode: room.code,
  board: room.plan.board,
  cancel: shownTerms(room.terms),
  pays: paysOf([room]),
  nights: days.map((day, night) => ({
    date: dateOf(day),
    amount: dollars((room.price.nets[night] ?? 0) + (room.price.taxes[night] ?? 0)),
  })),
  price: roomStayPrice(room),
  left: leftAsTold(hotel, room.left),
})
