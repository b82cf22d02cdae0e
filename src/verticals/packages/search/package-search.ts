import { type RoomGuests, flyersOf } from '#domain/stay.ts'
import type { Cabin, FlightSearch } from '../../flights/search/flight-search.ts'
import { roomsText } from '#/features/search/rooms/rooms-text.ts'

/** A search for a flight there and back with a stay between, as its address writes it. All guests of the rooms fly. */
export interface PackageSearch extends Pick<FlightSearch, 'from' | 'to' | 'departure'> {
  readonly return: string
  readonly cabin: Cabin
  readonly rooms: readonly RoomGuests[]
}

/** Its flights alone. */
export const flightsOf = ({ rooms, ...search }: PackageSearch): FlightSearch => ({ ...search, ...flyersOf(rooms) })

export const serialisePackageSearch = (search: PackageSearch): Record<string, string> => ({
  from: search.from,
  to: search.to,
  departure: search.departure,
  return: search.return,
  guests: roomsText(search.rooms),
  cabin: search.cabin,
})

/** One text for every spelling of the same search. */
export const searchName = (search: PackageSearch): string =>
  new URLSearchParams(serialisePackageSearch(search)).toString()

export const resultPath = '/paquetes/result'
