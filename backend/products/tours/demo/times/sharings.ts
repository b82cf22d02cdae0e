import type { TourPartyRefusal } from '#contract/products/tours/tour-departures.ts'
import { type Sharing, sharers, sharings } from '#domain/tour-kinds.ts'
import type { Tour } from '../made/tour.ts'

/** Rooms for a party, the largest first. */
export type Rooms = readonly Sharing[]

const adultAge = 18

/** Every way for so many to share rooms, with the largest rooms first. */
const waysFor = (people: number, from: readonly Sharing[]): readonly Rooms[] => {
  if (people === 0) return [[]]
  const [largest, ...smaller] = from
  if (largest === undefined) return []
  const without = waysFor(people, smaller)
  if (people < sharers[largest]) return without
  return [...waysFor(people - sharers[largest], from).map((rest) => [largest, ...rest]), ...without]
}

/** The ways in which a party can share rooms: no child sleeps without an adult. */
export const sharingsOf = (ages: readonly number[]): readonly Rooms[] => {
  const adults = ages.filter((age) => age >= adultAge).length
  return waysFor(ages.length, sharings).filter((rooms) => rooms.length <= adults)
}

/** Why a party cannot come on any day; null where it can. */
export const refusalOf = ({ youngest, most }: Tour, ages: readonly number[]): TourPartyRefusal | null => {
  const tooYoung = ages.filter((age) => age < youngest || age > oldest)
  if (tooYoung.length > 0) return { reason: 'age_not_allowed', ages: tooYoung }
  if (ages.length > most) return { reason: 'too_many', ages: [...ages] }
  return sharingsOf(ages).length === 0 ? { reason: 'needs_adult', ages: ages.filter((age) => age < adultAge) } : null
}

/** Years; insurers of the invented operators end there. */
export const oldest = 85
