import { useLingui } from '@lingui/react/macro'
import { type ReactNode, memo, useRef } from 'react'
import { type AnyFacet, type Bucket, type Parameters, nameOf } from './facet.ts'
import { FacetGroup } from './facet-group.tsx'
import { noneOf } from './list-query.ts'
import { useListScope } from './list-scope.tsx'
import { ParameterReader } from './parameter-reader.ts'
import { useEarlyChoices } from './lazy/use-early-choices.ts'
import { useRequestedQuery } from './use-list.ts'

interface FacetPanelProps<Names> {
  readonly facets: readonly AnyFacet<never, Names>[]
  readonly buckets: Readonly<Record<string, readonly Bucket[]>>
  readonly names: Names
  /** what is asked besides filters */
  readonly children?: ReactNode
  /** what was moved of `children` before this ran */
  readonly onMovedEarly?: (moved: Parameters) => void
}

/** All filters of a list. What was just chosen shows at once; the list and its counts follow. */
export function FacetPanel<Names>({ facets, buckets, names, children, onMovedEarly }: FacetPanelProps<Names>) {
  const { store } = useListScope()
  const { filters } = useRequestedQuery(store)
  const panel = useRef<HTMLDivElement>(null)
  useEarlyChoices(panel, (moved) => {
    const reader = new ParameterReader(moved)
    const touched = facets.filter(({ keys }) => keys.some((key) => key in moved))
    const chosen = touched.map((facet) => [nameOf(facet), facet.parse(reader)])
    store.change({ filters: { ...noneOf(touched), ...Object.fromEntries(chosen) } })
    onMovedEarly?.(moved)
  })
  return (
    <div ref={panel} className="flex flex-col gap-3">
      {children}
      {facets.map((facet) => {
        const name = nameOf(facet)
        if (!(name in buckets) && filters[name] === undefined) return null
        return <FacetField key={name} facet={facet} buckets={buckets[name]} value={filters[name]} names={names} />
      })}
    </div>
  )
}

interface FacetFieldProps {
  readonly facet: AnyFacet<never, unknown>
  readonly buckets: readonly Bucket[] | undefined
  readonly value: unknown
  readonly names: unknown
}

/** One filter of them: a click on another one leaves it as it is. */
const FacetField = memo(function FacetField({ facet, buckets, value, names }: FacetFieldProps) {
  const { i18n } = useLingui()
  const { store } = useListScope()
  const { Panel, title, Group = FacetGroup } = facet
  const set = (chosen: unknown): void => store.change({ filters: { [nameOf(facet)]: chosen } })
  return (
    <Group legend={i18n._(title)} active={value !== undefined} onReset={() => set(undefined)}>
      <Panel buckets={buckets ?? []} value={value} set={set} names={names} />
    </Group>
  )
})
