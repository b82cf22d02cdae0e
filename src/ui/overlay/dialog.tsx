import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  readonly open: boolean
  /** Escape, the close button, or a press beside it. Leave it out where the traveller must choose one of the actions. */
  readonly onClose?: () => void
  /** at work on what was chosen in it: nothing puts it away meanwhile */
  readonly busy?: boolean
  readonly closeLabel?: string
  readonly title: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A modal dialog on the browser's own: it holds the focus, hides the rest, and gives the focus back to where it was. */
export function Dialog({ open, onClose, busy, closeLabel, title, className, children }: DialogProps) {
  const onWish = busy ? undefined : onClose
  const { titleId, dialog } = useModal(open, onWish)
  return (
    <dialog
      {...dialog}
      closedby={onWish ? 'any' : 'none'}
      className={classNames(
        'm-auto w-[min(36rem,calc(100%-2rem))] rounded-2xl border border-line bg-surface text-start shadow-xl backdrop:bg-black/50',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {onClose && closeLabel && (
            <button
              type="button"
              onClick={onClose}
              disabled={busy}
              aria-label={closeLabel}
              className="-me-2 -mt-1 grid size-10 place-items-center rounded-lg text-muted hover:bg-sunken"
            >
              <Icon name="i-lucide-x" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
