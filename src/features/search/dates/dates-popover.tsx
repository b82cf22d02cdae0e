import { Dialog, Popover } from 'react-aria-components'
import { ClearDay } from './clear-day.tsx'
import { DayCalendar, type DatesPanelProps } from './day-calendar.tsx'
import { useDates } from './dates-scope.ts'
import { calendarLabel } from './one-day.ts'

const twoMonths = '(min-width: 50rem)'

/** The calendar over the page, under the two days that it is for. */
export function DatesPopover({ end, anchor, Around, onClose }: DatesPanelProps) {
  const dates = useDates()
  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && onClose()}
      triggerRef={anchor}
      placement="bottom end"
      offset={6}
      containerPadding={12}
      className="overflow-y-auto rounded-2xl border border-line bg-surface p-5 text-ink shadow-xl"
    >
      <Dialog aria-label={calendarLabel(dates, end)} className="w-92 min-[800px]:w-184">
        <DayCalendar end={end} Around={Around} months={matchMedia(twoMonths).matches ? 2 : 1} onChosen={onClose} />
        <ClearDay end={end} onCleared={onClose} className="float-end mt-3" />
      </Dialog>
    </Popover>
  )
}
