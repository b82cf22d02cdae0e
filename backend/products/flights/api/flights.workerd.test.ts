import { SELF } from 'cloudflare:test'
import { Schema } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import { OfferAnswer, SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'

afterEach(() => void vi.useRealTimers())

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  SELF.fetch(`http://backend${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'test-request', ...headers },
    body: JSON.stringify(body),
  })

const searchOf = (from: string, to: string, days = 90) => ({
  legInfo: [
    { from, to, departureDate: inDays(days) },
    { from: to, to: from, departureDate: inDays(days + 10) },
  ],
  travelerInfo: [
    { id: '1', type: 'adult' },
    { id: '2', type: 'child', age: 7 },
  ],
  cabin: 'economy',
  currencyCode: 'USD',
})

const search = async (from: string, to: string) => {
  const response = await post('/air/flight-offer/search', searchOf(from, to))
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(SearchAnswer)(await response.json())
}

const validate = (id: string, amount: number) =>
  post('/air/flight-offer/validate', {
    data: {
      type: 'flight-offers-pricing',
      flightOffers: [{ id, price: { intTotal: { amount, currency: 'USD' } } }],
    },
  })

it('answers a search in the contract’s shape, and the offers that it names', async () => {
  const answer = await search('BOG', 'MAD')
  // how many differs from day to day, 87 on the emptiest of a winter
  expect(answer.data.length).toBeGreaterThan(50)
  expect(answer.data.length).toBeLessThanOrEqual(250)
  const [cheapest] = answer.data
  const response = await SELF.fetch(`http://backend/air/flightOffer/${cheapest?.id}`)
  const read = Schema.decodeUnknownSync(OfferAnswer)(await response.json())
  expect(read.data).toEqual(cheapest)
})

it.each(['return=minimal', 'wait=10, Return=Minimal'])('prefers %s: what a list shows, and no more', async (prefer) => {
  // ids say in which minute they were quoted
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const whole = await search('BOG', 'MAD')
  const response = await post('/air/flight-offer/search', searchOf('BOG', 'MAD'), { prefer })
  const minimal = Schema.decodeUnknownSync(MinimalSearchAnswer)(await response.json())
  expect(minimal.data.map(({ fareFamilies }) => fareFamilies[0]?.id)).toEqual(whole.data.map(({ id }) => id))
})

it('answers whole whoever prefers something else', async () => {
  const response = await post('/air/flight-offer/search', searchOf('BOG', 'MAD'), { prefer: 'return=representation' })
  expect(Schema.decodeUnknownSync(SearchAnswer)(await response.json()).data.length).toBeGreaterThan(50)
})

it('prices an offer again at the price of the search, with rules and bags', async () => {
  const [offer] = (await search('EZE', 'MIA')).data
  if (!offer) throw new Error('no offers')
  const response = await validate(offer.id, offer.price.intTotal.amount)
  const answer = Schema.decodeUnknownSync(ValidateAnswer)(await response.json())
  expect(answer.data[0]?.price).toEqual(offer.price)
  expect(answer.meta.previousTotal).toBeNull()
  expect(answer.included['detailed-fare-rules'].length).toBeGreaterThan(0)
  expect(answer.included.bags).toHaveLength(2)
})

it('says what the caller believed where the price is another', async () => {
  const [offer] = (await search('EZE', 'MIA')).data
  const response = await validate(offer?.id ?? '', 12_345)
  const answer = Schema.decodeUnknownSync(ValidateAnswer)(await response.json())
  expect(answer.meta.previousTotal).toEqual({ amount: 12_345, currency: 'USD' })
})

it('names every fault of a search that cannot be', async () => {
  const response = await post('/air/flight-offer/search', {
    ...searchOf('BOG', 'QQQ'),
    legInfo: [
      { from: 'BOG', to: 'QQQ', departureDate: '2020-01-01' },
      { from: 'QQQ', to: 'BOG', departureDate: '2019-01-01' },
    ],
  })
  expect(response.status).toBe(400)
  const body: { requestId: string; faults: { path: string }[] } = await response.json()
  expect(body.requestId).toBe('test-request')
  expect(body.faults.map((fault) => fault.path)).toEqual(
    expect.arrayContaining([
      'payload.legInfo.0.to',
      'payload.legInfo.0.departureDate',
      'payload.legInfo.1.departureDate',
    ]),
  )
})

it.each(['not-an-id', 'AAAA', 'A'.repeat(80)])('knows no offer under %s', async (id) => {
  const response = await SELF.fetch(`http://backend/air/flightOffer/${id}`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})

it('refuses an id that was changed', async () => {
  const [offer] = (await search('BOG', 'MAD')).data
  const id = offer?.id ?? ''
  const forged = id.slice(0, 20) + (id[20] === 'A' ? 'B' : 'A') + id.slice(21)
  expect((await SELF.fetch(`http://backend/air/flightOffer/${forged}`)).status).toBe(404)
})

it('shows the price of the search in the days and the grid', async () => {
  const departure = inDays(90)
  const back = inDays(100)
  const lowest = (await search('MDE', 'CTG')).data[0]?.price.intTotal.amount
  const party = 'from=MDE&to=CTG&adults=1&children=1'
  const days = await SELF.fetch(
    `http://backend/air/flight-prices/days?${party}&start=${departure}&end=${departure}&stay=10`,
  )
  expect(await days.json()).toEqual({ currency: 'USD', data: [{ date: departure, lowest }] })
  const grid = await SELF.fetch(
    `http://backend/air/flight-prices/grid?${party}&departureStart=${departure}&departureEnd=${departure}&returnStart=${back}&returnEnd=${back}`,
  )
  expect(await grid.json()).toEqual({ currency: 'USD', departures: [departure], returns: [back], lowest: [[lowest]] })
})

const pricesTo = async (query: string) => (await SELF.fetch(`http://backend/air/flight-prices/places?${query}`)).json()

it('shows the price of the search as the cheapest of a month to several places', async () => {
  const [start, end] = [inDays(60), inDays(90)]
  const { data } = (await pricesTo(`from=BOG&to=BOG,CTG,MAD&start=${start}&end=${end}`)) as {
    data: readonly { to: string; cheapest: { departureDate: string; lowest: number } }[]
  }
  expect(data.map(({ to }) => to)).toEqual(['CTG', 'MAD'])
  for (const { to, cheapest } of data) {
    const shown = await post('/air/flight-offer/search', {
      legInfo: [{ from: 'BOG', to, departureDate: cheapest.departureDate }],
      travelerInfo: [{ id: '1', type: 'adult' }],
      cabin: 'economy',
      currencyCode: 'USD',
    })
    const [offer] = Schema.decodeUnknownSync(SearchAnswer)(await shown.json()).data
    expect(offer?.price.intTotal.amount).toBe(cheapest.lowest)
  }
  expect(await pricesTo(`from=BOG&to=QQQ&start=${start}&end=${end}`)).toMatchObject({ code: 'invalid_request' })
})

it.each(['EUR', 'COP', 'XXX'])(
  'sells in US dollars where prices are asked in %s, and its description says so',
  async (currencyCode) => {
    const response = await post('/air/flight-offer/search', { ...searchOf('BOG', 'MAD'), currencyCode })
    const { data } = Schema.decodeUnknownSync(SearchAnswer)(await response.json())
    expect(new Set(data.map(({ price }) => price.intTotal.currency))).toEqual(new Set(['USD']))
    const description = await (await SELF.fetch('http://backend/openapi.json')).text()
    expect(description).toContain('answered in US dollars, whatever this says')
  },
)

const firstOffer = async (from: string, to: string) => {
  const [offer] = (await search(from, to)).data
  if (!offer) throw new Error(`no offers from ${from} to ${to}`)
  return offer
}

describe('named routes', () => {
  it('STN-LHR: the supplier does not answer in time', async () => {
    const response = await post('/air/flight-offer/search', searchOf('STN', 'LHR'))
    expect(response.status).toBe(504)
    expect(await response.json()).toMatchObject({ code: 'supplier_timeout', requestId: 'test-request' })
  })

  it('PVD-RAI: no flights, and no price on any day', async () => {
    expect((await search('PVD', 'RAI')).data).toEqual([])
    const days = await SELF.fetch(
      `http://backend/air/flight-prices/days?from=PVD&to=RAI&start=${inDays(30)}&end=${inDays(31)}`,
    )
    const { data }: { data: { lowest: number | null }[] } = await days.json()
    expect(data.map((day) => day.lowest)).toEqual([null, null])
  })

  it('LGW-LHR: the offer is gone when it is read again', async () => {
    const { id } = await firstOffer('LGW', 'LHR')
    for (const response of [await SELF.fetch(`http://backend/air/flightOffer/${id}`), await validate(id, 1)]) {
      expect(response.status).toBe(410)
      expect(await response.json()).toMatchObject({ code: 'offer_no_longer_available' })
    }
  })

  it('LHR-STN: the price rises by ten dollars at each validation', async () => {
    const { id, price } = await firstOffer('LHR', 'STN')
    const totals: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const response = await validate(id, price.intTotal.amount)
      const { data, meta } = Schema.decodeUnknownSync(ValidateAnswer)(await response.json())
      expect(meta.previousTotal?.amount).toBe(price.intTotal.amount)
      totals.push((data[0]?.price.intTotal.amount ?? 0) - price.intTotal.amount)
    }
    expect(totals).toEqual([1000, 2000, 3000])
    const response = await SELF.fetch(`http://backend/air/flightOffer/${id}`)
    const read = Schema.decodeUnknownSync(OfferAnswer)(await response.json())
    expect(read.data.price.intTotal.amount - price.intTotal.amount).toBe(3000)
  })

  it('BTS-ABV: no bag can be added', async () => {
    const { id, price } = await firstOffer('BTS', 'ABV')
    const response = await validate(id, price.intTotal.amount)
    expect(Schema.decodeUnknownSync(ValidateAnswer)(await response.json()).included.bags).toEqual([])
  })
})

it('does not sell an offer past its time', async () => {
  const { id } = await firstOffer('BOG', 'MAD')
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  const response = await SELF.fetch(`http://backend/air/flightOffer/${id}`)
  expect(response.status).toBe(410)
  expect(await response.json()).toMatchObject({ code: 'offer_expired' })
})

it.each([
  'days?from=BOG&to=MAD&start=2027-01-01&end=2027-06-01',
  'days?from=BOG&to=BOG&start=2027-01-01&end=2027-01-02',
])('refuses %s', async (query) => {
  const response = await SELF.fetch(`http://backend/air/flight-prices/${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_request' })
})

it('sells up to the last day that the site offers, by the calendar of where the trip starts, and none after it', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(Date.now())
  const [sold, early] = [addDays(lastBookableDay(today), -4), addDays(lastBookableDay(today), 1)]
  const roundTrip = (back: string) => ({
    ...searchOf('BOG', 'MAD'),
    legInfo: [
      { from: 'BOG', to: 'MAD', departureDate: sold },
      { from: 'MAD', to: 'BOG', departureDate: back },
    ],
  })
  const answer = await post('/air/flight-offer/search', roundTrip(lastBookableDay(today)))
  expect(answer.status).toBe(200)
  expect(Schema.decodeUnknownSync(SearchAnswer)(await answer.json()).data.length).toBeGreaterThan(0)
  const refused = await post('/air/flight-offer/search', roundTrip(early))
  expect(refused.status).toBe(400)
  const { faults }: { faults: { path: string }[] } = await refused.json()
  expect(faults.map(({ path }) => path)).toEqual(['payload.legInfo.1.departureDate'])
})

const pricesToMedellin = async (path: string): Promise<Prices> =>
  (await SELF.fetch(`http://backend/air/flight-prices/${path}&from=BOG&to=MDE`)).json()

it('has prices of the days on which a whole trip is sold, and of no others', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(Date.now())
  const last = lastBookableDay(today)
  const { data } = await pricesToMedellin(`days?stay=10&start=${addDays(last, -12)}&end=${last}`)
  expect(data.filter(({ lowest }) => lowest !== null).map(({ date }) => date)).toEqual(
    [-12, -11, -10].map((days) => addDays(last, days)),
  )
  const around = [-1, 0, 1].map((days) => addDays(last, days))
  const [first, end] = [around[0], around[2]]
  const { lowest } = await pricesToMedellin(
    `grid?departureStart=${first}&departureEnd=${end}&returnStart=${first}&returnEnd=${end}`,
  )
  expect(lowest.map((row) => row.map((price) => price !== null))).toEqual([
    [true, true, false],
    [false, true, false],
    [false, false, false],
  ])
  const whole = await pricesToMedellin(`days?stay=361&start=${today}&end=${addDays(today, 1)}`)
  expect(whole.data.map((day) => day.lowest === null)).toEqual([expect.any(Boolean), true])
})

interface Prices {
  readonly data: readonly { readonly date: string; readonly lowest: number | null }[]
  readonly lowest: readonly (readonly (number | null)[])[]
}

const adult = { id: '1', type: 'adult' }

it.each([
  ['two of one id', [adult, { ...adult }]],
  ['a child of 99', [adult, { id: '2', type: 'child', age: 99 }]],
  ['an infant of 2', [adult, { id: '2', type: 'infant', age: 2 }]],
  ['nobody grown up', [{ id: '1', type: 'child', age: 7 }]],
])('refuses travellers who cannot be: %s', async (_, travelerInfo) => {
  const response = await post('/air/flight-offer/search', { ...searchOf('BOG', 'MAD'), travelerInfo })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ faults: [{ path: 'payload.travelerInfo' }] })
})
