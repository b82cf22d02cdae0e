import { tourCountryOf, tourCountrySlugs } from '#domain/tour-countries.ts'
import type { RoomGuests } from '#domain/stay.ts'
import { isMonth } from '#domain/time/dates.ts'
import type * as search from '#/features/search/correction.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import { textOf } from '#/features/search/raw-values.ts'
import { type GuestsCorrection, parseGuests } from '#/features/search/rooms/parse-guests.ts'
import { bookableMonths } from './months.ts'
import { type TourSearch, couple } from './tour-search.ts'

/** What a search for tours had to have corrected. */
export type TourCorrection =
  | GuestsCorrection
  | search.Correction<'country' | 'month', 'unknown_place' | 'unreadable' | 'past' | 'too_far'>

type Normalised<Value> = search.Normalised<Value, TourCorrection>

/** An address, or an ISO code as a campaign may write it. */
const parseCountry = (given: string): Normalised<string | undefined> => {
  const written = given.toLowerCase()
  const code = tourCountryOf(written) ?? Object.keys(tourCountrySlugs).find((one) => one.toLowerCase() === written)
  return given === '' || code !== undefined
    ? asGiven(code)
    : correctedTo(undefined, { field: 'country', code: 'unknown_place', given })
}

const parseMonth = (given: string, today: string): Normalised<string | undefined> => {
  if (given === '') return asGiven(undefined)
  const months = bookableMonths(today)
  if (months.includes(given)) return asGiven(given)
  const code = !isMonth(given) ? 'unreadable' : given < today ? 'past' : 'too_far'
  return correctedTo(undefined, { field: 'month', code, given })
}

/** Rooms are no matter of a search for tours: whoever is asked for in several comes along as one party. */
const partyOf = (rooms: readonly RoomGuests[]): RoomGuests => ({
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  ages: rooms.flatMap(({ ages }) => ages),
})

interface ParsedTourSearch {
  readonly search: TourSearch
  readonly corrections: readonly TourCorrection[]
}

/** The search that an address asks for, with everything that it got wrong corrected. Never throws. */
export const parseTourSearch = (raw: Readonly<Record<string, unknown>>, today: string): ParsedTourSearch => {
  const country = parseCountry(textOf(raw.country))
  const month = parseMonth(textOf(raw.month), today)
  const isSaid = textOf(raw.guests) !== '' || textOf(raw.room1) !== ''
  const guests = parseGuests(isSaid ? raw : { guests: couple })
  return {
    search: { country: country.value, month: month.value, party: partyOf(guests.value) },
    corrections: [...country.corrections, ...month.corrections, ...guests.corrections],
  }
}
