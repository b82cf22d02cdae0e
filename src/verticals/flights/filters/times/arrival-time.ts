import { msg } from '@lingui/core/macro'
import { timeBands } from '#domain/time/time-bands.ts'
import { lastSegment } from '../../offer/flight-offer.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { ofEachWay } from '../flight-facet.ts'
import { readTimeBand, timeBandName, timeBandsOf } from './time-of-day.ts'

export const arrivalTime = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('arr'),
    place: 50,
    title: msg`Arrival time`,
    options: timeBands,
    read: readTimeBand,
    of: ({ slice }) => timeBandsOf(lastSegment(slice).arrival),
    label: timeBandName,
    chip: (band, i18n) => i18n._(msg`Arrival: ${band}`),
  }),
)
