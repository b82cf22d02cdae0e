import { useQueries } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isDay, nightsBetween } from '#domain/time/dates.ts'
import { Price } from '#/ui/money/price.tsx'
import { dayPricesQuery } from '../../prices/day-prices-query.ts'
import { type DayPricesQuestion, pricedSearch } from '../../prices/day-prices.ts'
import { type SearchDraft, codeOf } from '../search-draft.ts'
import { useDraft } from '../search-form-scope.tsx'
import type { PlaceName } from '#domain/place/airport.ts'

/** What a draft's trip costs that leads to a place; undefined where it is no trip yet. */
const questionTo = (draft: SearchDraft, to: string): DayPricesQuestion | undefined => {
  const { departure, tripType } = draft
  const from = codeOf(draft.from)
  const stay = tripType === '2' ? nightsBetween(departure, draft.return) : undefined
  if (from === undefined || from === to || !isDay(departure) || (stay !== undefined && !(stay >= 0))) return undefined
  return { ...pricedSearch({ ...draft, from, to }), start: departure, end: departure, stay, departure: undefined }
}

/** Under the name of a place, what it costs to go there on the days that the form has. */
export const usePopularPrices = (places: readonly PlaceName[]): ((code: string) => ReactNode) => {
  const draft = useDraft()
  const { i18n } = useLingui()
  const words = (day: string): string =>
    isDay(day) ? i18n.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }) : ''
  const asked = places.flatMap(({ code }) => questionTo(draft, code) ?? [])
  const answers = useQueries({
    queries: asked.map(dayPricesQuery),
  })
  const days = [draft.departure, draft.tripType === '2' ? draft.return : ''].map(words).filter(Boolean).join(' – ')
  return (code) => {
    const answer = answers[asked.findIndex(({ to }) => to === code)]?.data
    const amount = answer?.days[draft.departure]
    if (!answer || amount === undefined) return days
    return (
      <Trans>
        from <Price money={{ amount, currency: answer.currency }} className="font-semibold text-ink" />, {days}
      </Trans>
    )
  }
}
