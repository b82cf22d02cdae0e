import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CruisesSource } from '../content/cruise-schemas.ts'
import { type Coast, type Point, readCoast } from './coast.ts'
import { type Chart, chartSizes, drawChart } from './draw-chart.ts'
import { findBerth } from './find-berth.ts'
import { findCourse } from './find-course.ts'
import { type WrittenLegs, legKey, routeLegs, writeLeg } from './legs.ts'

export const coursesFile = 'backend/content/cruises/courses.json'

/** What is found and drawn ahead of time, and of what. */
export interface Courses {
  /** changes with everything that the rest is made of */
  readonly madeOf: string
  readonly legs: WrittenLegs
  /** by the routes' keys */
  readonly charts: Readonly<Record<string, Readonly<Record<keyof typeof chartSizes, Chart>>>>
}

type Source = Pick<CruisesSource, 'ports' | 'routes'>

const makers = [
  'cell-heap',
  'clear-way',
  'coast',
  'draw-chart',
  'find-berth',
  'find-course',
  'legs',
  'make-courses',
  'search-water',
  'simplify',
]

/** Stands for the ports, the routes, the land and the code: whatever else changes leaves courses as they are. */
export const madeOf = ({ ports, routes }: Source): string => {
  const hash = createHash('sha256').update(readFileSync('node_modules/world-atlas/package.json'))
  for (const maker of makers) hash.update(readFileSync(`scripts/cruises/${maker}.ts`))
  const places = Object.entries(ports).map(([key, { at }]) => [key, at])
  return hash
    .update(JSON.stringify([places, routes.map(({ key, stops }) => [key, stops])]))
    .digest('hex')
    .slice(0, 16)
}

/** The ports of a route in their order, without days at sea. */
export const portsOf = (stops: readonly string[]): readonly string[] => stops.filter((stop) => stop !== 'sea')

/** Each way between two neighbouring ports once, whichever way it is sailed. */
const legsOf = (routes: Source['routes']): readonly (readonly [string, string])[] => {
  const keys = new Set(
    routes.flatMap(({ stops }) =>
      portsOf(stops).flatMap((port, index, all) => (index === 0 ? [] : [legKey(all[index - 1] ?? port, port)])),
    ),
  )
  return [...keys].toSorted().map((key) => key.split(' ') as [string, string])
}

const berthsOf = (coast: Coast, ports: Source['ports']): ReadonlyMap<string, Point> =>
  new Map(
    Object.entries(ports).map(
      ([
        key,
        {
          at: [latitude, longitude],
        },
      ]) => [key, findBerth(coast, [longitude, latitude])],
    ),
  )

export const makeCourses = ({ ports, routes }: Source): Courses => {
  const coast = readCoast()
  const berths = berthsOf(coast, ports)
  const berthOf = (port: string): Point => {
    const berth = berths.get(port)
    if (!berth) throw new Error(`A route calls at ${port}, which is no port`)
    return berth
  }
  const legs = Object.fromEntries(
    legsOf(routes).map(([from, to]) => [
      legKey(from, to),
      writeLeg(findCourse(coast, berthOf(from), berthOf(to)), (a, b) => !coast.crosses(a, b)),
    ]),
  )
  const charts = Object.fromEntries(
    routes.map(({ key, stops }) => {
      const draw = (size: keyof typeof chartSizes) => drawChart(coast, routeLegs(legs, stops), chartSizes[size])
      return [key, { page: draw('page'), list: draw('list') }]
    }),
  )
  return { madeOf: madeOf({ ports, routes }), legs, charts }
}
