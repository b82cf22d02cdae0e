import { SELF } from 'cloudflare:test'
import { Schema } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { DestinationSuggestion } from '#contract/products/hotels/destinations.ts'
import { HotelDetail } from '#contract/products/hotels/hotel-detail.ts'
import { HotelCheckAnswer, HotelOffer, HotelRatesAnswer } from '#contract/products/hotels/hotel-rates.ts'
import { HotelSearchAnswer } from '#contract/products/hotels/hotel-search.ts'
import { countedBefore } from '../../../api/guard/counted-before-for-tests.ts'
import { addDays } from '#domain/time/dates.ts'

const headers = { 'content-type': 'application/json', 'x-request-id': 'test-request' }
const today = new Date().toISOString().slice(0, 10)
const post = (path: string, body: unknown) =>
  SELF.fetch(`http://backend${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

const oneRoom = [{ index: 1, adult: 2, children: 0, childAge: [] as number[] }]
const threeRooms = [
  { index: 1, adult: 2, children: 1, childAge: [1] },
  { index: 2, adult: 1, children: 2, childAge: [6, 14] },
  { index: 3, adult: 2, children: 0, childAge: [] },
]

const stay = (rooms: unknown = oneRoom, nights = 3) => ({
  rateInfo: {
    currencyCode: 'USD',
    refundableOnly: false,
    stayDateTimeRange: { startDate: addDays(today, 40), endDate: addDays(today, 40 + nights) },
  },
  rooms,
})

const bogota = { latitude: 4.653, longitude: -74.065 }
const testPlace = { latitude: -24.38, longitude: -128.32 }

const searchOf = (geoCode: typeof bogota, rooms: unknown = oneRoom, destinationCode?: string) => ({
  geoSearch: { geoCode, radius: 200, unit: 'MI', ...(destinationCode && { destinationCode }) },
  pagination: { offset: 1, pageSize: 200 },
  ...stay(rooms),
})

const search = async (...of: Parameters<typeof searchOf>) => {
  const response = await post('/hotel/search', searchOf(...of))
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(HotelSearchAnswer)(await response.json())
}

const ratesOf = async (hotelCode: string, rooms: unknown = oneRoom) => {
  const response = await post('/hotel/rates', { hotelCode, ...stay(rooms) })
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(HotelRatesAnswer)(await response.json())
}

const cheapest = ({ roomTypes }: HotelRatesAnswer, rooms: number) =>
  Array.from({ length: rooms }, (_, at) => {
    const own = roomTypes.flatMap(({ rates }) => rates.filter(({ roomIndex }) => roomIndex === at + 1))
    const [first] = own.toSorted((a, b) => a.price.total.amount - b.price.total.amount)
    if (!first) throw new Error(`no rate for room ${at + 1}`)
    return first
  })

const check = async (rateIds: readonly string[], agreedTo?: string) => {
  const response = await post('/hotel/rates/check', { rateIds, ...(agreedTo && { agreedTo }) })
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(HotelCheckAnswer)(await response.json())
}

const checkCheapest = async (outcome: string) => {
  const rateIds = cheapest(await ratesOf(`PRUEBAS-${outcome}`), 1).map(({ rateId }) => rateId)
  return { rateIds, answer: await check(rateIds) }
}

describe('a search', () => {
  it('answers hotels around a place, nearest first, each at the sum of its rooms', async () => {
    const { data, meta } = await search(bogota, threeRooms)
    expect(data.length).toBe(meta.count)
    expect(data.length).toBeGreaterThan(20)
    expect(data.map(({ distance }) => distance)).toEqual(data.map(({ distance }) => distance).toSorted((a, b) => a - b))
    for (const { hotelRateInfo } of data) {
      const sum = hotelRateInfo.rooms.reduce((total, { intAmountAfterTax }) => total + intAmountAfterTax.amount, 0)
      expect(hotelRateInfo.rateInfo.convertedRateInfo.intAmountAfterTax.amount).toBe(sum)
      expect(hotelRateInfo.rooms.map(({ index }) => index)).toEqual([1, 2, 3])
    }
  })

  it('keeps to a destination where one is named, and to a page', async () => {
    const { data, meta } = await search(bogota, oneRoom, 'BOG')
    expect(new Set(data.map(({ hotelInfo }) => hotelInfo.destinationCode))).toEqual(new Set(['BOG']))
    const response = await post('/hotel/search', {
      ...searchOf(bogota, oneRoom, 'BOG'),
      pagination: { offset: 3, pageSize: 2 },
    })
    const page = Schema.decodeUnknownSync(HotelSearchAnswer)(await response.json())
    expect(page.data).toEqual(data.slice(2, 4))
    expect(page.meta.count).toBe(meta.count)
  })

  it('leaves out what cannot be cancelled for nothing where that is asked for', async () => {
    const asked = searchOf(bogota, oneRoom, 'BOG')
    const response = await post('/hotel/search', { ...asked, rateInfo: { ...asked.rateInfo, refundableOnly: true } })
    const { data } = Schema.decodeUnknownSync(HotelSearchAnswer)(await response.json())
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ hotelRateInfo }) => hotelRateInfo.cancel.freeUntil !== null)).toBe(true)
    const refundable = new Map(
      (await search(bogota, oneRoom, 'BOG')).data.map(({ hotelInfo, hotelRateInfo }) => [
        hotelInfo.hotelCode,
        hotelRateInfo.cheapestRefundable,
      ]),
    )
    for (const { hotelInfo, hotelRateInfo } of data) {
      const { intAmountAfterTax } = hotelRateInfo.rateInfo.convertedRateInfo
      const { freeUntil } = hotelRateInfo.cancel
      expect(refundable.get(hotelInfo.hotelCode)).toEqual({ intAmountAfterTax, freeUntil })
    }
  })

  it.each([
    ['yesterday’s nights', -10, -8],
    ['nights that nobody sells yet', 360, 363],
  ])('refuses %s', async (_, from, to) => {
    const asked = searchOf(bogota)
    const stayDateTimeRange = { startDate: addDays(today, from), endDate: addDays(today, to) }
    const response = await post('/hotel/search', { ...asked, rateInfo: { ...asked.rateInfo, stayDateTimeRange } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request' })
  })

  it('is counted by where visitors come from, and refused once an hour’s searches are spent', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await countedBefore('searchesFromAddress 203.0.113.77', 1800)
    for (const [path, body] of [
      ['/hotel/search', searchOf(bogota)],
      ['/hotel/rates', { hotelCode: 'BOG001', ...stay() }],
      ['/hotel/rates/check', { rateIds: ['x'] }],
    ] as const) {
      const response = await SELF.fetch(`http://backend${path}`, {
        method: 'POST',
        headers: { ...headers, 'x-visitor-address': '203.0.113.77' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(429)
    }
  })
})

const suggest = async (term: string) => {
  const response = await SELF.fetch(`http://backend/hotel/destinations?term=${encodeURIComponent(term)}`)
  return Schema.decodeUnknownSync(Schema.Array(DestinationSuggestion))(await response.json())
}

describe('destinations by name', () => {
  it.each([
    ['bogota', 'BOG'],
    ['Ciudad de Méx', 'MEX'],
    ['mexico city', 'MEX'],
    ['nueva y', 'NYC'],
    ['pruebas', 'PRUEBAS'],
  ])('%s is %s', async (term, code) =>
    expect((await suggest(term))[0]).toMatchObject({ kind: 'city', destinationCode: code }),
  )

  it('finds a hotel by its own name, and by its name and its city’s', async () => {
    const { data } = await search(bogota, oneRoom, 'BOG')
    const hotel = data[0]?.hotelInfo
    expect(hotel).toBeDefined()
    const found = await suggest(`${hotel?.hotelName} bogotá`)
    expect(found[0]).toMatchObject({ kind: 'hotel', hotelCode: hotel?.hotelCode })
  })

  it('answers one by its code, and nothing by another', async () => {
    expect((await SELF.fetch('http://backend/hotel/destinations/MDE')).status).toBe(200)
    expect((await SELF.fetch('http://backend/hotel/destinations/XXX')).status).toBe(404)
  })
})

const detail = async (code: string) => {
  const response = await SELF.fetch(`http://backend/hotel/${code}`)
  return Schema.decodeUnknownSync(HotelDetail)(await response.json())
}

describe('a hotel', () => {
  it('has eleven sections, each in both languages', async () => {
    const { sections } = await detail('CTG003')
    expect(sections).toHaveLength(11)
    for (const { paragraphs } of sections)
      expect(paragraphs.length > 0 && paragraphs.every(({ en, es }) => en !== '' && es !== '')).toBe(true)
  })

  it('degraded_response: half of its words are missing, and that is said', async () => {
    const { sections, status } = await detail('PRUEBAS-degraded_response')
    expect(status).toBe('degraded')
    expect(sections).toHaveLength(6)
  })

  it('is unknown under a code that is nobody’s', async () =>
    expect((await SELF.fetch('http://backend/hotel/BOG999')).status).toBe(404))
})

describe('named outcomes before a booking', () => {
  it('standard: the same price on the list, among the rates and at the check', async () => {
    const { data, meta } = await search(testPlace, threeRooms)
    const listed = data.find(({ hotelInfo }) => hotelInfo.hotelCode === 'PRUEBAS-standard')
    const chosen = cheapest(await ratesOf('PRUEBAS-standard', threeRooms), 3)
    const answer = await check(chosen.map(({ rateId }) => rateId))
    if (answer.outcome !== 'same') throw new Error(answer.outcome)
    expect(answer.offer.price.total).toEqual(listed?.hotelRateInfo.rateInfo.convertedRateInfo.intAmountAfterTax)
    expect(answer.offer.rooms.map(({ adult, childAge }) => ({ adult, childAge }))).toEqual(
      threeRooms.map(({ adult, childAge }) => ({ adult, childAge })),
    )
    expect(meta.status).toBe('partial')
  })

  it('no_availability: no rates, and no place on the list', async () => {
    expect((await ratesOf('PRUEBAS-no_availability')).roomTypes).toEqual([])
    const { data } = await search(testPlace)
    expect(data.map(({ hotelInfo }) => hotelInfo.hotelCode)).not.toContain('PRUEBAS-no_availability')
  })

  it('check_price_changed: eight in a hundred more, asked once', async () => {
    const { rateIds, answer } = await checkCheapest('check_price_changed')
    if (answer.outcome !== 'price_changed') throw new Error(answer.outcome)
    expect(answer.current.amount / answer.previous.amount).toBeCloseTo(1.08, 3)
    expect((await check(rateIds, answer.offer.id)).outcome).toBe('same')
  })

  it('check_terms_changed: breakfast and free cancelling went, asked once', async () => {
    const { rateIds, answer } = await checkCheapest('check_terms_changed')
    if (answer.outcome !== 'terms_changed') throw new Error(answer.outcome)
    expect(answer.changed).toEqual(['board', 'cancel'])
    expect(answer.previous[0]).toMatchObject({ board: 'breakfast', cancel: { refundability: 'refundable' } })
    expect(answer.offer.rooms[0]?.rate).toMatchObject({ board: 'room_only', cancel: { refundability: 'partially' } })
    expect((await check(rateIds, answer.offer.id)).outcome).toBe('same')
  })

  it('check_sold_out: gone, with what the hotel still has', async () => {
    const { answer } = await checkCheapest('check_sold_out')
    if (answer.outcome !== 'sold_out') throw new Error(answer.outcome)
    expect(answer.rooms).toEqual([1])
    const [other] = answer.others.roomTypes[0]?.rates ?? []
    expect((await check([other?.rateId ?? ''])).outcome).toBe('same')
  })

  it('what a check answered is read again by its id, and nothing by another', async () => {
    const { answer } = await checkCheapest('standard')
    if (!('offer' in answer)) throw new Error(answer.outcome)
    const read = await SELF.fetch(`http://backend/hotel/offer/${answer.offer.id}`)
    expect(Schema.decodeUnknownSync(HotelOffer)(await read.json())).toEqual(answer.offer)
    expect((await SELF.fetch('http://backend/hotel/offer/made-up')).status).toBe(404)
  })

  it('offer_expired: the ids of its rates live for five seconds', async () => {
    const rateIds = cheapest(await ratesOf('PRUEBAS-offer_expired'), 1).map(({ rateId }) => rateId)
    vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] })
    const answer = await check(rateIds)
    vi.useRealTimers()
    expect(answer.outcome).toBe('expired')
  })

  it('minimum_stay: two nights are not sold, and the reason is said', async () => {
    const response = await post('/hotel/rates', { hotelCode: 'PRUEBAS-minimum_stay', ...stay(oneRoom, 2) })
    expect(await response.json()).toMatchObject({ roomTypes: [], minimumStay: 3 })
  })

  it.each([
    ['search_slow', 504, 'supplier_timeout'],
    ['unknown_internal_error', 503, 'supplier_unavailable'],
  ])('%s: rates are answered with %i', async (outcome, status, code) => {
    const response = await post('/hotel/rates', { hotelCode: `PRUEBAS-${outcome}`, ...stay() })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, requestId: 'test-request' })
  })

  it.each([
    ['partially_refundable', { cancel: { refundability: 'partially' } }],
    ['non_refundable', { cancel: { refundability: 'non_refundable', freeUntil: null } }],
    ['pay_at_property_other_currency', { pays: 'at_property', price: { dueNow: { amount: 0 } } }],
    ['deposit_night', { pays: 'deposit' }],
    ['deposit_amount', { pays: 'deposit', price: { dueNow: { amount: 5000 } } }],
    ['deposit_percent', { pays: 'deposit' }],
    ['deposit_remainder', { pays: 'deposit' }],
    ['low_availability', { left: 2 }],
    ['fee_at_property', { price: { propertyFees: [{ kind: 'city_tax' }, { kind: 'resort_fee' }] } }],
  ])('%s: its rates say so', async (outcome, expected) => {
    expect(cheapest(await ratesOf(`PRUEBAS-${outcome}`), 1)[0]).toMatchObject(expected)
  })
})

it('refuses a rate that somebody made up, rooms in another order, and rates of two hotels', async () => {
  const rates = cheapest(await ratesOf('PRUEBAS-standard', threeRooms), 3).map(({ rateId }) => rateId)
  const others = cheapest(await ratesOf('PRUEBAS-duplicate', threeRooms), 3).map(({ rateId }) => rateId)
  const changed = `${rates[0]?.slice(0, 12)}${rates[0]?.[12] === 'A' ? 'B' : 'A'}${rates[0]?.slice(13)}`
  for (const rateIds of [[changed], [rates[1], rates[0]], [rates[0], others[1]], ['made-up']])
    expect((await post('/hotel/rates/check', { rateIds })).status).toBe(404)
})
