import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { ClearDay } from './clear-day.tsx'
import { DayCalendar, type DatesPanelProps } from './day-calendar.tsx'
import { useDates } from './dates-scope.ts'
import { monthsBetween } from './months.ts'
import { calendarLabel, earliestOf } from './one-day.ts'
import { useDayWords } from './use-day-words.ts'

const fewestMonths = 3

/** The calendar of a phone: months one below the other on the whole screen. */
export function DatesSheet({ end, Around, onClose }: DatesPanelProps) {
  const dates = useDates()
  return (
    <Sheet
      open
      onClose={onClose}
      title={calendarLabel(dates, end)}
      closeLabel={<Trans>Close</Trans>}
      footer={
        <div className="flex gap-3">
          <ClearDay end={end} onCleared={onClose} />
          <Button className="flex-1" onClick={onClose}>
            <Chosen />
          </Button>
        </div>
      }
    >
      <ScrolledCalendar end={end} Around={Around} />
    </Sheet>
  )
}

/** What the days come to. */
function Chosen() {
  const { kind, ends, chosen } = useDates()
  const words = useDayWords()
  const [first, last] = [words(ends.first.day), words(ends.last.day)]
  if (kind === 'day') return chosen
  if (kind === 'bounds') return <Trans>Done</Trans>
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}

function ScrolledCalendar({ end, Around }: Pick<DatesPanelProps, 'end' | 'Around'>) {
  const dates = useDates()
  const earliest = earliestOf(dates, end)
  const scroller = useRef<HTMLDivElement>(null)
  const all = monthsBetween(earliest, dates.lastDay).length
  const [months, setMonths] = useState(() =>
    Math.min(all, Math.max(fewestMonths, monthsBetween(earliest, dates.ends[end].day).length + 1)),
  )
  useEffect(() => {
    const month = scroller.current?.querySelector('[data-selected]')?.closest('section')
    if (scroller.current && month?.previousElementSibling)
      scroller.current.scrollTop = month.offsetTop - scroller.current.offsetTop
  }, [])
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
      <DayCalendar
        end={end}
        Around={Around}
        months={months}
        stacked
        more={
          months < all && (
            <Button
              variant="secondary"
              className="mt-6 w-full"
              onClick={() => setMonths(Math.min(all, months + fewestMonths))}
            >
              <Trans>More months</Trans>
            </Button>
          )
        }
        onChosen={() => undefined}
      />
    </div>
  )
}
