import { useLingui } from '@lingui/react/macro'
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components'
import { Icon } from '#/ui/icon.tsx'
import { CalendarDay } from './calendar-day.tsx'

interface CalendarMonthsProps {
  readonly months: number
  readonly isRange: boolean
  /** one below the other, to be scrolled, without buttons that turn pages */
  readonly stacked: boolean
}

/** A week is gone once none of its days can be chosen. */
const pastWeeks = '[&_tbody_tr:not(:has(td>:not([data-disabled],[data-outside-month])))]:hidden'

/** The months of a react-aria calendar, side by side or one below the other. */
export function CalendarMonths({ months, isRange, stacked }: CalendarMonthsProps) {
  return (
    <div className={stacked ? 'flex flex-col gap-6' : 'relative flex gap-8'}>
      {!stacked && <PageButtons />}
      {Array.from({ length: months }, (_, month) => (
        <section key={month} className="flex-1">
          <CalendarHeading
            offset={{ months: month }}
            className="flex h-11 items-center justify-center text-base font-semibold first-letter:uppercase"
          />
          <CalendarGrid
            offset={{ months: month }}
            weekdayStyle="short"
            className={`w-full border-collapse [&_td]:p-0 [&_td]:py-0.5 ${pastWeeks}`}
          >
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="h-8 text-xs font-semibold text-muted">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarDay date={date} isRange={isRange} />}</CalendarGridBody>
          </CalendarGrid>
        </section>
      ))}
    </div>
  )
}

const pageClass =
  'grid size-11 place-items-center rounded-full text-ink hover:bg-sunken data-[disabled]:invisible absolute top-0 z-1'

function PageButtons() {
  const { t } = useLingui()
  return (
    <>
      <Button slot="previous" aria-label={t`Earlier month`} className={`${pageClass} start-0`}>
        <Icon name="i-lucide-chevron-left" className="size-5 rtl:rotate-180" />
      </Button>
      <Button slot="next" aria-label={t`Later month`} className={`${pageClass} end-0`}>
        <Icon name="i-lucide-chevron-right" className="size-5 rtl:rotate-180" />
      </Button>
    </>
  )
}
