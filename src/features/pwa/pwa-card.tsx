import type { ReactNode } from 'react'

interface PwaCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** A quiet card at the lower edge of the window: announced, never in the way of the keyboard. */
export function PwaCard({ title, children, actions }: PwaCardProps) {
  return (
    <output className="over-edge fixed inset-x-4 bottom-4 z-20 flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lg sm:start-auto sm:end-6 sm:bottom-6 sm:w-96 print:hidden">
      <strong>{title}</strong>
      <span className="text-sm text-muted">{children}</span>
      <span className="flex flex-wrap gap-3">{actions}</span>
    </output>
  )
}
