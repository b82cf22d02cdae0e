import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { Button } from '#/ui/button.tsx'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { monthsBetween } from './calendar-prices.ts'
import { useDraft, useSearchForm } from '../search-form-scope.tsx'
import { type DatesPanelProps, TripCalendar } from './trip-calendar.tsx'
import { useDayWords } from './use-day-words.ts'

const fewestMonths = 3

/** The calendar of a phone: months one below the other on the whole screen. */
export function DatesSheet({ leg, onClose }: DatesPanelProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Days of the trip`}
      closeLabel={<Trans>Close</Trans>}
      footer={
        <Button className="w-full" onClick={onClose}>
          <ChosenDays />
        </Button>
      }
    >
      <ScrolledCalendar leg={leg} />
    </Sheet>
  )
}

function ChosenDays() {
  const { tripType, departure, return: back } = useDraft()
  const words = useDayWords()
  const [first, last] = [words(departure), words(back)]
  if (tripType === '1') return <Trans>Fly on {first}</Trans>
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}

function ScrolledCalendar({ leg }: Pick<DatesPanelProps, 'leg'>) {
  const { store } = useSearchForm()
  const draft = useDraft()
  const scroller = useRef<HTMLDivElement>(null)
  const all = monthsBetween(store.today, lastBookableDay(store.today)).length
  const [months, setMonths] = useState(() =>
    Math.min(all, Math.max(fewestMonths, monthsBetween(store.today, draft[leg]).length + 1)),
  )
  useEffect(() => {
    const month = scroller.current?.querySelector('[data-selected]')?.closest('section')
    if (scroller.current && month?.previousElementSibling)
      scroller.current.scrollTop = month.offsetTop - scroller.current.offsetTop
  }, [])
  return (
    <div ref={scroller} className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-4 pb-6">
      <TripCalendar leg={leg} months={months} stacked onChosen={() => undefined} />
      {months < all && (
        <Button variant="secondary" onClick={() => setMonths(Math.min(all, months + fewestMonths))}>
          <Trans>More months</Trans>
        </Button>
      )}
    </div>
  )
}
