import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Price } from '#/ui/money/price.tsx'
import { type AssistantAnswer, suggestionAddress } from './suggestion.ts'

const ask = async (signal: AbortSignal): Promise<AssistantAnswer | undefined> => {
  const response = await fetch(suggestionAddress, { signal })
  return response.ok ? await response.json() : undefined
}

const useSuggestion = (): AssistantAnswer | undefined => {
  const [answer, setAnswer] = useState<AssistantAnswer>()
  useEffect(() => {
    const control = new AbortController()
    ask(control.signal).then(setAnswer, () => undefined)
    return () => control.abort()
  }, [])
  return answer
}

/** What the assistant suggests to who comes from it. Without a suggestion there is nothing to say. */
export function AssistantCard() {
  const { i18n } = useLingui()
  const answer = useSuggestion()
  if (!answer?.search) return null
  const { search, flights } = answer
  const locale = i18n.locale as Locale
  const day = (text: string): string =>
    i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const cheapest = flights.data?.[0]
  return (
    <section
      aria-labelledby="assistant"
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="assistant" className="text-lg">
          <Trans>The assistant suggests</Trans>
        </h2>
        <p>
          <strong>
            {search.from[locale]} – {search.to[locale]}
          </strong>
          , {day(search.departure)}
          {search.return && ` – ${day(search.return)}`},{' '}
          <Plural value={search.travellers} one="# traveler" other="# travelers" />
        </p>
        {cheapest && (
          <p className="text-sm text-muted">
            <Trans>
              Seen from <Price money={cheapest.price} className="font-semibold text-ink" /> in all. The page behind it
              shows what it is now.
            </Trans>
          </p>
        )}
      </div>
      <a href={localizePathname(search.results, locale)} className={buttonClass('secondary')}>
        <Trans>See these flights</Trans>
      </a>
    </section>
  )
}
