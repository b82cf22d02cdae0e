import '../styles/fonts.css'
import 'virtual:uno.css'
import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { I18n } from '@lingui/core'
import { HeadContent, Outlet, Scripts, createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDeferredClient } from '#/app/client-start/use-deferred-client.tsx'
import { AttributionProvider } from '#/features/attribution/attribution-provider.tsx'
import { FooterCall, HeaderCall } from '#/features/call-centre/call-links.tsx'
import { loseWords } from '#/features/pwa/chunk-guard.ts'
import type { EarlyEvents } from '#/features/pwa/early-events.ts'
import { hasBegun } from '#/features/checkout/draft/begun-booking.ts'
import { Pwa } from '#/features/pwa/pwa.tsx'
import { EarlyPresses } from '#/features/shell/early-presses.tsx'
import { LoadingBar } from '#/features/shell/loading-bar.tsx'
import { OfflineNotice } from '#/features/shell/offline-notice.tsx'
import { SiteFooter } from '#/features/shell/site-footer.tsx'
import { SiteHeader } from '#/features/shell/site-header.tsx'
import { SiteMain } from '#/features/shell/site-main.tsx'
import { loadDisplayCurrency } from '#/features/visitor/currency/load-display-currency.ts'
import { PreferencesMenu } from '#/features/visitor/preferences/preferences-menu.tsx'
import { ViewportCookie } from '#/features/visitor/viewport-cookie.tsx'
import { VisitorRates } from '#/features/visitor/currency/visitor-rates.tsx'
import { useDisplayPreferences } from '#/ui/money/display-preferences.tsx'
import { paper } from '#/styles/paper.ts'
import { shellWords } from '../i18n/words.ts'
import type { Locale } from '../i18n/locale.ts'
import { type PageScope, scopeContent, scopeMeta, wordsMeta } from '#/features/visitor/page-scope.ts'

interface RootContext {
  readonly i18n: I18n
  readonly learn: (routeIds: readonly string[]) => Promise<void>
  readonly locale: Locale
  readonly page: PageScope
  /** missing on the server */
  readonly early: EarlyEvents | undefined
}

const colourFor = (scheme: 'light' | 'dark') => ({
  name: 'theme-color',
  content: paper[scheme === 'light' ? 0 : 1],
  media: `(prefers-color-scheme: ${scheme})`,
})

const routeIdsOf = (matches: readonly { readonly routeId: unknown }[]): readonly string[] =>
  matches.map(({ routeId }) => String(routeId))

export const Route = createRootRouteWithContext<RootContext>()({
  loader: () => loadDisplayCurrency(),
  staleTime: Number.POSITIVE_INFINITY,
  /**
   * Who comes by the router has been sent nothing of the page: it is rendered here, and with all its words. A page that stands has
   * those that it shows: it is not lost for want of others while there is no connection.
   */
  beforeLoad: ({ context, matches }) =>
    matches.every(({ status }) => status === 'success') && !navigator.onLine
      ? undefined
      : context.learn([...routeIdsOf(matches), shellWords]).catch(loseWords),
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      colourFor('light'),
      colourFor('dark'),
      { name: scopeMeta, content: scopeContent(match.context.page) },
      ...(match.context.page.words ? [{ name: wordsMeta, content: match.context.page.words }] : []),
    ],
    links: [
      { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, page } = Route.useRouteContext()
  const { theme } = useDisplayPreferences()
  const lateClient = useDeferredClient()
  return (
    <html lang={locale} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <HeadContent />
        <EarlyPresses />
        {lateClient}
      </head>
      <body>
        <LoadingBar />
        <SiteHeader call={<HeaderCall locale={locale} />} settings={<PreferencesMenu locale={locale} />} />
        <OfflineNotice />
        <SiteMain>{children}</SiteMain>
        <SiteFooter locale={locale} call={<FooterCall locale={locale} />} />
        <ViewportCookie />
        <Pwa build={page.build} isTaken={hasBegun} />
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  return (
    <VisitorRates initial={Route.useLoaderData()}>
      <AttributionProvider>
        <Outlet />
      </AttributionProvider>
    </VisitorRates>
  )
}
