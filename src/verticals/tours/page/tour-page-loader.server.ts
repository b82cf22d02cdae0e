import { getRequest } from '@tanstack/react-start/server'
import { todayInUtc } from '#/server/today.server.ts'
import { heldReservation } from '#/features/checkout/product/held-reservation.server.ts'
import { setFailedStatus } from '#/features/results/answer/answer-in-time.server.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { isLedFromElsewhere } from '#/server/visitor/led-from-elsewhere.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import type { Departures } from '../offer/tour.ts'
import { departuresFrom, tourPageFrom } from '../offer/tour-mapper.server.ts'
import { tourDepartures, tourDetail } from '../offer/tours.server.ts'
import { parseTourSearch } from '../search/parse-tour-search.ts'
import type { LoadedTour } from './loaded-tour.ts'
import { withAnswered } from './answered-departure.ts'
import { reserveDeparture, reservedBefore } from './reserve.server.ts'
import { readChoice } from './tour-parameters.ts'

export interface RequestedTour {
  /** as addresses write it */
  readonly country: string
  readonly code: string
  readonly url: ResultsUrl
  /** what was chosen on this page before it was come back to */
  readonly left: ResultsUrl
}

/** A tour of a country with its departures for the party of an address; the departure that it chooses is reserved. */
export const loadTourOnServer = async ({ country, code, url, left }: RequestedTour): Promise<LoadedTour> => {
  const detail = await runServer(tourDetail(code))
  if (!detail.ok) {
    const { problem } = detail
    if (problem._tag === 'NotFound' || problem._tag === 'InvalidRequest') return { state: 'unknown' }
    setFailedStatus(problem)
    return { state: 'problem', problem }
  }
  const tour = tourPageFrom(detail.value, requestScope().locale)
  if (tour.country.slug !== country) return { state: 'unknown' }
  const today = todayInUtc()
  const { search, corrections } = parseTourSearch(url, today)
  const asked = { ...search, country: tour.country.code }
  const chosen = isLedFromElsewhere(getRequest()) ? undefined : readChoice(url.choice)
  const checked = chosen && (await reserveDeparture({ tourCode: code, party: asked.party, chosen, url }))
  if (checked?.outcome === 'reserved') return { state: 'reserved', offerId: checked.offerId, total: checked.total }
  const before = await reservedBefore(asked.party, left)
  const instead = heldReservation(checked, before ?? url.instead)
  const shown = (departures: Departures) => (chosen ? withAnswered(departures, chosen, checked) : departures)
  const found = await runServer(tourDepartures(code, asked, instead, visitorAddress()))
  return {
    state: 'found',
    tour,
    search: asked,
    corrections: corrections.filter(({ field }) => field !== 'country'),
    today,
    departures: found.ok ? { ok: true, value: shown(departuresFrom(found.value)) } : found,
    checked,
    instead,
    key: crypto.randomUUID(),
  }
}
