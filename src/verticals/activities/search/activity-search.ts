import { fallbackAge } from '#domain/activity-kinds.ts'
import type { RoomGuests } from '#domain/stay.ts'

/** Who comes along: `adults` of whom nobody said an age, and the age of everybody else in years. */
export type Party = RoomGuests

/** When and for whom. Days are those of the place, `YYYY-MM-DD`, both included. */
export interface Outing {
  readonly from: string
  readonly to: string
  readonly party: Party
}

/** A search for activities as the results URL writes it. */
export interface ActivitySearch extends Outing {
  /** the city's code among destinations */
  readonly destination: string
}

/** The ages that are asked about, at which whoever did not say theirs counts as grown up. */
export const agesOf = ({ adults, ages }: Party): readonly number[] => [
  ...Array.from({ length: adults }, () => fallbackAge),
  ...ages,
]

/** The party of such ages: an adult whose age nobody said has that of `fallbackAge`. */
export const partyOfAges = (ages: readonly number[]): Party => ({
  adults: ages.filter((age) => age === fallbackAge).length,
  ages: ages.filter((age) => age !== fallbackAge),
})

export const partySize = ({ adults, ages }: Party): number => adults + ages.length

/** `2-8-67`: two adults, somebody of eight and somebody of sixty-seven. */
export const partyText = ({ adults, ages }: Party): string => [adults, ...ages].join('-')

export const serialiseOuting = ({ from, to, party }: Outing): Record<string, string> => ({
  from,
  to,
  guests: partyText(party),
})

/** The search as URL parameters, in the order in which campaigns write them. */
export const serialiseActivitySearch = ({ destination, ...outing }: ActivitySearch): Record<string, string> => ({
  destination,
  ...serialiseOuting(outing),
})

/** One text for every spelling of the same search. */
export const searchName = (search: ActivitySearch): string =>
  new URLSearchParams(serialiseActivitySearch(search)).toString()
