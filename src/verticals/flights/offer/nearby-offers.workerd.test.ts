import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runServer } from '#/server/runtime.server.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { nearbyOffers } from './nearby-offers.server.ts'

const asked: string[] = []
const BACKEND = {
  fetch: (url: string | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.includes('flight-prices')) asked.push(`${searchParams.get('from')}-${searchParams.get('to')}`)
    return SELF.fetch(url, init)
  },
}

/** The routes whose prices are looked at beside a search. */
const routesBeside = async (from: string, to: string): Promise<readonly string[]> => {
  Object.assign(env, { BACKEND })
  asked.length = 0
  const travellers = { adults: 1, children: 0, infants: 0, ages: [], cabin: 'economy' as const }
  const search: FlightSearch = { ...travellers, from, to, departure: '2027-03-10', return: undefined }
  await runServer(nearbyOffers(search, '2027-03-05', 'en'))
  return asked
}

it('beside a city that sells nothing, looks at none of its own airports', async () => {
  const routes = await routesBeside('LON', 'RAI')
  expect(routes).toContain('LON-RAI')
  expect(routes.length).toBeGreaterThan(2)
  expect(routes.filter((route) => /LHR|LGW|STN|LTN|LCY|SEN/.test(route))).toEqual([])
})

it('looks for no trip within a city', async () => {
  const routes = await routesBeside('LTN', 'BHX')
  expect(routes).toContain('LTN-BHX')
  expect(routes).toContain('LHR-BHX')
  for (const route of routes) {
    const [from, to] = route.split('-').map((code) => (/LHR|LGW|STN|LTN|LCY|SEN/.test(code) ? 'LON' : code))
    expect(from).not.toBe(to)
  }
})
