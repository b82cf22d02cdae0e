import { SELF } from 'cloudflare:test'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { ActivityAvailabilityAnswer } from '#contract/products/activities/activity-availability.ts'
import { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import { ActivityDestinations, ActivitySearchAnswer } from '#contract/products/activities/activity-search.ts'
import { addDays } from '#domain/time/dates.ts'

const headers = { 'content-type': 'application/json', 'x-request-id': 'test-request' }
const today = new Date().toISOString().slice(0, 10)
const post = (path: string, body: unknown) =>
  SELF.fetch(`http://backend${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

const bogota = { latitude: 4.653, longitude: -74.065 }
const testPlace = { latitude: -24.38, longitude: -128.32 }
const days = { from: addDays(today, 40), to: addDays(today, 46) }
const couple = [{ age: 34 }, { age: 36 }]

const searchOf = (place: typeof bogota, more: object = {}) => ({
  filters: [{ searchFilterItems: [{ type: 'gps', ...place }] }],
  ...days,
  paxes: couple,
  language: 'es',
  itemsPerPage: 100,
  page: 1,
  order: 'DEFAULT',
  ...more,
})

const search = async (...of: Parameters<typeof searchOf>) => {
  const response = await post('/activity/search', searchOf(...of))
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(ActivitySearchAnswer)(await response.json())
}

const availability = async (activityCode: string, paxes: unknown = couple, more: object = {}) => {
  const response = await post('/activity/availability', { activityCode, ...days, paxes, ...more })
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(ActivityAvailabilityAnswer)(await response.json())
}

const timesOf = ({ options }: ActivityAvailabilityAnswer) =>
  options.flatMap((option) => option.days.flatMap(({ times }) => times))

describe('a search', () => {
  it('answers what can be done around a place, nearest first, in the language asked for', async () => {
    const { activities, pagination } = await search(bogota)
    expect(activities.length).toBeGreaterThanOrEqual(12)
    expect(pagination).toEqual({ itemsPerPage: 100, page: 1, totalItems: activities.length })
    const distances = activities.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const museum = activities.find(({ kind, name }) => kind === 'ticket' && name.includes('Museo del Oro'))
    expect(museum).toMatchObject({ name: 'Entrada al Museo del Oro', location: { cityName: 'Bogotá' } })
    const english = await search(bogota, { language: 'pt' })
    const same = english.activities.find(({ activityCode }) => activityCode === museum?.activityCode)
    expect(same).toMatchObject({ name: 'Admission to the Gold Museum', lowestPrice: museum?.lowestPrice })
  })

  it('takes whose age nobody said for thirty', async () => {
    const [silent, told] = [
      await search(bogota, { paxes: [{}, {}] }),
      await search(bogota, { paxes: [{ age: 30 }, { age: 30 }] }),
    ]
    expect(silent).toEqual(told)
  })

  it('answers page by page', async () => {
    const whole = await search(bogota)
    const second = await search(bogota, { itemsPerPage: 5, page: 2 })
    expect(second.activities).toEqual(whole.activities.slice(5, 10))
  })

  it('is empty where nothing can be done, and leaves out what a party cannot have', async () => {
    expect((await search({ latitude: 0, longitude: -140 })).activities).toEqual([])
    const codes = (await search(testPlace)).activities.map(({ activityCode }) => activityCode)
    expect(codes).not.toContain('PRUEBAS-sold_out')
    expect(codes).toContain('PRUEBAS-limited')
    const family = (await search(testPlace, { paxes: [...couple, { age: 9 }, { age: 4 }] })).activities
    const kept = family.map(({ activityCode }) => activityCode)
    expect(kept).not.toContain('PRUEBAS-limited')
    expect(kept).not.toContain('PRUEBAS-age_not_allowed')
    expect(kept).toContain('PRUEBAS-needs_adult')
  })

  it('refuses days that are over or not sold yet, in words', async () => {
    const past = await post('/activity/search', searchOf(bogota, { from: addDays(today, -3), to: today }))
    expect(past.status).toBe(400)
    expect(await past.json()).toMatchObject({
      code: 'invalid_request',
      requestId: 'test-request',
      faults: [{ path: 'payload.from', message: 'is in the past' }],
    })
    const far = await post('/activity/search', searchOf(bogota, { from: addDays(today, 365), to: addDays(today, 366) }))
    expect(far.status).toBe(400)
    expect(JSON.stringify(await far.json())).toContain('the last day that is sold')
  })
})

describe('the places', () => {
  it('are told with their activities, each of which has a page, without the place of tests', async () => {
    const response = await SELF.fetch('http://backend/activities/destinations', { headers })
    expect(response.headers.get('cache-control')).toContain('public')
    const places = Schema.decodeUnknownSync(ActivityDestinations)(await response.json())
    expect(places.length).toBeGreaterThanOrEqual(40)
    for (const { activityCodes } of places) expect(activityCodes.length).toBeGreaterThanOrEqual(12)
    const codes = places.flatMap(({ activityCodes }) => activityCodes)
    expect(new Set(codes).size).toBe(codes.length)
    const [first = '', last = ''] = [codes.at(0), codes.at(-1)]
    for (const code of [first, last])
      expect((await SELF.fetch(`http://backend/activity/${code}`, { headers })).status).toBe(200)
    expect(places.some(({ destinationCode }) => destinationCode === 'PRUEBAS')).toBe(false)
  })
})

describe('the page of an activity', () => {
  it('is what the list says, in both languages, and may be kept', async () => {
    const [found] = (await search(bogota)).activities
    const response = await SELF.fetch(`http://backend/activity/${found?.activityCode}`, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('public')
    const detail = Schema.decodeUnknownSync(ActivityDetail)(await response.json())
    expect(detail).toMatchObject({
      code: found?.code,
      durationMinutes: found?.durationMinutes,
      media: found?.media,
      confirmation: found?.confirmation,
    })
    expect(detail.name.es).toBe(found?.name)
  })

  it('is not found under a code that is nobody’s, in words', async () => {
    for (const code of ['BOG-99', 'XXX-01', 'nonsense']) {
      const response = await SELF.fetch(`http://backend/activity/${code}`, { headers })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('No activity'),
      })
    }
  })
})

describe('when it can be had', () => {
  it('is told for each day, at the price of the list', async () => {
    const [found] = (await search(bogota)).activities
    const answer = await availability(found?.activityCode ?? '')
    expect(answer.options[0]?.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, at) => addDays(days.from, at)),
    )
    const free = timesOf(answer).filter(({ available }) => available)
    expect(Math.min(...free.map(({ price }) => price.total.amount))).toBe(found?.lowestPrice.total.amount)
  })

  it.each([
    ['sold_out', { status: 'SOLD_OUT', available: false, vacancies: 0 }],
    ['limited', { status: 'LIMITED', available: true, vacancies: 3 }],
    ['freesale', { status: 'FREESALE', available: true, vacancies: null, capacity: null }],
    ['opening_hours_pass', { openingHours: { from: '09:30', to: '17:00' }, available: true }],
    ['all_sales_final', { available: true, freeUntil: null }],
  ])('%s: its times say so', async (outcome, expected) => {
    expect(timesOf(await availability(`PRUEBAS-${outcome}`, couple, { optionCode: 'STANDARD' }))[0]).toMatchObject(
      expected,
    )
  })

  it('limited: three are left, and four cannot have it', async () => {
    const four = [...couple, ...couple]
    expect(timesOf(await availability('PRUEBAS-limited', four, { optionCode: 'STANDARD' }))).not.toHaveLength(0)
    for (const time of timesOf(await availability('PRUEBAS-limited', four, { optionCode: 'STANDARD' })))
      expect(time).toMatchObject({ status: 'LIMITED', available: false, vacancies: 3 })
  })

  it('whoever may not come is named by their age', async () => {
    const adults = await availability('PRUEBAS-age_not_allowed', [{ age: 40 }, { age: 12 }])
    expect(adults.options[0]).toMatchObject({ refusal: { reason: 'age_not_allowed', ages: [12] }, days: [] })
    const alone = await availability('PRUEBAS-needs_adult', [{ age: 9 }])
    expect(alone.options[0]).toMatchObject({ refusal: { reason: 'needs_adult', ages: [9] }, days: [] })
  })

  it('has closed where its last moment to book is over', async () => {
    const yesterday = { from: addDays(today, -1), to: addDays(today, -1) }
    for (const time of timesOf(await availability('PRUEBAS-standard', couple, yesterday)))
      expect(time).toMatchObject({ status: 'CLOSED', available: false })
  })

  it('is not found for an activity or an option that is nobody’s, in words', async () => {
    for (const of of [{ activityCode: 'nonsense' }, { activityCode: 'PRUEBAS-standard', optionCode: 'GOLD' }]) {
      const response = await post('/activity/availability', { ...days, paxes: couple, ...of })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found', requestId: 'test-request' })
    }
  })
})
