import type { Rate, RoomKind, StayRates } from './hotel-page.ts'

interface KindFor {
  readonly kind: RoomKind
  /** those for one of the asked rooms, cheapest first */
  readonly rates: readonly Rate[]
}

/** Kinds of room that one of the asked rooms can be, by the cheapest of their rates. */
export const kindsFor = ({ rooms }: StayRates, roomIndex: number): readonly KindFor[] =>
  rooms
    .map(({ kind, rates }) => ({ kind, rates: rates.filter((rate) => rate.roomIndex === roomIndex) }))
    .filter(({ rates }) => rates.length > 0)

/** The cheapest rate of each of so many asked rooms. */
export const cheapestOf = (rates: StayRates, rooms: number): readonly Rate[] =>
  Array.from({ length: rooms }, (_, index) => {
    const own = kindsFor(rates, index + 1).flatMap((kind) => kind.rates)
    return own.toSorted((a, b) => a.total - b.total)[0]
  }).filter((rate) => rate !== undefined)

/** The same, with the rates that are chosen as they were answered since. */
export const withAnswered = (
  { rooms, ...others }: StayRates,
  chosen: readonly Rate[],
  answered: readonly Rate[],
): StayRates => {
  const asAnswered = (rate: Rate): Rate => {
    const own = chosen.includes(rate) ? answered.find(({ roomIndex }) => roomIndex === rate.roomIndex) : undefined
    return own ? { ...own, id: rate.id } : rate
  }
  return { ...others, rooms: rooms.map(({ kind, rates }) => ({ kind, rates: rates.map(asAnswered) })) }
}

export const sumOf = (rates: readonly Rate[]): number => rates.reduce((sum, { total }) => sum + total, 0)
