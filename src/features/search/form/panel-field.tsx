import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { useClosingPanel } from './use-closing-panel.ts'

interface PanelFieldProps {
  /** by which something may lead to it */
  readonly name: string
  readonly label: ReactNode
  /** what it holds, in words */
  readonly words: string
  /** what is wrong with all of it, in words */
  readonly fault: ReactNode
  readonly className?: string
  /** what is chosen in it; it is given what closes the panel */
  readonly children: (close: () => void) => ReactNode
}

/** A field that says what it holds and opens a panel to change it, without scripts too. */
export function PanelField({ name, label, words, fault, className = '', children }: PanelFieldProps) {
  const id = useId()
  const panel = useRef<HTMLDetailsElement>(null)
  const close = useClosingPanel(panel)
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <details ref={panel} data-field={name} className="group/panel relative">
        <summary
          aria-labelledby={`${id}-label ${id}-words`}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className={`control flex items-center gap-3 ${fault ? 'border-danger' : ''}`}
        >
          <Icon name="i-lucide-users-round" className="size-5 text-muted" />
          <span id={`${id}-words`} className="min-w-0 flex-1 truncate">
            {words}
          </span>
          <Icon name="i-lucide-chevron-down" className="size-5 text-muted group-open/panel:rotate-180" />
        </summary>
        <div className="mt-2 flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 md:absolute md:end-0 md:z-20 md:max-h-[70vh] md:w-96 md:overflow-y-auto md:shadow-xl">
          {fault && (
            <p id={`${id}-fault`} className="flex items-start gap-1.5 text-sm text-danger">
              <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
              {fault}
            </p>
          )}
          {children(close)}
        </div>
      </details>
    </div>
  )
}
