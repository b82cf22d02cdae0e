import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useModal } from './use-modal.ts'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: ReactNode
  /** stays in view below what scrolls */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog that takes a phone's whole screen; it holds the focus and gives it back to where it was. */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
  const { titleId, dialog } = useModal(open, onClose)
  return (
    <dialog
      {...dialog}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper text-start open:flex open:flex-col"
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <button type="button" onClick={onClose} className="-me-2 flex min-h-11 items-center gap-2 rounded-lg px-3">
          <Icon name="i-lucide-x" />
          {closeLabel}
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      {footer && <div className="border-t border-line bg-surface p-4">{footer}</div>}
    </dialog>
  )
}
