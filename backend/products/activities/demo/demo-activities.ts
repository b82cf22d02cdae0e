import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import { dateOf, minuteAt } from '../../demo/calendar.ts'
import { nothingTaken, takenIn } from '../../demo/reservations/reservation-rows.ts'
import type { RequestedDays } from '../../requested-days.ts'
import { type ActivitySearching, ActivitySupplierFailed, NoSuchActivity } from '../activity-supplier.ts'
import { availabilityOf } from './availability.ts'
import { reserve, reservedNow } from './booking/reserve.ts'
import { isTestPlace } from '../../hotels/demo/places/destinations.ts'
import { type Activity, activitiesIn, activityOf, citiesWithActivities } from './made/activity.ts'
import { shownActivity } from './made/shown-activity.ts'
import { citiesNear, searchActivities } from './search.ts'

const known = (code: string): Effect.Effect<Activity, NoSuchActivity> => {
  const activity = activityOf(code)
  return activity ? Effect.succeed(activity) : Effect.fail(new NoSuchActivity())
}

/** What is known when something is asked: the minute, and what was booked of some cities' times on the days. */
const askingFor = Effect.fnUntraced(function* (
  cities: readonly string[],
  { from, to }: RequestedDays,
  instead?: string,
) {
  const now = yield* Clock.currentTimeMillis
  const minute = minuteAt(now)
  if (cities.length === 0) return { minute, booked: nothingTaken }
  const booked = yield* takenIn(env.DB, cities, { from: dateOf(from), to: dateOf(to + 1), instead }, now).pipe(
    Effect.mapError(() => new ActivitySupplierFailed()),
  )
  return { minute, booked }
})

/** The demo's activities as a supplier: no keys, no calls, and the same answers everywhere but for what was booked. */
export const demoActivities: ActivitySearching = {
  search: Effect.fnUntraced(function* (question) {
    const cities = citiesNear(question).map(({ code }) => code)
    return searchActivities(question, yield* askingFor(cities, question))
  }),
  destinations: Effect.sync(() =>
    citiesWithActivities()
      .filter((city) => !isTestPlace(city))
      .map((city) => ({
        destinationCode: city.code,
        activityCodes: activitiesIn(city).map(({ code }) => code),
      })),
  ),
  detail: (code) => Effect.map(known(code), shownActivity),
  availability: Effect.fnUntraced(function* (code, optionCode, asked, instead) {
    const activity = yield* known(code)
    const answer = availabilityOf(activity, optionCode, asked, yield* askingFor([activity.city.code], asked, instead))
    return answer ?? (yield* new NoSuchActivity())
  }),
  reserve: (request) => reserve(env.DB, request),
  offer: (id) => reservedNow(env.DB, id),
}
