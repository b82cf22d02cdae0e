import { Effect } from 'effect'
import { cityOf } from '#domain/place/airport.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { placesNear } from '../../flights/form/places/airports.server.ts'
import { readReserved } from '../../tours/booking/tour-item.server.ts'
import { flightsWith } from './addresses.ts'
import { areFlightsSold } from './flight-days.ts'

/** Kilometres from where a tour begins in which an airport is still the way to it. */
const nearbyDistance = 150

/** The search for flights to where a reserved tour begins; undefined where it is kept no longer, before its days are sold, and where nothing lands near. */
export const flightsToTour = async (reservation: string) => {
  const { locale } = requestScope()
  const found = await runServer(
    Effect.gen(function* () {
      const tour = yield* readReserved(reservation)
      if (!areFlightsSold(tour, new Date().toISOString())) return undefined
      const place = tour.tour.line[0]?.places[0]
      const [nearest] = place ? yield* placesNear(place.location, nearbyDistance, locale) : []
      return nearest && flightsWith(tour, cityOf(nearest).code)
    }),
  )
  return found.ok ? found.value : undefined
}
