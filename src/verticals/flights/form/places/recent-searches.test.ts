import { expect, it } from 'vitest'
import {
  type RecentSearch,
  codesToName,
  readRecent,
  recentPlaces,
  withNamesIn,
  withRecent,
  withoutRecent,
  recentKey,
  writeRecent,
} from './recent-searches.ts'
import { flightSearch } from '../../search/flight-search-fixture.ts'

const today = '2026-11-21'
const names = {
  BOG: { code: 'BOG', cityName: 'Bogotá', pathName: 'Bogotá' },
  MAD: { code: 'MAD', cityName: 'Madrid', pathName: 'Madrid' },
}
const recent = (departure: string): RecentSearch => ({
  search: { ...flightSearch, departure, return: undefined },
  from: names.BOG,
  to: names.MAD,
})
const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => recent(`2027-03-${day}`))

it('keeps the latest five, each once', () => {
  const list = days.reduce(withRecent, [])
  expect(list.map(({ search }) => search.departure.slice(-2))).toEqual(['07', '06', '05', '04', '03'])
  const [, , third] = list
  expect(withRecent(list, third ?? recent(today))).toHaveLength(5)
  expect(withRecent(list, third ?? recent(today))[0]).toBe(third)
})

it('forgets one that is deleted', () => {
  const list = days.slice(0, 2)
  expect(withoutRecent(list, recentKey(recent('2027-03-01')))).toEqual([recent('2027-03-02')])
})

it('is read as it was written, without what has passed', () => {
  const list = [recent('2027-03-01'), recent('2026-11-20'), recent(today)]
  expect(readRecent(writeRecent(list), today)).toEqual([list[0], list[2]])
})

it.each(['', 'null', '{}', '[1, null, {"query": 2}]', '[{"query":"from=BOG","from":{},"to":{}}]', '['])(
  'reads nothing out of %s',
  (text) => {
    expect(readRecent(text, today)).toEqual([])
  },
)

it('offers the places of recent searches once', () => {
  expect(recentPlaces(days).map(({ code }) => code)).toEqual(['MAD', 'BOG'])
})

it('is told in the language of the page', () => {
  const [first = recent(today), second = recent(today)] = days
  const [inSpanish, inEnglish] = [
    { ...first, locale: 'es' },
    { ...second, locale: 'en' },
  ]
  expect(readRecent(writeRecent([inSpanish, inEnglish]), today)).toEqual([inSpanish, inEnglish])
  expect(codesToName([inEnglish], 'en')).toEqual([])
  expect(codesToName([inSpanish, inEnglish], 'en')).toEqual(['MAD', 'BOG'])
  const madrid = { ...names.MAD, cityName: 'Madrid in English' }
  const named = withNamesIn([inSpanish, inEnglish], 'en', new Map(Object.entries({ BOG: names.BOG, MAD: madrid })))
  expect(named).toEqual([{ ...first, to: madrid, locale: 'en' }, inEnglish])
})

it('is named whenever its language was not written down, and not by half', () => {
  const [first = recent(today)] = days
  expect(codesToName([first], 'es')).toEqual(['MAD', 'BOG'])
  expect(withNamesIn([first], 'es', new Map([['BOG', names.BOG]]))).toEqual([first])
})
