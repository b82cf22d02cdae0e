import { HttpServerResponse } from 'effect/http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listPageStyle } from './list-page-style.ts'
import { unsubscribeWords } from './unsubscribe-words.ts'

export type Language = keyof typeof unsubscribeWords

interface ListPageProps {
  readonly language: Language
  readonly title: string
  readonly children: ReactNode
}

/** A page about the list of those who want news: whoever comes from a mail reads it in the mail's language. */
export const ListPage = ({ language, title, children }: ListPageProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · Trayecto`}</title>
      <style>{listPageStyle}</style>
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {children}
        <p>
          <a href={`/${language}`}>{unsubscribeWords[language].home}</a>
        </p>
      </main>
    </body>
  </html>
)

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Its address is somebody's way off the list: the site that it leads to is not told it, and nothing on the way keeps it. */
export const listPage = (page: ReactNode) =>
  HttpServerResponse.text(`<!doctype html>${renderToStaticMarkup(page)}`, {
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
