import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { termsAsShown } from './chosen-terms.ts'
import type { Rate } from '../hotel-page.ts'
import type { HotelForStay } from '../loaded-stay.ts'
import { bookingParameters, chosenRates } from '../stay-parameters.ts'
import type { AnsweredChoice } from './use-chosen-rates.ts'

export interface AnsweredStay extends AnsweredChoice {
  readonly rates: readonly Rate[]
}

/** What the hotel has answered of the choice in an address; undefined where it can be booked as it was shown, or not at all. */
export const answeredIn = (
  { checked, search, hotel }: Pick<HotelForStay, 'checked' | 'search'> & { readonly hotel: { readonly code: string } },
  url: ResultsUrl,
): AnsweredStay | undefined => {
  const rateIds = chosenRates(url, search.rooms.length)
  if (!rateIds || (checked?.outcome !== 'price_changed' && checked?.outcome !== 'terms_changed')) return undefined
  const { id: offerId, total, rooms } = checked.offer
  return {
    terms: termsAsShown(rooms, checked.outcome === 'terms_changed' ? checked.previous : []),
    total,
    rates: rooms,
    booking: {
      to: '/hoteles/booking/summary',
      search: bookingParameters(url, { offerId, total, rateIds, hotelCode: hotel.code, search }),
    },
  }
}
