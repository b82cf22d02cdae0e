import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TourCard } from '../list/tour-card.tsx'
import { TourSearchForm } from '../form/tour-search-form.tsx'
import type { TourList } from '../offer/tour.ts'
import type { LoadedTours } from '../results/loaded-tours.ts'
import { toursTitle } from '../results/tours-title.ts'

/** The tours of one country, whenever they begin. */
export function CountryPage({ loaded }: { readonly loaded: LoadedTours }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { search, today, answer } = loaded
  return (
    <div className="page-width flex flex-col gap-6 py-4">
      <header className="flex flex-col gap-2">
        <Link
          to="/turs"
          className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start rounded-lg px-1 text-sm font-semibold text-primary-strong"
        >
          <Icon name="i-lucide-arrow-left" className="size-4" />
          <Trans>All tours</Trans>
        </Link>
        <h1 className="text-2xl">{toursTitle(i18n, { country: search.country, month: undefined })}</h1>
      </header>
      {answer.ok ? (
        <Tours list={answer.value} loaded={loaded} />
      ) : (
        <SearchFailure
          problem={answer.problem}
          url={{}}
          late={<Trans>The tours did not answer in time</Trans>}
          failed={<Trans>We cannot search for tours right now</Trans>}
          onRetry={() => void router.invalidate()}
        />
      )}
      <section aria-labelledby="search-tours" className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <h2 id="search-tours" className="mb-3 text-lg">
          <Trans>When, and who is coming</Trans>
        </h2>
        <TourSearchForm initial={search} today={today} />
      </section>
    </div>
  )
}

function Tours({ list: { tours, people }, loaded }: { readonly list: TourList; readonly loaded: LoadedTours }) {
  if (tours.length === 0)
    return (
      <Card>
        <p>
          <Trans>No tour of this country is sold right now. Look again soon, or in another country.</Trans>
        </p>
      </Card>
    )
  return (
    <>
      <p className="text-sm text-muted">
        <Plural
          value={people}
          one="Total for # traveler, taxes and fees included"
          other="Total for # travelers, taxes and fees included"
        />
      </p>
      <ol className="flex flex-col gap-2">
        {tours.map((tour) => (
          <li key={tour.code}>
            <TourCard tour={tour} people={people} search={loaded.parameters} heading="h2" />
          </li>
        ))}
      </ol>
    </>
  )
}
