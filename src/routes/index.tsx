import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { AssistantSuggestion } from '#/features/assistant/assistant-suggestion.tsx'
import { ContinueBooking } from '#/features/checkout/draft/continue-booking.tsx'
import { RecentSearchList } from '#/verticals/flights/form/places/recent-search-list.tsx'
import { HomeSearchIsland } from '#/app/home/home-search-island.tsx'
import { CachedIsland, StaticIsland } from '#/ui/hydration/static-island.tsx'
import { HomeSchema, HomeSections, PopularRoutesSection } from '#/features/home/lazy-sections.ts'
import type { PopularRoutes } from '#/features/home/popular-routes.ts'
import { useWakingForCurrency } from '#/ui/money/use-waking-for-currency.ts'
import { DeferredPart } from '#/features/shell/early-presses.tsx'
import { ComingVertical } from '#/verticals/coming-vertical.tsx'
import { VerticalTabs } from '#/verticals/vertical-tabs.tsx'
import { preloadSearch } from '#/verticals/preload-search.ts'
import type { Sold } from '#/verticals/vertical.ts'
import { isComing, readVertical, verticalsOnSale } from '#/verticals/verticals.ts'
import { publicHead } from '#/i18n/page-head.ts'

/** Whatever else a campaign wrote into the address stays there. */
const readHomeUrl = ({ tab, ...rest }: Record<string, unknown>): { tab?: string } =>
  typeof tab === 'string' && tab !== 'flights' ? { ...rest, tab } : rest

export const Route = createFileRoute('/')({
  validateSearch: readHomeUrl,
  loader: async ({ location }) => {
    await preloadSearch(location.search)
    return (await import('#/app/home/load-home.functions.ts')).loadHome()
  },
  head: async ({ match: { context, pathname, search } }) => {
    // every page's first script has the heads of all routes: the names of the tabs come when they are asked for
    const { readVertical, verticalsOnSale: onSale } = await import('#/verticals/verticals.ts')
    return publicHead({
      ...context.page,
      pathname,
      title: context.i18n._(
        readVertical(search.tab, onSale(context.page)).title ?? msg`Compare flights with no hidden fees`,
      ),
      description: context.i18n._(
        msg`Search and compare flights between thousands of airports. Taxes and fees are included in the first price you see, and nothing is added later.`,
      ),
    })
  },
  component: Home,
})

function Home() {
  const { suggested } = Route.useLoaderData()
  const { locale, page } = Route.useRouteContext()
  const vertical = readVertical(Route.useSearch().tab, verticalsOnSale(page))
  const waking = useWakingForCurrency()
  const [openedAt] = useState(Date.now)
  // a page that came with prices that hold has nothing left to ask
  const asksPrices = suggested?.offers.some(
    ({ priced, pricesMoveAt }) => priced === undefined || openedAt >= pricesMoveAt,
  )
  return (
    <div className="page-width flex flex-col gap-5 pb-4 pt-4 sm:gap-12 sm:pt-8">
      <div className="hidden">
        <StaticIsland>
          <HomeSchema origin={page.origin} locale={locale} />
        </StaticIsland>
      </div>
      <div className="flex flex-col gap-3 sm:gap-4">
        <div className="flex flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-baseline">
          <h1 className="text-xl sm:text-2xl">
            <Trans>Where to?</Trans>
          </h1>
          <p className="text-sm text-muted sm:text-lg">
            <Trans>The price you see first is the price you pay.</Trans>
          </p>
        </div>
        <VerticalTabs active={vertical} />
        {isComing(vertical) ? (
          <ComingVertical vertical={vertical} />
        ) : (
          <Search vertical={vertical} routes={suggested} />
        )}
      </div>
      {suggested && (
        <>
          <CachedIsland
            {...waking}
            {...(asksPrices && { hydrate: 'visible' })}
            part={PopularRoutesSection}
            of={{ from: suggested.from, offers: suggested.offers, locale }}
          />
          <CachedIsland
            part={HomeSections}
            of={{ from: suggested.from, to: suggested.offers.map(({ to }) => to), locale }}
          />
        </>
      )}
    </div>
  )
}

const cardClass = 'relative rounded-2xl border border-line bg-surface p-3 sm:p-4'

interface SearchProps {
  readonly vertical: Sold
  readonly routes: PopularRoutes | undefined
}

/** The form of the kind of travel that is open, and what a visitor may go on with. */
function Search({ vertical: { Search: Own }, routes }: SearchProps) {
  const { suggested: _suggested, ...start } = Route.useLoaderData()
  const { locale } = Route.useRouteContext()
  const popular = useMemo(
    () =>
      routes &&
      [...routes.to, routes.from].map(({ code, names }) => ({ code, cityName: names[locale], pathName: names.es })),
    [routes, locale],
  )
  return (
    <>
      {Own ? (
        <Suspense fallback={<div className={`${cardClass} h-83 lg:h-49 xl:h-27`} />}>
          <DeferredPart className={cardClass}>
            <Own {...start} />
          </DeferredPart>
        </Suspense>
      ) : (
        <HomeSearchIsland {...start} popular={popular} />
      )}
      {!Own && <AssistantSuggestion />}
      {!Own && <RecentSearchList today={start.today} />}
      <ContinueBooking narrow="page" />
    </>
  )
}
