import type { DepartureStatus, Sharing, TourLodging, TourMeal, TourPace, TourTheme } from '#domain/tour-kinds.ts'
import type { Columns } from '#/features/results/answer/columns.ts'

export interface TourPlace {
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** With fewer than `fewerThan` it may be called off until the end of that day. */
export interface CallOff {
  readonly until: string
  readonly fewerThan: number
}

/** Minor units. The deposit is paid now, the balance until a day; `total` is both. */
export interface TourPrice {
  readonly rooms: readonly Sharing[]
  readonly total: number
  readonly deposit: number
  readonly balance: number
  readonly balanceDue: string | undefined
}

/** How a departure stands. */
export interface DepartureState {
  readonly from: string
  readonly to: string
  readonly status: DepartureStatus
  readonly left: number | undefined
  readonly callOff: CallOff | undefined
}

/** What a list and a page of a tour both say, in the reader's language. */
interface TourFacts {
  readonly code: string
  readonly country: { readonly code: string; readonly slug: string; readonly name: string }
  readonly name: string
  readonly summary: string
  readonly themes: readonly TourTheme[]
  readonly pace: TourPace
  readonly days: number
  readonly guideLanguages: readonly ('en' | 'es')[]
  readonly pictureSeed: number
}

/** One of the days on which a tour of a list begins, and what the party pays then. */
export interface ListedDeparture extends Pick<DepartureState, 'from' | 'status'> {
  readonly total: number
  /** places left, told where they are few */
  readonly left: number | undefined
  /** whether enough have booked it, as far as that is known */
  readonly guaranteed: boolean
}

/** One tour of a list, at its lowest price. */
export interface Tour extends TourFacts {
  readonly places: readonly TourPlace[]
  readonly price: TourPrice & DepartureState & Pick<ListedDeparture, 'guaranteed'>
  /** in columns, since they are many: each names its fields once */
  readonly departures: Columns<ListedDeparture>
}

/** What the rows of a list are told in words by. */
export interface TourNames {
  readonly currency: string
  readonly people: number
  /** names of the countries, by their codes */
  readonly countries: Readonly<Record<string, string>>
}

export interface TourList extends TourNames {
  readonly tours: readonly Tour[]
}

export interface TourDay {
  readonly day: number
  readonly title: string
  readonly places: readonly TourPlace[]
  readonly meals: readonly TourMeal[]
  readonly lodging: TourLodging | undefined
}

export interface TourPage extends TourFacts {
  readonly operator: string
  readonly ages: { readonly from: number; readonly to: number }
  readonly group: { readonly fewest: number; readonly most: number }
  readonly line: readonly TourDay[]
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  readonly refunds: readonly { readonly daysBefore: number; readonly percentage: number }[]
}

export interface Departure extends DepartureState {
  readonly id: string
  /** whether it has a place for everybody, or may have */
  readonly available: boolean
  readonly perPerson: Readonly<Record<Sharing, number>>
  readonly singleSupplement: number
  /** the lowest total first */
  readonly sharings: readonly TourPrice[]
}

export interface Departures {
  readonly refusal:
    | { readonly reason: 'age_not_allowed' | 'needs_adult' | 'too_many'; readonly ages: readonly number[] }
    | undefined
  readonly departures: readonly Departure[]
}
