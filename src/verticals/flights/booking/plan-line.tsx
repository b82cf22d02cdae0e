import { useLingui } from '@lingui/react/macro'
import { AirlinesNamed } from '../list/airlines-named.tsx'
import { StopsWords } from '../list/stops-words.tsx'
import { TimesOfWay } from '../list/times-of-way.tsx'
import type { JourneyPlan } from './flight-item.ts'

const dayOf = (at: string): number => Date.parse(`${at.slice(0, 10)}T12:00:00Z`)

const millisecondsPerDay = 86_400_000

/** One direction, in the words that the list and the summary had for it. */
export function PlanLine({ plan }: { plan: JourneyPlan }) {
  const { from, to, departure, arrival, changes, stops = changes, airline, airlines = [airline], operators = [] } = plan
  const { i18n } = useLingui()
  const time = (at: string): string =>
    i18n.date(`${at.slice(0, 16)}Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = i18n.date(new Date(dayOf(departure)), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <>
      <p className="font-semibold">
        <Place {...from} /> – <Place {...to} />
      </p>
      <TimesOfWay
        departs={time(departure)}
        lands={time(arrival)}
        days={(dayOf(arrival) - dayOf(departure)) / millisecondsPerDay}
      />
      <p className="text-sm text-muted">
        {day} ·&nbsp;
        <StopsWords count={stops} />
      </p>
      <p className="text-sm text-muted">
        <AirlinesNamed sell={airlines} fly={operators} />
      </p>
    </>
  )
}

/** Towns with several airports need the code too. */
function Place({ code, city }: JourneyPlan['from']) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n.locale === 'es' ? city.es : city.en} <span className="font-normal text-muted">({code})</span>
    </>
  )
}
