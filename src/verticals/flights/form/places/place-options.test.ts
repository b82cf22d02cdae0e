import { expect, it } from 'vitest'
import type { Place, PlaceGroup } from '#domain/place/airport.ts'
import { awayFrom, foundAwayFrom, isPopularFrom, placeSections } from './place-options.ts'

const place = (code: string, isCity: boolean): Place => ({
  code,
  isCity,
  name: code,
  cityName: 'City',
  cityCode: code,
  countryCode: 'XX',
  countryName: 'Country',
  timeZone: 'UTC',
  pathName: 'Ciudad',
})
const group = (...places: readonly Place[]): PlaceGroup => ({
  code: 'AAA',
  name: 'City',
  countryName: 'Country',
  places,
})
const none = { recent: [], nearby: [] }
const nestedOf = (groups: readonly PlaceGroup[]) =>
  placeSections(groups, none).flatMap(({ options }) => options.map(({ nested }) => nested))

it('hangs airports under their city only where the city itself can be chosen', () => {
  expect(nestedOf([group(place('AAA', true), place('BBB', false), place('CCC', false))])).toEqual([false, true, true])
  expect(nestedOf([group(place('AAA', false), place('BBB', false))])).toEqual([false, false])
})

it('offers known places until there is something to look for, and each once per section', () => {
  const known = { recent: [place('AAA', false)], nearby: [place('AAA', false), place('BBB', false)] }
  const ids = placeSections(undefined, known).map(({ id, options }) => [id, ...options.map((option) => option.id)])
  expect(ids).toEqual([
    ['recent', 'recent AAA'],
    ['nearby', 'nearby AAA', 'nearby BBB'],
  ])
  expect(placeSections([], known)).toEqual([])
})

it('offers eight popular places as a destination, and never where the trip begins', () => {
  const names = ['MDE', 'LON', 'CTG', 'MAD', 'CUN', 'JFK', 'LIM', 'EZE', 'MIA', 'CDG'].map((code) => ({
    code,
    cityName: code === 'LON' ? 'London' : code,
    pathName: code,
  }))
  const origin = { code: 'LHR', cityName: 'London', pathName: 'Londres' }
  const known = awayFrom(
    { text: 'London (LHR)', place: origin },
    { recent: [origin, ...names.slice(0, 2)], popular: names },
  )
  expect(known.recent.map(({ code }) => code)).toEqual(['MDE'])
  expect(known.popular?.map(({ code }) => code)).toEqual(['MDE', 'CTG', 'MAD', 'CUN', 'JFK', 'LIM', 'EZE', 'MIA'])
  expect(awayFrom({ text: 'mde', place: undefined }, { recent: names, popular: [] }).recent).toHaveLength(9)
})

it('finds no destination where the trip begins, nor its city or the airports of it', () => {
  const city = group(
    { ...place('LON', true), cityCode: 'LON' },
    { ...place('LHR', false), cityCode: 'LON' },
    {
      ...place('LGW', false),
      cityCode: 'LON',
    },
  )
  const codes = (code: string): readonly string[] =>
    foundAwayFrom({ text: code, place: undefined }, [city, group(place('LDY', false))]).flatMap(({ places }) =>
      places.map((each) => each.code),
    )
  expect(codes('LON')).toEqual(['LDY'])
  expect(codes('LHR')).toEqual(['LGW', 'LDY'])
  expect(codes('LDY')).toEqual(['LON', 'LHR', 'LGW'])
})

it('knows places as popular from the city that stands last alone', () => {
  const popular = [
    { code: 'MAD', cityName: 'Madrid', pathName: 'Madrid' },
    { code: 'BOG', cityName: 'Bogotá', pathName: 'Bogota' },
  ]
  const airport = { ...place('EOH', false), cityName: 'Bogotá' }
  expect(isPopularFrom({ text: 'Bogotá (BOG)', place: popular[1] }, popular)).toBe(true)
  expect(isPopularFrom({ text: '', place: airport }, popular)).toBe(true)
  expect(isPopularFrom({ text: '', place: place('TYO', true) }, popular)).toBe(false)
  expect(isPopularFrom({ text: '', place: undefined }, popular)).toBe(false)
  expect(isPopularFrom({ text: '', place: popular[1] }, [])).toBe(false)
})
