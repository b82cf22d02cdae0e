import { fallbackRooms, flyersOf, mostNights, type RoomGuests } from '#domain/stay.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import type { Normalised } from '#/features/search/correction.ts'
import type { ResolvedSearch } from '../../flights/search/resolved-search.ts'
import type { GuestsCorrection } from '#/features/search/rooms/parse-guests.ts'
import type { PackageSearch } from './package-search.ts'
import type { PackageCorrection, ResolvedPackage } from './resolved-package.ts'

/** As many as where nobody says when (rule search-8). */
const usualNights = 6

type Guests = Normalised<readonly RoomGuests[], GuestsCorrection>

type Days = Pick<PackageSearch, 'departure' | 'return'>

/** There and back with a night between, on days that are sold until `last`. */
const daysOf = (departure: string, asked: string | undefined, last: string): readonly [Days, PackageCorrection?] => {
  const nights = asked === undefined ? 0 : nightsBetween(departure, asked)
  if (asked !== undefined && nights >= 1 && nights <= mostNights) return [{ departure, return: asked }]
  if (departure >= last) {
    const used = addDays(last, -1)
    return [
      { departure: used, return: last },
      { code: 'no_night_left', used },
    ]
  }
  const back = addDays(departure, nights > mostNights ? mostNights : usualNights)
  const used = back > last ? last : back
  return [
    { departure, return: used },
    { code: nights > mostNights ? 'too_many_nights' : 'no_night', used },
  ]
}

/** Children under two sit on a lap: there are no more of them than adults. */
const fitsOnLaps = (rooms: readonly RoomGuests[]): boolean => {
  const { adults, infants } = flyersOf(rooms)
  return infants <= adults
}

/** The rooms of an address, and what of them has to be corrected for those who sleep in them to fly together. */
export const flyingGuests = (guests: Guests): readonly [Guests, PackageCorrection?] =>
  fitsOnLaps(guests.value)
    ? [guests]
    : [
        { value: fallbackRooms, corrections: [] },
        { code: 'more_babies_than_adults', used: '1' },
      ]

/** A search for flights with the rooms that go with it: there and back, with a night between. */
export const withRooms = (flights: ResolvedSearch, asked: Guests): ResolvedPackage => {
  const { from, to, cabin } = flights.search
  const [guests, babies] = flyingGuests(asked)
  const [days, nights] = daysOf(flights.search.departure, flights.search.return, lastBookableDay(flights.today))
  return {
    places: flights.places,
    today: flights.today,
    search: { from, to, ...days, cabin, rooms: guests.value },
    corrections: {
      flight: flights.corrections.map((one) => (one.field === 'departure' ? { ...one, used: days.departure } : one)),
      stay: guests.corrections,
      own: [nights, babies].filter((one) => one !== undefined),
    },
  }
}
