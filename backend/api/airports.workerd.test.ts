import { env } from 'cloudflare:workers'
import { SELF } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import type { Airport, AirportGroup, NearbyAirport } from '#contract/airports.ts'
import { searchCases, strayTerms } from '../airports/search/search-cases.ts'

const get = (path: string, query: Readonly<Record<string, string>>) =>
  SELF.fetch(`http://backend${path}?${new URLSearchParams(query)}`)

const search = async (term: string, lang: 'en' | 'es' = 'en'): Promise<AirportGroup[]> => {
  const response = await get('/search/airports', { term, lang })
  expect(response.status).toBe(200)
  return response.json()
}

const codesIn = (groups: readonly AirportGroup[]): string[] =>
  groups.flatMap((group) => group.airports.map((airport) => airport.airportCode))

describe.each(['en', 'es'] as const)('a search in %s', (lang) => {
  it.each(searchCases)('$term → $first', async ({ term, first, also = [] }) => {
    const codes = codesIn(await search(term, lang))
    expect(codes[0]).toBe(first)
    expect(codes).toEqual(expect.arrayContaining([...also]))
  })
})

describe('a search that is no name of a place', () => {
  it.each(strayTerms)('%j is answered', async (term) => {
    const response = await get('/search/airports', { term })
    expect(response.status).toBe(200)
    expect(Array.isArray(await response.json())).toBe(true)
  })

  it.each([{}, { term: '' }, { term: 'x'.repeat(81) }, { term: 'madrid', lang: 'fr' }, { term: 'madrid', limit: '0' }])(
    '%j is refused',
    async (query) => {
      expect((await get('/search/airports', query)).status).toBe(400)
    },
  )
})

describe('a group', () => {
  it('has the city first, then its airports by how well known they are, in the language asked for', async () => {
    const [london] = await search('londres', 'es')
    expect(london).toMatchObject({ Code: 'LON', name: 'Londres', countryCode: 'GB', countryName: 'Reino Unido' })
    expect(london?.airports[0]).toMatchObject({ airportCode: 'LON', isCity: true, name: 'Londres' })
    expect(london?.airports.slice(1).map((airport) => airport.airportCode)).toEqual(
      'LHR LGW STN LTN LCY SEN'.split(' '),
    )
    expect(london?.airports[1]).toMatchObject({
      isCity: false,
      name: 'Aeropuerto de Londres-Heathrow',
      cityName: 'Londres',
      timeZone: 'Europe/London',
      location: { lat: expect.closeTo(51.47, 1), lon: expect.closeTo(-0.45, 1) },
    })
  })

  it('of an airport asked for by name has that airport alone', async () => {
    const [london] = await search('heathrow')
    expect(london?.airports.map((airport) => airport.airportCode)).toEqual(['LHR'])
  })

  it('of a city with one airport has no entry for the city', async () => {
    const [bogota] = await search('bogota')
    expect(bogota?.airports.map((airport) => [airport.airportCode, airport.isCity])).toEqual([['BOG', false]])
  })

  it('comes no more often than asked', async () => {
    const response = await get('/search/airports', { term: 'san', limit: '3' })
    expect(await response.json()).toHaveLength(3)
  })
})

describe('the flat search', () => {
  it('has the same airports in one list', async () => {
    const response = await get('/search/am/airports', { term: 'nueva yrok', lang: 'es', limit: '4' })
    const airports: Airport[] = await response.json()
    expect(airports.map((airport) => airport.airportCode)).toEqual(['NYC', 'JFK', 'EWR', 'LGA'])
  })
})

const near = async (query: Readonly<Record<string, string>>): Promise<NearbyAirport[]> => {
  const response = await get('/airports/nearby', query)
  expect(response.status).toBe(200)
  return response.json()
}

describe('airports nearby', () => {
  it.each([
    ['Bogotá', { lat: '4.711', lon: '-74.0721' }, 'BOG'],
    ['Buenos Aires', { lat: '-34.6037', lon: '-58.3816' }, 'AEP'],
    ['Fiji, across the date line', { lat: '-16.7', lon: '-180', distance: '100' }, 'TVU'],
  ])('%s', async (_place, query, code) => {
    expect((await near(query))[0]?.airportCode).toBe(code)
  })

  it('are within 25 km where nothing else is asked, nearest first', async () => {
    const distances = (await near({ lat: '51.5074', lon: '-0.1278' })).map((airport) => airport.distance)
    expect(distances.length).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(25)
  })

  it('are none in the middle of the ocean', async () => {
    expect(await near({ lat: '-48.88', lon: '-123.39', distance: '500' })).toEqual([])
  })
})

describe('what may be kept', () => {
  it.each([
    ['/search/airports', { term: 'madrid' }],
    ['/search/am/airports', { term: 'madrid' }],
    ['/airports/nearby', { lat: '4.7', lon: '-74' }],
  ])('an answer of %s, for a day', async (path, query) => {
    expect((await get(path, query)).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('not a refusal', async () => {
    expect((await get('/search/airports', {})).headers.get('cache-control')).toBeNull()
  })
})

it('asks no database', async () => {
  const asked = vi.spyOn(env.DB, 'prepare')
  expect(codesIn(await search('madrd'))).toContain('MAD')
  expect(asked).not.toHaveBeenCalled()
  await SELF.fetch('http://backend/readyz')
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
})
