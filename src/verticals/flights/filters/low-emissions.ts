import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { ofEachWay } from './flight-facet.ts'

const low = 'low'

/** Against the median that offers are compared with. What is not known is not low. */
export const lowEmissions = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('co2'),
    place: 90,
    title: msg`Emissions`,
    options: [low],
    read: (written) => (written.toLowerCase() === low ? low : undefined),
    of: ({ isLowCo2 }) => (isLowCo2 ? [low] : []),
    label: (_, i18n) => i18n._(msg`Less CO₂e than the median of this search`),
  }),
)
