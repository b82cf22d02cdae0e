import { HttpServerResponse } from 'effect/http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { unsubscribeWords } from './unsubscribe-words.ts'

const style = `
:root { color-scheme: light dark; --ink: #1d2433; --back: #fff; --go: #1f4bd8; --on-go: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --back: #10141d; --go: #9db8ff; --on-go: #10141d; } }
body { margin: 0; padding: 2rem 1rem; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: auto; overflow-wrap: anywhere; }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: .75rem; background: var(--go); color: var(--on-go); font: inherit; font-weight: 600; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 3px; }
`

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
      <style>{style}</style>
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
