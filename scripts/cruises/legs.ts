import type { Point } from './coast.ts'

/** Courses between two ports by their keys, `a b` in the order of the alphabet: the same way is sailed back. */
export type WrittenLegs = Readonly<Record<string, string>>

/** Of a degree: about ten metres. */
const units = 10_000

export const legKey = (from: string, to: string): string => [from, to].toSorted().join(' ')

/** The first place in units, then steps. Throws where rounding would lead over land. */
export const writeLeg = (course: readonly Point[], isClear: (from: Point, to: Point) => boolean): string => {
  const places = course.map(([x, y]) => [Math.round(x * units), Math.round(y * units)] as const)
  const written = places.map(([x, y], index) => {
    const [before, after] = places[index - 1] ?? [0, 0]
    return `${x - before} ${y - after}`
  })
  const text = written.join(' ')
  readLeg(text).forEach((place, index, all) => {
    if (index > 0 && !isClear(all[index - 1] ?? place, place))
      throw new Error(`Rounded, a course leads over land at ${place.join(', ')}`)
  })
  return text
}

export const readLeg = (text: string): readonly Point[] => {
  const steps = text.split(' ').map(Number)
  const course: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    course.push([x / units, y / units])
  }
  return course
}

/** The course from each port of a route to its next. Throws where one has not been found. */
export const routeLegs = (legs: WrittenLegs, stops: readonly string[]): readonly (readonly Point[])[] => {
  const ports = stops.filter((stop) => stop !== 'sea')
  return ports.slice(1).map((to, index) => {
    const from = ports[index] ?? to
    const written = legs[legKey(from, to)]
    if (written === undefined) throw new Error(`No course from ${from} to ${to}: npm run courses finds it`)
    const course = readLeg(written)
    return from < to ? course : course.toReversed()
  })
}
