import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import type { ActivityAnswer } from '#domain/activity-questions.ts'
import type { SoldActivity } from '../booking/sold-activity.ts'

/** What is shown at the entrance: a code, and the same as a drawing for whoever reads it with a camera. */
interface Ticket {
  readonly unitItem: number
  readonly code: string
  /** an SVG path in a square of `modules` */
  readonly path: string
  readonly modules: number
}

/** An activity as it was booked. */
export interface BookedActivity {
  readonly sold: SoldActivity
  /** what the organiser was told, without days of birth */
  readonly answers: readonly ActivityAnswer[]
  /** whether its price and its terms are those of it and a flight */
  readonly withFlight: boolean
  readonly status: 'ON_HOLD' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'
  readonly calledOff: 'weather' | 'too_few_travelers' | undefined
  readonly tickets: readonly Ticket[]
}

export const activityIn = ({ item }: BookedPart): BookedActivity => item as BookedActivity
