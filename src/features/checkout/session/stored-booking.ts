import type { BookingContext } from './booking-context.server.ts'
import type { BackendIds, CheckoutState } from '../machine/checkout-state.ts'
import type { AnyExtras, Draft, Item } from '../draft/draft.ts'

/** What is kept of one visitor's booking. */
export interface StoredBooking {
  readonly sequence: CheckoutState
  readonly context: BookingContext
  /** when the traveller last did something, in milliseconds */
  readonly touchedAt: number
  /** the traveller was shown the booking that this became */
  readonly isTold?: boolean
}

/** What was kept before drafts named their product, when all of them were of flights. */
interface FlightBooking extends Omit<StoredBooking, 'sequence'> {
  readonly sequence: Omit<CheckoutState, 'draft' | 'backendIds'> & {
    readonly draft: Omit<Draft, 'kind' | 'item' | 'extras'> & { readonly trip: Item; readonly baggage: AnyExtras }
    readonly known: Omit<BackendIds, 'part'> & {
      readonly flightOfferId: string | null
      readonly additionalServicesId: string | null
      readonly baggageUrl?: string | null
    }
  }
}

const isOfFlights = (stored: StoredBooking | FlightBooking): stored is FlightBooking => 'trip' in stored.sequence.draft

/** A booking as it was kept, by this build or by one before it. */
export const readStoredBooking = (stored: StoredBooking | FlightBooking): StoredBooking => {
  if (!isOfFlights(stored)) return stored
  const { draft, known, ...sequence } = stored.sequence
  const { trip, baggage, ...entered } = draft
  const { flightOfferId, additionalServicesId, baggageUrl: _url, ...ids } = known
  const part = {
    ...(flightOfferId === null ? {} : { flightOfferId }),
    ...(additionalServicesId === null ? {} : { additionalServicesId }),
  }
  return {
    ...stored,
    sequence: {
      ...sequence,
      draft: { ...entered, kind: 'flight', item: trip, extras: baggage },
      backendIds: { ...ids, part },
    },
  }
}
