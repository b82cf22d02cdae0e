import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { I18nProvider } from '@lingui/react'
import { createI18n } from './i18n/catalogue.ts'
import { splitLocale } from './i18n/locale.ts'
import { pageScope } from './page-scope.ts'
import { routeTree } from './routeTree.gen.ts'

/** One router, translator and query cache a request: nothing here is shared between visitors. */
export const getRouter = async () => {
  const { locale, prefixed, nonce } = pageScope()
  const i18n = await createI18n(locale)
  const queryClient = new QueryClient()
  return createRouter({
    routeTree,
    context: { i18n, locale },
    scrollRestoration: true,
    defaultPreload: 'intent',
    ssr: nonce === undefined ? {} : { nonce },
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).pathname
        return url
      },
      output: ({ url }) => {
        if (prefixed) url.pathname = `/${locale}${url.pathname === '/' ? '' : url.pathname}`
        return url
      },
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </QueryClientProvider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
