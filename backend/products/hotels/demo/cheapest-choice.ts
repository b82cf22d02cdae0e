import type { FoundHotel } from '#contract/products/hotels/hotel-search.ts'
import { dollars } from '../../demo/dollars.ts'
import { templateOf } from './house/room-types.ts'
import { addedTerms, shownTerms } from './prices/cancel-terms.ts'
import type { SoldRoom } from './stay.ts'

export const isRefundable = ({ terms }: SoldRoom): boolean =>
  terms.steps[0]?.keeps === 0 && terms.steps[0].until !== null

/** The cheapest rate of each asked room, in their order; undefined where one has none. */
export const cheapest = (rates: readonly SoldRoom[], rooms: number): readonly SoldRoom[] | undefined => {
  const chosen = Array.from({ length: rooms }, (_, room) =>
    rates
      .filter(({ roomIndex }) => roomIndex === room + 1)
      .reduce<SoldRoom | undefined>(
        (best, own) => (best && best.price.total <= own.price.total ? best : own),
        undefined,
      ),
  ).filter((room) => room !== undefined)
  return chosen.length === rooms ? chosen : undefined
}

const totalOf = (choice: readonly SoldRoom[]): number => choice.reduce((sum, room) => sum + room.price.total, 0)

export const cancelOf = (choice: readonly SoldRoom[]) => shownTerms(addedTerms(choice.map(({ terms }) => terms)))

export const shownRefundable = (choice: readonly SoldRoom[] | undefined) => {
  const freeUntil = choice ? cancelOf(choice).freeUntil : null
  return choice && freeUntil !== null ? { intAmountAfterTax: dollars(totalOf(choice)), freeUntil } : null
}

const featuresOf = ({ code }: SoldRoom) => templateOf(code).accessFeatures

/** The cheapest choice in which one of the rooms has these features; undefined where none is had. */
const cheapestWith = (features: string, rates: readonly SoldRoom[], rooms: number) =>
  Array.from({ length: rooms }, (_, room) =>
    cheapest(
      rates.filter((rate) => rate.roomIndex !== room + 1 || featuresOf(rate).join() === features),
      rooms,
    ),
  ).reduce((best, own) => (best && (!own || totalOf(best) <= totalOf(own)) ? best : own), undefined)

/** One for each distinct set of features that rooms of one type have. */
export const accessibleStays = (
  rates: readonly SoldRoom[],
  rooms: number,
): FoundHotel['hotelRateInfo']['accessible'] => {
  const sets = new Map(rates.map((rate) => [featuresOf(rate).join(), featuresOf(rate)]))
  sets.delete('')
  return [...sets].flatMap(([key, features]) => {
    const choice = cheapestWith(key, rates, rooms)
    if (!choice) return []
    return {
      features,
      intAmountAfterTax: dollars(totalOf(choice)),
      refundability: cancelOf(choice).refundability,
      cheapestRefundable: shownRefundable(cheapestWith(key, rates.filter(isRefundable), rooms)),
    }
  })
}
