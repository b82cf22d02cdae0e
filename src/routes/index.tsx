import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { visible } from '@tanstack/react-start/hydration'
import { AssistantSuggestion } from '#/features/assistant/assistant-suggestion.tsx'
import { ContinueBooking } from '#/features/checkout/draft/continue-booking.tsx'
import { RecentSearchList } from '#/verticals/flights/form/places/recent-search-list.tsx'
import { FlightSearchForm } from '#/verticals/flights/form/search-form.tsx'
import { HomeSchema } from '#/features/home/home-schema.tsx'
import { HomeSections } from '#/features/home/home-sections.tsx'
import { PopularRoutesSection } from '#/features/home/popular-routes-section.tsx'
import { popularRoutesFrom } from '#/features/home/popular-routes.ts'
import { ComingVertical } from '#/verticals/coming-vertical.tsx'
import { VerticalTabs } from '#/verticals/vertical-tabs.tsx'
import { preloadSearch } from '#/verticals/preload-search.ts'
import type { Sold } from '#/verticals/vertical.ts'
import { isComing, readVertical } from '#/verticals/verticals.ts'
import { publicHead } from '#/i18n/page-head.ts'
import { routeOffers } from '#/app/content/route-offers.ts'

/** Whatever else a campaign wrote into the address stays there. */
const readHomeUrl = ({ tab, ...rest }: Record<string, unknown>): { tab?: string } =>
  typeof tab === 'string' && tab !== 'flights' ? { ...rest, tab } : rest

export const Route = createFileRoute('/')({
  validateSearch: readHomeUrl,
  loader: async ({ location }) => {
    await preloadSearch(location.search)
    return (await import('#/verticals/flights/form/search-form.functions.ts')).loadSearchForm()
  },
  head: ({ match: { context, pathname } }) =>
    publicHead({
      ...context.page,
      pathname,
      title: context.i18n._(msg`Compare flights with no hidden fees`),
      description: context.i18n._(
        msg`Search and compare flights between thousands of airports. Taxes and fees are in the first price that you see, and nothing is added later.`,
      ),
    }),
  component: Home,
})

function Home() {
  const { initial } = Route.useLoaderData()
  const vertical = readVertical(Route.useSearch().tab)
  const { locale, page } = Route.useRouteContext()
  const routes = popularRoutesFrom(page.visitor.coordinates)
  const offers = routes ? routeOffers(routes, initial) : []
  return (
    <div className="page-width flex flex-col gap-16 pb-4 pt-8 sm:pt-12">
      <HomeSchema origin={page.origin} locale={locale} />
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl">
            <Trans>Where to?</Trans>
          </h1>
          <p className="text-muted sm:text-lg">
            <Trans>The price you see first is the price you pay.</Trans>
          </p>
        </div>
        <VerticalTabs active={vertical} />
        {isComing(vertical) ? <ComingVertical vertical={vertical} /> : <Search vertical={vertical} />}
      </div>
      {routes && (
        <>
          <Hydrate when={visible()}>
            <PopularRoutesSection from={routes.from} offers={offers} locale={locale} />
          </Hydrate>
          <Hydrate when={visible()}>
            <HomeSections from={routes.from} to={routes.to} locale={locale} />
          </Hydrate>
        </>
      )}
    </div>
  )
}

/** The form of the kind of travel that is open, and what a visitor may go on with. */
function Search({ vertical: { Search: Own } }: { readonly vertical: Sold }) {
  const { initial, places, nearby, today } = Route.useLoaderData()
  return (
    <>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        {Own ? (
          <Own today={today} />
        ) : (
          <FlightSearchForm initial={initial} places={places} nearby={nearby} today={today} />
        )}
      </div>
      {!Own && <AssistantSuggestion />}
      {!Own && <RecentSearchList today={today} />}
      <ContinueBooking narrow="page" />
    </>
  )
}
