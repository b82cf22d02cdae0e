import { quoteHourEnds } from '#domain/time/quote-hour.ts'
import { type PopularRoutes, popularRoutesFrom } from '#/features/home/popular-routes.ts'
import type { RouteOffer } from '#/features/home/route-offer.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { type SearchFormStart, prepareSearchForm } from '#/verticals/flights/form/search-form.server.ts'
import { lowestTo } from '#/verticals/flights/prices/prices.server.ts'
import { routeOffers, routePricesQuestion } from './route-offers.ts'

export interface HomeStart extends SearchFormStart {
  /** what can be suggested to somebody who is where the visitor is */
  readonly suggested: SuggestedRoutes | undefined
}

interface SuggestedRoutes extends PopularRoutes {
  readonly offers: readonly RouteOffer[]
}

export const prepareHome = async (): Promise<HomeStart> => {
  const moveAt = quoteHourEnds(Date.now())
  const start = await prepareSearchForm()
  const routes = popularRoutesFrom(requestScope().visitor.coordinates)
  const asked = routes && routePricesQuestion(routes, start.initial)
  const found = asked && (await runServer(lowestTo(asked.question, asked.codes)))
  const prices = { lowest: found?.ok ? found.value : {}, moveAt }
  return { ...start, suggested: routes && { ...routes, offers: routeOffers(routes, start.initial, prices) } }
}
