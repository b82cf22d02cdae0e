import type { RoomGuests } from '#domain/stay.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { roomsText } from '#/features/search/rooms/rooms-text.ts'

/** When and for whom: the part of a search that needs no backend to be read. Days are those of the hotel, `YYYY-MM-DD`. */
export interface Stay {
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly RoomGuests[]
}

/** A hotel search as the results URL writes it. */
export interface HotelSearch extends Stay {
  /** the city's code among hotel destinations */
  readonly destination: string
}

export const nightsOf = ({ checkIn, checkOut }: Stay): number => nightsBetween(checkIn, checkOut)

/** The search as URL parameters, in the order in which campaigns write them. Rooms stand one after the other: `guests=2-8,1`. */
export const serialiseHotelSearch = ({
  destination,
  checkIn,
  checkOut,
  rooms,
}: HotelSearch): Record<string, string> => ({
  destination,
  checkIn,
  checkOut,
  guests: roomsText(rooms),
})

/** One text for every spelling of the same search. */
export const searchName = (search: HotelSearch): string => new URLSearchParams(serialiseHotelSearch(search)).toString()
