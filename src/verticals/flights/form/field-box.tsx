import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'

/** A control with a picture of what goes into it at its start. The control leaves room for it with `ps-11`. */
export function FieldBox({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <Icon name={icon} className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-muted" />
    </div>
  )
}
