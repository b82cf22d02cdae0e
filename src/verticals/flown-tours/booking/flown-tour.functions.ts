import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { loadFlownTourOnServer } from './load-flown-tour.server.ts'
import { flightsToTour } from './flights-to-tour.server.ts'
import { needsOfTour } from './flight-needs.server.ts'
import { isReservation } from './reservation.ts'

const pair = v.pipe(v.string(), v.minLength(3), v.maxLength(450))
const reservation = v.pipe(v.string(), v.check(isReservation))

/** Reads the pair that an address names. It runs out, so it is never cached and never made by a prefetch: POST. */
export const loadFlownTour = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(pair))
  .handler(({ data }) => loadFlownTourOnServer(data))

/** Finds which flights go with a reserved tour. */
export const loadFlightsToTour = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(reservation))
  .handler(({ data }) => flightsToTour(data))

/** Says what flights have to be like to be sold with a reserved tour. */
export const loadFlightNeeds = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(reservation))
  .handler(({ data }) => needsOfTour(data))
