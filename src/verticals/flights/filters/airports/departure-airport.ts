import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { firstSegment } from '../../offer/flight-offer.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'
import { airportWords, readAirport } from './airport-words.ts'

/** Of a city that has several. */
export const departureAirport = ofEachWay((parameter) =>
  folded(
    choiceFacet({
      key: parameter('depAirport'),
      place: 52,
      title: msg`Departure airport`,
      read: readAirport,
      of: ({ slice }) => [firstSegment(slice).from],
      label: airportWords,
      chip: (airport, i18n) => i18n._(msg`From ${airport}`),
    }),
  ),
)
