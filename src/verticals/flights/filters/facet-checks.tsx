import { Checkbox } from '#/ui/fields/checkbox.tsx'
import type { Bucket } from './facets.ts'

interface FacetChecksProps<Key extends string> {
  readonly name: string
  readonly buckets: readonly Bucket<Key>[]
  readonly chosen: readonly Key[]
  readonly label: (key: Key) => string
  readonly onToggle: (key: Key) => void
}

/** Choices of which several may hold; each says how many flights it leaves. */
export function FacetChecks<Key extends string>({ name, buckets, chosen, label, onToggle }: FacetChecksProps<Key>) {
  return buckets.map(({ key, count }) => {
    const checked = chosen.includes(key)
    return (
      <Checkbox
        key={key}
        name={name}
        value={key}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onToggle(key)}
        detail={count}
        className={count === 0 && !checked ? 'text-muted' : undefined}
      >
        {label(key)}
      </Checkbox>
    )
  })
}
