import { msg } from '@lingui/core/macro'
import { timeBands } from '#domain/time/time-bands.ts'
import { firstSegment } from '../../offer/flight-offer.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { ofEachWay } from '../flight-facet.ts'
import { readTimeBand, timeBandName, timeBandsOf } from './time-of-day.ts'

export const departureTime = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('dep'),
    place: 40,
    title: msg`Departure time`,
    options: timeBands,
    read: readTimeBand,
    of: ({ slice }) => timeBandsOf(firstSegment(slice).departure),
    label: timeBandName,
    chip: (band, i18n) => i18n._(msg`Departure: ${band}`),
  }),
)
