import { SELF } from 'cloudflare:test'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { TourDeparturesAnswer } from '#contract/products/tours/tour-departures.ts'
import { TourDetail } from '#contract/products/tours/tour-detail.ts'
import { TourCountries, TourSearchAnswer } from '#contract/products/tours/tour-search.ts'
import { addDays } from '#domain/time/dates.ts'

const headers = { 'content-type': 'application/json', 'x-request-id': 'test-request' }
const today = new Date().toISOString().slice(0, 10)
const post = (path: string, body: unknown) =>
  SELF.fetch(`http://backend${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

const days = { from: addDays(today, 90), to: addDays(today, 150) }
const couple = [{ age: 34 }, { age: 36 }]

const search = async (more: object = {}) => {
  const response = await post('/tour/search', { ...days, paxes: couple, ...more })
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(TourSearchAnswer)(await response.json()).tours
}

const departures = async (tourCode: string, paxes: unknown = couple) => {
  const response = await post('/tour/departures', { tourCode, ...days, paxes })
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(TourDeparturesAnswer)(await response.json())
}

describe('a search', () => {
  it('answers tours of every country, or of one', async () => {
    const all = await search()
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(({ country }) => country.countryCode)).size).toBeGreaterThanOrEqual(12)
    const peru = await search({ countryCode: 'PE' })
    expect(peru).toEqual(all.filter(({ country }) => country.countryCode === 'PE'))
    expect(peru[0]).toMatchObject({ country: { slug: 'peru', name: { es: 'Perú', en: 'Peru' } } })
  })

  it('leaves out whom nobody takes, and the place of tests unless it is asked for', async () => {
    const family = await search({ paxes: [...couple, { age: 5 }] })
    expect(family.every(({ ages }) => ages.from <= 5)).toBe(true)
    expect((await search()).some(({ country }) => country.slug === 'pruebas')).toBe(false)
    const tests = (await search({ countryCode: 'PN' })).map(({ tourCode }) => tourCode)
    expect(tests).toContain('pruebas-standard')
    expect(tests).not.toContain('pruebas-sold-out')
    expect(
      (await search({ countryCode: 'PN', paxes: [...couple, ...couple] })).map((one) => one.tourCode),
    ).not.toContain('pruebas-few')
  })

  it('refuses days that are over or not sold yet, in words', async () => {
    const past = await post('/tour/search', { from: addDays(today, -9), to: today, paxes: couple })
    expect(past.status).toBe(400)
    expect(await past.json()).toMatchObject({ faults: [{ path: 'payload.from', message: 'is in the past' }] })
    const turned = await post('/tour/search', { from: days.to, to: days.from, paxes: couple })
    expect(turned.status).toBe(400)
  })
})

describe('the countries', () => {
  it('are told with their tours, without the place of tests', async () => {
    const response = await SELF.fetch('http://backend/tour/countries', { headers })
    expect(response.headers.get('cache-control')).toContain('public')
    const countries = Schema.decodeUnknownSync(TourCountries)(await response.json())
    expect(countries.length).toBeGreaterThanOrEqual(12)
    expect(countries.find(({ slug }) => slug === 'espana')?.tours.map(({ tourCode }) => tourCode)).toContain(
      'andalucia',
    )
    expect(countries.some(({ slug }) => slug === 'pruebas')).toBe(false)
  })
})

describe('the page of a tour', () => {
  it('has a line for each day, and may be kept', async () => {
    const [found] = await search({ countryCode: 'JP' })
    const response = await SELF.fetch(`http://backend/tour/detail/${found?.tourCode}`, { headers })
    expect(response.headers.get('cache-control')).toContain('public')
    const detail = Schema.decodeUnknownSync(TourDetail)(await response.json())
    expect(detail.line).toHaveLength(found?.days ?? 0)
    expect(detail.line.map(({ day }) => day)).toEqual(detail.line.map((_, at) => at + 1))
  })

  it('is not found under a code that is nobody’s', async () => {
    const response = await SELF.fetch('http://backend/tour/detail/nowhere', { headers })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
    expect((await post('/tour/departures', { tourCode: 'nowhere', ...days, paxes: couple })).status).toBe(404)
  })
})

describe('departures', () => {
  it.each([
    ['standard', { status: 'available', available: true, callOff: { fewerThan: 6 } }],
    ['few', { status: 'few', left: 3, available: true, callOff: null }],
    ['guaranteed', { status: 'guaranteed', callOff: null }],
    ['sold-out', { status: 'sold_out', left: 0, available: false }],
    ['on-request-granted', { status: 'on_request', left: null, available: true }],
  ])('%s: they say so', async (outcome, expected) => {
    expect((await departures(`pruebas-${outcome}`)).departures[0]).toMatchObject(expected)
  })

  it('few: three are left, and four cannot have it', async () => {
    const { departures: found } = await departures('pruebas-few', [...couple, ...couple])
    expect(found[0]).toMatchObject({ left: 3, available: false })
  })

  it('age_not_allowed: says whose age is the reason', async () => {
    const answer = await departures('pruebas-age-not-allowed', [...couple, { age: 9 }])
    expect(answer).toMatchObject({ refusal: { reason: 'age_not_allowed', ages: [9] }, departures: [] })
  })

  it('are those of the list, at its price', async () => {
    const [found] = await search({ countryCode: 'IT' })
    const { departures: shown } = await departures(found?.tourCode ?? '')
    expect(shown.filter(({ available }) => available).map(({ from }) => from)).toEqual(
      found?.departures.map(({ from }) => from),
    )
    const cheapest = shown.find(({ departureId }) => departureId === found?.lowestPrice.departureId)
    expect(cheapest?.sharings[0]?.total).toEqual(found?.lowestPrice.total)
  })
})
