import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PaymentRow } from '../payment-row.ts'
import { pageWords } from './page-words.ts'

/** Who is paid, as the card statement says it. */
const payee = 'Trayecto'

export const amountOf = (row: PaymentRow): string =>
  formatMoney({ amount: row.amount ?? 0, currency: row.currency ?? 'USD' }, row.language)

interface PageProps {
  readonly language: 'en' | 'es'
  readonly title: string
  /** what must have come before anything of the page is seen */
  readonly script?: string
  readonly children: ReactNode
}

export const Page = ({ language, title, script, children }: PageProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="stylesheet" href="/pay/style.css" />
      {script && <script src={script} />}
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
)

/** What is paid and to whom: strong customer authentication asks that both are shown. */
export const Terms = ({ row }: { readonly row: PaymentRow }) => {
  const words = pageWords[row.language]
  return (
    <dl>
      <dt>{words.payee}</dt>
      <dd>{payee}</dd>
      <dt>{words.amount}</dt>
      <dd>{amountOf(row)}</dd>
    </dl>
  )
}

interface ClosedPageProps {
  /** undefined where there is no such payment */
  readonly row: PaymentRow | undefined
  readonly returnTo: string | null
}

/** For whoever comes to a page on which nothing can be paid: why, and the way back. */
export const ClosedPage = ({ row, returnTo }: ClosedPageProps) => {
  const language = row?.language ?? 'en'
  const words = pageWords[language]
  return (
    <Page language={language} title={words.over}>
      <p>{(row && words.overNotes[row.status]) ?? words.overNote}</p>
      {returnTo && <a href={returnTo}>{words.back}</a>}
    </Page>
  )
}
