import { type ComponentType, useEffect, useRef, useState } from 'react'
import { DateField } from './date-field.tsx'
import type { DatesPanelProps, Leg } from './trip-calendar.tsx'
import { useDraft } from '../search-form-scope.tsx'

const phone = '(max-width: 639px)'

const loadPanel = async (): Promise<ComponentType<DatesPanelProps>> =>
  matchMedia(phone).matches
    ? (await import('./dates-sheet.tsx')).DatesSheet
    : (await import('./dates-popover.tsx')).DatesPopover

/** The days of the trip. The calendar for them is loaded when somebody turns to one of the two fields. */
export function DatesField() {
  const { tripType } = useDraft()
  const anchor = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState<Leg>()
  const [panel, setPanel] = useState<{ Panel: ComponentType<DatesPanelProps> }>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    loadPanel().then(
      (Panel) => setPanel({ Panel }),
      () => setFailed(true),
    )
  }, [wanted])
  const shared = { plain: failed, openLeg: open, onWanted: () => setWanted(true), onOpen: setOpen }
  return (
    <div ref={anchor} className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
      <DateField leg="departure" {...shared} className={tripType === '1' ? 'col-span-full' : ''} />
      <DateField leg="return" {...shared} className="group-has-[input[value='1']:checked]/search:hidden" />
      {open && panel && <panel.Panel leg={open} anchor={anchor} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
