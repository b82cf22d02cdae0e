import { describe, expect, it } from 'vitest'
import { cities } from './cities.ts'
import { popularRoutesFrom } from './popular-routes.ts'

describe('popularRoutesFrom', () => {
  it.each(cities)('suggests eight other cities from $code', (city) => {
    const routes = popularRoutesFrom(city)
    expect(routes?.from.code).toBe(city.code)
    expect(new Set(routes?.to.map(({ code }) => code)).size).toBe(8)
    expect(routes?.to.map(({ code }) => code)).not.toContain(city.code)
  })

  it.each([
    ['the default point', 4.711, -74.0721, 'BOG'],
    ['Manchester', 53.5, -2.2, 'LHR'],
    ['Córdoba, Argentina', -31.4, -64.2, 'EZE'],
    ['the middle of the Pacific', -20, -170, 'SYD'],
  ])('takes %s to be near %s', (_name, latitude, longitude, code) => {
    expect(popularRoutesFrom({ latitude, longitude })?.from.code).toBe(code)
  })
})

describe('cities', () => {
  it('have one code each, and lie on the globe', () => {
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length)
    for (const { latitude, longitude } of cities) {
      expect(Math.abs(latitude)).toBeLessThan(90)
      expect(Math.abs(longitude)).toBeLessThan(180)
    }
  })
})
