import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface SegmentedControlProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly segments: readonly Segment<Value>[]
  /** leave it out, with `defaultValue`, where the form alone holds the choice */
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onChange?: (value: Value) => void
  readonly className?: string
}

/** Radio buttons side by side: native ones, so arrow keys, forms and screen readers need nothing more. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, segments, value, defaultValue, onChange, className } = props
  return (
    <fieldset className={classNames('inline-flex gap-1 rounded-xl bg-sunken p-1', className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segment">
          <input
            type="radio"
            name={name}
            value={segment.value}
            className="sr-only"
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            onChange={() => onChange?.(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
