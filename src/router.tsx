import { I18nProvider } from '@lingui/react'
import { createRouter } from '@tanstack/react-router'
import { listenEarly } from './features/pwa/early-events.ts'
import { ErrorView } from './features/shell/error-view.tsx'
import { NotFoundView } from './features/shell/not-found-view.tsx'
import { createTranslator } from './i18n/catalogue.ts'
import { localizePathname, splitLocale } from './i18n/locale.ts'
import { giveRedirectOnce } from '#/app/router/give-redirect-once.ts'
import { keepEarlyScroll } from '#/app/router/keep-early-scroll.ts'
import { keepLeftPage } from '#/app/router/keep-left-page.ts'
import { fragmentCache } from '#/app/fragment-cache/fragment-cache.tsx'
import { installFastLocations } from '#/app/router/fast-location.ts'
import { pageScope } from '#/features/visitor/read-page-scope.ts'
import { parseQuery, stringifyQuery } from '#domain/query-parameters.ts'
import { uniqueParameters } from '#domain/unique-parameters.ts'
import { replaceQueries } from '#/app/router/replaced-queries.ts'
import { routeTree } from './routeTree.gen.ts'
import { DisplayPreferencesProvider } from '#/ui/money/display-preferences.tsx'
import { untilHad } from '#/ui/hydration/until-had.ts'
import type { RequestContext } from './server/request-context.ts'

/** How soon the words of a page are asked for again that could not be had. */
const againAfterMs = 10_000

/** One router and translator a request: nothing here is shared between visitors. */
export const getRouter = async () => {
  const page = pageScope()
  const { locale, prefixed, nonce } = page
  const inBrowser = typeof document !== 'undefined'
  /** Before anything is imported: a script that is gone may be the page's own. */
  const early = inBrowser ? listenEarly(window) : undefined
  /** A page that was sent stays as it is until its words are there: a failure would leave it asleep for good. */
  const translator = () =>
    createTranslator({ locale, country: page.visitor.country }, inBrowser ? page.words : undefined)
  const { i18n, learn } = await (inBrowser ? untilHad(translator, againAfterMs) : translator())
  const localized = (pathname: string): string => (prefixed ? localizePathname(pathname, locale) : pathname)
  const router = createRouter({
    routeTree,
    context: { i18n, learn, locale, page, early },
    // the server leads to what it has read: the browser comes to no address that says a thing twice
    parseSearch: import.meta.env.SSR ? (query) => uniqueParameters(parseQuery(query)) : parseQuery,
    stringifySearch: stringifyQuery,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    ssr: nonce === undefined ? {} : { nonce },
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).pathname
        return url
      },
      output: ({ url }) => {
        url.pathname = localized(url.pathname)
        return url
      },
    },
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <DisplayPreferencesProvider initial={page.visitor}>{fragmentCache(children)}</DisplayPreferencesProvider>
      </I18nProvider>
    ),
  })
  giveRedirectOnce(router)
  installFastLocations(router, localized)
  if (inBrowser) {
    keepEarlyScroll(router)
    keepLeftPage(router)
    replaceQueries(router)
    await untilHad(() => learn(router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId)), againAfterMs)
  }
  return router
}

declare module '@tanstack/router-core' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
    server: { requestContext: RequestContext }
  }
}
