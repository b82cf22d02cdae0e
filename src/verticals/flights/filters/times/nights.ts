import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { connectionsOf } from '../../offer/connections.ts'
import type { Slice } from '../../offer/flight-offer.ts'
import { fliesByNight } from '../../offer/night-flight.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'

const names: Readonly<Record<string, MessageDescriptor>> = {
  air: msg`With a night in the air`,
  noair: msg`No night in the air`,
  nolayover: msg`No night between flights`,
}

const options = Object.keys(names)

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
