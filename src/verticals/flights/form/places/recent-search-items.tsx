import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { forgetSearch } from './remember-search.ts'
import { resultsPath, serialiseFlightSearch } from '../../search/flight-search.ts'
import { type RecentSearch, recentKey } from './recent-searches.ts'
import { travellersWords } from '../../search/travellers-words.ts'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { useRecentSearches } from './use-recent-searches.ts'

/** The last searches of this browser, to be made again or forgotten. */
export function RecentSearchItems({ today }: { readonly today: string }) {
  const list = useRecentSearches(today)
  const heading = useRef<HTMLHeadingElement>(null)
  // the focus stays on the heading when the last one goes
  const [forgot, setForgot] = useState(false)
  if (list.length === 0 && !forgot) return null
  const forget = (recent: RecentSearch): void => {
    // it would go with the button that was pressed
    heading.current?.focus()
    setForgot(true)
    forgetSearch(recentKey(recent), today)
  }
  return (
    <section aria-labelledby="recent-searches" className="flex flex-col gap-2">
      <h2 ref={heading} id="recent-searches" tabIndex={-1} className="text-sm text-muted">
        <Trans>Your recent searches</Trans>
      </h2>
      {list.length === 0 ? (
        <output className="text-sm">
          <Trans>None is left.</Trans>
        </output>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {list.map((recent) => (
            <RecentItem key={recentKey(recent)} recent={recent} onRemove={() => forget(recent)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RecentItem({ recent, onRemove }: { readonly recent: RecentSearch; readonly onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const words = useDayWords()
  const { search, from, to } = recent
  const route = `${from.cityName} – ${to.cityName}`
  const days = [search.departure, search.return ?? ''].map(words).filter(Boolean).join(' – ')
  const [, url = ''] = resultsPath(search, { from: from.pathName, to: to.pathName }).split('/')
  return (
    <li className="flex items-center rounded-xl border border-line bg-surface">
      <Link
        to="/$url/results"
        params={{ url }}
        search={serialiseFlightSearch(search)}
        preload={false}
        className="flex min-h-11 flex-col justify-center rounded-s-xl px-3 py-1 hover:bg-sunken"
      >
        <span className="text-sm font-semibold">{route}</span>
        <span className="text-xs text-muted">
          {days} ·&nbsp;{travellersWords(i18n, search)}
        </span>
      </Link>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t`Forget ${route}, ${days}`}
        className="grid min-h-11 w-10 place-items-center self-stretch rounded-e-xl text-muted hover:bg-sunken"
      >
        <Icon name="i-lucide-x" className="size-4" />
      </button>
    </li>
  )
}
