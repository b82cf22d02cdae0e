import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** a second line under or beside the label: a count, a price */
  readonly detail?: ReactNode
}

/** A native check box whose whole row is its target. */
export function Checkbox({ children, detail, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-10 items-center gap-3 text-sm', className)}>
      <input {...rest} type="checkbox" className="my-2.5 size-5 shrink-0 self-start accent-primary" />
      <span className="flex-1 py-2">{children}</span>
      {detail !== undefined && <span className="text-muted figures">{detail}</span>}
    </label>
  )
}
