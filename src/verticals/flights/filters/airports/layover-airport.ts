import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { connectionsOf } from '../../offer/connections.ts'
import { ofEachWay } from '../flight-facet.ts'
import { cityWords, readAirport } from './airport-words.ts'

/** Where aeroplanes are changed; where two airports of a city are, either. One of them is enough. */
export const layoverAirport = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('via'),
    place: 80,
    title: msg`Layover airport`,
    read: readAirport,
    of: ({ slice }) => [
      ...new Set(
        connectionsOf(slice).flatMap(({ airport, leavesFrom }) => [airport, ...(leavesFrom ? [leavesFrom] : [])]),
      ),
    ],
    label: cityWords,
    chip: (airport, i18n) => i18n._(msg`Layover: ${airport}`),
  }),
)
