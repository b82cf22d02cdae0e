import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stopCount } from '../offer/flight-offer.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { ofEachWay } from './flight-facet.ts'

/** `2` stands for two and more (rule search-4). */
const names: Readonly<Record<string, MessageDescriptor>> = {
  '0': msg`Direct`,
  '1': msg`One stop`,
  '2': msg`Two stops or more`,
}

const options = Object.keys(names)
const most = options.length - 1

export const stops = ofEachWay((parameter) =>
  choiceFacet({
    key: parameter('stops'),
    place: 10,
    title: msg`Stops`,
    options,
    read: (written) => options.find((one) => one === written),
    of: ({ slice }) => [String(Math.min(stopCount(slice), most))],
    label: (key, i18n) => (names[key] ? i18n._(names[key]) : key),
  }),
)
