import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import type { RequestedDays } from '../../requested-days.ts'
import { dateOf, dayAt } from '../../demo/calendar.ts'
import { takenIn } from '../../demo/reservations/reservation-rows.ts'
import { NoSuchTour, TourSupplierFailed, type TourSearching } from '../tour-supplier.ts'
import { reserveTour, tourReservedNow } from './booking/reserve.ts'
import { shownTour } from './made/shown-tour.ts'
import { type Tour, allTours, tourOf } from './made/tour.ts'
import { searchTours, tourCountries } from './search.ts'
import { shownDeparture } from './shown-departure.ts'
import { departuresOf } from './times/departures.ts'
import { refusalOf } from './times/sharings.ts'

const today = Effect.map(Clock.currentTimeMillis, dayAt)

const known = (code: string): Effect.Effect<Tour, NoSuchTour> => {
  const tour = tourOf(code)
  return tour ? Effect.succeed(tour) : Effect.fail(new NoSuchTour())
}

const countries = (): readonly string[] => [...new Set(allTours().map(({ countryCode }) => countryCode))]

/** What was reserved and booked of the departures of some countries. */
const takenOf = Effect.fnUntraced(function* (areas: readonly string[], { from, to }: RequestedDays, instead?: string) {
  const now = yield* Clock.currentTimeMillis
  return yield* takenIn(env.DB, areas, { from: dateOf(from), to: dateOf(to + 1), instead }, now).pipe(
    Effect.mapError(() => new TourSupplierFailed()),
  )
})

/** The demo's tours as a supplier: no keys, no calls, and the same answers everywhere but for what was booked. */
export const demoTours: TourSearching = {
  search: Effect.fnUntraced(function* (countryCode, asked) {
    const taken = yield* takenOf(countryCode === null ? countries() : [countryCode], asked)
    return searchTours(countryCode, asked, yield* today, taken)
  }),
  countries: Effect.sync(tourCountries),
  detail: (code) => Effect.map(known(code), shownTour),
  departures: Effect.fnUntraced(function* (code, asked, instead) {
    const { from, to, ages } = asked
    const tour = yield* known(code)
    const day = yield* today
    const refusal = refusalOf(tour, ages)
    const taken = yield* takenOf([tour.countryCode], asked, instead)
    const departures = refusal === null ? departuresOf(tour, from, to, day, taken) : []
    return { tourCode: code, refusal, departures: departures.map((one) => shownDeparture(one, ages, day)) }
  }),
  reserve: (request) => reserveTour(env.DB, request),
  offer: (id) => tourReservedNow(env.DB, id),
}
