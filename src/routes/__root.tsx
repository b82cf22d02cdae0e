import '../styles/fonts.css'
import 'virtual:uno.css'
import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { I18n } from '@lingui/core'
import { HeadContent, Outlet, Scripts, createRootRouteWithContext } from '@tanstack/react-router'
import type { Locale } from '../i18n/locale.ts'

export const Route = createRootRouteWithContext<{ i18n: I18n; locale: Locale }>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Trayecto' },
    ],
    links: [{ rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }],
  }),
  component: Root,
})

function Root() {
  const { locale } = Route.useRouteContext()
  return (
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
