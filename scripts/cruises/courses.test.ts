import { describe, expect, it } from 'vitest'
import { isOnLand } from '../../backend/products/demo/land-for-tests.ts'
import { cruisesSource } from '../content/cruises-source.ts'
import { readCourses, readCruises } from '../content/read-cruises.ts'
import { type Point, readCoast } from './coast.ts'
import { findCourse } from './find-course.ts'
import { legKey, readLeg, routeLegs } from './legs.ts'
import { madeOf } from './make-courses.ts'

const source = cruisesSource()
const courses = readCourses()
const coast = readCoast()
const legs = Object.entries(courses.legs).map(([key, text]) => [key, readLeg(text)] as const)
const routes = source.routes.map(({ key, stops }) => [key, stops] as const)

const kilometresPerDegree = 111.2

const kilometres = ([ax, ay]: Point, [bx, by]: Point): number => {
  const shrunk = Math.cos((((ay + by) / 2) * Math.PI) / 180)
  return Math.hypot((bx - ax) * shrunk, by - ay) * kilometresPerDegree
}

const lengthOf = (course: readonly Point[]): number =>
  course.reduce((sum, place, index) => sum + (index === 0 ? 0 : kilometres(course[index - 1] ?? place, place)), 0)

const portAt = (key: string): Point => {
  const [latitude, longitude] = source.ports[key]?.at ?? [0, 0]
  return [longitude, latitude]
}

it('courses are of the ports, the routes and the code that there are: npm run courses finds them anew', () =>
  expect(courses.madeOf).toBe(madeOf(source)))

describe('no course crosses land', () => {
  it.each(legs)('%s', (_key, course) => {
    expect(course.length).toBeGreaterThan(1)
    const crossing = course.slice(1).filter((place, index) => coast.crosses(course[index] ?? place, place))
    expect(crossing).toEqual([])
  })

  it('what lies between is land where a straight line would cross it', () => {
    const crossed = legs.filter(([, course]) => coast.crosses(course[0] ?? [0, 0], course.at(-1) ?? [0, 0]))
    expect(crossed.length).toBeGreaterThan(legs.length / 2)
  })

  it.each(legs)('%s begins and ends on water, beside its ports', (key, course) => {
    const [from = '', to = ''] = key.split(' ')
    for (const [port, end] of [
      [from, course[0]],
      [to, course.at(-1)],
    ] as const) {
      expect(isOnLand(...(end ?? [0, 0]))).toBe(false)
      expect(kilometres(portAt(port), end ?? [0, 0])).toBeLessThan(8)
    }
  })

  it('the coast that is looked up is the land that there is', () => {
    const places = legs
      .flatMap(([, course]) => course.filter((_, index) => index === 1))
      .map(([x, y]) => [x + 0.21, y + 0.13] as const)
    expect(places.filter((place) => isOnLand(...place)).length).toBeGreaterThan(20)
    for (const place of places) expect(coast.isLand(place)).toBe(isOnLand(...place))
  })
})

it.each(Object.keys(source.ports))('%s lies at the coast', (port) =>
  expect(coast.distance(portAt(port), 0.2) * kilometresPerDegree).toBeLessThan(8),
)

describe('a course that has to be found', () => {
  it('goes around what is in the way', () => {
    const course = findCourse(coast, [-79, 23.6], [-79, 20.8])
    expect(lengthOf(course)).toBeGreaterThan(1.5 * kilometres([-79, 23.6], [-79, 20.8]))
    expect(course.slice(1).some((place, index) => coast.crosses(course[index] ?? place, place))).toBe(false)
  })

  it('is straight where nothing is', () => expect(findCourse(coast, [-30, 10], [-32, 12])).toHaveLength(2))

  it('is not found on dry land', () => expect(() => findCourse(coast, [3, 39.6], [2.3, 39.3])).toThrow('No way'))
})

const fullSpeed = 24 * 1.852

const hourOf = (clock: string | null): number => {
  const [hours = 0, minutes = 0] = (clock ?? '').split(':').map(Number)
  return hours + minutes / 60
}

it.each(routes)('%s can be sailed in the time that there is', (key, stops) => {
  const { cruise } = readCruises().find((row) => row.cruise.route === key) ?? {}
  const calls = cruise?.itinerary.filter(({ port }) => port !== null) ?? []
  routeLegs(courses.legs, stops).forEach((leg, index) => {
    const [from, to] = [calls[index], calls[index + 1]]
    const hours = ((to?.day ?? 0) - (from?.day ?? 0)) * 24 + hourOf(to?.arrives ?? null) - hourOf(from?.leaves ?? null)
    expect(lengthOf(leg) / hours, `${from?.port} to ${to?.port}`).toBeLessThan(fullSpeed)
  })
})

it.each(Object.keys(source.ships))('%s is in one place at a time, and gets from each to the next', (ship) => {
  const sailings = source.routes
    .flatMap(({ stops, sailings: all }) => all.map((sailing) => ({ ...sailing, stops })))
    .filter((sailing) => sailing.ship === ship)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  expect(sailings.length).toBeGreaterThan(1)
  sailings.slice(1).forEach((next, index) => {
    const before = sailings[index] ?? next
    const free = (Date.parse(next.date) - Date.parse(before.date)) / 86_400_000 - (before.stops.length - 1)
    const way = kilometres(portAt(before.stops.at(-1) ?? ''), portAt(next.stops[0] ?? ''))
    expect(free, `${before.date} to ${next.date}`).toBeGreaterThanOrEqual(Math.ceil(way / (fullSpeed * 24)))
  })
})

it('a leg is the same way in both directions', () => {
  expect(legKey('b', 'a')).toBe(legKey('a', 'b'))
  const [there = []] = routeLegs({ 'a b': '0 0 10000 0' }, ['a', 'sea', 'b'])
  const [back = []] = routeLegs({ 'a b': '0 0 10000 0' }, ['b', 'a'])
  expect(there).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(back).toEqual(there.toReversed())
})

it('there are sailings enough, each in both languages', () => {
  const sailings = readCruises()
  const ids = new Set(sailings.map(({ cruise }) => cruise.id))
  expect(ids.size).toBeGreaterThanOrEqual(36)
  expect(sailings).toHaveLength(ids.size * 2)
})
