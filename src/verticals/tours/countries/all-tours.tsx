import { Plural, Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import HomeTourSearch from '../form/home-tour-search.tsx'
import type { CountryOfTours, LoadedCountries } from './country-of-tours.ts'

/** Every tour, by the countries that they are of. */
export function AllTours({ loaded: { today, countries } }: { readonly loaded: LoadedCountries }) {
  const router = useRouter()
  return (
    <div className="page-width flex flex-col gap-8 py-6 sm:py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Tours, day by day</Trans>
        </h1>
        <p className="max-w-160 text-muted sm:text-lg">
          <Trans>
            Trips of several days with a guide. Before you book you see every day, who goes, what it costs in all and
            until when it may be called off.
          </Trans>
        </p>
      </header>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <HomeTourSearch today={today} />
      </div>
      {countries.ok ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {countries.value.map((country) => (
            <Country key={country.slug} country={country} />
          ))}
        </ul>
      ) : (
        <SearchFailure
          problem={countries.problem}
          url={{}}
          late={<Trans>The tours did not answer in time</Trans>}
          failed={<Trans>We cannot search for tours right now</Trans>}
          onRetry={() => void router.invalidate()}
        />
      )}
    </div>
  )
}

function Country({ country: { slug, name, tours } }: { readonly country: CountryOfTours }) {
  return (
    <li className="rounded-2xl border border-line bg-surface p-4">
      <h2 className="text-base font-bold">
        <Link
          to="/turs/$country"
          params={{ country: slug }}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {name}
        </Link>
      </h2>
      <ul className="flex flex-col">
        {tours.map((tour) => (
          <li key={tour.code}>
            <Link
              to="/turs/$country/$package"
              params={{ country: slug, package: tour.code }}
              preload={false}
              className="inline-flex min-h-9 items-center text-sm hover:underline"
            >
              {tour.name}
            </Link>{' '}
            <span className="text-sm text-muted">
              <Plural value={tour.days} one="# day" other="# days" />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
