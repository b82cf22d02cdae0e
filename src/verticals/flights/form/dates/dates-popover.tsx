import { useLingui } from '@lingui/react/macro'
import { Dialog, Popover } from 'react-aria-components'
import { type DatesPanelProps, TripCalendar } from './trip-calendar.tsx'

const twoMonths = '(min-width: 800px)'

/** The calendar over the page, under the two days that it is for. */
export function DatesPopover({ leg, anchor, onClose }: DatesPanelProps) {
  const { t } = useLingui()
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
      <Dialog aria-label={t`Days of the trip`} className="w-92 min-[800px]:w-184">
        <TripCalendar leg={leg} months={matchMedia(twoMonths).matches ? 2 : 1} onChosen={onClose} />
      </Dialog>
    </Popover>
  )
}
