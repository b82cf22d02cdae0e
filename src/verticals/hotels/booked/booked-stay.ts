import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import type { RoomGuests, SoldStay } from '../booking/sold-stay.ts'

/** A stay as it was booked. */
export interface BookedStay extends SoldStay {
  readonly guests: RoomGuests
  /** whether its price and its terms are those of it and a flight */
  readonly withFlight: boolean
  /** degrees of WGS 84 */
  readonly place: { readonly lat: number; readonly lon: number }
  readonly arrivalTime: string | undefined
  readonly message: string | undefined
}

export const stayIn = ({ item }: BookedPart): BookedStay => item as BookedStay
