import { describe, expect, it } from 'vitest'
import { cruiseFacets } from '../filters/cruise-facets.ts'
import { keyOf } from '../sailing/key-of.ts'
import type { GradePrices, ListedSailing } from '../sailing/sailing.ts'
import { cruiseResults } from './cruise-list.ts'
import { cruisesUrl, parseCruiseQuery } from './cruise-query.ts'
import { cruisesView } from './cruises-view.ts'

const sailing = (id: string, prices: GradePrices, change: Partial<ListedSailing> = {}): ListedSailing => ({
  id,
  title: id,
  route: id,
  region: 'caribbean',
  destination: 'Caribbean',
  vendor: 'Navegación Austral',
  ship: 'Lucero del Sur',
  nights: 7,
  portsRoute: [],
  departingPort: 'Miami',
  departingCode: 'usmia',
  sailDate: '2027-02-06',
  returnDate: '2027-02-13',
  prices,
  taxesIncluded: true,
  pricesReadOn: '2026-11-18',
  scene: { code: 'MIA', terrain: 'coast', hour: 'day' },
  ...change,
})

const sailings = [
  sailing('none', {}),
  sailing('dear', { inside: 10_000, balcony: 200_000 }),
  sailing('late', { balcony: 90_000 }, { sailDate: '2027-05-01', returnDate: '2027-05-08' }),
  sailing('inside', { inside: 50_000 }, { ship: 'Hjelm', vendor: 'Nordvik', region: 'alaska', destination: 'Alaska' }),
  sailing('soon', { balcony: 90_000 }, { departingCode: 'prsju', departingPort: 'San Juan' }),
]

const results = cruiseResults(sailings)
const read = (parameters: Record<string, string>) => parseCruiseQuery(parameters, results.names)
const askedFor = (parameters: Record<string, string>) => cruisesView(results, read(parameters).query)
const idsOf = (parameters: Record<string, string>) => askedFor(parameters).sailings.map(({ id }) => id)

describe('the order', () => {
  it.each([
    [{}, ['soon', 'late', 'dear', 'none', 'inside']],
    [{ sort: 'cheapest' }, ['dear', 'inside', 'soon', 'late', 'none']],
    [{ sort: 'soonest' }, ['soon', 'dear', 'none', 'inside', 'late']],
  ])('of %j: what has no such price comes last (rule cruise-1)', (asked, ids) => expect(idsOf(asked)).toEqual(ids))
})

describe('filters', () => {
  it.each([
    [{ destination: 'alaska' }, ['inside']],
    [{ port: 'prsju' }, ['soon']],
    [{ line: 'nordvik' }, ['inside']],
    [{ ship: 'lucero-del-sur', month: '2027-05' }, ['late']],
    [{ from: '2027-02-07' }, ['late']],
    [{ until: '2027-02-12' }, []],
    [{ from: '2027-02-06', until: '2027-02-13', port: 'usmia' }, ['dear', 'none', 'inside']],
  ])('%j leave %j', (asked, ids) => expect(idsOf(asked)).toEqual(ids))

  it('each option leaves as many as it says', () => {
    const { buckets, total } = askedFor({})
    expect(total).toBe(sailings.length)
    const counted = cruiseFacets.flatMap(({ keys: [name] }) =>
      (buckets[name] ?? []).map(({ key, count }) => ({ name, key, count })),
    )
    expect(counted.length).toBeGreaterThan(8)
    for (const { name, key, count } of counted) expect(askedFor({ [name]: key }).matched, `${name}=${key}`).toBe(count)
  })

  it('an address is written as it is read', () => {
    const asked = {
      destination: 'alaska,caribbean',
      port: 'usmia',
      month: '2027-02',
      from: '2027-01-01',
      sort: 'soonest',
    }
    expect(cruisesUrl({ ...asked, utm_source: 'a' }, read(asked).query)).toEqual({
      ...asked,
      utm_source: 'a',
    })
  })

  it('what cannot be read is said', () =>
    expect(read({ month: '2027-13', from: 'spring', sort: 'rating' }).unread).toEqual(['month', 'from', 'sort']))
})

describe('what no sailing has', () => {
  it.each([{ destination: 'nada' }, { port: 'covgx' }, { month: '2019-01' }, { line: 'nobody' }, { ship: 'zz' }])(
    'is left out and said: %j',
    (asked) => {
      expect(read(asked)).toMatchObject({ query: { filters: {} }, unread: Object.keys(asked) })
    },
  )

  it('leaves what stands beside it', () =>
    expect(read({ destination: 'nada,alaska' })).toMatchObject({
      query: { filters: { destination: ['alaska'] } },
      unread: ['destination'],
    }))

  it('is anything where the list is empty', () =>
    expect(parseCruiseQuery({ ship: 'zz' }, cruiseResults([]).names).unread).toEqual([]))
})

it('a name is written in addresses without accents', () =>
  expect(keyOf('Navegación Austral')).toBe('navegacion-austral'))
