import type { Sailing, SailingDay, SailingPort } from './sailing.ts'

/** A port of the course with the days on which the ship is there: where a trip ends as it began, one port has two. */
export interface Call {
  /** among the ports of the course, the first time */
  readonly index: number
  readonly port: SailingPort
  readonly days: readonly SailingDay[]
}

const isSamePlace = (a: SailingPort, b: SailingPort): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude

/** The ports of a sailing, each once, in the order in which they are reached. A port that no day names has none. */
export const callsOf = ({ ports, itinerary }: Pick<Sailing, 'ports' | 'itinerary'>): readonly Call[] =>
  ports.flatMap((port, index) => {
    if (ports.findIndex((other) => isSamePlace(other, port)) < index) return []
    return [{ index, port, days: itinerary.filter((day) => day.port === port.name) }]
  })

/** As "1 · 7". */
export const dayNumbers = ({ days }: Call): string => days.map(({ day }) => day).join(' · ')
