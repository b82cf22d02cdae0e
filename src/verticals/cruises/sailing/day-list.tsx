import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '#domain/time/dates.ts'
import { clockTime } from '#/i18n/clock-time.ts'
import { usePinned } from '#/features/map/pins/pin-scope.tsx'
import { classNames } from '#/ui/class-names.ts'
import { type Call, callsOf } from './calls.ts'
import type { Sailing, SailingDay } from './sailing.ts'

/** The days of the sailing on a line, each with its port or the sea: what the map says, in words. */
export function DayList({ sailing }: { readonly sailing: Sailing }) {
  const calls = callsOf(sailing)
  const callOn = (day: SailingDay): Call | undefined => calls.find(({ days }) => days.includes(day))
  return (
    <section aria-labelledby="days" className="flex flex-col gap-2">
      <h2 id="days" className="text-lg">
        <Trans>Day by day</Trans>
      </h2>
      <ol className="flex flex-col">
        {sailing.itinerary.map((day) => {
          const call = callOn(day)
          const date = addDays(sailing.sailDate, day.day - 1)
          return call ? (
            <PortDay key={day.day} day={day} date={date} pin={String(call.index)} />
          ) : (
            <li key={day.day} className="flex gap-3 pb-3">
              <DayNumber day={day} />
              <DayWords day={day} date={date} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface DayProps {
  readonly day: SailingDay
  /** ISO day */
  readonly date: string
}

/** A day in a port, which answers its pin on the map. */
function PortDay({ day, date, pin }: DayProps & { readonly pin: string }) {
  const { isPointed, isChosen, card } = usePinned(pin)
  return (
    <li {...card} className={classNames('flex gap-3 pb-3', (isPointed || isChosen) && 'text-primary-strong')}>
      <DayNumber day={day} isMarked={isPointed || isChosen} />
      <DayWords day={day} date={date} />
    </li>
  )
}

function DayNumber({
  day: { day, port },
  isMarked = false,
}: {
  readonly day: SailingDay
  readonly isMarked?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold figures',
        port === undefined && 'text-muted',
        port !== undefined && (isMarked ? 'bg-ink text-paper' : 'bg-primary text-on-primary'),
      )}
    >
      {day}
    </span>
  )
}

function DayWords({ day: { day, port, arrives, leaves }, date }: DayProps) {
  const { i18n } = useLingui()
  const words = i18n.date(`${date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
      <span className={classNames('min-w-0', port === undefined ? 'text-muted' : 'font-semibold')}>
        <span className="sr-only">
          <Trans>Day {day}:</Trans>{' '}
        </span>
        {port ?? <Trans>At sea</Trans>}
        <span className="block text-xs font-normal text-muted">{words}</span>
      </span>
      <span className="text-sm text-muted figures">
        <Hours arrives={arrives} leaves={leaves} />
      </span>
    </span>
  )
}

function Hours(day: Pick<SailingDay, 'arrives' | 'leaves'>) {
  const { i18n } = useLingui()
  const arrives = day.arrives && clockTime(i18n, day.arrives)
  const leaves = day.leaves && clockTime(i18n, day.leaves)
  if (arrives && leaves)
    return (
      <>
        {arrives} – {leaves}
      </>
    )
  if (leaves) return <Trans>leaves {leaves}</Trans>
  return arrives ? <Trans>arrives {arrives}</Trans> : null
}
