import { mostMinutes } from '#/features/results/facets/most-minutes.tsx'
import { ofEachWay } from '../flight-facet.ts'

/** Elapsed minutes at most, waits included. */
export const duration = ofEachWay<number, Float64Array>((parameter) =>
  mostMinutes(parameter('duration'), 60, ({ slice }) => slice.minutes),
)
