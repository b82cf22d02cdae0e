import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import type { PaidTour } from '../booking/sold-tour.ts'

/** One who comes along, counted from 1 in the order of the party; the operator talks to one of them. */
interface BookedTraveler {
  readonly number: number
  readonly name: string
  readonly leads: boolean
}

/** A tour as it was booked. */
export interface BookedTour extends PaidTour {
  /** whether its price and its terms are those of it and a flight */
  readonly withFlight: boolean
  readonly travelers: readonly BookedTraveler[]
  readonly voucher: string | undefined
}

export const tourIn = ({ item }: BookedPart): BookedTour => item as BookedTour
