import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fareFlag } from '../../results/query/fare-price.ts'
import { totalsByTerms } from '../../results/query/results-table.ts'
import { FacetCheck } from '#/features/results/choice-facet.tsx'
import { ofWholeTrip } from '../flight-facet.ts'

/** What a fare must allow or hold; a flight may be shown at a dearer fare than its cheapest for it. */
export type FareCondition = 'zeroPenalty' | 'refundable' | 'cabinBag'
type Conditions = readonly FareCondition[]

const names: Readonly<Record<FareCondition, MessageDescriptor>> = {
  zeroPenalty: msg`Changes without a penalty`,
  refundable: msg`Refundable`,
  cabinBag: msg`Cabin bag included`,
}

const orNone = (chosen: Conditions): Conditions | undefined => (chosen.length === 0 ? undefined : chosen)

const without = (chosen: Conditions, condition: FareCondition): Conditions | undefined =>
  orNone(chosen.filter((other) => other !== condition))

interface FareConditions {
  /** each is a parameter; the first names the filter */
  readonly keys: readonly [FareCondition, ...FareCondition[]]
  /** the same as they are shown; in the order of the parameters where left out */
  readonly conditions?: Conditions
  readonly place: number
  readonly title: MessageDescriptor
}

/** A filter by what fares hold. Of which the airline does not tell it count as not having it: unknown is not yes. */
export const fareConditions = ({ keys, conditions = keys, place, title }: FareConditions) => {
  const withIt = (chosen: Conditions, condition: FareCondition): Conditions =>
    conditions.filter((other) => other === condition || chosen.includes(other))
  return ofWholeTrip<Conditions, readonly Float64Array[]>({
    keys,
    place,
    title,
    parse: (reader) => orNone(conditions.filter((condition) => reader.flag(condition))),
    write: (chosen) => Object.fromEntries(chosen.map((condition) => [condition, '1'])),
    terms: (chosen) => chosen.reduce((bits, condition) => bits | fareFlag[condition], 0),
    column: totalsByTerms,
    test: (columns, _, terms) => (row) => columns[terms]?.[row] !== Infinity,
    buckets: (_, { countWith }, chosen = []) =>
      conditions.map((key) => ({ key, count: countWith(withIt(chosen, key)) })),
    Panel: function Conditions({ buckets, value, set }) {
      const { i18n } = useLingui()
      const chosen = value ?? []
      return (
        <>
          {conditions.map((condition) => {
            const checked = chosen.includes(condition)
            return (
              <FacetCheck
                key={condition}
                name={condition}
                value="1"
                count={buckets.find(({ key }) => key === condition)?.count ?? 0}
                checked={checked}
                onToggle={() => set(checked ? without(chosen, condition) : withIt(chosen, condition))}
                words={i18n._(names[condition])}
              />
            )
          })}
          <p className="text-xs text-muted">
            <Trans>Fares whose rules the airline does not tell are not counted here.</Trans>
          </p>
        </>
      )
    },
    chips: (chosen, i18n) =>
      chosen.map((condition) => ({
        key: condition,
        words: i18n._(names[condition]),
        without: without(chosen, condition),
      })),
  })
}
