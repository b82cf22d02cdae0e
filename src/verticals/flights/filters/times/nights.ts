import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { connectionsOf } from '../../offer/connections.ts'
import { type LocalMinutes, type Slice, minutesPerDay } from '../../offer/flight-offer.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'

const names: Readonly<Record<string, MessageDescriptor>> = {
  air: msg`With a night in the air`,
  noair: msg`No night in the air`,
  nolayover: msg`No night between flights`,
}

const options = Object.keys(names)

/** Eleven in the evening to five in the morning, of which three hours are what nobody calls a day. */
const nightStart = 23 * 60
const nightMinutes = 6 * 60
const mostByDay = 3 * 60

/** Minutes of the nights that a span of local time takes up. */
const minutesOfNight = (start: LocalMinutes, end: LocalMinutes): number => {
  let minutes = 0
  let night = Math.floor((start - nightStart) / minutesPerDay) * minutesPerDay + nightStart
  for (; night < end; night += minutesPerDay)
    minutes += Math.max(0, Math.min(end, night + nightMinutes) - Math.max(start, night))
  return minutes
}

/**
 * By the clock of where an aeroplane takes off, or of where it lands: a night that is flown into the east is short by the one and
 * whole by the other.
 */
export const fliesByNight = ({ segments }: Pick<Slice, 'segments'>): boolean =>
  segments.some(
    ({ departure, arrival, minutes }) =>
      minutesOfNight(departure, departure + minutes) >= mostByDay ||
      minutesOfNight(arrival - minutes, arrival) >= mostByDay,
  )

const nightsOf = (slice: Slice): readonly string[] => [
  fliesByNight(slice) ? 'air' : 'noair',
  ...(connectionsOf(slice).some(({ overnight }) => overnight) ? [] : ['nolayover']),
]

/** Where nights are spent on the way. Who asks for two of them wants both. */
export const nights = ofEachWay((parameter) =>
  folded(
    choiceFacet({
      key: parameter('night'),
      place: 64,
      title: msg`Nights on the way`,
      options,
      needs: 'all',
      read: (written) => options.find((one) => one === written.toLowerCase()),
      of: ({ slice }) => nightsOf(slice),
      label: (key, i18n) => (names[key] ? i18n._(names[key]) : key),
    }),
  ),
)
