import { Schema } from 'effect'
import { mostAdultsOfSeveral, mostGuests, mostNights, mostRooms, oldestChild } from '#domain/stay.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { RequestedCurrency, LocalDate } from '../../fields.ts'

const Count = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** The age of a child on the day of arrival, in years; infants are children of 0 or 1 (rule search-9). */
const ChildAge = Count(0, oldestChild)

/** A room as it is asked for. `index` counts from 1 and names the room wherever it is spoken of again. */
const RequestedRoom = Schema.Struct({
  index: Count(1, mostRooms),
  adult: Count(1, mostGuests),
  children: Count(0, mostGuests),
  /** one age for each of `children`, in the order in which they were given */
  childAge: Schema.Array(ChildAge),
})

type RequestedRoom = typeof RequestedRoom.Type

const roomsFit = (rooms: readonly RequestedRoom[]) => {
  if (rooms.some(({ index }, position) => index !== position + 1)) return 'must be numbered from 1 in their order'
  if (rooms.some(({ children, childAge }) => children !== childAge.length))
    return 'must give the age of each child in its own room'
  if (rooms.length > 1 && rooms.some(({ adult }) => adult > mostAdultsOfSeveral))
    return 'must hold two adults at most where they are several'
  const guests = rooms.reduce((sum, { adult, children }) => sum + adult + children, 0)
  return guests <= mostGuests || `must hold ${mostGuests} guests at most together`
}

/** One room to five; nine guests at most over all of them. */
export const RequestedRooms = Schema.Array(RequestedRoom).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(mostRooms),
  Schema.makeFilter(roomsFit),
)

/** Arrival and departure as days at the hotel, `YYYY-MM-DD`: one night to thirty. */
export const StayDateTimeRange = Schema.Struct({ startDate: LocalDate, endDate: LocalDate }).check(
  Schema.makeFilter(({ startDate, endDate }) => {
    const nights = nightsBetween(startDate, endDate)
    return (nights >= 1 && nights <= mostNights) || `must be 1 to ${mostNights} nights`
  }),
)
export type StayDateTimeRange = typeof StayDateTimeRange.Type

/** When and for whom prices are asked. */
export const stayFields = {
  rateInfo: Schema.Struct({
    currencyCode: RequestedCurrency,
    /** true leaves out what can never be cancelled for nothing */
    refundableOnly: Schema.Boolean,
    stayDateTimeRange: StayDateTimeRange,
  }),
  rooms: RequestedRooms,
}
