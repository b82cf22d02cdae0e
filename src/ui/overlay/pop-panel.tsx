import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { ignoreSecondPress } from './second-press.ts'
import { closePopover, usePopover } from './use-popover.ts'

interface PopPanelProps {
  /** by which buttons open it: their `popoverTarget` */
  readonly id: string
  readonly title: ReactNode
  readonly closeLabel: string
  /** on wide screens a part of the page like any other */
  readonly isInline?: boolean
  /** stays in view below what scrolls, while it is a sheet */
  readonly footer?: ReactNode
  /** what stands in it; it is told whether somebody has opened it */
  readonly children: (opened: boolean) => ReactNode
}

/** A sheet at the bottom of a narrow screen; on a wide one a panel beside its button, or a part of the page. It needs no scripts. */
export function PopPanel({ id, title, closeLabel, isInline = false, footer, children }: PopPanelProps) {
  const titleId = useId()
  const { ref, opened, popover } = usePopover()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    /** a link leads on: what it was chosen in is done with */
    const follow = (press: MouseEvent): void => {
      if (!(press.target instanceof Element && press.target.closest('a'))) return
      closePopover(ref.current)
      ignoreSecondPress(press)
    }
    const links = body.current
    links?.addEventListener('click', follow)
    return () => links?.removeEventListener('click', follow)
  }, [ref])
  return (
    <div
      {...popover}
      id={id}
      {...(isInline ? {} : { role: 'dialog', 'aria-labelledby': titleId })}
      className={classNames('pop-panel', isInline && 'pop-panel-inline')}
    >
      <div
        className={classNames(
          'sticky top-0 z-1 flex items-center justify-between gap-4 bg-inherit py-2 ps-4 pe-2',
          isInline && 'lg:hidden',
        )}
      >
        <h2 id={titleId} className="text-base">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className="grid size-10 place-items-center rounded-lg text-muted hover:bg-sunken"
        >
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div ref={body} className={isInline ? 'px-4 pb-4 lg:p-0' : 'px-4 pb-4'}>
        {children(opened)}
      </div>
      {footer && (
        <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-surface p-3 lg:hidden">
          {footer}
        </div>
      )}
    </div>
  )
}
