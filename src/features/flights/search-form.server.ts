import { type Place, cityOf } from '#/domain/airport.ts'
import { dayInZone } from '#/domain/dates.ts'
import { fallbackCounts } from '#/domain/travellers.ts'
import { requestScope } from '#/server/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { placesNear } from './airports.server.ts'
import { type FlightSearch, defaultDeparture, defaultReturn } from './flight-search.ts'
import type { SearchDefaults } from './parse-places.ts'

/** Where the default point (decision 1) would fly from, and where most would fly to; each stands in for the other. */
const defaultPoint = { lat: 4.711, lon: -74.0721 }
const fallbackOrigin = 'BOG'
const fallbackZone = 'America/Bogota'
const fallbackDestination = 'MAD'

/** Kilometres around a visitor in which an airport still counts as theirs. */
const nearbyDistance = 150

/** Places that stand in for what a results URL leaves out: from the airport nearest to the visitor. */
export const searchDefaults = (nearest: Place | undefined): SearchDefaults => {
  const from = nearest?.cityCode ?? fallbackOrigin
  return { from, to: from === fallbackDestination ? fallbackOrigin : fallbackDestination }
}

export interface SearchFormStart {
  readonly initial: FlightSearch
  readonly places: { readonly from: Place | undefined; readonly to: undefined }
  /** airports near the visitor, nearest first */
  readonly nearby: readonly Place[]
  readonly today: string
}

/** Airports near the one who asks, nearest first; none where the backend cannot say. */
const placesNearVisitor = async (): Promise<readonly Place[]> => {
  const { locale } = requestScope()
  const answer = await runServer(placesNear(defaultPoint, nearbyDistance, locale))
  return answer.ok ? answer.value : []
}

/** The form of a visitor who has not searched yet. Its destination is empty: that is theirs to say. */
export const prepareSearchForm = async (): Promise<SearchFormStart> => {
  const nearby = await placesNearVisitor()
  const from = nearby[0] && cityOf(nearby[0])
  const today = dayInZone(new Date(), from?.timeZone ?? fallbackZone)
  return {
    initial: {
      from: from?.code ?? fallbackOrigin,
      to: '',
      departure: defaultDeparture(today),
      return: defaultReturn(today),
      ...fallbackCounts,
      ages: [],
      cabin: 'economy',
    },
    places: { from, to: undefined },
    nearby: nearby.slice(0, 4),
    today,
  }
}
