import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFacet } from './choice-facet.tsx'
import { avoiding } from './facets/avoiding.ts'
import type { AnyFacet, Filters } from './facet.ts'
import { type ListKind, type ListQuery, pageSize, tabulate, viewList } from './list-engine.ts'
import { changedQuery, listParameters, noneOf, parseListQuery } from './list-query.ts'
import { ParameterReader } from './parameter-reader.ts'

/** More filters than a byte has bits, since a ninth was once ignored. */
const width = 12
const options = ['a', 'b', 'c'] as const

interface Room {
  readonly price: number
  /** one of the options for each filter, or several */
  readonly has: readonly (readonly string[])[]
}

/** One of what was chosen is enough, or all of it is needed, or none of it may be there: by turns. */
const needs = ['one', 'all', 'none'] as const
const same: typeof avoiding = (facet) => facet
const needOf = (index: number) => needs[index % needs.length] ?? 'one'

const facets: readonly AnyFacet<Room, undefined>[] = Array.from({ length: width }, (_, index) =>
  (needOf(index) === 'none' ? avoiding : same)(
    choiceFacet<Room, undefined>({
      key: `f${index}`,
      place: index,
      title: { id: `f${index}` },
      options,
      ...(needOf(index) === 'all' ? { needs: 'all' } : {}),
      read: (written) => options.find((one) => one === written),
      of: ({ has }) => has[index] ?? [],
      label: (key) => key,
    }),
  ),
)

const kind: ListKind<Room, undefined, Float64Array> = {
  facets,
  sorts: [
    { name: 'cheapest', keys: (prices) => [prices] },
    { name: 'dearest', keys: (prices) => [prices.map((price) => -price)] },
  ],
  measure: (rows) => Float64Array.from(rows, ({ price }) => price),
}
const askable = { facets, sorts: ['cheapest', 'dearest'] } as const

const some = fc.subarray([...options], { minLength: 1 })
const room: fc.Arbitrary<Room> = fc.record({
  price: fc.integer({ min: 1, max: 50 }),
  has: fc.array(fc.subarray([...options]), { minLength: width, maxLength: width }),
})
const filters: fc.Arbitrary<Filters> = fc.dictionary(fc.constantFrom(...facets.map(({ keys: [name] }) => name)), some, {
  noNullPrototype: true,
})
const lists = fc.array(room, { maxLength: 60 })

const passes = ({ has }: Room, asked: Filters): boolean =>
  has.every((own, index) => {
    const chosen = asked[`f${index}`] as readonly string[] | undefined
    if (chosen === undefined) return true
    if (needOf(index) === 'all') return chosen.every((option) => own.includes(option))
    return own.some((option) => chosen.includes(option)) === (needOf(index) === 'one')
  })

/** What a filter asks for where an option is chosen: it alone, or beside what it asked for already. */
const choosing = (index: number, option: string, asked: Filters): readonly string[] =>
  needOf(index) === 'one' ? [option] : [...((asked[`f${index}`] as readonly string[] | undefined) ?? []), option]

/** Whether an option tells one room from another. */
const isChoice = (rooms: readonly Room[], index: number): boolean =>
  options.some((option) => new Set(rooms.map(({ has }) => has[index]?.includes(option))).size > 1)

describe('a list of more filters than eight', () => {
  it('leaves what passes all of them, in order, page by page', () => {
    fc.assert(
      fc.property(lists, filters, fc.constantFrom('cheapest', 'dearest'), (rooms, asked, sort) => {
        const table = tabulate(kind, rooms)
        const expected = rooms.filter((one) => passes(one, asked)).map(({ price }) => price)
        const ordered = expected.toSorted((a, b) => (sort === 'cheapest' ? a - b : b - a))
        const { pages, matched } = viewList(table, { filters: asked, sort, page: 1 })
        const shown = Array.from({ length: pages }, (_, page) => {
          const { rows } = viewList(table, { filters: asked, sort, page: page + 1 })
          expect(rows.length).toBeLessThanOrEqual(pageSize)
          return rows.map((row) => rooms[row]?.price)
        })
        expect(shown.flat()).toEqual(ordered)
        expect(matched).toBe(expected.length)
      }),
    )
  })

  it('counts each option as what it would leave, given all others; where none tells rooms apart, there is none', () => {
    fc.assert(
      fc.property(lists, filters, (rooms, asked) => {
        const { buckets } = viewList(tabulate(kind, rooms), { filters: asked, sort: 'cheapest', page: 1 })
        facets.forEach(({ keys: [name] }, index) => {
          expect(name in buckets, name).toBe(isChoice(rooms, index) || name in asked)
          for (const { key, count } of buckets[name] ?? []) {
            const chosen = { ...asked, [name]: choosing(index, key, asked) }
            expect(rooms.filter((one) => passes(one, chosen)).length, `${name} ${key}`).toBe(count)
          }
        })
      }),
    )
  })

  it('says of an empty list what each filter keeps away from it by itself', () => {
    fc.assert(
      fc.property(lists, filters, (rooms, asked) => {
        const { matched, leftWithout } = viewList(tabulate(kind, rooms), { filters: asked, sort: 'cheapest', page: 1 })
        const without = (name: string) => rooms.filter((one) => passes(one, { ...asked, [name]: undefined })).length
        const expected = Object.fromEntries(Object.keys(asked).map((name) => [name, without(name)]))
        expect(leftWithout).toEqual(matched === 0 ? expected : {})
      }),
    )
  })
})

describe('the address of a list', () => {
  it('reads back what it wrote, and says nothing of what is as it would be unsaid', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom('cheapest', 'dearest'), fc.nat(998), (asked, sort, page) => {
        const query = { filters: asked, sort, page: page + 1 }
        const reader = new ParameterReader(listParameters(askable, query))
        expect(parseListQuery(askable, reader)).toEqual(query)
        expect(reader.unread).toEqual([])
      }),
    )
    expect(listParameters(askable, { filters: {}, sort: 'cheapest', page: 1 })).toEqual({})
  })
})

it('a change leads to the first page unless it names one, and takes back what is undefined', () => {
  const query: ListQuery = { filters: { f0: ['a'], f1: ['b'] }, sort: 'dearest', page: 4 }
  expect(changedQuery(query, { filters: { f0: undefined, f2: ['c'] } })).toEqual({
    filters: { f1: ['b'], f2: ['c'] },
    sort: 'dearest',
    page: 1,
  })
  expect(changedQuery(query, { page: 2 }).page).toBe(2)
  expect(changedQuery(query, { filters: noneOf(facets) }).filters).toEqual({})
})
