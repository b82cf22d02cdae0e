import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { DayCalendar, type DatesPanelProps } from './day-calendar.tsx'
import { useDates } from './dates-scope.ts'
import { monthsBetween } from './months.ts'

const fewestMonths = 3

/** The calendar of a phone: months one below the other on the whole screen. */
export function DatesSheet({ end, Around, onClose }: DatesPanelProps) {
  const { label, chosen } = useDates()
  return (
    <Sheet
      open
      onClose={onClose}
      title={label}
      closeLabel={<Trans>Close</Trans>}
      footer={
        <Button className="w-full" onClick={onClose}>
          {chosen}
        </Button>
      }
    >
      <ScrolledCalendar end={end} Around={Around} />
    </Sheet>
  )
}

function ScrolledCalendar({ end, Around }: Pick<DatesPanelProps, 'end' | 'Around'>) {
  const { ends, today, lastDay } = useDates()
  const scroller = useRef<HTMLDivElement>(null)
  const all = monthsBetween(today, lastDay).length
  const [months, setMonths] = useState(() =>
    Math.min(all, Math.max(fewestMonths, monthsBetween(today, ends[end].day).length + 1)),
  )
  useEffect(() => {
    const month = scroller.current?.querySelector('[data-selected]')?.closest('section')
    if (scroller.current && month?.previousElementSibling)
      scroller.current.scrollTop = month.offsetTop - scroller.current.offsetTop
  }, [])
  return (
    <div ref={scroller} className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-4 pb-6">
      <DayCalendar end={end} Around={Around} months={months} stacked onChosen={() => undefined} />
      {months < all && (
        <Button variant="secondary" onClick={() => setMonths(Math.min(all, months + fewestMonths))}>
          <Trans>More months</Trans>
        </Button>
      )}
    </div>
  )
}
