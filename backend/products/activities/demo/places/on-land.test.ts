import { describe, expect, it } from 'vitest'
import { activityKinds } from '#domain/activity-kinds.ts'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { isOnLand } from '../../../demo/land-for-tests.ts'
import { isTestPlace } from '../../../hotels/demo/places/destinations.ts'
import { activitiesIn, citiesWithActivities } from '../made/activity.ts'
import { nameOf } from '../made/shown-activity.ts'
import { landmarksByCity } from './landmarks.ts'

const cities = citiesWithActivities().filter((city) => !isTestPlace(city))

/** A landmark may lie on the edge of its city: canals, gardens, a hill with a view. */
const mostKilometres = 19

describe('activities begin where people can', () => {
  it('has forty cities and more, all of those that have rows, each with 12 to 20 activities of names of their own', () => {
    expect(cities.length).toBeGreaterThanOrEqual(40)
    expect(cities.length).toBe(landmarksByCity().size)
    for (const city of cities) {
      const activities = activitiesIn(city)
      expect(activities.length, city.code).toBeGreaterThanOrEqual(12)
      expect(activities.length, city.code).toBeLessThanOrEqual(20)
      for (const language of ['en', 'es'] as const)
        expect(new Set(activities.map((own) => nameOf(own)[language])).size, city.code).toBe(activities.length)
    }
    const kinds = new Set(cities.flatMap((city) => activitiesIn(city).map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(activityKinds))
  })

  it.each(cities.map((city) => [city.code, city] as const))('%s: on land, and in the city', (_, city) => {
    const middle = { lat: city.latitude, lon: city.longitude }
    const wrong = activitiesIn(city)
      .map(({ code, meeting: { name, latitude, longitude } }) => {
        const away = kilometresBetween(middle, { lat: latitude, lon: longitude })
        return {
          text: `${code} ${name.en} ${away.toFixed(1)} km`,
          fits: isOnLand(longitude, latitude) && away <= mostKilometres,
        }
      })
      .filter(({ fits }) => !fits)
      .map(({ text }) => text)
    expect(wrong).toEqual([])
  })
})
