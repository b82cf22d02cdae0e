import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'

interface FieldBoxProps {
  readonly icon: IconName
  readonly className?: string
  readonly children: ReactNode
}

/** A control with a picture of what goes into it at its start. The control leaves room for it with `ps-11`. */
export function FieldBox({ icon, className, children }: FieldBoxProps) {
  return (
    <div className={classNames('relative', className)}>
      {children}
      <Icon name={icon} className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-muted" />
    </div>
  )
}
