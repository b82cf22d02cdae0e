import { mostNights } from '#domain/stay.ts'
import { isDay, nightsBetween } from '#domain/time/dates.ts'
import {
  type RoomDrafts,
  requestedRooms,
  guestsIn,
  missingAges,
  roomsFault,
} from '#/features/search/rooms/room-draft.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import {
  type DestinationDraft,
  requestedDestination,
  destinationFault,
  typedDestination,
} from '#/features/search/destinations/destination-draft.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Correction } from '../search/correction.ts'
import type { HotelSearch } from '../search/hotel-search.ts'
import { lastCheckOut } from '../search/parse-stay-days.ts'

/** What a traveller has put into the form so far. Days are `YYYY-MM-DD`, or ''. */
export interface HotelDraft {
  readonly destination: DestinationDraft
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: RoomDrafts
}

export type DraftField = 'destination' | 'checkIn' | 'checkOut' | 'rooms' | `age-${number}-${number}`

type DraftFaultCode =
  | 'missing'
  | 'unknown_place'
  /** the destinations could not be asked for */
  | 'not_looked_up'
  | 'past'
  | 'too_far'
  | 'before_check_in'
  | 'too_long'
  | 'too_many'
  | 'too_many_adults'

export interface DraftFault {
  readonly field: DraftField
  readonly code: DraftFaultCode
}

/** The form of a search. */
export const draftOf = (
  { destination: code, checkIn, checkOut, rooms }: HotelSearch,
  destination: Destination | undefined,
  corrections: readonly Correction[],
  locale: Locale,
  isOfHotel: boolean,
): HotelDraft => ({
  destination: isOfHotel
    ? { text: code, chosen: { code, hotel: undefined } }
    : requestedDestination(code, destination, locale),
  checkIn,
  checkOut,
  rooms: requestedRooms(rooms, corrections),
})

const destinationFaults = ({ destination }: HotelDraft): readonly DraftFault[] => {
  const code = destinationFault(destination)
  return code === undefined ? [] : [{ field: 'destination', code }]
}

const dayFaults = ({ checkIn, checkOut }: HotelDraft, today: string): readonly DraftFault[] => {
  const faultOf = (field: 'checkIn' | 'checkOut', day: string): DraftFaultCode | undefined => {
    if (!isDay(day)) return 'missing'
    if (day < today) return 'past'
    if (day > lastCheckOut(today)) return 'too_far'
    if (field === 'checkIn' || !isDay(checkIn)) return undefined
    const nights = nightsBetween(checkIn, day)
    if (nights < 1) return 'before_check_in'
    return nights > mostNights ? 'too_long' : undefined
  }
  return Object.entries({ checkIn, checkOut }).flatMap(([name, day]) => {
    const field = name === 'checkIn' ? 'checkIn' : 'checkOut'
    const code = faultOf(field, day)
    return code === undefined ? [] : [{ field, code } as const]
  })
}

const guestFaults = ({ rooms }: HotelDraft): readonly DraftFault[] => {
  const fault = roomsFault(rooms)
  return [...(fault === undefined ? [] : [{ field: 'rooms', code: fault } as const]), ...missingAges(rooms)]
}

/** Everything that keeps the draft from being searched, in the order of the form. */
export const draftFaults = (draft: HotelDraft, today: string): readonly DraftFault[] => [
  ...destinationFaults(draft),
  ...dayFaults(draft, today),
  ...guestFaults(draft),
]

/** The search of a draft without faults; undefined where it has some. */
export const searchOf = (draft: HotelDraft, today: string): HotelSearch | undefined => {
  const { destination, checkIn, checkOut } = draft
  const rooms = guestsIn(draft.rooms)
  return destination.chosen && rooms && draftFaults(draft, today).length === 0
    ? { destination: destination.chosen.code, checkIn, checkOut, rooms }
    : undefined
}

/** What a traveller did to the form before the page ran, as changes to the draft that the server rendered. */
export const typedChanges = (form: FormData, typedRooms: RoomDrafts | undefined, draft: HotelDraft): HotelDraft => {
  const text = (name: string): string | undefined => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    destination: typedDestination(form, draft.destination),
    checkIn: text('checkIn') ?? draft.checkIn,
    checkOut: text('checkOut') ?? draft.checkOut,
    rooms: typedRooms ?? draft.rooms,
  }
}
