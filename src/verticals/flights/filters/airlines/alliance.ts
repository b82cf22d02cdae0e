import { msg } from '@lingui/core/macro'
import { type Alliance, allianceOf, alliances } from '#domain/alliances.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { type Slice, carriersOf } from '../../offer/flight-offer.ts'
import { folded } from '#/features/results/facets/folded.tsx'
import { ofEachWay } from '../flight-facet.ts'

const names: Readonly<Record<Alliance, string>> = { oneworld: 'oneworld', skyteam: 'SkyTeam', star: 'Star Alliance' }

const find = (written: string): Alliance | undefined => alliances.find((one) => one === written.toLowerCase())

/** The one alliance that sells all of it: miles and lounges hold for the whole way then. */
const soldBy = (slice: Slice): readonly Alliance[] => {
  const [first, ...others] = carriersOf(slice).map(allianceOf)
  return first !== undefined && others.every((other) => other === first) ? [first] : []
}

export const alliance = ofEachWay((parameter) =>
  folded(
    choiceFacet({
      key: parameter('alliance'),
      place: 72,
      title: msg`Alliance`,
      options: alliances,
      read: find,
      of: ({ slice }) => soldBy(slice),
      label: (key) => names[find(key) ?? 'star'],
    }),
  ),
)
