import { describe, expect, it } from 'vitest'
import { chartFrom, listedFrom, sailingFrom } from './cruise-mapper.server.ts'
import type { WireListed, WireSailing } from './cruise-wire.server.ts'

const listed: WireListed = {
  id: 'a',
  title: 'a',
  region: 'caribbean',
  package: '7',
  portsRoute: [],
  vendor: 'a',
  ship: 'a',
  departingPort: 'San Juan',
  sailDate: '2027-01-01',
  returnDate: '2027-01-08',
  priceInside: '500',
  priceOceanview: '600',
  priceBalcony: '900',
  priceSuite: '1500',
  routemap: [],
  shipImage: { code: 'SJU', terrain: 'coast', hour: 'day', landmark: null },
}

const sailing: WireSailing = {
  ...listed,
  metaTags: [],
  itinerary: [],
  shipDescription: 'a',
  routemap: [
    { code: 'PRSJU', name: 'San Juan', latitude: 18.5, longitude: -66.1 },
    { name: 'Bridgetown', latitude: 13.1, longitude: -59.6 },
  ],
}

describe('prices (rule cruise-1)', () => {
  it.each([
    [{}, { inside: 50_000, oceanview: 60_000, balcony: 90_000, suite: 150_000 }],
    [{ priceBalcony: 'NA' }, { inside: 50_000, oceanview: 60_000, suite: 150_000 }],
    [{ priceInside: 'NA', priceOceanview: null, priceSuite: '0' }, { balcony: 90_000 }],
    [{ priceInside: '', priceOceanview: '-5', priceBalcony: 'call us', priceSuite: undefined }, {}],
    [
      { priceInside: 499.99, priceOceanview: 0 },
      { inside: 49_999, balcony: 90_000, suite: 150_000 },
    ],
  ])('%j', (change, prices) => expect(listedFrom({ ...listed, ...change }).prices).toEqual(prices))
})

describe('what an endpoint leaves out', () => {
  it('is made of the rest: nights of the dates, a region’s name of its key, a port’s key of its name', () =>
    expect(listedFrom({ ...listed, region: 'northern-europe' })).toMatchObject({
      nights: 7,
      route: 'a',
      destination: 'Northern europe',
      departingCode: 'san-juan',
      taxesIncluded: undefined,
    }))

  it('is not made up where nobody says it', () =>
    expect(sailingFrom(sailing)).toMatchObject({ rating: undefined, gratuities: undefined, course: undefined }))
})

describe('a course', () => {
  it('has a leg for each port but the first, as places', () =>
    expect(sailingFrom({ ...sailing, course: [[-66.1, 18.5, -59.6, 13.1]] }).course).toEqual([
      [
        { longitude: -66.1, latitude: 18.5 },
        { longitude: -59.6, latitude: 13.1 },
      ],
    ]))

  it.each([
    [[]],
    [
      [
        [0, 0],
        [1, 1],
      ],
    ],
  ])('with %j legs for two ports is none', (course) =>
    expect(sailingFrom({ ...sailing, course }).course).toBeUndefined(),
  )
})

describe('a chart', () => {
  const chart = { width: 10, height: 10, land: 'M0 0l1-1z', course: 'M0 0l2.5 3', stops: [] }
  it('is paths', () => expect(chartFrom(chart)).toEqual(chart))
  it.each([[{ land: 'url(#a)' }], [{ course: '"><script>' }]])('is not %j', (change) =>
    expect(chartFrom({ ...chart, ...change })).toBeUndefined(),
  )
})
