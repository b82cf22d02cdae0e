import { type Sharing, sharers } from '#domain/tour-kinds.ts'
import { monthOf } from '../../../demo/calendar.ts'
import type { Departure } from './departures.ts'
import type { Rooms } from './sharings.ts'

/** Cents for each person, by with how many one shares. */
export type PerPerson = Readonly<Record<Sharing, number>>

const busyMonths: ReadonlySet<number> = new Set([1, 7, 8, 12])
const busyShare = 1.12
const tripleShare = 0.95

/** Whole dollars. */
const rounded = (cents: number): number => Math.round(cents / 100) * 100

export const perPersonOf = ({ tour, day }: Departure): PerPerson => {
  const season = busyMonths.has(monthOf(day)) ? busyShare : 1
  const twin = rounded(tour.dollars * 100 * season)
  return {
    triple: rounded(twin * tripleShare),
    twin,
    single: twin + rounded((twin * tour.singlePercent) / 100),
  }
}

/** What a party pays in its rooms, in cents. */
interface PartyPrice {
  readonly rooms: Rooms
  readonly total: number
  readonly deposit: number
  readonly balance: number
  /** null where nothing is left to pay */
  readonly balanceDay: number | null
}

/** The one place where a party's price is added up. Where the balance would be due already, all of it is paid at once. */
export const priceOf = (departure: Departure, rooms: Rooms, today: number): PartyPrice => {
  const perPerson = perPersonOf(departure)
  const { balanceDays, depositPercent } = departure.tour
  const total = rooms.reduce((sum, room) => sum + perPerson[room] * sharers[room], 0)
  const balanceDay = departure.day - balanceDays
  if (balanceDay <= today) return { rooms, total, deposit: total, balance: 0, balanceDay: null }
  const deposit = rounded((total * depositPercent) / 100)
  return { rooms, total, deposit, balance: total - deposit, balanceDay }
}
