import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

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
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // before the effects of what is in it, so that those can say where the focus begins
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
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
