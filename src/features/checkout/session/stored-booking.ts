import type { BookingContext } from './booking-context.server.ts'
import type { BackendIds, CheckoutState } from '../machine/checkout-state.ts'
import type { AnyExtras, Draft, Item } from '../draft/draft.ts'

/** What is kept of one visitor's booking. */
export interface StoredBooking {
  readonly checkout: CheckoutState
  readonly context: BookingContext
  /** when the traveller last did something, in milliseconds */
  readonly touchedAt: number
  /** the traveller was shown the booking that this became */
  readonly isTold?: boolean
}

/** What was kept while the state of a checkout was called its sequence. */
interface BookingOfSequence extends Omit<StoredBooking, 'checkout'> {
  readonly sequence: CheckoutState
}

/** What was kept before drafts named their product, when all of them were of flights. */
interface FlightBooking extends Omit<StoredBooking, 'checkout'> {
  readonly sequence: Omit<CheckoutState, 'draft' | 'backendIds'> & {
    readonly draft: Omit<Draft, 'kind' | 'item' | 'extras'> & { readonly trip: Item; readonly baggage: AnyExtras }
    readonly known: Omit<BackendIds, 'part'> & {
      readonly flightOfferId: string | null
      readonly additionalServicesId: string | null
      readonly baggageUrl?: string | null
    }
  }
}

type EarlierBooking = BookingOfSequence | FlightBooking

const isOfFlights = (stored: EarlierBooking): stored is FlightBooking => 'trip' in stored.sequence.draft

const ofFlights = ({ draft, known, ...state }: FlightBooking['sequence']): CheckoutState => {
  const { trip, baggage, ...entered } = draft
  const { flightOfferId, additionalServicesId, baggageUrl: _url, ...ids } = known
  const part = {
    ...(flightOfferId === null ? {} : { flightOfferId }),
    ...(additionalServicesId === null ? {} : { additionalServicesId }),
  }
  return {
    ...state,
    draft: { ...entered, kind: 'flight', item: trip, extras: baggage },
    backendIds: { ...ids, part },
  }
}

/** A booking as it was kept, by this build or by one before it. */
export const readStoredBooking = (stored: StoredBooking | EarlierBooking): StoredBooking => {
  if ('checkout' in stored) return stored
  const { sequence: _kept, ...rest } = stored
  return { ...rest, checkout: isOfFlights(stored) ? ofFlights(stored.sequence) : stored.sequence }
}
