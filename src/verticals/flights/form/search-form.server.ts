import { type Place, cityOf } from '#domain/place/airport.ts'
import { dayInZone } from '#domain/time/dates.ts'
import { fallbackCounts } from '#domain/traveller/travellers.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { defaultDeparture, defaultReturn } from '#domain/time/bookable-days.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { fallbackOrigin, fallbackZone, placesNearVisitor } from '../search/resolve-search.server.ts'

export interface SearchFormStart {
  readonly initial: FlightSearch
  readonly places: { readonly from: Place | undefined; readonly to: undefined }
  /** airports near the visitor, nearest first */
  readonly nearby: readonly Place[]
  readonly today: string
}

/** The form of a visitor who has not searched yet. Its destination is empty: that is theirs to say. */
export const prepareSearchForm = async (): Promise<SearchFormStart> => {
  const { locale, visitor } = requestScope()
  const { latitude: lat, longitude: lon } = visitor.coordinates
  const found = await runServer(placesNearVisitor({ lat, lon }, locale))
  const nearby: readonly Place[] = found.ok ? found.value : []
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
