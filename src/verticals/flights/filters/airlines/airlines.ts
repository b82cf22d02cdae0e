import { msg } from '@lingui/core/macro'
import { carriersOf } from '../../offer/flight-offer.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { ofEachWay } from '../flight-facet.ts'

export const readAirline = (written: string): string | undefined =>
  /^[a-z0-9]{2}$/i.test(written) ? written.toUpperCase() : undefined

/** One segment with one of the airlines is enough. */
export const airlines = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('airlines'),
    place: 70,
    title: msg`Airlines`,
    read: readAirline,
    of: ({ slice }) => carriersOf(slice),
    label: (code, _, names) => names.carriers[code] ?? code,
  }),
)
