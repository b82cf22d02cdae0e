import type { RoomGuests } from '#domain/stay.ts'
import { roomsText } from '#/features/search/rooms/rooms-text.ts'

/** A search for tours as the results URL writes it. */
export interface TourSearch {
  /** ISO code; undefined for all of them */
  readonly country: string | undefined
  /** `2027-03`, in which it begins; undefined for any */
  readonly month: string | undefined
  readonly party: RoomGuests
}

/** Where nobody said, two: prices of tours are told for two who share a room. */
export const couple = '2'

/** The search as URL parameters, in the order in which campaigns write them. A couple with a child of eight is `guests=2-8`. */
export const serialiseTourSearch = (
  { month, party }: TourSearch,
  countrySlug: string | undefined,
): Readonly<Record<string, string>> => ({
  ...(countrySlug !== undefined && { country: countrySlug }),
  ...(month !== undefined && { month }),
  guests: roomsText([party]),
})

/** The age of each of a party; grown-ups, whose age nobody said, count as 30 (rule activity-1). */
export const paxesOf = ({ adults, ages }: RoomGuests): readonly { readonly age?: number }[] => [
  ...Array.from({ length: adults }, () => ({})),
  ...ages.map((age) => ({ age })),
]

export const peopleOf = ({ adults, ages }: RoomGuests): number => adults + ages.length
