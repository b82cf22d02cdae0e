import type { PackageRate, PackageRates, PairPrice } from './package-rooms.ts'

type Kinds = PackageRates['kinds']

/** Kinds of room that one of the asked rooms can be, by the cheapest of their rates. */
export const ratesOfRoom = (kinds: Kinds, roomIndex: number): Kinds =>
  kinds
    .map(({ kind, rates }) => ({ kind, rates: rates.filter((rate) => rate.roomIndex === roomIndex) }))
    .filter(({ rates }) => rates.length > 0)

/** The rate of each of so many asked rooms that adds nothing. */
export const cheapestRates = (kinds: Kinds, rooms: number): readonly PackageRate[] =>
  Array.from({ length: rooms }, (_, index) => {
    const own = ratesOfRoom(kinds, index + 1).flatMap(({ rates }) => rates)
    return own.toSorted((a, b) => a.more.total - b.more.total)[0]
  }).filter((rate) => rate !== undefined)

/** The one price of a choice: the pair’s with what each rate adds to it. */
export const totalWith = (price: PairPrice, rates: readonly PackageRate[]): PairPrice =>
  rates.reduce(
    (sum, { more }) => ({
      total: sum.total + more.total,
      dueAtProperty: sum.dueAtProperty + more.dueAtProperty,
      apart: sum.apart + more.apart,
    }),
    price,
  )
