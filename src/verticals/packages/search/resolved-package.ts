import type { Correction as FlightCorrection } from '../../flights/search/correction.ts'
import type { ResolvedSearch } from '../../flights/search/resolved-search.ts'
import type { GuestsCorrection } from '#/features/search/rooms/parse-guests.ts'
import type { PackageSearch } from './package-search.ts'

/** What is wrong with a search for a package that would be right for its flight or its stay alone. */
export interface PackageCorrection {
  readonly code: 'no_night' | 'no_night_left' | 'too_many_nights' | 'more_babies_than_adults'
  /** what is used, as the address would write it */
  readonly used: string
}

/** A search as the pages of its results show it. */
export interface ResolvedPackage extends Pick<ResolvedSearch, 'places' | 'today'> {
  readonly search: PackageSearch
  readonly corrections: {
    readonly flight: readonly FlightCorrection[]
    readonly stay: readonly GuestsCorrection[]
    readonly own: readonly PackageCorrection[]
  }
}
