import { textOf } from '#/features/search/raw-values.ts'
import type { Correction } from './correction.ts'
import type { Stay } from './hotel-search.ts'
import { parseGuests } from '#/features/search/rooms/parse-guests.ts'
import { parseStayDays } from './parse-stay-days.ts'

interface ParsedHotelSearch {
  readonly stay: Stay
  readonly corrections: readonly Correction[]
  /** what was written for a destination, a code or words, which the server looks up; '' where nothing was */
  readonly destination: string
}

/**
 * The stay that a results URL asks for, with everything it left out or got wrong corrected to the nearest sensible value.
 * Never throws. `today` is the day at the destination; where that is not known, `latestToday` is the last that it may be: by that one
 * sales end.
 */
export const parseHotelSearch = (
  raw: Readonly<Record<string, unknown>>,
  today: string,
  latestToday = today,
): ParsedHotelSearch => {
  const days = parseStayDays({ checkIn: textOf(raw.checkIn), checkOut: textOf(raw.checkOut) }, today, latestToday)
  const guests = parseGuests(raw)
  return {
    destination: textOf(raw.destination),
    stay: { ...days.value, rooms: guests.value },
    corrections: [...days.corrections, ...guests.corrections],
  }
}
