import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FacetCheck } from '#/features/results/choice-facet.tsx'
import type { Facet } from '#/features/results/facet.ts'
import { refundableTerm } from '../list/hotel-measures.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

const policies = ['free', 'nonRefundable'] as const
type Policy = (typeof policies)[number]
type Policies = readonly Policy[]

const names: Readonly<Record<Policy, MessageDescriptor>> = {
  free: msg`Free cancellation`,
  nonRefundable: msg`Non-refundable`,
}

const isFreeAlone = (chosen: Policies): boolean => chosen.length === 1 && chosen[0] === 'free'

const orNone = (chosen: Policies): Policies | undefined => (chosen.length === 0 ? undefined : chosen)

const toggled = (chosen: Policies, policy: Policy): Policies | undefined =>
  orNone(policies.filter((one) => chosen.includes(one) !== (one === policy)))

/** By policy and row. The price that is shown is of a choice that has what is asked, where free cancelling alone is. */
type Column = Readonly<Record<Policy, Uint8Array>>

/** Hotels that sell a choice which can be cancelled for nothing, or whose cheapest one gives nothing back. */
export const cancellation: Facet<Hotel, HotelNames, Policies, Column> = {
  keys: ['cancellation'],
  place: 30,
  title: msg`Cancellation`,
  parse: (reader) =>
    reader.choices('cancellation', (written) => policies.find((one) => one.toLowerCase() === written.toLowerCase())),
  write: (chosen) => ({ cancellation: chosen.join(',') }),
  terms: (chosen) => (isFreeAlone(chosen) ? refundableTerm : 0),
  column: (hotels) => ({
    free: Uint8Array.from(hotels, ({ refundableTotal }) => (refundableTotal === undefined ? 0 : 1)),
    nonRefundable: Uint8Array.from(hotels, ({ refundability }) => (refundability === 'non_refundable' ? 1 : 0)),
  }),
  test: (column, chosen) => (row) => chosen.some((policy) => column[policy][row] === 1),
  // what can be cancelled is another choice at another price, which the other filters look at
  buckets: (_, { countWith }) => policies.map((key) => ({ key, count: countWith([key]) })),
  Panel: function Policies({ buckets, value, set }) {
    const { i18n } = useLingui()
    const chosen = value ?? []
    return policies.map((policy) => (
      <FacetCheck
        key={policy}
        name="cancellation"
        value={policy}
        count={buckets.find(({ key }) => key === policy)?.count ?? 0}
        checked={chosen.includes(policy)}
        onToggle={() => set(toggled(chosen, policy))}
        words={i18n._(names[policy])}
      />
    ))
  },
  chips: (chosen, i18n) =>
    chosen.map((policy) => ({ key: policy, words: i18n._(names[policy]), without: toggled(chosen, policy) })),
}
