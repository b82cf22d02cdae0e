import type { Problem } from '#domain/problem.ts'
import type { Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ListAddress } from '#/features/results/answer/results-head.ts'
import type { FirstAnswer } from '../../flights/results/query/loaded-results.ts'
import type { FirstHotels } from '../../hotels/results/loaded-hotels.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import type { CheckedPair, PackageRooms } from '../rooms/package-rooms.ts'
import type { ResolvedPackage } from '../search/resolved-package.ts'

/** What is to be chosen next: the flight, the stay that goes with it, or its rooms. */
export type PackageStep =
  | { readonly step: 'flight'; readonly answer: Sent<FirstAnswer> }
  | { readonly step: 'stay'; readonly flight: ChosenFlight; readonly answer: Sent<FirstHotels> }
  | { readonly step: 'rooms'; readonly flight: ChosenFlight; readonly rooms: PackageRooms }
  /** everything is chosen, and can be had as it was shown */
  | { readonly step: 'checked'; readonly offer: CheckedPair; readonly rates: readonly string[] }
  /** the flight, or the hotel, that was chosen cannot be had any more, or cannot be asked for now */
  | { readonly step: 'gone'; readonly of: 'flight' | 'hotel' }
  | { readonly step: 'problem'; readonly problem: Problem }

export interface FoundPackage extends ResolvedPackage {
  readonly next: PackageStep
}

export interface LoadedPackage extends FoundPackage, ListAddress {}
