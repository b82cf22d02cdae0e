import { describe, expect, it } from 'vitest'
import type { Activity, ActivityPrice } from '../offer/activity.ts'
import { activitiesView } from './activities-view.ts'
import { activityResults } from './activity-list.ts'
import { activityPins } from './activity-pins.ts'
import { listUrl, parseActivityQuery } from './activity-query.ts'

const at = (
  total: number,
  dates: ActivityPrice['dates'],
  timesOfDay: ActivityPrice['timesOfDay'],
  isFree = false,
): ActivityPrice => ({ total, dates, timesOfDay, isFree })

const activity = (code: string, change: Partial<Activity>): Activity => ({
  code,
  name: `Activity ${code}`,
  kind: 'walk',
  minutes: 120,
  isFlexible: false,
  isByHand: false,
  guides: ['GUIDE es'],
  seed: 1,
  meetingPoint: 'Here',
  city: 'Cartagena',
  lat: 10,
  lon: -75,
  zone: 'America/Bogota',
  total: 5000,
  date: '2027-02-10',
  prices: [at(5000, ['2027-02-10', '2027-02-11'], ['morning'])],
  freeUntil: undefined,
  ...change,
})

const activities = [
  activity('A', { total: 9001, minutes: 60, kind: 'boat', prices: [at(9001, ['2027-02-12'], ['afternoon'])] }),
  activity('B', {
    guides: ['AUDIO en', 'GUIDE es'],
    freeUntil: '2027-02-09T14:00:00Z',
    prices: [at(5000, ['2027-02-10', '2027-02-11'], ['morning'], true)],
  }),
  activity('C', {
    total: 3000,
    minutes: 180,
    guides: [],
    prices: [
      at(3000, ['2027-02-10'], ['morning']),
      at(3300, ['2027-02-11'], ['morning'], true),
      at(9500, ['2027-02-10', '2027-02-11'], ['evening'], true),
    ],
  }),
]
const results = activityResults({ currency: 'USD', city: 'Cartagena', people: 2, activities })
const view = (parameters: Record<string, string>) => activitiesView(results, parseActivityQuery(parameters).query)
const codes = (parameters: Record<string, string>) =>
  view(parameters)
    .list.rows.map(({ code }) => code)
    .join('')
const shown = (parameters: Record<string, string>) =>
  view(parameters).list.rows.map(({ code, total, isFree, freeUntil }) => [code, total, isFree, freeUntil])

describe('a list of activities', () => {
  it.each([
    ['the nearest first, as the search answers', {}, 'ABC'],
    ['the cheapest first', { sort: 'cheapest' }, 'CBA'],
    ['the shortest first', { sort: 'shortest' }, 'ABC'],
    ['one day', { date: '2027-02-12' }, 'A'],
    ['one of two days', { date: '2027-02-12,2027-02-10' }, 'ABC'],
    ['a time of day', { time: 'evening' }, 'C'],
    ['so much at most, to the cent', { price: '90' }, 'BC'],
    ['so long at most', { duration: '2h' }, 'AB'],
    ['a kind', { kind: 'boat' }, 'A'],
    ['a language, however it is heard', { language: 'en' }, 'B'],
    ['what can be cancelled for nothing, at its price', { cancellation: 'free', sort: 'cheapest' }, 'CB'],
    ['so much at most at a time of day', { time: 'evening', price: '90' }, ''],
    ['a day and a time only where one price has both', { date: '2027-02-12', time: 'morning' }, ''],
    ['what cannot be read, as not said', { kind: 'nap', price: '-3', date: '2027-02-30' }, 'ABC'],
  ])('%s', (_, parameters, expected) => expect(codes(parameters)).toBe(expected))

  it('counts what each option would leave, days by the calendar', () => {
    const { buckets } = view({ time: 'morning' }).list
    expect(buckets.date).toEqual([
      { key: '2027-02-10', count: 2 },
      { key: '2027-02-11', count: 2 },
      { key: '2027-02-12', count: 0 },
    ])
    expect(buckets.time?.map(({ count }) => count)).toEqual([2, 1, 1])
  })

  it('shows each at the lowest price of what was asked for, and until when it can be cancelled where that is known', () => {
    const until = '2027-02-09T14:00:00Z'
    expect(shown({ kind: 'walk' })).toEqual([
      ['B', 5000, true, until],
      ['C', 3000, false, undefined],
    ])
    expect(shown({ kind: 'walk', date: '2027-02-11' })).toEqual([
      ['B', 5000, true, undefined],
      ['C', 3300, true, undefined],
    ])
    expect(shown({ kind: 'walk', time: 'evening' })).toEqual([['C', 9500, true, undefined]])
    expect(shown({ kind: 'walk', date: '2027-02-10', cancellation: 'free' })).toEqual([
      ['B', 5000, true, until],
      ['C', 9500, true, undefined],
    ])
  })

  it('is asked by an address that keeps the search and what belongs to somebody else', () => {
    const url = { destination: 'CTG', guests: '2', utm_source: 'mail', kind: 'boat', page: '2' }
    const { query } = parseActivityQuery({ language: 'es', sort: 'cheapest' })
    const written = listUrl(url, query)
    expect(written).toEqual({ destination: 'CTG', guests: '2', utm_source: 'mail', language: 'es', sort: 'cheapest' })
    expect(parseActivityQuery(written)).toEqual({ query, unread: [] })
  })

  it('has a pin for each row with the price of its card, never rounded down', () => {
    expect(activityPins(activities, 'USD', 'en').map(({ id, label }) => [id, label])).toEqual([
      ['A', 'USD\u00A091'],
      ['B', 'USD\u00A050'],
      ['C', 'USD\u00A030'],
    ])
  })
})
