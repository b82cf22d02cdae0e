import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { organisationAt } from '#domain/organisation.ts'
import type { Locale } from '#/i18n/locale.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import { ListMap } from '#/features/map/list-map.tsx'
import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { JsonLd } from '#/ui/json-ld.tsx'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { LiveRegion } from '#/ui/live-region.tsx'
import { Notice } from '#/ui/notice.tsx'
import { BudgetField } from './budget-field.tsx'
import { type ExploreAnswer, type ExploreUrl, budgetOf, nightsOf } from './explore.ts'
import { ExploreCard } from './explore-card.tsx'
import { exploreCorrectionWords } from './explore-correction-words.ts'
import { exploreDescription, exploreTitle } from './explore-head.ts'
import { ExploreForm } from './explore-form.tsx'
import { type ExploreTrip, budgetFor, budgetRange, tripsOf, withinBudget } from './explore-trips.ts'
import { useBudgetInAddress } from './use-budget-in-address.ts'

const PinnedPlaces = lazyPart(async () => (await import('./pinned-places.tsx')).PinnedPlaces)

interface ExplorePageProps {
  readonly answer: ExploreAnswer
  readonly url: ExploreUrl
  readonly locale: Locale
}

/** What it costs to go anywhere in a month: a list, and the same on a map. A budget leaves out what is dearer. */
export function ExplorePage({ answer, url, locale }: ExplorePageProps) {
  const { t, i18n } = useLingui()
  const { page } = useRouter().options.context
  const city = answer.from?.cityName
  const stops = [{ path: '/explorar', name: t`Explore` }]
  return (
    <div className="page-width flex flex-col gap-5 pb-4 pt-4 sm:pt-8">
      <JsonLd
        graph={[
          organisationAt(page.origin),
          breadcrumbTo(stops, page.origin, locale, i18n),
          { '@type': 'WebPage', name: i18n._(exploreTitle), description: i18n._(exploreDescription) },
        ]}
      />
      <div className="flex flex-col gap-1">
        <h1 className="text-xl sm:text-2xl">
          {city ? <Trans>Where to go from {city}</Trans> : <Trans>Explore</Trans>}
        </h1>
        <p className="text-sm text-muted sm:text-base">
          <Trans>The lowest price of the month to each place, for one adult in economy. Taxes and fees included.</Trans>
        </p>
      </div>
      <Places key={`${answer.from?.code} ${answer.month} ${url.nights}`} {...{ answer, url, locale }} />
    </div>
  )
}

function Places({ answer, url, locale }: ExplorePageProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const nights = nightsOf(url)
  const all = useMemo(() => tripsOf(answer, nights), [answer, nights])
  const [budget, setBudget] = useState(() => budgetFor(all, budgetOf(url)))
  useBudgetInAddress(url, budget)
  const trips = useMemo(() => withinBudget(all, budget), [all, budget])
  const { unknown, understood, problem } = answer
  const tookWords = ({ given, used }: NonNullable<typeof understood>): string => t`We took “${given}” to be ${used}.`
  return (
    <>
      <div className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3 sm:p-4">
        <ExploreForm answer={answer} url={url} budget={budget} />
        {all.length > 1 && <Budget trips={all} budget={budget} onChange={setBudget} />}
      </div>
      {unknown !== undefined && (
        <Notice tone="warn" title={<Trans>We do not know “{unknown}”. These are prices from near you.</Trans>} />
      )}
      <CorrectionsNotice
        words={[
          ...(understood ? [tookWords(understood)] : []),
          ...answer.notOffered.map((field) => exploreCorrectionWords(i18n, field, answer.month)),
        ]}
      />
      {problem && (
        <SearchFailure
          problem={problem}
          url={{ ...url }}
          late={<Trans>The airlines did not answer in time</Trans>}
          failed={<Trans>We cannot look up prices right now</Trans>}
          onRetry={() => void router.invalidate()}
        />
      )}
      {!problem && all.length === 0 && (
        <Notice title={<Trans>No flights from there this month. Try another month or an airport nearby.</Trans>} />
      )}
      {all.length > 0 && <FoundPlaces trips={trips} title={t`Map of prices`} locale={locale} />}
    </>
  )
}

interface BudgetProps {
  readonly trips: readonly ExploreTrip[]
  readonly budget: number | undefined
  readonly onChange: (budget: number | undefined) => void
}

function Budget({ trips, ...field }: BudgetProps) {
  const { least, most } = useMemo(() => budgetRange(trips), [trips])
  return <BudgetField {...field} currency={trips[0]?.price.currency ?? 'USD'} least={least} most={most} />
}

interface FoundPlacesProps {
  readonly trips: readonly ExploreTrip[]
  readonly title: string
  readonly locale: Locale
}

function FoundPlaces({ trips, title, locale }: FoundPlacesProps) {
  const { length } = trips
  const count = <Plural value={length} one="# place" other="# places" />
  return (
    <PinScope>
      <LiveRegion>{count}</LiveRegion>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-labelledby="explore-places" className="flex flex-col gap-2">
          <h2 id="explore-places" className="text-base">
            {count}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 xl:grid-cols-1">
            {trips.map((trip) => (
              <ExploreCard key={trip.to.code} trip={trip} locale={locale} />
            ))}
          </ul>
        </section>
        <ListMap title={title}>
          <PinnedPlaces trips={trips} title={title} locale={locale} />
        </ListMap>
      </div>
    </PinScope>
  )
}
