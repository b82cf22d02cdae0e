import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from './flight-facet.ts'

/** One segment in one of the types is enough. */
export const aircraft = ofEachWay((parameter) =>
  folded(
    choiceFacet({
      key: parameter('aircraft'),
      place: 95,
      title: msg`Aircraft`,
      read: (written) => (/^[a-z0-9]{3}$/i.test(written) ? written.toUpperCase() : undefined),
      of: ({ slice }) => [...new Set(slice.segments.flatMap((segment) => segment.aircraft || []))],
      label: (code, _, names) => names.aircraft[code] ?? code,
    }),
  ),
)
