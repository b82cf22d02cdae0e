import { msg } from '@lingui/core/macro'
import { mostMinutes } from '#/features/results/facets/most-minutes.tsx'
import { connectionsOf } from '../../offer/connections.ts'
import type { Slice } from '../../offer/flight-offer.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'

const longestLayover = (slice: Slice): number => Math.max(0, ...connectionsOf(slice).map(({ minutes }) => minutes))

/** The longest wait on the way takes so many minutes at most; direct flights have none. */
export const layoverLength = ofEachWay<number, Float64Array>((parameter) =>
  folded(
    mostMinutes(parameter('layover'), 62, ({ slice }) => longestLayover(slice), {
      title: msg`Layover length`,
      chip: (time) => msg`Layovers up to ${time}`,
    }),
  ),
)
