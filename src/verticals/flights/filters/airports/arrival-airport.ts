import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { lastSegment } from '../../offer/flight-offer.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'
import { airportWords, readAirport } from './airport-words.ts'

/** Of a city that has several. */
export const arrivalAirport = ofEachWay((parameter) =>
  folded(
    choiceFacet({
      key: parameter('arrAirport'),
      place: 54,
      title: msg`Arrival airport`,
      read: readAirport,
      of: ({ slice }) => [lastSegment(slice).to],
      label: airportWords,
      chip: (airport, i18n) => i18n._(msg`To ${airport}`),
    }),
  ),
)
