import type { FlightsToTour } from '#contract/products/packages/package-outings.ts'
import { flyersOf } from '#domain/stay.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { FlightNeeds } from '../../flights/offer/flight-needs.ts'
import { isChild } from '../../tours/booking/sold-tour.ts'

/** `none`: nothing is sold with the tour; `unknown`: nobody says what is, and it is found out of each flight by itself */
export type LoadedNeeds =
  | { readonly state: 'known'; readonly needs: FlightNeeds }
  | { readonly state: 'none' | 'unknown' }

const needsFrom = ({ ages, ...times }: FlightsToTour): FlightNeeds => {
  const { adults, children, infants } = flyersOf([
    { adults: ages.filter((age) => !isChild(age)).length, ages: ages.filter(isChild) },
  ])
  return { party: { adults, children, infants }, ...times }
}

/** What flights have to be like to be sold with a reserved tour. */
export const needsOfTour = async (reservation: string): Promise<LoadedNeeds> => {
  const found = await runServer(
    BackendClient.use(({ packages }) => packages.tourFlights({ query: { tourOfferId: `${reservation}.package` } })),
  )
  if (found.ok) return { state: 'known', needs: needsFrom(found.value) }
  return { state: found.problem._tag === 'NotFound' || found.problem._tag === 'OfferGone' ? 'none' : 'unknown' }
}
