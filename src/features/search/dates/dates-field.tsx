import { type ComponentType, useEffect, useRef, useState } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { DateField } from './date-field.tsx'
import type { DatesPanelProps } from './day-calendar.tsx'
import { type AroundMonthsProps, type End, useDates } from './dates-scope.ts'

const phone = '(max-width: 39.99rem)'

/** Over a panel that stands above the page itself, as filters do, nothing but a modal is seen. */
const takesSheet = (anchor: Element | null): boolean =>
  matchMedia(phone).matches || Boolean(anchor?.closest(':popover-open'))

const loadPanel = async (anchor: Element | null): Promise<ComponentType<DatesPanelProps>> =>
  takesSheet(anchor)
    ? (await import('./dates-sheet.tsx')).DatesSheet
    : (await import('./dates-popover.tsx')).DatesPopover

interface Loaded {
  readonly Panel: ComponentType<DatesPanelProps>
  readonly Around: ComponentType<AroundMonthsProps> | undefined
}

interface DatesFieldProps {
  readonly className?: string | undefined
  readonly lastClass?: string
}

/** The days that are asked for. The calendar for them is loaded when somebody turns to one of the two fields. */
export function DatesField({ className, lastClass = '' }: DatesFieldProps) {
  const { kind, loadAround } = useDates()
  const anchor = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState<End>()
  const [panel, setPanel] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    Promise.all([loadPanel(anchor.current), loadAround?.()]).then(
      ([Panel, Around]) => setPanel({ Panel, Around }),
      () => setFailed(true),
    )
  }, [wanted, loadAround])
  const shared = {
    plain: failed,
    openEnd: open,
    onWanted: () => setWanted(true),
    /** a press that came before the page ran comes alone: no pointer and no focus has told of it */
    onOpen: (end: End) => {
      setWanted(true)
      setOpen(end)
    },
  }
  return (
    <div
      ref={anchor}
      className={classNames(
        'grid grid-cols-2 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(clamp(40%,var(--day-field,9rem),100%),1fr))] xl:gap-2',
        className,
      )}
    >
      <DateField end="first" {...shared} className={kind === 'day' ? 'col-span-full' : ''} />
      <DateField end="last" {...shared} className={lastClass} />
      {open && panel && (
        <panel.Panel end={open} anchor={anchor} Around={panel.Around} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
