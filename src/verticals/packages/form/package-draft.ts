import { flyersOf, mostNights } from '#domain/stay.ts'
import { isDay, nightsBetween } from '#domain/time/dates.ts'
import { type RoomDrafts, guestsIn, missingAges, roomsFault } from '#/features/search/rooms/room-draft.ts'
import type { FlightSearch } from '../../flights/search/flight-search.ts'
import type { PackageSearch } from '../search/package-search.ts'

type OwnField = 'return' | 'rooms' | `age-${number}-${number}`

export interface OwnFault {
  readonly field: OwnField
  readonly code: 'no_night' | 'too_many_nights' | 'too_many' | 'too_many_adults' | 'more_babies_than_adults' | 'missing'
}

interface Days {
  readonly departure: string
  readonly return: string
}

const nightFaults = ({ departure, return: back }: Days): readonly OwnFault[] => {
  const nights = isDay(departure) && isDay(back) ? nightsBetween(departure, back) : 1
  if (nights === 0) return [{ field: 'return', code: 'no_night' }]
  return nights > mostNights ? [{ field: 'return', code: 'too_many_nights' }] : []
}

const roomFaults = (rooms: RoomDrafts): readonly OwnFault[] => {
  const fault = roomsFault(rooms)
  if (fault) return [{ field: 'rooms', code: fault }]
  const guests = guestsIn(rooms)
  const { adults, infants } = guests ? flyersOf(guests) : { adults: 1, infants: 0 }
  return infants > adults ? [{ field: 'rooms', code: 'more_babies_than_adults' }] : []
}

/** What keeps a flight with these rooms from being searched, beside what keeps the flight. */
export const ownFaults = (days: Days, rooms: RoomDrafts): readonly OwnFault[] => [
  ...nightFaults(days),
  ...roomFaults(rooms),
  ...missingAges(rooms),
]

/** The search of a form without faults. */
export const packageOf = (flight: FlightSearch, rooms: RoomDrafts): PackageSearch | undefined => {
  const guests = guestsIn(rooms)
  const { from, to, departure, return: back, cabin } = flight
  return guests && back !== undefined ? { from, to, departure, return: back, cabin, rooms: guests } : undefined
}
