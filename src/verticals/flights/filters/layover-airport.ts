import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { connectionsOf } from '../offer/connections.ts'
import { ofEachWay } from './flight-facet.ts'

/** Where aeroplanes are changed; where two airports of a city are, either. One of them is enough. */
export const layoverAirport = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('via'),
    place: 80,
    title: msg`Layover airport`,
    read: (written) => (/^[a-z]{3}$/i.test(written) ? written.toUpperCase() : undefined),
    of: ({ slice }) => [
      ...new Set(
        connectionsOf(slice).flatMap(({ airport, leavesFrom }) => [airport, ...(leavesFrom ? [leavesFrom] : [])]),
      ),
    ],
    label: (code, { locale }, { airports }) => {
      const { city } = airports[code] ?? {}
      return city ? `${locale === 'es' ? city.es : city.en} (${code})` : code
    },
    chip: (airport, i18n) => i18n._(msg`Layover: ${airport}`),
  }),
)
