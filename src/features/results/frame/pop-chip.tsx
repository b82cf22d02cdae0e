import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { chipClass } from './chip-class.ts'

interface PopChipProps {
  /** the panel's id */
  readonly opens: string
  readonly isOn?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A chip that opens a panel. */
export function PopChip({ opens, isOn, className, children }: PopChipProps) {
  return (
    <button type="button" popoverTarget={opens} className={chipClass(isOn, className)}>
      {children}
      <Icon name="i-lucide-chevron-down" className="size-4 text-muted" />
    </button>
  )
}
