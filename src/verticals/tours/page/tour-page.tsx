import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { sceneOfTour } from '../list/tour-scene.ts'
import { paceNames } from '../offer/tour-words.ts'
import { TourSearchForm } from '../form/tour-search-form.tsx'
import { peopleOf } from '../search/tour-search.ts'
import { tourCorrectionWords } from '../search/tour-correction-words.ts'
import { CheckedDepartureNotice } from './checked-departure-notice.tsx'
import { DepartureChoice } from './departure-choice.tsx'
import type { TourForParty } from './loaded-tour.ts'
import { TourLine } from './tour-line.tsx'
import { TourMap } from './tour-map.tsx'
import { backToListParameters } from './list-parameters.ts'
import { TourTerms } from './tour-terms.tsx'

interface TourPageProps {
  readonly loaded: TourForParty
  readonly url: ResultsUrl
}

/** A tour: what it is, its line of days on the page and on the map, and when it leaves at which price. */
export function TourPage({ loaded, url }: TourPageProps) {
  const { i18n } = useLingui()
  const { tour, corrections } = loaded
  return (
    <div className="page-width flex flex-col gap-6 py-4">
      <TourHeading loaded={loaded} url={url} />
      <CorrectionsNotice words={corrections.map((correction) => tourCorrectionWords(i18n, correction))} />
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
        <StaticIsland key={tour.code}>
          <TourLine tour={tour} />
        </StaticIsland>
        <TourMap tour={tour} />
      </div>
      <Departures loaded={loaded} url={url} />
      <StaticIsland key={tour.code}>
        <TourTerms tour={tour} />
      </StaticIsland>
    </div>
  )
}

function TourHeading({ loaded: { tour, departures, search }, url }: TourPageProps) {
  const { country, name, summary } = tour
  const listed = backToListParameters(url, search, country.slug)
  return (
    <header className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_16rem]">
      <div className="flex flex-col gap-2">
        <Link
          {...(listed
            ? { to: '/turs/result' as const, search: listed }
            : { to: '/turs/$country' as const, params: { country: country.slug } })}
          className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start rounded-lg px-1 text-sm font-semibold text-primary-strong"
        >
          <Icon name="i-lucide-arrow-left" className="size-4" />
          <Trans>Tours in {country.name}</Trans>
        </Link>
        <h1 className="text-xl sm:text-2xl">{name}</h1>
        <p className="max-w-160 text-muted sm:text-lg">{summary}</p>
        <StaticIsland key={tour.code}>
          <Facts tour={tour} />
        </StaticIsland>
        {departures.ok && (
          <From
            totals={departures.value.departures.flatMap((one) => (one.available ? one.sharings : []))}
            people={peopleOf(search.party)}
          />
        )}
      </div>
      <Scene place={sceneOfTour(tour)} className="h-32 w-full rounded-2xl sm:h-full sm:max-h-48" />
    </header>
  )
}

function Facts({ tour: { days, pace, ages, group, guideLanguages, operator } }: Pick<TourForParty, 'tour'>) {
  const { i18n } = useLingui()
  const languages = new Intl.ListFormat(i18n.locale).format(
    guideLanguages.map((code) => new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(code) ?? code),
  )
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Fact icon="i-lucide-calendar-days">
        <Plural value={days} one="# day" other="# days" />
      </Fact>
      <Fact icon="i-lucide-gauge">{i18n._(paceNames[pace])}</Fact>
      <Fact icon="i-lucide-users-round">
        <Trans>
          {group.fewest} to {group.most} travelers
        </Trans>
      </Fact>
      <Fact icon="i-lucide-baby">
        <Trans>
          Ages {ages.from} to {ages.to}
        </Trans>
      </Fact>
      <Fact icon="i-lucide-languages">
        <Trans>Guide: {languages}</Trans>
      </Fact>
      <Fact icon="i-lucide-building-2">
        <Trans>Run by {operator}</Trans>
      </Fact>
    </ul>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon name={icon} className="size-4 text-muted" />
      {children}
    </li>
  )
}

interface FromProps {
  readonly totals: readonly { readonly total: number }[]
  readonly people: number
}

/** The lowest total, which leads to where it is. */
function From({ totals, people }: FromProps) {
  const { i18n } = useLingui()
  if (totals.length === 0) return null
  const lowest = Math.min(...totals.map(({ total }) => total))
  const price = formatMoney({ amount: lowest, currency: 'USD' }, i18n.locale)
  return (
    <p className="text-lg">
      <a
        href="#departures"
        className="inline-flex min-h-11 max-w-full items-center font-bold wrap-anywhere underline underline-offset-4"
      >
        <Plural value={people} one={`From ${price} for # traveler`} other={`From ${price} for # travelers`} />
      </a>{' '}
      <span className="text-sm text-muted">
        <Trans>Taxes and fees included</Trans>
      </span>
    </p>
  )
}

function Departures({ loaded, url }: TourPageProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const { tour, search, today, departures, checked, instead, key } = loaded
  const params = { country: tour.country.slug, package: tour.code }
  return (
    <section aria-labelledby="departures" className="flex flex-col gap-4">
      <h2 id="departures" tabIndex={-1} className="scroll-mt-4 text-lg">
        <Trans>Departures and prices</Trans>
      </h2>
      <TourSearchForm
        key={JSON.stringify(search)}
        initial={search}
        today={today}
        ofTour={{
          action: router.buildLocation({ to: '/turs/$country/$package', params }).publicHref,
          instead,
          onSearch: (asked) =>
            void navigate({ to: '/turs/$country/$package', params, search: asked, resetScroll: false }),
        }}
      />
      {checked && <CheckedDepartureNotice key={`${url.choice} ${url.key}`} checked={checked} tour={tour} url={url} />}
      {departures.ok ? (
        <DepartureChoice
          tour={tour}
          departures={departures.value}
          search={search}
          url={url}
          instead={instead}
          pageKey={key}
        />
      ) : (
        <TourFailure problem={departures.problem} url={url} />
      )}
    </section>
  )
}

/** The tour, or its departures, cannot be shown now. */
export function TourFailure({ problem, url }: Pick<Parameters<typeof SearchFailure>[0], 'problem' | 'url'>) {
  const router = useRouter()
  return (
    <SearchFailure
      problem={problem}
      url={url}
      late={<Trans>The tour did not answer in time</Trans>}
      failed={<Trans>We cannot ask for this tour right now</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
