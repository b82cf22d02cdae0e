import { type Travellers, maximumChildAge, minimumChildAge } from './traveller/travellers.ts'

/** A room as it is asked for: its adults, and the age of each child in years. Infants are children of 0 or 1 (rule search-9). */
export interface RoomGuests {
  readonly adults: number
  readonly ages: readonly number[]
}

export const mostRooms = 5
export const mostGuests = 9
export const mostNights = 30
/** in each room where there are several */
export const mostAdultsOfSeveral = 2
export const oldestChild = 17

/** What is searched for where the guests that were asked for cannot be (rule search-9). */
export const fallbackRooms: readonly RoomGuests[] = [{ adults: 1, ages: [] }]

export const guestCount = (rooms: readonly RoomGuests[]): number =>
  rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0)

/** The guests of all rooms as an airline counts them: from 12 on a child pays as an adult does, under 2 it sits on a lap. */
export const flyersOf = (rooms: readonly RoomGuests[]): Travellers => {
  const ages = rooms.flatMap((room) => room.ages)
  const seated = ages.filter((age) => age >= minimumChildAge && age <= maximumChildAge)
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  return {
    adults: adults + ages.filter((age) => age > maximumChildAge).length,
    children: seated.length,
    ages: seated,
    infants: ages.filter((age) => age < minimumChildAge).length,
  }
}
