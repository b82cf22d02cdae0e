import { Dialog, Popover } from 'react-aria-components'
import { DayCalendar, type DatesPanelProps } from './day-calendar.tsx'
import { useDates } from './dates-scope.ts'

const twoMonths = '(min-width: 800px)'

/** The calendar over the page, under the two days that it is for. */
export function DatesPopover({ end, anchor, Around, onClose }: DatesPanelProps) {
  const { label } = useDates()
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
      <Dialog aria-label={label} className="w-92 min-[800px]:w-184">
        <DayCalendar end={end} Around={Around} months={matchMedia(twoMonths).matches ? 2 : 1} onChosen={onClose} />
      </Dialog>
    </Popover>
  )
}
