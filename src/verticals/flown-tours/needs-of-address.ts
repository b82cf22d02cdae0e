import { redirect } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { FlightNeeds } from '../flights/offer/flight-needs.ts'
import { loadFlightNeeds } from './booking/flown-tour.functions.ts'
import { isReservation } from './booking/reservation.ts'

/** What flights have to be like for the tour that an address names. Where none can be added to it, its own page says what can be done. */
export const needsOfAddress = async ({ withTour = '' }: ResultsUrl): Promise<FlightNeeds | undefined> => {
  if (!isReservation(withTour)) return undefined
  const loaded = await loadFlightNeeds({ data: withTour })
  if (loaded.state === 'none')
    throw redirect({ to: '/turs/booking/summary', search: { offer: withTour }, replace: true })
  return loaded.state === 'known' ? loaded.needs : undefined
}
