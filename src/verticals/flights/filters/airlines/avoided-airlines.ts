import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { avoiding } from '#/features/results/facets/avoiding.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'
import { readAirline } from './airlines.ts'

/** Airlines that neither sell nor fly any segment of it: who avoids one does not want to sit in its aeroplane either. */
export const avoidedAirlines = ofEachWay((parameter) =>
  folded(
    avoiding(
      choiceFacet({
        key: parameter('avoid'),
        place: 74,
        title: msg`Airlines to avoid`,
        read: readAirline,
        of: ({ slice }) => [
          ...new Set(
            slice.segments.flatMap(({ carrier, operating }) => (operating ? [carrier, operating] : [carrier])),
          ),
        ],
        label: (code, _, names) => names.carriers[code] ?? code,
        chip: (airline, i18n) => i18n._(msg`Without ${airline}`),
      }),
    ),
  ),
)
