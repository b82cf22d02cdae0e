import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

interface SelectOption {
  readonly value: string
  readonly label: string
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[]
}

export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className="control appearance-none pe-10 aria-[invalid]:border-danger">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="i-lucide-chevron-down"
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
