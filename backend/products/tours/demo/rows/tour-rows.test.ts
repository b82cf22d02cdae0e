import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { isOnLand } from '../../../demo/land-for-tests.ts'
import { allTours, isTest } from '../made/tour.ts'
import { readPlaces } from './tour-rows.ts'

const tours = allTours().filter((tour) => !isTest(tour))

/** What a day by road, rail, boat or plane of the programs is; a place further away is a slip of the pen. */
const mostKilometres = 900

describe('tours that can be travelled', () => {
  it('has 24 and more in 12 countries and more, with names, codes and every theme of their own', () => {
    expect(tours.length).toBeGreaterThanOrEqual(24)
    expect(new Set(tours.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(12)
    for (const key of ['en', 'es'] as const) expect(new Set(tours.map(({ name }) => name[key])).size).toBe(tours.length)
    expect(new Set(allTours().map(({ code }) => code)).size).toBe(allTours().length)
    const paths = allTours().map(({ code }) => code)
    expect(paths.filter((code) => !/^[a-z][a-z-]+$/.test(code))).toEqual([])
  })

  it('every place of every tour is on land', () => {
    const places = new Set(tours.flatMap(({ days }) => days.flatMap((day) => day.places)))
    const wet = [...places].filter(({ latitude, longitude }) => !isOnLand(longitude, latitude))
    expect(wet.map(({ name }) => name.es)).toEqual([])
    const names = new Set([...places].map(({ name }) => name.es))
    expect([...readPlaces().values()].filter(({ name }) => !names.has(name.es)).map(({ name }) => name.es)).toEqual([
      'la playa de pruebas',
    ])
  })

  it.each(tours.map((tour) => [tour.code, tour] as const))(
    '%s: days in both languages, nights to the last',
    (_, tour) => {
      expect(tour.days.length).toBeGreaterThanOrEqual(4)
      for (const { title, places, lodging } of tour.days.slice(0, -1)) {
        expect(title.es.length * title.en.length, title.es).toBeGreaterThan(0)
        expect(places.length).toBeGreaterThan(0)
        expect(lodging, title.es).not.toBeNull()
      }
      expect(tour.days.at(-1)?.lodging).toBeNull()
      expect(tour.fewest).toBeLessThan(tour.most)
      const line = tour.days.flatMap(({ places }) => places)
      const leaps = line.slice(1).flatMap((to, at) => {
        const from = line[at]
        if (!from) return []
        const away = kilometresBetween(
          { lat: from.latitude, lon: from.longitude },
          { lat: to.latitude, lon: to.longitude },
        )
        return away > mostKilometres ? [`${from.name.es} – ${to.name.es} ${Math.round(away)} km`] : []
      })
      expect(leaps.filter((leap) => !known.has(leap.replace(/ \d+ km$/, '')))).toEqual([])
    },
  )
})

/** By plane. */
const known: ReadonlySet<string> = new Set(['Buenos Aires – El Calafate', 'El Calafate – Buenos Aires'])
