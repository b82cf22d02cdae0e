import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { isOnLand } from '../../../demo/land-for-tests.ts'
import { hotelsIn } from '../house/hotel.ts'
import { allDestinations, isTestPlace } from './destinations.ts'

const cities = allDestinations().filter((destination) => !isTestPlace(destination))

it.each([
  ['Madrid', -3.7, 40.4, true],
  ['Barcelona', 2.16, 41.39, true],
  ['the sea off Barcelona', 2.4, 41.3, false],
  ['the Atlantic', -30, 40, false],
  ['the bay of Panama', -79.5, 8.8, false],
])('knows whether %s is land', (_, lon, lat, expected) => expect(isOnLand(lon, lat)).toBe(expected))

describe('hotels stand where hotels can', () => {
  it('has sixty cities and more, each with 24 to 60 hotels of names of their own', () => {
    expect(cities.length).toBeGreaterThanOrEqual(60)
    for (const city of cities) {
      const hotels = hotelsIn(city)
      expect(hotels.length).toBeGreaterThanOrEqual(24)
      expect(hotels.length).toBeLessThanOrEqual(60)
      expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
      expect(new Set(hotels.map(({ type }) => type)).size).toBe(6)
    }
  })

  it.each(cities.map((city) => [city.code, city] as const))('%s: on land, within 8 km of the middle', (_, city) => {
    const middle = { lat: city.latitude, lon: city.longitude }
    const wrong = hotelsIn(city)
      .filter(
        ({ latitude, longitude }) =>
          !isOnLand(longitude, latitude) || kilometresBetween(middle, { lat: latitude, lon: longitude }) > 8,
      )
      .map(({ code, district, latitude, longitude }) => {
        const away = kilometresBetween(middle, { lat: latitude, lon: longitude }).toFixed(1)
        return `${code} ${district} ${latitude},${longitude} ${away} km`
      })
    expect(wrong).toEqual([])
  })
})
