import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type Tone, toneClass, toneIcon } from './tone.ts'

interface NoticeProps {
  readonly tone?: Exclude<Tone, 'neutral'>
  readonly title?: ReactNode
  /** appears after the page did, so a screen reader must be told: `alert` interrupts, `status` waits */
  readonly role?: 'alert' | 'status'
  readonly children?: ReactNode
}

export function Notice({ tone = 'info', title, role, children }: NoticeProps) {
  return (
    <div role={role} className={classNames('flex gap-3 rounded-xl p-4 text-start', toneClass[tone])}>
      <Icon name={toneIcon[tone]} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm text-ink">{children}</div>}
      </div>
    </div>
  )
}
