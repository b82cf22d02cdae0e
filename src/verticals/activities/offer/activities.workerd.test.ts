import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { handleDestinations } from '#/features/search/destinations/destinations.handler.server.ts'
import type { DestinationSuggestion } from '#/features/search/destinations/destination.ts'
import { findDestination } from '#/features/search/destinations/destinations.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { earliestToday } from '#/server/today.server.ts'
import { searchActivities } from './activities.server.ts'

beforeAll(() => void Object.assign(env, { BACKEND: SELF }))

const suggested = async (asked: Record<string, string>): Promise<readonly DestinationSuggestion[]> => {
  const address = new URL(
    `https://trayecto.test/api/hotels/destinations?${new URLSearchParams({ lang: 'en', ...asked })}`,
  )
  return (await handleDestinations(address)).json()
}

const cities = (found: readonly DestinationSuggestion[]) =>
  found.flatMap(({ destination, hotel }) => (hotel ? [] : [destination.code]))

it.each([
  ['cali', [], ['CLO']],
  ['bogota', ['BOG'], ['BOG']],
])('%s is offered where something is sold there alone', async (term, activities, hotels) => {
  expect(cities(await suggested({ term, sold: 'activities' }))).toEqual(activities)
  expect(cities(await suggested({ term, sold: 'hotels' }))).toEqual(hotels)
})

it.each([
  ['CLO', true],
  ['BOG', undefined],
])('an empty list says whether anything is sold in its city: %s', async (code, isNothingSold) => {
  const destination = await runServer(findDestination(code))
  if (!destination.ok || !destination.value) throw new Error(code)
  const from = addDays(earliestToday(), 20)
  const search = { destination: code, from, to: from, party: { adults: 0, ages: [1] } }
  const found = await runServer(searchActivities(search, destination.value, 'en'))
  if (!found.ok) throw new Error(found.problem.message)
  expect(JSON.parse(found.value.text)).toMatchObject({ activities: { code: [] } })
  expect(JSON.parse(found.value.text).names.isNothingSold).toBe(isNothingSold)
})
