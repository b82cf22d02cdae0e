import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { queryLimits } from './query-limits.ts'
import { seedContent } from './seed-for-tests.ts'

interface Answer {
  readonly data?: Record<string, never>
  readonly errors?: readonly { readonly message: string }[]
}

const post = (body: string) => SELF.fetch('http://backend/graphql', { method: 'POST', body })

const ask = async (query: string, variables: object = {}): Promise<{ status: number; answer: Answer }> => {
  const response = await post(JSON.stringify({ query, variables }))
  return { status: response.status, answer: await response.json() }
}

beforeAll(seedContent)

const route =
  'query Route($url: String!) { articleRoute(url: $url) { path language type title sections { __typename } } }'

describe('a page by its address', () => {
  it.each([
    ['/es/aerolineas/iberia-airline-IB', 'es'],
    ['/en/aerolineas/iberia-airline-IB', 'en'],
    ['/aerolineas/iberia-airline-IB', 'es'],
    ['/en/Aerolineas/IBERIA-airline-ib', 'en'],
  ])('%s is in %s', async (url, language) => {
    const { status, answer } = await ask(route, { url })
    expect(status).toBe(200)
    expect(answer.data?.articleRoute).toMatchObject({
      path: '/aerolineas/iberia-airline-IB',
      language,
      type: 'airline',
    })
  })

  it.each(['/en/nowhere', '/', '/en', "/' OR 1=1 --", '/EN/aerolineas/iberia-airline-IB'])(
    'nothing is at %s',
    async (url) => {
      expect(await ask(route, { url })).toEqual({ status: 200, answer: { data: { articleRoute: null } } })
    },
  )

  it('brings its sections, each with what its type has', async () => {
    const { answer } = await ask(
      `{ articleRoute(url: "/en/aerolineas/iberia-airline-IB") {
        airline { iataCode mainAirportName }
        related { path }
        sections { __typename ... on PopularFlights { airlineCode routes { from { code city } to { city } minutes } } ... on Prose { html } }
      } }`,
    )
    const page: {
      airline: object
      sections: readonly { __typename: string; routes?: readonly { minutes: number; from: { city: string } }[] }[]
    } = answer.data?.articleRoute ?? { airline: {}, sections: [] }
    expect(page.airline).toEqual({ iataCode: 'IB', mainAirportName: 'Madrid' })
    const popular = page.sections.find(({ __typename }) => __typename === 'PopularFlights')
    expect(popular?.routes?.[0]?.from.city).toBe('Madrid')
    expect(popular?.routes?.[0]?.minutes).toBeGreaterThan(600)
  })
})

describe('lists', () => {
  it.each([
    [3, 3],
    [0, 0],
    [-4, 0],
  ])('of %i pages hold %i', async (limit, count) => {
    const { answer } = await ask(
      'query ($limit: Int) { contentList(type: airline, language: en, limit: $limit) { path title } }',
      {
        limit,
      },
    )
    expect(answer.data?.contentList).toHaveLength(count)
  })

  it('name every page once, with its languages', async () => {
    const { answer } = await ask('{ contentPaths { path languages updated } }')
    const paths: readonly { path: string; languages: string[] }[] = answer.data?.contentPaths ?? []
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length)
    expect(paths.every(({ languages }) => languages.toSorted().join() === 'en,es')).toBe(true)
  })
})

describe('cruises', () => {
  const query = `query ($pageSize: Int, $page: Int, $region: String) {
    cruise_landing(language: en, pageSize: $pageSize, page: $page, region: $region) {
      total page pageSize items { id region priceBalcony sailDate returnDate portsRoute itinerary { day port } }
    }
  }`

  it('come fifty a page, those without a balcony price last', async () => {
    const { answer } = await ask(query)
    const landing: { total: number; page: number; pageSize: number; items: { priceBalcony: string }[] } = answer.data
      ?.cruise_landing ?? { total: 0, page: -1, pageSize: 0, items: [] }
    expect(landing).toMatchObject({ page: 0, pageSize: 50 })
    expect(landing.total).toBeGreaterThanOrEqual(36)
    const prices = landing.items.map(({ priceBalcony }) => (priceBalcony === 'NA' ? Infinity : Number(priceBalcony)))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.at(-1)).toBe(Infinity)
  })

  it.each([
    [{ pageSize: 5, page: 0 }, 5],
    [{ pageSize: 500, page: 1 }, 0],
    [{ region: 'alaska' }, 4],
    [{ region: 'nowhere' }, 0],
  ])('%j are %i', async (variables, count) => {
    const { answer } = await ask(query, variables)
    const landing: { items: unknown[] } = answer.data?.cruise_landing ?? { items: [] }
    expect(landing.items).toHaveLength(count)
  })

  const sailing = `query ($id: String!) {
    cruise(id: $id, language: en) {
      id route destination nights course routemap { code name latitude longitude }
      chart { width height land course stops { x y } } preview { width stops { x } }
      taxesIncluded gratuities pricesReadOn
    }
  }`
  const inLists = `query ($region: String) {
    cruise_landing(language: en, region: $region) { items { id route preview { width land stops { x y } } } }
  }`

  it('one comes with its course, a leg for each port but the first, and a chart with each port on it', async () => {
    const { answer } = await ask(sailing, { id: 'egeo-desde-atenas-salina-2027-05-15' })
    const cruise = answer.data?.cruise as SailingAnswer | undefined
    expect(cruise).toMatchObject({ route: 'egeo-desde-atenas', destination: 'Mediterranean', nights: 5 })
    expect(cruise).toMatchObject({ taxesIncluded: true, gratuities: 0, pricesReadOn: '2026-11-18' })
    expect(cruise?.routemap.map(({ code }) => code)).toEqual(['GRPIR', 'TRKUS', 'GRJTR', 'GRHER', 'GRPIR'])
    expect(cruise?.course).toHaveLength(4)
    const { width, height, stops } = cruise?.chart ?? { width: 0, height: 0, stops: [] }
    expect(stops).toHaveLength(5)
    for (const { x, y } of stops) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    expect(cruise?.preview.width).toBeLessThan(width)
  })

  it('each of a list has the chart of its own route', async () => {
    const { answer } = await ask(inLists, { region: 'mediterranean' })
    const { items }: { items: { route: string; preview: { land: string } }[] } = answer.data?.cruise_landing ?? {
      items: [],
    }
    const lands = new Map(items.map(({ route, preview }) => [route, preview.land]))
    expect(lands.size).toBe(3)
    expect(new Set(lands.values()).size).toBe(3)
    for (const { route, preview } of items) expect(preview.land).toBe(lands.get(route))
  })

  it('one that there is not is null', async () => {
    expect((await ask(sailing, { id: 'egeo-desde-atenas-salina-2027-05-16' })).answer.data).toEqual({ cruise: null })
  })
})

interface SailingAnswer {
  readonly routemap: readonly { readonly code: string }[]
  readonly course: readonly (readonly number[])[]
  readonly chart: {
    readonly width: number
    readonly height: number
    readonly stops: readonly { x: number; y: number }[]
  }
  readonly preview: { readonly width: number }
}

it('the company has no telephone that nobody has given it', async () => {
  const { answer } = await ask('{ companyContactInfo { contactNumber countryCode } }')
  expect(answer).toEqual({ data: { companyContactInfo: [] } })
})

describe('a query that cannot be answered is a list of errors', () => {
  it.each([
    ['no JSON', 'query', 'no JSON'],
    ['no query', '{}', 'no JSON with a query'],
    ['nothing', '', 'no JSON'],
    ['broken', JSON.stringify({ query: '{ articleRoute(' }), 'Syntax Error'],
    ['of no such field', JSON.stringify({ query: '{ users { email } }' }), 'Cannot query field'],
    ['without its variable', JSON.stringify({ query: route }), '$url'],
    ['of a wrong type', JSON.stringify({ query: '{ contentList(type: booking) { path } }' }), 'booking'],
    ['that asks for the schema', JSON.stringify({ query: '{ __schema { types { name } } }' }), 'introspection'],
    [
      'too long',
      JSON.stringify({ query: `{ ${'a'.repeat(queryLimits.characters)} }` }),
      `${queryLimits.characters} characters`,
    ],
    [
      'of too many things at once',
      JSON.stringify({
        query: `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: contentPaths { path }`).join(' ')} }`,
      }),
      'at once',
    ],
    [
      'of too many words',
      JSON.stringify({ query: `{ contentPaths { ${'path '.repeat(queryLimits.tokens)} } }` }),
      'tokens',
    ],
  ])('%s', async (_what, body, message) => {
    const response = await post(body)
    const answer: Answer = await response.json()
    expect(response.status).toBe(400)
    expect(answer.data).toBeUndefined()
    expect(answer.errors?.[0]?.message).toContain(message)
  })
})

it('shows its schema to whoever asks', async () => {
  const response = await SELF.fetch('http://backend/graphql')
  expect(await response.text()).toContain('type ArticleRoute')
})

it('a query that broke on our side has 500, and two lines under the id of its request', async () => {
  const lines: string[] = []
  const told = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const broken = vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('no such table, asked by ana@example.com')
  })
  const response = await SELF.fetch('http://backend/graphql', {
    method: 'POST',
    headers: { 'x-request-id': 'request-0123456789' },
    body: JSON.stringify({ query: route, variables: { url: '/es/aerolineas/iberia-airline-IB' } }),
  })
  broken.mockRestore()
  told.mockRestore()
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('no such table')
  const of = { level: 'error', requestId: 'request-0123456789' }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { ...of, event: 'query_failed', tag: 'Error' },
    { ...of, event: 'failed_answer', status: 500, method: 'POST', path: '/graphql', ms: expect.any(Number) },
  ])
  expect(lines.join()).not.toContain('ana@example')
})
